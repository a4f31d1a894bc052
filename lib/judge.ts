import type { AnyCheck, Conclusion, PillarChecks, Ruling } from './check.ts';
import type { Evidence, FactName, Seen } from './evidence.ts';
import type { Blind, Finding, Pillar, Verdict } from './model.ts';
import { CREDIT, pointsOf } from './score.ts';

const LIMIT = { items: 20, length: 2_000 };

interface Bench {
  readonly pillar: Pillar;
  readonly budget: number;
}

const blank = (check: AnyCheck, pillar: Pillar): Omit<Finding, 'outcome'> => ({
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
  source: check.source,
});

const unknown = (check: AnyCheck, pillar: Pillar, why: Blind): Finding => ({
  ...blank(check, pillar),
  outcome: 'unknown',
  why,
});

const skipped = (check: AnyCheck, pillar: Pillar): Finding => ({ ...blank(check, pillar), outcome: 'skip' });

const conclusionOf = (check: AnyCheck, code: string): { verdict: Verdict; cap: number | null } => {
  const declared: Conclusion | undefined = check.verdicts[code];
  if (declared === undefined) throw new TypeError(`${check.id} reached the undeclared conclusion ${code}`);
  return typeof declared === 'string' ? { verdict: declared, cap: null } : declared;
};

const found = (check: AnyCheck, { pillar, budget }: Bench, ruling: Ruling<string>): Finding => {
  const { verdict, cap } = conclusionOf(check, ruling.code);
  const credit = ruling.credit ?? CREDIT[verdict];
  return {
    ...blank(check, pillar),
    outcome: verdict,
    code: ruling.code,
    credit,
    points: pointsOf(check.weight, credit, budget),
    cap,
    args: ruling.args ?? {},
    items: (ruling.items ?? []).slice(0, LIMIT.items).map((item) => item.slice(0, LIMIT.length).toWellFormed()),
  };
};

/** One check on the evidence: judged, or `unknown` with the reason of the first needed fact that was not seen. */
const judgeCheck = (check: AnyCheck, evidence: Evidence, bench: Bench): Finding => {
  const { scan } = evidence;
  if (scan.seen && check.arises?.(scan.value) === false) return skipped(check, bench.pillar);
  const given: Partial<Record<FactName, unknown>> = {};
  for (const name of check.needs) {
    const fact: Seen<unknown> = evidence[name];
    if (fact.seen) given[name] = fact.value;
    else if (fact.why === 'moot') return skipped(check, bench.pillar);
    else return unknown(check, bench.pillar, fact.why);
  }
  for (const name of check.helps ?? []) given[name] = evidence[name];

  const ruling = check.judge(given as never);
  return 'unseen' in ruling ? unknown(check, bench.pillar, ruling.unseen) : found(check, bench, ruling);
};

/** One pillar's checks on the evidence, in display order. */
export const judge = (pillar: Pillar, table: PillarChecks, evidence: Evidence): readonly Finding[] => {
  const { scan } = evidence;
  if (scan.seen && !table.applies(scan.value)) return table.checks.map((check) => skipped(check, pillar));
  return table.checks.map((check) => judgeCheck(check, evidence, { pillar, budget: table.budget }));
};
