import { describe, expect, test } from 'vitest';
import { collectFavicon } from '../../../lib/collect/site/favicon.ts';
import { requestGlance } from '../../../lib/collect/site/glance.ts';
import { collectShareImage } from '../../../lib/collect/site/share-image.ts';
import { linkElement, meta, property } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const SITE = 'https://voorbeeld.nl';
const URL_OF = `${SITE}/fiets`;
const HTML = { 'content-type': 'text/html' };

const look = (answer: FakeAnswer) => requestGlance(fakeReach({}, { [URL_OF]: answer }), URL_OF, 'canonical');

describe('a glance at a page', () => {
  const says = {
    head: {
      metas: [meta('robots', 'noindex'), meta('bingbot', 'a'), meta('googlebot', 'b'), meta('description', 'x')],
      links: [linkElement('canonical', `${SITE}/c`), linkElement('alternate', `${SITE}/en`, { hreflang: 'en' })],
    },
  };

  test('returns what its head and its headers contain', async () => {
    const link = `<${SITE}/h>; rel="canonical", <${SITE}/de>; rel="alternate"; hreflang="de"`;
    const headers = { ...HTML, link, 'x-robots-tag': 'noarchive' };
    expect(await look({ says, headers, redirected: true })).toEqual({
      asked: URL_OF,
      status: 200,
      redirected: true,
      contentType: 'text/html',
      robotsHeader: 'noarchive',
      robotsMetas: [
        { name: 'robots', content: 'noindex' },
        { name: 'bingbot', content: 'a' },
        { name: 'googlebot', content: 'b' },
      ],
      title: expect.any(String),
      canonicals: [`${SITE}/c`, `${SITE}/h`],
      alternates: [
        { hreflang: 'en', href: `${SITE}/en` },
        { hreflang: 'de', href: `${SITE}/de` },
      ],
    });
  });

  test('has empty values without headers', async () =>
    expect(await look({ headers: {} })).toMatchObject({ contentType: '', robotsHeader: '', robotsMetas: [] }));

  test.each([
    [199, 0],
    [200, 3],
    [299, 3],
    [300, 0],
    [404, 0],
  ])('with status %i has %i elements for robots', async (status, count) =>
    expect((await look({ says, status })).robotsMetas).toHaveLength(count),
  );

  test('stores twenty elements, five canonicals and two hundred alternates', async () => {
    const links = [
      ...Array.from({ length: 9 }, (_, index) => linkElement('canonical', `${SITE}/${index}`)),
      ...Array.from({ length: 210 }, (_, index) => linkElement('alternate', `${SITE}/${index}`, { hreflang: 'en' })),
    ];
    const metas = Array.from({ length: 30 }, () => meta('robots', 'x'));
    const { robotsMetas, canonicals, alternates } = await look({ says: { head: { metas, links } } });
    expect([robotsMetas.length, canonicals.length, alternates.length]).toEqual([20, 5, 200]);
  });
});

describe('the icon', () => {
  const chosen = async (...links: ReturnType<typeof linkElement>[]): Promise<readonly [boolean, string]> => {
    const reach = fakeReach({ head: { links } });
    const { declared } = await collectFavicon(target(), reach);
    return [declared, reach.requests[0]?.url.slice(SITE.length) ?? ''];
  };
  const icon = (name: string, changes: Parameters<typeof linkElement>[2] = {}, rel = 'icon') =>
    linkElement(rel, `${SITE}/${name}`, changes);

  test.each([
    ['none is declared', [], false, '/favicon.ico'],
    ['one is declared', [icon('a.png')], true, '/a.png'],
    ['one has the old relation “shortcut icon”', [icon('a.ico', {}, 'shortcut icon')], true, '/a.ico'],
    ['one is an old touch icon', [icon('a.png', {}, 'apple-touch-icon-precomposed')], true, '/a.png'],
    ['one is a data: URL', [linkElement('icon', 'data:image/png,x')], false, '/favicon.ico'],
    ['only another relation has one', [icon('a.png', {}, 'mask-icon')], false, '/favicon.ico'],
    ['one is larger', [icon('a.png', { sizes: '16x16' }), icon('b.png', { sizes: '48x48 32x32' })], true, '/b.png'],
    [
      'sizes differ in their number of digits',
      [icon('a.png', { sizes: '192x192' }), icon('b.png', { sizes: '96x96' })],
      true,
      '/a.png',
    ],
    ['one is an SVG', [icon('a.svg'), icon('b.png', { sizes: '48x48' })], true, '/b.png'],
    ['one is an SVG by its type', [icon('a', { type: 'image/svg+xml' }), icon('b', { sizes: '48x48' })], true, '/b'],
    ['one is an SVG with a query', [icon('a.svg?v=2'), icon('b.png', { sizes: '46x46' })], true, '/a.svg?v=2'],
    [
      'a touch icon declares no size',
      [icon('a.png', { sizes: '179x179' }), icon('b.png', {}, 'apple-touch-icon')],
      true,
      '/b.png',
    ],
    [
      'a touch icon declares a smaller size',
      [icon('a.png', { sizes: '48x48' }), icon('b.png', { sizes: '32x32' }, 'apple-touch-icon')],
      true,
      '/a.png',
    ],
    ['none declares a size', [icon('a.png'), icon('b.png')], true, '/a.png'],
  ] as const)('when %s', async (_, links, declared, path) => expect(await chosen(...links)).toEqual([declared, path]));

  test('on another host is not requested', async () => {
    const reach = fakeReach({ head: { links: [linkElement('icon', 'https://elders.nl/a.png')] } });
    await expect(collectFavicon(target(), reach)).rejects.toMatchObject({ why: 'otherHost' });
    expect(reach.requests).toEqual([]);
  });
});

describe('the share image', () => {
  test.each([
    [`${SITE}/foto.jpg`, true],
    ['https://www.voorbeeld.nl/foto.jpg', false],
    ['https://elders.nl/foto.jpg', false],
    ['foto.jpg', false],
    ['ftp://voorbeeld.nl/foto.jpg', false],
    ['', false],
  ])('at %j is requested: %s', async (image, isRequested) => {
    const reach = fakeReach({ head: { metas: [property('og:image', image)] } });
    const found = await collectShareImage(target(), reach);
    expect([found !== null, reach.requests.length]).toEqual([isRequested, isRequested ? 1 : 0]);
  });
});
