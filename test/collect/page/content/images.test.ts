import { describe, expect, test } from 'vitest';
import { readImages } from '../../../../lib/collect/page/content/images.ts';
import { sent, shown, times } from '../../../kit/reading.ts';

const raw = async (body: string) => (await readImages(sent(`<!doctype html><html lang=nl><body>${body}`))).list;

test('an image is read with its attributes', async () => {
  expect(await raw('<main><img src=" /a.png" alt=" Een fiets " loading=LAZY></main>')).toEqual([
    {
      raw: ' /a.png',
      src: 'https://voorbeeld.nl/a.png',
      lazyByScript: false,
      loading: 'lazy',
      alt: ' Een fiets ',
      width: 0,
      height: 0,
      naturalWidth: 0,
      complete: false,
      decorative: false,
      region: 'content',
      lang: 'nl',
      selector: '',
    },
  ]);
  expect((await raw('<nav lang=en><img></nav>'))[0]).toMatchObject({
    raw: null,
    src: null,
    loading: '',
    alt: null,
    region: 'nav',
    lang: 'en',
  });
});

test.each<readonly [string, string | null, boolean]>([
  ['<img src=a.png data-src=b.png>', 'a.png', false],
  ['<img src=a.png srcset=b.png>', 'a.png', false],
  ['<img src=" " srcset="c.png 1x, d.png 2x">', 'c.png', false],
  ['<img srcset="/w_4,h_3/c.png 4w, d.png">', 'w_4,h_3/c.png', false],
  ['<img srcset=" , c.png, d.png 2x">', 'c.png', false],
  ['<img srcset="c.png,, d.png 2x">', 'c.png', false],
  ['<img>', null, false],
  ...['data-src', 'data-srcset', 'data-lazy-src', 'data-lazy', 'data-original', 'data-lazy-srcset'].map(
    (name) => [`<img ${name}=b.png>`, null, true] as const,
  ),
])('%s loads %s', async (body, address, lazyByScript) => {
  const src = address === null ? null : `https://voorbeeld.nl/${address}`;
  expect((await raw(body))[0]).toMatchObject({ src, lazyByScript });
});

test('a data placeholder is truncated and counts as loaded by script', async () => {
  const [image] = await raw(`<img src="data:image/gif;base64,${'A'.repeat(99)}" data-lazy-src=b.png>`);
  expect([image?.raw?.length, image?.src?.length, image?.lazyByScript]).toEqual([40, 40, true]);
});

test.each([
  ['<img role=Presentation>', true],
  ['<img role=none>', true],
  ['<img role=img>', false],
  ['<div aria-hidden=true><img></div>', true],
  ['<div aria-hidden=false><img></div>', false],
  ['<img alt="">', false],
])('%s is decorative: %s', async (body, decorative) => expect((await raw(body))[0]?.decorative).toBe(decorative));

describe('limits', () => {
  test('lists as many as fit, and counts all', async () => {
    const { total, list } = await readImages(sent('<img>'.repeat(510)));
    expect([total, list.length, list[0]?.region]).toEqual([510, 432, 'content']);
  });

  test('truncates long texts', async () => {
    const long = 'x'.repeat(3_000);
    const [image] = await raw(`<img src="/${long}" alt="${long}" loading="${long}">`);
    expect([image?.raw, image?.src, image?.alt, image?.loading].map((text) => text?.length)).toEqual([
      500, 500, 500, 20,
    ]);
    const [late] = await raw(`<img srcset="${' '.repeat(1_995)}abcdefgh 2x">`);
    expect(late?.src).toBe('https://voorbeeld.nl/abcde');
  });
});

test('a visible image has a selector', async () => {
  const { list } = await readImages(shown('<body><p class=a><img src=b.png></p>'));
  expect(list[0]).toMatchObject({ selector: 'p.a > img', width: 0, naturalWidth: 0 });
  expect((await readImages(sent(times(1, () => '<div style="background:url(/a.png)"></div>')))).backgrounds).toEqual(
    [],
  );
});
