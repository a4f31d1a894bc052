import { describe, expect, test } from 'vitest';
import { aliasOf, hostState, nameServersOf, publicAddressesOf } from '../../../lib/parse/dns/host-answers.ts';
import { a, aaaa, cname, dns, noName, ns, timeout, type Zone } from '../../checks/domein/dns-facts.ts';

const X = 'x.voorbeeld.nl';
const book = (v4: Zone[string], v6: Zone[string]) => dns({ [`A ${X}`]: v4, [`AAAA ${X}`]: v6 });

describe('hostState', () => {
  test.each([
    ['alive', [a('45.92.7.10')], timeout],
    ['alive', [a('45.92.7.10')], [aaaa('fd00::1')]],
    ['alive', [], [aaaa('2a0e:4d40:7::10')]],
    ['alias', timeout, [cname(X, 'y.nl')]],
    ['noName', noName(), timeout],
    ['noName', noName(), []],
    // A server that says "no such name" for the one type it has no records of: the name is there.
    ['alive', [a('45.92.7.10')], noName()],
    ['private', [a('10.0.0.1')], noName()],
    ['private', [a('10.0.0.1'), a('45.92.7.10')], []],
    ['private', [], [aaaa('fe80::1')]],
    ['noAddress', [], []],
  ] as const)('%s %#', (state, v4, v6) => expect(hostState(book(v4, v6), X)).toEqual({ seen: true, value: state }));

  test.each([
    ['private', 'mail.local'],
    ['private', 'localhost'],
    ['private', 'mail'],
    ['noName', '45.92.7.10'],
    ['noName', '10.0.0.1'],
  ] as const)('%s by its name alone: %s, of which nobody is asked', (state, host) => {
    expect(hostState(dns(), host)).toEqual({ seen: true, value: state });
    expect(publicAddressesOf(dns(), 'A', host)).toEqual({ seen: true, value: [] });
  });

  test('a suffix that the list does not know may be new: unseen', () => {
    const why = { seen: false, why: 'hidden' } as const;
    const unasked = dns({ 'A mail.intern': why, 'AAAA mail.intern': why });
    expect(hostState(unasked, 'mail.intern')).toEqual(why);
    expect(publicAddressesOf(unasked, 'AAAA', 'mail.intern')).toEqual(why);
  });

  test('unseen where the family that decides was not seen', () => {
    expect(hostState(book([], timeout), X)).toEqual({ seen: false, why: 'timeout' });
    expect(hostState(book(undefined, []), X)).toEqual({ seen: false, why: 'time' });
    expect(hostState(book(timeout, noName()), X)).toEqual({ seen: false, why: 'timeout' });
  });
});

describe('aliasOf', () => {
  const chain = [cname(X, 'y.nl'), cname('y.nl', 'z.nl')];
  test('the chain in order, and how it ends', () => {
    expect(aliasOf(book([...chain].reverse(), []), X)).toEqual({
      seen: true,
      value: { chain: ['y.nl', 'z.nl'], end: 'empty' },
    });
    expect(aliasOf(book([...chain, a('45.92.7.10')], timeout), X)).toMatchObject({ value: { end: 'alive' } });
    expect(aliasOf(book(noName(...chain), timeout), X)).toMatchObject({ value: { end: 'dangling' } });
    expect(aliasOf(book([...chain, a('45.92.7.10')], noName(...chain)), X)).toMatchObject({ value: { end: 'alive' } });
    expect(aliasOf(book([a('45.92.7.10')], timeout), X)).toEqual({ seen: true, value: { chain: [], end: 'none' } });
  });

  test('aliases that go round end', () => {
    expect(aliasOf(book([cname(X, 'y.nl'), cname('y.nl', X)], []), X)).toMatchObject({ value: { chain: ['y.nl', X] } });
  });

  test('unseen', () => {
    expect(aliasOf(book(timeout, undefined), X)).toEqual({ seen: false, why: 'timeout' });
    expect(aliasOf(book(chain, timeout), X)).toEqual({ seen: false, why: 'timeout' });
  });
});

test('publicAddressesOf leaves out what the internet cannot reach', () => {
  const found = publicAddressesOf(book([a('10.0.0.1'), a('45.92.7.10')], []), 'A', X);
  expect(found).toEqual({ seen: true, value: ['45.92.7.10'] });
});

test('nameServersOf sorts, and looks at six', () => {
  const names = Array.from({ length: 9 }, (_, index) => `ns${9 - index}.nl`);
  const found = nameServersOf(dns({ 'NS voorbeeld.nl': [...names, 'ns1.nl'].map(ns) }), 'voorbeeld.nl');
  expect(found).toMatchObject({ seen: true, value: { hosts: [...names].sort() } });
  expect(found.seen && found.value.sample).toHaveLength(6);
});
