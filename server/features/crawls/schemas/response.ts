import * as z from 'zod/mini';
import { PillarResult } from '../../../../lib/api/result.ts';
import { Percentage } from '../../../../lib/bounds.ts';
import { PAGE_KINDS } from '../../../../lib/kinds.ts';
import { BLIND, type Finding, type Locale, PILLARS, STEP_KINDS } from '../../../../lib/model.ts';
import { toIsoText, toIsoTextOrNone } from '../../../../lib/time.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { getCheckTitle, sayFinding, sayLimit } from '../../../../lib/words/say.ts';
import { siteWords } from '../../../../lib/words/service/site.ts';
import { ITEM_STATES } from '../../batches/store/batch-tables.ts';
import type { Alike, Folded } from '../model/fold.ts';
import type { SiteGrade } from '../model/site-grade.ts';
import type { CrawlProgress, ReadPage } from '../routes/read.ts';
import type { Crawl } from '../store/read-crawls.ts';

const Score = z.nullable(Percentage);
/** Page numbers. */
const Pages = z.array(z.int());

/** The status of a crawl. */
export const CrawlStatus = z.strictObject({
  id: z.string(),
  site: z.string(),
  url: z.string(),
  language: z.enum(['nl', 'en']),
  state: z.enum(['running', 'ended', 'cancelled']),
  pages: z.int(),
  done: z.int(),
  most: z.int(),
  from: z.nullable(z.enum(['sitemap', 'links', 'none'])),
  made_at: z.string(),
  cancelled_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});

export const CrawlGrade = z.strictObject({
  overall_score: Score,
  incomplete: z.boolean(),
  limit: z.nullable(z.string()),
  seen: z.int(),
  of: z.int(),
  pillars: z.array(z.strictObject({ ...PillarResult.shape, incomplete: z.boolean() })),
});

export const CrawlPage = z.strictObject({
  number: z.int(),
  url: z.string(),
  state: z.enum(ITEM_STATES),
  scan: z.nullable(z.string()),
  overall_score: Score,
  scores: z.nullable(z.record(z.enum(PILLARS), Score)),
  kind: z.nullable(z.enum(PAGE_KINDS)),
  /** Why it has no result. */
  failure: z.nullable(z.strictObject({ code: z.string(), message: z.string() })),
});

export const CrawlConclusion = z.strictObject({
  outcome: z.enum(['pass', 'warn', 'fail', 'info']),
  step: z.nullable(z.enum(STEP_KINDS)),
  said: z.array(z.strictObject({ sentence: z.string(), pages: Pages })),
});

export const CrawlCheck = z.strictObject({
  id: z.string(),
  pillar: z.enum(PILLARS),
  title: z.string(),
  of_site: z.boolean(),
  tested: z.int(),
  conclusions: z.array(CrawlConclusion),
  advice: z.nullable(z.string()),
  untested: z.array(z.strictObject({ reason: z.enum(BLIND), pages: Pages })),
  not_applicable: Pages,
});

/** A crawl with its grade, pages and checks. */
export const CrawlReport = z.strictObject({
  scan: CrawlStatus,
  grade: CrawlGrade,
  pages: z.array(CrawlPage),
  checks: z.array(CrawlCheck),
});

/** Converts a crawl to its status in the API. */
export const toCrawlStatus = (scan: Crawl): z.infer<typeof CrawlStatus> => {
  const { id, site, url, locale: language, size: pages, done, most, from, createdAt, cancelledAt, endedAt } = scan;
  const state = cancelledAt !== null ? 'cancelled' : endedAt === null ? 'running' : 'ended';
  return {
    id,
    site,
    url,
    language,
    state,
    pages,
    done,
    most,
    from,
    made_at: toIsoText(createdAt),
    cancelled_at: toIsoTextOrNone(cancelledAt),
    ended_at: toIsoTextOrNone(endedAt),
  };
};

/** What limits the total of a site, or why there is none. */
const limitSaid = ({ limit, limiting }: SiteGrade, locale: Locale): string | null => {
  if (limit === null) return null;
  return limit.by === 'notApplicable'
    ? siteWords[locale].grade.notApplicable
    : sayLimit({ limit, findings: limiting }, locale);
};

const toGrade = (grade: SiteGrade, locale: Locale): z.infer<typeof CrawlGrade> => ({
  overall_score: grade.overall,
  incomplete: grade.incomplete,
  limit: limitSaid(grade, locale),
  seen: grade.seen,
  of: grade.of,
  pillars: grade.scores.map(({ pillar: id, score, incomplete }) => ({
    id,
    name: commonWords[locale].pillars[id],
    score,
    incomplete,
  })),
});

const isEnded = ({ state }: ReadPage): boolean => state !== 'waiting' && state !== 'queued';

const toPage = (page: ReadPage, locale: Locale): z.infer<typeof CrawlPage> => {
  const { number, url, state, scan, report, why } = page;
  const scores = report?.scores.map(({ pillar, score }) => [pillar, score] as const);
  return {
    number,
    url,
    state,
    scan,
    overall_score: report?.overall ?? null,
    kind: report?.kind ?? null,
    scores: scores === undefined ? null : (Object.fromEntries(scores) as Record<(typeof PILLARS)[number], number>),
    failure: why !== null && isEnded(page) ? { code: why, message: siteWords[locale].reasons[why] } : null,
  };
};

/** The number of each page by its index, and the language. */
interface Reading {
  readonly numbers: readonly number[];
  readonly locale: Locale;
}

const pickNumbers = ({ numbers }: Reading, places: readonly number[]): number[] =>
  places.map((index) => numbers[index] ?? 0);

/** Lists the sentences of a conclusion, each once, with its pages. */
const listSaid = ({ found }: Alike, reading: Reading): z.infer<typeof CrawlConclusion>['said'] => {
  const sentences = Map.groupBy(found, ({ finding }) => sayFinding(finding, reading.locale).conclusion);
  return [...sentences].map(([sentence, those]) => ({
    sentence,
    pages: pickNumbers(
      reading,
      those.map(({ page }) => page),
    ),
  }));
};

const getOutcome = ({ found }: Alike) => found[0]?.finding.outcome as z.infer<typeof CrawlConclusion>['outcome'];

/** The finding of the gravest conclusion; null when nothing needs to be done about it. */
const findLead = ({ groups: [gravest] }: Folded): Finding | null =>
  gravest === undefined || gravest.kind === null ? null : (gravest.found[0]?.finding ?? null);

const toCheck = (check: Folded, reading: Reading): z.infer<typeof CrawlCheck> => {
  const { id, pillar, ofSite, tested, groups, untested, needless } = check;
  const lead = findLead(check);
  return {
    id,
    pillar,
    title: getCheckTitle(id, reading.locale),
    of_site: ofSite,
    tested,
    conclusions: groups.map((group) => ({
      outcome: getOutcome(group),
      step: group.kind,
      said: listSaid(group, reading),
    })),
    advice: lead === null ? null : sayFinding(lead, reading.locale).fix,
    untested: untested.map(({ why: reason, pages }) => ({ reason, pages: pickNumbers(reading, pages) })),
    not_applicable: pickNumbers(reading, needless),
  };
};

/** Converts a crawl and the results of its pages so far to the API's report, in the language of the crawl. */
export const toReport = ({ scan, pages, grade, checks }: CrawlProgress): z.infer<typeof CrawlReport> => {
  const { locale } = scan;
  const reading = { numbers: pages.map(({ number }) => number), locale };
  return {
    scan: toCrawlStatus(scan),
    grade: toGrade(grade, locale),
    pages: pages.map((page) => toPage(page, locale)),
    checks: checks.map((check) => toCheck(check, reading)),
  };
};
