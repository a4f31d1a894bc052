import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test, vi } from 'vitest';
import { FindingRow } from '../../../components/report/finding/FindingRow.tsx';
import { NotFound } from '../../../components/report/NotFound.tsx';
import { PrintChoices } from '../../../components/report/PrintChoices.tsx';
import { ReportFilters } from '../../../components/report/ReportFilters.tsx';
import { PlatformTabs } from '../../../components/report/repair/PlatformTabs.tsx';
import { SaveMenu } from '../../../components/report/SaveMenu.tsx';
import { WHO } from '../../../lib/model.ts';
import { NO_FILTERS, OUTCOMES } from '../../../lib/view/filters.ts';
import { orderRepairs } from '../../../lib/view/fixes.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { splitSentence } from '../../../lib/words/first-sentence.ts';
import { checkName } from '../../../lib/words/headline.ts';
import { exportWords } from '../../../lib/words/report/export.ts';
import { historyWords } from '../../../lib/words/report/history.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { sayFinding } from '../../../lib/words/say.ts';
import { clientWords } from '../../../lib/words/service/client.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { sampleReport } from '../sample.ts';

clearAfterEach();

describe.each(sampleOf(LOCALES, 2))('the filters, in %s', (locale) => {
  const words = reportWords[locale].filters;
  const common = commonWords[locale];

  test('are three groups, each with its name', () => {
    draw(<ReportFilters filters={NO_FILTERS} shown={5} all={5} onChange={() => {}} />, locale);
    const boxes = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('checkbox').length;
    expect([words.outcome, words.pillar, words.who].map(boxes)).toEqual([OUTCOMES.length, 6, WHO.length]);
    expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
  });

  test('show the selection and change one group at a time', () => {
    const onChange = vi.fn();
    const filters = { ...NO_FILTERS, pillars: ['seo'], query: 'hsts' } as const;
    draw(<ReportFilters filters={filters} shown={3} all={90} onChange={onChange} />, locale);
    const seo = screen.getByRole<HTMLInputElement>('checkbox', { name: common.pillars.seo });
    expect(seo.checked).toBe(true);
    fireEvent.click(seo);
    expect(onChange).toHaveBeenLastCalledWith({ ...filters, pillars: [] });
    fireEvent.click(screen.getByRole('checkbox', { name: common.whoName.zelf }));
    expect(onChange).toHaveBeenLastCalledWith({ ...filters, who: ['zelf'] });
    fireEvent.input(screen.getByRole('searchbox', { name: words.search }), { target: { value: 'spf' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...filters, query: 'spf' });
  });

  test('announce politely how much is shown, and can be cleared', () => {
    const onChange = vi.fn();
    draw(<ReportFilters filters={{ ...NO_FILTERS, query: 'x' }} shown={3} all={90} onChange={onChange} />, locale);
    expect(screen.getByRole('status').textContent).toBe(words.shown({ shown: 3, all: 90 }));
    fireEvent.click(screen.getByRole('button', { name: words.clear }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(NO_FILTERS);
  });
});

describe('the ways to fix it', () => {
  const said = { fix: 'In het algemeen.', fixes: { wordpress: 'In WordPress.', shopify: 'In Shopify.' } };

  test('are tabs, the site’s own platform first', () => {
    draw(<PlatformTabs repairs={orderRepairs(said, [], ['shopify'])} detected={['shopify']} />);
    expect(screen.queryByRole('tab')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: reportWords.nl.check.others({ count: 2 }) }));
    const [first, ...others] = screen.getAllByRole('tab');
    expect(first?.textContent).toBe(`Shopify (${reportWords.nl.check.yours})`);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(others.map((tab) => tab.tabIndex)).toEqual([-1, -1]);
    const panel = screen.getByRole('tabpanel');
    expect([panel.textContent, panel.getAttribute('aria-labelledby')]).toEqual(['In Shopify.', first?.id]);
  });

  test('can be navigated with the arrow keys, around the end', () => {
    draw(<PlatformTabs repairs={orderRepairs(said, [], [])} detected={[]} />);
    fireEvent.click(screen.getByRole('button', { name: reportWords.nl.check.others({ count: 2 }) }));
    const tabs = screen.getAllByRole('tab');
    fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tabs.at(-1));
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tabs[0]);
    expect(screen.getByRole('tabpanel').textContent).toBe('In het algemeen.');
  });

  test('have no tabs when there is only one', () => {
    draw(<PlatformTabs repairs={orderRepairs({ ...said, fixes: {} }, [], ['shopify'])} detected={['shopify']} />);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('In het algemeen.')).toBeTruthy();
  });
});

test.each(sampleOf(LOCALES, 2))('the save bar, in %s, offers the given formats in order', (locale) => {
  const [onPrint, onSave] = [vi.fn(), vi.fn()];
  const formats = ['html', 'csv'] as const;
  draw(<SaveMenu onPrint={onPrint} formats={formats} onSave={onSave} historyUrl="/history.html" />, locale);
  const bar = within(screen.getByRole('region', { name: reportWords[locale].save.title }));
  const offered = formats.map((format) => bar.getByRole('button', { name: exportWords[locale].formats[format] }));
  for (const button of offered) fireEvent.click(button);
  expect(onSave.mock.calls).toEqual([['html'], ['csv']]);
  fireEvent.click(bar.getByRole('button', { name: reportWords[locale].save.print }));
  expect(onPrint).toHaveBeenCalledOnce();
  expect(bar.queryByRole('button', { name: exportWords[locale].formats.markdown })).toBeNull();
});

test.each(sampleOf(LOCALES, 2))(
  'the save bar, in %s, shows the client’s report before it is opened, and earlier scans beside it',
  (locale) => {
    const { save } = reportWords[locale];
    const draws = (asks: boolean) =>
      draw(
        <SaveMenu onPrint={() => {}} formats={[]} onSave={() => {}} historyUrl="/history.html">
          {asks && <p>?</p>}
        </SaveMenu>,
        locale,
      );
    const { container } = draws(false);
    expect(screen.getByText(save.open)).toBeTruthy();
    container.remove();
    draws(true);
    expect(screen.getByText(save.openForClient).tagName).toBe('SUMMARY');
    expect(screen.getByRole('button', { name: save.printForClient })).toBeTruthy();
    expect(screen.getByRole('link', { name: historyWords[locale].open }).closest('details')).toBeNull();
  },
);

test('the client’s name is saved without surrounding spaces on leaving the field; the appendix is optional', () => {
  const onName = vi.fn();
  const onAppendix = vi.fn();
  draw(<PrintChoices name="" onName={onName} appendix={false} onAppendix={onAppendix} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: clientWords.nl.ask.name });
  fireEvent.input(field, { target: { value: ' Bakkerij ' } });
  expect(onName).not.toHaveBeenCalled();
  fireEvent.change(field);
  expect(onName).toHaveBeenCalledExactlyOnceWith('Bakkerij');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: clientWords.nl.ask.appendix });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(onAppendix).toHaveBeenCalledExactlyOnceWith(true);
});

test.each(sampleOf(LOCALES, 2))(
  'a finding, in %s, shows its conclusion, outcome and cost before it is opened',
  (locale) => {
    const finding = sampleReport().findings.find(({ outcome, points }) => outcome === 'fail' && points > 0);
    if (finding === undefined) throw new TypeError('the sample has faults');
    draw(<FindingRow finding={finding} host="voorbeeld.nl" step={undefined} site={null} />, locale);
    const row = screen.getByRole('group');
    expect(row.hasAttribute('open')).toBe(false);
    const summary = row.querySelector('summary')?.textContent ?? '';
    const { title, conclusion } = sayFinding(finding, locale);
    for (const text of [splitSentence(conclusion)[0], commonWords[locale].outcomes.fail])
      expect(summary).toContain(text);
    // A title describes the passing state: beside a failing outcome it would be misread.
    expect(summary).not.toContain(title);
    for (const text of [splitSentence(conclusion)[1], checkName(title, locale)])
      expect(row.textContent).toContain(text);
  },
);

test.each(sampleOf(LOCALES, 2))(
  'without a scan, in %s, the page is named after the site and explains how to get one',
  (locale) => {
    const words = reportWords[locale];
    const { again } = draw(<NotFound domain="voorbeeld.nl" />, locale);
    expect(screen.getByRole('heading', { level: 1, name: 'voorbeeld.nl' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain(words.notFoundRemedy);
    again(<NotFound domain="" />);
    expect(screen.getByRole('heading', { level: 1, name: words.heading })).toBeTruthy();
  },
);
