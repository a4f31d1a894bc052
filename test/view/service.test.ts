import { describe, expect, test } from 'vitest';
import type { ServicePart, ServiceResult } from '../../lib/api/service.ts';
import type { Pillar } from '../../lib/model.ts';
import {
  countMinutesApart,
  getServiceHost,
  type Local,
  listConditions,
  listScoreRows,
  mayAskAgain,
  toLocalSide,
} from '../../lib/view/service.ts';
import { sampleState } from '../components/sample.ts';

const AT = Date.UTC(2026, 10, 20, 12);

const scores = (of: Partial<Record<Pillar, number | null>>) =>
  Object.entries(of).map(([id, score]) => ({ id: id as Pillar, score, name: '', checks: null }));
const result = (overall: number | null, of: Partial<Record<Pillar, number | null>>): ServiceResult => ({
  domain: 'voorbeeld.nl',
  overall,
  label: null,
  pillars: scores(of),
  scanUrl: null,
  tier: 'public',
  rateLimit: '20/hour',
  notes: [],
  aside: {},
});
const part = (changes: Partial<ServicePart>): ServicePart => ({
  phase: 'done',
  base: 'https://scandienst.nl',
  url: 'https://voorbeeld.nl/',
  withKey: false,
  keyRefused: false,
  askedAt: AT,
  ms: 1_000,
  result: null,
  error: null,
  ...changes,
});
const local = (changes: Partial<Local> = {}): Local => ({
  overall: 70,
  pillars: scores({ seo: 70, ai: null }),
  incomplete: false,
  notes: [],
  finishedAt: AT + 2_000,
  ms: 2_000,
  ...changes,
});

describe('side by side', () => {
  test('lists the total first, then every pillar of either source in order, with the difference', () => {
    expect(listScoreRows(local(), result(64, { ai: 20, domein: 55, seo: 73 }))).toEqual([
      { pillar: null, local: 70, service: 64, difference: -6 },
      { pillar: 'domein', local: null, service: 55, difference: null },
      { pillar: 'seo', local: 70, service: 73, difference: 3 },
      { pillar: 'ai', local: null, service: 20, difference: null },
    ]);
  });

  test('the local side of a tab’s scan has its total and duration', () => {
    const state = sampleState('public', 'nl');
    expect(toLocalSide(state)).toMatchObject({ overall: state.overall, ms: (state.finishedAt ?? 0) - state.startedAt });
    expect(toLocalSide({ ...state, finishedAt: null }).ms).toBeNull();
  });
});

describe('reasons for a difference', () => {
  const other = part({ result: result(64, { seo: 73 }) });

  test('none when the sources agree, or when one is missing', () => {
    expect(listConditions(local(), part({ result: result(70, { seo: 70 }) }))).toEqual([]);
    expect(listConditions(local(), part({ phase: 'busy' }))).toEqual([]);
    expect(listConditions(local({ overall: null, pillars: [] }), other)).toEqual([]);
  });

  test('viewpoint and rules', () => expect(listConditions(local(), other)).toEqual(['ownEyes', 'rules']));

  test('a login page, a challenge, and what could not be tested here', () => {
    expect(listConditions(local({ notes: ['login'], incomplete: true }), other)).toContain('login');
    expect(listConditions(local({ notes: ['wall'] }), other)).toContain('wall');
    expect(listConditions(local({ incomplete: true }), other)).toContain('blind');
  });

  test('another moment, from a minute on', () => {
    const later = part({ askedAt: AT + 300_000, result: other.result });
    expect([countMinutesApart(local(), other), countMinutesApart(local(), later)]).toEqual([0, 4]);
    expect(listConditions(local(), later)).toContain('moment');
    expect(countMinutesApart(local({ finishedAt: null }), later)).toBe(0);
  });
});

test.each([
  [part({}), false],
  [part({ phase: 'busy' }), false],
  [part({ phase: 'failed', error: { code: 'timeout', status: null, message: null, retryAfter: null } }), true],
  [part({ phase: 'failed', error: { code: 'privateName', status: null, message: null, retryAfter: null } }), false],
])('whether it may be requested again %#', (request, may) => expect(mayAskAgain(request)).toBe(may));

test('the host of a base address is returned', () => {
  expect([getServiceHost('https://scandienst.nl:8443/x'), getServiceHost('kapot')]).toEqual([
    'scandienst.nl:8443',
    'kapot',
  ]);
});
