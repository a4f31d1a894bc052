import { expect, test } from 'vitest';
import { collectWordpress } from '../../../lib/collect/software/wordpress.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { linkElement } from '../../kit/facts.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const SITE = 'https://voorbeeld.nl';
const API = linkElement('https://api.w.org/', `${SITE}/wp-json/`);
const RSD = linkElement('EditURI', `${SITE}/wp/xmlrpc.php?rsd`, { type: 'application/rsd+xml' });
const LIST = '[{"id":1,"name":"Jan Jansen","slug":"jan"}]';

const world = (
  links: readonly ReturnType<typeof linkElement>[],
  answers: Readonly<Record<string, FakeAnswer | 'timeout'>> = {},
) => {
  const table = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`${SITE}${path}`, answer]));
  const reach = fakeReach({ head: { links: [...links] } }, table);
  return {
    look: async () => FACTS.wordpress.parse(await collectWordpress(target(), reach)),
    asked: () => reach.requests.map(({ url }) => url.replace(SITE, '')).toSorted(),
  };
};

test.each([
  ['none is advertised', []],
  ['another site’s is', [linkElement('https://api.w.org/', 'https://elders.nl/wp-json/')]],
  ['a name of this site’s domain is', [linkElement('EditURI', 'https://blog.voorbeeld.nl/xmlrpc.php?rsd')]],
])('no request is sent when %s', async (_, links) => {
  const { look, asked: requestOf } = world(links);
  expect(await look()).toBeNull();
  expect(requestOf()).toEqual([]);
});

test('only advertised addresses are requested, and the readme beside them', async () => {
  const all = world([API, RSD]);
  await all.look();
  expect(all.asked()).toEqual(['/wp-json/wp/v2/users?per_page=1', '/wp/readme.html', '/wp/xmlrpc.php?rsd']);

  const api = world([API]);
  expect(await api.look()).toMatchObject({ xmlrpc: { why: 'notApplicable' }, readme: { why: 'notApplicable' } });
  expect(api.asked()).toEqual(['/wp-json/wp/v2/users?per_page=1']);
});

test('the API without pretty paths is requested by query', async () => {
  const { look, asked: requestOf } = world([linkElement('https://api.w.org/', `${SITE}/index.php?rest_route=/`)]);
  await look();
  expect(requestOf()).toEqual(['/index.php?rest_route=/wp/v2/users&per_page=1']);
});

test('the number of users is stored, but no names', async () => {
  const { look } = world([API], { '/wp-json/wp/v2/users?per_page=1': { body: LIST, headers: { 'x-wp-total': '7' } } });
  const seen = await look();
  expect(seen?.users).toEqual({ seen: true, value: 7 });
  expect(JSON.stringify(seen)).not.toMatch(/jan/i);
});

test.each([401, 403, 404, 405, 500])('a refusal with %i is an answer, whatever its body', async (status) => {
  const { look } = world([API], { '/wp-json/wp/v2/users?per_page=1': { status, body: LIST } });
  expect((await look())?.users).toEqual({ seen: true, value: null });
});

test.each([
  ['timeout', 'timeout' as const, 'timeout'],
  ['too many requests', { status: 429 }, 'wall'],
  ['a challenge', { status: 403, headers: { 'cf-mitigated': 'challenge' } }, 'wall'],
])('%s is not an answer', async (_, answer, why) => {
  const { look } = world([API], { '/wp-json/wp/v2/users?per_page=1': answer });
  expect((await look())?.users).toEqual({ seen: false, why });
});
