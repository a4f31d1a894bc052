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
const inLanguages = (facts: ReturnType<typeof compare>, shown: string, sent: string) => ({
  page: { ...facts.page, document: { ...facts.page.document, lang: shown } },
  raw: { ...facts.raw, document: { ...facts.raw.document, lang: sent } },
});
const widgets = compare(`${MAIN}. ${words('mening', 639)}`, MAIN);
const cut = { document: { truncated: true } };

cases(rawMainContentCoverage, {
  covered: [compare(MAIN, `kop ${MAIN} voet`), compare(MAIN, words('zin', 380)), compare(MAIN, MAIN, cut)],
  partly: [widgets, compare(MAIN, words('zin', 300)), compare(words('zin', 1_000), words('zin', 210))],
  absent: [
    compare(MAIN, ''),
    compare(MAIN, 'kop voet'),
    compare(MAIN, words('leeg', 420)),
    compare(MAIN, words('zin', 190)),
    // A shell that says it is English until scripts fill it with Dutch.
    inLanguages(compare(MAIN, words('menu', 200)), 'nl', 'en'),
    inLanguages(compare(MAIN, words('leeg', 420)), 'nl', 'nl-BE'),
  ],
  onlyAsData: [compare(MAIN, '', { markup: { state: ['__NEXT_DATA__'] } })],
  noMainText: [compare('', words('zin', 300))],
});

blindCases(rawMainContentCoverage, [
  // Shown in the browser's own translation.
  { ...compare(MAIN, words('sentence', 461)), page: page({ document: { translated: true }, text: { main: MAIN } }) },
  // The tab shows the Dutch that was chosen before, a first-time visitor gets English.
  inLanguages(compare(MAIN, words('sentence', 430)), 'nl', 'en'),
  compare(MAIN, '', cut),
  { ...compare(MAIN, ''), raw: page({ text: { body: words('zin', 100), truncated: true } }) },
]);

describe('what it tells', () => {
  test('widgets by script keep about half', () => {
    const ruling = rawMainContentCoverage.judge(widgets) as { credit: number; args: unknown };
    expect(ruling.credit).toBeCloseTo(0.52, 2);
    expect(ruling.args).toMatchObject({ percent: 42, found: 461, words: 1_100 });
  });

  test('the first missing sentences', () =>
    expect(rawMainContentCoverage.judge(widgets)).toMatchObject({
      items: [
        expect.stringMatching(/^mening0/),
        expect.stringMatching(/^mening12/),
        expect.stringMatching(/^mening24/),
      ],
    }));
});
