import { bimi } from '../../../lib/checks/domein/bimi.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, timeout, txt } from './dns-facts.ts';

const LOGO = [txt('v=BIMI1; l=https://voorbeeld.nl/logo.svg; a=')];

cases(bimi, {
  absent: [facts(), facts({ 'TXT default._bimi.voorbeeld.nl': [txt('v=spf1 -all')] })],
  present: [facts({ 'TXT default._bimi.voorbeeld.nl': LOGO })],
  declined: [facts({ 'TXT default._bimi.voorbeeld.nl': [txt('v=BIMI1; l=; a=')] })],
  notEnforced: [
    facts({ 'TXT default._bimi.voorbeeld.nl': LOGO, 'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=none')] }),
  ],
});

blindCases(bimi, [facts({ 'TXT default._bimi.voorbeeld.nl': timeout })]);
