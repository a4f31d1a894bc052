import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIssuingBlocked, isValidCaa, listCaaNames, parseCaaIssuer } from '../../../lib/parse/dns/caa.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();
const record = (tag: string, value: string, flags = 0) => ({ flags, tag, value });

describe('parseCaaIssuer: the examples of RFC 8659 §4.2', () => {
  test.each([
    ['ca1.example.net', { authority: 'ca1.example.net', parameters: {} }],
    ['ca1.example.net; account=230123', { authority: 'ca1.example.net', parameters: { account: '230123' } }],
    [' CA.example ;policy = ev; a=b ', { authority: 'ca.example', parameters: { policy: 'ev', a: 'b' } }],
    [';', { authority: null, parameters: {} }],
    ['', { authority: null, parameters: {} }],
    ['; account=1', { authority: null, parameters: { account: '1' } }],
    ['%%%%%', null],
    ['ca.example; policy', null],
    ['ca example', null],
    ['-ca.example', null],
    ['ca-.example', null],
    ['ca..example', null],
    ['ca.example.', null],
    ['a', { authority: 'a', parameters: {} }],
    ['a-b.c-d', { authority: 'a-b.c-d', parameters: {} }],
    ['ca_x', null],
    ['; A=', { authority: null, parameters: { a: '' } }],
    ['; ab-c = x:y', { authority: null, parameters: { 'ab-c': 'x:y' } }],
    ['; a\t=\tb', { authority: null, parameters: { a: 'b' } }],
    ['; -a=b', null],
    ['; a-=b', null],
    ['; a=b c', null],
    ['; x a=b', null],
    ['; a=é', null],
    ['; =b', null],
  ])('%j', (value, expected) => expect(parseCaaIssuer(value)).toEqual(expected));

  test('never throws, and no authority contains a separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(parseCaaIssuer(value)?.authority ?? '').not.toMatch(/[;\s]/);
      }),
      { numRuns },
    );
  });
});

test('an unknown tag blocks issuance when it is critical', () => {
  expect(isIssuingBlocked(record('tbs', 'Unknown', 128))).toBe(true);
  expect(isIssuingBlocked(record('tbs', 'Unknown'))).toBe(false);
  expect(isIssuingBlocked(record('issue', ';', 128))).toBe(false);
  for (const tag of ['issuewild', 'issuemail', 'issuevmc', 'iodef', 'contactemail', 'contactphone'])
    expect(isIssuingBlocked(record(tag, '', 128)), tag).toBe(false);
  expect([127, 129, 255].map((flags) => isIssuingBlocked(record('tbs', '', flags)))).toEqual([false, true, true]);
});

test.each([
  ['issue', 'letsencrypt.org', true],
  ['issue', 'letsencrypt org', false],
  ['issuewild', ';', true],
  ['iodef', 'mailto:security@example.nl', true],
  ['iodef', 'https://iodef.example.com/', true],
  ['iodef', 'security@example.nl', false],
  ['iodef', 'http://a.nl', true],
  ['iodef', 'HTTPS://a.nl', true],
  ['iodef', 'https://', false],
  ['iodef', 'https://a b', false],
  ['iodef', 'xhttps://a', false],
  ['iodef', 'xmailto:a@b', false],
  ['iodef', 'mailto:a@', false],
  ['iodef', 'mailto:@b', false],
  ['iodef', 'mailto:a@b c', false],
  ['iodef', 'mailto:a@b@c', false],
  ['issuemail', 'a b', false],
  ['issuevmc', 'a b', false],
  ['issuewild', 'a b', false],
  ['Issue', 'a', false],
  ['a1', 'x y', true],
  ['tbs', 'anything at all', true],
  ['is-sue', 'letsencrypt.org', false],
  ['', 'letsencrypt.org', false],
])('isValidCaa %s %j', (tag, value, expected) => {
  expect(isValidCaa(record(tag, value))).toBe(expected);
});

test('listCaaNames lists every name up to the top-level domain', () => {
  expect(listCaaNames('x.y.example.nl')).toEqual(['x.y.example.nl', 'y.example.nl', 'example.nl', 'nl']);
});
