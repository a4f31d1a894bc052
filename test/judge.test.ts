import { expect, test } from 'vitest';
import { defineCheck, type PillarChecks, toPlacedItems, toUnseen } from '../lib/check.ts';
import { type Evidence, FACTS, type FactName } from '../lib/evidence.ts';
import { judgePillar } from '../lib/judge.ts';
import type { Blind } from '../lib/model.ts';
import { blind, http, page, scan, seen } from './kit/facts.ts';
import { takeFaults } from './kit/no-faults.ts';

const FAULT = { error: 'TypeError', at: 'lib/x.ts' };
const MANY = Array.from({ length: 30 }, (_, index) => index);
const locationOf = (index: number) => (index === 0 ? null : { at: `#n${index}`, saw: 'y'.repeat(3_000) });

const header = defineCheck({
  id: 'header',
  weight: 8,
  who: 'webbouwer',
  source: 'https://voorbeeld.nl/',
  needs: ['fresh'],
  helps: ['raw'],
  verdicts: { present: 'pass', absent: { verdict: 'fail', cap: 40 }, half: 'warn' },
  judge({ fresh, raw }) {
    const value = fresh.headers['x-test'];
    if (value === undefined) return { code: 'absent', items: Array.from({ length: 30 }, () => 'x'.repeat(3_000)) };
    if (value === 'placed') return { code: 'half', ...toPlacedItems(MANY, String, locationOf) };
    if (value === 'worst') return { code: 'absent', partial: raw.seen ? null : (raw.why as Blind) };
    if (value === 'open') return { code: 'half', partial: raw.seen ? null : (raw.why as Blind) };
    if (value === 'ask') return raw.seen ? { code: 'present' } : toUnseen('tooLarge');
    return value === 'half' ? { code: 'half', credit: 0.25 } : { code: 'present' };
  },
});

const table: PillarChecks = { budget: 40, checks: [header], applies: ({ isPublic }) => isPublic };

const evidence = (facts: Partial<Evidence>): Evidence =>
  ({
    ...Object.fromEntries((Object.keys(FACTS) as FactName[]).map((name) => [name, blind('time')])),
    scan: seen(scan()),
    ...facts,
  }) as Evidence;
const one = (facts: Partial<Evidence>) => judgePillar('seo', table, evidence(facts))[0];
const sent = (value: string) => ({ fresh: seen(http({ 'x-test': value })) });

test('a conclusion takes its verdict, points and cap', () => {
  expect(one({ fresh: seen(http()) })).toMatchObject({ outcome: 'fail', code: 'absent', points: 20, cap: 40 });
});

test('a formula replaces the credit of the verdict', () => {
  expect(one(sent('half'))).toMatchObject({ outcome: 'warn', credit: 0.25, points: 15 });
});

test('items are limited to twenty of 2,000 characters', () => {
  const items = one({ fresh: seen(http()) })?.items ?? [];
  expect(items).toHaveLength(20);
  expect(items[0]).toHaveLength(2_000);
});

test('each item has its place, if any has one', () => {
  const { items = [], places = [] } = one(sent('placed')) ?? {};
  expect(places).toHaveLength(items.length);
  expect(places.slice(0, 2)).toEqual([null, { at: '#n1', saw: 'y'.repeat(500) }]);
  expect(one({ fresh: seen(http()) })).not.toHaveProperty('places');
});

test('an unseen needed fact makes it unknown with the reason, without cost', () => {
  expect(one({ fresh: blind('wall') })).toMatchObject({ outcome: 'unknown', why: 'wall', points: 0, code: null });
});

test('a fact that does not apply makes it skip', () => {
  expect(one({ fresh: blind('notApplicable') })).toMatchObject({ outcome: 'skip', why: null, points: 0 });
});

test('an unseen part that decides makes it unknown', () => {
  expect(one(sent('ask'))).toMatchObject({ outcome: 'unknown', why: 'tooLarge' });
});

test('a verdict on a part of its facts says why, and what the rest may make of it', () => {
  const worst = { points: 20, cap: 40 };
  expect(one({ ...sent('open'), raw: blind('wall') })).toMatchObject({ points: 10, cap: null, partial: 'wall', worst });
  expect(one({ ...sent('open'), raw: { seen: false, why: 'fault', fault: FAULT } })).toMatchObject({
    fault: FAULT,
    worst,
  });
  expect(one({ ...sent('open'), raw: seen(page()) })).not.toHaveProperty('partial');
});

test.each([
  ['no scan could see the rest', 'open', 'hidden'],
  ['the rest cannot make it worse', 'worst', 'wall'],
] as const)('a verdict is no partial one where %s', (_, value, why) => {
  const finding = one({ ...sent(value), raw: blind(why) });
  expect(finding).not.toHaveProperty('partial');
  expect(finding).not.toHaveProperty('worst');
});

test('every check is skip when the pillar does not apply', () => {
  expect(one({ ...sent('half'), scan: seen(scan({ isPublic: false })) })).toMatchObject({ outcome: 'skip' });
});

test('a check that does not apply to such a page is skip, whatever was not seen', () => {
  const publicOnly: PillarChecks = {
    ...table,
    applies: () => true,
    checks: [{ ...header, appliesTo: ({ isPublic }) => isPublic }],
  };
  const outcome = (isPublic: boolean) =>
    judgePillar('seo', publicOnly, evidence({ scan: seen(scan({ isPublic })) })).map((finding) => finding.outcome);
  expect(outcome(false)).toEqual(['skip']);
  expect(outcome(true)).toEqual(['unknown']);
});

test('a finding includes its check and its conclusion', () => {
  const shared = {
    id: 'header',
    pillar: 'seo',
    weight: 8,
    who: 'webbouwer',
    source: 'https://voorbeeld.nl/',
    args: {},
    items: [],
  };
  expect(one(sent('x'))).toEqual({
    ...shared,
    outcome: 'pass',
    code: 'present',
    why: null,
    credit: 1,
    points: 0,
    cap: null,
  });
  const blank = { ...shared, code: null, credit: 1, points: 0, cap: null };
  expect(one({ fresh: blind('wall') })).toEqual({
    ...blank,
    outcome: 'unknown',
    why: 'wall',
    worst: { points: 20, cap: 40 },
  });
  expect(one({ fresh: blind('notApplicable') })).toEqual({ ...blank, outcome: 'skip', why: null });
  expect(one({ ...sent('x'), scan: seen(scan({ isPublic: false })) })).toEqual({
    ...blank,
    outcome: 'skip',
    why: null,
  });
});

test('without a formula the credit is that of the verdict', () => {
  const halves = { ...header, judge: () => ({ code: 'half' as const, args: { days: 3 }, items: ['a\ud800'] }) };
  const [finding] = judgePillar('seo', { ...table, checks: [halves] }, evidence(sent('x')));
  expect(finding).toMatchObject({ outcome: 'warn', credit: 0.5, points: 10, cap: null, args: { days: 3 } });
  expect(finding?.items).toEqual(['a\ufffd']);
});

test('a credit of zero from a formula counts', () => {
  const none = { ...header, judge: () => ({ code: 'half' as const, credit: 0 }) };
  expect(judgePillar('seo', { ...table, checks: [none] }, evidence(sent('x')))[0]).toMatchObject({
    credit: 0,
    points: 20,
  });
});

test('an undeclared conclusion is an internal error', () => {
  const strange = { ...header, judge: () => ({ code: 'anders' as never }) };
  expect(judgePillar('seo', { ...table, checks: [strange] }, evidence(sent('x')))[0]?.why).toBe('fault');
  expect(takeFaults()).toHaveLength(1);
});

test('the first unseen needed fact gives the reason, and judge is not called', () => {
  const requests: unknown[] = [];
  const both = defineCheck({
    ...header,
    needs: ['fresh', 'robots'],
    helps: [],
    judge: (facts) => {
      requests.push(Object.keys(facts));
      return { code: 'present' };
    },
  });
  const outcome = (facts: Partial<Evidence>) =>
    judgePillar('seo', { ...table, checks: [both] }, evidence(facts))[0]?.why;
  expect(outcome({ fresh: blind('wall'), robots: blind('denied') })).toBe('wall');
  expect(outcome({ fresh: seen(http()), robots: blind('denied') })).toBe('denied');
  expect(requests).toEqual([]);
  expect(outcome({ fresh: seen(http()), robots: seen(http() as never) })).toBeNull();
  expect(requests).toEqual([['fresh', 'robots']]);
});

test('every check is judged in display order, by the budget of its pillar', () => {
  const checks = [header, { ...header, id: 'second' }, { ...header, id: 'third' }];
  const findings = judgePillar('ai', { budget: 80, checks, applies: () => true }, evidence({ fresh: seen(http()) }));
  expect(findings.map(({ id, pillar, points }) => [id, pillar, points])).toEqual([
    ['header', 'ai', 10],
    ['second', 'ai', 10],
    ['third', 'ai', 10],
  ]);
});

test('without the scan itself every check is unknown', () => {
  const findings = judgePillar('seo', table, evidence({ scan: blind('time') }));
  expect(findings.map(({ outcome, why }) => [outcome, why])).toEqual([['unknown', 'time']]);
});
