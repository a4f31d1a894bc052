import { type Kysely, sql } from 'kysely';
import manifest from '../../../package.json' with { type: 'json' };
import type { Tables } from './tables.ts';

/** A store whose tables a later version changed, to a state that this version does not know. */
export class NewerStore extends Error {
  /** The version that changed it, as in its `package.json`; null if that is unknown, as when two builds of one version differ. */
  readonly needs: string | null;
  constructor(needs: string | null) {
    super(`this store was changed by a later version of Pijler${needs === null ? '' : `: it needs ${needs} or later`}`);
    this.name = 'NewerStore';
    this.needs = needs;
  }
}

/** The table in which Kysely's `Migrator` records which migrations were applied. */
const MIGRATIONS = 'kysely_migration';

/**
 * Throws `NewerStore` if a migration was applied that is not among the known ones. It only reads: such a store stays unchanged.
 */
export const assertKnown = async (db: Kysely<Tables>, known: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ readonly is: boolean; readonly by: string | null }>`
    select to_regclass(${MIGRATIONS}) is not null as is, obj_description(to_regclass(${MIGRATIONS}), 'pg_class') as by`.execute(
    db,
  );
  if (rows[0]?.is !== true) return;
  const applied = await sql<{ readonly name: string }>`select name from ${sql.table(MIGRATIONS)}`.execute(db);
  if (applied.rows.some(({ name }) => !known.includes(name))) {
    const { by } = rows[0];
    throw new NewerStore(by === manifest.version ? null : by);
  }
};

/** Records which version changed the tables: as the comment of that table, which every version can read. */
export const noteVersion = async (db: Kysely<Tables>): Promise<void> => {
  await sql`comment on table ${sql.table(MIGRATIONS)} is ${sql.lit(manifest.version)}`.execute(db);
};
