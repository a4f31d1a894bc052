import { expect, test } from 'vitest';
import { findChain } from '../../../lib/parse/dns/dnssec-answers.ts';
import { bogus, dns, dnskey, ds, noName, servfail, soa, timeout, unsigned } from '../../checks/domein/dns-facts.ts';

const SOA = 'SOA voorbeeld.nl';
const KEY = 'DNSKEY voorbeeld.nl';
const DS = 'DS voorbeeld.nl';

test.each([
  ['secure', {}],
  ['bogus', { [SOA]: bogus(soa()) }],
  ['insecure', { [SOA]: unsigned(soa()), [KEY]: unsigned() }],
  ['insecure', { [SOA]: noName() }],
  ['island', { [SOA]: unsigned(soa()), [KEY]: unsigned(dnskey()), [DS]: [] }],
  ['unsupported', { [SOA]: unsigned(soa()), [KEY]: unsigned(dnskey(7)), [DS]: [ds(7, 1)] }],
] as const)('%s', (value, zone) => expect(findChain(dns(zone), 'voorbeeld.nl')).toEqual({ seen: true, value }));

test.each([
  [timeout, 'timeout'],
  [servfail, 'timeout'],
  [undefined, 'time'],
])('unseen %#', (part, why) => expect(findChain(dns({ [SOA]: part }), 'voorbeeld.nl')).toEqual({ seen: false, why }));

test('a resolver that does not validate is reported as unfit', () => {
  expect(findChain(dns({}, { validates: false }), 'voorbeeld.nl')).toEqual({ seen: false, why: 'unfitResolver' });
});
