import { describe, expect, test } from 'vitest';
import {
  findDmarcRecord,
  findMailServers,
  findSpf,
  findTexts,
  isMailless,
  isSendingAllowed,
  listReportReceivers,
  toAgreementName,
} from '../../../lib/parse/mail/mail-answers.ts';
import { dns, mx, noName, servfail, timeout, txt, type Zone } from '../../checks/domein/dns-facts.ts';

const D = 'voorbeeld.nl';

describe('findMailServers', () => {
  test.each([
    [[], { hosts: [], nullMx: 'absent' }],
    [[mx('.', 0)], { hosts: [], nullMx: 'alone' }],
    [[mx('b.nl'), mx('.', 0), mx('a.nl'), mx('b.nl', 5)], { hosts: ['a.nl', 'b.nl'], nullMx: 'mixed' }],
  ] as const)('%j', (records, expected) => {
    expect(findMailServers(dns({ [`MX ${D}`]: records }), D)).toMatchObject({ seen: true, value: expected });
  });
});

describe('isMailless', () => {
  const mail = (records: Zone[string], ...texts: readonly string[]) =>
    isMailless(dns({ [`MX ${D}`]: records, [`TXT ${D}`]: texts.map(txt) }), D);

  test.each([
    [true, [mx('.', 0)], []],
    [true, [mx('.', 0)], ['v=spf1 ~all']],
    [false, [mx('.', 0)], ['v=spf1 include:spf.mailhuis.nl ~all']],
    [false, [mx('.', 0)], ['v=spf1 ?all']],
    [true, [], ['v=spf1 -all']],
    [false, [mx('a.nl')], ['v=spf1 -all']],
    [false, [], []],
    [false, [], ['v=spf1 a -all']],
    [false, [], ['v=spf1 ~all']],
    [false, [], ['v=spf1 -all', 'v=spf1 -all']],
    [false, [mx('.', 0), mx('a.nl')], []],
  ] as const)('%s: MX %j, %j', (expected, records, texts) => {
    expect(mail(records, ...texts)).toEqual({ seen: true, value: expected });
  });

  test('is unseen when MX, or the SPF record that decides, was not seen', () => {
    expect(isMailless(dns({ [`MX ${D}`]: timeout }), D)).toEqual({ seen: false, why: 'timeout' });
    expect(isMailless(dns({ [`MX ${D}`]: [], [`TXT ${D}`]: servfail }), D)).toEqual({ seen: false, why: 'timeout' });
    const nothing = { [`MX ${D}`]: [mx('.', 0)] };
    expect(isMailless(dns({ ...nothing, [`TXT ${D}`]: timeout }), D)).toEqual({ seen: false, why: 'timeout' });
    const elsewhere = { ...nothing, [`TXT ${D}`]: [txt('v=spf1 redirect=spf.weg.nl')] };
    expect(isMailless(dns({ ...elsewhere, 'TXT spf.weg.nl': undefined }), D)).toEqual({ seen: false, why: 'time' });
  });
});

test('findTexts returns no texts when the name does not exist', () => {
  expect(findTexts(dns({ 'TXT x.nl': noName() }), 'x.nl')).toEqual({ seen: true, value: [] });
});

test('a query that was not made is open, in SPF and in DMARC', () => {
  const book = dns({ 'TXT spf.mailhuis.nl': undefined, [`TXT _dmarc.${D}`]: undefined });
  expect(findSpf(book, D).open).toEqual([{ type: 'TXT', name: 'spf.mailhuis.nl' }]);
  expect(findDmarcRecord(book, D).open).toEqual([D]);
});

test('reports sent within the domain need no authorisation', () => {
  const record = 'v=DMARC1; p=none; rua=mailto:a@voorbeeld.nl,mailto:b@x.voorbeeld.nl,mailto:c@anders.nl,https://d.nl/';
  const dmarc = findDmarcRecord(dns({ [`TXT _dmarc.${D}`]: [txt(record)] }), D);
  expect(listReportReceivers(dmarc, D)).toEqual(['anders.nl']);
  expect(toAgreementName(D, 'anders.nl')).toBe('voorbeeld.nl._report._dmarc.anders.nl');
});

test.each([
  ['v=spf1 -all', false],
  ['v=spf1 ~all', false],
  ['v=spf1 ?all', true],
  ['v=spf1 +all', true],
  ['v=spf1', true],
  ['v=spf1 ip4:192.0.2.1 -all', true],
  ['geen', false],
])('%s allows somebody to send: %s', (text, is) =>
  expect(isSendingAllowed(findSpf(dns({ [`TXT ${D}`]: [txt(text)] }), D))).toBe(is),
);
