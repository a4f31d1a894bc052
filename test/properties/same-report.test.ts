import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { toTarget } from '../../lib/collect/target.ts';
import { createNotSeen, type Evidence, FACTS, type FactName } from '../../lib/evidence.ts';
import { PILLARS, type Target } from '../../lib/model.ts';
import { type Judged, scan } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { recorded } from '../sites/recorded.ts';

/** Same evidence, same report, whatever arrives first. Collectors are replaced by recorded facts in a random order. */

const arriving = vi.hoisted(() => ({ fact: async (_name: string): Promise<unknown> => undefined }));
vi.mock('../../lib/collect/collect-fact.ts', () => ({ collectFact: (name: string) => arriving.fact(name) }));

const NAMES = Object.keys(FACTS) as FactName[];

const target: Target = toTarget({
  tabId: 1,
  url: 'https://goed.nl/',
  at: Date.UTC(2026, 10, 20),
  level: 'B',
  pillar: null,
});

/** Lets this many other promises run first. */
const after = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

/** The report of a scan in which each fact arrives after its number of turns, and the order of arrival. */
const scanned = async (evidence: Partial<Evidence>, turns: readonly number[]) => {
  const arrived: FactName[] = [];
  arriving.fact = async (name) => {
    await after(turns[NAMES.indexOf(name as FactName)] ?? 0);
    return evidence[name as FactName] ?? createNotSeen('interrupted');
  };
  const judged: Judged[] = [];
  for await (const one of scan(target, undefined as never, { onFact: (name) => arrived.push(name) })) {
    judged.push(one);
  }
  const inOrder = PILLARS.map((pillar) => judged.find((one) => one.pillar === pillar));
  return { arrived, report: JSON.stringify([inOrder, computeTotal(judged)]) };
};

describe.each(['goed', 'slecht', 'muur'])('the evidence of %s', (name) => {
  test('gives the same report in a hundred orders of arrival', { tags: ['full'] }, async () => {
    const evidence = recorded(name, 'granted');
    const inStep = await scanned(evidence, []);
    const orders = new Set<string>();
    const turns = fc.array(fc.nat({ max: 200 }), { minLength: NAMES.length, maxLength: NAMES.length });
    await fc.assert(
      fc.asyncProperty(turns, async (drawn) => {
        const { arrived, report } = await scanned(evidence, drawn);
        orders.add(arrived.join(' '));
        expect(report).toBe(inStep.report);
      }),
      { numRuns: 100, seed: 20_261_120 },
    );
    expect(orders.size).toBeGreaterThan(90);
  });
});
