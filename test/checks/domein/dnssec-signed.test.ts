import { dnssecSigned } from '../../../lib/checks/domein/dnssec-signed.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { bogus, dnskey, facts, noName, servfail, soa, timeout, unsigned } from './dns-facts.ts';

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
});

blindCases(dnssecSigned, [
  facts({}, { validates: false }),
  facts({ 'SOA voorbeeld.nl': timeout }),
  facts({ 'SOA voorbeeld.nl': servfail }),
]);
