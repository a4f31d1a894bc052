import { dnssecAlgorithm } from '../../../lib/checks/domein/dnssec-algorithm.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { dnskey, ds, facts, soa, timeout, unsigned } from './dns-facts.ts';

const using = (algorithm: number) => ({
  'DS voorbeeld.nl': [ds(algorithm)],
  'DNSKEY voorbeeld.nl': [dnskey(algorithm)],
});

cases(dnssecAlgorithm, {
  modern: [
    ...[8, 13, 14, 15, 16].map((algorithm) => facts(using(algorithm))),
    facts({ 'DS voorbeeld.nl': [ds(13, 1), ds(13, 4)] }),
  ],
  dated: [facts(using(10)), facts({ 'DNSKEY voorbeeld.nl': [dnskey(13), dnskey(10)] })],
  obsolete: [
    ...[1, 3, 5, 6, 7, 12].map((algorithm) => facts(using(algorithm))),
    facts({ 'DNSKEY voorbeeld.nl': [dnskey(13), dnskey(5)] }),
  ],
  weakDigest: [facts({ 'DS voorbeeld.nl': [ds(13, 1)] })],
  noChain: [
    facts({ 'DS voorbeeld.nl': [], 'DNSKEY voorbeeld.nl': [] }),
    facts({ 'SOA voorbeeld.nl': unsigned(soa()), 'DNSKEY voorbeeld.nl': unsigned(dnskey(5)) }),
  ],
});

blindCases(dnssecAlgorithm, [
  facts({}, { validates: false }),
  facts({ 'DS voorbeeld.nl': timeout }),
  facts({ 'DNSKEY voorbeeld.nl': timeout }),
]);
