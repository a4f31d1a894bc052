import { expect, test } from 'vitest';
import { measureTextWidth } from '../../../lib/parse/css/text-width.ts';

// Measured in a browser with a canvas in Liberation Sans, kerning off.
test.each([
  ['', 20, 0],
  ['Fietsen repareren in Utrecht | Voorbeeld Tweewielers', 20, 473],
  ['WIJ REPAREREN UW FIETS IN UTRECHT EN OMGEVING, ALTIJD SNEL', 20, 677],
  ['Privé: één geëigende “oplossing” – voor € 12,50 …', 20, 451],
  ['illi illi illi illi illi illi illi illi illi illi illi illi', 20, 274],
  ['Wij maken uw stadsfiets, bakfiets of e-bike binnen één dag weer rijklaar.', 14, 447],
  ['日本語', 20, 33],
])('%s at %i px', (text, size, width) => expect(measureTextWidth(text, size)).toBe(width));

test('a text is as wide as the sum of its characters', () => {
  expect(measureTextWidth('m'.repeat(2_048), 10)).toBe(17_060);
  expect(measureTextWidth('a'.repeat(2_048), 10)).toBe(11_390);
});
