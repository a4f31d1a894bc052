import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { createNotSeen, createSeen, type Evidence, FACTS, type FactName, type Seen } from '../../lib/evidence.ts';
import { judgePillar } from '../../lib/judge.ts';
import { type Finding, PILLARS } from '../../lib/model.ts';
import { completeFacts } from '../../lib/scan.ts';
import { isNarrowed } from '../kit/inputs.ts';
import { ARCHETYPES } from '../sites/archetypes.ts';
import { RANKED } from '../sites/ranked/order.ts';
import { recorded } from '../sites/recorded.ts';

/*
 * A check that judges on a part of its facts says how much worse the rest may make it: whatever part of a recording is
 * hidden, a check is not judged at all, or costs as much as with everything seen, or has a `worst` that covers that.
 */

const FACT_NAMES = Object.keys(FACTS) as FactName[];

const toKey = ({ pillar, id }: Finding): string => `${pillar}/${id}`;

type Path = readonly (string | number)[];

/** Where in a value the parts are that a scan may miss. */
const listParts = (value: unknown, at: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = at.length > 0 && 'seen' in value && value.seen === true ? [at] : [];
  return [...own, ...Object.entries(value).flatMap(([name, part]) => listParts(part, [...at, name]))];
};

const withoutPart = (value: unknown, [name, ...rest]: Path): unknown => {
  if (name === undefined) return createNotSeen('denied');
  const inner = withoutPart((value as Record<string | number, unknown>)[name], rest);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...(value as object), [name]: inner };
};

/** Each one of these, each two, and all. */
const listSets = <T>(all: readonly T[]): readonly (readonly T[])[] => [
  ...all.map((one) => [one]),
  ...all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other])),
  ...(all.length > 2 ? [all] : []),
];

const hide = (evidence: Evidence, names: readonly FactName[]): Evidence => ({
  ...evidence,
  ...Object.fromEntries(names.filter((name) => evidence[name].seen).map((name) => [name, createNotSeen('denied')])),
});

/** A fact without these parts. */
const hideParts = (fact: Seen<unknown>, parts: readonly Path[]): Seen<unknown> =>
  fact.seen ? createSeen(parts.reduce((value, part) => withoutPart(value, part), fact.value)) : fact;

/** Every second part of a fact, the others, and all; more than `npm test` tries: each alone, and all but each. */
const listHidings = (parts: readonly Path[]): readonly (readonly Path[])[] => {
  if (parts.length === 0) return [];
  const halves = [0, 1].map((odd) => parts.filter((_, index) => index % 2 === odd));
  const single = parts.flatMap((part) => [[part], parts.filter((other) => other !== part)]);
  return [parts, ...halves, ...(isNarrowed ? [] : single)];
};

const restsOn = (names: readonly FactName[], { needs, helps = [] }: AnyCheck): boolean =>
  [...needs, ...helps].some((name) => names.includes(name));

/** The findings of all checks that rest on one of these facts. */
const judgeAll = (evidence: Evidence, names: readonly FactName[]): readonly Finding[] =>
  PILLARS.flatMap((pillar) => {
    const checks = CHECKS[pillar].checks.filter((check) => restsOn(names, check));
    return checks.length === 0 ? [] : judgePillar(pillar, { ...CHECKS[pillar], checks }, evidence);
  });

/** What a finding gains by what was hidden, without saying that it may be worse; nothing when it does not. */
const describeGain = (was: Finding, { outcome, code, points, cap, total, worst }: Finding): readonly string[] => {
  if (outcome === 'unknown') return [];
  const isDropped = outcome === 'skip' && ['fail', 'warn'].includes(was.outcome);
  const isCovered =
    Math.max(points, worst?.points ?? 0) >= was.points &&
    Math.min(cap ?? 100, worst?.cap ?? 100) <= (was.cap ?? 100) &&
    Math.min(total ?? 100, worst?.total ?? 100) <= (was.total ?? 100);
  return isCovered && !isDropped ? [] : [`${was.id}: ${was.code} became ${code}`];
};

const RECORDINGS = [
  ...ARCHETYPES.map(({ name }) => name),
  ...(isNarrowed ? [] : RANKED.map(({ name }) => `ranked/${name}`)),
];

/** The sets of helping facts that a check may lack. */
const HELPS = [
  ...new Map(
    PILLARS.flatMap((pillar) => CHECKS[pillar].checks)
      .flatMap(({ helps = [] }) => listSets(helps))
      .map((names) => [names.toSorted().join(' '), names] as const),
  ).values(),
];

describe.each(RECORDINGS)('%s', (name) => {
  const evidence = completeFacts(recorded(name, 'granted'));
  const seen = new Map(judgeAll(evidence, FACT_NAMES).map((finding) => [toKey(finding), finding]));
  const listGains = (without: Evidence, names: readonly FactName[]): readonly string[] =>
    judgeAll(without, names).flatMap((finding) => {
      const was = seen.get(toKey(finding));
      return was === undefined ? [] : describeGain(was, finding);
    });

  test('no check gains by facts that were not seen', () => {
    expect(HELPS.flatMap((names) => listGains(hide(evidence, names), names))).toEqual([]);
  });

  test('no check gains by a part of a fact that was not seen', () => {
    const gains = FACT_NAMES.flatMap((name) => {
      const fact: Seen<unknown> = evidence[name];
      return listHidings(listParts(fact.seen ? fact.value : null)).flatMap((parts) =>
        listGains({ ...evidence, [name]: hideParts(fact, parts) }, [name]),
      );
    });
    expect(gains).toEqual([]);
  });
});
