import { describe, expect, test } from 'vitest';
import { LedAway } from '../../../lib/collect/network/follow.ts';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { collectMissing, UNKNOWN_PATH } from '../../../lib/collect/site/missing.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl/';
const world = (
  found: FakeAnswer | 'timeout',
  home: FakeAnswer | NotObservable['why'] = { body: '<title>Fietsen</title>' },
) => fakeReach({ head: { titles: ['Fietsen'] } }, { [HOME]: home, [`https://voorbeeld.nl${UNKNOWN_PATH}`]: found });

/** A made-up path that redirects, and the result of following it. */
const redirecting = (end: FakeAnswer | NotObservable): Reach => {
  const here = world({ status: 0, redirected: true });
  const site: Reach['site'] = async (url, ask) => {
    if (ask.redirect !== 'follow' || url === HOME) return here.site(url, ask);
    expect(ask).toEqual({ purpose: 'missing', cap: 64_000, redirect: 'follow' });
    if (end instanceof NotObservable) throw end;
    return world(end).site(url, ask);
  };
  return { ...here, site };
};

describe('missing', () => {
  test('requests one fixed made-up path at the root of the host, without following redirects', async () => {
    const reach = world({ status: 404, body: '<p>Niet gevonden</p>' });
    const url = 'https://voorbeeld.nl/a/b?c';
    expect(await collectMissing(target({ url }), reach)).toMatchObject({ status: 404, body: '', bytes: 20 });
    expect(reach.requests.find(({ purpose }) => purpose === 'missing')).toEqual({
      url: 'https://voorbeeld.nl/pijler-bestaat-niet-404',
      purpose: 'missing',
      cap: 64_000,
    });
  });

  test.each([200, 404, 410, 500])('accepts %i as an answer', async (status) => {
    expect(await collectMissing(target(), world({ status }))).toMatchObject({ status });
  });

  test.each([
    ['wall', { status: 403 }, undefined],
    ['wall', { status: 404, body: '<script>window._cf_chl_opt={}</script>' }, undefined],
    ['login', { status: 401 }, undefined],
    ['wall', { status: 404 }, { status: 429 }],
    ['login', { status: 404 }, { url: `${HOME}login` }],
    ['timeout', 'timeout', undefined],
  ] as const)('%s is not seen', async (why, found, home) => {
    await expect(collectMissing(target(), world(found, home))).rejects.toMatchObject({ why });
  });

  test.each([
    ['the final 404 is reported', { status: 404, redirected: true }, 404],
    ['the final 410 is reported', { status: 410, redirected: true }, 410],
    ['a final error is reported as a redirect', { status: 500, redirected: true }, 0],
    ['a final page is reported as a redirect', { status: 200, redirected: true }, 0],
    [
      'a final address on another host is reported as a redirect',
      new LedAway(new URL('https://elders.nl/'), 'voorbeeld.nl'),
      0,
    ],
    ['an endless redirect is reported as a redirect', new NotObservable('loop'), 0],
    ['a redirect to an invalid address is reported as a redirect', new NotObservable('malformed'), 0],
  ] as const)('follows a redirect: %s', async (_, end, status) => {
    expect(await collectMissing(target(), redirecting(end))).toMatchObject({ status, redirected: true });
  });

  test.each(['denied', 'timeout', 'time', 'wall'] as const)(
    'a redirect whose end was not seen is not seen: %s',
    async (why) => {
      await expect(collectMissing(target(), redirecting(new NotObservable(why)))).rejects.toMatchObject({ why });
    },
  );

  test.each(['elsewhere', 'otherHost', 'login'] as const)(
    'is not seen when the page itself redirects away: %s',
    async (why) => {
      await expect(collectMissing(target(), world({ status: 404 }, why))).rejects.toMatchObject({ why });
    },
  );

  test('is seen when the page itself could not be requested', async () => {
    expect(await collectMissing(target(), world({ status: 404 }, 'timeout'))).toMatchObject({ status: 404 });
  });
});
