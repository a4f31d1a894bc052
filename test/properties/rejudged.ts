import type { PillarChecks } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence, FactName } from '../../lib/evidence.ts';
import { judgePillar } from '../../lib/judge.ts';
import { type Finding, PILLARS, type Pillar, type Score } from '../../lib/model.ts';
import { gradeFindings } from '../../lib/score.ts';

/** Everything a report says of evidence. */
export interface Verdicts {
  readonly findings: ReadonlyMap<string, Finding>;
  readonly scores: Readonly<Record<Pillar, Score>>;
  readonly overall: number | null;
}

const restsOn = (fact: FactName | null, { needs, helps = [], kinds }: PillarChecks['checks'][number]): boolean =>
  fact === null ||
  fact === 'scan' ||
  needs.includes(fact) ||
  helps.includes(fact) ||
  (fact === 'kind' && kinds !== undefined);

const totals = (findings: ReadonlyMap<string, Finding>): Verdicts => {
  const { scores, overall } = gradeFindings([...findings.values()], PILLARS);
  return {
    findings,
    scores: Object.fromEntries(scores.map((one) => [one.pillar, one])) as Readonly<Record<Pillar, Score>>,
    overall,
  };
};

const judged = (evidence: Evidence, fact: FactName | null): readonly Finding[] =>
  PILLARS.flatMap((pillar) =>
    judgePillar(
      pillar,
      { ...CHECKS[pillar], checks: CHECKS[pillar].checks.filter((one) => restsOn(fact, one)) },
      evidence,
    ),
  );

export const verdictsOn = (evidence: Evidence): Verdicts =>
  totals(new Map(judged(evidence, null).map((finding) => [finding.id, finding])));

/** The verdicts after one fact changed: only what rests on it is judged anew. */
export const rejudged = (before: Verdicts, evidence: Evidence, fact: FactName): Verdicts =>
  totals(new Map([...before.findings, ...judged(evidence, fact).map((finding) => [finding.id, finding] as const)]));

export { restsOn };
