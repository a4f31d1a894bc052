import { dmarcReporting } from '../../../lib/checks/domein/dmarc-reporting.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, noName, timeout, txt, type Zone } from './dns-facts.ts';

const dmarc = (rua: string, more: Zone = {}) =>
  facts({ 'TXT _dmarc.voorbeeld.nl': [txt(`v=DMARC1; p=none; ${rua}`)], ...more });
const AGREED = 'TXT voorbeeld.nl._report._dmarc.rapport.nl';

cases(dmarcReporting, {
  received: [
    facts(),
    dmarc('rua=mailto:a@post.voorbeeld.nl'),
    dmarc('rua=mailto:a@rapport.nl', { [AGREED]: [txt('v=DMARC1')] }),
    dmarc('rua=https://rapport.nl/,mailto:a@voorbeeld.nl'),
  ],
  absent: [dmarc('fo=1'), dmarc('rua=')],
  notAuthorised: [
    dmarc('rua=mailto:a@rapport.nl', { [AGREED]: noName() }),
    dmarc('rua=mailto:a@rapport.nl,mailto:b@elders.nl', {
      [AGREED]: noName(),
      'TXT voorbeeld.nl._report._dmarc.elders.nl': timeout,
    }),
  ],
  noRecord: [
    facts({ 'TXT _dmarc.voorbeeld.nl': noName(), 'TXT _dmarc.nl': noName() }),
    facts({ 'TXT _dmarc.voorbeeld.nl': [txt('v=DMARC1; p=block')] }),
  ],
  unusable: [dmarc('rua=a@voorbeeld.nl'), dmarc('rua=https://rapport.nl/')],
});

blindCases(dmarcReporting, [
  facts({ 'TXT _dmarc.voorbeeld.nl': timeout }),
  dmarc('rua=mailto:a@rapport.nl', { [AGREED]: timeout }),
]);
