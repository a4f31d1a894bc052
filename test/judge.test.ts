import { expect, test } from 'vitest';
import { defineCheck, type PillarChecks, unseen } from '../lib/check.ts';
import { type Evidence, FACTS, type FactName } from '../lib/evidence.ts';
import { judge } from '../lib/judge.ts';
import { blind, http, scan, seen } from './kit/facts.ts';

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
    if (value === 'ask') return raw.seen ? { code: 'present' } : unseen('tooLarge');
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
const one = (facts: Partial<Evidence>) => judge('seo', table, evidence(facts))[0];
const sent = (value: string) => ({ fresh: seen(http({ 'x-test': value })) });

test('a conclusion takes its verdict, points and cap', () => {
  expect(one({ fresh: seen(http()) })).toMatchObject({ outcome: 'fail', code: 'absent', points: 20, cap: 40 });
});

test('a formula replaces the credit of the verdict', () => {
  expect(one(sent('half'))).toMatchObject({ outcome: 'warn', credit: 0.25, points: 15 });
});

test('items are at most twenty of at most 2,000 characters', () => {
  const items = one({ fresh: seen(http()) })?.items ?? [];
  expect(items).toHaveLength(20);
  expect(items[0]).toHaveLength(2_000);
});

test('a needed fact that was not seen makes it unknown with the reason, and costs nothing', () => {
  expect(one({ fresh: blind('wall') })).toMatchObject({ outcome: 'unknown', why: 'wall', points: 0, code: null });
});

test('a fact that does not arise makes it skip', () => {
  expect(one({ fresh: blind('moot') })).toMatchObject({ outcome: 'skip', why: null, points: 0 });
});

test('a part that decides and was not seen makes it unknown', () => {
  expect(one(sent('ask'))).toMatchObject({ outcome: 'unknown', why: 'tooLarge' });
});

test('where the pillar does not apply every check is skip', () => {
  expect(one({ ...sent('half'), scan: seen(scan({ isPublic: false })) })).toMatchObject({ outcome: 'skip' });
});

test('a check whose question does not arise for such a page is skip, whatever was not seen', () => {
  const publicOnly: PillarChecks = {
    ...table,
    applies: () => true,
    checks: [{ ...header, arises: ({ isPublic }) => isPublic }],
  };
  const outcome = (isPublic: boolean) =>
    judge('seo', publicOnly, evidence({ scan: seen(scan({ isPublic })) })).map((finding) => finding.outcome);
  expect(outcome(false)).toEqual(['skip']);
  expect(outcome(true)).toEqual(['unknown']);
});
