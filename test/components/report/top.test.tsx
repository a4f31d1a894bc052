import { screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { ReportHead } from '../../../components/report/ReportHead.tsx';
import { ReportSide } from '../../../components/report/ReportSide.tsx';
import { PILLARS, type Pillar } from '../../../lib/model.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { reportWords } from '../../../lib/words/report.ts';
import { clearAfterEach, draw, LOCALES } from '../../kit/draw.tsx';

clearAfterEach();

const scored = (score: (id: Pillar) => number | null) =>
  PILLARS.map((id) => ({ id, score: score(id), incomplete: id === 'seo' || id === 'ai' }));

describe.each(LOCALES)('the top of a report, in %s', (locale) => {
  const words = reportWords[locale];
  const common = commonWords[locale];

  test('its list begins with what to do, and marks pillars of which little was seen, save those without a score', () => {
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

  test.each([
    ['alike', () => 100, false],
    ['unlike', (id: Pillar) => (id === 'seo' ? 60 : 100), true],
  ] as const)('of pillars that are all %s a weakest is named or not', (_, score, isNamed) => {
    const of = { host: 'voorbeeld.nl', at: 0, overall: 100, incomplete: false, limit: null, skipTo: '#pillars' };
    draw(<ReportHead {...of} pillars={scored(score)} />, locale);
    const text = screen.getByRole('banner').textContent ?? '';
    const weakest = words.weakest({ pillar: common.pillars.seo, score: score('seo') });
    expect(text.includes(weakest)).toBe(isNamed);
    expect(/Zwakste|Weakest/.test(text)).toBe(isNamed);
  });
});
