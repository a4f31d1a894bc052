import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKeyword, isWide, readSource } from '../../lib/parse/csp-source.ts';
import { inputs } from '../kit/inputs.ts';

describe('readSource', () => {
  test.each([
    ["'self'", { kind: 'keyword', word: 'self' }],
    ["'Unsafe-Inline'", { kind: 'keyword', word: 'unsafe-inline' }],
    ["'nonce-aB+/_-9='", { kind: 'nonce', value: 'aB+/_-9=' }],
    ["'NONCE-Abc'", { kind: 'nonce', value: 'Abc' }],
    ["'nonce-'", { kind: 'keyword', word: 'nonce-' }],
    ["'nonce-$$'", { kind: 'unreadable' }],
    ["'sha256-abc='", { kind: 'hash' }],
    ["'SHA512-abc=='", { kind: 'hash' }],
    ["'sha1-abc'", { kind: 'keyword', word: 'sha1-abc' }],
    ['https:', { kind: 'scheme', scheme: 'https' }],
    ['DATA:', { kind: 'scheme', scheme: 'data' }],
    ['*', { kind: 'anyHost' }],
    ['https://*', { kind: 'anyHost' }],
    ['*:443', { kind: 'anyHost' }],
    ['*.nl', { kind: 'anyHost' }],
    ['*.co.uk', { kind: 'anyHost' }],
    ['*.github.io', { kind: 'host', scheme: '', host: '*.github.io' }],
    ['*.voorbeeld.nl', { kind: 'host', scheme: '', host: '*.voorbeeld.nl' }],
    ['HTTPS://CDN.Voorbeeld.nl:8443/a/b.js', { kind: 'host', scheme: 'https', host: 'cdn.voorbeeld.nl' }],
    ['self', { kind: 'host', scheme: '', host: 'self' }],
    ['localhost:*', { kind: 'host', scheme: '', host: 'localhost' }],
    ["'self", { kind: 'unreadable' }],
    ['a..b', { kind: 'unreadable' }],
    ['', { kind: 'unreadable' }],
  ])('%s', (token, source) => expect(readSource(token)).toEqual(source));

  test.each([
    ['*', true],
    ['http:', true],
    ['https:', true],
    ['https://*', true],
    ['data:', false],
    ['wss:', false],
    ['*.voorbeeld.nl', false],
    ["'self'", false],
  ])('wide: %s', (token, wide) => expect(isWide(token)).toBe(wide));

  test('is total', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (token) => {
        readSource(token);
        isKeyword(token, 'self');
        isWide(`*.${token}`);
      }),
      { numRuns: inputs() },
    );
  });
});
