import { tlsRpt } from '../../../lib/checks/domein/tls-rpt.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { DEAD_MAIL, facts, mx, noName, timeout, txt } from './dns-facts.ts';

const texts = (...list: readonly string[]) => facts({ 'TXT _smtp._tls.voorbeeld.nl': list.map(txt) });

cases(tlsRpt, {
  asked: [facts(), texts('v=spf1 -all', 'v=TLSRPTv1; rua=https://rapport.nl/')],
  absent: [texts(), texts('v=spf1 -all'), facts({ 'TXT _smtp._tls.voorbeeld.nl': noName() })],
  malformed: [
    texts('v=TLSRPTv1; rua=tls@voorbeeld.nl'),
    texts('v=TLSRPTv1; rua=mailto:a@b.nl', 'v=TLSRPTv1; rua=mailto:a@b.nl'),
  ],
  noneAlive: [facts(DEAD_MAIL)],
  noMail: [facts({ 'MX voorbeeld.nl': [mx('.', 0)] })],
});

blindCases(tlsRpt, [facts({ 'MX voorbeeld.nl': timeout }), facts({ 'TXT _smtp._tls.voorbeeld.nl': timeout })]);
