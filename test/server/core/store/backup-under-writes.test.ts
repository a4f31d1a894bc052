import { randomUUID } from 'node:crypto';
import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dump, restore } from '../../../../server/core/store/backup.ts';
import { openStore, type Store } from '../../../../server/core/store/open-store.ts';
import { grantReport } from '../../../../server/features/scans/store/report-access.ts';
import { makeShare } from '../../../../server/features/sharing/store/shares.ts';
import { createKey } from '../../../../server/features/teams/store/keys.ts';
import { handIn } from '../../kit/batch.ts';
import { siteOfTeam } from '../../kit/shared-sites.ts';
import { makeStoreIn, NOW, newStoreLocation, storeForAll, TIMEOUT } from '../../kit/store.ts';

const store = storeForAll();
const TIMES = 20;

/** Tables with foreign references, the column, and the table and column that it refers to. */
const REFERS = [
  ['shares', 'site', 'sites', 'id'],
  ['site_scans', 'site', 'sites', 'id'],
  ['batch_items', 'batch', 'batches', 'id'],
  ['report_access', 'scan', 'scans', 'id'],
  ['subscribers', 'site', 'sites', 'id'],
] as const;

/** Writes a site and rows that refer to it, again and again until it is stopped; resolves with how often. */
const writing = (into: Store, team: string) => {
  let isOver = false;
  let times = 0;
  const one = async (): Promise<void> => {
    const host = `${randomUUID()}.nl`;
    const site = await siteOfTeam(into, team, { url: `https://${host}/` });
    await makeShare(into, { team, keyId: team }, { target: { site }, now: NOW });
    await handIn(into, team, [host], { actor: { team, keyId: team } });
    const mailbox = { address: `a@${host}`, locale: 'nl', zone: 'Europe/Amsterdam' } as const;
    await into.db
      .insertInto('subscribers')
      .values({ id: host, team, site, made_at: new Date(NOW), ...mailbox })
      .execute();
    await sql`insert into scans (id, scan_key, domain, finished_at, whole, for_partner, report)
      values (${host}, ${host}, ${host}, ${new Date(NOW)}, true, true, '{}')`.execute(into.db);
    await grantReport(into.db, team, host);
    times += 1;
  };
  const done = (async () => {
    while (!isOver) {
      await one();
      await breath();
    }
  })();
  return {
    count: () => times,
    end: async () => {
      isOver = true;
      await done;
    },
  };
};

const taken = async (from: Store): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of dump(from)) lines.push(line);
  return lines;
};

async function* these(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const rowsOf = (lines: readonly string[]): number => JSON.parse(lines.at(-1) ?? '{}').rows;

test(
  `a backup taken during writes is restored ${TIMES} times of ${TIMES}, without dangling references`,
  async () => {
    const { id: team } = await createKey(store(), { name: 'Schrijft', perDay: 1_000_000, perHour: 1_000 }, NOW);
    const { place: location, remove } = await newStoreLocation();
    if ('folder' in location) await makeStoreIn(location.folder);
    const other = await openStore(location);
    // Four at once, so that there is always one between two of its tables.
    const writers = [1, 2, 3, 4].map(() => writing(store(), team));
    const sizes: number[] = [];
    let whileReading = 0;
    for (let nth = 0; nth < TIMES; nth += 1) {
      const before = writers.reduce((sum, { count }) => sum + count(), 0);
      const lines = await taken(store());
      whileReading += writers.reduce((sum, { count }) => sum + count(), 0) - before;
      await sql`truncate keys, scans, sites, batches, rate_limit_hits, audit, quota_usage, shares cascade`.execute(
        other.db,
      );
      await restore(other, these(lines));
      for (const [table, column, parent, key] of REFERS) {
        const { rows } = await sql<{ readonly lost: number }>`
          select count(*)::int as lost from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} is not null and not exists (
            select from ${sql.table(parent)} p where ${sql.ref(`p.${key}`)} = ${sql.ref(`t.${column}`)})`.execute(
          other.db,
        );
        expect([table, rows[0]?.lost]).toEqual([table, 0]);
      }
      // What is restored equals what was dumped, to the row.
      expect(rowsOf(await taken(other))).toBe(rowsOf(lines));
      sizes.push(rowsOf(lines));
    }
    await Promise.all(writers.map(({ end }) => end()));
    await other.close();
    await remove();
    // They wrote all the time: each backup is of a later moment; on PostgreSQL no writer waited for it.
    expect(sizes).toEqual(sizes.toSorted((one, two) => one - two));
    expect(sizes.at(-1) ?? 0).toBeGreaterThan((sizes[0] ?? 0) + TIMES);
    if (!store().isAlone) expect(whileReading).toBeGreaterThan(0);
  },
  TIMEOUT * 3,
);
