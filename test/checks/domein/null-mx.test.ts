import { nullMx } from '../../../lib/checks/domein/null-mx.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, mx, timeout, txt, type Zone } from './dns-facts.ts';

const mail = (records: Zone[string], ...texts: readonly string[]) =>
  facts({ 'MX voorbeeld.nl': records, 'TXT voorbeeld.nl': texts.map(txt) });
const NULL = [mx('.', 0)];
const elsewhere = (records: Zone[string], record: Zone[string]) =>
  facts({
    'MX voorbeeld.nl': records,
    'TXT voorbeeld.nl': [txt('v=spf1 redirect=spf.weg.nl')],
    'TXT spf.weg.nl': record,
  });

cases(nullMx, {
  said: [mail(NULL, 'v=spf1 -all'), mail(NULL), mail(NULL, 'v=spf1 ~all'), elsewhere(NULL, [txt('v=spf1 -all')])],
  unsaid: [mail([], 'v=spf1 -all'), elsewhere([], [txt('v=spf1 -all')])],
  sending: [
    mail(NULL, 'v=spf1 mx -all'),
    mail(NULL, 'v=spf1 ?all'),
    mail(NULL, 'v=spf1 ~mx ~all'),
    elsewhere(NULL, [txt('v=spf1 a -all')]),
  ],
  hasMail: [facts(), mail([...NULL, mx('mx1.mailhuis.nl')], 'v=spf1 -all')],
  unclear: [mail([]), mail([], 'v=spf1 a -all'), mail([], 'v=spf1 ~all')],
});

blindCases(nullMx, [
  facts({ 'MX voorbeeld.nl': timeout }),
  facts({ 'MX voorbeeld.nl': NULL, 'TXT voorbeeld.nl': timeout }),
  elsewhere(NULL, timeout),
  elsewhere([], undefined),
]);
