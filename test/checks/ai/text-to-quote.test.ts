import { expect, test } from 'vitest';
import { textToQuote } from '../../../lib/checks/ai/text-to-quote.ts';
import { createSeen } from '../../../lib/facts/seen.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { page } from '../../kit/facts.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const kind = createSeen('home' as const);
const on = (content: string, changes: Parameters<typeof page>[0] = {}) => ({
  kind,
  page: page({ ...changes, text: { main: '', content } }),
});

/** A page with two words of its own, and `count` words in the shadow roots of its components. */
const component = (count: number) => ({
  kind,
  page: page({ document: { openShadowRoots: 3 }, text: { main: '', content: 'Menu meer', shadow: words(count) } }),
});

cases(textToQuote, {
  enough: [on(words(150)), { kind, page: page({ text: { main: words(200), content: '' } }) }],
  little: [on(words(149)), on(words(50)), component(48)],
  hardly: [on(words(49)), on(words(25)), component(23)],
  sentences: [on(words(24)), on(words(10))],
  words: [on(words(9)), on(words(1)), on('')],
  standIn: [
    { ...on(words(49)), kind: createSeen('standIn' as const) },
    { ...on(words(120)), kind: createSeen('standIn' as const) },
    { ...on(''), kind: createSeen('standIn' as const) },
  ],
});

blindCases(textToQuote, [on(words(20), { document: { openShadowRoots: 3 } })]);

test('the cap rises evenly with every word, from 20 to no cap', () => {
  const capOf = (facts: Parameters<typeof textToQuote.judge>[0]): number =>
    (textToQuote.judge(facts) as { cap?: number | null }).cap ?? 100;
  const capAt = (count: number): number => capOf(on(words(count)));
  const standIn = (count: number): number => capOf({ ...on(words(count)), kind: createSeen('standIn' as const) });
  expect([0, 10, 25, 50, 70, 90, 103, 200].map(capAt)).toEqual([20, 25, 35, 58, 74, 90, 100, 100]);
  for (let count = 1; count < 160; count += 1) {
    expect(capAt(count)).toBeGreaterThanOrEqual(capAt(count - 1));
    expect(capAt(count) - capAt(count - 1)).toBeLessThanOrEqual(1);
    expect(standIn(count) - standIn(count - 1)).toBeLessThanOrEqual(1);
    expect(standIn(count)).toBeLessThanOrEqual(capAt(count));
    // Within a fifth of any number, less than the most expensive check of this pillar costs.
    expect(capAt(Math.round(count * 1.2)) - capAt(Math.round(count * 0.8)), String(count)).toBeLessThanOrEqual(33);
  }
});
