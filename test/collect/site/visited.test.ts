import { describe, expect, test } from 'vitest';
import { collectVisited } from '../../../lib/collect/site/visited.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { link } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const SITE = 'https://voorbeeld.nl';
type Link = Parameters<typeof link>[0];

const world = (
  links: readonly Link[],
  answers: Readonly<Record<string, FakeAnswer | 'timeout' | 'wall'>> = {},
  url = `${SITE}/werk`,
) => {
  const reach = fakeReach({ document: { url }, links: { list: links.map(link) } }, answers);
  return {
    look: async () => FACTS.visited.parse(await collectVisited(target({ url }), reach)),
    asked: () => reach.requests.map((one) => one.url),
  };
};
const to = (path: string, changes: Link = {}): Link => ({
  href: path.startsWith('http') ? path : `${SITE}${path}`,
  ...changes,
});

describe('the sample', () => {
  test('starts with the home page and has at most six pages', async () => {
    const { look, asked: requestOf } = world(Array.from({ length: 30 }, (_, index) => to(`/p${index}`)));
    const { candidates, sample } = await look();
    expect(candidates).toBe(30);
    expect(sample).toHaveLength(6);
    expect(sample[0]?.url).toBe(`${SITE}/`);
    expect(new Set(requestOf()).size).toBe(6);
  });

  test('contains only links of the page on the home page', async () => {
    const { look } = world([to('/a'), to('/')], {}, `${SITE}/`);
    const { sample, home } = await look();
    expect(sample.map(({ url }) => url)).toEqual([`${SITE}/a`]);
    expect(home).toEqual({ seen: false, why: 'notApplicable' });
  });

  test('excludes other sites, actions, downloads, asides and the page itself', async () => {
    const { look } = world([
      to('https://elders.nl/'),
      to('/uitloggen'),
      to('/wp-login.php'),
      to('/?add-to-cart=5'),
      to('/folder.pdf', { download: true }),
      to('/voorwaarden', { region: 'aside' }),
      to('/werk#onder'),
      to('/werk?utm_source=x'),
      to('mailto:a@b.nl'),
      to('/goed', { region: 'nav' }),
    ]);
    expect((await look()).sample.map(({ url }) => url)).toEqual([`${SITE}/`, `${SITE}/goed`]);
  });
});

describe('the sample prefers', () => {
  const sampled = async (...links: readonly Link[]) =>
    (await world(links).look()).sample.map(({ url }) => url.replace(SITE, ''));
  const pages = (count: number, prefix: string, changes: Link = {}): readonly Link[] =>
    Array.from({ length: count }, (_, index) => to(`/${prefix}${index}`, changes));

  test('content over the footer, and both over editing and special pages', async () => {
    const wiki = [to('/wiki/Speciaal:Zoeken', { region: 'nav' }), to('/node/3/edit'), to('/user/register')];
    expect(await sampled(...wiki, ...pages(9, 'p'), ...pages(3, 'v', { region: 'footer' }))).toEqual([
      '/',
      ...['/p0', '/p2', '/p4', '/p6', '/p8'],
    ]);
    expect(await sampled(...wiki, ...pages(2, 'p'), ...pages(9, 'v', { region: 'footer' }))).toEqual([
      '/',
      ...['/p0', '/p1', '/v1', '/v4', '/v7'],
    ]);
    expect(await sampled(...wiki, to('/p'), to('/v', { region: 'footer' }))).toEqual([
      '/',
      ...['/p', '/v', '/node/3/edit', '/user/register', '/wiki/Speciaal:Zoeken'],
    ]);
  });
});

describe('links that act', () => {
  test('are excluded by their text too, wherever they are', async () => {
    const { look } = world([
      to('/a', { text: 'Afmelden' }),
      to('/b'),
      to('/b', { text: 'Uitloggen', region: 'footer' }),
      to('/c'),
    ]);
    expect((await look()).sample.map(({ url }) => url)).toEqual([`${SITE}/`, `${SITE}/c`]);
  });

  test('are reported as not seen when the home page has no others', async () => {
    const { look, asked: requestOf } = world([to('/a', { text: 'Afmelden' })], {}, `${SITE}/`);
    expect((await look()).sample).toEqual([{ url: `${SITE}/a`, visit: { seen: false, why: 'otherHost' } }]);
    expect(requestOf()).toEqual([]);
  });

  test('are excluded from the home page too when it has one other', async () => {
    const { look } = world([to('/a', { text: 'Afmelden' }), to('/b')], {}, `${SITE}/`);
    expect((await look()).sample.map(({ url }) => url)).toEqual([`${SITE}/b`]);
  });

  test('do not exclude the home page from another page', async () => {
    const { look } = world([to('/a', { text: 'Afmelden' }), to('/')]);
    expect(await look()).toMatchObject({ candidates: 2, sample: [{ url: `${SITE}/` }] });
    expect((await look()).sample).toHaveLength(1);
  });

  test('count once when repeated, and not in an aside or without an address', async () => {
    const { look } = world([to('/b'), to('/b#c'), to('/d', { region: 'aside' }), { href: null }]);
    expect((await look()).candidates).toBe(1);
  });
});

describe('result of a visit', () => {
  test('contains status, redirect, challenge, or why it was not seen', async () => {
    const { look } = world([to('/a'), to('/b'), to('/c'), to('/d')], {
      [`${SITE}/a`]: { status: 404 },
      [`${SITE}/b`]: { status: 0, redirected: true },
      [`${SITE}/c`]: { status: 503, headers: { 'cf-mitigated': 'challenge' } },
      [`${SITE}/d`]: 'timeout',
      [`${SITE}/`]: { status: 200, redirected: true },
    });
    const { sample } = await look();
    expect(sample[0]?.visit).toMatchObject({ value: { status: 200, redirected: true } });
    expect(sample.slice(1).map(({ visit }) => (visit.seen ? visit.value : visit.why))).toEqual([
      { status: 404, redirected: false, challenged: false },
      { status: 0, redirected: true, challenged: false },
      { status: 503, redirected: false, challenged: true },
      'timeout',
    ]);
  });

  test('contains the structured data of the home page', async () => {
    const says = { structuredData: { jsonLd: ['{"@type":"Organization"}'] } };
    const { look } = world([], { [`${SITE}/`]: { says } });
    expect((await look()).home).toMatchObject({ seen: true, value: { jsonLd: ['{"@type":"Organization"}'] } });
  });

  test('marks a home page as truncated', async () => {
    const { look } = world([], { [`${SITE}/`]: { says: {}, truncated: true } });
    expect((await look()).home).toMatchObject({ seen: true, value: { truncated: true } });
  });

  test.each([
    ['a wall', { status: 403 }, 'wall'],
    ['a redirect out of sight', { status: 0, redirected: true }, 'hidden'],
    ['an error', { status: 500 }, 'hidden'],
    ['a status of 300', { status: 300 }, 'hidden'],
    ['a status of 199', { status: 199 }, 'hidden'],
  ] as const)('contains nothing behind %s', async (_, answer, why) => {
    expect((await world([], { [`${SITE}/`]: answer }).look()).home).toEqual({ seen: false, why });
  });
});
