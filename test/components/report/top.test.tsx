import { screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { ReportHead } from '../../../components/report/ReportHead.tsx';
import { ReportSide } from '../../../components/report/ReportSide.tsx';
import { DECISIVE_STATES, PILLARS, type Pillar } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';
import { sampleOf } from '../../kit/taking-turns.ts';

clearAfterEach();

const scored = (score: (id: Pillar) => number | null) =>
  PILLARS.map((id) => ({ id, score: score(id), incomplete: id === 'seo' || id === 'ai' }));

describe.each(sampleOf(LOCALES, 2))('the top of a report, in %s', (locale) => {
  const words = reportWords[locale];
  const common = commonWords[locale];

  test('its list begins with what to do, and marks pillars that were hardly seen, except those without a score', () => {
    const pillars = scored((id) => (id === 'ai' ? null : 80));
    const linkTo = (anchor: string): string => `#${anchor}`;
    draw(
      <ReportSide overall={80} incomplete limit={null} pillars={pillars} hasPath sections={[]} {...{ linkTo }} />,
      locale,
    );
    const nav = screen.getByRole('navigation', { name: words.contents });
    expect(nav.querySelector('summary')?.textContent).toBe(words.contents);
    expect(nav.querySelector('li')?.textContent).toBe(words.todo.title);
    const rows = [...(nav.previousElementSibling?.querySelectorAll('li') ?? [])];
    const marked = rows.filter(({ textContent }) => textContent?.includes(common.incomplete));
    expect(marked.map(({ textContent }) => textContent)).toEqual([`${common.pillars.seo}${common.incomplete}80`]);
  });

  const head = { host: 'voorbeeld.nl', at: 0, overall: 39, incomplete: false, skipTo: '#pillars' };
  const headText = (): string => screen.getByRole('banner').textContent ?? '';

  test('the head announces the score to screen readers, without pillars that the column beside it shows', () => {
    draw(<ReportHead {...head} limit={null} />, locale);
    expect(headText()).toMatch(/39/);
    expect(headText()).not.toMatch(/Zwakste|Weakest|Sterkste|Strongest/);
    expect(screen.getByRole('banner').querySelector('.short[data-alone]')).not.toBeNull();
  });

  test.each([
    ['an ordinary site', [], true],
    ['a site in danger, which says why', DECISIVE_STATES.slice(0, 1), false],
  ] as const)('for %s the limit is shown: %s', (_, states, isGiven) => {
    const limit = { by: 'lowest', pillar: 'seo', at: 39 } as const;
    draw(<ReportHead {...head} limit={limit} states={states} />, locale);
    expect(/35/.test(headText())).toBe(isGiven);
  });
});
