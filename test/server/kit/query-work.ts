import { CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Store } from '../../../server/core/store/open-store.ts';
import type { Tables } from '../../../server/core/store/tables.ts';

/** A step of a plan, as PostgreSQL tells it when it has been carried out. */
interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  /** Of each loop: read, and left out. */
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const rowsOf = (step: Step): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0, Plans = [] } = step;
  return (rows + removed + 1) * loops + Plans.reduce((sum, one) => sum + rowsOf(one), 0);
};

/** What some work asks, as it is sent. */
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

/** The plans of some queries where no table is read as a whole if an index can do: as text, the indexes by their names. */
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

/** Rows that every step of the plans of some queries read, and how often each began: the same however busy the machine is. */
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
