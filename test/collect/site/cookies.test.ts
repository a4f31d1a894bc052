import { describe, expect, test } from 'vitest';
import type { Reach } from '../../../lib/collect/network/reach.ts';
import { collectSiteCookies } from '../../../lib/collect/site/cookies.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl/';
const LIVE = { head: { titles: ['Fietsen'] } };
const PAGE = { body: '<title>Fietsen</title><p>Welkom</p>' };

const world = (home: FakeAnswer, changes: Partial<Reach> = {}) => ({
  ...fakeReach(LIVE, { [HOME]: home }),
  ...changes,
});

describe('cookies', () => {
  const cookie = { name: 'a', secure: true, httpOnly: true, sameSite: 'lax', path: '/', domain: null };

  test('come from the fresh answer', async () => {
    expect(await collectSiteCookies(target(), world({ ...PAGE, cookies: [cookie] }))).toEqual([cookie]);
  });

  test('are an empty list when none is set, and unseen when none is visible', async () => {
    expect(await collectSiteCookies(target(), world({ ...PAGE, cookies: [] }))).toEqual([]);
    await expect(collectSiteCookies(target(), world({ ...PAGE, cookies: null }))).rejects.toMatchObject({
      why: 'denied',
    });
  });

  test('are at most a hundred', async () => {
    const many = Array.from({ length: 150 }, () => cookie);
    expect(await collectSiteCookies(target(), world({ ...PAGE, cookies: many }))).toHaveLength(100);
  });
});
