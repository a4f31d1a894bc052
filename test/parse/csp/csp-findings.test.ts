import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findBypassSources,
  findSwallowedDirectives,
  findUnquotedKeywords,
} from '../../../lib/parse/csp/csp-findings.ts';
import { inputs } from '../../kit/inputs.ts';

describe('csp_evaluator findings', () => {
  test('lists hosts known for callbacks or script libraries', () => {
    expect(findBypassSources(['www.google.com', 'cdn.anders.nl', 'ajax.googleapis.com'], false)).toEqual([
      'www.google.com',
      'ajax.googleapis.com',
    ]);
  });

  test("lists some hosts only beside 'unsafe-eval'", () => {
    expect(findBypassSources(['www.googletagmanager.com'], false)).toEqual([]);
    expect(findBypassSources(['www.googletagmanager.com'], true)).toEqual(['www.googletagmanager.com']);
  });

  test('lists directive names that were read as sources', () => {
    expect(findSwallowedDirectives(["'self'", 'script-src', "'none'", 'Img-Src'])).toEqual(['script-src', 'img-src']);
  });

  test('lists keywords without quotes', () => {
    expect(findUnquotedKeywords(['self', 'NONE', "'self'", 'nonce-abc', 'sha256-abc', 'cdn.nl', "'invented'"])).toEqual(
      ['self', 'none', 'nonce-abc', 'sha256-abc'],
    );
  });

  test('accept any words without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 })), fc.boolean(), (words, evals) => {
        findBypassSources(
          words.map((word) => `${word}.nl`),
          evals,
        );
        findSwallowedDirectives(words);
        findUnquotedKeywords(words);
      }),
      { numRuns: inputs() },
    );
  });
});
