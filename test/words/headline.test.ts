import { expect, test } from 'vitest';
import { splitSentence } from '../../lib/words/first-sentence.ts';
import { formatHeadline, writeHeadline } from '../../lib/words/headline.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { COSTLY } from '../kit/step-places.tsx';

test.each([
  ['Een zin. En nog een.', 'Een zin.', 'En nog een.'],
  ['Versie 3.4.1 is oud.', 'Versie 3.4.1 is oud.', ''],
  ['De titel is “Welkom. Fijn”. Die zegt weinig.', 'De titel is “Welkom. Fijn”.', 'Die zegt weinig.'],
  ['Zonder punt', 'Zonder punt', ''],
])('%s', (text, first, rest) => expect(splitSentence(text)).toEqual([first, rest]));

test.each(['nl', 'en'] as const)('a fault has its conclusion as heading, and a pass its title, in %s', (locale) => {
  for (const finding of COSTLY) {
    const { title, conclusion } = sayFinding(finding, locale);
    expect(writeHeadline(finding, locale).heading).toBe(conclusion);
    expect(writeHeadline(finding, locale).lead).toContain(title);
    expect(formatHeadline(finding, locale).startsWith(conclusion)).toBe(true);
    // The first sentence of a conclusion says on its own what is wrong.
    expect(splitSentence(conclusion)[0].length, finding.id).toBeGreaterThan(12);
  }
  const [one] = COSTLY;
  if (one === undefined) throw new TypeError('nothing costs anything');
  for (const outcome of ['pass', 'unknown', 'skip'] as const)
    expect(writeHeadline({ ...one, outcome, cap: null }, locale).heading).toBe(sayFinding(one, locale).title);
});
