import { expect, test } from 'vitest';
import { dnssecSigned } from '../../../lib/checks/domein/dnssec-signed.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { bogus, dnskey, ds, facts, noName, servfail, soa, timeout, unsigned } from './dns-facts.ts';

const INSECURE = { 'SOA voorbeeld.nl': unsigned(soa()), 'DS voorbeeld.nl': [] };

cases(dnssecSigned, {
  signed: [facts()],
  brokenElsewhere: [facts({ 'SOA voorbeeld.nl': bogus(soa()) })],
  unsigned: [
    facts({ 'SOA voorbeeld.nl': noName(), 'DNSKEY voorbeeld.nl': noName() }),
    facts({ ...INSECURE, 'DNSKEY voorbeeld.nl': unsigned() }),
    facts({ ...INSECURE, 'DNSKEY voorbeeld.nl': timeout }),
  ],
  island: [facts({ ...INSECURE, 'DNSKEY voorbeeld.nl': unsigned(dnskey()) })],
  // Resolvers that dropped SHA-1 (RFC 9905) treat the zone as unsigned, although its DS exists.
  unsupported: [facts({ ...INSECURE, 'DS voorbeeld.nl': [ds(7, 1)], 'DNSKEY voorbeeld.nl': unsigned(dnskey(7)) })],
});

test('lists the DS records that resolvers do not accept', () => {
  const given = facts({ ...INSECURE, 'DS voorbeeld.nl': [ds(7, 1)], 'DNSKEY voorbeeld.nl': unsigned(dnskey(7)) });
  expect(dnssecSigned.judge(given)).toEqual({ code: 'unsupported', items: ['DS 1 7 1'] });
});

blindCases(dnssecSigned, [
  facts({ ...INSECURE, 'DNSKEY voorbeeld.nl': unsigned(dnskey()), 'DS voorbeeld.nl': timeout }),
  facts({}, { validates: false }),
  facts({ 'SOA voorbeeld.nl': timeout }),
  facts({ 'SOA voorbeeld.nl': servfail }),
]);
