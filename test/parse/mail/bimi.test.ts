import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBimi } from '../../../lib/parse/mail/bimi.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

test.each([
  [
    'v=BIMI1; l=https://example.nl/logo.svg; a=https://example.nl/vmc.pem',
    'https://example.nl/logo.svg',
    'https://example.nl/vmc.pem',
  ],
  ['v=BIMI1; l=https://example.nl/logo.svg', 'https://example.nl/logo.svg', ''],
  ['v=BIMI1; l=; a=;', '', ''],
])('%s', (text, logo, evidence) => expect(parseBimi(text)).toEqual({ logo, evidence }));

test('other versions are rejected', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseBimi(`v=BIMI2;${text}`)).toBeNull();
    }),
    { numRuns },
  );
});
