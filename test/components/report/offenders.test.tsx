import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Evidence } from '../../../components/report/finding/Found.tsx';
import { type OnPage, OnPageContext } from '../../../components/report/finding/on-page.ts';
import type { Finding } from '../../../lib/model.ts';
import type { Showing } from '../../../lib/view/on-page.ts';
import { axeRuleWords } from '../../../lib/words/axe-rules.ts';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { draw } from '../../kit/draw.tsx';
import { sampleReport } from '../sample.ts';

afterEach(cleanup);

const words = onPageWords.nl;
const [some] = sampleReport().findings;
if (some === undefined) throw new Error('the sample has no findings');
const finding: Finding = {
  ...some,
  items: ['a.meer — Lees meer', 'https://voorbeeld.nl/', 'a.meer — Lees meer'],
  places: [{ at: 'a.meer', saw: 'Lees meer' }, null, { at: 'a.meer', saw: 'Lees meer' }],
};

const page = (changes: Partial<OnPage> = {}): OnPage => ({
  show: () => {},
  end: () => {},
  scanAgain: () => {},
  now: null,
  host: 'voorbeeld.nl',
  page: 'https://voorbeeld.nl/',
  newest: '/report.html?domain=voorbeeld.nl',
  ...changes,
});
const evidence = (onPage: OnPage | null, of = finding) => (
  <OnPageContext.Provider value={onPage}>
    <Evidence finding={of} />
  </OnPageContext.Provider>
);
const now = (showing: Showing): OnPage['now'] => ({ check: finding.id, showing });

test('every item with a place has a button, numbered among those that have one', () => {
  const show = vi.fn();
  draw(evidence(page({ show })));
  const buttons = screen.getAllByRole('button', { name: new RegExp(words.show) });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    `${words.show}, ${words.count({ at: 1, of: 2 })}`,
    `${words.show}, ${words.count({ at: 2, of: 2 })}`,
  ]);
  fireEvent.click(buttons[1] as HTMLElement);
  expect(show).toHaveBeenCalledExactlyOnceWith(finding, 1);
});

test('without a page, or without places, there is no button', () => {
  const { again } = draw(evidence(null));
  expect(screen.queryByRole('button', { name: new RegExp(words.show) })).toBeNull();
  again(evidence(page(), { ...finding, places: [{ at: 'head > meta', saw: '<meta></meta>' }, null, null] }));
  expect(screen.queryByRole('button', { name: new RegExp(words.show) })).toBeNull();
});

test.each(Object.keys(words.notShown) as (keyof typeof words.notShown)[])(
  'the reason why nothing is shown (%s) is given',
  (why) => {
    const scanAgain = vi.fn();
    draw(evidence(page({ now: now({ step: 'notShown', why }), scanAgain })));
    expect(screen.getByText(words.notShown[why])).toBeTruthy();
    const again = screen.queryByRole('button', { name: words.scanAgain });
    expect(again !== null).toBe(why === 'access' || why === 'changed');
    expect(screen.queryByText(words.asks({ host: 'voorbeeld.nl' })) !== null).toBe(why === 'access');
    expect(screen.queryByRole('link', { name: words.open }) !== null).toBe(why === 'gone');
    expect(screen.queryByRole('link', { name: words.newest }) !== null).toBe(why === 'newer');
    if (again) fireEvent.click(again);
    expect(scanAgain).toHaveBeenCalledTimes(again ? 1 : 0);
  },
);

test('the highlighting can be ended here too', () => {
  const end = vi.fn();
  draw(evidence(page({ now: now({ step: 'shown' }), end })));
  fireEvent.click(screen.getByRole('button', { name: words.end }));
  expect(end).toHaveBeenCalledOnce();
});

test('nothing is said at another check than the one being shown', () => {
  draw(evidence(page({ now: { check: 'another', showing: { step: 'shown' } } })));
  expect(screen.queryByText(words.shown)).toBeNull();
});

const pale: Finding = {
  ...finding,
  id: 'text-contrast',
  pillar: 'toegankelijkheid',
  code: 'violated',
  items: [
    'color-contrast: p — <p>Grijs</p>\n2.04:1 < 4.5:1, #b1b1b1 / #ffffff',
    'link-in-text-block: p > a — <a href="/">x</a>',
  ],
};
const { check } = reportWords.nl;

test.each([null, page()])(
  'a rule is explained once, and contrast is shown beside the required one, both as colours',
  (onPage) => {
    const { container } = draw(evidence(onPage, pale));
    for (const rule of ['color-contrast', 'link-in-text-block'] as const)
      expect(screen.getAllByText(axeRuleWords.nl[rule].what)).toHaveLength(1);
    expect(screen.getByText('Contrast 2,04 : 1, nodig 4,5 : 1')).toBeTruthy();
    const colours = [...container.querySelectorAll<HTMLElement>('.sample')].map(({ style }) => style.backgroundColor);
    expect(colours).toEqual(['rgb(177, 177, 177)', 'rgb(255, 255, 255)']);
    expect(screen.queryByText(new RegExp(check.toJudge))).toBeNull();
  },
);

test('the colours of a link are labelled as its own and the surrounding ones', () => {
  const items = ['link-in-text-block: p > a — <a href="/">x</a>\n1.32:1 < 3:1, #444466 / #333333'];
  const { container } = draw(evidence(null, { ...pale, items }));
  const colours = [...container.querySelectorAll('.colour')].map(({ textContent }) => textContent?.trim());
  expect(colours).toEqual([`${check.link} #444466`, `${check.around} #333333`]);
});

test('an item that a person has to judge is not stated as a fact', () => {
  draw(evidence(page(), { ...pale, outcome: 'pass', code: 'toCheck' }));
  expect(screen.getAllByText(new RegExp(check.toJudge))).toHaveLength(2);
});
