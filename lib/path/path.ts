import { type DecisiveState, type Finding, type Pillar, STEP_KINDS, type StepKind, type Who } from '../model.ts';
import { findSilentPart } from '../silent-part.ts';
import { type Cause, compareInCatalogue, sortCauses } from './order.ts';
import { findSiteKind } from './site-kind.ts';
import { createTotalFinder, type LeftOver, NOTHING_LEFT, withLeft } from './totals.ts';

/** What is asked of a page over http that https alone ends, once the site has it and leads there. */
const OVER_HTTP: ReadonlySet<string> = new Set(['passwordOnHttp', 'passwordSent', 'postToHttp', 'getToHttp']);

/** The site has no https, or leaves who comes by http there. */
const isWithoutHttps = (findings: readonly Finding[]): boolean =>
  findings.some(({ id }) => id === 'https-available' || id === 'https-redirect');

/** The server gives an error in the place of the site, which search engines are given too: one thing to mend. */
const isFailingToServe = (findings: readonly Finding[]): boolean =>
  findings.some(({ id, code }) => id === 'site-in-service' && code === 'serverError');

/** What these findings, which all cost something, have in common with each other; the check's id where one stands alone. */
const createCauseFinder = (costly: readonly Finding[]): ((finding: Finding) => string) => {
  const isHttp = isWithoutHttps(costly);
  const isFailing = isFailingToServe(costly);
  return ({ cause, id, code, why, silent }) => {
    // What gave no answer is looked into once, whatever else was to be seen in that answer.
    const part = silent === true && code === null ? findSilentPart(id) : null;
    if (part !== null) return `silent-${part}-${why}`;
    // A form on a page over http sends what is typed over http: there is one thing to do.
    if (isHttp && id === 'insecure-forms' && OVER_HTTP.has(code ?? '')) return 'https';
    if (isFailing && id === 'page-http-status') return 'site-in-service';
    return cause ?? id;
  };
};

const OF_ADMINISTRATION: readonly DecisiveState[] = ['openAdministration', 'administrationLogin'];

/** Conclusions about another page, which this one links to: this one stays a page for visitors. */
const BEHIND_LINK = /^linked/;

/** Whether the page is the administration of something, where no stranger should come. */
export const isAdministrationPage = (findings: readonly Pick<Finding, 'state' | 'code'>[]): boolean =>
  findings.some(
    ({ state, code }) => state !== undefined && OF_ADMINISTRATION.includes(state) && !BEHIND_LINK.test(code ?? ''),
  );

/** Whether a repair would bring search engines, assistants and visitors to the page. */
const isForVisitors = ({ pillar }: Pick<Finding, 'pillar'>): boolean => pillar === 'seo' || pillar === 'ai';

/** One thing to do: everything found that has one cause. */
export interface Step {
  /** Its place on the path, from 1. */
  readonly number: number;
  /** What the findings have in common; the check's id where it stands alone. */
  readonly cause: string;
  readonly kind: StepKind;
  /** Dearest first; the first says what it is about and who repairs it. */
  readonly findings: readonly [Finding, ...Finding[]];
  readonly who: Who;
  /** The pillar of the dearest finding. */
  readonly pillar: Pillar;
  /** Points of the pillars that it costs, or holds back by a cap; one decimal. */
  readonly points: number;
  /** The total before and after this step, when every step before it is done; null without a total. */
  readonly before: number | null;
  readonly after: number | null;
  /** Where it moves nothing yet: the step that must be done too before it counts; null where there is none. */
  readonly countsWith: number | null;
  /** More can be seen after this repair, so that nobody knows the total then. */
  readonly opens: boolean;
}

/** What a path is made of. */
interface Found {
  readonly findings: readonly Finding[];
  /** The pillars that were scanned. */
  readonly pillars: readonly Pillar[];
  /** Whether its owner cannot repair it, wherever it stands on the path; by default nothing is beyond them. */
  readonly isBeyond?: (finding: Finding) => boolean;
}

const EFFORT = 2;
/** Steps for which is looked when they begin to count; further ones count last anyway. */
const MAX = 60;

/** Whether a finding is something to do: it costs points, or limits a score. */
export const isCostly = ({ points, cap, total }: Finding): boolean => points > 0 || cap !== null || total !== undefined;

/** Of the states of a page the one that costs nothing: it is to be ended all the same. */
const isWall = ({ state, outcome }: Finding): boolean => state === 'wall' && outcome === 'info';
const toTenths = ({ points }: Finding): number => Math.round(points * 10);
/** An update is out that closes holes which everybody can read about: it lacks until it is installed. */
const LACKING_UPDATES: ReadonlySet<string> = new Set([
  'cms-version-supported behind',
  'php-version-supported patchesMissing',
  'server-software-supported patchesMissing',
  'vulnerable-js-libraries medium',
]);

/** How grave what is to be done about a finding is. */
export const findStepKind = ({ id, code, step, outcome }: Finding): StepKind => {
  if (step !== undefined) return step;
  if (LACKING_UPDATES.has(`${id} ${code}`)) return 'missing';
  // Only what the site gave no answer to costs without being judged.
  if (outcome === 'unknown') return 'broken';
  // What is told for information lacks nothing, also where it holds a score back.
  return outcome === 'warn' || outcome === 'info' ? 'better' : 'missing';
};

/** What each pillar lost, in tenths of points. */
type Lost = ReadonlyMap<Pillar, number>;

const sumLost = (findings: readonly Finding[]): Lost =>
  findings.reduce((lost, one) => lost.set(one.pillar, (lost.get(one.pillar) ?? 0) + toTenths(one)), new Map());

/** What a finding costs in tenths of points; what only caps costs what it holds back: the pillar's sum minus the cap. */
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
    // What it takes to end the worst of it: an update that closes a vulnerability does not wait for a rebuild.
    effort: Math.max(...findings.filter((one) => findStepKind(one) === kind).map(({ effort = EFFORT }) => effort)),
  };
};

/** What is left after each number of steps, from none of them to all; `last` stays whatever is done. */
const listLeftOver = (causes: readonly Cause[], last: LeftOver): readonly LeftOver[] => {
  const left = [last];
  for (const { findings } of causes.toReversed()) left.push(withLeft(left.at(-1) ?? last, findings));
  return left.toReversed();
};

/** The running totals of a path, and how the total stands with anything else left. */
interface Totals {
  readonly causes: readonly Cause[];
  readonly left: readonly LeftOver[];
  /** Before the first step, and after each. */
  readonly totals: readonly (number | null)[];
  readonly totalOf: (left: LeftOver) => number | null;
}

/** The number of the first step that, once done, lets this one count as well; null without one. */
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

/** What costs points or limits a score, and what of it is no step. */
const sortOutCostly = ({ findings, isBeyond = () => false }: Omit<Found, 'pillars'>) => {
  // Of a site that is away for a while one thing is to do: to look again later. What its page lacks meanwhile is not the site's.
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

/** How many steps of a kind a path has, without what each comes to. */
export const countSteps = (found: Omit<Found, 'pillars'>, kind: StepKind): number =>
  listCauses(found.findings, sortOutCostly(found).open).filter((one) => one.kind === kind).length;

/**
 * What to do, in order: everything that costs points or limits a score, each finding in exactly one step, and the total
 * after every step. What its owner decided about, cannot repair, or should not, is no step, and goes on costing what it costs: the totals are told as the grade's own rule gives it. The same findings give the same path, in whatever order they come.
 */
export const buildPath = ({ pillars, ...found }: Found): readonly Step[] => {
  const { findings } = found;
  const { away, open, staying } = sortOutCostly(found);
  const ordered = sortCauses(listCauses(findings, open), findSiteKind(findings));
  const left = listLeftOver(ordered, withLeft(NOTHING_LEFT, staying));
  const totalOf = createTotalFinder(findings, pillars);
  const along: Totals = { causes: ordered, left, totals: left.map(totalOf), totalOf };
  return ordered.map(({ cause, kind, findings: own, tenths }, index): Step => {
    // Nobody knows what a site that is away will be.
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
