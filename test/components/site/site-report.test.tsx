import { screen, within } from '@testing-library/preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { splitSentence } from '../../../lib/words/first-sentence.ts';
import { checkName } from '../../../lib/words/headline.ts';
import { getCheckTitle, sayFinding } from '../../../lib/words/say.ts';
import { siteWords } from '../../../lib/words/service/site.ts';
import { SiteReport } from '../../../server/features/crawls/pages/site-report/SiteReport.tsx';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { Speaking } from '../../kit/speaking.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';
import { MENDED, sampleSite } from '../site-report.ts';

clearAfterEach();

const drawn = (locale: Locale, changes: Partial<ReturnType<typeof sampleSite>> = {}) =>
  draw(<SiteReport {...sampleSite()} {...changes} />, locale);

/** The one element of a check, among the actions or collapsed below them; its name occurs in it once. */
const check = (id: string, locale: Locale): HTMLElement => {
  const places = [...document.querySelectorAll<HTMLElement>(`[id="site-check-${id}"]`)];
  expect(places, id).toHaveLength(1);
  const [found] = places;
  if (found === undefined) throw new Error(`${id} opens`);
  const named = [...found.querySelectorAll('.body > p')].filter(
    ({ textContent }) => textContent === checkName(getCheckTitle(id, locale), locale),
  );
  expect(named, id).toHaveLength(1);
  return found;
};

describe.each(sampleOf(LOCALES, 2))('a report of several pages, in %s', (locale) => {
  const words = siteWords[locale];
  const common = commonWords[locale];

  test('shows the grade of the site, and the number of pages it is based on', () => {
    drawn(locale);
    const { overall } = sampleSite().grade;
    const grade = within(screen.getByRole('region', { name: words.grade.title }));
    expect(grade.getByText(String(overall), { selector: '.number' })).toBeTruthy();
    expect(grade.getByText(words.grade.seen({ seen: 4, of: 5 }), { exact: false })).toBeTruthy();
    expect(grade.getAllByRole('row')).toHaveLength(6);
    expect(grade.queryByText(words.grade.few, { exact: false })).toBeNull();
  });

  test('lists the pages with seven scores each, or the reason why there is none', () => {
    drawn(locale);
    const table = within(screen.getByRole('region', { name: words.pages.table }));
    const [, home, , , , away] = table.getAllByRole('row').map((row) => within(row));
    expect(home?.getAllByRole('cell')).toHaveLength(7);
    expect(home?.getByRole('link', { name: '/' }).getAttribute('href')).toBe('/scans/0');
    expect(home?.getByText('home', { exact: false, selector: '.of-kind' })).toBeTruthy();
    expect(away?.getByRole('rowheader').textContent).toBe(`/prive${words.reasons.robots}`);
    expect(away?.getAllByText(common.noScore)).toHaveLength(7);
    expect(away?.queryByRole('link')).toBeNull();
  });

  test('a collapsed line is one sentence; the rest of the conclusion is inside', () => {
    drawn(locale);
    const rows = [...document.querySelectorAll('details.check')];
    const headings = rows.map((row) => row.querySelector('summary :is(h3, h4)')?.textContent ?? '');
    expect(headings.length).toBeGreaterThan(20);
    expect(headings.filter((heading) => splitSentence(heading)[1] !== '')).toEqual([]);
    const longer = rows.filter(({ textContent }) => /Deels gemeten|Partly measured/.test(textContent ?? ''));
    expect(longer.length).toBeGreaterThan(2);
  });

  test('shows a check once, with how many and which of its tested pages have it', () => {
    drawn(locale);
    const row = check(MENDED, locale);
    const summary = row.querySelector('summary');
    expect(summary?.textContent).toContain(words.on({ count: 2, of: 3 }));
    expect(summary?.textContent).toContain(common.outcomes.fail);
    // For a fault its conclusion, not the title for the passing state.
    const [gravest] = sampleSite().checks.find(({ id }) => id === MENDED)?.groups ?? [];
    const [found] = gravest?.found ?? [];
    if (found === undefined) throw new Error('the sample lacks its fault');
    expect(row.querySelector('h3, h4')?.textContent).toBe(
      splitSentence(sayFinding(found.finding, locale).conclusion)[0],
    );
    const links = [...row.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 2)).toEqual([
      ['/', `/scans/0#check-${MENDED}`],
      [expect.stringMatching(/^\/blog\//), `/scans/2#check-${MENDED}`],
    ]);
    expect(row.textContent).toContain(words.checks.untestedOn({ count: 1, reason: common.unseen.time.reason }));
  });

  test('marks a check of the whole site as such, without a list of pages', () => {
    drawn(locale);
    const ofSite = sampleSite().checks.find((one) => one.ofSite && one.groups.length === 1 && one.tested > 0);
    const row = check(ofSite?.id ?? 'none', locale);
    expect(row.querySelector('summary')?.textContent).toContain(words.ofSite);
    expect(row.querySelectorAll('a')).toHaveLength(0);
  });

  test('shows the conclusion of each page where they differ', () => {
    const checks = sampleSite().checks.filter(({ id }) => id === MENDED);
    const counted = checks.map((one) => ({
      ...one,
      groups: one.groups.map((group) => ({
        ...group,
        found: group.found.map(({ page, finding }) => {
          const args = Object.fromEntries(Object.keys(finding.args).map((name) => [name, 10 + page]));
          return { page, finding: { ...finding, args } };
        }),
      })),
    }));
    drawn(locale, { checks: counted });
    const row = check(MENDED, locale);
    expect(row.querySelector('h3, h4')?.textContent).toBe(checkName(getCheckTitle(MENDED, locale), locale));
    const said = [...row.querySelectorAll('li .said')].map(({ textContent }) => textContent ?? '');
    expect(said).toHaveLength(2);
    for (const [index, count] of ['10', '12'].entries()) expect(said[index]).toContain(count);
  });

  test('says so when there is nothing to do, little was seen, or no page was', () => {
    const [page] = sampleSite().pages;
    const away = { url: 'https://voorbeeld.nl/x', report: null, why: 'timeout', href: null } as const;
    const none = { scores: [], overall: null, incomplete: true, limit: { by: 'notApplicable' }, limiting: [] } as const;
    drawn(locale, {
      pages: page ? [page, away, away] : [],
      grade: { ...none, seen: 1, of: 3 },
      checks: [],
      from: 'none',
    });
    for (const text of [words.checks.nothing, words.grade.few, words.grade.notApplicable, words.from.none])
      expect(screen.getByText(text, { exact: false })).toBeTruthy();
    expect(screen.getAllByText(words.reasons.timeout)).toHaveLength(2);
  });

  test('contains no style or script, and shows untrusted text as text', () => {
    const [page, ...pages] = sampleSite().pages;
    if (page === undefined) throw new Error('the sample has pages');
    const url = 'https://voorbeeld.nl/"><img src=x onerror=a()>?\u202e';
    const markup = renderToString(
      <Speaking locale={locale}>
        <SiteReport {...sampleSite()} pages={[{ ...page, url }, ...pages]} />
      </Speaking>,
    );
    expect(markup).not.toMatch(/ style=|<script|<style|<img|\bon[a-z]+="|\u202e/);
  });
});
