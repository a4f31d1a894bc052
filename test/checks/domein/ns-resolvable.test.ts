import { nsResolvable } from '../../../lib/checks/domein/ns-resolvable.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, aaaa, cname, facts, noName, ns, timeout } from './dns-facts.ts';

const THREE = {
  'NS voorbeeld.nl': [ns('ns1.dnshuis.nl'), ns('ns2.dnshuis.nl'), ns('ns3.dnshuis.nl')],
  'A ns3.dnshuis.nl': [],
  'AAAA ns3.dnshuis.nl': [],
};

cases(nsResolvable, {
  all: [facts(), facts({ 'A ns1.dnshuis.nl': [] }), facts({ 'AAAA ns1.dnshuis.nl': timeout })],
  silent: [facts(THREE)],
  noName: [
    facts({ 'A ns2.dnshuis.nl': noName() }),
    facts({ ...THREE, 'A ns3.dnshuis.nl': noName(), 'A ns1.dnshuis.nl': timeout }),
  ],
  alias: [facts({ 'A ns2.dnshuis.nl': [cname('ns2.dnshuis.nl', 'x.nl'), a('45.92.8.54')] })],
  private: [
    facts({ 'A ns2.dnshuis.nl': [a('10.0.0.1')] }),
    facts({ 'A ns2.dnshuis.nl': [], 'AAAA ns2.dnshuis.nl': [aaaa('fd00::1')] }),
  ],
  tooFew: [
    facts({ 'NS voorbeeld.nl': [ns('ns1.dnshuis.nl')] }),
    facts({ 'A ns2.dnshuis.nl': [], 'AAAA ns2.dnshuis.nl': [] }),
    facts({ 'NS voorbeeld.nl': [] }),
  ],
});

blindCases(nsResolvable, [
  facts({ 'NS voorbeeld.nl': timeout }),
  facts({ 'A ns2.dnshuis.nl': timeout, 'AAAA ns2.dnshuis.nl': timeout }),
  facts({ 'A ns2.dnshuis.nl': [], 'AAAA ns2.dnshuis.nl': timeout }),
]);
