import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding, Outcome, Report } from '../../../../../lib/model.ts';
import {
  type Baseline,
  confirmChanges,
  startFrom,
  wantsConfirming,
} from '../../../../../server/features/monitoring/model/changes.ts';
import { sampleReport } from '../../../../components/sample.ts';

const HOUR = 3_600_000;
const [sample] = sampleReport().findings;
if (sample === undefined) throw new Error('the sample has findings');
const START = sampleReport().finishedAt;

const LOST: Readonly<Record<Outcome, number>> = { pass: 0, info: 0, skip: 0, unknown: 0, warn: 5, fail: 10 };
const finding = (id: string, outcome: Outcome, more: Partial<Finding> = {}): Finding => ({
  ...sample,
  ...{ id, pillar: 'beveiliging', outcome, cap: null, args: {}, items: [] },
  ...{ code: outcome === 'unknown' ? null : outcome, why: outcome === 'unknown' ? 'timeout' : null },
  ...{ weight: 10, points: LOST[outcome], credit: 1 - LOST[outcome] / 10, ...more },
});
/** A scan this many hours after the first. */
const scan = (hours: number, findings: readonly Finding[], more: Partial<Report> = {}): Report => ({
  ...{ ...sampleReport(), access: true, kind: 'home', finishedAt: START + hours * HOUR, findings },
  ...more,
});
const hsts = (outcome: Outcome) => [finding('hsts', outcome)];

const base = startFrom(scan(0, hsts('pass')));
const textOf = (baseline: Baseline, after: Report, again: Report | null) =>
  confirmChanges(baseline, after, again).changes.map(
    ({ id, before, after: now }) => `${id}: ${before.outcome} → ${now.outcome}`,
  );

describe('a changed verdict', () => {
  test('is reported with all details, once a second scan confirms it', () => {
    const after = scan(24, hsts('fail'));
    expect(wantsConfirming(base, after)).toBe(true);
    const [change] = confirmChanges(base, after, scan(25, hsts('fail'))).changes;
    expect(change).toMatchObject({
      ...{ id: 'hsts', pillar: 'beveiliging', direction: 'worse', who: sample.who },
      between: [START, START + 24 * HOUR],
      cause: { kind: 'server' },
      step: { number: 1, kind: 'missing', findings: ['hsts'] },
    });
    expect([change?.before.outcome, change?.after.outcome]).toEqual(['pass', 'fail']);
  });

  test('is reported once: later scans have it as their baseline', () => {
    const { baseline } = confirmChanges(base, scan(24, hsts('fail')), scan(25, hsts('fail')));
    expect(wantsConfirming(baseline, scan(48, hsts('fail')))).toBe(false);
    expect(textOf(baseline, scan(48, hsts('fail')), scan(49, hsts('fail')))).toEqual([]);
    expect(textOf(baseline, scan(72, hsts('pass')), scan(73, hsts('pass')))).toEqual(['hsts: fail → pass']);
  });

  test('is not reported when the second scan reverses it, and does not enter the baseline', () => {
    const { changes, baseline } = confirmChanges(base, scan(24, hsts('fail')), scan(25, hsts('pass')));
    expect(changes).toEqual([]);
    expect(baseline.report.findings[0]?.outcome).toBe('pass');
  });

  test('is not reported when the second scan gives a third verdict; the old baseline remains', () => {
    const { changes, baseline } = confirmChanges(base, scan(24, hsts('warn')), scan(25, hsts('fail')));
    expect(changes).toEqual([]);
    expect(textOf(baseline, scan(48, hsts('fail')), scan(49, hsts('fail')))).toEqual(['hsts: pass → fail']);
  });

  test('is not reported without a second scan', () => expect(textOf(base, scan(24, hsts('fail')), null)).toEqual([]));
});

describe('an unknown outcome', () => {
  test('is not a change, in either direction', () => {
    for (const [before, after] of [
      ['pass', 'unknown'],
      ['unknown', 'fail'],
      ['fail', 'unknown'],
    ] as const) {
      const known = startFrom(scan(0, hsts(before)));
      expect(wantsConfirming(known, scan(24, hsts(after)))).toBe(false);
      expect(textOf(known, scan(24, hsts(after)), scan(25, hsts(after)))).toEqual([]);
    }
  });

  test('does not confirm a change', () => {
    const { changes, baseline } = confirmChanges(base, scan(24, hsts('fail')), scan(25, hsts('unknown')));
    expect(changes).toEqual([]);
    expect(baseline.report.findings[0]?.outcome).toBe('pass');
  });

  test('does not reset the baseline: a later change is dated from the last known outcome', () => {
    const { baseline } = confirmChanges(base, scan(24, hsts('unknown')), null);
    const [change] = confirmChanges(baseline, scan(48, hsts('fail')), scan(49, hsts('fail'))).changes;
    expect(change?.between).toEqual([START, START + 48 * HOUR]);
  });

  test.each(['login', 'wall', 'elsewhere'] as const)(
    'because the page itself was not seen (%s) reports nothing and keeps the baseline',
    (why) => {
      const seen = [finding('hsts', 'pass'), finding('title-present', 'pass')];
      const known = startFrom(scan(0, seen));
      const shut = [finding('hsts', 'fail'), finding('title-present', 'unknown', { why })];
      const { changes, baseline } = confirmChanges(known, scan(24, shut), scan(25, shut));
      expect(changes).toEqual([]);
      expect(baseline).toBe(known);
    },
  );
});

describe('scans under other conditions', () => {
  test.each([
    ['rules', { rules: 99 }],
    ['level', { target: { ...sampleReport().target, level: 'A' } }],
    ['access', { access: false }],
    ['browser', { target: { ...sampleReport().target, browser: 'firefox' } }],
  ] as const)('(%s) report nothing and set a new baseline', (_, more) => {
    const after = scan(24, hsts('fail'), more);
    expect(wantsConfirming(base, after)).toBe(false);
    const { changes, baseline } = confirmChanges(base, after, scan(25, hsts('fail'), more));
    expect(changes).toEqual([]);
    expect(baseline.report.findings[0]?.outcome).toBe('fail');
  });

  test('in the second scan only report nothing either', () => {
    expect(textOf(base, scan(24, hsts('fail')), scan(25, hsts('fail'), { rules: 99 }))).toEqual([]);
  });

  test('of another kind of page are not compared, and set a new baseline when the second scan agrees', () => {
    const shop = (hours: number) => scan(hours, hsts('fail'), { kind: 'article' });
    expect(wantsConfirming(base, shop(24))).toBe(true);
    const once = confirmChanges(base, shop(24), scan(25, hsts('fail')));
    expect(once).toEqual({ changes: [], baseline: base });
    const twice = confirmChanges(base, shop(24), shop(25));
    expect(twice.changes).toEqual([]);
    expect(twice.baseline.report.kind).toBe('article');
  });
});

test('another weight, cap or conclusion with the same verdict is not a change', () => {
  const known = startFrom(scan(0, [finding('hsts', 'warn', { credit: 0.5 })]));
  const after = [finding('hsts', 'warn', { credit: 0.2, cap: 50, code: 'other', weight: 3 })];
  expect(wantsConfirming(known, scan(24, after))).toBe(false);
  expect(textOf(known, scan(24, after), scan(25, after))).toEqual([]);
});

const IDS = ['hsts', 'dmarc-policy', 'title-present', 'text-contrast'];
const anyScan = fc.tuple(...IDS.map(() => fc.constantFrom<Outcome>('pass', 'warn', 'fail', 'skip', 'info', 'unknown')));

test('for any sequence of scans, each reported change leads from the last known verdict to a confirmed one', {
  tags: ['full'],
}, () => {
  fc.assert(
    fc.property(anyScan, fc.array(fc.tuple(anyScan, anyScan), { maxLength: 12 }), (first, rounds) => {
      const create = (hours: number, outcomes: readonly Outcome[]) =>
        scan(
          hours,
          outcomes.map((outcome, index) => finding(IDS[index] ?? '', outcome)),
        );
      let baseline = startFrom(create(0, first));
      const known = new Map(IDS.map((id, index) => [id, first[index]]));
      for (const [round, [one, other]] of rounds.entries()) {
        const after = create(round + 1, one);
        const again = wantsConfirming(baseline, after) ? create(round + 1.5, other) : null;
        const result = confirmChanges(baseline, after, again);
        for (const { id, before, after: now, between } of result.changes) {
          expect([before.outcome, now.outcome]).not.toContain('unknown');
          expect(before.outcome).toBe(known.get(id));
          expect([one[IDS.indexOf(id)], other[IDS.indexOf(id)]]).toEqual([now.outcome, now.outcome]);
          expect(between[0]).toBeLessThan(between[1]);
        }
        for (const { id, outcome } of result.baseline.report.findings) known.set(id, outcome);
        baseline = result.baseline;
      }
    }),
    { numRuns: 40 },
  );
});
