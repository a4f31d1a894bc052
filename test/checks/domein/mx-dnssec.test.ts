import { mxDnssec } from '../../../lib/checks/domein/mx-dnssec.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, aaaa, bogus, DEAD_MAIL, facts, mx, timeout, unsigned } from './dns-facts.ts';

const UNSIGNED1 = { 'A mx1.mailhuis.nl': unsigned(a('45.92.9.25')), 'AAAA mx1.mailhuis.nl': unsigned() };
const UNSIGNED2 = { 'A mx2.mailhuis.nl': unsigned(a('91.208.15.25')), 'AAAA mx2.mailhuis.nl': unsigned() };

cases(mxDnssec, {
  all: [facts()],
  some: [facts(UNSIGNED1)],
  none: [facts({ ...UNSIGNED1, ...UNSIGNED2 })],
  bogus: [facts({ 'AAAA mx1.mailhuis.nl': bogus(aaaa('2a0e:4d40:9::25')), 'A mx2.mailhuis.nl': timeout })],
  noneAlive: [facts(DEAD_MAIL)],
  noMail: [facts({ 'MX voorbeeld.nl': [mx('.', 0)] }, { validates: false })],
});

blindCases(mxDnssec, [facts({}, { validates: false }), facts({ 'A mx1.mailhuis.nl': timeout })]);
