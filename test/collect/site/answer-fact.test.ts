import { describe, expect, test, vi } from 'vitest';
import { LedAway } from '../../../lib/collect/network/follow.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { collectAgain } from '../../../lib/collect/site/again.ts';
import { collectAnswer, collectFresh, findBarrierBefore } from '../../../lib/collect/site/answer-fact.ts';
import { collectSiteCookies } from '../../../lib/collect/site/cookies.ts';
import { collectRaw } from '../../../lib/collect/site/raw.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl/';
const LIVE = { head: { titles: ['Fietsen'] } };
const PAGE = { body: '<title>Fietsen</title><p>Welkom</p>' };
const WALL: FakeAnswer = { status: 403, body: '<title>Forbidden</title>' };
const CONSENT: FakeAnswer = { url: `${HOME}privacy-gate?back=/`, redirected: true, body: '<title>Cookies</title>' };
const LOGIN: FakeAnswer = { url: `${HOME}login`, redirected: true, body: '<title>Inloggen</title>' };

const world = (home: FakeAnswer | 'timeout' | 'denied', changes: Partial<Reach> = {}) => ({
  ...fakeReach(LIVE, { [HOME]: home }),
  ...changes,
});

describe('answer', () => {
  test('is what a first-time visitor gets: redirects followed, capped, without a body', async () => {
    const reach = world({ ...PAGE, headers: { 'content-type': 'text/html', 'x-a': 'b' } });
    expect(await collectAnswer(target(), reach)).toMatchObject({
      status: 200,
      body: '',
      barrier: null,
      headers: { 'x-a': 'b' },
    });
    expect(reach.requests).toEqual([{ url: HOME, purpose: 'page', redirect: 'follow', cap: 2 * 1024 * 1024 }]);
  });

  test.each([
    ['wall', WALL],
    ['login', LOGIN],
    ['elsewhere', CONSENT],
  ])('reports a %s and stores the answer', async (barrier, home) => {
    expect(await collectAnswer(target(), world(home))).toMatchObject({ barrier });
  });

  test('is compared with the tab: a 503 that the tab also shows is the page', async () => {
    expect(await collectAnswer(target(), world({ ...PAGE, status: 503 }))).toMatchObject({ barrier: null });
    expect(await collectAnswer(target(), world({ status: 503, body: '<title>Even wachten</title>' }))).toMatchObject({
      barrier: 'wall',
    });
  });

  test('is classified when the tab cannot be read', async () => {
    const reach = world(PAGE, { page: () => Promise.reject(new NotObservable('timeout')) });
    expect(await collectAnswer(target(), reach)).toMatchObject({ barrier: null });
  });

  test('is compared with the tab once in a scan, and again in the next', async () => {
    const reach = world(PAGE);
    const page = vi.fn(reach.page);
    const counting = (): Reach => ({ ...reach, page });
    const scan = counting();
    const found = await reach.site(HOME, { purpose: 'page', cap: 1_000 });
    expect(await Promise.all([1, 2].map(() => findBarrierBefore(found, target(), scan)))).toEqual([null, null]);
    expect(page).toHaveBeenCalledTimes(1);
    await findBarrierBefore(found, target(), counting());
    expect(page).toHaveBeenCalledTimes(2);
  });

  test('finds no challenge in an answer that is not HTML', async () => {
    const home = { body: 'window._cf_chl_opt', headers: { 'content-type': 'text/plain' } };
    expect(await collectAnswer(target(), world(home))).toMatchObject({ barrier: null });
  });
});

describe('a redirect that leaves the site', () => {
  test.each([
    ['https://login.microsoftonline.com/x/oauth2/authorize', 'login'],
    ['https://mijn.voorbeeld.nl/inloggen', 'login'],
    ['https://myprivacy.uitgever.nl/consent?callback=x', 'elsewhere'],
    ['https://elders.nl/', 'elsewhere'],
    // Of this site, but out of reach: what answers there may well be the page.
    ['https://mijn.voorbeeld.nl/', 'otherHost'],
  ])('%s: %s', async (location, why) => {
    const site = () => Promise.reject(new LedAway(new URL(location), 'voorbeeld.nl'));
    await expect(collectAnswer(target(), world(PAGE, { site }))).rejects.toMatchObject({ why });
  });

  test('is denied when its hops cannot be seen', async () => {
    await expect(collectFresh(target(), world('denied'))).rejects.toMatchObject({ why: 'denied' });
  });
});

describe.each([
  ['fresh', collectFresh],
  ['raw', collectRaw],
  ['again', collectAgain],
  ['cookies', collectSiteCookies],
] as const)('%s', (_, collect) => {
  test.each([
    ['wall', WALL],
    ['login', LOGIN],
    ['elsewhere', CONSENT],
    ['timeout', 'timeout'],
  ] as const)('is not seen: %s', async (why, home) => {
    await expect(collect(target(), world(home))).rejects.toMatchObject({ why });
  });
});
