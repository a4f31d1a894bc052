import type { PGlite } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PGliteDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

/** A queue of one: who took it gives it back by what `take` resolves with. */
const makeTurns = (): { take(): Promise<() => void> } => {
  let last = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
};

/** One connection is all there is: whoever has it, a transaction above all, has it alone. */
class TurnsDriver extends PGliteDriver {
  readonly #turns = makeTurns();
  #giveBack = (): void => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const giveBack = await this.#turns.take();
    this.#giveBack = giveBack;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }
}

/** Kysely over the embedded PostgreSQL, in which no transaction shares its connection with others. */
export const embeddedDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PGliteAdapter(),
  createDriver: (): Driver => new TurnsDriver({ pglite }),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
