import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameTitle } from '../../../lib/parse/text/same-title.ts';
import { inputs } from '../../kit/inputs.ts';

test.each([
  ['Fietsen &#8211; Voorbeeld', 'Fietsen – Voorbeeld'],
  ['Fietsen &#x2013; Voorbeeld', 'Fietsen – Voorbeeld'],
  ['Caf&eacute; De Hoek', 'Café De Hoek'],
  ['Caf&eacute De Hoek', 'Café De Hoek'],
  ['Fietsen&nbsp;&raquo;&nbsp;Home', 'Fietsen » Home'],
  ['Fietsen&nbsp; | Home', 'Fietsen | Home'],
  ['Brood &amp; Spelen', 'Brood & Spelen'],
  ['Brood &amp;amp; Spelen', 'Brood &amp; Spelen'],
  ['R&D', 'R&D'],
  ['A&B;C', 'A&B;C'],
  ['&#128690; Fietsen', '🚲 Fietsen'],
  ['', ''],
])('%s is %s', (written, shown) => expect(isSameTitle(written, shown)).toBe(true));

test.each([
  ['Inloggen', 'Fietsen'],
  ['Fietsen &#8211; Voorbeeld', 'Fietsen – Iets anders'],
  ['Fietsen &#8211; Voorbeeld', 'Fietsen'],
  ['&eacute;', 'Mijn fietsen'],
  ['Fietsen', ''],
])('%s is not %s', (written, shown) => expect(isSameTitle(written, shown)).toBe(false));

const SIGNS = ['–', '—', 'é', '«', '»', ' ', '&', '…', '’', '🚲', 'ß'];
const reference = (sign: string): string => `&#${sign.codePointAt(0)};`;

test('titles are equal whichever of their characters are written as references', () => {
  const part = fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(part, fc.boolean()), { maxLength: 12 }), (parts) => {
      const shown = parts.map(([text]) => text).join('');
      const written = parts
        .map(([text, isWritten]) => (isWritten ? [...text].map(reference).join('') : text.replaceAll('&', '&#38;')))
        .join('');
      expect(isSameTitle(written, shown)).toBe(true);
    }),
    { numRuns: inputs(300) },
  );
});

test('of a title full of references only the beginning is compared', () => {
  expect(isSameTitle('&a;'.repeat(20_000), 'x'.repeat(60_000))).toBe(true);
  expect(isSameTitle(`y${'&a;'.repeat(20_000)}`, 'x'.repeat(60_000))).toBe(false);
});
