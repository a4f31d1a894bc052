import { describe, expect, test } from 'vitest';
import { ScanResult } from '../../lib/api/result.ts';
import { SERVICE_FAULTS, ServiceError, ServicePart, ServiceResult } from '../../lib/api/service.ts';
import { PILLARS } from '../../lib/model.ts';

const fits = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;
const without = (value: object, field: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));

const CHECK = {
  id: 'hsts',
  title: 'HSTS',
  outcome: 'fail',
  weight: 8,
  points: 12.3,
  evidence: ['a'],
  advice: '',
  who: 'zelf',
  source: 'https://voorbeeld.nl/',
};
const PILLAR = { id: 'seo', name: 'SEO', score: 61, limited_by: { cap: 40, check: 'a', reason: 'b' }, checks: [CHECK] };
const PARTNER = {
  ok: true,
  domain: 'voorbeeld.nl',
  overall_score: 61,
  grade_label: 'Voldoende',
  pillars: [PILLAR],
  scan_url: 'x',
  api_tier: 'partner',
  rate_limit: '120/hour',
};
const PUBLIC = {
  ...PARTNER,
  pillars: PILLARS.map((id) => ({ id, name: id, score: null })),
  api_tier: 'public',
  rate_limit: '20/hour',
};
const checked = (changes: object) => ({ ...PARTNER, pillars: [{ ...PILLAR, checks: [{ ...CHECK, ...changes }] }] });

describe('a scan result', () => {
  test.each([
    PARTNER,
    { ...PARTNER, rate_limit: '5000/hour' },
    PUBLIC,
    { ...PARTNER, overall_score: null, grade_label: null },
  ])('%# fits', (result) => expect(fits(ScanResult, result)).toBe(true));

  test.each([PARTNER, PUBLIC])('%# fits with exactly its eight fields', (result) => {
    for (const field of Object.keys(result)) expect(fits(ScanResult, without(result, field)), field).toBe(false);
    expect(Object.keys(result)).toHaveLength(8);
    expect(fits(ScanResult, { ...result, more: 1 })).toBe(false);
  });

  test('requires each field of a pillar and of a check', () => {
    const { pillars: _, ...frame } = PARTNER;
    for (const field of Object.keys(PILLAR))
      expect(fits(ScanResult, { ...frame, pillars: [without(PILLAR, field)] })).toBe(false);
    for (const field of Object.keys(CHECK)) {
      expect(fits(ScanResult, { ...frame, pillars: [{ ...PILLAR, checks: [without(CHECK, field)] }] }), field).toBe(
        false,
      );
    }
    for (const field of ['cap', 'check', 'reason']) {
      const limited = { ...PILLAR, limited_by: without(PILLAR.limited_by, field) };
      expect(fits(ScanResult, { ...frame, pillars: [limited] }), field).toBe(false);
    }
    expect(fits(ScanResult, { ...frame, pillars: [{ ...PILLAR, limited_by: null, checks: [] }] })).toBe(true);
  });

  test('has checks on the partner tier only', () => {
    expect(fits(ScanResult, { ...PUBLIC, pillars: [PILLAR] })).toBe(false);
  });

  test.each([['pass'], ['warn'], ['fail'], ['info'], ['skip'], ['unknown']])('has the outcome %s', (outcome) =>
    expect(fits(ScanResult, checked({ outcome }))).toBe(true),
  );

  test.each(['zelf', 'webbouwer', 'hostingpartij', 'domeinbeheerder'])('has the responsible party %s', (who) =>
    expect(fits(ScanResult, checked({ who }))).toBe(true),
  );

  test.each([
    { outcome: '' },
    { who: '' },
    { points: -0.1 },
    { reason: 'anders' },
    { evidence: Array.from({ length: 21 }, () => '') },
    { evidence: ['x'.repeat(2_001)] },
  ])('is invalid with %j', (changes) => expect(fits(ScanResult, checked(changes))).toBe(false));

  test.each([{ points: 0 }, { reason: 'denied' }, { evidence: Array.from({ length: 20 }, () => 'x'.repeat(2_000)) }])(
    'is valid at the limits of its fields (%#)',
    (changes) => expect(fits(ScanResult, checked(changes))).toBe(true),
  );

  test.each([
    [0, true],
    [100, true],
    [-1, false],
    [101, false],
    [60.5, false],
  ])('the score %d: %s', (score, is) => {
    expect(fits(ScanResult, { ...PARTNER, overall_score: score })).toBe(is);
    expect(fits(ScanResult, { ...PARTNER, pillars: [{ ...PILLAR, score }] })).toBe(is);
  });
});

describe("a service's part of a scan", () => {
  const ERROR = { code: 'timeout', status: null, message: null, retryAfter: null };
  const RESULT = {
    domain: 'voorbeeld.nl',
    overall: 61,
    label: 'Voldoende',
    pillars: [{ id: 'seo', name: 'SEO', score: 61, checks: null }],
    scanUrl: null,
    tier: 'public',
    rateLimit: null,
    notes: [{ code: 'keyIgnored', detail: '' }],
    aside: { pillars: 1 },
  };
  const PART = {
    phase: 'done',
    base: 'https://dienst.nl',
    url: 'https://voorbeeld.nl/',
    withKey: true,
    keyRefused: false,
    askedAt: 1,
    ms: 2,
    result: RESULT,
    error: null,
  };

  test('requires every field', () => {
    for (const [schema, whole] of [
      [ServiceError, ERROR],
      [ServiceResult, RESULT],
      [ServicePart, PART],
    ] as const) {
      expect(schema.parse(whole)).toEqual(whole);
      for (const field of Object.keys(whole)) expect(fits(schema, without(whole, field)), field).toBe(false);
    }
  });

  test('knows every fault by name', () => {
    const known = SERVICE_FAULTS.filter((code) => fits(ServiceError, { ...ERROR, code }));
    expect(known).toEqual([
      'badRequest',
      'keyRefused',
      'keyNeeded',
      'forbidden',
      'notFound',
      'rateLimited',
      'busy',
      'siteUnsupported',
      'siteUnreachable',
      'siteTimeout',
      'siteNotGradable',
      'serverFault',
      'otherStatus',
      'htmlPage',
      'notJson',
      'brokenJson',
      'empty',
      'tooLarge',
      'notOk',
      'wrongShape',
      'otherDomain',
      'unreachable',
      'offline',
      'timeout',
      'interrupted',
      'noAccess',
      'privateName',
    ]);
  });

  test.each([
    [0, true],
    [3_600, true],
    [-1, false],
    [3_601, false],
    [1.5, false],
  ])('has a wait of %d s: %s', (retryAfter, is) => expect(fits(ServiceError, { ...ERROR, retryAfter })).toBe(is));

  test.each(['busy', 'done', 'failed'])('can be %s', (phase) =>
    expect(fits(ServicePart, { ...PART, phase })).toBe(true),
  );
});
