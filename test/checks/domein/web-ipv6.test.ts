import { webIpv6 } from '../../../lib/checks/domein/web-ipv6.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { scan } from '../../kit/facts.ts';
import { aaaa, facts, onWww, timeout } from './dns-facts.ts';

const SHOP = scan({ host: 'winkel.voorbeeld.nl' });

cases(webIpv6, {
  reachable: [facts(), onWww(), { ...facts({ 'AAAA winkel.voorbeeld.nl': [aaaa('2a0e:4d40:7::11')] }), scan: SHOP }],
  onlyTwin: [facts({ 'AAAA voorbeeld.nl': [] }), onWww({ 'AAAA www.voorbeeld.nl': [] })],
  none: [
    facts({ 'AAAA voorbeeld.nl': [], 'AAAA www.voorbeeld.nl': [] }),
    facts({ 'AAAA voorbeeld.nl': [aaaa('::ffff:45.92.7.10')], 'AAAA www.voorbeeld.nl': [aaaa('2001:db8::1')] }),
    { ...facts({ 'AAAA winkel.voorbeeld.nl': [] }), scan: SHOP },
  ],
});

blindCases(webIpv6, [
  facts({ 'AAAA voorbeeld.nl': timeout }),
  facts({ 'AAAA voorbeeld.nl': [], 'AAAA www.voorbeeld.nl': timeout }),
]);
