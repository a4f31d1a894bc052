import { CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Store } from '../../../server/core/store/open-store.ts';
import type { Tables } from '../../../server/core/store/tables.ts';

/** A step of a query plan, as PostgreSQL reports it after running it. */
interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  /** Per loop: rows read and filtered out. */
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const rowsOf = (step: Step): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0, Plans = [] } = step;
  return (rows + removed + 1) * loops + Plans.reduce((sum, one) => sum + rowsOf(one), 0);
};

/** The queries that some work sends. */
const queriesOf = async (
  { db }: Pick<Store, 'db'>,
  ask: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> => {
  const requests: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      requests.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(listening));
  return requests;
};

/** The plans of some queries, with sequential scans disabled, as text with the names of indexes. */
export const plansOf = async (
  store: Pick<Store, 'db'>,
  ask: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<readonly string[]> => {
  const plans: string[] = [];
  for (const { sql: text, parameters } of await queriesOf(store, ask))
    await store.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
      plans.push(rows.map((row) => Object.values(row).join()).join('\n'));
    });
  return plans;
};

/** The rows read by all steps of the plans of some queries, plus the loops: independent of how busy the machine is. */
export const workOf = async (
  store: Pick<Store, 'db'>,
  ask: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<number> => {
  let work = 0;
  for (const { sql: text, parameters } of await queriesOf(store, ask)) {
    const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]);
    const { rows } = await store.db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(explain);
    work += rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Step);
  }
  return work;
};
