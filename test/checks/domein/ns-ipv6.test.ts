import { nsIpv6 } from '../../../lib/checks/domein/ns-ipv6.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { aaaa, facts, ns, timeout } from './dns-facts.ts';

cases(nsIpv6, {
  enough: [
    facts(),
    facts({ 'NS voorbeeld.nl': [ns('ns1.dnshuis.nl'), ns('ns2.dnshuis.nl'), ns('ns3.nl')], 'AAAA ns3.nl': timeout }),
  ],
  one: [facts({ 'AAAA ns2.dnshuis.nl': [] }), facts({ 'AAAA ns2.dnshuis.nl': [aaaa('fe80::1')] })],
  none: [
    facts({ 'AAAA ns1.dnshuis.nl': [], 'AAAA ns2.dnshuis.nl': [aaaa('::ffff:45.92.8.53')] }),
    facts({ 'NS voorbeeld.nl': [] }),
  ],
});

blindCases(nsIpv6, [facts({ 'NS voorbeeld.nl': timeout }), facts({ 'AAAA ns2.dnshuis.nl': timeout })]);
