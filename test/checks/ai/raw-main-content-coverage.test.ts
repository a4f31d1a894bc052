import { describe, expect, test } from 'vitest';
import { rawMainContentCoverage } from '../../../lib/checks/ai/raw-main-content-coverage.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const words = (stem: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${stem}${index}${index % 12 === 11 ? '.' : ''}`).join(' ');
const MAIN = words('zin', 461);
const compare = (main: string, sent: string, changes: Parameters<typeof page>[0] = {}) => ({
  page: page({ text: { main, body: `kop ${main} voet` } }),
  raw: page({ ...changes, text: { body: sent, truncated: false } }),
});
/** A page whose text is too short for a main text. */
const short = (content: string, sent: string) => ({
  page: page({ text: { main: '', content, body: content } }),
  raw: page({ text: { body: sent } }),
});
const inLanguages = (facts: ReturnType<typeof compare>, shown: string, sent: string) => ({
  page: { ...facts.page, document: { ...facts.page.document, lang: shown } },
  raw: { ...facts.raw, document: { ...facts.raw.document, lang: sent } },
});
const widgets = compare(`${MAIN}. ${words('mening', 639)}`, MAIN);
const cut = { document: { truncated: true } };

cases(rawMainContentCoverage, {
  covered: [
    short('Bel ons', 'Bel ons nu'),
    short(words('zin', 40), words('zin', 40)),
    compare(MAIN, `kop ${MAIN} voet`),
    compare(MAIN, words('zin', 380)),
    compare(MAIN, MAIN, cut),
  ],
  partly: [widgets, compare(MAIN, words('zin', 300)), compare(words('zin', 1_000), words('zin', 210))],
  absent: [
    compare(MAIN, words('leeg', 420)),
    compare(MAIN, words('kop', 10)),
    compare(MAIN, words('zin', 190)),
    // A shell declared as English until scripts fill it with Dutch.
    inLanguages(compare(MAIN, words('menu', 200)), 'nl', 'en'),
    inLanguages(compare(MAIN, words('leeg', 420)), 'nl', 'nl-BE'),
  ],
  onlyAsData: [compare(MAIN, words('leeg', 20), { markup: { state: ['__NEXT_DATA__'] } })],
  shell: [
    compare(MAIN, ''),
    compare(MAIN, 'kop voet'),
    compare(MAIN, '', { markup: { state: ['__NEXT_DATA__'] } }),
    // However short the page is, the text as sent decides.
    short(words('zin', 46), ''),
    short(words('zin', 12), 'laden'),
  ],
  noMainText: [compare('', words('zin', 300))],
});

blindCases(rawMainContentCoverage, [
  // Shown in the browser's own translation.
  { ...compare(MAIN, words('sentence', 461)), page: page({ document: { translated: true }, text: { main: MAIN } }) },
  // The tab shows the Dutch version chosen before; a first-time visitor gets English.
  inLanguages(compare(MAIN, words('sentence', 430)), 'nl', 'en'),
  compare(MAIN, '', cut),
  { ...compare(MAIN, ''), raw: page({ text: { body: words('zin', 100), truncated: true } }) },
]);

describe('the ruling', () => {
  test('leaves about half the credit for widgets added by script', () => {
    const ruling = rawMainContentCoverage.judge(widgets) as { credit: number; args: unknown };
    expect(ruling.credit).toBeCloseTo(0.52, 2);
    expect(ruling.args).toMatchObject({ percent: 42, found: 461, words: 1_100 });
  });

  test('lists the first missing sentences', () =>
    expect(rawMainContentCoverage.judge(widgets)).toMatchObject({
      items: [
        expect.stringMatching(/^mening0/),
        expect.stringMatching(/^mening12/),
        expect.stringMatching(/^mening24/),
      ],
    }));
});

describe('the cost changes gradually with the number of words', () => {
  /** The lower of the cap and the score left after the points that the check costs there, out of those it can cost. */
  const COSTS = 33.3;
  const worth = (main: string, sent: string): number => {
    const ruling = rawMainContentCoverage.judge(
      main.split(' ').length < 100 ? short(main, sent) : compare(main, sent),
    ) as { readonly credit?: number; readonly cap?: number | null; readonly code: string };
    const credit = ruling.credit ?? (ruling.code === 'covered' ? 1 : 0);
    return Math.min(100 - COSTS * (1 - credit), ruling.cap ?? 100);
  };

  test.each([20, 46, 53, 99, 100, 150, 200, 240, 300, 450, 1_000])('around %i words', (count) => {
    for (const share of [0, 0.2, 0.4, 0.49, 0.51, 0.6, 0.79, 0.81, 1]) {
      const at = (words_: number): number => worth(words('zin', words_), words('zin', Math.round(words_ * share)));
      for (const by of [0.8, 0.9, 1.1, 1.2])
        expect(Math.abs(at(count) - at(Math.round(count * by))), `${share} ${by}`).toBeLessThanOrEqual(COSTS);
    }
  });
});
