import { describe, expect, test, vi } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence, FactName } from '../../lib/evidence.ts';
import { PILLARS } from '../../lib/model.ts';
import { isFullRun } from '../kit/inputs.ts';
import { recorded } from '../sites/recorded.ts';
import { rejudged, type Verdicts, verdictsOn } from './rejudged.ts';
import { type Pair, pairsOf, placed, type Situations } from './repair-pairs.ts';
import { BY_HAND, NOT_ONE_REPAIR } from './repairs-by-hand.ts';

/**
 * Repairing any single thing never lowers a score. The pairs are the situations of the checks' own tests, a faulty one and
 * its nearest sound one, put into the recorded evidence of whole sites; a few are made by hand.
 */

const results = vi.hoisted((): Situations[] => []);
vi.mock('../kit/cases.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  cases: (check: Situations['check'], situations: Situations['situations']) => void results.push({ check, situations }),
  blindCases: () => {},
  partialCases: () => {},
}));
// The tests of the checks pass on their situations instead of testing them; other tests in those files run too.
import.meta.glob('../checks/**/*.test.ts', { eager: true });

/** The recorded site under the name that the checks' tests use. */
const base = (name: string): Evidence =>
  JSON.parse(JSON.stringify(recorded(name, 'granted')).replaceAll(`${name}.nl`, 'voorbeeld.nl'));

const BASES = ['gewoon', 'lampenhal'].map((name) => ({ name, evidence: base(name) }));
const judgedBases = BASES.map(({ name, evidence }) => ({ name, evidence, verdicts: verdictsOn(evidence) }));

const scored = PILLARS.flatMap((pillar) => CHECKS[pillar].checks.filter(({ weight }) => weight > 0));

const touched = ({ differences }: Pair): readonly FactName[] => [
  ...new Set(differences.map(({ path: [fact] }) => fact as FactName)),
];

/** The site as a page of a kind to which the check applies. */
const asRequestedOf = (site: (typeof judgedBases)[number], { kinds }: Pair['check']): typeof site => {
  const { kind } = site.evidence;
  const [first] = kinds ?? [];
  if (first === undefined || (kind.seen && kinds?.includes(kind.value))) return site;
  const evidence = { ...site.evidence, kind: { seen: true, value: first } as const };
  return { ...site, evidence, verdicts: verdictsOn(evidence) };
};

const judged = (from: Verdicts, evidence: Evidence, facts: readonly FactName[]): Verdicts =>
  facts.reduce((verdicts, fact) => rejudged(verdicts, evidence, fact), from);

type Site = (typeof judgedBases)[number];

/** The verdicts with and without the fault: only the difference put into the site, or the whole situations. */
const sides = (pair: Pair, { evidence, verdicts }: Site, how: 'differences' | 'whole'): readonly Verdicts[] =>
  (['bad', 'good'] as const).flatMap((which) => {
    if (how === 'whole') return [verdictsOn({ ...evidence, ...pair.whole[which] })];
    const one = placed(evidence, pair, which);
    return one === null ? [] : [judged(verdicts, one, touched(pair))];
  });

/** What fell when the fault was repaired; null when the pair has no fault on this site. */
const fallen = (pair: Pair, site: Site, how: 'differences' | 'whole' = 'differences'): readonly string[] | null => {
  const [before, after] = sides(pair, site, how);
  if (before === undefined || after === undefined) return how === 'whole' ? null : fallen(pair, site, 'whole');
  const cost = (one: Verdicts) => one.findings.get(pair.check.id)?.points ?? 0;
  if (cost(before) <= cost(after)) return how === 'whole' ? null : fallen(pair, site, 'whole');
  const pillars = PILLARS.map((id) => [id, before.scores[id].score, after.scores[id].score] as const);
  return [...pillars, ['overall', before.overall, after.overall] as const]
    .filter(([, was, is]) => was !== null && is !== null && is < was)
    .map(([id, was, is]) => `${id} ${was} → ${is}`);
};

const byHand = new Map(BY_HAND.map((pair) => [pair.check.id, pair] as const));

const pairsFor = (id: string): readonly Pair[] => {
  const hand = BY_HAND.filter(({ check }) => check.id === id);
  return [...results.filter(({ check }) => check.id === id).flatMap(pairsOf), ...hand];
};

const nameOf = ({ check, badCode, goodCode }: Pair): string => `${check.id}: ${badCode} → ${goodCode}`;

interface Outcome {
  readonly pair: string;
  readonly site: string;
  readonly fell: readonly string[] | null;
}

/**
 * The full run puts every pair into both sites; else each repair, from one code to another, is tried with the first pair that
 * fits its fault, on alternating sites. Excused pairs are always tried in full.
 */
const outcomesOf = (repair: readonly Pair[], index: number): readonly Outcome[] => {
  const outcomes: Outcome[] = [];
  for (const pair of repair) {
    const name = nameOf(pair);
    const isWhole = isFullRun || name in NOT_ONE_REPAIR;
    for (const site of index % 2 === 0 ? judgedBases : judgedBases.toReversed()) {
      const fell = fallen(pair, asRequestedOf(site, pair.check));
      outcomes.push({ pair: name, site: site.name, fell });
      if (fell !== null && !isWhole) return outcomes;
    }
  }
  return outcomes;
};

describe('a repair lowers no score', () => {
  const excused = new Set<string>();

  test.each(scored.map(({ id }) => [id]))('%s', (id) => {
    const outcomes = [...Map.groupBy(pairsFor(id), nameOf).values()].flatMap(outcomesOf);
    const isExcused = ({ pair, fell }: Outcome) => (fell?.length ?? 0) > 0 && pair in NOT_ONE_REPAIR;
    for (const one of outcomes.filter(isExcused)) excused.add(one.pair);
    const biting = outcomes.filter((one) => one.fell !== null && !isExcused(one));
    expect(biting.length, 'a pair that differs in this fault').toBeGreaterThan(0);
    expect(biting.filter(({ fell }) => fell !== null && fell.length > 0)).toEqual([]);
  });

  test('every excused pair needs its excuse', () => {
    expect(Object.keys(NOT_ONE_REPAIR).filter((pair) => !excused.has(pair))).toEqual([]);
    expect([...byHand.keys()].filter((id) => !scored.some((check) => check.id === id))).toEqual([]);
  });
});
