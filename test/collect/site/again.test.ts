import { describe, expect, test } from 'vitest';
import type { Reach } from '../../../lib/collect/network/reach.ts';
import { collectAgain } from '../../../lib/collect/site/again.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl/';
const LIVE = { head: { titles: ['Fietsen'] } };

const world = (home: FakeAnswer, changes: Partial<Reach> = {}) => ({
  ...fakeReach(LIVE, { [HOME]: home }),
  ...changes,
});

describe('again', () => {
  const CSP = { 'content-security-policy': "script-src 'nonce-r4nd0mvalue'" };

  test('requests the answering address once more and stores its policies', async () => {
    const reach = world({
      headers: { 'content-type': 'text/html', ...CSP },
      body: `<meta http-equiv="content-security-policy" content="img-src 'self'">`,
    });
    expect(await collectAgain(target(), reach)).toEqual({
      policies: [CSP['content-security-policy'], "img-src 'self'"],
    });
    expect(reach.requests.map(({ redirect }) => redirect)).toEqual(['follow', 'manual']);
  });

  test('is not applicable without a nonce, and sends no request', async () => {
    const reach = world({ headers: { 'content-security-policy': "script-src 'self'" } });
    await expect(collectAgain(target(), reach)).rejects.toMatchObject({ why: 'notApplicable' });
    expect(reach.requests).toHaveLength(1);
  });

  test('does not wait for the live page, and is discarded when that reveals a sign-in page', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Reach['page']>>>();
    const given = fakeReach(LIVE, {
      [HOME]: { url: `${HOME}inloggen`, headers: CSP },
      [`${HOME}inloggen`]: { headers: CSP },
    });
    const looking = collectAgain(target(), { ...given, page: () => promise });
    await expect.poll(() => given.requests.length).toBe(2);
    resolve(await given.page());
    await expect(looking).rejects.toMatchObject({ why: 'login' });
  });

  test('accepts a nonce in a meta element', async () => {
    const body = `<meta http-equiv=Content-Security-Policy content="script-src 'nonce-abcdefgh'">`;
    expect(await collectAgain(target(), world({ body }))).toEqual({ policies: ["script-src 'nonce-abcdefgh'"] });
  });

  test('treats another status the second time as not the page', async () => {
    let status = 200;
    const given = fakeReach(LIVE, { [HOME]: { headers: CSP } });
    const site: Reach['site'] = async (url, ask) => {
      const found = { ...(await given.site(url, ask)), status };
      status = 503;
      return found;
    };
    await expect(collectAgain(target(), { ...given, site })).rejects.toMatchObject({ why: 'wall' });
  });
});
