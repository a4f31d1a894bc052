import { mxIpv6 } from '../../../lib/checks/domein/mx-ipv6.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, aaaa, DEAD_MAIL, facts, mx, noName, timeout } from './dns-facts.ts';

cases(mxIpv6, {
  // A server that does not exist is not advised to support IPv6.
  all: [facts(), facts({ 'A mx2.mailhuis.nl': noName(), 'AAAA mx2.mailhuis.nl': noName() })],
  some: [facts({ 'AAAA mx2.mailhuis.nl': [] })],
  none: [
    // One publicly reachable address out of two is sufficient.
    facts({
      'A mx1.mailhuis.nl': [a('10.0.0.5'), a('45.92.9.25')],
      'AAAA mx1.mailhuis.nl': [],
      'AAAA mx2.mailhuis.nl': [],
    }),
    facts({ 'AAAA mx1.mailhuis.nl': [aaaa('fd00::1')], 'AAAA mx2.mailhuis.nl': [] }),
  ],
  noneAlive: [facts(DEAD_MAIL)],
  noMail: [facts({ 'MX voorbeeld.nl': [] }), facts({ 'MX voorbeeld.nl': [mx('.', 0)] })],
});

blindCases(mxIpv6, [facts({ 'MX voorbeeld.nl': timeout }), facts({ 'AAAA mx2.mailhuis.nl': timeout })]);
