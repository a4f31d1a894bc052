import { dmarcValid } from '../../../lib/checks/domein/dmarc-valid.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, noName, timeout, txt, type Zone } from './dns-facts.ts';

const dmarc = (tags: string, more: Zone = {}) =>
  facts({ 'TXT _dmarc.voorbeeld.nl': [txt(`v=DMARC1; ${tags}`)], ...more });
const NONE: Zone = { 'TXT _dmarc.voorbeeld.nl': noName(), 'TXT _dmarc.nl': noName() };
const STRAY: Zone = { 'TXT voorbeeld.nl': [txt('v=spf1 -all'), txt('v=DMARC1; p=none')] };

cases(dmarcValid, {
  valid: [
    facts(),
    dmarc('p=none'),
    dmarc('rua=mailto:a@b.nl'),
    dmarc('p=reject; x=1'),
    // A share of the mail is a stage, which dmarc-policy judges.
    dmarc('p=quarantine; pct=10; t=y; rua=mailto:a@b.nl'),
    dmarc('p=none; sp=reject; pct=0'),
    facts({ ...NONE, 'TXT _dmarc.nl': [txt('v=DMARC1; p=reject; psd=y')] }),
  ],
  removedTags: [
    dmarc('p=reject; pct=100'),
    dmarc('p=reject; pct=half'),
    dmarc('p=none; pct=50'),
    dmarc('p=reject; ri=86400; rf=afrf'),
  ],
  ignoredTags: [
    dmarc('p=reject; adkim=strict'),
    dmarc('p=reject; los'),
    dmarc('p=reject; p=reject'),
    dmarc('p=reject; rua=mailto:a@b.nl; rua=mailto:c@d.nl'),
  ],
  strayAtApex: [dmarc('p=reject', STRAY)],
  onlyWildcard: [dmarc('p=reject', { 'TXT pijler-x.voorbeeld.nl': [txt('v=DMARC1; p=reject')] })],
  absent: [
    facts(NONE),
    facts({ ...NONE, ...STRAY }),
    facts({ ...NONE, 'TXT _dmarc.voorbeeld.nl': [txt('v=dmarc1; p=reject')] }),
  ],
  several: [
    facts({ ...NONE, 'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=none')] }),
    facts({
      'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=reject'), txt('v=DMARC1; p=none')],
      'TXT _dmarc.nl': timeout,
    }),
  ],
  invalidPolicy: [
    dmarc('p=block; rua=mailto:a@b.nl'),
    dmarc('p=reject; sp=block; rua=mailto:a@b.nl'),
    dmarc('p=reject; np=; rua=mailto:a@b.nl'),
    dmarc('p=reject; p=none; rua=mailto:a@b.nl'),
    dmarc('p=none; sp=reject; sp=none; rua=mailto:a@b.nl'),
  ],
  unusable: [dmarc('p=block'), dmarc('sp=reject'), dmarc('p=reject; sp=block'), dmarc('p=reject; p=none')],
});

blindCases(dmarcValid, [facts({ 'TXT _dmarc.voorbeeld.nl': timeout }), facts({ ...NONE, 'TXT _dmarc.nl': undefined })]);
