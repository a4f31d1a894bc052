import { describe, expect, test } from 'vitest';
import { type JudgedPillar, scanResult, toPillarState } from '../../lib/api/compose.ts';
import { toPublicResult, withoutChecks } from '../../lib/api/demoted.ts';
import { PartnerResult, PublicResult } from '../../lib/api/result.ts';
import type { Finding, Tier } from '../../lib/model.ts';
import { computeScore } from '../../lib/score.ts';
import { PillarState } from '../../lib/state.ts';

const finding = (id: string, changes: Partial<Finding>): Finding => ({
  id,
  pillar: 'seo',
  outcome: 'pass',
  code: 'good',
  why: null,
  weight: 5,
  credit: 1,
  points: 0,
  cap: null,
  args: {},
  items: [],
  who: 'webbouwer',
  source: 'https://voorbeeld.nl/bron',
  ...changes,
});

const findings = [
  finding('geheime-controle', { outcome: 'fail', points: 12.5, cap: 40, items: ['<b>bewijs</b>', 'x'.repeat(5_000)] }),
  finding('tweede', { outcome: 'unknown', code: null, why: 'denied' }),
  finding('derde', { outcome: 'unknown', code: null, why: 'denied', weight: 1 }),
  finding('vierde', { outcome: 'unknown', code: null, why: 'time', weight: 0 }),
  finding('vijfde', { weight: 10 }),
  finding('zesde', { weight: 10 }),
];
const judged: JudgedPillar = { pillar: 'seo', findings, score: computeScore('seo', findings) };
const say = ({ id }: Finding) => ({
  title: `Titel ${id}`,
  imperative: '',
  conclusion: `Zin over ${id}.`,
  fix: `Herstel ${id}.`,
});

const resultFor = (tier: Tier) =>
  scanResult([toPillarState(judged, tier, say)], {
    domain: 'voorbeeld.nl',
    total: { overall: 40, incomplete: true, limit: { by: 'check', at: 40, check: 'geheime-controle' } },
    limit: 'Begrensd op 40.',
    tier,
    scanUrl: 'chrome-extension://abc/report.html?domain=voorbeeld.nl',
    names: { domein: '', beveiliging: '', onderhoud: '', seo: 'SEO', ai: '', toegankelijkheid: '' },
  });

describe('the public tier', () => {
  test('has exactly the eight fields, and three per pillar', () => {
    const result = resultFor('public');
    expect(PublicResult.parse(result)).toEqual(result);
    expect(Object.keys(result).sort()).toEqual(
      ['api_tier', 'domain', 'grade_label', 'ok', 'overall_score', 'pillars', 'rate_limit', 'scan_url'].sort(),
    );
    expect(result.pillars).toEqual([{ id: 'seo', name: 'SEO', score: 40 }]);
    expect(result).toMatchObject({ ok: true, grade_label: 'Matig', rate_limit: '20/hour' });
  });

  test('contains no checks, only the number of untested parts and why', () => {
    const state = toPillarState(judged, 'public', say);
    expect(state.unseen).toEqual([{ why: 'denied', count: 2 }]);
    expect(JSON.stringify([state, resultFor('public')])).not.toMatch(/geheime|tweede|bewijs|Zin|Titel|Herstel|bron/);
  });
});

test('parts that were tested in part are counted beside those that were not tested', () => {
  const findings = [
    finding('een', { partial: 'denied', worst: { points: 9 } }),
    finding('twee', { partial: 'denied', worst: { points: 9 } }),
    finding('drie', { outcome: 'unknown', code: null, why: 'denied' }),
    finding('vier', { partial: 'timeout', worst: { points: 0, cap: 20 }, weight: 0 }),
  ];
  const { unseen } = toPillarState({ pillar: 'seo', findings, score: computeScore('seo', findings) }, 'public', say);
  expect(unseen).toEqual([
    { why: 'denied', count: 1 },
    { why: 'denied', count: 2, inPart: true },
  ]);
});

describe('internal errors', () => {
  const fault = { error: 'TypeError', at: 'background.js:1:2345' };
  const faulty = { outcome: 'unknown', code: null, why: 'fault' } as const;
  const broken = [
    finding('geheime-controle', { ...faulty, fault }),
    finding('tweede', { ...faulty, fault, weight: 0 }),
    finding('derde', { ...faulty, fault: { error: 'RangeError', at: '' } }),
    finding('vierde', faulty),
    finding('vijfde', { outcome: 'unknown', code: null, why: 'denied' }),
  ];
  const state = (tier: Tier) =>
    toPillarState({ pillar: 'seo', findings: broken, score: computeScore('seo', broken) }, tier, say);
  const names = ['TypeError', 'RangeError', 'Error'].map((error) => ({ error }));

  test('are reported to the public by name, once each, and counted regardless of weight', () => {
    expect(state('public').unseen).toEqual([
      { why: 'fault', count: 4, faults: names },
      { why: 'denied', count: 1 },
    ]);
    expect(JSON.stringify(state('public'))).not.toMatch(/geheime|tweede|derde|background/);
  });

  test('are reported to a partner with their checks and locations', () => {
    expect(state('partner').unseen[0]?.faults).toEqual([
      { check: 'geheime-controle', ...fault },
      { check: 'tweede', ...fault },
      { check: 'derde', error: 'RangeError', at: '' },
      { check: 'vierde', error: 'Error', at: '' },
    ]);
    expect(state('partner').checks?.map(({ reason }) => reason)).toEqual([
      'fault',
      'fault',
      'fault',
      'fault',
      'denied',
    ]);
  });

  test('lose their checks and locations when a partner result becomes public', () => {
    const { unseen, ...rest } = withoutChecks(state('partner'));
    expect(unseen[0]).toEqual({ why: 'fault', count: 4, faults: names });
    expect(rest).not.toHaveProperty('checks');
    expect(PillarState.parse({ ...rest, unseen })).toEqual({ ...rest, unseen });
  });
});

describe('the partner tier', () => {
  test('contains every check with all its fields', () => {
    const result = PartnerResult.parse(resultFor('partner'));
    expect(result.rate_limit).toBe('120/hour');
    expect(result.pillars[0]?.checks.map(({ id }) => id)).toEqual(findings.map(({ id }) => id));
    expect(result.pillars[0]?.limited_by).toEqual({
      cap: 40,
      check: 'geheime-controle',
      reason: 'Zin over geheime-controle.',
    });
  });

  test('has null without a cap, and an empty list for a pillar without checks', () => {
    const uncapped = {
      pillar: 'seo',
      findings: [finding('a', {})],
      score: computeScore('seo', [finding('a', {})]),
    } as const;
    expect(toPillarState(uncapped, 'partner', say).limitedBy).toBeNull();
    const { checks: _, limitedBy: __, ...bare } = toPillarState(judged, 'partner', say);
    const frame = {
      domain: 'a.nl',
      total: { overall: 40, incomplete: false, limit: null },
      tier: 'partner',
      scanUrl: '',
      names: { seo: 'SEO' },
    } as never;
    expect(scanResult([bare], frame).pillars).toEqual([
      { id: 'seo', name: 'SEO', score: 40, limited_by: null, checks: [] },
    ]);
  });

  test('has no cap by a check that is not among the findings', () => {
    const lost = { ...judged, findings: judged.findings.slice(1) };
    expect(toPillarState(lost, 'partner', say).limitedBy).toBeNull();
  });

  test('gives advice where something is to be done, and cuts the evidence at twenty lines', () => {
    const many = [
      finding('a', { outcome: 'warn', items: Array.from({ length: 30 }, (_, at) => `${at}`) }),
      finding('b', { outcome: 'pass' }),
    ];
    const { checks } = toPillarState(
      { pillar: 'seo', findings: many, score: computeScore('seo', many) },
      'partner',
      say,
    );
    expect(checks?.map(({ advice }) => advice)).toEqual(['Herstel a.', '']);
    expect(checks?.[0]?.evidence).toEqual(['Zin over a.', ...Array.from({ length: 19 }, (_, at) => `${at}`)]);
  });

  test('equals the public result once its checks are removed', () => {
    expect(toPublicResult(resultFor('partner'))).toEqual(resultFor('public'));
  });

  test('has the conclusion first, then the evidence, cut', () => {
    const [check, unknown] = PartnerResult.parse(resultFor('partner')).pillars[0]?.checks ?? [];
    expect(check?.evidence.slice(0, 2)).toEqual(['Zin over geheime-controle.', '<b>bewijs</b>']);
    expect(check?.evidence[2]).toHaveLength(2_000);
    expect(check).toMatchObject({ points: 12.5, advice: 'Herstel geheime-controle.', who: 'webbouwer' });
    expect(unknown).toMatchObject({ outcome: 'unknown', reason: 'denied', advice: '' });
  });
});
