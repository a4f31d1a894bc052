import type { AnyCheck } from '../../lib/check.ts';
import { type Evidence, FACTS, type FactName } from '../../lib/evidence.ts';
import type { Verdict } from '../../lib/model.ts';

/** The situations of one check's own test, by the conclusion that they lead to. */
export interface Situations {
  readonly check: AnyCheck;
  readonly situations: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

type Path = readonly string[];

/** One place in the evidence, with a fault in it and without. */
interface Difference {
  readonly path: Path;
  readonly bad: unknown;
  readonly good: unknown;
}

/** Two situations of a check that differ in what was repaired. */
export interface Pair {
  readonly check: AnyCheck;
  readonly badCode: string;
  readonly goodCode: string;
  readonly differences: readonly Difference[];
  /** The situations whole, for a fault that needs its surroundings: an article, a mail server. */
  readonly whole: Readonly<Record<'bad' | 'good', Partial<Evidence>>>;
}

const REMOVED = Symbol('not there');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : REMOVED;

/** Where two values differ; lists are compared whole. */
const differences = (bad: unknown, good: unknown, path: Path = []): readonly Difference[] => {
  // Situations of one test share nearly all of what they are made of.
  if (bad === good) return [];
  if (!isRecord(bad) || !isRecord(good))
    return JSON.stringify(bad) === JSON.stringify(good) ? [] : [{ path, bad, good }];
  const names = new Set([...Object.keys(bad), ...Object.keys(good)]);
  return [...names].flatMap((name) => differences(at(bad, name), at(good, name), [...path, name]));
};

const put = (value: unknown, [name, ...rest]: Path, wanted: unknown): unknown => {
  if (name === undefined) return wanted;
  const { [name]: old, ...others } = isRecord(value) ? value : {};
  return wanted === REMOVED && rest.length === 0 ? others : { ...others, [name]: put(old, rest, wanted) };
};

/** The evidence with the pair's fault, or with the repair; null where the site's own facts leave no place for it. */
export const placed = (base: Evidence, { differences: all }: Pair, which: 'bad' | 'good'): Evidence | null => {
  const isSeen = all.every(({ path: [fact = ''] }) => base[fact as FactName]?.seen);
  if (!isSeen) return null;
  const changed = all.reduce<unknown>((evidence, one) => put(evidence, one.path, one[which]), base) as Evidence;
  const fits = all.every(({ path: [fact = ''] }) => {
    const { seen, ...rest } = changed[fact as FactName];
    return seen && FACTS[fact as FactName].safeParse('value' in rest ? rest.value : undefined).success;
  });
  return fits ? changed : null;
};

const factsOf = ({ needs, helps = [] }: AnyCheck, situation: Readonly<Record<string, unknown>>): Partial<Evidence> => ({
  ...Object.fromEntries(needs.map((name) => [name, { seen: true, value: situation[name] }])),
  ...Object.fromEntries(helps.map((name) => [name, situation[name]])),
});

const verdictOf = (check: AnyCheck, code: string): Verdict | undefined => {
  const declared = check.verdicts[code];
  return typeof declared === 'string' ? declared : declared?.verdict;
};

const ofVerdicts = ({ check, situations }: Situations, verdicts: readonly Verdict[]) =>
  Object.entries(situations)
    .filter(([code]) => verdicts.includes(verdictOf(check, code) ?? 'skip'))
    .flatMap(([code, list]) => list.map((situation) => ({ code, facts: factsOf(check, situation) })));

/** The site itself changed: neither the moment and place of the scan, nor what could be seen. */
const isOfTheSite = ({ path }: Difference): boolean =>
  path[0] !== 'scan' && path.length > 1 && !path.includes('seen') && !path.includes('why');

const size = (pair: readonly Difference[]): number =>
  pair.reduce((sum, { bad, good }) => sum + 1_000 + `${JSON.stringify(bad)}${JSON.stringify(good)}`.length, 0);

/** What a sound situation comes to: of a check that only tells of a fault, that there is nothing to tell. */
const soundOf = ({ check }: Situations): readonly Verdict[] =>
  Object.keys(check.verdicts).some((code) => verdictOf(check, code) === 'pass') ? ['pass'] : ['skip'];

/** For every faulty situation its nearest sound ones, nearest first: those with the fewest places in which they differ. */
export const pairsOf = (result: Situations): readonly Pair[] =>
  ofVerdicts(result, ['warn', 'fail']).flatMap((bad) =>
    ofVerdicts(result, soundOf(result))
      .map((good) => ({
        goodCode: good.code,
        differences: differences(bad.facts, good.facts),
        whole: { bad: bad.facts, good: good.facts },
      }))
      .filter((pair) => pair.differences.length > 0 && pair.differences.every(isOfTheSite))
      .map((pair) => ({ ...pair, size: size(pair.differences) }))
      .toSorted((one, other) => one.size - other.size)
      .filter(({ goodCode }, index, all) => all.findIndex((one) => one.goodCode === goodCode) === index)
      .map(({ size: _, ...pair }) => ({ ...pair, check: result.check, badCode: bad.code })),
  );
