import { spfLookupLimit } from '../../../lib/checks/domein/spf-lookup-limit.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { a, facts, mx, noName, timeout, txt, type Zone } from './dns-facts.ts';

const spf = (terms: string, more: Zone = {}) => facts({ 'TXT voorbeeld.nl': [txt(`v=spf1 ${terms} -all`)], ...more });
const including = (count: number, changes: Zone = {}) => {
  const names = Array.from({ length: count }, (_, index) => `i${index}.nl`);
  const records = Object.fromEntries(names.map((name) => [`TXT ${name}`, [txt('v=spf1 -all')]]));
  return spf(names.map((name) => `include:${name}`).join(' '), { ...records, ...changes });
};
const hosts = (count: number) => Array.from({ length: count }, (_, index) => mx(`m${index}.nl`));

cases(spfLookupLimit, {
  within: [
    facts(),
    including(8),
    spf('a:weg.nl', { 'A weg.nl': noName() }),
    spf('mx', { 'MX voorbeeld.nl': hosts(10) }),
    spf('exists:%{i}.weg.nl include:%{d}.weg.nl'),
  ],
  near: [including(9), including(10)],
  nearVoid: [spf('a:weg.nl a:leeg.nl', { 'A weg.nl': noName(), 'A leeg.nl': [] })],
  over: [including(11), including(12, { 'TXT i3.nl': timeout })],
  overVoid: [spf('a:weg.nl a:leeg.nl mx:niets.nl', { 'A weg.nl': noName(), 'A leeg.nl': [], 'MX niets.nl': [] })],
  crowdedMx: [spf('mx', { 'MX voorbeeld.nl': hosts(11) })],
  noRecord: [
    facts({ 'TXT voorbeeld.nl': [] }),
    facts({ 'TXT voorbeeld.nl': [txt('v=spf1 -all'), txt('v=spf1 -all')] }),
    spf('ipv4:45.92.9.25'),
  ],
});

blindCases(spfLookupLimit, [
  facts({ 'TXT voorbeeld.nl': timeout }),
  including(3, { 'TXT i1.nl': timeout }),
  spf('a:x.nl', { 'A x.nl': undefined }),
  spf('a:x.nl a:y.nl', { 'A x.nl': [a('45.92.9.25')], 'A y.nl': timeout }),
]);
