import * as z from 'zod/mini';
import { MAX_FINDINGS, Share } from '../bounds.ts';
import { type Locale, type Report, VIEWS, type ViewResult } from '../model.ts';
import { resolveAddress } from './base-address.ts';
import { type Line, sendRequest, Unanswered } from './exchange.ts';
import { readSitesAnswer, type SitesAnswer } from './sites.ts';

/** A service's results for a page on a phone and in the dark scheme (`POST /api/v1/scans` with `also`; docs/service-api.md). */

const Id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const Text = z.string().check(z.maxLength(2_000));

const ViewFinding = z.object({
  where: z.enum(['only', 'not', 'more']),
  check: Id,
  code: Id,
  outcome: z.enum(['pass', 'warn', 'fail', 'info', 'skip']),
  args: z.record(Id, z.union([Text, z.number()])),
  items: z.array(Text).check(z.maxLength(20)),
});
const View = z.object({
  view: z.enum(VIEWS),
  seen: z.boolean(),
  text_share: z.nullable(Share),
  /** A finding that our own words cannot express is left out. */
  findings: z.array(z.unknown()).check(z.maxLength(MAX_FINDINGS)),
});
type View = z.infer<typeof View>;

const RequestedScan = z.object({
  id: Id,
  state: z.enum(['queued', 'running', 'done', 'failed']),
  extras: z.nullable(z.object({ views: z.nullable(z.array(View).check(z.maxLength(VIEWS.length))) })),
});

const PATH = '/api/v1/scans';
/** Seconds that one request waits for the end of the scan. */
const WAIT = '20';

/**
 * Has a service load a page as a phone and in the dark scheme, and waits for it until `line.end`. Failures of the
 * service or the network are returned as answers.
 */
export const requestViews = async (
  base: string,
  { url, language }: { readonly url: string; readonly language: Locale },
  line: Line,
): Promise<SitesAnswer<readonly View[]>> => {
  const buildWaitAddress = (path: `/${string}`): URL => {
    const address = resolveAddress(base, path);
    address.searchParams.set('wait', WAIT);
    return address;
  };
  const body = JSON.stringify({ url, language, also: VIEWS });
  try {
    let answer = await sendRequest({ method: 'POST', url: buildWaitAddress(PATH), body }, line);
    for (;;) {
      const read = readSitesAnswer(answer, RequestedScan);
      if (!read.ok) return read;
      const { id, state, extras } = read.value;
      if (state === 'failed') return { ok: false, why: 'unfit', retryAfter: null };
      if (state === 'done') return { ok: true, value: extras?.views ?? [] };
      answer = await sendRequest({ method: 'GET', url: buildWaitAddress(`${PATH}/${id}`), body: null }, line);
    }
  } catch (error) {
    if (error instanceof Unanswered) return { ok: false, why: error.why, retryAfter: null };
    throw error;
  }
};

/**
 * Converts a service's views to those of a report: each finding is that of the report's own check, with the service's
 * conclusion.
 */
export const toViewResults = (
  { findings: own }: Pick<Report, 'findings'>,
  views: readonly View[],
): readonly ViewResult[] =>
  views.map(({ view, seen, text_share: text, findings }) => ({
    view,
    seen,
    text,
    findings: findings.flatMap((one) => {
      const { success, data } = ViewFinding.safeParse(one);
      const known = success ? own.find(({ id }) => id === data.check) : undefined;
      if (!success || known === undefined) return [];
      const { id, pillar, weight, who, source } = known;
      const { code, outcome, args, items } = data;
      const finding = { id, pillar, weight, who, source, code, outcome, args, items, why: null };
      return [{ where: data.where, finding: { ...finding, credit: 1, points: 0, cap: null } }];
    }),
  }));
