import { describe, expect, test } from 'vitest';
import { collectRobots } from '../../../lib/collect/site/robots.ts';
import { parseRobots } from '../../../lib/parse/site-files/robots.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const ROBOTS = 'https://voorbeeld.nl/robots.txt';
const from = (answer: FakeAnswer | 'timeout', url = 'https://voorbeeld.nl/a/b?c') =>
  collectRobots(target({ url }), fakeReach({}, { [ROBOTS]: answer }));

describe('robots', () => {
  test("requests the file at the root of the page's origin and stores its text", async () => {
    expect(await from({ body: '\uFEFFUser-agent: *' })).toMatchObject({ status: 200, body: '\uFEFFUser-agent: *' });
  });

  test('preserves a byte order mark, which other readers stumble over', async () => {
    const { body } = await from({ body: '\uFEFFUser-agent: *\nDisallow: /' });
    expect(parseRobots(body, { bomSpoils: true }).groups).toEqual([]);
  });

  test.each([404, 410, 418, 500, 503])('accepts %i as an answer', async (status) => {
    expect(await from({ status })).toMatchObject({ status });
  });

  test.each([
    [401, 'login'],
    [403, 'wall'],
    [429, 'wall'],
  ])('reports %i as not seen: %s', (status, why) => expect(from({ status })).rejects.toMatchObject({ why }));

  test.each([
    { status: 202, headers: { 'content-type': 'text/html', 'sg-captcha': 'challenge' } },
    { body: '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2Frobots.txt">' },
  ])('does not take a challenge with a success status for an empty file: %#', (answer) =>
    expect(from(answer)).rejects.toMatchObject({ why: 'wall' }),
  );

  test('is not seen on a server error when the page itself is behind a wall', async () => {
    const world = (page: FakeAnswer) => fakeReach({}, { 'https://voorbeeld.nl/': page, [ROBOTS]: { status: 503 } });
    await expect(collectRobots(target(), world({ status: 403 }))).rejects.toMatchObject({ why: 'wall' });
    expect(await collectRobots(target(), world({ body: '<p>Fietsen</p>' }))).toMatchObject({ status: 503 });
  });

  test('is not seen behind a challenge, on another host or after a timeout', async () => {
    await expect(from({ status: 503, headers: { 'cf-mitigated': 'challenge' } })).rejects.toMatchObject({
      why: 'wall',
    });
    await expect(from({ url: 'https://www.voorbeeld.nl/robots.txt' })).rejects.toMatchObject({ why: 'otherHost' });
    await expect(from('timeout')).rejects.toMatchObject({ why: 'timeout' });
  });
});
