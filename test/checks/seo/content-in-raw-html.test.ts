import { expect, test } from 'vitest';
import { contentInRawHtml } from '../../../lib/checks/seo/content-in-raw-html.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const TEXT = Array.from({ length: 40 }, (_, index) => `woord${index}`).join(' ');
const pair = (main: string, body: string) => ({ page: page({ text: { main } }), raw: page({ text: { body } }) });

cases(contentInRawHtml, { told: [pair(TEXT, TEXT), pair(TEXT, '')], noText: [pair('', TEXT)] });

blindCases(contentInRawHtml, [
  { ...pair(TEXT, ''), page: page({ document: { translated: true }, text: { main: TEXT } }) },
  {
    page: page({ document: { lang: 'nl' }, text: { main: TEXT, body: TEXT } }),
    raw: page({ document: { lang: 'en' }, text: { body: TEXT.replaceAll('woord', 'word') } }),
  },
]);

test('reports the share of the text in the raw HTML', () => {
  const half = TEXT.split(' ').slice(0, 20).join(' ');
  expect(contentInRawHtml.judge(pair(TEXT, half))).toMatchObject({ args: { percent: 44, words: 40 } });
});
