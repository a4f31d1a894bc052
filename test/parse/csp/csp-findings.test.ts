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

  test('name only words of the list, and name the same words among any others', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'img-src',
        'Script-Src',
        'self',
        'None',
        'nonce-aB',
        "'self'",
        "'nonce-aB'",
        'sha256-aB',
        'cdn.nl',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const lower = words.map((one) => one.toLowerCase());
        for (const name of findSwallowedDirectives(words)) expect(lower).toContain(name);
        for (const name of findUnquotedKeywords(words)) expect(lower).toContain(name.toLowerCase());
        expect(findSwallowedDirectives([...words, 'IMG-src'])).toContain('img-src');
        expect(findUnquotedKeywords([...words, 'SELF', 'nonce-aB'])).toEqual(
          expect.arrayContaining(['self', 'nonce-aB']),
        );
      }),
      { numRuns: inputs() },
    );
  });

  test('name only hosts of the list, and with evals no fewer than without', () => {
    const host = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `${text}.nl`),
      fc.constantFrom('www.google.com', '*.googleapis.com', 'www.googletagmanager.com', 'cdn.anders.nl'),
    );
    fc.assert(
      fc.property(fc.array(host, { maxLength: 12 }), (hosts) => {
        const [without, beside] = [findBypassSources(hosts, false), findBypassSources(hosts, true)];
        expect(hosts).toEqual(expect.arrayContaining([...beside]));
        expect(beside).toEqual(expect.arrayContaining([...without]));
      }),
      { numRuns: inputs() },
    );
  });
});
