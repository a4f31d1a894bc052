import type { AnyCheck, Conclusion, PillarChecks, Ruling } from './check.ts';
import { type Evidence, type FactName, type NotSeen, type Seen, withoutSilence } from './evidence.ts';
import { toFault } from './fault.ts';
import type { Blind, ElementLocation, Fault, Finding, PageKind, Pillar, Verdict } from './model.ts';
import { CREDIT, computePoints } from './score.ts';
import { isSeenByNobody } from './tally.ts';
import { DAY } from './time.ts';

const LIMIT = { items: 20, length: 2_000, place: 500 };

interface Bench {
  readonly pillar: Pillar;
  readonly budget: number;
}

const createBlankFinding = (check: AnyCheck, pillar: Pillar): Omit<Finding, 'outcome'> => ({
  id: check.id,
  pillar,
  code: null,
  why: null,
  weight: check.weight,
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
  who: check.who,
  ...(check.cause === undefined ? {} : { cause: check.cause }),
  ...(check.effort === undefined ? {} : { effort: check.effort }),
  source: check.source,
});

const withFault = (finding: Finding, fault: Fault | undefined): Finding =>
  fault === undefined ? finding : { ...finding, fault };

const createUnknownFinding = (check: AnyCheck, pillar: Pillar, why: Blind, fault?: Fault): Finding =>
  withFault({ ...createBlankFinding(check, pillar), outcome: 'unknown', why }, fault);

const createSkippedFinding = (check: AnyCheck, pillar: Pillar): Finding => ({
  ...createBlankFinding(check, pillar),
  outcome: 'skip',
});

/** A finding skipped because of the kind of page, which its `args` name. */
const createNeedlessFinding = (check: AnyCheck, pillar: Pillar, kind: PageKind): Finding => ({
  ...createSkippedFinding(check, pillar),
  args: { kind },
});

const findConclusion = (check: AnyCheck, code: string): Exclude<Conclusion, Verdict> => {
  const declared: Conclusion | undefined = check.verdicts[code];
  if (declared === undefined) throw new TypeError(`${check.id} reached the undeclared conclusion ${code}`);
  return typeof declared === 'string' ? { verdict: declared } : declared;
};

const clipText = (text: string, length: number): string => text.slice(0, length).toWellFormed();

/** The locations of the items that are kept; nothing when none has one. */
const listPlaces = ({ places = [] }: Ruling<string>): Pick<Finding, 'places'> => {
  const listed = places
    .slice(0, LIMIT.items)
    .map((location): ElementLocation | null =>
      location === null ? null : { at: clipText(location.at, LIMIT.place), saw: clipText(location.saw, LIMIT.place) },
    );
  return listed.some((location) => location !== null) ? { places: listed } : {};
};

/** The most that a check may cost its pillar, and the lowest caps that it may set. */
const findWorst = (check: AnyCheck, budget: number): Finding['worst'] => {
  const all = Object.keys(check.verdicts).map((code) => findConclusion(check, code));
  const credit = Math.min(1, ...all.map(({ verdict }) => CREDIT[verdict]));
  const findLowest = (caps: readonly (number | undefined)[]): number | undefined =>
    caps.filter((cap) => cap !== undefined).toSorted((a, b) => a - b)[0];
  const [cap, total] = [findLowest(all.map((one) => one.cap)), findLowest(all.map((one) => one.total))];
  const points = computePoints(check.weight, credit, budget);
  if (points === 0 && cap === undefined && total === undefined) return undefined;
  return { points, ...(cap === undefined ? {} : { cap }), ...(total === undefined ? {} : { total }) };
};

/**
 * Why a part of what a verdict rests on was not seen, and what that part may make of it; nothing where no scan sees it, or
 * where it cannot cost more.
 */
const toPartial = (
  { points, cap, total }: Finding,
  why: Blind | null,
  findOwnWorst: () => Finding['worst'],
): Pick<Finding, 'partial' | 'worst'> => {
  const worst = why === null || isSeenByNobody(why) ? undefined : findOwnWorst();
  if (why === null || worst === undefined) return {};
  const costsMore = worst.points > points || (worst.cap ?? 100) < (cap ?? 100) || (worst.total ?? 100) < (total ?? 100);
  return costsMore ? { partial: why, worst } : {};
};

const toFinding = (check: AnyCheck, { pillar, budget }: Bench, ruling: Ruling<string>): Finding => {
  const { verdict, cap = null, ...more } = findConclusion(check, ruling.code);
  const credit = ruling.credit ?? CREDIT[verdict];
  const given = ruling.cap ?? 0;
  if (!(given >= 0 && given <= 100)) throw new RangeError(`${check.id} gave the cap ${given}`);
  // A single credit that is not a number would make the pillar's score and the total NaN.
  if (!(credit >= 0 && credit <= 1)) throw new RangeError(`${check.id} gave the credit ${credit}`);
  const finding: Finding = {
    ...createBlankFinding(check, pillar),
    outcome: verdict,
    code: ruling.code,
    credit,
    points: computePoints(check.weight, credit, budget),
    cap: ruling.cap === undefined ? cap : ruling.cap,
    ...more,
    args: ruling.args ?? {},
    items: (ruling.items ?? []).slice(0, LIMIT.items).map((item) => clipText(item, LIMIT.length)),
    ...listPlaces(ruling),
  };
  return { ...finding, ...toPartial(finding, ruling.partial ?? null, () => findWorst(check, budget)) };
};

/** Milliseconds for which a table of ours may support the conclusion that nothing is wrong: 180 days. */
const FRESH = 180 * DAY;

/** Whether a conclusion is a reassuring one based on a table that is too old at this moment. */
const isOutdated = ({ table }: AnyCheck, code: string, at: number): boolean =>
  table?.calm.includes(code) === true && at - table.checkedAt() > FRESH;

const isFaulty = (value: unknown): value is NotSeen =>
  typeof value === 'object' && value !== null && 'why' in value && value.why === 'fault';

/** The first fault among the parts of facts; undefined when there is none. */
const findFault = (value: unknown): Fault | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isFaulty(value)) return value.fault;
  for (const part of Object.values(value)) {
    const fault = findFault(part);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** The finding without a needed fact. */
const withoutFact = (check: AnyCheck, { why, fault }: NotSeen, { pillar }: Bench): Finding =>
  why === 'notApplicable' ? createSkippedFinding(check, pillar) : createUnknownFinding(check, pillar, why, fault);

/** The finding of a check on the facts that it needs; `unknown` with the reason of the first needed one that was not seen. */
const ruleCheck = (check: AnyCheck, evidence: Evidence, bench: Bench): Finding => {
  const { scan, kind } = evidence;
  if (scan.seen && check.appliesTo?.(scan.value) === false) return createSkippedFinding(check, bench.pillar);
  if (check.kinds !== undefined) {
    if (!kind.seen) return withoutFact(check, kind, bench);
    if (!check.kinds.includes(kind.value)) return createNeedlessFinding(check, bench.pillar, kind.value);
  }
  const given: Partial<Record<FactName, unknown>> = {};
  for (const name of check.needs) {
    const fact: Seen<unknown> = evidence[name];
    if (fact.seen) given[name] = fact.value;
    else return withoutFact(check, fact, bench);
  }
  for (const name of check.helps ?? []) given[name] = evidence[name];

  const ruling = check.judge(given as never);
  if (!('unseen' in ruling)) {
    if (!scan.seen || !isOutdated(check, ruling.code, scan.value.at)) {
      const finding = toFinding(check, bench, ruling);
      return finding.partial === 'fault' ? withFault(finding, findFault(given)) : finding;
    }
    return {
      ...createUnknownFinding(check, bench.pillar, 'outdated'),
      args: { checked: check.table?.checkedAt() ?? 0 },
    };
  }
  const fault = ruling.unseen === 'fault' ? (ruling.fault ?? findFault(given)) : undefined;
  return createUnknownFinding(check, bench.pillar, ruling.unseen, fault);
};

/** Judges one check on the evidence. One that throws is a fault of ours, and costs only its own finding. */
const judgeCheck = (check: AnyCheck, evidence: Evidence, bench: Bench): Finding => {
  try {
    return ruleCheck(check, evidence, bench);
  } catch (error) {
    return createUnknownFinding(check, bench.pillar, 'fault', toFault(error, check.id));
  }
};

interface Looked {
  readonly sight: Sight;
  readonly bench: Bench;
}

interface Sight {
  readonly evidence: Evidence;
  /** The same evidence with what the site was silent about as absent, and the names of the facts that this changes. */
  readonly absent: ReturnType<typeof withoutSilence>;
}

/** The lower of two caps. */
const pickLower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/**
 * Adds to a finding what the site's silence costs: as much as if it did not have what was requested; nothing if that is
 * in order, and never less than the cost of what was seen.
 */
const withSilence = (check: AnyCheck, finding: Finding, { sight, bench }: Looked): Finding => {
  const { facts, silent } = sight.absent;
  if (![...check.needs, ...(check.helps ?? [])].some((name) => silent.includes(name))) return finding;
  const { points, cap, total, state } = judgeCheck(check, facts, bench);
  const costs = points > finding.points || pickLower(cap, finding.cap) !== finding.cap;
  if (finding.outcome !== 'unknown' && !costs) return finding;
  return {
    ...finding,
    silent: true,
    points: Math.max(points, finding.points),
    cap: pickLower(cap, finding.cap),
    ...(total === undefined ? {} : { total }),
    // For a visitor, no answer over https is the same as a page without it.
    ...(finding.outcome === 'unknown' && state !== undefined ? { state } : {}),
  };
};

/** Judges one check, and adds what it may still cost if it could not be judged. */
const judgeSight = (check: AnyCheck, sight: Sight, bench: Bench): Finding => {
  const finding = judgeCheck(check, sight.evidence, bench);
  const worst = finding.outcome === 'unknown' ? findWorst(check, bench.budget) : undefined;
  const whole = worst === undefined ? finding : { ...finding, worst };
  return withSilence(check, whole, { sight, bench });
};

/**
 * Whether a page is private: under a name of somebody's own network, or with a sign-in for strangers. A local file is
 * not: it is a page in the making.
 */
const isPrivate = ({ scan, answer }: Evidence): boolean => {
  const isOwnName = scan.seen && !scan.value.isPublic && /^https?:/.test(scan.value.url);
  return isOwnName || (answer.seen && answer.value.barrier === 'login');
};

const judgeAll = (
  pillar: Pillar,
  { checks, budget, applies, kinds, ofPublicPages }: PillarChecks,
  evidence: Evidence,
): readonly Finding[] => {
  const { scan, kind } = evidence;
  if (ofPublicPages === true && isPrivate(evidence)) return checks.map((check) => createSkippedFinding(check, pillar));
  if (scan.seen && !applies(scan.value)) return checks.map((check) => createSkippedFinding(check, pillar));
  if (kinds !== undefined && kind.seen && !kinds.includes(kind.value))
    return checks.map((check) => createNeedlessFinding(check, pillar, kind.value));
  const sight = { evidence, absent: withoutSilence(evidence) };
  return checks.map((check) => judgeSight(check, sight, { pillar, budget }));
};

/** Judges one pillar's checks on the evidence, in display order. Never throws: an error of ours is a finding's reason. */
export const judgePillar = (pillar: Pillar, table: PillarChecks, evidence: Evidence): readonly Finding[] => {
  try {
    return judgeAll(pillar, table, evidence);
  } catch (error) {
    const fault = toFault(error, pillar);
    return table.checks.map((check) => createUnknownFinding(check, pillar, 'fault', fault));
  }
};
