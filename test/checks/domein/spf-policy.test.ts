import { spfPolicy } from '../../../lib/checks/domein/spf-policy.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, mx, timeout, txt, type Zone } from './dns-facts.ts';

const spf = (terms: string, more: Zone = {}) => facts({ 'TXT voorbeeld.nl': [txt(`v=spf1 ${terms}`)], ...more });
const other = (record: string) => ({ 'TXT spf.mailhuis.nl': [txt(record)] });
const NO_MAIL: Zone = { 'MX voorbeeld.nl': [mx('.', 0)] };

cases(spfPolicy, {
  strict: [
    facts(),
    spf('-all', NO_MAIL),
    spf('redirect=spf.mailhuis.nl'),
    spf('-all', { 'MX voorbeeld.nl': timeout }),
    spf('-include:spf.mailhuis.nl mx -all', other('v=spf1 ip4:0.0.0.0/0 -all')),
    spf('exists:%{i}.spf.mailhuis.nl -all'),
  ],
  soft: [
    spf('mx ~all'),
    spf('mx ~all', NO_MAIL),
    spf('redirect=spf.mailhuis.nl', other('v=spf1 ~all')),
    spf('ip4:10.0.0.0/8 ~all'),
  ],
  softWithoutMail: [spf('~all', NO_MAIL)],
  ptr: [spf('ptr -all')],
  open: [
    spf('mx ?all'),
    spf('mx +all'),
    spf('mx all'),
    spf('mx'),
    spf('include:spf.mailhuis.nl'),
    spf('redirect=weg.nl', { 'TXT weg.nl': [] }),
    // Neither the record nor its redirect mentions other senders: neutral (RFC 7208 §4.7).
    spf('redirect=spf.mailhuis.nl', other('v=spf1 ip4:45.92.9.25')),
  ],
  wide: [
    spf('ip4:0.0.0.0/1 -all'),
    spf('ip4:45.0.0.0/7 -all'),
    spf('ip6:::/0 -all'),
    spf('ip6:2000::/3 -all'),
    spf('include:spf.mailhuis.nl -all', other('v=spf1 +all')),
    spf('exists:voorbeeld.nl -all'),
    spf('?ip4:0.0.0.0/0 -all'),
  ],
  noRecord: [
    facts({ 'TXT voorbeeld.nl': [] }),
    facts({ 'TXT voorbeeld.nl': [txt('v=spf1 -all'), txt('v=spf1 -all')] }),
    spf('ipv4:45.92.9.25 -all'),
  ],
});

blindCases(spfPolicy, [
  facts({ 'TXT voorbeeld.nl': timeout }),
  spf('redirect=spf.mailhuis.nl', { 'TXT spf.mailhuis.nl': timeout }),
  spf('redirect=%{d}.nl'),
  spf('redirect=spf.mailhuis.nl', other('v=spf1 redirect=%{d}.nl')),
  spf('~all', { 'MX voorbeeld.nl': timeout }),
]);
