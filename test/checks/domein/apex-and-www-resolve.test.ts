import { apexAndWwwResolve } from '../../../lib/checks/domein/apex-and-www-resolve.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { a, cname, facts, noName, onWww, timeout } from './dns-facts.ts';

cases(apexAndWwwResolve, {
  both: [
    facts(),
    onWww({ 'A www.voorbeeld.nl': [cname('www.voorbeeld.nl', 'voorbeeld.nl'), a('45.92.7.10')] }),
    facts({ 'A www.voorbeeld.nl': [], 'A voorbeeld.nl': timeout }),
  ],
  one: [
    facts({ 'A www.voorbeeld.nl': noName(), 'AAAA www.voorbeeld.nl': noName() }),
    facts({ 'A www.voorbeeld.nl': [a('192.168.0.2')], 'AAAA www.voorbeeld.nl': [] }),
  ],
  bareDead: [onWww({ 'A voorbeeld.nl': [], 'AAAA voorbeeld.nl': [] })],
  deeperHost: [{ ...facts(), scan: scan({ host: 'winkel.voorbeeld.nl' }) }],
});

blindCases(apexAndWwwResolve, [facts({ 'A www.voorbeeld.nl': timeout, 'AAAA www.voorbeeld.nl': [] })]);
