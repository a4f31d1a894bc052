import { nsNetworkDiversity } from '../../../lib/checks/domein/ns-network-diversity.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, aaaa, facts, timeout } from './dns-facts.ts';

const SAME_V4 = { 'A ns2.dnshuis.nl': [a('45.92.8.200')] };
const SAME_V6 = { 'AAAA ns2.dnshuis.nl': [aaaa('2a0e:4d40:1:9::53')] };

cases(nsNetworkDiversity, {
  spread: [facts(), facts(SAME_V4), facts(SAME_V6), facts({ ...SAME_V6, 'AAAA ns1.dnshuis.nl': timeout })],
  single: [
    facts({ ...SAME_V4, ...SAME_V6 }),
    facts({ ...SAME_V4, 'AAAA ns1.dnshuis.nl': [], 'AAAA ns2.dnshuis.nl': [] }),
    facts({ 'NS voorbeeld.nl': [] }),
  ],
});

blindCases(nsNetworkDiversity, [
  facts({ 'NS voorbeeld.nl': timeout }),
  facts({ ...SAME_V4, 'AAAA ns2.dnshuis.nl': timeout }),
]);
