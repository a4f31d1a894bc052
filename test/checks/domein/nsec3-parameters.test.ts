import { nsec3Parameters } from '../../../lib/checks/domein/nsec3-parameters.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, nsec3param, soa, timeout, unsigned } from './dns-facts.ts';

cases(nsec3Parameters, {
  plain: [facts()],
  salted: [facts({ 'NSEC3PARAM voorbeeld.nl': [nsec3param(0, 'abcd')] })],
  iterated: [
    facts({ 'NSEC3PARAM voorbeeld.nl': [nsec3param(10)] }),
    facts({ 'NSEC3PARAM voorbeeld.nl': [nsec3param(1, 'ab')] }),
  ],
  notUsed: [facts({ 'NSEC3PARAM voorbeeld.nl': [] })],
  noChain: [facts({ 'SOA voorbeeld.nl': unsigned(soa()), 'DNSKEY voorbeeld.nl': unsigned() })],
});

blindCases(nsec3Parameters, [facts({}, { validates: false }), facts({ 'NSEC3PARAM voorbeeld.nl': timeout })]);
