import type { AnyCheck, PillarChecks } from './check.ts';
import { CHECKS } from './checks/index.ts';
import { collectFact } from './collect/collect-fact.ts';
import type { Reach } from './collect/network/reach.ts';
import { createNotSeen, type Evidence, FACTS, type FactName, type Seen } from './evidence.ts';
import { toFault, tryOrElse } from './fault.ts';
import { judgePillar } from './judge.ts';
import { type Fault, type Finding, PILLARS, type Pillar, type Score, type Target } from './model.ts';
import { computeScore } from './score.ts';

/** One judged pillar. */
export interface Judged {
  readonly pillar: Pillar;
  readonly findings: readonly Finding[];
  readonly score: Score;
}

export interface ScanOptions {
  /** Facts that an earlier background collected: they are not collected again. */
  readonly known?: Partial<Evidence>;
  /** Called with every fact as soon as it is in. */
  readonly onFact: (name: FactName, fact: Seen<unknown>) => void;
}

const listFactNames = ({ needs, helps = [], kinds }: AnyCheck): readonly FactName[] => [
  ...needs,
  ...helps,
  ...(kinds === undefined ? [] : (['kind'] as const)),
];

const getPillarChecks = (pillar: Pillar): PillarChecks => CHECKS[pillar];

/** The facts that a pillar's checks use, and `scan`, which every pillar uses. */
export const needsOf = (pillar: Pillar): readonly FactName[] => [
  ...new Set<FactName>([
    'scan',
    ...(getPillarChecks(pillar).kinds === undefined ? [] : (['kind'] as const)),
    ...(getPillarChecks(pillar).ofPublicPages === true ? (['answer'] as const) : []),
    ...CHECKS[pillar].checks.flatMap(listFactNames),
  ]),
];

/** Whether a pillar's questions arise at all for the target. */
export const isPillarApplicable = (pillar: Pillar, target: Target): boolean => CHECKS[pillar].applies(target);

/** Completes the facts; missing ones count as not seen, because the scan was interrupted. */
export const completeFacts = (facts: Partial<Evidence>): Evidence =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).map((name) => [name, facts[name] ?? createNotSeen('interrupted')]),
  ) as unknown as Evidence;

/** A pillar whose score could not be computed: an error of ours, reported in every one of its findings. */
const toUnscored = (pillar: Pillar, findings: readonly Finding[], fault: Fault): Judged => ({
  pillar,
  findings: findings.map((finding) => ({
    ...finding,
    outcome: 'unknown',
    code: null,
    why: 'fault',
    fault,
    credit: 1,
    points: 0,
    cap: null,
    args: {},
    items: [],
  })),
  score: { pillar, score: null, seen: 0, incomplete: true, lost: 0, cap: null },
});

/** Findings and score of one pillar on evidence; missing facts count as not seen. Never throws. */
export const assess = (pillar: Pillar, facts: Partial<Evidence>): Judged => {
  const findings = judgePillar(pillar, CHECKS[pillar], completeFacts(facts));
  try {
    return { pillar, findings, score: computeScore(pillar, findings) };
  } catch (error) {
    return toUnscored(pillar, findings, toFault(error, `the score of ${pillar}`));
  }
};

/** The whole scan: collects all facts at once, and judges each pillar as soon as its own facts are in. */
export async function* scan(target: Target, reach: Reach, { known = {}, onFact }: ScanOptions): AsyncGenerator<Judged> {
  const pillars = target.pillar === null ? PILLARS : [target.pillar];
  const facts: Partial<Record<FactName, Promise<Seen<unknown>>>> = {};
  const collectOnce = (name: FactName): Promise<Seen<unknown>> => {
    facts[name] ??= Promise.resolve(known[name] ?? collectFact(name, target, reach)).then((fact) => {
      tryOrElse('who hears of facts', undefined, () => onFact(name, fact));
      return fact;
    });
    return facts[name];
  };

  const running = new Map<Pillar, Promise<Judged>>();
  for (const pillar of pillars)
    running.set(
      pillar,
      collectAll(needsOf(pillar), collectOnce).then((all) => assess(pillar, all)),
    );

  while (running.size > 0) {
    const judged = await Promise.race(running.values());
    running.delete(judged.pillar);
    yield judged;
  }
}

const collectAll = async (
  names: readonly FactName[],
  see: (name: FactName) => Promise<Seen<unknown>>,
): Promise<Partial<Evidence>> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await see(name)] as const)));
