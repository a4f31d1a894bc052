import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKeyword, isOpenToAnybody, isWide, readSource } from '../../../lib/parse/csp/csp-source.ts';
import { inputs } from '../../kit/inputs.ts';

describe('isOpenToAnybody', () => {
  const SUFFIXES = [
    'pages.dev',
    'vercel.app',
    'netlify.app',
    'azurewebsites.net',
    'github.io',
    'web.app',
    'herokuapp.com',
  ];
  test.each(SUFFIXES)('a name under %s is for anybody to have', (suffix) => {
    expect(isOpenToAnybody(`*.${suffix}`)).toBe(true);
    expect(isOpenToAnybody(`https://*.${suffix.toUpperCase()}:443/js/`)).toBe(true);
    // One name under it has one owner, and so has all that is under that.
    expect(isOpenToAnybody(`winkel.${suffix}`)).toBe(false);
    expect(isOpenToAnybody(`*.winkel.${suffix}`)).toBe(false);
  });

  test.each([
    ['unpkg.com', true],
    ['https://unpkg.com/', true],
    ['https://UNPKG.com:443', true],
    ['https://esm.sh', true],
    ['https://unpkg.com/leaflet@1.9.4/', false],
    ['https://voorbeeld.nl/unpkg.com', false],
    ['unpkg.com.voorbeeld.nl', false],
    ['*.voorbeeld.nl', false],
    ['*.nl', false],
    ['*', false],
    ["'self'", false],
    ['https:', false],
  ])('%s: %s', (token, open) => expect(isOpenToAnybody(token)).toBe(open));
});

describe('readSource', () => {
  test.each([
    ["'self'", { kind: 'keyword', word: 'self' }],
    ["'Unsafe-Inline'", { kind: 'keyword', word: 'unsafe-inline' }],
    ["'nonce-aB+/_-9='", { kind: 'nonce', value: 'aB+/_-9=' }],
    ["'NONCE-Abc'", { kind: 'nonce', value: 'Abc' }],
    ["'nonce-'", { kind: 'unreadable' }],
    ["'nonce-$$'", { kind: 'unreadable' }],
    ["'sha256-abc='", { kind: 'hash' }],
    ["'SHA512-abc=='", { kind: 'hash' }],
    ["'sha1-abc'", { kind: 'unreadable' }],
    ["'nonne'", { kind: 'unreadable' }],
    ['*.', { kind: 'unreadable' }],
    ['https://*.', { kind: 'unreadable' }],
    ['*.:443', { kind: 'unreadable' }],
    ['*./a', { kind: 'unreadable' }],
    ['*.nl.', { kind: 'anyHost' }],
    ['*.voorbeeld.nl.', { kind: 'host', scheme: '', host: '*.voorbeeld.nl' }],
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
    ["self'", { kind: 'unreadable' }],
    ["x'self'", { kind: 'unreadable' }],
    ["'self'x", { kind: 'unreadable' }],
    ["'un safe'", { kind: 'unreadable' }],
    ["x'nonce-abc'", { kind: 'unreadable' }],
    ["'nonce-abc'x", { kind: 'unreadable' }],
    ["'nonce-ab=='", { kind: 'nonce', value: 'ab==' }],
    ["'nonce-ab==='", { kind: 'unreadable' }],
    ["'sha384-abc'", { kind: 'hash' }],
    ["'sha256-a==='", { kind: 'unreadable' }],
    ["x'sha256-abc'", { kind: 'unreadable' }],
    ["'sha256-abc'x", { kind: 'unreadable' }],
    ["'sha256-'", { kind: 'unreadable' }],
    ['a:', { kind: 'scheme', scheme: 'a' }],
    ['web+app.a-b:', { kind: 'scheme', scheme: 'web+app.a-b' }],
    ['1a:', { kind: 'unreadable' }],
    ['https:x', { kind: 'unreadable' }],
    ['a_b.nl', { kind: 'host', scheme: '', host: 'a_b.nl' }],
    ['a.nl.', { kind: 'host', scheme: '', host: 'a.nl' }],
    ['a.nl..', { kind: 'unreadable' }],
    ['a.nl:8', { kind: 'host', scheme: '', host: 'a.nl' }],
    ['a.nl:', { kind: 'scheme', scheme: 'a.nl' }],
    ['a.nl:x', { kind: 'unreadable' }],
    ['a.nl/', { kind: 'host', scheme: '', host: 'a.nl' }],
    ['a.nl/a b', { kind: 'unreadable' }],
    ['/a', { kind: 'unreadable' }],
    ['a.*.nl', { kind: 'unreadable' }],
    ['x:a.nl', { kind: 'unreadable' }],
    ['x-1+.y://a.nl', { kind: 'host', scheme: 'x-1+.y', host: 'a.nl' }],
    ['x://a.nl', { kind: 'host', scheme: 'x', host: 'a.nl' }],
    ['1://a.nl', { kind: 'unreadable' }],
    ['nl', { kind: 'host', scheme: '', host: 'nl' }],
    ['a..b', { kind: 'unreadable' }],
    ['', { kind: 'unreadable' }],
  ])('%s', (token, source) => expect(readSource(token)).toEqual(source));

  test.each([
    ['*', true],
    ['http:', true],
    ['https:', true],
    ['https://*', true],
    ['httpsx:', false],
    ['xhttp:', false],
    ['data:', false],
    ['wss:', false],
    ['*.voorbeeld.nl', false],
    ["'self'", false],
  ])('decides whether %s is wide', (token, wide) => expect(isWide(token)).toBe(wide));

  test('compares a keyword as a whole, ignoring case', () => {
    expect(["'SELF'", "'self'", "'selfish'", 'self', "'nonce-self'"].map((token) => isKeyword(token, 'self'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      "'",
      'self',
      'NONCE-',
      'nonce-',
      'sha256-',
      'aB',
      '=',
      'https',
      'Data',
      ':',
      '://',
      '*',
      '*.',
      '.',
      '/',
    ),
    fc.constantFrom('nl', 'a', 'A-b', 'cdn.A.nl', ':443', ' '),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const anyToken = fc.array(piece, { maxLength: 8, size: 'max' }).map((pieces) => pieces.join(''));

  test('what is read from any token is written in it', () => {
    fc.assert(
      fc.property(anyToken, (token) => {
        const source = readSource(token);
        const lower = token.toLowerCase();
        if (source.kind === 'keyword') expect(lower).toBe(`'${source.word}'`);
        if (source.kind === 'nonce') expect(token.replace(/^'nonce-/i, "'nonce-")).toBe(`'nonce-${source.value}'`);
        if (source.kind === 'hash') expect(lower).toMatch(/^'sha(?:256|384|512)-.+'$/);
        if (source.kind === 'scheme') expect(lower).toBe(`${source.scheme}:`);
        if (source.kind === 'anyHost') expect(token).toContain('*');
        if (source.kind === 'host') {
          expect(lower.startsWith(source.scheme === '' ? source.host : `${source.scheme}://${source.host}`)).toBe(true);
          expect(readSource(source.host)).toEqual({ kind: 'host', scheme: '', host: source.host });
        }
      }),
      { numRuns: inputs() },
    );
  });

  test('a token is a keyword or wide by the whole of it', () => {
    fc.assert(
      fc.property(anyToken, (token) => {
        expect(isKeyword(token, 'self')).toBe(token.toLowerCase() === "'self'");
        expect(isWide(token)).toBe(readSource(token).kind === 'anyHost' || /^https?:$/i.test(token));
      }),
      { numRuns: inputs() },
    );
  });
});
