import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Store } from '../../../server/core/store/open-store.ts';
import type { Tables } from '../../../server/core/store/tables.ts';

/** A step of a plan, as PostgreSQL tells it when it has been carried out. */
interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
}

const rowsOf = ({ 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] }: Step): number =>
  rows * loops + loops + Plans.reduce((sum, step) => sum + rowsOf(step), 0);

/** Rows that every step of the plans of some questions handed on, and how often each began: the same however busy the machine is. */
export const workOf = async (
  { db }: Pick<Store, 'db'>,
  ask: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<number> => {
  const requests: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      requests.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(listening));
  let work = 0;
  for (const { sql, parameters } of requests) {
    const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(explain);
    work += rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Step);
  }
  return work;
};
