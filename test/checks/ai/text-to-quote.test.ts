import { textToQuote } from '../../../lib/checks/ai/text-to-quote.ts';
import { seen } from '../../../lib/facts/seen.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const kind = seen('home' as const);
const on = (content: string, changes: Parameters<typeof page>[0] = {}) => ({
  kind,
  page: page({ ...changes, text: { main: '', content } }),
});

cases(textToQuote, {
  enough: [on(words(150)), { kind, page: page({ text: { main: words(200), content: '' } }) }],
  little: [on(words(149)), on(words(50))],
  hardly: [on(words(49)), on(words(25))],
  sentences: [on(words(24)), on(words(10))],
  words: [on(words(9)), on(words(1)), on('')],
  standIn: [
    { ...on(words(49)), kind: seen('standIn' as const) },
    { ...on(''), kind: seen('standIn' as const) },
  ],
});

blindCases(textToQuote, [on(words(20), { document: { openShadowRoots: 3 } })]);
