import { spfValid } from '../../../lib/checks/domein/spf-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, noName, timeout, txt, type Zone } from './dns-facts.ts';

const spf = (terms: string, more: Zone = {}) => facts({ 'TXT voorbeeld.nl': [txt(`v=spf1 ${terms}`)], ...more });
const include = (record: string) => ({ 'TXT spf.mailhuis.nl': [txt(record)] });

cases(spfValid, {
  valid: [
    facts(),
    facts({ 'TXT voorbeeld.nl': [txt('site-verification=1'), txt('v=spf1 -all')] }),
    spf('include:%{d}.nl -all'),
  ],
  long: [spf(`${Array.from({ length: 30 }, (_, index) => `ip4:192.168.100.${index}`).join(' ')} -all`)],
  unreachable: [spf('-all ip4:45.92.9.25'), spf('redirect=spf.mailhuis.nl -all')],
  absent: [
    facts({ 'TXT voorbeeld.nl': [] }),
    facts({ 'TXT voorbeeld.nl': noName() }),
    facts({ 'TXT voorbeeld.nl': [txt('v=spf10 -all')] }),
  ],
  several: [facts({ 'TXT voorbeeld.nl': [txt('v=spf1 -all'), txt('v=spf1 ~all')] })],
  syntax: [
    spf('ipv4:45.92.9.25 -all'),
    spf('include:spf.mailhuis.nl -all', include('v=spf1 ip4:299.0.0.1 -all')),
    spf('ipv4:45.92.9.25 include:spf.mailhuis.nl -all', { 'TXT spf.mailhuis.nl': timeout }),
  ],
  loop: [
    spf('include:voorbeeld.nl -all'),
    spf('include:spf.mailhuis.nl -all', include('v=spf1 include:voorbeeld.nl -all')),
  ],
  brokenInclude: [
    spf('include:spf.mailhuis.nl -all', { 'TXT spf.mailhuis.nl': noName() }),
    spf('redirect=spf.mailhuis.nl', { 'TXT spf.mailhuis.nl': [txt('v=spf1 -all'), txt('v=spf1 -all')] }),
  ],
});

blindCases(spfValid, [
  facts({ 'TXT voorbeeld.nl': timeout }),
  facts({ 'TXT spf.mailhuis.nl': timeout }),
  facts({ 'TXT spf.mailhuis.nl': undefined }),
]);
