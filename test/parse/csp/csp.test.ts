import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findStrangePolicies,
  listFor,
  parseEnforcedPolicies,
  parsePolicies,
  parsePolicy,
} from '../../../lib/parse/csp/csp.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const directivesOf = (text: string, from: 'header' | 'meta' = 'header') =>
  Object.fromEntries(parsePolicy(text, from)?.directives ?? []);

describe('parsePolicy', () => {
  test.each([
    ["default-src 'self'", { 'default-src': ["'self'"] }],
    ["Default-SRC 'Self' HTTPS://A", { 'default-src': ["'Self'", 'HTTPS://A'] }],
    ["script-src 'none'; img-src *", { 'script-src': ["'none'"], 'img-src': ['*'] }],
    [" ;; script-src\t'none' ;", { 'script-src': ["'none'"] }],
    ['script-src', { 'script-src': [] }],
    ["script-src 'self'; script-src *", { 'script-src': ["'self'"] }],
    ['constructor a; __proto__ b', { constructor: ['a'], ['__proto__']: ['b'] }],
  ])('%s', (text, directives) => expect(directivesOf(text)).toEqual(directives));

  test.each([[''], [' ; ; '], ['\n']])('returns null for %j', (text) => expect(parsePolicy(text, 'header')).toBeNull());

  test('uses the first of a repeated directive and reports the repetition', () => {
    const policy = parsePolicy("script-src 'self'; SCRIPT-SRC *; script-src data:", 'header');
    expect(policy?.repeated).toEqual(['script-src']);
    expect(policy?.directives.get('script-src')).toEqual(["'self'"]);
  });

  test('ignores frame-ancestors, sandbox and report-uri in a meta element', () => {
    const policy = parsePolicy("frame-ancestors 'none'; sandbox; report-uri /r; base-uri 'none'", 'meta');
    expect(policy?.ignored).toEqual(['frame-ancestors', 'sandbox', 'report-uri']);
    expect([...(policy?.directives.keys() ?? [])]).toEqual(['base-uri']);
  });
});

describe('parseEnforcedPolicies', () => {
  const meta = (content: string, changes = {}) => ({
    httpEquiv: 'content-security-policy',
    content,
    inHead: true,
    ...changes,
  });

  test('splits the policies of a header at commas', () => {
    expect(parsePolicies("script-src 'self', img-src 'none',,")).toHaveLength(2);
  });

  test('lists the header first, then meta elements in the head', () => {
    const policies = parseEnforcedPolicies({ 'content-security-policy': "script-src 'self'" }, [
      meta("img-src 'none'"),
      meta('font-src *', { inHead: false }),
      meta('font-src *', { httpEquiv: 'content-security-policy-report-only' }),
    ]);
    expect(policies?.map(({ from, directives }) => [from, [...directives.keys()]])).toEqual([
      ['header', ['script-src']],
      ['meta', ['img-src']],
    ]);
  });

  test('does not split a meta element at commas', () => {
    expect(parseEnforcedPolicies({}, [meta("script-src 'self', img-src *")])).toHaveLength(1);
  });

  test('report-only is not enforced', () => {
    expect(parseEnforcedPolicies({ 'content-security-policy-report-only': "script-src 'self'" }, [])).toEqual([]);
  });

  test.each([
    ['header', parseEnforcedPolicies({ 'content-security-policy': `img-src ${'a '.repeat(8_000)}` }, [])],
    ['meta', parseEnforcedPolicies({}, [meta(`img-src ${'a '.repeat(8_000)}`)])],
  ])('returns null for a %s that the evidence may have truncated', (_, policies) => expect(policies).toBeNull());
});

describe('listFor', () => {
  const lists = (text: string, directive: string) => {
    const policy = parsePolicy(text, 'header');
    return policy === null ? null : listFor(policy, directive);
  };

  test.each([
    ["default-src 'self'", 'script-src-elem', ["'self'"]],
    ["default-src 'self'; script-src 'none'", 'script-src-attr', ["'none'"]],
    ["script-src 'none'; script-src-elem *", 'script-src-elem', ['*']],
    ["script-src-elem 'self'", 'script-src-attr', null],
    ["default-src 'none'", 'object-src', ["'none'"]],
    ["default-src 'none'", 'base-uri', null],
    ["default-src 'none'", 'form-action', null],
    ["default-src 'none'", 'frame-ancestors', null],
  ])('%s: %s', (text, directive, list) => expect(lists(text, directive)).toEqual(list));
});

describe('findStrangePolicies', () => {
  const OWN = "script-src 'self' 'nonce-abc' https://a.nl; img-src *, frame-ancestors 'none'";
  const strange = (...enforced: readonly string[]) => findStrangePolicies(enforced, parsePolicies(OWN));

  test.each([
    "script-src 'self' 'nonce-abc' https://a.nl; img-src *",
    "img-src *; SCRIPT-SRC https://a.nl 'nonce-xyz' 'self'; report-uri /meld?id=1",
    "frame-ancestors 'none'",
    '',
    ';',
    `script-src 'none'; img-src ${'https://lang.nl '.repeat(1_000)}`,
  ])('%#: is known, or too uncertain to report', (policy) => expect(strange(policy)).toEqual([]));

  test.each(["script-src 'self' 'nonce-abc'; img-src *", "script-src 'none'", "connect-src 'none'"])(
    'reports %s',
    (policy) => expect(strange(policy, "frame-ancestors 'none'")).toEqual([policy]),
  );

  test('recognises a policy of a meta element by the directives that count there', () => {
    const metas = [{ httpEquiv: 'content-security-policy', content: "sandbox; base-uri 'none'", inHead: true }];
    expect(findStrangePolicies(["sandbox; base-uri 'none'"], parseEnforcedPolicies({}, metas) ?? [])).toEqual([]);
  });
});

describe('any text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 });

  test('is parsed without throwing, and joining headers joins their policies', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(parsePolicies(`${one},${other}`)).toEqual([...parsePolicies(one), ...parsePolicies(other)]);
        parsePolicy(one, 'meta');
        expect(findStrangePolicies([one], parsePolicies(one.replaceAll(',', ' ')))).toEqual(
          one.includes(',') ? expect.any(Array) : [],
        );
      }),
      RUNS,
    );
  });
});
