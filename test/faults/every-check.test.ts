import '../kit/work/work.ts';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../lib/checks/index.ts';
import type { Evidence, FactName } from '../../lib/evidence.ts';
import { PILLARS } from '../../lib/model.ts';
import { isFullRun, testSet } from '../kit/inputs.ts';
import { withItems, withRun } from '../kit/pumped-facts.ts';
import { growthOf } from '../kit/work/growth.ts';
import { workOf } from '../kit/work/work.ts';
import { recorded } from '../sites/recorded.ts';
import { RUNS } from './pumped-texts.ts';

/*
 * Judging is linear: every check gets recorded sites on which each list is as long as a hostile page can make it, with different
 * items, and one on which each text contains a long run.
 */

/** Items of a list, and characters of a text: growth from one length to its double is measured up to the longest. */
const LENGTHS = { items: [20, 80, 320], text: [400, 2_000] };
/** Each check gets every n-th run, the next check the following ones. */
const APART = isFullRun ? 3 : 120;

/** Structured data about this many things of this many types, each once. */
const nodes = (length: number): string =>
  JSON.stringify(
    Array.from({ length }, (_, index) => ({
      '@context': 'https://schema.org',
      '@type': ['Organization', 'Product', `Soort${index}`],
      '@id': `#${index}`,
      name: `Naam ${index}`,
      telephone: `030${1_000_000 + index}`,
      vatID: `NL${index}`,
      offers: { '@type': 'Offer', price: String(index), priceCurrency: 'EUR' },
      member: { '@id': `#${index + 1}` },
    })),
  );

type Change = (fact: unknown, length: number) => unknown;

const crowd: Change = (fact, length) => {
  const value = withItems(fact, length) as { readonly structuredData?: object } | null;
  if (value?.structuredData === undefined) return value;
  return { ...value, structuredData: { ...value.structuredData, jsonLd: [nodes(length)] } };
};

/** The same facts are passed to many checks. */
const created = new Map<number, Map<unknown, unknown>>();
const crowded: Change = (fact, length) => {
  const facts = created.get(length) ?? new Map<unknown, unknown>();
  created.set(length, facts);
  if (!facts.has(fact)) facts.set(fact, crowd(fact, length));
  return facts.get(fact);
};

const evidence = recorded('goed', 'granted') as Evidence;
const checks = PILLARS.flatMap((pillar) => CHECKS[pillar].checks);
const judged = checks.filter(({ needs }) => needs.every((name) => evidence[name]?.seen === true));
/** `npm test` measures a quarter of them, since each exercises the code that they share. */
const counted = judged.filter((_, index) => testSet !== 'test' || index % 8 === 0);
type Check = (typeof checks)[number];

/** The facts that a check receives, each of them changed. */
const changedFor = ({ needs, helps = [] }: Check, change: (fact: unknown) => unknown): object => {
  const textOf = (names: readonly FactName[], shape: (value: unknown) => unknown) =>
    names.map((name) => {
      const fact = evidence[name];
      return [name, fact?.seen === true ? shape(change(fact.value)) : fact];
    });
  return Object.fromEntries([...textOf(needs, (value) => value), ...textOf(helps, (value) => ({ seen: true, value }))]);
};

const growthFor = (check: Check, changes: readonly Change[], lengths: readonly number[]): Promise<string | null> =>
  growthOf((length) => {
    const results = changes.map((change) => changedFor(check, (fact) => change(fact, length)));
    return workOf(() => {
      for (const facts of results) check.judge(facts as never);
    });
  }, lengths);

test('the recorded site has what nearly every check needs', () => {
  expect(judged.length / checks.length).toBeGreaterThan(0.9);
});

describe('the work of judging is linear in its input', () => {
  test.each(counted.map((check, index) => [check.id, check, index] as const))('%s', async (_, check, index) => {
    const runs = RUNS.filter((__, position) => position % APART === index % APART);
    const pumped = runs.map(
      ([, run]): Change =>
        (fact, length) =>
          withRun(fact, run, length),
    );
    expect(await growthFor(check, [crowded], LENGTHS.items), 'items').toBeNull();
    expect(await growthFor(check, pumped, LENGTHS.text), runs.map(([name]) => name).join('\n')).toBeNull();
  });
});
