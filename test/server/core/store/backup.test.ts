import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dump, RestoreError, restore } from '../../../../server/core/store/backup.ts';
import { MIGRATION_NAMES } from '../../../../server/core/store/migrations.ts';
import { findAnswer, keepScan } from '../../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../../server/features/scans/worker/figures.ts';
import { createKey, endKeyById, listKeys, useKey } from '../../../../server/features/teams/store/keys.ts';
import { countHit, readHour } from '../../../../server/features/teams/store/rate-limit.ts';
import { storedOf } from '../../kit/scanner.ts';
import { NOW, storeForAll, TIMEOUT } from '../../kit/store.ts';

const store = storeForAll();
const ASK = { who: 'backup', limit: 9, now: NOW };
/** More rows than one read takes. */
const MANY = 60;

const keep = async (count: number): Promise<void> => {
  const { result: partner, report } = storedOf({ url: 'https://bewaard.nl/' }, 'x', NOW);
  const shown = { ...partner, api_tier: 'public', rate_limit: '20/hour' } as never;
  for (let nth = 0; nth < count; nth += 1)
    await keepScan(store().db, {
      ...{ id: `kept-${nth}`, scanKey: `q${nth}`, domain: 'bewaard.nl', pillar: null, finishedAt: NOW, whole: true },
      ...{ url: 'https://bewaard.nl/', tier: 'partner' },
      outcome: { public: shown, partner, report, figures: toFigures(partner, report) },
    });
};

const all = async (lines: AsyncIterable<string>): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const line of lines) texts.push(line);
  return texts;
};

async function* these(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Empty stores. */
const other = storeForAll();
const older = storeForAll();
const oldest = storeForAll();

const HEAD = JSON.stringify({ format: 'pijler/backup-1', migrations: MIGRATION_NAMES, json: {} });
const HIT = JSON.stringify(['rate_limit_hits', { who: 'a', at: '2026-11-20T12:00:00Z' }]);

describe('a backup', () => {
  test.each([
    ['empty', [], 'noBackup'],
    ['HTML', ['<html>'], 'noBackup'],
    ['other JSON', ['{"format":"other/1"}'], 'noBackup'],
    ['of a later version', ['{"format":"pijler/backup-1","migrations":["999-later"]}'], 'newer'],
    ['of a later JSON version', ['{"format":"pijler/backup-1","migrations":[],"json":{"sites.tags":99}}'], 'newer'],
    ['truncated', [HEAD, HIT], 'cutOff'],
    ['missing a row', [HEAD, HIT, '{"rows":2}'], 'cutOff'],
  ] as const)('that is %s is rejected, and nothing of it is stored', async (_, lines, reason) => {
    const refused = await restore(other(), these(lines)).catch((error: unknown) => error);
    expect([refused instanceof RestoreError, (refused as RestoreError).reason]).toEqual([true, reason]);
    expect(await all(dump(other()))).toEqual([`${HEAD}\n`, '{"rows":0}\n']);
  });

  test('of an earlier version is restored with current table and column names', { timeout: TIMEOUT }, async () => {
    const migrations = MIGRATION_NAMES.filter((name) => name < '022');
    const head = JSON.stringify({ format: 'pijler/backup-1', migrations, json: {} });
    const start = JSON.stringify(['starts', { who: 'a', at: '2026-11-20T12:00:00Z', question: 'sleutel' }]);
    const subscriber = {
      id: 'reader_1',
      team: 't',
      site: null,
      address: 'a@b.nl',
      locale: 'nl',
      zone: 'UTC',
      notices: true,
    };
    const reader = JSON.stringify([
      'readers',
      { ...subscriber, digest: false, digest_key: '', made_at: '2026-11-20T12:00:00Z' },
    ]);
    const link = JSON.stringify([
      'reader_links',
      { hash: 'h', reader: 'reader_1', deed: 'leave', expires_at: '2027-01-01T00:00:00Z' },
    ]);
    await restore(older(), these([head, start, reader, link, '{"rows":3}']));
    const { rows } = await sql`select who, scan_key, l.subscriber from rate_limit_hits, subscriber_links l`.execute(
      older().db,
    );
    expect(rows).toEqual([{ who: 'a', scan_key: 'sleutel', subscriber: 'reader_1' }]);
  });

  test('from before limits were per team adds each key’s use to its team, under the current names', {
    timeout: TIMEOUT,
  }, async () => {
    const at = '2026-11-20T12:00:00Z';
    const migrations = MIGRATION_NAMES.filter((name) => name < '013');
    const team = { id: 'k', hash: 'h', name: 'Een', team: 't', made_by: null, per_hour: 9, per_day: 9, scopes: 'scan' };
    const site = { id: 's', team: 't', url: 'https://a.nl/', domain: 'a.nl', made_at: at };
    const batch = { id: 'b', team: 't', key: 'k', kind: 'site', site: 's', locale: 'nl', fresh: false, made_at: at };
    const schedule = { cadence: 'daily', hour: 6, weekday: 1, day: 1, zone: 'UTC', next_at: at, next_key: '' };
    const watch = { site: 's', team: 't', locale: 'nl', ...schedule, run_key: '', tries: 1, look_at: at };
    const rows = [
      ['keys', { ...team, made_at: at }],
      ['starts', { who: 'key k', at }],
      ['sites', { ...site, tags: [], contacts: [], pinned: [], decisions: [] }],
      ['batches', { ...batch, body_hash: '', size: 1, told: { most: 4, from: 'sitemap' } }],
      ['pages', { who: 'key k', at, number: 3, batch: 'b' }],
      ['watches', { ...watch, state: 'asked', question: 'q', ends: [], announced: [] }],
      ['told', { id: 'msg', team: 't', site: 's', at, what: { kind: 'webhookTest', host: 'a.nl' } }],
    ];
    const head = JSON.stringify({ format: 'pijler/backup-1', migrations, json: {} });
    const lines = rows.map((row) => JSON.stringify(row));
    await restore(oldest(), these([head, ...lines, JSON.stringify({ rows: rows.length })]));
    const select = async (statement: ReturnType<typeof sql>) => (await statement.execute(oldest().db)).rows;
    expect(await select(sql`select who from rate_limit_hits order by who`)).toEqual([
      { who: 'key k' },
      { who: 'team t' },
    ]);
    expect(await select(sql`select who, number from quota_usage order by who`)).toEqual([
      { who: 'key k', number: 3 },
      { who: 'team t', number: 3 },
    ]);
    expect(await select(sql`select crawl_info from batches`)).toEqual([{ crawl_info: { most: 4, from: 'sitemap' } }]);
    expect(await select(sql`select state, scan_key from monitors`)).toEqual([{ state: 'requested', scan_key: 'q' }]);
    expect(await select(sql`select id, what->>'host' as host from notifications`)).toEqual([
      { id: 'msg', host: 'a.nl' },
    ]);
  });

  test('restores keys, limits and scans as they were, into an empty store only', {
    tags: ['full'],
    timeout: TIMEOUT,
  }, async () => {
    const { key, id } = await createKey(store(), { name: 'blijft', perHour: 7, expiresAt: NOW + 1 }, NOW);
    const removed = await createKey(store(), { name: 'weg' }, NOW);
    await endKeyById(store(), removed.id, NOW);
    await countHit(store(), ASK);
    await keep(MANY);
    const beside = countHit(store(), { ...ASK, who: 'beside' });
    const [lines] = await Promise.all([all(dump(store())), beside]);
    await restore(other(), these(lines));
    expect(await listKeys(other())).toEqual(await listKeys(store()));
    expect(await useKey(other(), key, NOW)).toMatchObject({ id, perHour: 7 });
    expect(await useKey(other(), removed.key, NOW)).toBeNull();
    expect(await readHour(other(), ASK)).toMatchObject({ remaining: 8 });
    for (const scanKey of ['q0', `q${MANY - 1}`]) {
      const request = [scanKey, { tier: 'partner', after: 0n }] as const;
      expect(await findAnswer(other(), ...request)).toEqual(await findAnswer(store(), ...request));
    }
    const scansIn = (texts: readonly string[]) => texts.filter((line) => line.startsWith('["scans"'));
    expect(scansIn(await all(dump(other())))).toEqual(scansIn(lines));
    expect(scansIn(lines)).toHaveLength(MANY);
    await expect(restore(other(), these(lines))).rejects.toMatchObject({ reason: 'notEmpty' });
  });
});
