import { type DecisiveState, type Finding, type Pillar, STEP_KINDS, type StepKind, type Who } from '../model.ts';
import { findSilentPart } from '../silent-part.ts';
import { type Cause, compareInCatalogue, sortCauses } from './order.ts';
import { findSiteKind } from './site-kind.ts';
import { createTotalFinder, type LeftOver, NOTHING_LEFT, withLeft } from './totals.ts';

/** Form findings on a page over http that https alone resolves, once the site has it and redirects there. */
const OVER_HTTP: ReadonlySet<string> = new Set(['passwordOnHttp', 'passwordSent', 'postToHttp', 'getToHttp']);

/** Whether the site has no https, or does not redirect http visitors to it. */
const isWithoutHttps = (findings: readonly Finding[]): boolean =>
  findings.some(({ id }) => id === 'https-available' || id === 'https-redirect');

/** Whether the server returns an error in place of the site, which search engines also get: one thing to repair. */
const isFailingToServe = (findings: readonly Finding[]): boolean =>
  findings.some(({ id, code }) => id === 'site-in-service' && code === 'serverError');

/**
 * Returns a function that gives the cause a finding shares with the others, all of which cost something; the check's id
 * when it shares none.
 */
const createCauseFinder = (costly: readonly Finding[]): ((finding: Finding) => string) => {
  const isHttp = isWithoutHttps(costly);
  const isFailing = isFailingToServe(costly);
  return ({ cause, id, code, why, silent }) => {
    // A part that gave no answer is one step, whatever else depends on that answer.
    const part = silent === true && code === null ? findSilentPart(id) : null;
    if (part !== null) return `silent-${part}-${why}`;
    // A form on a page over http submits over http: a single repair.
    if (isHttp && id === 'insecure-forms' && OVER_HTTP.has(code ?? '')) return 'https';
    if (isFailing && id === 'page-http-status') return 'site-in-service';
    return cause ?? id;
  };
};

const OF_ADMINISTRATION: readonly DecisiveState[] = ['openAdministration', 'administrationLogin'];

/** Conclusions about another page, which this one links to: this page itself is still one for visitors. */
const BEHIND_LINK = /^linked/;

/** Whether the page is an administration interface, to which no stranger should have access. */
export const isAdministrationPage = (findings: readonly Pick<Finding, 'state' | 'code'>[]): boolean =>
  findings.some(
    ({ state, code }) => state !== undefined && OF_ADMINISTRATION.includes(state) && !BEHIND_LINK.test(code ?? ''),
  );

/** Whether the repair would bring more search engines, assistants and visitors to the page. */
const isForVisitors = ({ pillar }: Pick<Finding, 'pillar'>): boolean => pillar === 'seo' || pillar === 'ai';

/** One thing to do: all findings that share a cause. */
export interface Step {
  /** Its position on the path, from 1. */
  readonly number: number;
  /** The cause that the findings share; the check's id when there is none. */
  readonly cause: string;
  readonly kind: StepKind;
  /** Most costly first; the first one determines what the step is about and who repairs it. */
  readonly findings: readonly [Finding, ...Finding[]];
  readonly who: Who;
  /** The pillar of the most costly finding. */
  readonly pillar: Pillar;
  /** Pillar points that it costs, or that a cap withholds; one decimal. */
  readonly points: number;
  /** The total before and after this step, when every step before it is done; null without a total. */
  readonly before: number | null;
  readonly after: number | null;
  /** If the step does not change the total yet: the step that must also be done before it counts; otherwise null. */
  readonly countsWith: number | null;
  /** More can be seen after this repair, so the total is unknown then. */
  readonly opens: boolean;
}

/** The input of a path. */
interface Found {
  readonly findings: readonly Finding[];
  /** The pillars that were scanned. */
  readonly pillars: readonly Pillar[];
  /** Whether the owner cannot repair a finding, whatever its place on the path; by default the owner can repair everything. */
  readonly isBeyond?: (finding: Finding) => boolean;
}

const EFFORT = 2;
/** Number of steps for which `countsWith` is determined; later ones count last anyway. */
const MAX = 60;

/** Whether a finding calls for a repair: it costs points, or limits a score. */
export const isCostly = ({ points, cap, total }: Finding): boolean => points > 0 || cap !== null || total !== undefined;

/** The only state of a page that costs nothing, but should be ended nevertheless. */
const isWall = ({ state, outcome }: Finding): boolean => state === 'wall' && outcome === 'info';
const toTenths = ({ points }: Finding): number => Math.round(points * 10);
/** An update that fixes publicly known vulnerabilities is available: the finding counts as `missing` until it is installed. */
const LACKING_UPDATES: ReadonlySet<string> = new Set([
  'cms-version-supported behind',
  'php-version-supported patchesMissing',
  'server-software-supported patchesMissing',
  'vulnerable-js-libraries medium',
]);

/** The severity class of the repair of a finding. */
export const findStepKind = ({ id, code, step, outcome }: Finding): StepKind => {
  if (step !== undefined) return step;
  if (LACKING_UPDATES.has(`${id} ${code}`)) return 'missing';
  // An unknown finding only costs points when the site gave no answer.
  if (outcome === 'unknown') return 'broken';
  // An informational finding lacks nothing, even if it caps a score.
  return outcome === 'warn' || outcome === 'info' ? 'better' : 'missing';
};

/** Tenths of points that each pillar lost. */
type Lost = ReadonlyMap<Pillar, number>;

const sumLost = (findings: readonly Finding[]): Lost =>
  findings.reduce((lost, one) => lost.set(one.pillar, (lost.get(one.pillar) ?? 0) + toTenths(one)), new Map());

/** Tenths of points that a finding costs; one that only caps costs the difference between the pillar's score and the cap. */
const computeWorth = (finding: Finding, lost: Lost): number => {
  if (finding.points > 0 || finding.cap === null) return toTenths(finding);
  return Math.max(0, Math.max(0, 1_000 - (lost.get(finding.pillar) ?? 0)) - finding.cap * 10);
};

const toCause = (cause: string, unordered: readonly Finding[], lost: Lost): Cause => {
  const findings = unordered.toSorted(
    (a, b) => b.points - a.points || computeWorth(b, lost) - computeWorth(a, lost) || compareInCatalogue(a, b),
  ) as [Finding, ...Finding[]];
  const [kind = 'better'] = findings
    .map(findStepKind)
    .toSorted((a, b) => STEP_KINDS.indexOf(a) - STEP_KINDS.indexOf(b));
  return {
    cause,
    kind,
    findings,
    total: Math.min(...findings.map(({ total = 100 }) => total)),
    tenths: findings.reduce((sum, finding) => sum + computeWorth(finding, lost), 0),
    // The effort for the most severe findings only: an update that closes a vulnerability does not wait for a rebuild.
    effort: Math.max(...findings.filter((one) => findStepKind(one) === kind).map(({ effort = EFFORT }) => effort)),
  };
};

/** The findings left after each number of steps, from none to all; `last` remains whatever is done. */
const listLeftOver = (causes: readonly Cause[], last: LeftOver): readonly LeftOver[] => {
  const left = [last];
  for (const { findings } of causes.toReversed()) left.push(withLeft(left.at(-1) ?? last, findings));
  return left.toReversed();
};

/** The running totals of a path, and a function that computes the total for any other remainder. */
interface Totals {
  readonly causes: readonly Cause[];
  readonly left: readonly LeftOver[];
  /** Before the first step, and after each one. */
  readonly totals: readonly (number | null)[];
  readonly totalOf: (left: LeftOver) => number | null;
}

/** The number of the later step that has to be done before this one counts; null when there is none. */
const findCountsWith = (index: number, { causes, left, totals, totalOf }: Totals): number | null => {
  const own = causes[index];
  if (index >= MAX || own === undefined) return null;
  const later = causes.findIndex((_, at) => {
    if (at <= index || totals[at + 1] === totals[at]) return false;
    const without = totalOf(withLeft(left[at + 1] ?? NOTHING_LEFT, own.findings));
    return (without ?? 0) < (totals[at + 1] ?? 0);
  });
  return later === -1 ? null : later + 1;
};

/** Separates the findings that cost points or limit a score into steps and those that remain. */
const sortOutCostly = ({ findings, isBeyond = () => false }: Omit<Found, 'pillars'>) => {
  // When a site is temporarily away, the only thing to do is to scan again later. Faults of the page shown meanwhile
  // are not the site's.
  const away = findings.find(({ ungraded }) => ungraded === true);
  const costly = away === undefined ? findings.filter((one) => isCostly(one) || isWall(one)) : [away];
  const isAdministration = isAdministrationPage(findings);
  const isStaying = (one: Finding): boolean =>
    one.decision !== undefined || isBeyond(one) || (isAdministration && isForVisitors(one));
  return { away, open: costly.filter((one) => !isStaying(one)), staying: costly.filter(isStaying) };
};

const listCauses = (findings: readonly Finding[], open: readonly Finding[]): readonly Cause[] => {
  const lost = sumLost(findings);
  return [...Map.groupBy(open, createCauseFinder(open))].map(([cause, own]) => toCause(cause, own, lost));
};

/** The number of steps of a kind on a path, without computing the totals. */
export const countSteps = (found: Omit<Found, 'pillars'>, kind: StepKind): number =>
  listCauses(found.findings, sortOutCostly(found).open).filter((one) => one.kind === kind).length;

/**
 * The steps in order: everything that costs points or limits a score, each finding in exactly one step, with the total
 * after every step. Findings that the owner accepted, cannot repair, or should not repair are no step, and still cost
 * points: totals follow the grade's own rule. The same findings give the same path, in whatever order they come.
 */
export const buildPath = ({ pillars, ...found }: Found): readonly Step[] => {
  const { findings } = found;
  const { away, open, staying } = sortOutCostly(found);
  const ordered = sortCauses(listCauses(findings, open), findSiteKind(findings));
  const left = listLeftOver(ordered, withLeft(NOTHING_LEFT, staying));
  const totalOf = createTotalFinder(findings, pillars);
  const along: Totals = { causes: ordered, left, totals: left.map(totalOf), totalOf };
  return ordered.map(({ cause, kind, findings: own, tenths }, index): Step => {
    // The grade of a site that is away cannot be predicted.
    const [before = null, after = null] = away === undefined ? along.totals.slice(index, index + 2) : [];
    const [{ who, pillar }] = own;
    const waits = after !== null && after === before;
    return {
      number: index + 1,
      cause,
      kind,
      findings: own,
      who,
      pillar,
      points: tenths / 10,
      before,
      after,
      countsWith: waits ? findCountsWith(index, along) : null,
      opens: own.some(({ opens }) => opens === true),
    };
  });
};
