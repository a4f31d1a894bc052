import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import type { Report, Tier } from '../../../../lib/model.ts';
import type { Reason } from '../../../../lib/words/service/served.ts';
import { type PreparedDetails, toDetailsColumns } from '../../../core/store/details/keep-details.ts';
import { type Details, packDetails } from '../../../core/store/details/packed-details.ts';
import { readDetails, type StoredDetails, selectDetails } from '../../../core/store/details/stored-details.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson, toWritable } from '../../../core/store/writable.ts';
import { settleItems } from '../../batches/store/settle-items.ts';
import { addScanToSubscribed } from '../../sites/store/add-scans.ts';
import { stripQueries } from './bare-report.ts';
import { NO_HOME, toHomeColumns } from './home-page.ts';
import type { Ended, Failed, Failure, Figures } from './outcome.ts';

/** Maximum characters of what a site itself says about why there is no result. */
const DETAIL = 600;

const toFigures = ({ total, scores, danger, rules }: Figures) => ({ total, scores: toJson(scores), danger, rules });
const NO_FIGURES = { total: null, scores: null, danger: null, rules: null };

/** Whether a scan saw http lead to exactly its page. */
const hasSeenHttpLeadHere = ({ findings, target }: Report): boolean =>
  findings.some(
    ({ id, code, items }) => id === 'https-redirect' && code === 'redirects' && items?.at(-1) === target.url,
  );

/**
 * Prepares the partners' details of a scan for storage; a failure has none. Those requested with a key stay, others are deleted
 * within minutes.
 */
export const prepareDetails = async (
  { details }: Pick<Store, 'details'>,
  { outcome, url, tier, finishedAt: now }: Pick<Ended, 'outcome' | 'url' | 'tier' | 'finishedAt'>,
): Promise<PreparedDetails | null> =>
  'failure' in outcome ? null : details.prepare(toBareDetails(outcome, url), { stays: tier === 'partner', now });

const toBareDetails = ({ partner, report }: Details, url: string): Details =>
  stripQueries({ partner, report }, [url, report.target.url]);

/** Packs the details of a scan into its row, if nothing was prepared for it. */
const packInRow = async ({ outcome, url }: Pick<Ended, 'outcome' | 'url'>): Promise<PreparedDetails | null> =>
  'failure' in outcome ? null : { packed: await packDetails(toBareDetails(outcome, url)), object: null };

/** Returns the columns with the outcome of a scan of an address; the address itself is stored in full, in one column only. */
const toOutcomeColumns = ({
  outcome,
  url,
  pillar,
  isPrivate = false,
}: Pick<Ended, 'outcome' | 'url' | 'pillar' | 'isPrivate'>) => {
  if ('failure' in outcome) {
    const { failure, why } = outcome;
    const detail = toWritable(why?.detail ?? '').slice(0, DETAIL) || null;
    const reason = why?.reason ?? null;
    return {
      failure,
      reason,
      detail,
      public: null,
      url: null,
      ...NO_FIGURES,
      ...NO_HOME,
    };
  }
  const { public: shown, report, figures } = outcome;
  return {
    // A scan is found by its page's address and by its site; a private one only by its id.
    failure: null,
    reason: null,
    detail: null,
    url: isPrivate ? null : url,
    public: isPrivate ? null : toJson(stripQueries(shown, [url, report.target.url])),
    http_leads_here: hasSeenHttpLeadHere(report),
    ...toFigures(figures),
    ...(pillar === null && !isPrivate ? toHomeColumns(url, report) : NO_HOME),
  };
};

/** A scan as returned to a tier: its result, for partners with the report, or why there is none. */
export interface Answer {
  readonly id: string;
  readonly finishedAt: number;
  readonly answer: /** `details`: the report from which other requests are answered; only for scans of the last minutes. */
    | { readonly result: PublicResult; readonly details?: Report }
    | { readonly result: PartnerResult; readonly report: Report }
    | Failed;
}

type Db = Pick<Store, 'db'>;

/** The channel that announces that a scan has ended, by its key. */
export const ANSWERED = 'pijler_answered';

/** Milliseconds for which a result is reused. */
export const FRESH = 600_000;

/**
 * Stores a scan, adds it to the sites of the teams that requested it and to the batches that wait for it, and notifies all
 * listeners once the transaction is committed.
 */
export const keepScan = async (
  db: Kysely<Tables>,
  { outcome, ofSite = [], details, ...ended }: Ended & { readonly details?: PreparedDetails | null },
): Promise<void> => {
  const { id, scanKey, domain, pillar, whole } = ended;
  const prepared = details === undefined ? await packInRow({ outcome, ...ended }) : details;
  await db
    .insertInto('scans')
    .values({
      id,
      scan_key: scanKey,
      domain,
      pillar,
      whole,
      finished_at: toDate(ended.finishedAt),
      for_partner: ended.tier === 'partner',
      ...toOutcomeColumns({ outcome, url: ended.url, pillar, isPrivate: ended.isPrivate ?? false }),
      ...(prepared !== null && (await toDetailsColumns(db, prepared))),
    })
    .execute();
  await addScanToSubscribed(db, { scanKey, id });
  const leftAlone = 'failure' in outcome && outcome.why?.reason === 'leftAlone';
  await settleItems(db, { scanKey, id, at: ended.finishedAt, leftAlone, ofSite });
  await sql`select pg_notify(${ANSWERED}, ${scanKey})`.execute(db);
};

const COLUMNS = ['id', 'seq', 'finished_at', 'failure', 'reason', 'detail', 'for_partner'] as const;
/**
 * Selects the columns of a scan for a tier, by the name of its table in the query: for the public none that are for partners
 * only.
 */
export const selectAnswer = (scan: string, tier: Tier): RawBuilder<unknown> => {
  const columns = COLUMNS.map((name) => sql.ref(`${scan}.${name}`));
  return sql.join([...columns, tier === 'public' ? sql.ref(`${scan}.public`) : sql`${selectDetails(scan)} as details`]);
};

/** A scan as read for a tier. */
export interface ScanAnswerRow {
  readonly id: string;
  readonly finished_at: Date;
  readonly failure: string | null;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly for_partner: boolean;
  readonly public?: PublicResult | null;
  readonly details?: StoredDetails | null;
}

const readAnswerRow = async ({
  failure,
  reason,
  detail,
  public: result,
  details: stored,
}: ScanAnswerRow): Promise<Answer['answer'] | null> => {
  if (failure !== null) {
    const why = reason === null ? undefined : { reason: reason as Reason, ...(detail !== null && { detail }) };
    return { failure: failure as Failure, ...(why && { why }) };
  }
  const details = await readDetails(stored);
  if (result) return { result, ...(details && { details: details.report }) };
  if (details === null) return null;
  const { partner, report } = details;
  return stripQueries({ result: partner, report }, [report.target.url]);
};

/** Converts a row to an answer; a scan returned to a partner is marked as a partner's from then on, and stored as such. */
export const readAnswer = async ({ db }: Db, row: ScanAnswerRow | undefined, tier: Tier): Promise<Answer | null> => {
  const answer = row && (await readAnswerRow(row));
  if (!row || !answer) return null;
  if (tier === 'partner' && !row.for_partner)
    await db.updateTable('scans').set({ for_partner: true }).where('id', '=', row.id).execute();
  return { id: row.id, finishedAt: row.finished_at.getTime(), answer };
};

/** Finds the sequence number of the latest scan with a key; 0 if there is none. Scans stored later have a higher one. */
export const findLatestSeq = async (db: Kysely<Tables>, scanKey: string): Promise<bigint> => {
  const row = await db
    .selectFrom('scans')
    .select('seq')
    .where('scan_key', '=', scanKey)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return BigInt(row?.seq ?? 0);
};

/**
 * Finds the outcome of a scan, good or bad, stored after a sequence number (`findLatestSeq`); null until there is one. `details`:
 * includes the report from which other requests are answered.
 */
export const findAnswer = async (
  store: Db,
  scanKey: string,
  { tier, after, details = false }: { readonly tier: Tier; readonly after: bigint; readonly details?: boolean },
): Promise<Answer | null> => {
  const more = details && tier === 'public' ? sql`, ${selectDetails('c')} as details` : sql``;
  const { rows } = await sql<ScanAnswerRow>`
    select ${selectAnswer('c', tier)} ${more} from scans c where c.scan_key = ${scanKey} and c.seq > ${String(after)}
    order by c.seq desc limit 1`.execute(store.db);
  return readAnswer(store, rows[0], tier);
};

/** Finds a scan by its id, as partners get it; null if it is no longer stored. */
export const findAnswerById = async (store: Db, id: string): Promise<Answer | null> => {
  const { rows } =
    await sql<ScanAnswerRow>`select ${selectAnswer('c', 'partner')} from scans c where c.id = ${id}`.execute(store.db);
  return readAnswer(store, rows[0], 'partner');
};
