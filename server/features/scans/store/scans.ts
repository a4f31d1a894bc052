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

/** Characters of what a site itself says of why there is no result. */
const DETAIL = 600;

const toFigures = ({ total, scores, danger, rules }: Figures) => ({ total, scores: toJson(scores), danger, rules });
const NO_FIGURES = { total: null, scores: null, danger: null, rules: null };

/** Whether a scan saw http lead to its very page. */
const hasSeenHttpLeadHere = ({ findings, target }: Report): boolean =>
  findings.some(
    ({ id, code, items }) => id === 'https-redirect' && code === 'redirects' && items?.at(-1) === target.url,
  );

/**
 * Has what only partners see of a scan ready to be kept with it; of a failure there is none. What somebody with a key asked for
 * stays, the other is forgotten within minutes.
 */
export const prepareDetails = async (
  { details }: Pick<Store, 'details'>,
  { outcome, url, tier, finishedAt: now }: Pick<Ended, 'outcome' | 'url' | 'tier' | 'finishedAt'>,
): Promise<PreparedDetails | null> =>
  'failure' in outcome ? null : details.prepare(toBareDetails(outcome, url), { stays: tier === 'partner', now });

const toBareDetails = ({ partner, report }: Details, url: string): Details =>
  stripQueries({ partner, report }, [url, report.target.url]);

/** The same of a scan for which nothing was made ready: in its row. */
const packInRow = async ({ outcome, url }: Pick<Ended, 'outcome' | 'url'>): Promise<PreparedDetails | null> =>
  'failure' in outcome ? null : { packed: await packDetails(toBareDetails(outcome, url)), object: null };

/** The columns of what a scan of an address came to; the address itself is kept whole, and stands nowhere else. */
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
    // An address leads to a page's scans, and to its site's: one that is private is found by its id alone.
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

/** What a tier gets of a scan: its result, partners with the report, or why there is none. */
export interface Answer {
  readonly id: string;
  readonly finishedAt: number;
  readonly answer: /** `details`: what the answer to another request is read from; of a scan of the last minutes only. */
    | { readonly result: PublicResult; readonly details?: Report }
    | { readonly result: PartnerResult; readonly report: Report }
    | Failed;
}

type Db = Pick<Store, 'db'>;

/** The channel on which is told that a scan is over, by its key. */
export const ANSWERED = 'pijler_answered';

/** Ms in which a result is given again. */
export const FRESH = 600_000;

/**
 * Keeps a scan, for the sites of the teams that asked for it and the batches that wait for it too, and tells everybody that it
 * is over as soon as that holds.
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
/** What is looked up of a scan for a tier, by the name that it has in a query: for the public nothing that is a partner's. */
export const selectAnswer = (scan: string, tier: Tier): RawBuilder<unknown> => {
  const columns = COLUMNS.map((name) => sql.ref(`${scan}.${name}`));
  return sql.join([...columns, tier === 'public' ? sql.ref(`${scan}.public`) : sql`${selectDetails(scan)} as details`]);
};

/** A scan as it is read for a tier. */
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

/** A row as an answer; what a partner was given is a partner's from then on, and kept as such. */
export const readAnswer = async ({ db }: Db, row: ScanAnswerRow | undefined, tier: Tier): Promise<Answer | null> => {
  const answer = row && (await readAnswerRow(row));
  if (!row || !answer) return null;
  if (tier === 'partner' && !row.for_partner)
    await db.updateTable('scans').set({ for_partner: true }).where('id', '=', row.id).execute();
  return { id: row.id, finishedAt: row.finished_at.getTime(), answer };
};

/** The place of the latest scan of a key in the order of all; 0 where there is none. What is kept after it has a higher one. */
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
 * What a scan came to after a place (`findLatestSeq`), good or not; null while it was not. `details`: with what the answer to
 * another request is read from.
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

/** The scan of an id as partners get it; null where it is not kept any more. */
export const findAnswerById = async (store: Db, id: string): Promise<Answer | null> => {
  const { rows } =
    await sql<ScanAnswerRow>`select ${selectAnswer('c', 'partner')} from scans c where c.id = ${id}`.execute(store.db);
  return readAnswer(store, rows[0], 'partner');
};
