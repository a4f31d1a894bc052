import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { CompareView } from '../../../components/history/CompareView.tsx';
import { HistoryRow } from '../../../components/history/HistoryRow.tsx';
import { HistoryView, Removed } from '../../../components/history/HistoryView.tsx';
import { ImportReport } from '../../../components/history/ImportReport.tsx';
import type { StoredScan } from '../../../lib/view/compare/history.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { formatDay } from '../../../lib/words/format.ts';
import { historyWords } from '../../../lib/words/report/history.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { SAMPLE_TIME, sampleReport } from '../sample.ts';

clearAfterEach();

const report = sampleReport();
const storedOf = (id: string, changes: Partial<StoredScan> = {}): StoredScan => ({
  id,
  host: 'voorbeeld.nl',
  finishedAt: SAMPLE_TIME,
  overall: 71,
  incomplete: false,
  limited: false,
  tier: 'partner',
  pinned: false,
  imported: false,
  report,
  ...changes,
});
const create = () => ({
  reportUrl: ({ id }: StoredScan) => `/report.html#${id}`,
  pairUrl: (before: string, after: string) => `/history.html?${before},${after}`,
  onPin: vi.fn(),
  onRemove: vi.fn(),
  onChoose: vi.fn(),
});

describe.each(sampleOf(LOCALES, 2))('a stored scan, in %s', (locale) => {
  const { scan: words } = historyWords[locale];
  const named = { host: 'voorbeeld.nl', day: formatDay(locale, SAMPLE_TIME) };

  test('has links and buttons named by its site and day', () => {
    const actions = create();
    const scan = storedOf('s1', { pinned: true });
    draw(<HistoryRow scan={scan} previous={null} chosen={[]} canCompare={false} actions={actions} />, locale);
    const link = screen.getByRole('link', { name: words.reportOf(named) });
    expect(link.getAttribute('href')).toBe('/report.html#s1');
    fireEvent.click(screen.getByRole('button', { name: words.pinOf(named), pressed: true }));
    fireEvent.click(screen.getByRole('button', { name: words.removeOf(named) }));
    expect([actions.onPin.mock.calls, actions.onRemove.mock.calls]).toEqual([[[scan]], [[scan]]]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('can be compared while fewer than two others are selected', () => {
    const actions = create();
    const row = (chosen: readonly string[]) => (
      <HistoryRow scan={storedOf('s1')} previous={storedOf('s0')} chosen={chosen} canCompare actions={actions} />
    );
    const { again } = draw(row(['a']), locale);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: words.select(named) });
    fireEvent.click(box);
    expect(actions.onChoose).toHaveBeenCalledExactlyOnceWith('s1');
    const link = screen.getByRole('link', { name: words.previousOf(named) });
    expect(link.getAttribute('href')).toBe('/history.html?s0,s1');
    again(row(['a', 'b']));
    expect(box.disabled).toBe(true);
    again(row(['a', 's1']));
    expect([box.disabled, box.checked]).toEqual([false, true]);
  });

  test('cannot be compared when only its result is left', () => {
    const scan = storedOf('s1', { report: null, overall: null });
    draw(<HistoryRow scan={scan} previous={storedOf('s0')} chosen={[]} canCompare actions={create()} />, locale);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: words.previousOf(named) })).toBeNull();
    for (const text of [words.resultOnly, words.noGrade]) expect(screen.getByText(text)).toBeTruthy();
  });
});

describe.each(sampleOf(LOCALES, 2))('a comparison of two scans, in %s', (locale) => {
  const words = historyWords[locale].compare;
  const cellsOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('has a row for the total and for each pillar, with the difference', () => {
    const scores = report.scores.map((one) => (one.pillar === 'seo' ? { ...one, score: 40 } : one));
    const before = { ...report, id: 'a', overall: 60, scores };
    draw(<CompareView before={before} after={{ ...report, id: 'b', overall: 71 }} />, locale);
    expect(cellsOf(words.overall)).toEqual(['60', '71', expect.stringMatching(/^\+.?11$/)]);
    const seo = report.scores.find(({ pillar }) => pillar === 'seo')?.score ?? Number.NaN;
    expect(cellsOf(commonWords[locale].pillars.seo).slice(0, 2)).toEqual(['40', String(seo)]);
    expect(screen.getByText(words.same)).toBeTruthy();
  });

  test('compares no totals under other rules', () => {
    draw(<CompareView before={{ ...report, rules: report.rules - 1 }} after={report} />, locale);
    expect(cellsOf(words.overall).at(-1)).toBe(words.notComparable);
  });
});

test.each(sampleOf(LOCALES, 2))(
  'the history, in %s, explains what a comparison needs when only one scan has a report',
  (locale) => {
    const { choose } = historyWords[locale];
    const draws = (...scans: readonly StoredScan[]) =>
      draw(
        <HistoryView
          {...{
            sites: [{ host: 'voorbeeld.nl', scans }],
            unreadable: 0,
            chosen: [],
            canCompare: true,
            actions: create(),
          }}
          {...{ onCompare: vi.fn(), onClearChoice: vi.fn(), onRemoveUnreadable: vi.fn(), children: null }}
        />,
        locale,
      );
    const { container } = draws(storedOf('s1'), storedOf('s0', { report: null }));
    expect(screen.getByText(choose.tooFew)).toBeTruthy();
    container.remove();
    draws(storedOf('s1'), storedOf('s0'));
    expect(screen.queryByText(choose.tooFew)).toBeNull();
    expect(screen.getByText(choose.hint)).toBeTruthy();
  },
);

test('a selected file is passed on, and can be selected again', () => {
  const onFile = vi.fn();
  const { importing } = historyWords.nl;
  draw(<ImportReport message={{ tone: 'fault', text: 'Dit is geen rapport.' }} onFile={onFile} />);
  const field = screen.getByLabelText<HTMLInputElement>(importing.choose);
  const file = new File(['{}'], 'rapport.json');
  for (const _ of [1, 2]) {
    Object.defineProperty(field, 'files', { configurable: true, value: [file] });
    fireEvent.change(field);
  }
  expect(onFile.mock.calls).toEqual([[file], [file]]);
  expect(screen.getByRole('status').textContent).toBe('Dit is geen rapport.');
});

test.each(sampleOf(LOCALES, 2))('a removed scan, in %s, can be restored by a focused button', (locale) => {
  const onUndo = vi.fn();
  const { again } = draw(<Removed id={null} onUndo={onUndo} />, locale);
  expect(screen.queryByRole('button')).toBeNull();
  again(<Removed id="s1" onUndo={onUndo} />);
  const button = screen.getByRole('button', { name: historyWords[locale].undo });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onUndo).toHaveBeenCalledOnce();
});
