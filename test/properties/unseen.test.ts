import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGrade } from '../../lib/api/grade.ts';
import { createNotSeen, type Evidence, FACTS, type FactName, withoutSilence } from '../../lib/evidence.ts';
import { type Finding, PILLARS, type Range } from '../../lib/model.ts';
import { assess, completeFacts } from '../../lib/scan.ts';
import { computeTotal } from '../../lib/score.ts';
import { isNarrowed } from '../kit/inputs.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { RANKED } from '../sites/ranked/order.ts';
import { recorded } from '../sites/recorded.ts';

/*
 * Hiding facts never pays: whatever part of a recording is hidden, no number rises above the greater of the seen and the absent
 * result, and a number that could differ is marked with a range that contains the seen result.
 */

/** Facts from the site's own answers. */
const OF_SITE = [
  ...([
    'answer',
    'fresh',
    'raw',
    'missing',
    'robots',
    'llms',
    'security',
    'cookies',
    'twins',
    'canonicalTarget',
  ] as const),
  ...(['twinPage', 'sitemap', 'listed', 'variants', 'hreflangTargets', 'favicon', 'shareImage'] as const),
  ...(['scripts', 'visited', 'wellKnown', 'wordpress', 'mailPolicy'] as const),
] satisfies readonly FactName[];

/** All facts of a page that a scan may miss: answers of the site, and data of registries, engines and the browser. */
const OF_ANYBODY = (Object.keys(FACTS) as FactName[]).filter((name) => !['scan', 'page', 'kind'].includes(name));

interface Number_ {
  readonly name: string;
  readonly value: number | null;
  readonly incomplete: boolean;
  readonly range: Range | undefined;
  readonly findings: readonly Finding[];
}

const numbersOn = (evidence: Evidence): readonly Number_[] => {
  const judged = PILLARS.map((pillar) => assess(pillar, evidence));
  const all = computeTotal(judged);
  return [
    ...judged.map(({ pillar: name, findings, score: { score: value, incomplete, range } }) => {
      return { name, value, incomplete, range, findings };
    }),
    {
      ...{ name: 'total', value: all.overall, incomplete: all.incomplete, range: all.range },
      findings: judged.flatMap(({ findings }) => findings),
    },
  ];
};

type Why = 'timeout' | 'denied' | 'wall' | 'off' | 'fault';

const hidden = (evidence: Evidence, names: readonly FactName[], why: Why): Evidence => ({
  ...evidence,
  ...Object.fromEntries(names.filter((name) => evidence[name].seen).map((name) => [name, createNotSeen(why)])),
});

const evidenceOf = (name: string): Evidence => completeFacts(recorded(name, 'granted'));

const risenBySilence = (evidence: Evidence, names: readonly FactName[]): readonly string[] => {
  const silent = hidden(evidence, names, 'timeout');
  const [seen, absent, now] = [evidence, withoutSilence(silent).facts, silent].map(numbersOn);
  return (now ?? []).flatMap(({ name, value, incomplete, findings }, index) => {
    const [was, without] = [seen?.[index], absent?.[index]];
    const most = Math.max(was?.value ?? 0, without?.value ?? 0);
    const risen =
      value !== null && value > most ? [`${name}: ${value}, was ${was?.value}, absent ${without?.value}`] : [];
    const caps = (was?.findings ?? []).filter(
      // A cap above the number has no effect.
      ({ id, cap }) =>
        cap !== null && cap < (value ?? 0) && findings.some((one) => one.id === id && one.outcome === 'unknown'),
    );
    const unmarked =
      name !== 'total' && value !== null && caps.length > 0 && !incomplete ? [`${name}: cap not marked`] : [];
    return [...risen, ...unmarked];
  });
};

/** Numbers that differ from the seen result by more than five points or a grade without a mark, or lie outside their range. */
const unmarkedBy = (why: Why, evidence: Evidence, names: readonly FactName[]): readonly string[] => {
  const seen = numbersOn(evidence);
  return numbersOn(hidden(evidence, names, why)).flatMap(({ name, value, incomplete, range }, index) => {
    const was = seen[index]?.value ?? null;
    if (value === null || was === null) return [];
    const differs = Math.abs(value - was) > 5 || formatGrade(value, 'nl') !== formatGrade(was, 'nl');
    const [low, high] = range ?? [value - 5, value + 5];
    const isOutside = name !== 'total' && (was < low || was > high);
    return [
      ...(differs && !incomplete ? [`${name}: ${was} seen, ${value} unmarked`] : []),
      ...(isOutside ? [`${name}: ${was} outside ${low}–${high}`] : []),
    ];
  });
};

const textOf = (names: readonly FactName[], wrong: readonly string[]): readonly string[] =>
  wrong.map((one) => `without ${names.join(' ')}: ${one}`);

/** `npm test` covers the archetypes; other runs add the forty sites that an expert ranked. */
const RECORDINGS = [
  ...ARCHETYPES.map(({ name }) => name),
  ...(isNarrowed ? [] : RANKED.map(({ name }) => `ranked/${name}`)),
];

describe.each(RECORDINGS)('%s', (name) => {
  test('facts hidden by the silence of the site gain nothing', () => {
    const evidence = evidenceOf(name);
    fc.assert(
      fc.property(fc.subarray([...OF_SITE], { minLength: 1 }), (names) => {
        expect(textOf(names, risenBySilence(evidence, names))).toEqual([]);
      }),
      { numRuns: isNarrowed ? 2 : 8, endOnFailure: true },
    );
  });

  test.each(['denied', 'wall'] as const)('facts hidden otherwise (%s) are marked with a range', (why) => {
    const evidence = evidenceOf(name);
    fc.assert(
      fc.property(fc.subarray([...OF_SITE], { minLength: 1 }), (names) => {
        expect(textOf(names, unmarkedBy(why, evidence, names))).toEqual([]);
      }),
      { numRuns: isNarrowed ? 1 : 2, endOnFailure: true },
    );
  });
});

describe.each(RECORDINGS)('%s, whatever the source of the facts', (name) => {
  test('hidden facts, in any of the six pillars, are marked with a range', () => {
    const evidence = evidenceOf(name);
    const whys = fc.constantFrom('denied', 'off', 'fault');
    fc.assert(
      fc.property(fc.subarray([...OF_ANYBODY], { minLength: 1 }), whys, (names, why) => {
        expect(textOf(names, unmarkedBy(why, evidence, names))).toEqual([]);
      }),
      { numRuns: isNarrowed ? 1 : 3, endOnFailure: true },
    );
  });
});

describe.each(isNarrowed ? ['gewoon', 'lampenhal'] : ['gewoon', 'lampenhal', 'tuinzaad', 'eenscript'])(
  '%s, one fact at a time',
  (name) => {
    test.each(OF_SITE)('%s', (fact) => {
      const evidence = evidenceOf(name);
      expect(risenBySilence(evidence, [fact])).toEqual([]);
      expect(unmarkedBy('denied', evidence, [fact])).toEqual([]);
    });
  },
);
