import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '../../lib/model.ts';
import { toDate } from './moment.ts';
import type { Tables } from './tables.ts';
import type { ReaderLinkRow, ReaderRow } from './watch-tables.ts';

/** An address that a team wants to send notices to; moments in ms since 1970. */
export interface ReaderOf {
  readonly id: string;
  readonly team: string;
  /** Null for all sites of the team. */
  readonly site: string | null;
  readonly address: string;
  readonly locale: Locale;
  readonly zone: string;
  /** Null until its owner said yes. */
  readonly confirmedAt: number | null;
  /** Null until they said no more. */
  readonly endedAt: number | null;
}

const DAY = 86_400_000;
/** Days in which an address can be confirmed, and in which a link in a mail ends its notices. */
export const LINK_DAYS = { confirm: 7, leave: 400 } as const;

const toReader = ({ made_at: _, confirmed_at, ended_at, ...row }: Selectable<ReaderRow>): ReaderOf => ({
  ...row,
  confirmedAt: confirmed_at?.getTime() ?? null,
  endedAt: ended_at?.getTime() ?? null,
});

/** Addresses of one team at most. */
const MOST = 100;

/**
 * Adds an address that is yet to be confirmed. `known` where the team has it already, for the same: one that said no is not
 * asked again, whoever asks. `full` where it has as many as it may.
 */
export const addReader = async (
  tx: Kysely<Tables>,
  { now, ...reader }: Omit<ReaderOf, 'id' | 'confirmedAt' | 'endedAt'> & { readonly now: number },
): Promise<ReaderOf | 'known' | 'full'> => {
  const { team, site, address } = reader;
  const known = await tx
    .selectFrom('readers')
    .select('id')
    .where('team', '=', team)
    .where((is) => is(is.fn('lower', ['address']), '=', address.toLowerCase()))
    .where('site', site === null ? 'is' : '=', site)
    .executeTakeFirst();
  if (known !== undefined) return 'known';
  if ((await listReaders(tx, team)).length >= MOST) return 'full';
  const id = `reader_${randomUUID()}`;
  const row = { id, ...reader, made_at: toDate(now), confirmed_at: null, ended_at: null };
  await tx.insertInto('readers').values(row).execute();
  return toReader(row);
};

/** A reader by id; undefined where there is none any more. */
export const readerOf = async (db: Kysely<Tables>, id: string): Promise<ReaderOf | undefined> => {
  const row = await db.selectFrom('readers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toReader(row);
};

/** The addresses of a team, oldest first. */
export const listReaders = async (db: Kysely<Tables>, team: string): Promise<readonly ReaderOf[]> =>
  (await db.selectFrom('readers').selectAll().where('team', '=', team).orderBy('made_at').orderBy('id').execute()).map(
    toReader,
  );

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a link for a mail: 192 random bits that are told here once, for only their hash is kept. */
export const makeLink = async (
  db: Kysely<Tables>,
  { reader, deed, now }: { readonly reader: string; readonly deed: ReaderLinkRow['deed']; readonly now: number },
): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const expires_at = toDate(now + LINK_DAYS[deed] * DAY);
  await db
    .insertInto('reader_links')
    .values({ hash: hashOf(token), reader, deed, expires_at })
    .execute();
  return token;
};

/** Whose link it is; undefined where it is unknown, over, or for something else. Does nothing. */
export const readerByLink = async (
  db: Kysely<Tables>,
  { token, deed, now }: { readonly token: string; readonly deed: ReaderLinkRow['deed']; readonly now: number },
): Promise<ReaderOf | undefined> => {
  const row = await db
    .selectFrom('reader_links')
    .innerJoin('readers', 'readers.id', 'reader_links.reader')
    .selectAll('readers')
    .where('hash', '=', hashOf(token))
    .where('deed', '=', deed)
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();
  return row && toReader(row);
};

/** Notes that the owner of an address said yes; of one that said no meanwhile nothing changes. */
export const confirmReader = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  await db
    .updateTable('readers')
    .set({ confirmed_at: toDate(now) })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends notices to an address, as its owner wants: what waits for it is not sent. */
export const endReader = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  await db
    .updateTable('readers')
    .set({ ended_at: toDate(now) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/**
 * Takes an address out; false where the team has no such one. One whose owner did not say yes stays, and is over: it is not
 * asked again.
 */
export const removeReader = async (db: Kysely<Tables>, team: string, id: string, now: number): Promise<boolean> => {
  const known = await readerOf(db, id);
  if (known?.team !== team || known.endedAt !== null) return false;
  if (known.confirmedAt === null) await endReader(db, id, now);
  else await db.deleteFrom('readers').where('id', '=', id).execute();
  return true;
};

/** Forgets links that are over, and addresses that nobody confirmed in time. */
export const forgetReaders = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db.deleteFrom('reader_links').where('expires_at', '<', toDate(now)).execute();
  await db
    .deleteFrom('readers')
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('made_at', '<', toDate(now - LINK_DAYS.confirm * DAY))
    .execute();
};
