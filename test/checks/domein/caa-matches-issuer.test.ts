import { caaMatchesIssuer } from '../../../lib/checks/domein/caa-matches-issuer.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { cert } from '../../kit/facts.ts';
import { caa, facts, timeout } from './dns-facts.ts';

const NONE = { 'CAA voorbeeld.nl': [], 'CAA nl': [] };
const given = (records: Parameters<typeof facts>[0], issuer = "CN=R12,O=Let's Encrypt,C=US") => ({
  ...facts(records),
  cert: cert({ issuer }),
});
/** A certificate of `*.voorbeeld.nl`. */
const wild = (records: Parameters<typeof facts>[0]) => ({
  ...given(records),
  cert: cert({ issuer: "CN=R12,O=Let's Encrypt,C=US", subject: 'CN=*.voorbeeld.nl' }),
});
const SPLIT = { 'CAA voorbeeld.nl': [caa('issue', 'digicert.com'), caa('issuewild', 'letsencrypt.org')] };
const LETS = [caa('issue', 'letsencrypt.org; accounturi=https://a.nl/1')];

cases(caaMatchesIssuer, {
  matches: [
    wild(SPLIT),
    wild({ 'CAA voorbeeld.nl': LETS }),
    given({ 'CAA voorbeeld.nl': LETS }),
    given({ 'CAA voorbeeld.nl': [caa('issue', 'ca.nl'), caa('issue', 'AmazonTrust.com')] }, 'CN=M02,O=Amazon,C=US'),
    given({ 'CAA voorbeeld.nl': [caa('issue', 'pki.goog')] }, 'C=US,O="Google Trust Services, LLC",CN=WR1'),
  ],
  differs: [
    given(SPLIT),
    wild({ 'CAA voorbeeld.nl': [...LETS, caa('issuewild', ';')] }),
    given({ 'CAA voorbeeld.nl': [caa('issue', 'digicert.com')] }),
    given({ 'CAA voorbeeld.nl': [caa('issue', ';')] }),
    given({ 'CAA voorbeeld.nl': [], 'CAA nl': [caa('issue', 'ca.nl')] }),
  ],
  unrestricted: [given(NONE), given({ 'CAA voorbeeld.nl': [caa('iodef', 'mailto:a@b.nl')] })],
  unfamiliar: [given({ 'CAA voorbeeld.nl': LETS }, 'CN=Testwereld'), given({ 'CAA voorbeeld.nl': LETS }, 'O=Eigen CA')],
});

blindCases(caaMatchesIssuer, [given({ 'CAA voorbeeld.nl': timeout })]);
