import { mailTransportPolicy } from '../../../lib/checks/domein/mail-transport-policy.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';
import { DEAD_MAIL, facts, mx, timeout, tlsa, txt, unsigned, type Zone } from './dns-facts.ts';

const file = (body: string, changes: Parameters<typeof http>[1] = {}, type = 'text/plain') =>
  seen(
    http({ 'content-type': type }, { url: 'https://mta-sts.voorbeeld.nl/.well-known/mta-sts.txt', body, ...changes }),
  );
const policy = (mode: string, age = 604_800, servers = ['mx1.mailhuis.nl', '*.mailhuis.nl']) =>
  file(['version: STSv1', `mode: ${mode}`, ...servers.map((name) => `mx: ${name}`), `max_age: ${age}`].join('\r\n'));

const NO_DANE: Zone = { 'TLSA _25._tcp.mx1.mailhuis.nl': [], 'TLSA _25._tcp.mx2.mailhuis.nl': [] };
const STS: Zone = { ...NO_DANE, 'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=1')] };
const notApplicable = blind('notApplicable');

cases(mailTransportPolicy, {
  dane: [
    { ...facts(), mailPolicy: notApplicable },
    {
      ...facts({
        ...STS,
        'TLSA _25._tcp.mx1.mailhuis.nl': [tlsa(2)],
        'TLSA _25._tcp.mx2.mailhuis.nl': [tlsa(3, 1, 2, 'cd'.repeat(64))],
      }),
      mailPolicy: blind('denied'),
    },
  ],
  enforced: [
    { ...facts(STS), mailPolicy: policy('enforce') },
    { ...facts({ ...STS, 'TLSA _25._tcp.mx1.mailhuis.nl': timeout }), mailPolicy: policy('enforce') },
    { ...facts(STS, { validates: false }), mailPolicy: policy('enforce') },
  ],
  partialDane: [
    { ...facts({ 'TLSA _25._tcp.mx2.mailhuis.nl': [] }), mailPolicy: notApplicable },
    { ...facts({ 'TLSA _25._tcp.mx2.mailhuis.nl': [tlsa(1)] }), mailPolicy: notApplicable },
    { ...facts({ 'TLSA _25._tcp.mx2.mailhuis.nl': unsigned(tlsa()) }), mailPolicy: notApplicable },
    { ...facts({ 'MX voorbeeld.nl': unsigned(mx('mx1.mailhuis.nl')) }), mailPolicy: notApplicable },
  ],
  testing: [{ ...facts(STS), mailPolicy: policy('testing') }],
  shortLived: [{ ...facts(STS), mailPolicy: policy('enforce', 86_400) }],
  uncovered: [{ ...facts(STS), mailPolicy: policy('enforce', 604_800, ['mx1.mailhuis.nl']) }],
  broken: [
    // Senders ignore a record without a valid id, however good the file.
    { ...facts({ ...STS, 'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1;')] }), mailPolicy: policy('enforce') },
    { ...facts({ ...STS, 'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=2026-11-20')] }), mailPolicy: blind('denied') },
    {
      ...facts({ ...STS, 'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=1'), txt('v=STSv1; id=2')] }),
      mailPolicy: policy('enforce'),
    },
    { ...facts(STS), mailPolicy: file('', { status: 404 }) },
    { ...facts(STS), mailPolicy: file('', { status: 0, redirected: true }) },
    { ...facts(STS), mailPolicy: file('<html>', {}, 'text/html') },
    { ...facts(STS), mailPolicy: file('version: STSv1\nmode: enforce') },
  ],
  noneAlive: [{ ...facts({ ...STS, ...DEAD_MAIL }), mailPolicy: policy('enforce') }],
  absent: [
    { ...facts(NO_DANE), mailPolicy: notApplicable },
    { ...facts(STS), mailPolicy: policy('none') },
    { ...facts(NO_DANE, { validates: false }), mailPolicy: notApplicable },
  ],
  noMail: [
    { ...facts({ 'MX voorbeeld.nl': [mx('.', 0)] }), mailPolicy: notApplicable },
    { ...facts({ 'MX voorbeeld.nl': [] }), mailPolicy: notApplicable },
  ],
});

blindCases(mailTransportPolicy, [
  { ...facts(STS), mailPolicy: blind('denied') },
  { ...facts({ 'MX voorbeeld.nl': timeout }), mailPolicy: notApplicable },
  { ...facts({ 'TLSA _25._tcp.mx1.mailhuis.nl': timeout }), mailPolicy: notApplicable },
  { ...facts({ ...NO_DANE, 'TXT _mta-sts.voorbeeld.nl': timeout }), mailPolicy: blind('timeout') },
  { ...facts({}, { validates: false }), mailPolicy: notApplicable },
  // DANE might be complete if it had been seen.
  { ...facts({ ...STS, 'TLSA _25._tcp.mx1.mailhuis.nl': timeout }), mailPolicy: policy('enforce', 86_400) },
  {
    ...facts({ ...STS, 'TLSA _25._tcp.mx1.mailhuis.nl': timeout }),
    mailPolicy: policy('enforce', 604_800, ['mx1.mailhuis.nl']),
  },
]);
