import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Policy, parsePolicies, parsePolicy } from '../../../lib/parse/csp/csp.ts';
import { findSyntaxFaults } from '../../../lib/parse/csp/csp-syntax.ts';
import { inputs } from '../../kit/inputs.ts';

const faultsOf = (policies: readonly Policy[], isSecure = true) =>
  findSyntaxFaults(policies, isSecure).map(({ fault, words }) => [fault, ...words]);
const sent = (header: string) => faultsOf(parsePolicies(header));

describe('findSyntaxFaults', () => {
  test.each([
    "default-src 'self'; script-src 'nonce-r4nd0mvalue' 'strict-dynamic' https: 'unsafe-inline'",
    "script-src 'nonce-r4nd0mvalue' 'strict-dynamic' 'unsafe-inline' https: http:; object-src 'none'; base-uri 'none'",
    "script-src 'SELF' 'Wasm-Unsafe-Eval'; frame-ancestors 'none'; upgrade-insecure-requests",
    "require-trusted-types-for 'script'; trusted-types default 'allow-duplicates'",
    'sandbox allow-scripts allow-forms; report-uri /csp; report-to csp',
    "script-src 'self' 'report-sha256' 'trusted-types-eval' 'inline-speculation-rules'",
    "connect-src 'self' wss: http://localhost:3000 http://127.0.0.1:*",
    "default-src 'none' 'strict-dynamic'; script-src 'self'",
    'img-src * data: blob:',
  ])('clean: %s', (header) => expect(sent(header)).toEqual([]));

  test.each([
    ['script-src self', [['unquoted', 'self']]],
    ["script-src 'self' nonce-abc", [['unquoted', 'nonce-abc']]],
    ["default-src 'self' script-src 'none'", [['missingSemicolon', 'script-src']]],
    ["script-src 'strict-dynamic'", [['dynamicAlone', "'strict-dynamic'"]]],
    ["default-src 'strict-dynamic'", [['dynamicAlone', "'strict-dynamic'"]]],
    ['img-src http: https:', [['httpSource', 'http:']]],
    ["default-src 'strict-dynamic' 'nonce-r4nd0mvalue' http:", [['httpSource', 'http:']]],
    ["script-src 'nonce-r4nd0mvalue' http:", [['httpSource', 'http:']]],
    ['img-src http://cdn.nl http://*', [['httpSource', 'http://cdn.nl', 'http://*']]],
    ["script-scr 'self'", [['unknown', 'script-scr']]],
    ["script-src: 'self'", [['unknown', 'script-src:']]],
    ["script-src 'selfs' 'nonce-$'", [['unknown', "'selfs'", "'nonce-$'"]]],
    ["img-src *; img-src 'self'", [['repeated', 'img-src']]],
    ['block-all-mixed-content; plugin-types a/b', [['deprecated', 'block-all-mixed-content', 'plugin-types']]],
  ])('%s', (header, faults) => expect(sent(header)).toEqual(faults));

  test('the gravest first, over all policies', () => {
    expect(sent('navigate-to *, script-src none').map(([fault]) => fault)).toEqual(['unquoted', 'deprecated']);
  });

  test('http sources weaken only a page that came over https', () => {
    expect(faultsOf(parsePolicies('img-src http:'), false)).toEqual([]);
  });

  test('what meta ignores, and a policy that stands only there', () => {
    const meta = parsePolicy("frame-ancestors 'none'; base-uri 'self'", 'meta');
    const policies = meta === null ? [] : [meta];
    expect(faultsOf(policies)).toEqual([['ignoredInMeta', 'frame-ancestors'], ['onlyMeta']]);
    expect(faultsOf([...parsePolicies("script-src 'self'"), ...policies])).toEqual([
      ['ignoredInMeta', 'frame-ancestors'],
    ]);
  });

  test('any header is read without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        sent(text);
        sent(`script-src ${text}`);
      }),
      { numRuns: inputs() },
    );
  });
});

describe('what belongs to the standard is known', () => {
  test.each([
    'none',
    'self',
    'unsafe-inline',
    'unsafe-eval',
    'unsafe-hashes',
    'report-sample',
    'report-sha256',
    'report-sha384',
    'report-sha512',
    'unsafe-allow-redirects',
    'wasm-unsafe-eval',
    'trusted-types-eval',
    'inline-speculation-rules',
    'unsafe-webtransport-hashes',
  ])("the keyword '%s'", (word) => expect(sent(`img-src '${word}'`)).toEqual([]));

  test.each([
    'base-uri',
    'child-src',
    'connect-src',
    'default-src',
    'fenced-frame-src',
    'font-src',
    'form-action',
    'frame-ancestors',
    'frame-src',
    'img-src',
    'manifest-src',
    'media-src',
    'object-src',
    'script-src',
    'script-src-attr',
    'script-src-elem',
    'style-src',
    'style-src-attr',
    'style-src-elem',
    'worker-src',
  ])('the list %s', (name) => {
    expect(sent(`${name} https://a.nl`)).toEqual([]);
    expect(sent(`${name} 'x'`)).toEqual([['unknown', "'x'"]]);
  });

  test.each([
    'report-to',
    'report-uri',
    'require-trusted-types-for',
    'sandbox',
    'trusted-types',
    'upgrade-insecure-requests',
    'webrtc',
  ])('%s, which holds no sources', (name) => expect(sent(`${name} 'x'`)).toEqual([]));

  test.each([
    'block-all-mixed-content',
    'disown-opener',
    'navigate-to',
    'plugin-types',
    'prefetch-src',
    'referrer',
    'reflected-xss',
    'require-sri-for',
  ])('%s, which is no more', (name) => expect(sent(name)).toEqual([['deprecated', name]]));
});

test.each([
  ["script-src 'strict-dynamic' 'sha256-abc='", []],
  ["script-src-elem 'strict-dynamic'", [['dynamicAlone', "'strict-dynamic'"]]],
  ["style-src 'strict-dynamic'", []],
  ["script-src-elem 'nonce-r4nd0mvalue' 'strict-dynamic' http:", []],
  ["img-src 'strict-dynamic' 'nonce-r4nd0mvalue' http:", [['httpSource', 'http:']]],
  ['img-src HTTP://*', [['httpSource', 'HTTP://*']]],
  ['img-src https://*', []],
  ['img-src //a.nl', [['unknown', '//a.nl']]],
])('%s', (header, faults) => expect(sent(header)).toEqual(faults));

test('no policy has no faults', () => expect(findSyntaxFaults([], true)).toEqual([]));
