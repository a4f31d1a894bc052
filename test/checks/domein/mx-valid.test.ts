import { mxValid } from '../../../lib/checks/domein/mx-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, cname, facts, mx, noName, timeout } from './dns-facts.ts';

const DEAD2 = { 'A mx2.mailhuis.nl': [], 'AAAA mx2.mailhuis.nl': [] };

cases(mxValid, {
  all: [facts(), facts({ 'A mx1.mailhuis.nl': [] })],
  someDead: [
    facts(DEAD2),
    facts({ 'A mx2.mailhuis.nl': noName() }),
    facts({ 'A mx2.mailhuis.nl': [a('192.168.1.1')] }),
  ],
  noneAlive: [facts({ ...DEAD2, 'A mx1.mailhuis.nl': noName() })],
  alias: [
    facts({ 'A mx1.mailhuis.nl': [cname('mx1.mailhuis.nl', 'x.nl'), a('45.92.9.25')] }),
    facts({ 'AAAA mx1.mailhuis.nl': [cname('mx1.mailhuis.nl', 'x.nl')], 'A mx2.mailhuis.nl': timeout }),
  ],
  ipLiteral: [facts({ 'MX voorbeeld.nl': [mx('45.92.9.25')] })],
  mixedNull: [facts({ 'MX voorbeeld.nl': [mx('.', 0), mx('mx1.mailhuis.nl')] })],
  noMail: [facts({ 'MX voorbeeld.nl': [] }), facts({ 'MX voorbeeld.nl': [mx('.', 0)] })],
});

blindCases(mxValid, [
  facts({ 'MX voorbeeld.nl': timeout }),
  facts({ 'A mx1.mailhuis.nl': timeout, 'AAAA mx1.mailhuis.nl': timeout }),
]);
