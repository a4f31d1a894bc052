import type { AnyCheck } from '../../../../lib/check.ts';
import { CHECKS } from '../../../../lib/checks/index.ts';
import type { FactName } from '../../../../lib/evidence.ts';
import type { Blind, Finding, Pillar, Report, StepKind } from '../../../../lib/model.ts';
import { PILLARS, STEP_KINDS } from '../../../../lib/model.ts';
import { findStepKind, isCostly } from '../../../../lib/path/path.ts';

/** A page of the list that was handed in, by its place there from 0. */
export type PageIndex = number;

/** Pages on which a check came to the same conclusion. */
export interface Alike {
  /** What was found on each, in the order of the pages: what a sentence counts, and the offenders, may differ. */
  readonly found: readonly { readonly page: PageIndex; readonly finding: Finding }[];
  /** How grave what is to be done about it is; null where there is nothing to do. */
  readonly kind: StepKind | null;
}

/** One check over the pages of a site. */
export interface Folded {
  readonly id: string;
  readonly pillar: Pillar;
  /** It is about the site and no page of it, and every page on which it was tested says the same: told once. */
  readonly ofSite: boolean;
  /** Pages on which it was tested. */
  readonly tested: number;
  /** Its conclusions, the gravest first. */
  readonly groups: readonly Alike[];
  /** Pages on which it was not tested, by reason. */
  readonly untested: readonly { readonly why: Blind; readonly pages: readonly PageIndex[] }[];
  /** Pages on which it does not apply. */
  readonly needless: readonly PageIndex[];
}

/** Facts about a site, whichever page asks; `scan` tells its names, and the certificate is that of its server. */
const OF_SITE: readonly FactName[] = [
  ...(['scan', 'dns', 'rdap', 'mailPolicy', 'robots', 'llms', 'security', 'twins', 'twinPage', 'missing'] as const),
  ...(['cert', 'listed'] as const),
];
/** Checks that ask what robots.txt says of the page's own address. */
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

/** Places in the order in which things are told: what costs by its graveness, then what is told, then what is in order. */
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

/** Gravest first; what nobody could test stands behind what was, and what applies nowhere last. */
const compareFolded = (one: Folded, other: Folded): number => {
  const [[first], [second]] = [one.groups, other.groups];
  if (first !== undefined && second !== undefined)
    return compareGravity(first, second) || orderOf(one) - orderOf(other);
  if (first !== undefined || second !== undefined) return first === undefined ? 1 : -1;
  return other.untested.length - one.untested.length || orderOf(one) - orderOf(other);
};

/** The checks of several pages of one site, each once, in the order in which their path would mend them; null is a page without a report. */
export const foldPages = (pages: readonly (Pick<Report, 'findings'> | null)[]): readonly Folded[] => {
  const all = pages.flatMap((report, page) => report?.findings.map((finding): At => ({ page, finding })) ?? []);
  return [...Map.groupBy(all, ({ finding }) => finding.id)]
    .map(([id, found]) => foldOne(id, found as [At, ...At[]]))
    .toSorted(compareFolded);
};
