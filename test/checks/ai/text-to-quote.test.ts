import { textToQuote } from '../../../lib/checks/ai/text-to-quote.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const on = (content: string, changes: Parameters<typeof page>[0] = {}) => ({
  page: page({ ...changes, text: { main: '', content } }),
});

cases(textToQuote, {
  enough: [on(words(150)), { page: page({ text: { main: words(200), content: '' } }) }],
  little: [on(words(149)), on(words(50))],
  hardly: [on(words(49)), on('')],
});

blindCases(textToQuote, [on(words(20), { document: { openShadowRoots: 3 } })]);
