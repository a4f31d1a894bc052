import { describe, expect, test } from 'vitest';
import { findAlias, findHostState, findPublicAddresses, nameServersOf } from '../../../lib/parse/dns/host-answers.ts';
import { a, aaaa, cname, dns, noName, ns, timeout, type Zone } from '../../checks/domein/dns-facts.ts';

const X = 'x.voorbeeld.nl';
const book = (v4: Zone[string], v6: Zone[string]) => dns({ [`A ${X}`]: v4, [`AAAA ${X}`]: v6 });

describe('findHostState', () => {
  test.each([
    ['alive', [a('45.92.7.10')], timeout],
    ['alive', [a('45.92.7.10')], [aaaa('fd00::1')]],
    ['alive', [], [aaaa('2a0e:4d40:7::10')]],
    ['alias', timeout, [cname(X, 'y.nl')]],
    ['noName', noName(), timeout],
    ['noName', noName(), []],
    // A server that answers NXDOMAIN for the one type it has no records of: the name exists.
    ['alive', [a('45.92.7.10')], noName()],
    ['private', [a('10.0.0.1')], noName()],
    ['private', [a('10.0.0.1'), a('45.92.7.10')], []],
    ['private', [], [aaaa('fe80::1')]],
    ['noAddress', [], []],
  ] as const)('%s %#', (state, v4, v6) => expect(findHostState(book(v4, v6), X)).toEqual({ seen: true, value: state }));

  test.each([
    ['private', 'mail.local'],
    ['private', 'localhost'],
    ['private', 'mail'],
    ['noName', '45.92.7.10'],
    ['noName', '10.0.0.1'],
  ] as const)('is %s by its name alone, without a query: %s', (state, host) => {
    expect(findHostState(dns(), host)).toEqual({ seen: true, value: state });
    expect(findPublicAddresses(dns(), 'A', host)).toEqual({ seen: true, value: [] });
  });

  test('reports a suffix missing from the list as unseen, since it may be new', () => {
    const why = { seen: false, why: 'hidden' } as const;
    const unasked = dns({ 'A mail.intern': why, 'AAAA mail.intern': why });
    expect(findHostState(unasked, 'mail.intern')).toEqual(why);
    expect(findPublicAddresses(unasked, 'AAAA', 'mail.intern')).toEqual(why);
  });

  test('is unseen when the deciding address family was not seen', () => {
    expect(findHostState(book([], timeout), X)).toEqual({ seen: false, why: 'timeout' });
    expect(findHostState(book(undefined, []), X)).toEqual({ seen: false, why: 'time' });
    expect(findHostState(book(timeout, noName()), X)).toEqual({ seen: false, why: 'timeout' });
  });
});

describe('findAlias', () => {
  const chain = [cname(X, 'y.nl'), cname('y.nl', 'z.nl')];
  test('returns the chain in order and how it ends', () => {
    expect(findAlias(book([...chain].reverse(), []), X)).toEqual({
      seen: true,
      value: { chain: ['y.nl', 'z.nl'], end: 'empty' },
    });
    expect(findAlias(book([...chain, a('45.92.7.10')], timeout), X)).toMatchObject({ value: { end: 'alive' } });
    expect(findAlias(book(noName(...chain), timeout), X)).toMatchObject({ value: { end: 'dangling' } });
    expect(findAlias(book([...chain, a('45.92.7.10')], noName(...chain)), X)).toMatchObject({
      value: { end: 'alive' },
    });
    expect(findAlias(book([a('45.92.7.10')], timeout), X)).toEqual({ seen: true, value: { chain: [], end: 'none' } });
  });

  test('stops at a loop of aliases', () => {
    expect(findAlias(book([cname(X, 'y.nl'), cname('y.nl', X)], []), X)).toMatchObject({
      value: { chain: ['y.nl', X] },
    });
  });

  test('is unseen when the records were not seen', () => {
    expect(findAlias(book(timeout, undefined), X)).toEqual({ seen: false, why: 'timeout' });
    expect(findAlias(book(chain, timeout), X)).toEqual({ seen: false, why: 'timeout' });
  });
});

test('findPublicAddresses omits addresses that the internet cannot reach', () => {
  const found = findPublicAddresses(book([a('10.0.0.1'), a('45.92.7.10')], []), 'A', X);
  expect(found).toEqual({ seen: true, value: ['45.92.7.10'] });
});

test('nameServersOf sorts the servers and samples six', () => {
  const names = Array.from({ length: 9 }, (_, index) => `ns${9 - index}.nl`);
  const found = nameServersOf(dns({ 'NS voorbeeld.nl': [...names, 'ns1.nl'].map(ns) }), 'voorbeeld.nl');
  expect(found).toMatchObject({ seen: true, value: { hosts: [...names].sort() } });
  expect(found.seen && found.value.sample).toHaveLength(6);
});
