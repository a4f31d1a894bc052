import { describe, expect, test } from 'vitest';
import type { Page } from '../../../lib/facts/page.ts';
import { inPage } from '../kit/in-page.ts';

const { run } = inPage('lib/collect/page/read-page.ts');

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const files = { 'https://voorbeeld.nl/a.png': { type: 'image/png', body: new Uint8Array(PNG) } };
const images = async (body: string): Promise<Page['images']> =>
  (
    await run<Page>(`<!doctype html><html lang=nl><title>t</title><body>${body}`, 'subject.readLive(document)', {
      files,
    })
  ).images;
const rawImages = async (body: string): Promise<Page['images']['list']> =>
  (await run<Page>('', `subject.readRaw(${JSON.stringify(`<title>t</title><body>${body}`)}, 'https://voorbeeld.nl/')`))
    .images.list;

describe('images', () => {
  test('lists sizes, alt text and loading state', async () => {
    const { list, total } = await images(
      '<main><img src=/a.png alt=" Een fiets " width=300 height=200 loading=LAZY><img src=/weg.png width=50 height=50></main>',
    );
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({
      raw: '/a.png',
      src: 'https://voorbeeld.nl/a.png',
      alt: ' Een fiets ',
      width: 300,
      height: 200,
      naturalWidth: 1,
      complete: true,
      loading: 'lazy',
      region: 'content',
    });
    expect(list[1]).toMatchObject({ alt: null, complete: true, naturalWidth: 0 });
  });

  test.each([
    ['<img src=a.png data-src=b.png>', 'https://voorbeeld.nl/a.png', false],
    ['<img data-src=b.png>', null, true],
    [
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src=b.png>',
      'data:image/gif;base64,R0lGODlhAQABAAAAA',
      true,
    ],
    ['<img srcset="c.png 1x, d.png 2x">', 'https://voorbeeld.nl/c.png', false],
    // A comma may stand in an address, as image services write their sizes (HTML, "parse a srcset attribute").
    ['<img srcset="/w_4,h_3/c.png 4w, d.png">', 'https://voorbeeld.nl/w_4,h_3/c.png', false],
    ['<img srcset="c.png, d.png 2x">', 'https://voorbeeld.nl/c.png', false],
    ['<img>', null, false],
  ])('%s', async (body, src, lazyByScript) => {
    expect((await rawImages(body))[0]).toMatchObject({
      lazyByScript,
      src: src === null ? null : expect.stringContaining(src.slice(0, 30)),
    });
  });

  test.each([
    ['<img src=a alt="" role=presentation>', true],
    ['<div aria-hidden="true"><img src=a></div>', true],
    ['<img src=a alt="">', false],
  ])('decorative: %s', async (body, decorative) => expect((await images(body)).list[0]?.decorative).toBe(decorative));

  test('lists background images', async () => {
    const box = (style: string, text = '') => `<div style="height:100px;${style}">${text}</div>`;
    const { backgrounds } = await images(
      [
        `<main>${box('background:url(/groot.jpg)')}`,
        box('background:url(/tekst.jpg)', 'Welkom'),
        box('background:url(/klein.jpg);width:100px'),
        box('background:url(/weg.jpg);visibility:hidden'),
        box('background:linear-gradient(red,blue)'),
        `<nav>${box('background:url(/menu.jpg)')}</nav></main>`,
        `<footer>${box('background:url(/voet.jpg)')}</footer>`,
      ].join(''),
    );
    expect(backgrounds).toEqual(['https://voorbeeld.nl/groot.jpg']);
  });
});
