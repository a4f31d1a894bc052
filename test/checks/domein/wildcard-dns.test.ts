import { wildcardDns } from '../../../lib/checks/domein/wildcard-dns.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, facts, timeout } from './dns-facts.ts';

cases(wildcardDns, {
  none: [facts(), facts({ 'A pijler-x.voorbeeld.nl': [] })],
  wild: [facts({ 'A pijler-x.voorbeeld.nl': [a('45.92.7.10')] })],
});

blindCases(wildcardDns, [facts({ 'A pijler-x.voorbeeld.nl': timeout })]);
