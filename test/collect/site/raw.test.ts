import { describe, expect, test } from 'vitest';
import type { Html, Reach } from '../../../lib/collect/network/reach.ts';
import { collectRaw } from '../../../lib/collect/site/raw.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const HOME = 'https://voorbeeld.nl/';
const LIVE = { head: { titles: ['Fietsen'] } };
const PAGE = { body: '<title>Fietsen</title><p>Welkom</p>' };

const world = (home: FakeAnswer, changes: Partial<Reach> = {}) => ({
  ...fakeReach(LIVE, { [HOME]: home }),
  ...changes,
});

describe('raw', () => {
  const parsed: Html[] = [];
  const parse: Reach['parse'] = async (html) => {
    parsed.push(html);
    return (await fakeReach({}).page()) as Facts['raw'];
  };

  test('is the decoded HTML of the answering address', async () => {
    const home = {
      url: `${HOME}nl`,
      redirected: true,
      truncated: true,
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Uint8Array.of(0x63, 0x61, 0x66, 0xe9),
    };
    await collectRaw(target(), world(home, { parse }));
    expect(parsed).toEqual([{ html: 'café', url: `${HOME}nl`, truncated: true }]);
  });

  test.each([
    ['a 404', { ...PAGE, status: 404 }],
    ['a 500', { ...PAGE, status: 500 }],
    ['plain text', { ...PAGE, headers: { 'content-type': 'text/plain' } }],
  ])('is not applicable for %s', async (_, home) => {
    await expect(collectRaw(target(), world(home))).rejects.toMatchObject({ why: 'notApplicable' });
  });
});
