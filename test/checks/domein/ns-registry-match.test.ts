import { nsRegistryMatch } from '../../../lib/checks/domein/ns-registry-match.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, ns, rdap, timeout, unregistered } from './dns-facts.ts';

cases(nsRegistryMatch, {
  equal: [{ ...facts(), rdap: rdap() }],
  different: [
    { ...facts({ 'NS voorbeeld.nl': [ns('ns1.dnshuis.nl')] }), rdap: rdap() },
    { ...facts(), rdap: rdap({ nameservers: ['ns1.dnshuis.nl'] }) },
  ],
  notListed: [
    { ...facts(), rdap: rdap({ nameservers: [] }) },
    { ...facts(), rdap: unregistered('noServer') },
  ],
});

blindCases(nsRegistryMatch, [{ ...facts({ 'NS voorbeeld.nl': timeout }), rdap: rdap() }]);
