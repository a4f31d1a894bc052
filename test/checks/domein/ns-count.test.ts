import { nsCount } from '../../../lib/checks/domein/ns-count.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, noName, ns, servfail, timeout } from './dns-facts.ts';

cases(nsCount, {
  enough: [facts(), facts({ 'NS voorbeeld.nl': [ns('a.nl'), ns('b.nl'), ns('c.nl')] })],
  tooFew: [
    facts({ 'NS voorbeeld.nl': [ns('ns.nl')] }),
    facts({ 'NS voorbeeld.nl': [ns('ns.nl'), ns('ns.nl')] }),
    facts({ 'NS voorbeeld.nl': noName() }),
  ],
});

blindCases(nsCount, [
  facts({ 'NS voorbeeld.nl': timeout }),
  facts({ 'NS voorbeeld.nl': servfail }),
  facts({ 'NS voorbeeld.nl': undefined }),
]);
