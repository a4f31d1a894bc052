import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { SCANS_PATH, Scan } from '../../../../../server/features/scans/routes/scans.ts';
import { findScan } from '../../../../../server/features/scans/store/home-scans.ts';
import { makeSealer } from '../../../../../server/features/scans/worker/sealed.ts';
import { PROOF, requestBadge } from '../../../../../server/features/sharing/store/badges.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { sampleOf } from '../../../../kit/taking-turns.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { stepsOfSignIn } from '../../../kit/sign-in-site.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { memoryHolds } from '../../../kit/store-memory.ts';

/** Private scans of a team: with steps beforehand, custom request headers, or another screen. Only that team sees them. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const sealer = makeSealer();
const CANARY = 'KANARIE-4c1d';

const teamWith = async (name: string, domain: string | null, foundAt = NOW) => {
  const { key, id } = await createKey(store(), { name, perHour: 100 }, NOW);
  if (domain !== null) {
    await requestBadge(store(), { team: id, keyId: id }, { domain, now: NOW });
    const found = { found_at: new Date(foundAt), state: 'found' as const };
    await store().db.updateTable('badges').set(found).where('team', '=', id).where('domain', '=', domain).execute();
  }
  return { key, team: id };
};

const asking = async (key: string, changes = {}) => {
  const { get, base } = await listen({ sealer, ...changes });
  const headers = { 'Content-Type': 'application/json', 'X-GDA-Key': key };
  return {
    base,
    create: (body: object, query = '') =>
      get(`${SCANS_PATH}${query}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    show: (id: string) => get(`${SCANS_PATH}/${id}`, { headers }),
    once: (url: string) => get(`${SCAN_PATH}?url=${url}`),
  };
};

/** The whole store as text. */
const everything = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(store().db);
  const tables = await Promise.all(
    rows.map(({ name }) =>
      sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.raw(name)} t`.execute(store().db),
    ),
  );
  return JSON.stringify(tables.map((table) => table.rows));
};

const steps = stepsOfSignIn(CANARY);
const browsing = {
  headers: { 'X-Preview': CANARY },
  cookies: { voorproef: CANARY },
  basic_auth: { username: 'naam', password: CANARY },
  ...{ language: 'de', viewport: { width: 390, height: 844 }, mobile: true, color_scheme: 'dark' },
};

describe('a private scan', () => {
  test('runs as requested, and its secrets are never in the store, during or after', async () => {
    const { key } = await teamWith('eigen', 'eigen.nl');
    const { create, show } = await asking(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    service().scanner.next = { until: promise };
    const created = await create({ url: 'eigen.nl', steps, browsing });
    expect([created.status, JSON.stringify(created.body)]).toEqual([202, expect.not.stringContaining(CANARY)]);
    const { id } = Scan.parse(created.body);
    expect(await everything()).toContain('"sealed"');
    expect(await everything()).not.toContain(CANARY);
    // Nor in the memory of the store itself, where its rows can be found (long values are compressed there).
    expect([memoryHolds('eigen.nl'), memoryHolds(CANARY)]).toEqual([true, false]);
    await service().work({ sealer });
    await expect.poll(() => service().scanner.asked.length, { timeout: 10_000 }).toBe(1);
    expect(service().scanner.asked[0]).toMatchObject({
      url: 'https://eigen.nl/',
      before: { steps, secrets: ['test@mijn-klant.nl', CANARY], hosts: ['eigen.nl'] },
      browsing: { headers: [['X-Preview', CANARY]], isMobile: true, colorScheme: 'dark' },
    });
    resolve();
    await expect.poll(async () => Scan.parse((await show(id)).body).state, { timeout: 10_000 }).toBe('done');
    const left = await everything();
    expect([left.includes(CANARY), left.includes('"sealed"')]).toEqual([false, false]);
    expect(memoryHolds(CANARY)).toBe(false);
    expect(JSON.stringify(service().worked)).not.toContain(CANARY);
  });

  test('is not reused for others, and does not reuse earlier scans', { tags: ['full'] }, async () => {
    const { key, team } = await teamWith('alleen', 'alleen.nl');
    const { create, show, once } = await asking(key);
    await service().work({ sealer });
    const first = Scan.parse((await create({ url: 'alleen.nl', browsing: { color_scheme: 'dark' } }, '?wait=20')).body);
    const again = Scan.parse((await create({ url: 'alleen.nl', browsing: { color_scheme: 'dark' } }, '?wait=20')).body);
    expect([first.state, again.state]).toEqual(['done', 'done']);
    expect((await once('alleen.nl')).status).toBe(200);
    expect(service().scanner.asked.map(({ browsing: one }) => one)).toEqual([
      ...[{ colorScheme: 'dark' }, { colorScheme: 'dark' }, undefined],
    ]);
    const { rows } = await sql<{ id: string; public: unknown; url: unknown; home: unknown }>`
      select id, public, url, home from scans where domain = 'alleen.nl' order by seq`.execute(store().db);
    expect(rows.map((row) => [row.public === null, row.url, row.home])).toEqual([
      ...[
        [true, null, null],
        [true, null, null],
        [false, 'https://alleen.nl/', 'alleen.nl'],
      ],
    ]);
    const [own] = rows;
    expect(await findScan(store(), own?.id ?? '', 'public')).toBeNull();
    expect(await findScan(store(), own?.id ?? '', { team: 'ander' })).toBeNull();
    expect((await findScan(store(), own?.id ?? '', { team }))?.answer.id).toBe(own?.id);
    const stranger = await asking((await teamWith('vreemd', null)).key);
    expect((await stranger.show(first.id)).status).toBe(404);
    expect((await show(first.id)).status).toBe(200);
  });

  test('uses quota each time', { tags: ['full'] }, async () => {
    const { key } = await teamWith('telt', null);
    const { create } = await asking(key);
    await service().work({ sealer });
    const left = [];
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await create({ url: 'telt.nl', browsing: { mobile: true } }, '?wait=20');
      left.push(headers.get('x-ratelimit-remaining'));
    }
    expect(left).toEqual(['99', '98']);
  });

  test('fails with a reason when the process that sealed it has restarted', { tags: ['full'] }, async () => {
    const { key } = await teamWith('herstart', 'herstart.nl');
    const { create } = await asking(key);
    await service().work({ sealer: makeSealer() });
    const { body } = await create({ url: 'herstart.nl', steps }, '?wait=20');
    expect(Scan.parse(body)).toMatchObject({
      ...{ state: 'failed', error: { message: expect.stringContaining('opnieuw gestart') } },
    });
    expect(service().scanner.asked).toEqual([]);
  });
});

describe('for a domain that a team has not verified', () => {
  const others = [
    ['steps', { steps: [{ go: '/' }] }],
    ['headers', { browsing: { headers: { 'X-A': '1' } } }],
    ['cookies', { browsing: { cookies: { a: '1' } } }],
    ['basic access', { browsing: { basic_auth: { username: 'a', password: 'b' } } }],
    ['another user agent', { browsing: { user_agent: 'Googlebot' } }],
  ] as const;

  test.each(sampleOf(others, 2))('%s are rejected, and nothing is scanned or counted', async (_, fields) => {
    const stranger = await teamWith('vreemd', 'van-ons.nl');
    const { create } = await asking(stranger.key);
    for (const url of ['van-een-ander.nl', 'sub.van-ons.nl', 'van-ons.nl.kwaad.nl', 'www.van-een-ander.nl']) {
      const { status, body } = await create({ url, ...fields });
      expect([status, (body as { error: { code: string } }).error.code], url).toEqual([403, 'forbidden']);
    }
    await teamWith('eigenaar', 'van-een-ander.nl');
    expect((await create({ url: 'van-een-ander.nl', ...fields })).status).toBe(403);
    expect((await create({ url: 'www.van-ons.nl', ...fields })).status).toBe(202);
  });

  test('steps are also rejected when the verification is too old', { tags: ['full'] }, async () => {
    const { key } = await teamWith('lang geleden', 'toen.nl', NOW - PROOF.holds - 1);
    const { create } = await asking(key);
    expect((await create({ url: 'toen.nl', steps: [{ go: '/' }] })).status).toBe(403);
  });

  test('another screen is allowed with every key', { tags: ['full'] }, async () => {
    const { key } = await teamWith('scherm', null);
    const { create } = await asking(key);
    expect((await create({ url: 'overal.nl', browsing: { mobile: true, color_scheme: 'dark' } })).status).toBe(202);
  });
});

test.each([
  [{ steps: 'nee' }, 'steps'],
  [{ steps: [{ script: CANARY }] }, 'steps'],
  [{ steps: [{ fill: { role: 'textbox', name: 'A' }, with: { env: 'PATH' } }] }, 'steps'],
  [{ browsing: { basic_auth: { username: `${CANARY}:`, password: CANARY } } }, 'browsing/basic_auth'],
  [{ browsing: { headers: { [CANARY]: 'a\nb' } } }, 'browsing/headers'],
  [{ browsing: { proxy: CANARY } }, 'browsing'],
])('%j is rejected with the field name, without repeating its values', async (fields, field) => {
  const { key } = await teamWith('velden', 'velden.nl');
  const { create } = await asking(key);
  const { status, body } = await create({ url: 'velden.nl', ...fields });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
  expect(JSON.stringify(body)).not.toContain(CANARY);
});

test('a private scan is rejected when no other process could unseal it', async () => {
  const { key } = await teamWith('zonder sleutel', null);
  const { create } = await asking(key, { sealer: null });
  expect((await create({ url: 'a-b.nl', browsing: { mobile: true } })).status).toBe(409);
});
