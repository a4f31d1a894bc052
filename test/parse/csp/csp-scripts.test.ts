import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePolicies } from '../../../lib/parse/csp/csp.ts';
import { assessScriptProtection, listScriptNonces } from '../../../lib/parse/csp/csp-scripts.ts';
import { inputs } from '../../kit/inputs.ts';

const NONCE = "'nonce-r4nd0mvalue'";
const read = (header: string, staticNonces: readonly string[] = []) =>
  assessScriptProtection(parsePolicies(header), { host: 'www.voorbeeld.nl', staticNonces });
const gapsOf = (header: string, staticNonces?: readonly string[]) =>
  read(header, staticNonces).gaps.map(({ gap }) => gap);

describe('assessScriptProtection', () => {
  test.each([
    ['its own host', "script-src 'self'"],
    ["'none'", "script-src 'none'"],
    ['an empty list', 'default-src'],
    ['a nonce', `script-src ${NONCE}`],
    ['a hash', "script-src 'sha256-abc='"],
    [
      "a nonce with 'strict-dynamic' and fallbacks for old browsers",
      `script-src ${NONCE} 'strict-dynamic' https: 'unsafe-inline' *`,
    ],
    ["'unsafe-inline' beside a hash", "script-src 'self' 'unsafe-inline' 'sha256-abc='"],
    ['hosts of its own site', "script-src 'self' cdn.voorbeeld.nl https://*.voorbeeld.nl"],
    ['keywords in any case', "script-src 'SELF' 'Report-Sample'"],
    ['a scheme that runs no script', "script-src 'self' wss: mailto:"],
    ['words without quotes are host names', 'script-src self none'],
    ["'unsafe-hashes' without a hash", "script-src 'self' 'unsafe-hashes'"],
  ])('finds no gap: %s', (_, header) => expect(gapsOf(header)).toEqual([]));

  test.each([
    ["script-src 'self' 'unsafe-inline'", 'inline'],
    ["default-src 'self' 'unsafe-inline'", 'inline'],
    ["script-src 'self' 'unsafe-inline' 'nonce-$$'", 'inline'],
    [`script-src ${NONCE}; script-src-attr 'unsafe-inline'`, 'inline'],
    ["script-src 'nonce-kort'", 'shortNonce'],
    ["script-src 'self' data:", 'data'],
    ["script-src 'self' *", 'wildcard'],
    ["script-src 'self' https://*", 'wildcard'],
    ["script-src 'self' *.nl", 'wildcard'],
    ["script-src 'self' https:", 'scheme'],
    [`script-src ${NONCE} http:`, 'scheme'],
    ["script-src 'self' www.google.com", 'bypass'],
    ["script-src 'self' https://*.googleapis.com", 'bypass'],
    ["script-src 'self' https://cdnjs.cloudflare.com", 'bypass'],
    ["script-src 'self' https://*.pages.dev", 'bypass'],
    ["script-src 'self' unpkg.com", 'bypass'],
    ["script-src 'self' https://unpkg.com/leaflet@1.9.4/dist/", 'thirdParty'],
    ["script-src 'self' https://winkel.pages.dev", 'thirdParty'],
    ["script-src 'self' cdn.anders.nl", 'thirdParty'],
    [`script-src ${NONCE} cdn.anders.nl`, 'thirdParty'],
    ["script-src 'self' 'unsafe-hashes' 'sha256-abc='", 'unsafeHashes'],
    ["script-src 'self' blob:", 'blob'],
  ])('%s', (header, gap) => expect(gapsOf(header)[0]).toBe(gap));

  test('treats a nonce that repeats across responses as no protection', () => {
    expect(gapsOf(`script-src ${NONCE} 'strict-dynamic'`, ['r4nd0mvalue'])).toEqual(['staticNonce']);
    expect(gapsOf(`script-src ${NONCE} 'strict-dynamic'`, ['R4ND0MVALUE'])).toEqual([]);
  });

  test('intersects policies: what one of them closes stays closed', () => {
    expect(gapsOf("script-src 'self' 'unsafe-inline'")).toEqual([
      'inline',
      'shortNonce',
      'staticNonce',
      'unsafeHashes',
    ]);
    expect(gapsOf(`script-src 'self' 'unsafe-inline', script-src ${NONCE} https:`)).toEqual([]);
    expect(gapsOf("script-src https:, script-src 'self' cdn.anders.nl")).toEqual(['thirdParty']);
    expect(gapsOf("script-src https:, script-src 'self' www.google.com")).toEqual(['bypass', 'thirdParty']);
    expect(gapsOf('script-src *, script-src https:')).toEqual(['scheme', 'bypass', 'thirdParty']);
  });

  test('does not let a repeated nonce in one policy open what another closes', () => {
    expect(gapsOf(`script-src ${NONCE}, script-src 'nonce-an0therone'`, ['r4nd0mvalue', 'an0therone'])).toEqual([]);
    expect(gapsOf(`script-src ${NONCE}, script-src ${NONCE} https:`, ['r4nd0mvalue'])).toEqual(['staticNonce']);
  });

  test('ignores a policy that does not govern scripts', () => {
    expect(read("upgrade-insecure-requests, frame-ancestors 'none'").governed).toBe(false);
    expect(gapsOf("img-src 'none', script-src 'unsafe-inline'")[0]).toBe('inline');
    expect(read("script-src-elem 'self'").governed).toBe(false);
  });

  test('distinguishes nonces from hashes', () => {
    expect(read(`script-src ${NONCE}`)).toMatchObject({ byNonce: true, byHash: false });
    expect(read("script-src 'sha384-abc'")).toMatchObject({ byNonce: false, byHash: true });
    expect(listScriptNonces(parsePolicies(`default-src ${NONCE}, script-src 'nonce-other123'`))).toEqual([
      'r4nd0mvalue',
      'other123',
    ]);
  });

  test('names the sources that leave the gap open', () => {
    expect(read("script-src 'self' https: cdn.anders.nl").gaps[0]).toEqual({ gap: 'scheme', sources: ['https:'] });
  });
});

describe('any policy', () => {
  const token = fc.constantFrom(
    ...["'self'", "'none'", "'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", "'unsafe-hashes'"],
    ...['*', 'https:', 'data:', 'blob:', 'a.nl', '*.googleapis.com', "'sha256-a'", "'nonce-abc'", NONCE, '', ';', '..'],
  );
  const list = fc.array(fc.oneof(token, fc.string({ unit: 'binary', maxLength: 10 })), { maxLength: 8 });
  const name = fc.constantFrom('script-src', 'default-src', 'script-src-elem', 'script-src-attr', 'img-src');
  const header = fc
    .array(fc.tuple(name, list), { maxLength: 4 })
    .map((directives) => directives.map(([directive, words]) => `${directive} ${words.join(' ')}`).join('; '));

  test('is assessed without throwing, and an added policy never opens a gap', () => {
    fc.assert(
      fc.property(header, header, (one, other) => {
        const before = read(one);
        const after = read(`${one}, ${other}`);
        if (before.governed) for (const { gap } of after.gaps) expect(gapsOf(one)).toContain(gap);
        expect(after.governed || !before.governed).toBe(true);
      }),
      { numRuns: inputs() },
    );
  });
});

describe('several policies', () => {
  const gapsOf = (header: string) => {
    const { governed, gaps } = assessScriptProtection(parsePolicies(header), {
      host: 'voorbeeld.nl',
      staticNonces: [],
    });
    return governed ? gaps.map(({ gap, sources }) => [gap, ...sources]) : null;
  };

  test.each<[string, readonly (readonly string[])[] | null]>([
    // One policy governs elements and the other attributes: both are governed.
    ["script-src-elem 'self', script-src-attr 'none'", []],
    ["script-src-elem 'self'", null],
    ["script-src-attr 'none', img-src 'self'", null],
    // Each policy closes what the other leaves open.
    [
      "script-src-elem 'unsafe-inline'; script-src-attr 'none', script-src-elem 'self'; script-src-attr 'unsafe-inline'",
      [],
    ],
    [
      "script-src 'unsafe-inline', script-src-elem 'self'",
      [
        ['inline', "'unsafe-inline'"],
        ['unsafeHashes', "'unsafe-inline'"],
      ],
    ],
    ["script-src 'unsafe-inline', script-src-attr 'none'; script-src-elem 'self'", []],
    // Only hosts that every policy allows.
    ['script-src https://a.nl, script-src https://b.nl', []],
    ['script-src https://a.nl https://b.nl, script-src *.b.nl b.nl', [['thirdParty', 'https://b.nl', 'b.nl']]],
    ['script-src https://a.nl, script-src https:', [['thirdParty', 'https://a.nl', 'https:']]],
    ["script-src data:, script-src 'self'", []],
    // An element has one nonce, and a handler one text.
    ["script-src 'nonce-a', script-src 'nonce-b'", []],
    ["script-src 'nonce-a', script-src 'nonce-A'", []],
    [
      "script-src 'nonce-a' 'nonce-b', script-src 'nonce-c' 'nonce-b'",
      [
        ['shortNonce', "'nonce-b'"],
        ['staticNonce', "'nonce-b'"],
      ],
    ],
    [
      "script-src 'nonce-a', script-src 'unsafe-inline'",
      [
        ['shortNonce', "'nonce-a'", "'unsafe-inline'"],
        ['staticNonce', "'nonce-a'", "'unsafe-inline'"],
      ],
    ],
    ["script-src 'unsafe-hashes' 'sha256-a', script-src 'unsafe-hashes' 'sha256-b'", []],
    ["script-src 'unsafe-hashes' 'sha256-a', script-src 'sha256-a'", []],
    [
      "script-src 'unsafe-hashes' 'sha256-a+', script-src 'unsafe-hashes' 'SHA256-a-'",
      [['unsafeHashes', "'unsafe-hashes'"]],
    ],
    // Hashes of two algorithms do not show whether they belong to one script or to two.
    [
      "script-src 'unsafe-hashes' 'sha256-a', script-src 'unsafe-hashes' 'sha384-b'",
      [['unsafeHashes', "'unsafe-hashes'"]],
    ],
    [
      "script-src-attr 'unsafe-hashes' 'sha256-a'; script-src 'self', script-src-attr 'unsafe-hashes' 'sha256-b'; script-src 'self'",
      [],
    ],
  ])('%s', (header, gaps) => {
    const found = gapsOf(header);
    expect(found?.map(([gap]) => gap) ?? null).toEqual(gaps?.map(([gap]) => gap) ?? null);
    for (const [index, [, ...sources]] of (gaps ?? []).entries())
      expect(found?.[index]?.slice(1).sort()).toEqual(sources.sort());
  });
});
