import { type Decisions, hasEnded, type StoredDecision } from '../decision.ts';
import type { Finding, Report } from '../model.ts';
import { readRfc3339 } from '../parse/dates/iso-dates.ts';
import { RULES } from '../score.ts';
import { toIsoText } from '../time.ts';
import type { Baseline, KnownFinding } from './baseline.ts';
import { compareToBaseline, countOf, getDecisionSite, getPagePath } from './known-findings.ts';

/** The note on every finding that is recorded for the first time. */
export interface BaselineNote {
  readonly reason: string;
  readonly by?: string;
  /** Last day, `2027-01-31`. */
  readonly until?: string;
}

const LONGEST = 2_048;

const pickMeasured = (
  finding: Finding,
): Pick<KnownFinding, 'code' | 'outcome' | 'credit' | 'cap' | 'total' | 'count' | 'items'> => {
  const { code, outcome, credit, cap, total, items } = finding;
  const count = countOf(finding);
  return {
    code,
    outcome: outcome === 'warn' ? 'warn' : 'fail',
    credit,
    ...(cap === null ? {} : { cap }),
    ...(total === undefined ? {} : { total }),
    ...(count === undefined ? {} : { count }),
    items: items.map((item) => item.slice(0, LONGEST).toWellFormed()),
  };
};

interface Making {
  readonly note: BaselineNote;
  /** Returns a check's title, for readers of the file. */
  readonly titleOf: (check: string) => string;
}

/** The findings of one report as known ones; notes from the existing file stay. */
const buildKnownFindings = (before: Baseline, report: Report, { note, titleOf }: Making): readonly KnownFinding[] => {
  const { known, worse, ended, fresh, untested } = compareToBaseline(before, report);
  const isOfAll = (one: KnownFinding): boolean => one.page === undefined;
  const { finishedAt: at } = report;
  const since = toIsoText(at);
  const own = { site: getDecisionSite(report), page: getPagePath(report) };
  const again = [...known, ...worse, ...ended].map(({ finding, known: one }): KnownFinding => {
    // An entry that a person wrote for all pages stays unchanged, as long as it covers the finding.
    if (isOfAll(one) && known.some((pair) => pair.finding === finding)) return one;
    const until = hasEnded(one.until, report.finishedAt) ? note.until : one.until;
    const { until: _, ...rest } = one;
    return { ...rest, ...own, ...pickMeasured(finding), ...(until === undefined ? {} : { until }) };
  });
  const added = fresh.map(
    (finding): KnownFinding => ({
      ...own,
      check: finding.id,
      title: titleOf(finding.id),
      ...pickMeasured(finding),
      ...note,
      since,
    }),
  );
  return [...again, ...untested.map((pair) => pair.known), ...added];
};

const isSameEntry = (one: KnownFinding, other: KnownFinding): boolean =>
  one.check === other.check && one.site === other.site && one.page === other.page;

/**
 * Returns a file of known findings that includes those of these reports. Existing entries about pages that were not
 * scanned, checks that were not tested and all pages stay, and so does each reason; entries that are no longer found
 * are removed.
 */
export const createBaseline = (before: Baseline | null, reports: readonly Report[], making: Making): Baseline => {
  const old: Baseline = before ?? { schema: 'pijler/baseline-1', rules: RULES, known: [] };
  const all = reports.flatMap((report) => buildKnownFindings(old, report, making));
  const unique = all.filter((one, index) => all.findIndex((other) => isSameEntry(one, other)) === index);
  const scanned = new Set(reports.map((report) => `${getDecisionSite(report)} ${getPagePath(report)}`));
  const others = old.known.filter(
    (one) =>
      !unique.some((other) => isSameEntry(one, other)) &&
      (one.page === undefined || one.site === undefined || !scanned.has(`${one.site} ${one.page}`)),
  );
  return { ...old, rules: RULES, known: [...others, ...unique] };
};

/** Converts decisions to a file of known findings: each for the whole of its site, whatever its items. */
export const toBaseline = (decisions: Decisions, titleOf: (check: string) => string): Baseline => ({
  schema: 'pijler/baseline-1',
  rules: RULES,
  known: Object.entries(decisions).flatMap(([site, list]) =>
    list.map(
      ({ check, code, kind, reason, at, by, until }): KnownFinding => ({
        site,
        check,
        title: titleOf(check),
        code,
        kind,
        reason,
        ...(by === undefined ? {} : { by }),
        ...(until === undefined ? {} : { until }),
        since: toIsoText(at),
      }),
    ),
  ),
});

/** The entries of a file that can be decisions: those with a site and a reason. The others are counted. */
interface DecisionsRead {
  readonly decisions: readonly { readonly site: string; readonly decision: StoredDecision }[];
  readonly left: number;
}

/** Converts the known findings of a file to decisions; `at` is the moment for those without one, in ms since 1970. */
export const toDecisions = ({ known, rules }: Baseline, at: number): DecisionsRead => {
  const decisions = known.flatMap(({ site, check, code, kind = 'intended', reason, by, until, since }) => {
    if (site === undefined || reason === '') return [];
    const decision: StoredDecision = {
      check,
      code,
      rules,
      kind,
      reason,
      at: readRfc3339(since ?? '') ?? at,
      ...(by === undefined ? {} : { by }),
      ...(until === undefined ? {} : { until }),
    };
    return [{ site, decision }];
  });
  return { decisions, left: known.length - decisions.length };
};
