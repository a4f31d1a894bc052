import { describe, expect, test } from 'vitest';
import type { Finding, Report } from '../../../../../lib/model.ts';
import {
  type Announced,
  type Expiry,
  listDueEnds,
  listExpiries,
  mergeEnds,
} from '../../../../../server/features/monitoring/model/expiries.ts';
import { SAMPLE_TIME, sampleReport } from '../../../../components/sample.ts';

const DAY = 86_400_000;
const sample = sampleReport();
const holding = (...findings: readonly Partial<Finding>[]): Pick<Report, 'findings' | 'target'> => ({
  target: sample.target,
  findings: findings.map((one) => ({
    ...(sample.findings[0] as Finding),
    outcome: 'pass',
    code: 'x',
    why: null,
    ...one,
  })),
});

describe('the end dates in a report', () => {
  test('are those of certificate, registration and software, each as a day', () => {
    const report = holding(
      { id: 'certificate-expiry', outcome: 'info', args: { days: 20, lifetime: 398 }, who: 'hostingpartij' },
      { id: 'registration-expiry', args: { days: 12, date: '2026-12-02' }, who: 'domeinbeheerder' },
      { id: 'cms-version-supported', args: { name: 'Drupal', version: '10.5', ends: '2026-12-09' }, who: 'webbouwer' },
      { id: 'php-version-supported', args: { version: '8.2.30', ends: '2026-12-31' }, who: 'hostingpartij' },
      { id: 'eol-js-libraries', items: ['Vue 2.7.16 (2026-12-31)', 'jQuery 3.7.1'], who: 'webbouwer' },
    );
    expect(listExpiries(report).map(({ kind, name, day, who }) => [kind, name, day, who].join('|'))).toEqual([
      'certificate||2026-12-10|hostingpartij',
      'registration||2026-12-02|domeinbeheerder',
      'software|Drupal 10.5|2026-12-09|webbouwer',
      'software|PHP 8.2.30|2026-12-31|hostingpartij',
      'software|Vue 2.7.16|2026-12-31|webbouwer',
    ]);
  });

  test('exclude unknown outcomes, missing or malformed dates, and dates of other checks', () => {
    const report = holding(
      { id: 'certificate-expiry', outcome: 'unknown', args: { days: 20, lifetime: 398 } },
      { id: 'certificate-expiry', args: { days: 'veel' } },
      { id: 'registration-expiry', args: {} },
      { id: 'cms-version-supported', args: { name: 'WordPress', version: '6.9.4' } },
      { id: 'eol-js-libraries', items: ['x (soon)', ' (2026-12-31)'] },
      { id: 'hsts', args: { date: '2026-12-01' } },
    );
    expect(listExpiries(report)).toEqual([]);
  });
});

const domain: Expiry = {
  kind: 'registration',
  check: 'registration-expiry',
  name: '',
  day: '2026-12-30',
  lifetime: null,
  who: 'domeinbeheerder',
};
const whenLeft = (days: number): number => Date.UTC(2026, 11, 30, 9) - days * DAY;

describe('an end date', () => {
  test('is announced 30 and 7 days before, once each, however often it is checked', () => {
    const results: Announced[] = [];
    const days: string[] = [];
    for (let hours = 45 * 24; hours > -5 * 24; hours -= 5) {
      for (const { end, before, left } of listDueEnds([domain], whenLeft(0) - hours * 3_600_000, results)) {
        results.push({ ...end, before });
        days.push(`${before}: ${left}`);
      }
    }
    expect(days).toEqual(['30: 30', '7: 7']);
  });

  test('that is discovered late is announced once, not twice', () => {
    expect(listDueEnds([domain], whenLeft(3), [])).toEqual([{ end: domain, before: 7, left: 3 }]);
    expect(listDueEnds([domain], whenLeft(3), [{ ...domain, before: 7 }])).toEqual([]);
    expect(listDueEnds([domain], whenLeft(20), [])).toMatchObject([{ before: 30, left: 20 }]);
  });

  test('is still to come on its own day, and past the day after', () => {
    expect(listDueEnds([domain], whenLeft(0), [])).toMatchObject([{ left: 0 }]);
    expect(listDueEnds([domain], whenLeft(-1), [])).toEqual([]);
  });

  test('of a certificate may differ by a day or two; more is a new certificate', () => {
    const end = { ...domain, kind: 'certificate', lifetime: 398 } as const;
    const result = [{ ...end, before: 30 }] as const;
    expect(listDueEnds([{ ...end, day: '2026-12-29' }], whenLeft(28), result)).toEqual([]);
    expect(listDueEnds([{ ...end, day: '2027-01-04' }], whenLeft(24), result)).toHaveLength(1);
  });

  test('of a certificate that renews itself is announced only when the renewal is late', () => {
    const short = { ...domain, kind: 'certificate', lifetime: 90 } as const;
    expect(listDueEnds([short], whenLeft(30), [])).toEqual([]);
    expect(listDueEnds([short], whenLeft(7), [])).toHaveLength(1);
    expect(listDueEnds([{ ...short, lifetime: 6 }], whenLeft(2), [])).toEqual([]);
    expect(listDueEnds([{ ...short, lifetime: 398 }], whenLeft(30), [])).toHaveLength(1);
  });
});

test('a later scan keeps an end date that it could not see, and otherwise replaces it', () => {
  const blind = holding({ id: 'registration-expiry', outcome: 'unknown' });
  expect(mergeEnds([domain], blind)).toEqual([domain]);
  const renewed = holding({ id: 'registration-expiry', args: { date: '2027-12-30' }, who: 'domeinbeheerder' });
  expect(mergeEnds([domain], renewed)).toEqual([{ ...domain, day: '2027-12-30' }]);
  expect(mergeEnds([domain], holding({ id: 'registration-expiry', args: {} }))).toEqual([]);
});

test('the sample has the date that these tests count from', () => expect(sample.target.at).toBe(SAMPLE_TIME));
