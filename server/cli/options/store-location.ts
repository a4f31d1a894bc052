import { type Admin, createAdmin } from '../../admin/admin.ts';
import { findAdmin } from '../../admin/ask.ts';
import { openStore, type StoreLocation } from '../../core/store/open-store.ts';
import type { Environment, Speech } from '../speech.ts';
import { parseDatabase } from './serve-options.ts';

const text = { type: 'string' } as const;
/** Options of every command that works on a store. */
export const STORE_SYNTAX = { data: text, database: text, help: { type: 'boolean', short: 'h' } } as const;

interface Named {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** The store that the options name, else the environment; a database takes precedence over a folder. Throws a UsageError. */
export const storeLocation = ({ data, database }: Named, environment: Environment): StoreLocation => {
  const named = database ?? (data === undefined ? environment['PIJLER_DATABASE'] : undefined);
  return named ? { database: parseDatabase(named) } : { folder: data ?? (environment['PIJLER_DATA'] || '.pijler') };
};

/** Runs an action on a store: through the service that has it open, else by opening it for the duration. */
export const withAdmin = async <T>(
  location: StoreLocation,
  { err }: Speech,
  act: (admin: Admin) => Promise<T>,
): Promise<T> => {
  const admin = 'folder' in location ? await findAdmin(location.folder) : null;
  if (admin !== null) return act(admin);
  const store = await openStore(location, ({ name, message }) => err(`${name}: ${message}\n`));
  try {
    return await act(createAdmin(store));
  } finally {
    await store.close();
  }
};
