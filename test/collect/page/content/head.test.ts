import { describe, expect, test } from 'vitest';
import { readHead } from '../../../../lib/collect/page/content/head.ts';
import { sent, times } from '../../../kit/reading.ts';

const headOf = (html: string) => readHead(sent(`<!doctype html><head>${html}`));

test('titles are folded, exclude those of svg images, and are at most twenty', async () => {
  const { titles } = await headOf(`<title> a
    b </title></head><body><svg><title>c</title></svg>${times(30, (index) => `<title>${index}</title>`)}`);
  expect(titles.slice(0, 2)).toEqual(['a b', '0']);
  expect(titles).toHaveLength(20);
});

describe('metas', () => {
  test('have names in lower case and content as written', async () => {
    const { metas } = await headOf(
      '<META NAME=" Robots " CONTENT=" NoIndex "><meta property="OG:Title" content=x><meta http-equiv="Refresh"></head><body><meta name=a>',
    );
    expect(metas).toEqual([
      { name: 'robots', property: '', httpEquiv: '', content: ' NoIndex ', inHead: true },
      { name: '', property: 'og:title', httpEquiv: '', content: 'x', inHead: true },
      { name: '', property: '', httpEquiv: 'refresh', content: '', inHead: true },
      { name: 'a', property: '', httpEquiv: '', content: '', inHead: false },
    ]);
  });

  test('truncate content later for a policy than for other metas', async () => {
    const long = 'x'.repeat(20_000);
    const { metas } = await headOf(
      `<meta name=a content=${long}><meta http-equiv=content-security-policy content=${long}>`,
    );
    expect(metas.map(({ content }) => content.length)).toEqual([2_000, 16_000]);
  });

  test('are at most two hundred, with 60,000 characters in all', async () => {
    expect((await headOf(times(250, () => '<meta name=a>'))).metas).toHaveLength(200);
    const { metas } = await headOf(times(40, () => `<meta name=a content=${'x'.repeat(2_000)}>`));
    expect(metas).toHaveLength(29);
  });
});

describe('links', () => {
  test('have the attributes that checks need', async () => {
    const { links } = await headOf(
      `<LINK REL=" Alternate  Stylesheet" HREF="/a" HREFLANG=" nl-NL " TYPE="Text/CSS" sizes="32X32"><link rel=canonical href="https://[">
       <link href=" "><link></head><body><link rel=icon href=b>`,
    );
    expect(links[0]).toEqual({
      rel: 'alternate stylesheet',
      raw: '/a',
      href: 'https://voorbeeld.nl/a',
      hreflang: 'nl-NL',
      type: 'text/css',
      sizes: '32x32',
      inHead: true,
    });
    expect(links.slice(1).map(({ rel, raw, href, inHead }) => [rel, raw, href, inHead])).toEqual([
      ['canonical', 'https://[', null, true],
      ['', ' ', null, true],
      ['', null, null, true],
      ['icon', 'b', 'https://voorbeeld.nl/b', false],
    ]);
  });

  test('are truncated when long', async () => {
    const [link] = (await headOf(`<link href="/${'x'.repeat(3_000)}" hreflang=${'y'.repeat(200)}>`)).links;
    expect([link?.raw?.length, link?.href?.length, link?.hreflang.length]).toEqual([2_000, 2_000, 100]);
  });

  const preloads = times(300, () => '<link rel=preload>');

  test.each(
    'canonical alternate icon apple-touch-icon license describedby amphtml prev next https://api.w.org/'.split(' '),
  )('%s is preserved in its place when there are too many', async (rel) => {
    const { links } = await headOf(`${preloads}<link rel="X ${rel} y">`);
    expect(links).toHaveLength(300);
    expect(links.at(-1)?.rel).toBe(`x ${rel.toLowerCase()} y`);
  });

  test('are all preserved at exactly the maximum', async () => {
    expect((await headOf(`${times(300, () => '<link rel=preload>')}`)).links).toHaveLength(300);
    expect((await headOf(`${times(301, () => '<link rel=icon>')}<link rel=preload>`)).links).toHaveLength(300);
  });
});

test('strays are those of the HTML as sent', async () => {
  expect((await headOf('<title>t</title><img src=x><link rel=canonical href="/"></head><body>')).strays).toEqual([
    'img',
  ]);
});
