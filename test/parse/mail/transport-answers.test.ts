import { describe, expect, test } from 'vitest';
import { findDane, parsePolicyFile } from '../../../lib/parse/mail/transport-answers.ts';
import { bogus, dns, mx, timeout, tlsa, unsigned } from '../../checks/domein/dns-facts.ts';

const HOSTS = ['mx1.mailhuis.nl', 'mx2.mailhuis.nl'];
const ONE = 'TLSA _25._tcp.mx1.mailhuis.nl';
const TWO = 'TLSA _25._tcp.mx2.mailhuis.nl';

describe('findDane', () => {
  test.each([
    ['full', {}],
    ['partial', { [ONE]: [] }],
    ['partial', { [ONE]: unsigned(tlsa()) }],
    ['partial', { [ONE]: bogus(tlsa()) }],
    ['partial', { 'MX voorbeeld.nl': unsigned(mx('mx1.mailhuis.nl')) }],
    ['partial', { 'MX voorbeeld.nl': timeout }],
    ['none', { [ONE]: [], [TWO]: [tlsa(1)] }],
  ] as const)('%s %j', (value, zone) => {
    expect(findDane(dns(zone), 'voorbeeld.nl', HOSTS)).toEqual({ seen: true, value });
  });

  test('is unseen when an answer is missing or the resolver does not validate', () => {
    expect(findDane(dns({ [TWO]: timeout }), 'voorbeeld.nl', HOSTS)).toEqual({ seen: false, why: 'timeout' });
    expect(findDane(dns({}, { validates: false }), 'voorbeeld.nl', HOSTS)).toEqual({
      seen: false,
      why: 'unfitResolver',
    });
  });
});

describe('parsePolicyFile', () => {
  const file = (body: string, changes = {}) =>
    parsePolicyFile(
      { status: 200, redirected: false, headers: { 'content-type': 'text/plain; charset=utf-8' }, body, ...changes },
      HOSTS,
    );
  const lines = (mode: string, server: string) => `version: STSv1\nmode: ${mode}\nmx: ${server}\nmax_age: 86400\n`;

  test.each([
    ['enforced', lines('enforce', '*.mailhuis.nl'), ['*.mailhuis.nl']],
    ['uncovered', lines('enforce', 'mx1.mailhuis.nl'), ['mx2.mailhuis.nl']],
    ['testing', lines('testing', 'mx1.mailhuis.nl'), ['mx1.mailhuis.nl']],
    ['off', lines('none', 'mx1.mailhuis.nl'), ['mx1.mailhuis.nl']],
    ['broken', lines('strict', 'mx1.mailhuis.nl'), ['mode: strict']],
  ])('%s', (state, body, items) => expect(file(body)).toMatchObject({ state, items }));

  test.each([
    [{ status: 404 }, 'HTTP 404'],
    [{ status: 301, redirected: true }, 'HTTP 3xx'],
    [{ headers: { 'content-type': 'text/html' } }, 'Content-Type: text/html'],
    [{ headers: {} }, 'Content-Type: '],
  ])('%j is broken', (changes, item) => {
    expect(file(lines('enforce', '*.mailhuis.nl'), changes)).toEqual({ state: 'broken', maxAge: 0, items: [item] });
  });
});
