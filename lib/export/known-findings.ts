import { hasEnded, toDecisionSite } from '../decision.ts';
import { type Finding, isFailOrWarn, type Report } from '../model.ts';
import { readRfc3339 } from '../parse/dates/iso-dates.ts';
import type { Baseline, KnownFinding } from './baseline.ts';

/** Compares a report with a file of known findings. */

/** Why a known finding is worse than recorded: the reason in `Worse`. */
type WorseBy = 'conclusion' | 'graver' | 'more' | 'items';

export interface Worse {
  readonly finding: Finding;
  readonly known: KnownFinding;
  readonly by: WorseBy;
  /** Items that are not in the file, verbatim. */
  readonly items: readonly string[];
}

interface Pair {
  readonly finding: Finding;
  readonly known: KnownFinding;
}

export interface KnownPair extends Pair {
  /** Items in the file that are no longer found. */
  readonly gone: readonly string[];
}

/** A report compared with known findings. A check that is not tested is neither gone nor new. */
export interface AgainstBaseline {
  /** The site that the file is about, if it is another than the one scanned; null when it is the same, or any. */
  readonly otherSite: string | null;
  /** The file's rules, if they differ from the report's; else null. */
  readonly otherRules: number | null;
  readonly fresh: readonly Finding[];
  readonly worse: readonly Worse[];
  /** Accepted until a day that has passed. */
  readonly ended: readonly Pair[];
  readonly known: readonly KnownPair[];
  /** Passing now, or no longer found. */
  readonly gone: readonly KnownFinding[];
  readonly untested: readonly Pair[];
}

/** The path of a report's page; `/` when its address has none. */
export const getPagePath = ({ target }: Report): string => URL.parse(target.url)?.pathname || '/';
export const getDecisionSite = ({ target }: Report): string => toDecisionSite(target.host);

/** Parts that vary from day to day in the same item: nonces, hashes, queries, and its position among its siblings. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\?[^\s"'<>]*/g, '?*'],
  [/'(nonce|sha256|sha384|sha512)-[^'\s]{0,200}'/g, "'$1-*'"],
  [/(nth-(?:child|of-type))\(\d+\)/g, '$1(*)'],
  [/\b(?=[a-f]*\d)[\da-f]{8,}\b/gi, '*'],
];

/** The form by which an item is recognised from scan to scan. */
export const normalizeItem = (item: string): string =>
  VOLATILE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), item.slice(0, 2_048));

/** Items of one list that are missing in another; of duplicates, as many as there are more. */
const without = (items: readonly string[], others: readonly string[]): readonly string[] => {
  const left = Map.groupBy(others.map(normalizeItem), (item) => item);
  return items.filter((item) => left.get(normalizeItem(item))?.pop() === undefined);
};

/** Items of a finding at most. */
const FULL = 20;
/** Whether a list leaves items out: an item that is not in it is then not necessarily new. */
const isCut = ({ items = [], count = 0 }: KnownFinding): boolean => items.length >= FULL || count > items.length;

const SEVERITY = { pass: 0, info: 0, skip: 0, unknown: 0, warn: 1, fail: 2 } as const;
/** Difference in credit that a change of the page may cause without a change of the findings. */
const SLACK = 0.01;

const isGraver = ({ outcome, credit, cap, total = 100 }: Finding, known: KnownFinding): boolean =>
  SEVERITY[outcome] > SEVERITY[known.outcome ?? 'fail'] ||
  (known.credit !== undefined && credit < known.credit - SLACK) ||
  (known.outcome !== undefined && (cap ?? 100) < (known.cap ?? 100)) ||
  (known.outcome !== undefined && total < (known.total ?? 100));

/** How many offenders a check counted; undefined when it does not count. */
export const countOf = ({ args }: Finding): number | undefined => {
  const count = Number(args['count'] ?? args['faults']);
  return Number.isInteger(count) && count >= 0 ? count : undefined;
};

const compareToKnown = (finding: Finding, known: KnownFinding): Omit<Worse, 'finding' | 'known'> | null => {
  const { items: before } = known;
  const items = before === undefined || isCut(known) ? [] : without(finding.items, before);
  const isAnother = finding.code !== known.code;
  if (isAnother && (known.outcome === undefined || isGraver(finding, known))) return { by: 'conclusion', items };
  if (isGraver(finding, known)) return { by: 'graver', items };
  if (!isAnother && items.length > 0) return { by: 'items', items };
  const count = countOf(finding);
  const isMore = !isAnother && count !== undefined && known.count !== undefined && count > known.count;
  return isMore ? { by: 'more', items } : null;
};

/**
 * The findings of a file that concern a page; if the file has only one site, also when that is another one, such as a
 * preview's.
 */
const filterKnown = (known: readonly KnownFinding[], report: Report): readonly KnownFinding[] => {
  const [site, page] = [getDecisionSite(report), getPagePath(report)];
  const sites = new Set(known.flatMap((one) => (one.site === undefined ? [] : [one.site])));
  const [only] = sites.size === 1 ? sites : [];
  const meant = sites.has(site) ? site : only;
  return known.filter(
    (one) => (one.site === undefined || one.site === meant) && (one.page === undefined || one.page === page),
  );
};

/** The known finding that fits best: one against which this is not worse. */
const findBest = (finding: Finding, all: readonly KnownFinding[]): KnownFinding | undefined =>
  all.find((known) => compareToKnown(finding, known) === null) ?? all[0];

/** Compares the findings of a report with the known ones of its page, as of the moment when the report was made. */
export const compareToBaseline = ({ known, rules }: Baseline, report: Report): AgainstBaseline => {
  const applying = filterKnown(known, report);
  const isCurrent = (one: KnownFinding): boolean => !hasEnded(one.until, report.finishedAt);
  const byCheck = Map.groupBy(applying, ({ check }) => check);
  const findings = new Map(report.findings.map((finding) => [finding.id, finding]));

  const pairs = report.findings.filter(isFailOrWarn).map((finding) => {
    const all = byCheck.get(finding.id) ?? [];
    return { finding, known: findBest(finding, all.filter(isCurrent)), past: findBest(finding, all) };
  });
  const met = pairs.flatMap(({ finding, known: one }) => (one === undefined ? [] : [{ finding, known: one }]));
  const judged = met.map((pair) => ({ ...pair, worse: compareToKnown(pair.finding, pair.known) }));
  const site = applying.find((one) => one.site !== undefined && one.site !== getDecisionSite(report))?.site ?? null;
  return {
    otherSite: site,
    otherRules: rules === report.rules ? null : rules,
    fresh: pairs.flatMap(({ finding, past }) => (past === undefined ? [finding] : [])),
    ended: pairs.flatMap(({ finding, known: one, past }) =>
      one === undefined && past !== undefined ? [{ finding, known: past }] : [],
    ),
    worse: judged.flatMap(({ worse, ...pair }) => (worse === null ? [] : [{ ...pair, ...worse }])),
    known: judged.flatMap(({ worse, ...pair }) =>
      worse === null ? [{ ...pair, gone: without(pair.known.items ?? [], pair.finding.items) }] : [],
    ),
    gone: applying.filter(({ check }) => {
      const finding = findings.get(check);
      if (finding === undefined) return report.target.pillar === null;
      return finding.outcome !== 'unknown' && !isFailOrWarn(finding);
    }),
    untested: applying.flatMap((one) => {
      const finding = findings.get(one.check);
      return finding?.outcome === 'unknown' ? [{ finding, known: one }] : [];
    }),
  };
};

/** Whether there is anything that the file does not cover; null when too little was tested to decide. */
export const isBeyondBaseline = ({ fresh, worse, ended }: AgainstBaseline, report: Report): boolean | null => {
  if (fresh.length + worse.length + ended.length > 0) return true;
  return report.overall === null ? null : false;
};

/** Marks known findings of a report as decided, with their reason; `noReason` when none was given. */
export const withKnown = (report: Report, { known }: AgainstBaseline, noReason: string): Report => {
  const byCheck = new Map(known.map((pair) => [pair.finding.id, pair.known]));
  const findings = report.findings.map((finding) => {
    const one = byCheck.get(finding.id);
    if (one === undefined || finding.decision !== undefined) return finding;
    const at = readRfc3339(one.since ?? '') ?? report.finishedAt;
    return { ...finding, decision: { kind: one.kind ?? 'intended', reason: one.reason || noReason, at } };
  });
  return { ...report, findings };
};
