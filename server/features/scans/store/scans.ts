import { type Kysely, sql } from 'kysely';
import type { PartnerResult, PublicResult } from '../../../../lib/api/result.ts';
import type { Report, Tier } from '../../../../lib/model.ts';
import type { Reason } from '../../../../lib/words/service/served.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Store } from '../../../core/store/open-store.ts';
import type { Tables } from '../../../core/store/tables.ts';
import { toJson, writable } from '../../../core/store/writable.ts';
import { settleItems } from '../../batches/store/settle-items.ts';
import { addScanToWanting } from '../../crawls/store/site-scans.ts';
import { bare } from './bare-report.ts';
import { homeColumns, NO_HOME } from './home-page.ts';
import type { Ended, Failed, Failure, Figures } from './outcome.ts';

/** Characters of what a site itself says of why there is no result. */
const DETAIL = 600;

const figuresIn = ({ total, scores, danger, rules }: Figures) => ({ total, scores: toJson(scores), danger, rules });
const NO_FIGURES = { total: null, scores: null, danger: null, rules: null };

/** The columns of what a scan of an address came to; the address itself is kept whole, and stands nowhere else. */
const outcomeIn = ({
  outcome,
  url,
  pillar,
  isPrivate = false,
}: Pick<Ended, 'outcome' | 'url' | 'pillar' | 'isPrivate'>) => {
  if ('failure' in outcome) {
    const { failure, why } = outcome;
    const detail = writable(why?.detail ?? '').slice(0, DETAIL) || null;
    const reason = why?.reason ?? null;
    return {
      failure,
      reason,
      detail,
      public: null,
      partner: null,
      report: null,
      url: null,
      ...NO_FIGURES,
      ...NO_HOME,
    };
  }
  const { public: shown, partner, report, figures } = outcome;
  const columns = bare({ shown, partner, report }, [url, report.target.url]);
  return {
    // An address leads to a page's scans, and to its site's: one that is private is found by its id alone.
    failure: null,
    reason: null,
    detail: null,
    url: isPrivate ? null : url,
    public: isPrivate ? null : toJson(columns.shown),
    partner: toJson(columns.partner),
    report: toJson(columns.report),
    ...figuresIn(figures),
    ...(pillar === null && !isPrivate ? homeColumns(url, report) : NO_HOME),
  };
};

/** What a tier gets of a scan: its result, partners with the report, or why there is none. */
export interface Answer {
  readonly id: string;
  readonly finishedAt: number;
  readonly answer: /** `details`: what the answer to another question is read from; of a scan of the last minutes only. */
    | { readonly result: PublicResult; readonly details?: Report }
    | { readonly result: PartnerResult; readonly report: Report }
    | Failed;
}

type Db = Pick<Store, 'db'>;

/** The channel on which is told that a question was answered, by its name. */
export const ANSWERED = 'pijler_answered';

/** Ms in which a result is given again. */
export const FRESH = 600_000;

/**
 * Keeps a scan, for the sites of the teams that asked for it and the batches that wait for it too, and tells everybody that its
 * question was answered as soon as that holds.
 */
export const keepScan = async (db: Kysely<Tables>, { outcome, ofSite = [], ...ended }: Ended): Promise<void> => {
  const { id, question, domain, pillar, whole } = ended;
  await db
    .insertInto('scans')
    .values({
      id,
      question,
      domain,
      pillar,
      whole,
      finished_at: toDate(ended.finishedAt),
      for_partner: ended.tier === 'partner',
      ...outcomeIn({ outcome, url: ended.url, pillar, isPrivate: ended.isPrivate ?? false }),
    })
    .execute();
  await addScanToWanting(db, { question, id });
  const leftAlone = 'failure' in outcome && outcome.why?.reason === 'leftAlone';
  await settleItems(db, { question, id, at: ended.finishedAt, leftAlone, ofSite });
  await sql`select pg_notify(${ANSWERED}, ${question})`.execute(db);
};

const COLUMNS = ['id', 'seq', 'finished_at', 'failure', 'reason', 'detail', 'for_partner'] as const;
/** What is looked up for the public touches nothing that is a partner's. */
export const SEEN = { public: [...COLUMNS, 'public'], partner: [...COLUMNS, 'partner', 'report'] } as const;

/** A scan as it is read for a tier. */
export interface ScanAnswerRow {
  readonly id: string;
  readonly finished_at: Date;
  readonly failure: string | null;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly for_partner: boolean;
  readonly public?: PublicResult | null;
  readonly partner?: PartnerResult | null;
  readonly report?: Report | null;
}

const answerIn = ({
  failure,
  reason,
  detail,
  public: result,
  partner,
  report,
}: ScanAnswerRow): Answer['answer'] | null => {
  if (failure !== null) {
    const why = reason === null ? undefined : { reason: reason as Reason, ...(detail !== null && { detail }) };
    return { failure: failure as Failure, ...(why && { why }) };
  }
  if (result) return { result, ...(report && { details: report }) };
  return partner && report ? bare({ result: partner, report }, [report.target.url]) : null;
};

const rowsFor = ({ db }: Db, tier: Tier) => db.selectFrom('scans').select(SEEN[tier]).orderBy('seq', 'desc').limit(1);

/** A row as an answer; what a partner was given is a partner's from then on, and kept as such. */
export const given = async ({ db }: Db, row: ScanAnswerRow | undefined, tier: Tier): Promise<Answer | null> => {
  const answer = row && answerIn(row);
  if (!row || !answer) return null;
  if (tier === 'partner' && !row.for_partner)
    await db.updateTable('scans').set({ for_partner: true }).where('id', '=', row.id).execute();
  return { id: row.id, finishedAt: row.finished_at.getTime(), answer };
};

/** The place of a question's latest scan in the order of all; 0 where there is none. What is kept after it has a higher one. */
export const latestSeq = async (db: Kysely<Tables>, question: string): Promise<bigint> => {
  const row = await db
    .selectFrom('scans')
    .select('seq')
    .where('question', '=', question)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return BigInt(row?.seq ?? 0);
};

/**
 * What a question was answered after a place (`latestPlace`), good or not; null while it was not. `details`: with what the answer to
 * another question is read from.
 */
export const answerTo = async (
  store: Db,
  question: string,
  { tier, after, details = false }: { readonly tier: Tier; readonly after: bigint; readonly details?: boolean },
): Promise<Answer | null> => {
  const row = await rowsFor(store, tier)
    .$if(details && tier === 'public', (query) => query.select('report'))
    .where('question', '=', question)
    .where('seq', '>', String(after))
    .executeTakeFirst();
  return given(store, row, tier);
};

/** The scan of an id as partners get it; null where it is not kept any more. */
export const answerWithId = async (store: Db, id: string): Promise<Answer | null> =>
  given(store, await rowsFor(store, 'partner').where('id', '=', id).executeTakeFirst(), 'partner');
