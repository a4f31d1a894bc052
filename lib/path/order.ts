import { DECISIVE_STATES, type Finding, PILLARS, STEP_KINDS, type StepKind } from '../model.ts';
import { isLivingBy, type SiteKind } from './site-kind.ts';

/**
 * Causes that most sites have in common: advice about them is right, but says little about this particular site. Each
 * was found on 30 % of the recorded sites or more (`test/path-order.test.ts` recounts them).
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
 * Those of them whose absence nobody notices until there is an attack, or something else fails: they come after what
 * affects visitors and searchers today, except for a public body.
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

/** A step before its position is known. */
export interface Cause {
  readonly cause: string;
  readonly kind: StepKind;
  /** Most costly first. */
  readonly findings: readonly [Finding, ...Finding[]];
  /** The limit that it puts on the total; 100 when it puts none. */
  readonly total: number;
  /** Tenths of pillar points that it costs. */
  readonly tenths: number;
  readonly effort: number;
}

/** Sorts by pillar, then by name, independent of the order of the findings. */
export const compareInCatalogue = (a: Finding, b: Finding): number =>
  PILLARS.indexOf(a.pillar) - PILLARS.indexOf(b.pillar) || (a.id < b.id ? -1 : 1);

/** Tenths of points from which a step is considered specific to this site. */
const MATTERS = 80;

/** A duty that the law imposes on public bodies only. */
const OWED_BY_LAW = 'accessibility-statement';

/**
 * Ranks steps within a class: 0 what is specific to this site, 1 what affects visitors and searchers today, 2
 * precautions. The law obliges a public body to take precautions, so these are not postponed there, and its
 * accessibility statement comes before them.
 */
const createTurnRanking =
  (site: SiteKind | null) =>
  ({ cause, tenths }: Cause): number => {
    if (tenths >= MATTERS && !GENERIC.has(cause)) return 0;
    if (cause === OWED_BY_LAW && site === 'publicBody') return 0;
    return PRECAUTIONS.has(cause) && site !== 'publicBody' ? 2 : 1;
  };

/** Ranks by the page's state: the step that ends the most severe state comes first, whatever it gains. */
const rankState = ({ findings }: Cause): number =>
  Math.min(
    ...findings.map(({ state }) => (state === undefined ? DECISIVE_STATES.length : DECISIVE_STATES.indexOf(state))),
  );

/** The points that a step gains for its effort; multiplied by 1.5 in a pillar that the site lives by. */
const createGainMeasure =
  (kind: SiteKind | null) =>
  ({ tenths, effort, findings: [{ pillar }] }: Cause): number =>
    ((isLivingBy(kind, pillar) ? 1.5 : 1) * tenths) / effort;

/**
 * Compares steps by the page's state, class, limit on the total, rank within the class, gain for its effort, and
 * catalogue order.
 */
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

/** Effort from which a step is a project, which is planned rather than done at once. */
const PROJECT = 3;
/** Number of steps that are read first; at most one of them is a project. */
const READ_FIRST = 3;

/** The same order with at most one project among the first steps; a second one is moved behind the others of its class. */
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

/** Sorts steps by consequence and feasibility for a site of this kind, so that more important steps come first. */
export const sortCauses = (causes: readonly Cause[], site: SiteKind | null): readonly Cause[] =>
  withOneProject(causes.toSorted(createComparison(site)));
