import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameSite, isThirdParty } from '../../../lib/parse/url/same-site.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('isSameSite', () => {
  test.each([
    ['www.voorbeeld.nl', 'cdn.voorbeeld.nl', true],
    ['voorbeeld.nl', 'Voorbeeld.NL', true],
    ['voorbeeld.nl', 'anders.nl', false],
    ['a.voorbeeld.co.uk', 'b.voorbeeld.co.uk', true],
    ['een.co.uk', 'twee.co.uk', false],
    ['een.github.io', 'twee.github.io', false],
    ['www.een.github.io', 'een.github.io', true],
    ['localhost', 'localhost', true],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['intranet', 'printer', false],
    ['intranet', 'INTRANET', true],
  ])('%s and %s', (host, other, same) => expect(isSameSite(host, other)).toBe(same));

  test.each([
    ['https://cdn.anders.nl/a.js', true],
    ['http://anders.nl/', true],
    ['https://cdn.voorbeeld.nl/a.js', false],
    ['data:text/javascript,1', false],
    ['blob:https://anders.nl/1', false],
    ['about:blank', false],
    ['ftp://anders.nl/', false],
    ['xhttp://anders.nl/', false],
    ['httpsx://anders.nl/', false],
    ['not an address', false],
    [null, false],
  ])('isThirdParty %s', (address, third) => expect(isThirdParty(address, 'www.voorbeeld.nl')).toBe(third));

  test('never throws, and is symmetric', () => {
    fc.assert(
      fc.property(anyText, anyText, (host, other) => {
        expect(isSameSite(host, other)).toBe(isSameSite(other, host));
        isThirdParty(`https://${host}`, other);
      }),
      RUNS,
    );
  });
});
