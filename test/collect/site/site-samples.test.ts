import { describe, expect, test } from 'vitest';
import { collectFavicon } from '../../../lib/collect/site/favicon.ts';
import { collectHreflangTargets } from '../../../lib/collect/site/hreflang-targets.ts';
import { collectShareImage } from '../../../lib/collect/site/share-image.ts';
import { collectVariants } from '../../../lib/collect/site/variants.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { type Deep, linkElement, property } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

type Head = Deep<Parameters<typeof fakeReach>[0]>['head'];
const HOME = 'https://voorbeeld.nl';
const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 0xb0, 0, 0, 2, 0x76,
]);
const world = (head: Head, answers: Readonly<Record<string, FakeAnswer>> = {}, url = `${HOME}/a`) => {
  const reach = fakeReach({ document: { url }, head: head ?? {} }, answers);
  return { here: target({ url }), reach, asked: () => reach.requests.map((ask) => ask.url) };
};

describe('favicon', () => {
  const icon = (href: string, sizes = '', type = '') => linkElement('icon', href, { sizes, type });

  test.each<[string, Head, string]>([
    ['is /favicon.ico when none is declared', {}, '/favicon.ico'],
    ['is the declared one', { links: [linkElement('shortcut icon', `${HOME}/i.png`)] }, '/i.png'],
    ['is the largest', { links: [icon(`${HOME}/16.png`, '16x16'), icon(`${HOME}/64.png`, '32x32 64x64')] }, '/64.png'],
    [
      'prefers a large image to an SVG',
      { links: [icon(`${HOME}/i.svg`, 'any'), icon(`${HOME}/96.png`, '96x96')] },
      '/96.png',
    ],
    [
      'prefers an SVG to a small image or one without a declared size',
      { links: [icon(`${HOME}/32.png`, '32x32'), icon(`${HOME}/i.svg`, 'any'), icon(`${HOME}/i.png`)] },
      '/i.svg',
    ],
    [
      'prefers a touch icon without a declared size to an SVG',
      { links: [icon(`${HOME}/i.svg`, 'any'), linkElement('apple-touch-icon', `${HOME}/apple.png`)] },
      '/apple.png',
    ],
    ['is not an inline one', { links: [icon('data:image/png;base64,AA')] }, '/favicon.ico'],
    ['may be a touch icon', { links: [linkElement('apple-touch-icon', `${HOME}/apple.png`)] }, '/apple.png'],
    [
      'prefers a larger touch icon',
      {
        links: [
          icon(`${HOME}/32.png`, '32x32'),
          linkElement('apple-touch-icon', `${HOME}/180.png`, { sizes: '180x180' }),
        ],
      },
      '/180.png',
    ],
    ['ignores other icon relations', { links: [linkElement('mask-icon', `${HOME}/mask.svg`)] }, '/favicon.ico'],
    ['prefers one of this site', { links: [icon('https://cdn.nl/i.svg'), icon(`${HOME}/i.png`)] }, '/i.png'],
  ])('%s', async (_, head, path) => {
    const { here, reach } = world(head, { [`${HOME}${path}`]: { body: PNG } });
    const value = FACTS.favicon.parse(await collectFavicon(here, reach));
    expect(value.file).toMatchObject({ url: `${HOME}${path}`, status: 200, image: { format: 'png', width: 1200 } });
  });

  test('is read to 256 kB for its size', async () => {
    const { here, reach } = world({}, { [`${HOME}/favicon.ico`]: { body: PNG } });
    await collectFavicon(here, reach);
    expect(reach.requests).toMatchObject([{ purpose: 'icon', cap: 262_144 }]);
  });

  test('is not requested on another site', async () => {
    const { here, reach, asked: requestOf } = world({ links: [icon('https://cdn.nl/i.svg')] });
    await expect(collectFavicon(here, reach)).rejects.toMatchObject({ why: 'otherHost' });
    expect(requestOf()).toEqual([]);
  });
});

describe('collectShareImage', () => {
  test('reads the size of an image on the page’s host', async () => {
    const { here, reach } = world(
      { metas: [property('og:image', `${HOME}/deel.png`)] },
      { [`${HOME}/deel.png`]: { body: PNG } },
    );
    expect(FACTS.shareImage.parse(await collectShareImage(here, reach))).toMatchObject({
      status: 200,
      image: { format: 'png', width: 1200, height: 630 },
    });
  });
  test('has no size when the answer is not an image', async () => {
    const answers = { [`${HOME}/deel.png`]: { status: 404, body: 'weg' } };
    const { here, reach } = world({ metas: [property('og:image', `${HOME}/deel.png`)] }, answers);
    expect(await collectShareImage(here, reach)).toMatchObject({ status: 404, image: null });
  });
  test.each(['', '/deel.png', 'https://cdn.nl/deel.png', 'https://www.voorbeeld.nl/x.png'])(
    'sends no request for "%s"',
    async (image) => {
      const { here, reach, asked: requestOf } = world({ metas: [property('og:image', image)] });
      expect(await collectShareImage(here, reach)).toBeNull();
      expect(requestOf()).toEqual([]);
    },
  );
});

describe('variants', () => {
  test.each([
    ['/a', ['/a/', '/a?utm_source=x']],
    ['/a/b/', ['/a/b', '/a/b/?utm_source=x']],
  ])('are requested for %s', async (path, expected) => {
    const { here, reach, asked: requestOf } = world({}, {}, `${HOME}${path}`);
    expect(FACTS.variants.parse(await collectVariants(here, reach))).toMatchObject({
      slash: { seen: true },
      query: { seen: true },
    });
    expect(requestOf()).toEqual(expected.map((address) => `${HOME}${address}`));
  });
  test.each(['/', '/nl/', '/a?b=c'])('are not applicable for %s', async (path) => {
    const { here, reach } = world({}, {}, `${HOME}${path}`);
    await expect(collectVariants(here, reach)).rejects.toMatchObject({ why: 'notApplicable' });
  });
  test.each(['/uitloggen', '/herstel/9f8a7c6d5e4f3a2b'])('are not requested for %s', async (path) => {
    const { here, reach, asked: requestOf } = world({}, {}, `${HOME}${path}`);
    await expect(collectVariants(here, reach)).rejects.toMatchObject({ why: 'otherHost' });
    expect(requestOf()).toEqual([]);
  });
});

describe('collectHreflangTargets', () => {
  const alternate = (code: string, href: string) => linkElement('alternate', href, { hreflang: code });

  test('requests two other pages of this site', async () => {
    const links = [
      alternate('nl', `${HOME}/a`),
      ...['de', 'en', 'fr'].map((code) => alternate(code, `${HOME}/${code}`)),
      alternate('es', 'https://elders.nl/'),
    ];
    const {
      here,
      reach,
      asked: requestOf,
    } = world({ links }, { [`${HOME}/de`]: { says: { head: { links: [alternate('nl', `${HOME}/a`)] } } } });
    const value = FACTS.hreflangTargets.parse(await collectHreflangTargets(here, reach));
    expect(requestOf()).toEqual([`${HOME}/de`, `${HOME}/fr`]);
    expect(value[0]?.glance).toMatchObject({ value: { alternates: [{ hreflang: 'nl', href: `${HOME}/a` }] } });
    expect(value[1]?.glance).toMatchObject({ value: { status: 404, alternates: [] } });
  });
  test('sends no request when none is on this site', async () => {
    const { here, reach } = world({ links: [alternate('nl', `${HOME}/a`), alternate('en', 'https://elders.nl/')] });
    expect(await collectHreflangTargets(here, reach)).toEqual([]);
  });
});
