import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePolicies } from '../../../lib/parse/csp/csp.ts';
import { allowsEval, findRestriction, isSet } from '../../../lib/parse/csp/csp-reach.ts';
import { inputs } from '../../kit/inputs.ts';

const stateOf = (header: string, directive: string) => findRestriction(parsePolicies(header), directive).state;

describe('findRestriction', () => {
  test.each([
    ["frame-ancestors 'none'", 'frame-ancestors', 'closed'],
    ['frame-ancestors', 'frame-ancestors', 'closed'],
    ["frame-ancestors 'self' https://partner.nl", 'frame-ancestors', 'closed'],
    ["frame-ancestors 'self' https://*.partner.nl", 'frame-ancestors', 'closed'],
    ['frame-ancestors *', 'frame-ancestors', 'open'],
    ['frame-ancestors https:', 'frame-ancestors', 'open'],
    ["default-src 'none'", 'frame-ancestors', 'unset'],
    ["default-src 'none'", 'base-uri', 'unset'],
    ["default-src 'none'", 'object-src', 'closed'],
    ["object-src data:; default-src 'none'", 'object-src', 'open'],
    ["form-action *, form-action 'self'", 'form-action', 'closed'],
  ])('%s: %s is %s', (header, directive, state) => expect(stateOf(header, directive)).toBe(state));

  test('returns the source list that closes the directive', () => {
    expect(findRestriction(parsePolicies("form-action *, form-action 'self'"), 'form-action').sources).toEqual([
      "'self'",
    ]);
  });

  test.each([
    "frame-ancestors 'self', frame-ancestors 'none'",
    "frame-ancestors 'none', frame-ancestors 'self'",
    "frame-ancestors *, frame-ancestors https://partner.nl, frame-ancestors 'NONE'",
  ])('of several lists, the one that allows nothing is what remains: %s', (header) =>
    expect(findRestriction(parsePolicies(header), 'frame-ancestors').sources).toEqual([
      expect.stringMatching(/^'none'$/i),
    ]),
  );
});

describe('allowsEval', () => {
  test.each([
    ["script-src 'self' 'unsafe-eval'", true],
    ["default-src 'UNSAFE-EVAL'", true],
    ["script-src 'self' 'wasm-unsafe-eval'", false],
    ["script-src 'unsafe-eval', script-src 'self'", false],
    ["script-src 'unsafe-eval', img-src 'self'", true],
    ["img-src 'self'", false],
  ])('%s', (header, allowed) => expect(allowsEval(parsePolicies(header))).toBe(allowed));
});

test('isSet reports whether a directive is present', () => {
  expect(isSet(parsePolicies('img-src *, upgrade-insecure-requests'), 'upgrade-insecure-requests')).toBe(true);
  expect(isSet(parsePolicies('img-src *'), 'upgrade-insecure-requests')).toBe(false);
});

test('any header is read without throwing, and a closed directive stays closed', () => {
  const header = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(header, (text) => {
      expect(stateOf(`${text}, base-uri 'none'`, 'base-uri')).toBe('closed');
      allowsEval(parsePolicies(text));
    }),
    { numRuns: inputs() },
  );
});
