import { caaPresent } from '../../../lib/checks/domein/caa-present.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { caa, facts, noName, onWww, servfail, timeout } from './dns-facts.ts';

const NONE = { 'CAA voorbeeld.nl': [], 'CAA nl': [] };

cases(caaPresent, {
  restricted: [
    facts(),
    facts({ 'CAA voorbeeld.nl': [caa('issue', ';')] }),
    onWww({ 'CAA www.voorbeeld.nl': noName() }),
    onWww({
      'CAA www.voorbeeld.nl': [caa('issue', 'letsencrypt.org; accounturi=https://a.nl/1')],
      'CAA voorbeeld.nl': timeout,
    }),
    facts({ ...NONE, 'CAA nl': [caa('issue', 'ca.nl')] }),
    // What a public suffix has in common with that of an authority is no slip (co.uk, co.il), and neither is a name
    // that differs from one in both its letters and its suffix (certsign.ro).
    ...['caa.bedrijf.co.uk', 'certisign.com.br', 'serpro.gov.br', 'com', 'gov.br'].map((name) =>
      facts({ 'CAA voorbeeld.nl': [caa('issue', name)] }),
    ),
  ],
  unrestricted: [
    facts({ 'CAA voorbeeld.nl': [caa('iodef', 'mailto:veilig@voorbeeld.nl')] }),
    facts({ 'CAA voorbeeld.nl': [caa('tbs', 'x')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issuewild', ';')] }),
  ],
  blocked: [facts({ 'CAA voorbeeld.nl': [caa('issue', 'ca.nl'), caa('tbs', 'x', 128)] })],
  misspelt: [
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'letsencrypt.com')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'lets-encrypt.org'), caa('issue', 'digicert.com')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issuewild', 'sectgo.com'), caa('issue', 'digicert.com')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'comsgn.co.il')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'letsencrypt.co.uk')] }),
  ],
  absent: [facts(NONE), onWww({ ...NONE, 'CAA www.voorbeeld.nl': [] })],
  malformed: [
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'lets encrypt')] }),
    facts({ 'CAA voorbeeld.nl': [caa('issue', 'ca.nl'), caa('iodef', 'veilig@voorbeeld.nl')] }),
  ],
  broken: [facts({ 'CAA voorbeeld.nl': servfail }), onWww({ 'CAA www.voorbeeld.nl': servfail })],
});

blindCases(caaPresent, [
  facts({ 'CAA voorbeeld.nl': timeout }),
  onWww({ 'CAA www.voorbeeld.nl': timeout }),
  facts({ 'CAA voorbeeld.nl': [], 'CAA nl': undefined }),
]);
