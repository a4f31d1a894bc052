import { describe, expect, test } from 'vitest';
import { collectSecurity } from '../../../lib/collect/site/security.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const WELL_KNOWN = 'https://voorbeeld.nl/.well-known/security.txt';
const ROOT = 'https://voorbeeld.nl/security.txt';
const TEXT = { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Contact: mailto:a@voorbeeld.nl' };
const from = async (wellKnown: FakeAnswer | 'timeout', root: FakeAnswer | 'timeout' = { status: 404 }) => {
  const reach = fakeReach({}, { [WELL_KNOWN]: wellKnown, [ROOT]: root });
  return { found: await collectSecurity(target({ url: 'https://voorbeeld.nl/a/b' }), reach), asked: reach.requests };
};

describe('security', () => {
  test('requests the well-known address only, when it has the file', async () => {
    const { found, asked: requestOf } = await from(TEXT);
    expect(found.wellKnown).toMatchObject({ seen: true, value: { body: TEXT.body } });
    expect(found.root).toEqual({ seen: false, why: 'notApplicable' });
    expect(requestOf).toEqual([{ url: WELL_KNOWN, purpose: 'security', redirect: 'follow', cap: 32_768 }]);
  });

  test.each([
    ['a 404', { status: 404 }],
    ['a 410', { status: 410 }],
    ['a 503', { status: 503 }],
    ['a page that is shown for any address', { body: '<title>Fietsen</title>' }],
    ['a page that says how to get in touch', { body: '<h1>Fietsen</h1>\nContact: info@voorbeeld.nl' }],
  ])('treats %s as missing and requests the root', async (_, wellKnown) => {
    const { found } = await from(wellKnown, TEXT);
    expect(found.wellKnown).toMatchObject({ seen: true, value: { body: '' } });
    expect(found.root).toMatchObject({ seen: true, value: { body: TEXT.body } });
  });

  test.each([
    ['wall', { status: 403 }],
    ['wall', { status: 429 }],
    // Challenges with a success status (SiteGround, AWS): the file was not seen.
    ['wall', { status: 202, headers: { 'content-type': 'text/html', 'sg-captcha': 'challenge' } }],
    ['wall', { status: 202, headers: { 'content-type': 'text/html', 'x-amzn-waf-action': 'challenge' } }],
    ['wall', { body: '<script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>' }],
    ['timeout', 'timeout'],
  ] as const)('%s: is not seen, and the root is not requested', async (why, wellKnown) => {
    const { found, asked: requestOf } = await from(wellKnown, TEXT);
    expect(found.wellKnown).toEqual({ seen: false, why });
    expect(requestOf).toHaveLength(1);
  });

  test('keeps a file of fields that is sent as HTML, which is there', async () => {
    const { found } = await from({ ...TEXT, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(found.wellKnown).toMatchObject({ value: { body: TEXT.body } });
    expect(found.root).toEqual({ seen: false, why: 'notApplicable' });
  });

  test('accepts a file without a content type', async () => {
    expect((await from({ ...TEXT, headers: {} })).found.wellKnown).toMatchObject({ value: { body: TEXT.body } });
  });
});
