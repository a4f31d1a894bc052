import { DECISIVE_STATES, type Finding, PILLARS, STEP_KINDS, type StepKind } from '../model.ts';
import { isLivingBy, type SiteKind } from './site-kind.ts';

/**
 * Causes that most sites have in common: advice about them is right, and says little about the site in hand. Each was found
 * in 30 % of the recorded sites or more (`test/path-order.test.ts` counts them again).
 */
export const GENERIC: ReadonlySet<string> = new Set([
  'caa-present',
  'clickjacking',
  'content-type-options',
  'cross-origin-opener',
  'csp',
  'description',
  'dkim-detected',
  'dmarc',
  'dnssec',
  'entity',
  'facts-told',
  'favicon-ok',
  'hsts',
  'mail-transport',
  'permissions-policy',
  'referrer-policy',
  'security-txt',
  'share-preview',
  'sitemap',
  'spf',
  'text-amount',
  'upkeep-visible',
  'web-ipv6',
]);

/**
 * Those of them that nobody notices the lack of until somebody attacks, or something else fails: they wait behind what visitors
 * and searchers meet today. Where people sign in or pay an attack costs them at once, and nothing waits.
 */
export const PRECAUTIONS: ReadonlySet<string> = new Set([
  'caa-present',
  'clickjacking',
  'content-type-options',
  'cross-origin-opener',
  'csp',
  'dkim-detected',
  'dmarc',
  'dnssec',
  'mail-transport',
  'permissions-policy',
  'referrer-policy',
  'security-txt',
  'spf',
  'upkeep-visible',
  'web-ipv6',
]);

/** A step before its place is known. */
export interface Cause {
  readonly cause: string;
  readonly kind: StepKind;
  /** Dearest first. */
  readonly findings: readonly [Finding, ...Finding[]];
  /** What it limits the total to; 100 where it does not. */
  readonly total: number;
  /** Tenths of points of the pillars that it costs. */
  readonly tenths: number;
  readonly effort: number;
}

/** By pillar, then by name: whatever the order in which the findings came. */
export const compareInCatalogue = (a: Finding, b: Finding): number =>
  PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar) || (a.id < b.id ? -1 : 1);

/** Tenths of points from which a step says something about this site in particular. */
const MATTERS = 80;

/** What the law asks of a public body and of nobody else. */
const OWED_BY_LAW = 'accessibility-statement';

/**
 * Within a class: 0 what is particular to this site, 1 what visitors and searchers meet today, 2 precautions. A public body
 * owes its precautions by law, so that they do not wait there, and its statement on accessibility before them.
 */
const createTurnRanking =
  (site: SiteKind | null) =>
  ({ cause, tenths }: Cause): number => {
    if (tenths >= MATTERS && !GENERIC.has(cause)) return 0;
    if (cause === OWED_BY_LAW && site === 'publicBody') return 0;
    return PRECAUTIONS.has(cause) && site !== 'publicBody' ? 2 : 1;
  };

/** What ends the gravest state of a page comes first, whatever it brings. */
const rankState = ({ findings }: Cause): number =>
  Math.min(
    ...findings.map(({ state }) => (state === undefined ? DECISIVE_STATES.length : DECISIVE_STATES.indexOf(state))),
  );

/** What a step brings for its effort; in a pillar that the site lives by, half as much again. */
const createGainMeasure =
  (kind: SiteKind | null) =>
  ({ tenths, effort, findings: [{ pillar }] }: Cause): number =>
    ((isLivingBy(kind, pillar) ? 1.5 : 1) * tenths) / effort;

/** What the page is before anything else, class, what limits the total most, whose turn it is, what it brings for its effort, catalogue. */
const createComparison = (site: SiteKind | null): ((a: Cause, b: Cause) => number) => {
  const [brings, turn] = [createGainMeasure(site), createTurnRanking(site)];
  return (a, b) =>
    rankState(a) - rankState(b) ||
    STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind) ||
    a.total - b.total ||
    turn(a) - turn(b) ||
    brings(b) - brings(a) ||
    compareInCatalogue(a.findings[0], b.findings[0]);
};

/** Of an effort that is planned, not done at once. */
const PROJECT = 3;
/** Steps that are read first; at most one of them is a project. */
const READ_FIRST = 3;

/** The same order with at most one project among the first; a second one waits behind the others of its class. */
const withOneProject = (causes: readonly Cause[]): readonly Cause[] => {
  const early = causes.slice(0, READ_FIRST);
  const second = early.filter(({ effort }) => effort >= PROJECT)[1];
  if (second === undefined) return causes;
  const from = causes.indexOf(second);
  const next = causes.findIndex(({ kind, effort }, at) => at > from && kind === second.kind && effort < PROJECT);
  if (next === -1) return causes;
  const moved = causes.toSpliced(next, 1).toSpliced(from, 0, ...causes.slice(next, next + 1));
  return withOneProject(moved);
};

/** By consequence and feasibility, for a site of this kind: nobody has to do anything before what matters more. */
export const sortCauses = (causes: readonly Cause[], site: SiteKind | null): readonly Cause[] =>
  withOneProject(causes.toSorted(createComparison(site)));
