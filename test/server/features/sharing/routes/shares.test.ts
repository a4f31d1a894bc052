import { describe, expect, test } from 'vitest';
import { sharingWords } from '../../../../../lib/words/service/words.ts';
import { deleteExpiredShares } from '../../../../../server/features/sharing/store/shares.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { createKey, type Scope } from '../../../../../server/features/teams/store/keys.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { handIn, scanForTeam, siteOfTeam } from '../../../kit/shared-sites.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const DAY = 24 * HOUR;
const owner = (scopes?: readonly Scope[]) => createKey(store(), { name: 'eigenaar', ...(scopes && { scopes }) }, NOW);

/** Requests about share links with a key, and the page of a link. */
const asking = async (changes: Parameters<typeof listen>[0] = {}) => {
  const { base, get } = await listen(changes);
  const send = (key: string, method = 'GET', path = '', body?: object) =>
    get(`/api/v1/shares${path}`, {
      method,
      headers: { 'X-GDA-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const make = async (key: string, body: object) =>
    (await send(key, 'POST', '', body)).body as { readonly id: string; readonly link: string };
  const open = async (link: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(link, base), init);
    return { status: answer.status, headers: answer.headers, page: await answer.text() };
  };
  return { send, make, open };
};

describe('a share link', () => {
  test('shows a site’s latest report and decisions to whoever has it, and nothing about the team', async () => {
    const { send, make, open } = await asking();
    const { key, id } = await owner();
    const { report } = storedOf({ url: 'https://gedeeld.nl/' }, 'x', NOW, recorded('slecht', 'granted'));
    const finding = report.findings.find(({ outcome }) => outcome === 'fail');
    const reason = 'Dit is met opzet zo afgesproken.';
    const decision = {
      check: finding?.id ?? '',
      code: finding?.code ?? null,
      rules: report.rules,
      kind: 'intended',
    } as const;
    const site = await siteOfTeam(store(), id, {
      url: 'https://gedeeld.nl/',
      decisions: [{ ...decision, reason, at: NOW }],
    });
    await scanForTeam(store(), id, { url: 'https://gedeeld.nl/', at: NOW - DAY });
    await scanForTeam(store(), id, { url: 'https://gedeeld.nl/', facts: recorded('slecht', 'granted') });
    const created = await send(key, 'POST', '', { site });
    expect(created.status).toBe(201);
    const { id: share, link } = created.body as { id: string; link: string };
    expect(created.body).toMatchObject({
      site,
      domain: 'gedeeld.nl',
      scan: null,
      expires_at: new Date(NOW + 30 * DAY).toISOString(),
    });
    expect(link).toMatch(/^\/gedeeld\/[\w-]{22}$/);
    const { status, headers, page } = await open(link, { headers: { 'Accept-Language': 'nl' } });
    expect(status).toBe(200);
    expect(page).toContain(reason);
    expect(page).toMatch(/id="check-[a-z-]+"/);
    for (const secret of ['Geheime klant', key, id, share]) expect(page).not.toContain(secret);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect((await open(link, { headers: { 'Accept-Language': 'en' } })).page).toContain('<html lang="en">');
    const list = (await send(key)).body;
    expect(list).toMatchObject({ shares: [{ id: share, site }] });
    expect(JSON.stringify([list, await store().db.selectFrom('shares').selectAll().execute()])).not.toContain(
      link.slice(9),
    );
    expect((await make(key, { site })).link).not.toBe(link);
  });

  test('to one scan shows that scan, also for a submitted report', { tags: ['full'] }, async () => {
    const { make, open } = await asking();
    const { key, id } = await owner();
    const url = 'https://een.nl/';
    const site = await siteOfTeam(store(), id, { url });
    const scan = await scanForTeam(store(), id, { url, at: NOW - DAY });
    await scanForTeam(store(), id, { url, facts: recorded('slecht', 'granted') });
    const [one, latest] = [await make(key, { scan }), await make(key, { site })];
    const [first, second] = [await open(one.link), await open(latest.link)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const days = [first, second].map(({ page }) => [
      page.includes('19 november 2026'),
      page.includes('20 november 2026'),
    ]);
    expect(days).toEqual([
      [true, false],
      [false, true],
    ]);
    // With the id of somebody else's scan it still leads to the submitted report.
    const strange = await scanForTeam(store(), 'ander', { url: 'https://vreemd.nl/' });
    await handIn(store(), site, storedOf({ url }, strange, NOW + 1, recorded('slecht', 'granted')).report);
    const { page } = await open((await make(key, { scan: strange })).link);
    expect([page.includes('een.nl'), page.includes('vreemd.nl')]).toEqual([true, false]);
  });

  test('gives the same 404 page whether it is unknown, expired, revoked, truncated or empty', {
    tags: ['full'],
  }, async () => {
    let now = NOW;
    const { send, make, open } = await asking({ now: () => now });
    const { key, id } = await owner();
    const url = 'https://weg.nl/';
    const site = await siteOfTeam(store(), id, { url });
    await scanForTeam(store(), id, { url });
    const empty = await siteOfTeam(store(), id, { url: 'https://leeg.nl/' });
    const [revoked, expired, unscanned] = [
      await make(key, { site }),
      await make(key, { site, days: 1 }),
      await make(key, { site: empty, days: 400 }),
    ];
    expect((await open(expired.link)).status).toBe(200);
    expect((await send(key, 'DELETE', `/${revoked.id}`)).status).toBe(204);
    now += DAY;
    const nothing = await Promise.all(
      [revoked.link, expired.link, unscanned.link, '/gedeeld/', `/gedeeld/${'A'.repeat(22)}`].map((link) => open(link)),
    );
    for (const link of ['/gedeeld/x/y', `/gedeeld/${'a'.repeat(2_000)}`, '/gedeeld/%3Cscript%3E'])
      nothing.push(await open(link));
    const textOf = nothing.map(({ status, page, headers }) => [
      ...[status, page, headers.get('x-robots-tag'), headers.get('cache-control'), headers.get('referrer-policy')],
    ]);
    expect(new Set(textOf.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(textOf[0]?.slice(0, 1)).toEqual([404]);
    expect(nothing[0]?.page).toContain(sharingWords.nl.shared.none);
    await deleteExpiredShares(store(), now);
    expect(((await send(key)).body as { shares: { id: string }[] }).shares.map((one) => one.id)).toEqual([
      unscanned.id,
    ]);
  });

  test('cannot be guessed: after sixty attempts a client gets a 429', { tags: ['full'] }, async () => {
    const { make, open } = await asking({ proxies: ['127.0.0.1/32'] });
    const { key, id } = await owner();
    const site = await siteOfTeam(store(), id, { url: 'https://raad.nl/' });
    await scanForTeam(store(), id, { url: 'https://raad.nl/' });
    const { link } = await make(key, { site });
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    for (let nth = 0; nth < 60; nth += 1) await open(`/gedeeld/${nth}`, from('192.0.2.7'));
    const limited = await open(link, from('192.0.2.7'));
    const unknown = await open('/gedeeld/x', from('192.0.2.8'));
    expect([limited.status, limited.page, limited.headers.get('retry-after')]).toEqual([429, unknown.page, '3600']);
    expect((await open(link, from('192.0.2.8'))).status).toBe(200);
  });

  test('to a site that refuses scans shows no earlier report', { tags: ['full'] }, async () => {
    const { make, open } = await asking({ isNeverScanned: (host) => host === 'rust.nl' });
    const { key, id } = await owner();
    const site = await siteOfTeam(store(), id, { url: 'https://rust.nl/' });
    await scanForTeam(store(), id, { url: 'https://rust.nl/' });
    expect((await open((await make(key, { site })).link)).status).toBe(404);
  });
});

test('another team, or a key without the scope, cannot share or revoke; the audit log has both acts', async () => {
  const { send, make } = await asking({ publicUrl: 'https://scan.example.nl' });
  const [one, two, reader] = [await owner(), await owner(), await owner(['read', 'scan'])];
  const url = 'https://mijn.nl/';
  const site = await siteOfTeam(store(), one.id, { url });
  const scan = await scanForTeam(store(), one.id, { url });
  const { id, link } = await make(one.key, { site, days: 400 });
  expect(link).toMatch(/^https:\/\/scan\.example\.nl\/gedeeld\/[\w-]{22}$/);
  for (const body of [{ site }, { scan }, { site: 'x' }])
    expect((await send(two.key, 'POST', '', body)).status).toBe(404);
  expect([(await send(two.key, 'DELETE', `/${id}`)).status, (await send(two.key)).body]).toEqual([404, { shares: [] }]);
  expect((await send(reader.key, 'POST', '', { site })).status).toBe(403);
  expect((await send(reader.key, 'DELETE', `/${id}`)).status).toBe(403);
  for (const body of [{}, { site, scan }, { site, days: 0 }, { site, days: 401 }, { site, more: 1 }])
    expect([body, (await send(one.key, 'POST', '', body)).status]).toEqual([body, 400]);
  await send(one.key, 'DELETE', `/${id}`);
  const acts = (await listAuditEvents(store(), one.id)).map(({ act, about, keyId }) => [act, about, keyId]);
  expect(acts).toEqual([
    ['linkRevoked', `${id} mijn.nl`, one.id],
    ['linkMade', `${id} mijn.nl`, one.id],
  ]);
});
