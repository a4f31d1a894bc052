import { parseArgs } from 'node:util';
import { issueKey, type Key, listKeys, revokeKey } from '../store/keys.ts';
import { openStore, type Place, type Store } from '../store/open-store.ts';
import { EXIT, type Exit } from './exit.ts';
import type { Speech } from './scan.ts';
import { databaseOf } from './serve-options.ts';
import { UsageError } from './usage-error.ts';

export const KEY_HELP = `pijler key issue NAME | list | revoke ID [options]
Makes a partner key and shows it once, lists all, or ends one at once.

  --data FOLDER         folder of the embedded store, which no running service may have; .pijler by default
  --database URL        the PostgreSQL of the service, running or not
`;

const text = { type: 'string' } as const;

const parsed = (args: readonly string[]) => {
  try {
    const options = { data: text, database: text, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(/\n|\. /)[0] ?? message);
  }
};

type Environment = Readonly<Record<string, string | undefined>>;

const dayOf = (moment: number | null): string => (moment === null ? '-' : new Date(moment).toISOString().slice(0, 10));

const lineOf = ({ id, name, perHour, madeAt, usedAt, expiresAt, revokedAt }: Key): string =>
  [id, `${perHour}/hour`, dayOf(madeAt), dayOf(usedAt), dayOf(expiresAt), dayOf(revokedAt), name].join('\t');

const LINES_HEAD = ['id', 'limit', 'made', 'used', 'expires', 'revoked', 'name'].join('\t');

type Deed = (store: Store, speech: Speech) => Promise<Exit>;

const DEEDS = {
  issue:
    (name: string): Deed =>
    async (store, { out, err }) => {
      const { key } = await issueKey(store, { name }, Date.now());
      err('A partner key, shown only now:\n');
      out(`${key}\n`);
      return EXIT.good;
    },
  list:
    (): Deed =>
    async (store, { out }) => {
      out(`${[LINES_HEAD, ...(await listKeys(store)).map(lineOf)].join('\n')}\n`);
      return EXIT.good;
    },
  revoke:
    (id: string): Deed =>
    async (store, { out }) => {
      if (!(await revokeKey(store, id, Date.now()))) throw new UsageError(`No key of the id ${id} is in use.`);
      out(`${id} is revoked.\n`);
      return EXIT.good;
    },
};

/** What is to be done; `argument` is a name or an id. Throws a UsageError. */
const deedOf = ([word, argument, ...rest]: readonly string[]): Deed => {
  if (rest.length === 0 && word === 'list' && argument === undefined) return DEEDS.list();
  if (rest.length === 0 && argument !== undefined && argument.trim() !== '') {
    if (word === 'issue') return DEEDS.issue(argument);
    if (word === 'revoke') return DEEDS.revoke(argument);
  }
  throw new UsageError('Use pijler key issue NAME, pijler key list or pijler key revoke ID.');
};

/** `pijler key`: resolves with the exit code. Rejects with a UsageError, or where the store cannot be opened. */
export const keyCommand = async (args: readonly string[], speech: Speech, environment: Environment): Promise<Exit> => {
  const { values, positionals } = parsed(args);
  if (values.help) {
    speech.out(KEY_HELP);
    return EXIT.good;
  }
  const deed = deedOf(positionals);
  const database = values.database ?? environment['PIJLER_DATABASE'];
  const folder = values.data ?? environment['PIJLER_DATA'] ?? '.pijler';
  const place: Place = database === undefined ? { folder } : { database: databaseOf(database) };
  const store = await openStore(place, ({ name, message }) => speech.err(`${name}: ${message}\n`));
  try {
    return await deed(store, speech);
  } finally {
    await store.close();
  }
};
