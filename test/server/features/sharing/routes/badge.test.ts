import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderBadge } from '../../../../../server/features/sharing/pages/badge.ts';
import {
  findDueBadges,
  getBadge,
  isBadgeShown,
  PROOF,
  requestBadge,
} from '../../../../../server/features/sharing/store/badges.ts';
import type { ProofState } from '../../../../../server/features/sharing/store/share-tables.ts';
import type { ProofPlaces } from '../../../../../server/features/sharing/worker/badge-places.ts';
import { BADGES, runBadges, sendDueBadges } from '../../../../../server/features/sharing/worker/badges.ts';
import { createKey, type Scope } from '../../../../../server/features/teams/store/keys.ts';
import { ROOT } from '../../../../kit/sources.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { scanForTeam } from '../../../kit/shared-sites.ts';
import { HOUR, MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** The state of the codes as the worker sees it, and the places where it looked. */
let seen: ProofState = 'found';
const looked: ProofPlaces[] = [];
let stop = async (): Promise<void> => {};
let now = NOW;
beforeEach(async () => {
  [now, seen] = [NOW, 'found'];
  looked.length = 0;
  await store().db.deleteFrom('badges').execute();
  const look = async (places: ProofPlaces): Promise<ProofState> => {
    looked.push(places);
    return seen;
  };
  stop = await runBadges(store(), { now: () => now, look });
});
afterEach(async () => {
  await stop();
  await store().boss.deleteAllJobs(BADGES);
});

const asking = async (changes: Parameters<typeof listen>[0] = {}) => {
  const { base, get } = await listen({ now: () => now, ...changes });
  const send = (key: string, method = 'GET', path = '', body?: object) =>
    get(`/api/v1/badges${path}`, {
      method,
      headers: { 'X-GDA-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const badge = async (file: string, init: RequestInit = {}) => {
    const answer = await fetch(`${base}/badge/${file}`, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { send, badge };
};

const owner = (scopes?: readonly Scope[]) => createKey(store(), { name: 'eigenaar', ...(scopes && { scopes }) }, NOW);

/** The element names of a document; throws when it is not well-formed. */
const elementsOf = (xml: string): readonly string[] => {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => void names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return names;
};

describe('a badge', () => {
  test('is public once the domain’s owner has placed the code, and shows scores only', async () => {
    const { send, badge } = await asking();
    const { key, id } = await owner();
    await scanForTeam(store(), id, { url: 'https://badge.nl/' });
    const request = await send(key, 'POST', '', { domain: 'https://Badge.NL/pad' });
    expect([request.status, request.body]).toMatchObject([
      201,
      { domain: 'badge.nl', state: 'new', badge: '/badge/badge.nl.svg' },
    ]);
    const { dns, file } = request.body as ProofPlaces;
    expect(dns).toEqual({ name: '_pijler.badge.nl', text: expect.stringMatching(/^pijler-badge=[\w-]{22}$/) });
    expect(file).toEqual({ url: 'https://badge.nl/.well-known/pijler-badge.txt', text: dns.text });
    expect((await badge('badge.nl.svg')).status).toBe(404);
    expect((await send(key, 'POST', '/badge.nl/verify')).body).toMatchObject({ state: 'found' });
    expect(looked).toEqual([{ dns, file }]);
    const { status, headers, text } = await badge('badge.nl.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(new Set(elementsOf(text))).toEqual(
      new Set(['svg', 'title', 'desc', 'style', 'rect', 'g', 'path', 'text', 'tspan']),
    );
    expect(text).toMatch(/^<svg [^>]*role="img"/);
    expect(text).toContain('<title id="name">Pijler: badge.nl krijgt 100 van 100</title>');
    // The only address in it is that of the namespace.
    expect(text.match(/https?:|url\(|@import|href/g)).toEqual(['http:']);
    expect((await badge('badge.nl.svg?lang=en')).text).toContain('gets 100 out of 100');
    const tag = headers.get('etag') ?? '';
    const again = await badge('badge.nl.svg', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('says that there are no scores before the first scan', { tags: ['full'] }, async () => {
    const { send, badge } = await asking();
    const { key } = await owner();
    await send(key, 'POST', '', { domain: 'leeg.nl' });
    await send(key, 'POST', '/leeg.nl/verify');
    expect((await badge('leeg.nl.svg')).text).toContain('Nog geen scan');
  });

  test.each([
    'zonder.nl.svg',
    'zonder.nl',
    '%3Cscript%3E.svg',
    '.svg',
    'localhost.svg',
    '10.0.0.1.svg',
    `${'a'.repeat(90)}.nl.svg`,
  ])('does not exist for %s without a code', async (file) => {
    const { badge } = await asking();
    await requestBadge(store(), { team: 'a', keyId: 'a' }, { domain: 'zonder.nl', now });
    const { status, headers, text } = await badge(file);
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(text).toBe((await badge('onbekend.nl.svg')).text);
  });

  test('is checked weekly, withdrawn when the code is gone, and stays for two weeks when it cannot be checked', {
    tags: ['full'],
  }, async () => {
    const { send, badge } = await asking();
    const { key, id: team } = await owner();
    const one = { team, domain: 'weg.nl' };
    await send(key, 'POST', '', { domain: one.domain });
    await send(key, 'POST', '/weg.nl/verify');
    const checked = async (): Promise<void> => {
      const before = looked.length;
      await sendDueBadges(store(), now);
      await expect.poll(() => looked.length, { timeout: 20_000 }).toBe(before + 1);
      await expect.poll(async () => (await getBadge(store(), one))?.checkedAt, { timeout: 20_000 }).toBe(now);
    };
    now += PROOF.again - MINUTE;
    expect(await findDueBadges(store(), now)).toEqual([]);
    [now, seen] = [now + MINUTE, 'unseen'];
    await checked();
    expect((await badge('weg.nl.svg')).status).toBe(200);
    expect(await isBadgeShown(store(), 'weg.nl', NOW + PROOF.holds - 1)).toBe(true);
    expect(await isBadgeShown(store(), 'weg.nl', NOW + PROOF.holds)).toBe(false);
    [now, seen] = [now + HOUR, 'gone'];
    await checked();
    expect((await badge('weg.nl.svg')).status).toBe(404);
    expect(await findDueBadges(store(), now + 2 * PROOF.again)).toEqual([]);
  });

  test('does not exist for a domain that refuses scans', { tags: ['full'] }, async () => {
    const { send, badge } = await asking({ isNeverScanned: (host) => host === 'rust.nl' });
    const { key } = await owner();
    await send(key, 'POST', '', { domain: 'rust.nl' });
    await send(key, 'POST', '/rust.nl/verify');
    expect((await badge('rust.nl.svg')).status).toBe(404);
  });
});

test('a code is only visible to its team, and a domain is checked at most once a minute', async () => {
  const { send } = await asking();
  const [one, two, reader] = [await owner(), await owner(), await owner(['read', 'scan'])];
  const request = await send(one.key, 'POST', '', { domain: 'mijn.nl' });
  expect((await send(one.key, 'POST', '', { domain: 'mijn.nl' })).body).toEqual(request.body);
  expect((await send(two.key)).body).toEqual({ badges: [] });
  expect((await send(two.key, 'POST', '/mijn.nl/verify')).status).toBe(404);
  expect((await send(two.key, 'DELETE', '/mijn.nl')).status).toBe(404);
  expect((await send(two.key, 'POST', '', { domain: 'mijn.nl' })).body).not.toMatchObject({
    dns: (request.body as ProofPlaces).dns,
  });
  expect((await send(reader.key, 'POST', '', { domain: 'mijn.nl' })).status).toBe(403);
  expect((await send(reader.key, 'POST', '/mijn.nl/verify')).status).toBe(403);
  seen = 'gone';
  for (let nth = 0; nth < 3; nth += 1)
    expect((await send(one.key, 'POST', '/mijn.nl/verify')).body).toMatchObject({ state: 'gone' });
  expect(looked).toHaveLength(1);
  for (const domain of ['', 'localhost', '127.0.0.1', '[::1]', 'intranet', 'mijn.local', 'a b', '<b>'])
    expect([domain, (await send(one.key, 'POST', '', { domain })).status]).toEqual([domain, 400]);
  expect((await send(one.key, 'DELETE', '/mijn.nl')).status).toBe(204);
  expect((await send(one.key)).body).toEqual({ badges: [] });
});

test('a badge uses only colours of our pages', () => {
  const css = readFileSync(join(ROOT, 'components/shared/house.css'), 'utf8');
  const colours = renderBadge('kleur.nl', null, 'nl').match(/#[\da-f]{6}/g) ?? [];
  expect(new Set(colours).size).toBeGreaterThan(10);
  expect(colours.filter((colour) => !css.includes(colour))).toEqual([]);
});

test.each([
  'xn--mnchen-3ya.de',
  'a"><script>alert(1)</script>',
  "x' onload='y",
  ']]>&amp;',
  '\u0000\u202e\ufffe\ud800 \n',
  'a'.repeat(250),
])('a badge is well-formed for any host: %j', (host) => {
  const pillars = [{ id: 'seo', score: 0 } as const];
  for (const scores of [
    null,
    { total: null, word: null, pillars, at: NOW },
    { total: 7, word: '<&', pillars, at: NOW },
  ])
    for (const locale of ['nl', 'en'] as const)
      expect(elementsOf(renderBadge(host, scores, locale)).includes('script')).toBe(false);
});
