import { Directive, FETCH_DIRECTIVES, Keyword } from 'csp_evaluator/dist/csp.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Policy, parsePolicies, parsePolicy } from '../../../lib/parse/csp/csp.ts';
import { findSyntaxFaults } from '../../../lib/parse/csp/csp-syntax.ts';
import { inputs } from '../../kit/inputs.ts';
import { partsOfHeader } from '../../kit/published.ts';

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
    "script-src 'none' 'report-sample'; img-src 'none' 'NONE'",
    "trusted-types default dompurify#x 'allow-duplicates'; webrtc 'Allow'; sandbox ALLOW-SCRIPTS",
    'sandbox; trusted-types; require-trusted-types-for',
  ])('finds no faults in %s', (header) => expect(sent(header)).toEqual([]));

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
    ["script-src 'none' 'self'", [['unknown', "'none'"]]],
    ["default-src 'None' https://cdn.nl; img-src 'none'", [['unknown', "'None'"]]],
    ["script-src 'none' 'unsafe-eval'", [['unknown', "'none'"]]],
    ['require-trusted-types-for script', [['unquoted', 'script']]],
    ["require-trusted-types-for 'scripts'", [['unknown', "'scripts'"]]],
    ['trusted-types none', [['unquoted', 'none']]],
    ["trusted-types 'allow-duplicate'", [['unknown', "'allow-duplicate'"]]],
    ['sandbox allow-script allow-forms', [['unknown', 'allow-script']]],
    ['webrtc block', [['unquoted', 'block']]],
    ["img-src *; img-src 'self'", [['repeated', 'img-src']]],
    ['block-all-mixed-content; plugin-types a/b', [['deprecated', 'block-all-mixed-content', 'plugin-types']]],
  ])('%s', (header, faults) => expect(sent(header)).toEqual(faults));

  test('lists the most severe fault first, across all policies', () => {
    expect(sent('navigate-to *, script-src none').map(([fault]) => fault)).toEqual(['unquoted', 'deprecated']);
  });

  test('reports http sources only for a page loaded over https', () => {
    expect(faultsOf(parsePolicies('img-src http:'), false)).toEqual([]);
  });

  test('reports directives ignored in meta, and a policy that exists only in a meta element', () => {
    const meta = parsePolicy("frame-ancestors 'none'; base-uri 'self'", 'meta');
    const policies = meta === null ? [] : [meta];
    expect(faultsOf(policies)).toEqual([['ignoredInMeta', 'frame-ancestors'], ['onlyMeta']]);
    expect(faultsOf([...parsePolicies("script-src 'self'"), ...policies])).toEqual([
      ['ignoredInMeta', 'frame-ancestors'],
    ]);
  });

  test('the words of any fault are written in the header, and a fault before it is still found', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'img-src',
        'Script-Scr',
        'self',
        "'self'",
        'HTTP:',
        'http://A.nl',
        "'strict-dynamic'",
        'plugin-types',
      ),
      fc.constantFrom(' ', ' ', ';', ',', 'é'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const header = fc.array(piece, { maxLength: 20, size: 'max' }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(header, (text) => {
        // Names, keywords and what is dropped are told in lower case or as written.
        for (const [, ...words] of [...sent(text), ...sent(`script-src ${text}`)])
          for (const word of words) expect(`script-src ${text}`.toLowerCase()).toContain(word.toLowerCase());
        expect(sent(`script-scr 'self'; ${text}`).find(([fault]) => fault === 'unknown')).toContain('script-scr');
      }),
      { numRuns: inputs() },
    );
  });
});

/** The directives and keywords of the standard according to Google's csp_evaluator and MDN. */
const parts = partsOfHeader('Content-Security-Policy');
const inEvaluator: readonly string[] = Object.values(Directive);
const isSourceList = (name: string): boolean => /-src(?:-|$)/.test(name);
const current = parts.filter(({ isDeprecated }) => !isDeprecated).map(({ name }) => name);

describe('directives', () => {
  // CSP3 §6.1: each fetch directive has a list; so have §6.3.1 base-uri, §6.4.1 form-action and §6.4.2 frame-ancestors.
  const lists = [...current.filter(isSourceList), ...FETCH_DIRECTIVES, 'base-uri', 'form-action', 'frame-ancestors'];
  test.each([...new Set(lists)])('%s accepts sources and nothing else', (name) => {
    expect(sent(`${name} 'none'`)).toEqual([]);
    expect(sent(`${name} https://a.nl *.b.nl:8443`)).toEqual([]);
    expect(sent(`${name} 'x'`)).toEqual([['unknown', "'x'"]]);
    for (const slip of [`${name}s`, name.replace('-', ''), name.replace('-', '_'), name.slice(0, -1)])
      expect(sent(`${slip} 'none'`), slip).toEqual([['unknown', slip]]);
  });

  test.each([
    ['sandbox allow-popups allow-same-origin', 'CSP3 §6.3.2'],
    ['report-uri https://a.nl/csp /csp', 'CSP3 §6.5.1, superseded and obeyed where report-to is not'],
    ['report-to main', 'CSP3 §6.5.2'],
    ["webrtc 'block'", 'CSP3 §6.2.1'],
    ["trusted-types 'none'", 'Trusted Types, “trusted-types directive”'],
    ["require-trusted-types-for 'script'", 'Trusted Types, “require-trusted-types-for directive”'],
    ['upgrade-insecure-requests', 'Upgrade Insecure Requests §3'],
  ])('%s: %s', (header) => {
    expect(sent(header)).toEqual([]);
    const [name = ''] = header.split(' ');
    expect(sent(header.replace(name, `${name}s`)).map(([fault]) => fault)).toContain('unknown');
  });

  test('knows every directive of the evaluator, and deprecates those that MDN has withdrawn', () => {
    // Enforced although MDN does not list them: webrtc is newer, and report-uri remains for old browsers.
    const enforced = [...current, 'webrtc', 'report-uri'];
    const judged = [
      ...new Set([...inEvaluator, ...parts.flatMap(({ name, isDeprecated }) => (isDeprecated ? name : []))]),
    ];
    expect(judged.length).toBeGreaterThan(30);
    for (const name of judged) {
      const faults = sent(name).map(([fault]) => fault);
      expect(faults, name).toEqual(enforced.includes(name) ? [] : ['deprecated']);
    }
  });
});

describe('keywords', () => {
  /** CSP3 §2.3.1, `keyword-source`, as in the grammar; 'none' is listed beside it there. */
  const GRAMMAR = `"'self'" / "'unsafe-inline'" / "'unsafe-eval'" / "'strict-dynamic'" / "'unsafe-hashes'" / "'report-sample'" /
    "'unsafe-allow-redirects'" / "'wasm-unsafe-eval'" / "'trusted-types-eval'" / "'report-sha256'" / "'report-sha384'" /
    "'report-sha512'" / "'unsafe-webtransport-hashes'"`;
  const inGrammar = [...GRAMMAR.matchAll(/'[^']+'/g)].map(([word]) => word);
  // Words of the evaluator that only webrtc uses, or that left the drafts before any browser adopted them under that name.
  const OTHERS = ["'block'", "'allow'", "'wasm-eval'", "'unsafe-hashed-attributes'"];
  const words = [...new Set([...inGrammar, ...Object.values<string>(Keyword)])].filter(
    (word) => !OTHERS.includes(word),
  );

  test.each(words)('%s', (word) => {
    // 'none' stands alone.
    const list = word === "'none'" ? 'script-src' : "script-src 'nonce-r4nd0mvalue'";
    expect(sent(`${list} ${word}`)).toEqual([]);
    expect(sent(`${list} ${word.toUpperCase()}`)).toEqual([]);
    for (const slip of [word.replace("'", "'x"), word.replaceAll('-', '_'), word.replace(/'$/, "s'")])
      if (slip !== word) expect(sent(`script-src ${slip}`), slip).toEqual([['unknown', slip]]);
  });
  test.each(OTHERS)('%s is not a source', (word) => expect(sent(`script-src ${word}`)).toEqual([['unknown', word]]));
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

test('an empty list of policies has no faults', () => expect(findSyntaxFaults([], true)).toEqual([]));
