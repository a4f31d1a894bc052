import { mxIpv6 } from '../../../lib/checks/domein/mx-ipv6.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { aaaa, facts, mx, timeout } from './dns-facts.ts';

cases(mxIpv6, {
  all: [facts()],
  some: [facts({ 'AAAA mx2.mailhuis.nl': [] })],
  none: [facts({ 'AAAA mx1.mailhuis.nl': [aaaa('fd00::1')], 'AAAA mx2.mailhuis.nl': [] })],
  noMail: [facts({ 'MX voorbeeld.nl': [] }), facts({ 'MX voorbeeld.nl': [mx('.', 0)] })],
});

blindCases(mxIpv6, [facts({ 'MX voorbeeld.nl': timeout }), facts({ 'AAAA mx2.mailhuis.nl': timeout })]);
