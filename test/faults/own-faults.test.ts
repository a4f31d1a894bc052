import { afterEach, describe, expect, test } from 'vitest';
import type { AnyCheck, PillarChecks } from '../../lib/check.ts';
import { CHECKS } from '../../lib/checks/index.ts';
import { COLLECTORS, type Collector } from '../../lib/collect/index.ts';
import type { Reach } from '../../lib/collect/network/reach.ts';
import { toPage } from '../../lib/collect/to-page.ts';
import { createSeen, type Evidence, FACTS, type FactName, type Facts } from '../../lib/evidence.ts';
import { PAGE_SECTIONS, Page, type PageSection } from '../../lib/facts/page.ts';
import { Faulted } from '../../lib/fault.ts';
import { judgePillar } from '../../lib/judge.ts';
import { type Finding, PILLARS, type Pillar } from '../../lib/model.ts';
import { assess, completeFacts, type Judged, scan } from '../../lib/scan.ts';
import { takeFaults } from '../kit/no-faults.ts';
import { target } from '../kit/reach.ts';
import { sampleOf } from '../kit/taking-turns.ts';
import { restsOn } from '../properties/rejudged.ts';
import { recorded } from '../sites/recorded.ts';

/** One error of ours costs one row: whatever throws, everything that does not depend on it is unchanged. */

const evidence = completeFacts(recorded('goed', 'granted'));
const all = PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map((check) => [check.id, pillar, check] as const));
const FACT_NAMES = Object.keys(FACTS) as FactName[];

const byId = (findings: readonly Finding[]): ReadonlyMap<string, Finding> =>
  new Map(findings.map((finding) => [finding.id, finding]));
const allOn = (facts: Partial<Evidence>): ReadonlyMap<string, Finding> =>
  byId(PILLARS.flatMap((pillar) => assess(pillar, facts).findings));
const before = allOn(evidence);

/** Findings that differ from those without a fault. */
const changedIn = (after: ReadonlyMap<string, Finding>): readonly Finding[] =>
  [...after.values()].filter((finding) => JSON.stringify(before.get(finding.id)) !== JSON.stringify(finding));

const FAULT = { outcome: 'unknown', why: 'fault', code: null, points: 0, cap: null, items: [] };
const throwing = (): never => {
  throw new TypeError('https://voorbeeld.nl/geheim');
};

afterEach(() => void takeFaults());

describe('a check that throws', () => {
  /** The pillar's table with one check in which something throws, whatever is known. */
  const tableWith = (pillar: Pillar, id: string, changes: Partial<AnyCheck>): PillarChecks => ({
    ...CHECKS[pillar],
    checks: CHECKS[pillar].checks.map((check) => (check.id === id ? { ...check, ...changes } : check)),
  });

  test.each(sampleOf(all, 4))('%s (%s): its finding is a fault, the others are unchanged', (id, pillar, check) => {
    const after = judgePillar(pillar, tableWith(pillar, id, { needs: [], helps: [], judge: throwing }), evidence);
    expect(after.map((finding) => finding.id)).toEqual(CHECKS[pillar].checks.map((one) => one.id));
    const own = after.find((finding) => finding.id === id);
    const doesNotArise =
      (evidence.scan.seen && check.appliesTo?.(evidence.scan.value) === false) ||
      (evidence.kind.seen && check.kinds?.includes(evidence.kind.value) === false);
    if (!doesNotArise) expect(own).toMatchObject({ ...FAULT, fault: { error: 'TypeError', at: '' } });
    expect(changedIn(byId(after)).filter((finding) => finding.id !== id)).toEqual([]);
    expect(takeFaults().filter((met) => met.includes(`Pijler fault in ${id}: TypeError`))).toHaveLength(
      doesNotArise ? 0 : 1,
    );
  });

  const [id = '', pillar = 'domein'] = all[0] ?? [];
  test.each<[string, Partial<AnyCheck>]>([
    ['in appliesTo', { appliesTo: throwing }],
    ['with an undeclared conclusion', { needs: [], judge: () => ({ code: 'undeclared' }) }],
    [
      'with a credit that is not a number',
      { needs: [], verdicts: { a: 'warn' }, judge: () => ({ code: 'a', credit: Number.NaN }) },
    ],
    ['with a credit above 1', { needs: [], verdicts: { a: 'warn' }, judge: () => ({ code: 'a', credit: 1.5 }) }],
    [
      'with items that are not text',
      { needs: [], verdicts: { a: 'fail' }, judge: () => ({ code: 'a', items: [null as never] }) },
    ],
    ['with no conclusion', { needs: [], judge: () => undefined as never }],
  ])('%s affects its own finding only', (_, changes) => {
    const after = judgePillar(pillar, tableWith(pillar, id, changes), evidence);
    expect(after[0]).toMatchObject(FAULT);
    expect(changedIn(byId(after)).map((finding) => finding.id)).toEqual([id]);
  });

  test('a pillar that cannot determine whether it applies has only faults', () => {
    const after = judgePillar('seo', { ...CHECKS.seo, applies: throwing }, evidence);
    expect(new Set(after.map(({ why }) => why))).toEqual(new Set(['fault']));
    expect(after).toHaveLength(CHECKS.seo.checks.length);
  });
});

const scanned = async (facts: Partial<Evidence>, reach: Reach): Promise<readonly Judged[]> => {
  const judged: Judged[] = [];
  for await (const one of scan(target(), reach, { known: facts, onFact: () => {} })) judged.push(one);
  return judged;
};

/** Runs with another collector in the place of a fact's own. */
const withCollector = async <T>(name: FactName, collector: Collector, work: () => Promise<T>): Promise<T> => {
  const table = COLLECTORS as Record<FactName, Collector>;
  const own = table[name];
  table[name] = collector;
  try {
    return await work();
  } finally {
    table[name] = own;
  }
};

const nothing = {} as Reach;
const without = (name: FactName): Partial<Evidence> => {
  const { [name]: _, ...rest } = evidence;
  return rest;
};

describe('a collector', () => {
  const judgedWith = async (name: FactName, collector: Collector): Promise<ReadonlyMap<string, Finding>> => {
    const judged = await withCollector(name, collector, () => scanned(without(name), nothing));
    expect(judged.map(({ pillar }) => pillar).toSorted()).toEqual([...PILLARS].toSorted());
    return byId(judged.flatMap(({ findings }) => findings));
  };

  test.each(FACT_NAMES)('of %s that throws affects only what depends on it', async (name) => {
    const changed = changedIn(await judgedWith(name, async () => throwing()));
    for (const finding of changed) {
      const [, , check] = all.find(([id]) => id === finding.id) ?? [];
      expect(check !== undefined && (name === 'scan' || restsOn(name, check)), `${finding.id} rests on ${name}`).toBe(
        true,
      );
      if (finding.why === 'fault') expect(finding.fault).toEqual({ error: 'TypeError', at: '' });
      expect(finding.points, finding.id).toBeLessThanOrEqual(before.get(finding.id)?.points ?? 0);
    }
    const needing = all.filter(
      ([id, , check]) => (check.needs as readonly string[]).includes(name) && before.get(id)?.outcome !== 'skip',
    );
    for (const [id] of needing) expect(changed.find((finding) => finding.id === id)?.why, id).toBe('fault');
    expect(takeFaults().join('\n')).toContain(`Pijler fault in ${name}: TypeError`);
  });

  test.each(FACT_NAMES)('of %s with a value outside our schema is at fault', async (name) => {
    const changed = changedIn(await judgedWith(name, async () => 17));
    const faults = new Set(changed.flatMap(({ fault }) => fault?.error ?? []));
    if (changed.some(({ why }) => why === 'fault')) expect([...faults]).toEqual(['$ZodError']);
    expect(takeFaults().join('\n')).toContain(`Pijler fault in ${name}:`);
  });

  test('a reach that always throws leaves six pillars without a score, and no failed scan', async () => {
    const broken = new Proxy({} as Reach, { get: () => async () => throwing() });
    const judged = await scanned({}, broken);
    expect(judged).toHaveLength(PILLARS.length);
    for (const { score } of judged) expect(score).toMatchObject({ score: null, lost: 0 });
  });
});

describe('a section of the page', () => {
  const live: Facts['page'] = evidence.page.seen ? evidence.page.value : throwing();
  const SECTIONS = Object.keys(PAGE_SECTIONS.shape) as PageSection[];
  const fault = { error: 'RangeError', at: 'page.js:1:234' };
  /** Sections that few checks read. */
  const FEW: Partial<Record<PageSection, number>> = { motion: 1, layout: 2, overlay: 2, styles: 3, languages: 0 };
  const pageWithout = (section: PageSection): Page => {
    const { [section]: _, ...rest } = live;
    return Page.parse({ ...rest, faults: { [section]: fault } });
  };

  test.each(SECTIONS)('%s that could not be read affects only its checks, with its own error', (section) => {
    const changed = changedIn(allOn({ ...evidence, page: createSeen(pageWithout(section)) }));
    expect(changed.filter(({ why }) => why !== 'fault').map(({ id }) => id)).toEqual([]);
    for (const finding of changed) expect(finding.fault).toEqual(fault);
    for (const finding of changed) {
      const [, , check] = all.find(([id]) => id === finding.id) ?? [];
      expect(check !== undefined && restsOn('page', check), finding.id).toBe(true);
    }
    // More than a hundred checks need the page.
    expect(changed.length).toBeLessThanOrEqual(FEW[section] ?? 40);
  });

  test('that is missing throws its reason, while the others can be read', () => {
    const page = pageWithout('overlay');
    expect(() => page.overlay).toThrow(Faulted);
    expect(page.head).toEqual(live.head);
  });

  test('that is missing makes copying the page throw', () => {
    expect(() => ({ ...pageWithout('overlay') })).toThrow(Faulted);
  });

  test('that is missing stays missing after storing and loading', () => {
    const stored = JSON.parse(JSON.stringify(createSeen(pageWithout('overlay')))).value;
    expect(stored).not.toHaveProperty('overlay');
    const again = Page.parse(stored);
    expect(() => again.overlay).toThrow(Faulted);
    expect(again.faults).toEqual({ overlay: fault });
  });

  test('that is neither present nor at fault makes the page invalid', () => {
    const { overlay: _, ...rest } = live;
    expect(Page.safeParse(rest).success).toBe(false);
    expect(Page.safeParse({ ...rest, faults: { head: fault } }).success).toBe(false);
  });

  test('that does not fit its schema is at fault, and the others are preserved', () => {
    const page = toPage({ ...live, overlay: 17, faults: { motion: fault } });
    expect(page.faults).toMatchObject({ motion: fault, overlay: { error: '$ZodError' } });
    expect(page.text).toEqual(live.text);
    expect(toPage(live)).toEqual(Page.parse(live));
  });
});
