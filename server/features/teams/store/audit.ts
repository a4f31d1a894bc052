import type { Kysely } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { writable } from '../../../core/store/writable.ts';

/** What is noted of what somebody with a key does: who, when, and about what. */
export const ACTS = [
  'signedIn',
  'keyIssued',
  'keyRevoked',
  'siteAdded',
  'siteChanged',
  'siteRemoved',
  'sitesImported',
  'sitesExported',
  'reportsImported',
  'batchMade',
  'batchCancelled',
  'siteScanMade',
  'linkMade',
  'linkRevoked',
  'badgeMade',
  'badgeRemoved',
  'watchChanged',
  'mailConfirmed',
  'webhookChanged',
  'webhookRefused',
] as const;
export type Act = (typeof ACTS)[number];

/** Somebody of a team: `key` is the id of the key that acts, null where the service itself does. */
export interface Actor {
  readonly team: string;
  readonly key: string | null;
}

/** An act as it is listed; `at` in ms since 1970. */
export interface Noted extends Actor {
  readonly seq: string;
  readonly at: number;
  readonly act: Act;
  readonly about: string;
}

/** Characters of what an act was about. */
const LONGEST = 300;

/** Notes an act; within the transaction of the act itself it is there with it, or neither is. */
export const noteAct = async (
  db: Kysely<Tables>,
  { team, key }: Actor,
  { act, about, now }: { readonly act: Act; readonly about: string; readonly now: number },
): Promise<void> => {
  const text = writable(about).slice(0, LONGEST);
  await db
    .insertInto('audit')
    .values({ team, key, at: toDate(now), act, about: text })
    .execute();
};

/** Days that acts are kept. */
const KEEP_ACTS = 400;

/** Forgets acts that are kept for long enough. */
export const deleteOldActs = async ({ db }: Pick<Store, 'db'>, now: number): Promise<void> => {
  await db
    .deleteFrom('audit')
    .where('at', '<', toDate(now - KEEP_ACTS * DAY))
    .execute();
};

/** Acts of a team, newest first, so many at most, before a place where one is given. */
export const listActs = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  { before = null, most = 100 }: { readonly before?: string | null; readonly most?: number } = {},
): Promise<readonly Noted[]> => {
  const all = db.selectFrom('audit').selectAll().where('team', '=', team);
  const some = before === null ? all : all.where('seq', '<', before);
  const rows = await some.orderBy('seq', 'desc').limit(most).execute();
  return rows.map(({ seq, at, act, ...row }) => ({ ...row, seq: String(seq), act: act as Act, at: at.getTime() }));
};
