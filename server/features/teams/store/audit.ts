import type { Kysely } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toWritable } from '../../../core/store/writable.ts';

/** Events of the audit log: what a member of a team did with a key. */
export const AUDIT_EVENTS = [
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
export type AuditEventName = (typeof AUDIT_EVENTS)[number];

/** Who performed the action. */
export interface Actor {
  readonly team: string;
  /** Null for the service itself. */
  readonly keyId: string | null;
}

/** A row of the audit log; `at` in ms since 1970. */
export interface AuditRecord extends Actor {
  readonly seq: string;
  readonly at: number;
  readonly act: AuditEventName;
  readonly about: string;
}

/** Maximum characters of `about`. */
const LONGEST = 300;

/** Adds a row to the audit log; in the transaction of the change itself, so that both are stored or neither is. */
export const recordAuditEvent = async (
  db: Kysely<Tables>,
  { team, keyId }: Actor,
  { act, about, now }: { readonly act: AuditEventName; readonly about: string; readonly now: number },
): Promise<void> => {
  const text = toWritable(about).slice(0, LONGEST);
  await db
    .insertInto('audit')
    .values({ team, key: keyId, at: toDate(now), act, about: text })
    .execute();
};

/** Days for which rows are stored. */
const KEEP_EVENTS = 400;

/** Deletes rows older than that. */
export const deleteOldAuditEvents = async ({ db }: Pick<Store, 'db'>, now: number): Promise<void> => {
  await db
    .deleteFrom('audit')
    .where('at', '<', toDate(now - KEEP_EVENTS * DAY))
    .execute();
};

/** Lists at most `most` events of a team, newest first; only those before a sequence number if one is given. */
export const listAuditEvents = async (
  { db }: Pick<Store, 'db'>,
  team: string,
  { before = null, most = 100 }: { readonly before?: string | null; readonly most?: number } = {},
): Promise<readonly AuditRecord[]> => {
  const all = db.selectFrom('audit').selectAll().where('team', '=', team);
  const some = before === null ? all : all.where('seq', '<', before);
  const rows = await some.orderBy('seq', 'desc').limit(most).execute();
  return rows.map(({ seq, at, act, key: keyId, ...row }) => ({
    ...row,
    keyId,
    seq: String(seq),
    act: act as AuditEventName,
    at: at.getTime(),
  }));
};
