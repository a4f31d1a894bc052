import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOldSyntax, limitedFeatures } from '../../lib/parse/permissions-policy.ts';
import { inputs } from '../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('Permissions-Policy', () => {
  test.each([
    ['camera=()', ['camera']],
    ['camera=(), microphone=(self "https://voorbeeld.nl"), geolocation=*', ['camera', 'microphone']],
    ['geolocation=(*)', []],
    ['geolocation=self', ['geolocation']],
    ['interest-cohort=()', []],
    ['usb=(), usb=*', []],
    ['payment=();report-to=policy', ['payment']],
    ["camera 'none'", null],
    ['camera=(', null],
    ['Camera=()', null],
  ])('%s', (header, limited) => expect(limitedFeatures(header)).toEqual(limited));

  test.each([
    ["camera 'none'; microphone 'self'", true],
    ['geolocation *', true],
    ['camera=()', false],
    ['camera=(', false],
  ])('old syntax: %s', (header, old) => expect(isOldSyntax(header)).toBe(old));

  test('is total', () => {
    fc.assert(
      fc.property(anyText, (header) => {
        limitedFeatures(header);
        isOldSyntax(header);
      }),
      RUNS,
    );
  });
});
