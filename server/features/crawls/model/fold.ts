import type { AnyCheck } from '../../../../lib/check.ts';
import { CHECKS } from '../../../../lib/checks/index.ts';
import type { FactName } from '../../../../lib/evidence.ts';
import type { Blind, Finding, Pillar, Report, StepKind } from '../../../../lib/model.ts';
import { PILLARS, STEP_KINDS } from '../../../../lib/model.ts';
import { findStepKind, isCostly } from '../../../../lib/path/path.ts';

/** Index of a page in the given list, from 0. */
export type PageIndex = number;

/** Pages on which a check reached the same conclusion. */
export interface Alike {
  /** The finding on each page, in page order; the counts in its sentence and the offenders may differ. */
  readonly found: readonly { readonly page: PageIndex; readonly finding: Finding }[];
  /** How severe the step is that repairs it; null when there is nothing to do. */
  readonly kind: StepKind | null;
}

/** The results of one check on the pages of a site. */
export interface Folded {
  readonly id: string;
  readonly pillar: Pillar;
  /** The check is about the site rather than a page, and all tested pages agree, so it is reported once. */
  readonly ofSite: boolean;
  /** Number of pages on which it was tested. */
  readonly tested: number;
  /** Its conclusions, the gravest first. */
  readonly groups: readonly Alike[];
  /** Pages on which it was not tested, by reason. */
  readonly untested: readonly { readonly why: Blind; readonly pages: readonly PageIndex[] }[];
  /** Pages on which it does not apply. */
  readonly needless: readonly PageIndex[];
}

/** Facts about a site that do not depend on the page; `scan` contains its names, and the certificate is that of its server. */
const OF_SITE: readonly FactName[] = [
  ...(['scan', 'dns', 'rdap', 'mailPolicy', 'robots', 'llms', 'security', 'twins', 'twinPage', 'missing'] as const),
  ...(['cert', 'listed'] as const),
];
/** Checks that evaluate robots.txt for the page's own address. */
const OF_ADDRESS: readonly string[] = [
  'ai-search-crawlers-allowed',
  'ai-user-fetchers-allowed',
  'ai-training-policy',
  'classic-search-crawlers-allowed',
  'robots-rules-unambiguous',
];

const isOfSite = ({ id, needs, helps = [] }: AnyCheck): boolean =>
  !OF_ADDRESS.includes(id) && [...needs, ...helps].every((name) => OF_SITE.includes(name));

const ALL: readonly AnyCheck[] = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);

/** Checks that are about a site and not about one of its pages. */
export const SITE_CHECKS: ReadonlySet<string> = new Set(ALL.filter(isOfSite).map(({ id }) => id));

interface At {
  readonly page: PageIndex;
  readonly finding: Finding;
}

const listPages = (found: readonly At[]): readonly PageIndex[] => found.map(({ page }) => page);

/** Order of conclusions: first those that cost points, by severity, then information, then what is in order. */
const PLACES: readonly (StepKind | Finding['outcome'])[] = [...STEP_KINDS, 'info', 'pass'];

const rankAlike = ({ kind, found }: Alike): number => {
  const rank = PLACES.indexOf(kind ?? found[0]?.finding.outcome ?? 'pass');
  return rank === -1 ? PLACES.length : rank;
};
const limitOf = ({ found }: Alike): number => Math.min(...found.map(({ finding }) => finding.total ?? 100));
const sumCost = ({ found }: Alike): number => found.reduce((sum, { finding }) => sum + finding.points, 0);

const compareGravity = (one: Alike, other: Alike): number =>
  rankAlike(one) - rankAlike(other) || limitOf(one) - limitOf(other) || sumCost(other) - sumCost(one);

const findKind = (found: readonly At[]): StepKind | null => {
  const kinds = found.filter(({ finding }) => isCostly(finding)).map(({ finding }) => findStepKind(finding));
  return STEP_KINDS.find((kind) => kinds.includes(kind)) ?? null;
};

const groupAlike = (tested: readonly At[]): readonly Alike[] =>
  [...Map.groupBy(tested, ({ finding }) => `${finding.outcome} ${finding.code}`).values()]
    .map((found) => ({ found, kind: findKind(found) }))
    .toSorted(compareGravity);

const foldOne = (id: string, all: readonly [At, ...At[]]): Folded => {
  const blind = all.filter(({ finding }) => finding.outcome === 'unknown');
  const needless = all.filter(({ finding }) => finding.outcome === 'skip');
  const tested = all.filter(({ finding }) => finding.outcome !== 'unknown' && finding.outcome !== 'skip');
  const groups = groupAlike(tested);
  return {
    id,
    pillar: all[0].finding.pillar,
    groups,
    tested: tested.length,
    ofSite: SITE_CHECKS.has(id) && groups.length <= 1,
    untested: [...Map.groupBy(blind, ({ finding }) => finding.why ?? 'fault')].map(([why, found]) => ({
      why,
      pages: listPages(found),
    })),
    needless: listPages(needless),
  };
};

const ORDER: ReadonlyMap<string, number> = new Map(ALL.map(({ id }, index) => [id, index]));
const orderOf = ({ id }: Folded): number => ORDER.get(id) ?? ORDER.size;

/**
 * Sorts the gravest first; checks that could be tested nowhere follow the tested ones, and those that apply nowhere come last.
 */
const compareFolded = (one: Folded, other: Folded): number => {
  const [[first], [second]] = [one.groups, other.groups];
  if (first !== undefined && second !== undefined)
    return compareGravity(first, second) || orderOf(one) - orderOf(other);
  if (first !== undefined || second !== undefined) return first === undefined ? 1 : -1;
  return other.untested.length - one.untested.length || orderOf(one) - orderOf(other);
};

/**
 * Merges the findings of several pages of one site into one entry per check, in the order of the repair path; null is a page
 * without a report.
 */
export const foldPages = (pages: readonly (Pick<Report, 'findings'> | null)[]): readonly Folded[] => {
  const all = pages.flatMap((report, page) => report?.findings.map((finding): At => ({ page, finding })) ?? []);
  return [...Map.groupBy(all, ({ finding }) => finding.id)]
    .map(([id, found]) => foldOne(id, found as [At, ...At[]]))
    .toSorted(compareFolded);
};
