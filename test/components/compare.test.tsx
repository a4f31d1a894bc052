import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { CompareView } from '../../components/history/CompareView.tsx';
import { Trend } from '../../components/shared/Trend.tsx';
import type { Finding, Locale, Report } from '../../lib/model.ts';
import { toTrend } from '../../lib/view/compare/trend.ts';
import { commonWords } from '../../lib/words/common.ts';
import { formatDate, formatTime } from '../../lib/words/format.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { getCheckTitle } from '../../lib/words/say.ts';
import { Speaking } from '../kit/speaking.tsx';
import { sampleOf } from '../kit/taking-turns.ts';
import { sampleReport } from './sample.ts';

/* The rendered comparison, in both languages. */

const LOCALES: readonly Locale[] = ['nl', 'en'];
const HOUR = 3_600_000;
/** Noon in the time zone of this machine. */
const NOON = new Date(2026, 10, 20, 12).getTime();

const report: Report = { ...sampleReport(), finishedAt: NOON };
const judged = report.findings.filter(({ outcome, weight }) => outcome !== 'unknown' && weight > 0);
const [one, other] = judged;
if (one === undefined || other === undefined) throw new Error('the sample has findings');

/** The same scan, with this check untested for lack of time. */
const without = (missed: Finding): Report => ({
  ...report,
  finishedAt: NOON + HOUR,
  findings: report.findings.map((finding) =>
    finding === missed
      ? {
          ...finding,
          outcome: 'unknown',
          code: null,
          why: 'time',
          credit: 1,
          points: 0,
          cap: null,
          items: [],
          args: {},
        }
      : finding,
  ),
});

const drawn = (before: Report, after: Report, locale: Locale): string =>
  renderToString(
    <Speaking locale={locale}>
      <CompareView before={before} after={after} />
    </Speaking>,
  ).replace(/<[^>]+>/g, '\n');

describe.each(sampleOf(LOCALES, 2, 1))('the comparison of two scans, in %s', (locale) => {
  const words = historyWords[locale].compare;

  test('of two sites uses their names, and neither is the later one', () => {
    const other: Report = { ...report, target: { ...report.target, host: 'ander.nl', domain: 'ander.nl' } };
    const passed = { ...one, outcome: 'pass', points: 0, cap: null } as const;
    const mended = { ...other, findings: other.findings.map((finding) => (finding === one ? passed : finding)) };
    const text = drawn({ ...report, findings: [{ ...one, outcome: 'fail', points: 5 }] }, mended, locale);
    expect(text).toContain(words.between.better({ before: report.target.host, after: 'ander.nl' }));
    expect(text).not.toContain(`\n${words.changes.better}\n`);
    expect(drawn(report, other, locale)).toContain(words.noneBetween);
    expect(drawn(report, other, locale)).not.toContain(words.changes.unchanged);
  });

  test('under the same conditions with everything tested, says so', () => {
    const text = drawn(report, { ...report, finishedAt: NOON + HOUR }, locale);
    expect(text).toContain(words.same);
    expect(text).not.toContain(words.sharedOnly);
  });

  test('never says that the conditions were the same when different checks ran out of time', () => {
    const text = drawn(without(one), without(other), locale);
    expect(text).not.toContain(words.same);
    expect(text).toContain(words.untested);
    expect(text).toContain(commonWords[locale].unseen.time.reason);
    expect(text).toContain(words.sharedOnly);
    for (const { id } of [one, other]) expect(text).toContain(getCheckTitle(id, locale));
  });

  test('of one day shows their times, and otherwise their days', () => {
    const later = { ...report, finishedAt: NOON + HOUR };
    const text = drawn(report, later, locale);
    for (const { finishedAt } of [report, later]) expect(text).toContain(formatTime(locale, finishedAt));
    const nextWeek = { ...report, finishedAt: NOON + 7 * 24 * HOUR };
    const days = drawn(report, nextWeek, locale);
    for (const { finishedAt } of [report, nextWeek]) expect(days).toContain(formatDate(locale, finishedAt));
    expect(days).not.toContain(formatTime(locale, NOON));
  });

  test('of one day shows times in the trend of several scans too', () => {
    const stored = { host: 'voorbeeld.nl', tier: 'partner', pinned: false, imported: false, report: null } as const;
    const scans = [71, 74].map((overall, at) => ({ ...stored, id: `${at}`, overall, finishedAt: NOON + at * HOUR }));
    const points = toTrend(scans);
    const html = renderToString(
      <Speaking locale={locale}>
        <Trend points={points} />
      </Speaking>,
    );
    for (const { at } of points) expect(html).toContain(formatTime(locale, at));
  });
});

test('the change on what both tested is described in one sentence', () => {
  expect(historyWords.nl.compare.shared({ before: 71, after: 74 })).toBe('Over wat beide keren is getest: 71 → 74.');
  expect(historyWords.en.compare.shared({ before: null, after: 74 })).toContain('Too little');
});
