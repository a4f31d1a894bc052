import { dmarcPolicy } from '../../../lib/checks/domein/dmarc-policy.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, noName, timeout, txt, type Zone } from './dns-facts.ts';

const dmarc = (tags: string) => facts({ 'TXT _dmarc.voorbeeld.nl': [txt(`v=DMARC1; ${tags}`)] });
const above = (tags: string): Zone => ({
  'TXT _dmarc.voorbeeld.nl': noName(),
  'TXT _dmarc.nl': [txt(`v=DMARC1; ${tags}`)],
});

cases(dmarcPolicy, {
  reject: [facts(), dmarc('p=reject; sp=reject; pct=100'), facts(above('p=reject; psd=y'))],
  quarantine: [dmarc('p=quarantine; sp=reject'), facts(above('p=reject; sp=quarantine; psd=y'))],
  testing: [dmarc('p=reject; t=y')],
  weakerSubdomains: [dmarc('p=reject; sp=none'), dmarc('p=quarantine; np=none'), dmarc('p=reject; sp=quarantine')],
  partial: [dmarc('p=reject; pct=50'), dmarc('p=quarantine; pct=0')],
  none: [
    dmarc('p=none'),
    dmarc('p=quarantine; t=y'),
    dmarc('p=block; rua=mailto:a@b.nl'),
    dmarc('p=reject; p=none; rua=mailto:a@b.nl'),
    facts(above('p=reject; sp=none')),
  ],
  noRecord: [
    dmarc('p=block'),
    dmarc('p=reject; p=none'),
    facts({ 'TXT _dmarc.voorbeeld.nl': noName(), 'TXT _dmarc.nl': noName() }),
    facts({
      'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=reject')],
      'TXT _dmarc.nl': noName(),
    }),
  ],
});

blindCases(dmarcPolicy, [
  facts({ 'TXT _dmarc.voorbeeld.nl': timeout }),
  facts({ 'TXT _dmarc.voorbeeld.nl': noName(), 'TXT _dmarc.nl': timeout }),
]);
