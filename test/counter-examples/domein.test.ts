import { apexAndWwwResolve } from '../../lib/checks/domein/apex-and-www-resolve.ts';
import { bimi } from '../../lib/checks/domein/bimi.ts';
import { caaMatchesIssuer } from '../../lib/checks/domein/caa-matches-issuer.ts';
import { caaPresent } from '../../lib/checks/domein/caa-present.ts';
import { danglingCname } from '../../lib/checks/domein/dangling-cname.ts';
import { dkimDetected } from '../../lib/checks/domein/dkim-detected.ts';
import { dmarcPolicy } from '../../lib/checks/domein/dmarc-policy.ts';
import { dmarcReporting } from '../../lib/checks/domein/dmarc-reporting.ts';
import { dmarcValid } from '../../lib/checks/domein/dmarc-valid.ts';
import { dnssecAlgorithm } from '../../lib/checks/domein/dnssec-algorithm.ts';
import { dnssecSignatureLifetime } from '../../lib/checks/domein/dnssec-signature-lifetime.ts';
import { dnssecSigned } from '../../lib/checks/domein/dnssec-signed.ts';
import { dnssecValid } from '../../lib/checks/domein/dnssec-valid.ts';
import { domainAge } from '../../lib/checks/domein/domain-age.ts';
import { httpsRecord } from '../../lib/checks/domein/https-record.ts';
import { domein } from '../../lib/checks/domein/index.ts';
import { mailTransportPolicy } from '../../lib/checks/domein/mail-transport-policy.ts';
import { mxDnssec } from '../../lib/checks/domein/mx-dnssec.ts';
import { mxIpv6 } from '../../lib/checks/domein/mx-ipv6.ts';
import { mxValid } from '../../lib/checks/domein/mx-valid.ts';
import { nsCount } from '../../lib/checks/domein/ns-count.ts';
import { nsIpv6 } from '../../lib/checks/domein/ns-ipv6.ts';
import { nsNetworkDiversity } from '../../lib/checks/domein/ns-network-diversity.ts';
import { nsRegistryMatch } from '../../lib/checks/domein/ns-registry-match.ts';
import { nsResolvable } from '../../lib/checks/domein/ns-resolvable.ts';
import { nsec3Parameters } from '../../lib/checks/domein/nsec3-parameters.ts';
import { nullMx } from '../../lib/checks/domein/null-mx.ts';
import { registrationExpiry } from '../../lib/checks/domein/registration-expiry.ts';
import { registrationLock } from '../../lib/checks/domein/registration-lock.ts';
import { registrationStatus } from '../../lib/checks/domein/registration-status.ts';
import { soaValues } from '../../lib/checks/domein/soa-values.ts';
import { spfLookupLimit } from '../../lib/checks/domein/spf-lookup-limit.ts';
import { spfPolicy } from '../../lib/checks/domein/spf-policy.ts';
import { spfValid } from '../../lib/checks/domein/spf-valid.ts';
import { tlsRpt } from '../../lib/checks/domein/tls-rpt.ts';
import { webIpv6 } from '../../lib/checks/domein/web-ipv6.ts';
import { wildcardDns } from '../../lib/checks/domein/wildcard-dns.ts';
import {
  a,
  aaaa,
  bogus,
  caa,
  cname,
  ds,
  facts,
  https,
  mx,
  noName,
  ns,
  onWww,
  rdap,
  rrsig,
  servfail,
  soa,
  timeout,
  tlsa,
  txt,
  unsigned,
  type Zone,
} from '../checks/domein/dns-facts.ts';
import { counterExample, counterExamples } from '../kit/counter-examples.ts';
import { blind, cert, http, NOW, page, scan, seen } from '../kit/facts.ts';

const DMARC = 'TXT _dmarc.voorbeeld.nl';
const INSECURE: Zone = { 'SOA voorbeeld.nl': unsigned(soa()), 'DS voorbeeld.nl': [] };
const ALIAS = cname('www.voorbeeld.nl', 'klant.github.io');

counterExamples('domein', domein, [
  counterExample(
    nsCount,
    'the same server listed twice is one server',
    facts({ 'NS voorbeeld.nl': [ns('ns1.dnshuis.nl'), ns('ns1.dnshuis.nl')] }),
    'tooFew',
  ),
  counterExample(
    nsResolvable,
    'a name server without IPv4 is fine: it has IPv6',
    facts({ 'A ns1.dnshuis.nl': [] }),
    'all',
  ),
  counterExample(
    nsNetworkDiversity,
    'both in one IPv4 network, yet apart in IPv6',
    facts({ 'A ns2.dnshuis.nl': [a('45.92.8.54')] }),
    'spread',
  ),
  counterExample(
    nsIpv6,
    'an IPv4 address written as IPv6 reaches nobody over IPv6',
    facts({ 'AAAA ns2.dnshuis.nl': [aaaa('::ffff:91.208.14.53')] }),
    'one',
  ),
  counterExample(
    nsRegistryMatch,
    'a registry that lists no servers contradicts nobody',
    { ...facts(), rdap: rdap({ nameservers: [] }) },
    'notListed',
  ),
  counterExample(
    apexAndWwwResolve,
    'www is an alias of the apex and has its address',
    onWww({ 'A www.voorbeeld.nl': [cname('www.voorbeeld.nl', 'voorbeeld.nl'), a('45.92.7.10')] }),
    'both',
  ),
  counterExample(
    webIpv6,
    'www has IPv6, the address in the tab has not',
    facts({ 'AAAA voorbeeld.nl': [] }),
    'onlyTwin',
  ),
  counterExample(
    dnssecSigned,
    'keys in the zone and no DS above it: nobody can validate',
    facts({ ...INSECURE }),
    'island',
  ),
  counterExample(
    dnssecValid,
    'the SOA validates and the address does not',
    facts({ 'A voorbeeld.nl': bogus(a('45.92.7.10')) }),
    'bogus',
  ),
  counterExample(
    dnssecAlgorithm,
    'a SHA-1 digest beside a modern one is left for old resolvers',
    facts({ 'DS voorbeeld.nl': [ds(13, 1), ds(13, 2)] }),
    'modern',
  ),
  counterExample(
    dnssecSignatureLifetime,
    'two signatures on the SOA: the one that ends first decides',
    facts({ 'SOA voorbeeld.nl': [soa(), rrsig(NOW / 1_000 + 240 * 3_600), rrsig(NOW / 1_000 + 3 * 3_600)] }),
    'ending',
  ),
  counterExample(
    nsec3Parameters,
    'no NSEC3PARAM: the zone denies with NSEC, and has nothing to iterate',
    facts({ 'NSEC3PARAM voorbeeld.nl': [] }),
    'notUsed',
  ),
  counterExample(
    caaPresent,
    'a CAA that only says where to report forbids nobody to issue',
    facts({ 'CAA voorbeeld.nl': [caa('iodef', 'mailto:a@voorbeeld.nl')] }),
    'unrestricted',
  ),
  counterExample(
    danglingCname,
    'a long article that quotes a platform’s error is no error',
    {
      ...onWww({ 'A www.voorbeeld.nl': [ALIAS, a('185.199.108.153')], 'AAAA www.voorbeeld.nl': [ALIAS] }),
      page: seen(
        page({ text: { body: `${'Zo verhuist u een site. '.repeat(120)}There isn't a GitHub Pages site here.` } }),
      ),
    },
    'alive',
  ),
  counterExample(mxValid, 'a mail server with IPv6 only is alive', facts({ 'A mx1.mailhuis.nl': [] }), 'all'),
  counterExample(
    nullMx,
    'an SPF of "-all" behind a redirect also says that nothing is sent',
    facts({
      'MX voorbeeld.nl': [],
      'TXT voorbeeld.nl': [txt('v=spf1 redirect=spf.weg.nl')],
      'TXT spf.weg.nl': [txt('v=spf1 -all')],
    }),
    'unsaid',
  ),
  counterExample(
    mxIpv6,
    'a null MX names no server that could lack IPv6',
    facts({ 'MX voorbeeld.nl': [mx('.', 0)] }),
    'noMail',
  ),
  counterExample(
    mxDnssec,
    'a resolver that does not validate cannot tell signed from unsigned',
    facts({}, { validates: false }),
    {
      unseen: 'unfitResolver',
    },
  ),
  counterExample(
    mailTransportPolicy,
    'a hyphen in the id of _mta-sts voids the record: no sender reads the file behind it',
    {
      ...facts({
        'TLSA _25._tcp.mx1.mailhuis.nl': [],
        'TLSA _25._tcp.mx2.mailhuis.nl': [],
        'TXT _mta-sts.voorbeeld.nl': [txt('v=STSv1; id=2026-11-20')],
      }),
      mailPolicy: seen(
        http(
          { 'content-type': 'text/plain' },
          { body: 'version: STSv1\nmode: enforce\nmx: *.mailhuis.nl\nmax_age: 604800' },
        ),
      ),
    },
    'broken',
  ),
  counterExample(
    mailTransportPolicy,
    'a TLSA of a certificate authority’s list (usage 1) is no DANE for mail',
    {
      ...facts({ 'TLSA _25._tcp.mx1.mailhuis.nl': [tlsa(1)], 'TLSA _25._tcp.mx2.mailhuis.nl': [tlsa(1)] }),
      mailPolicy: blind('notApplicable'),
    },
    'absent',
  ),
  counterExample(
    tlsRpt,
    'another TXT record at the same name does not spoil the one that counts',
    facts({ 'TXT _smtp._tls.voorbeeld.nl': [txt('v=spf1 -all'), txt('v=TLSRPTv1; rua=mailto:tls@voorbeeld.nl')] }),
    'asked',
  ),
  counterExample(
    spfValid,
    '"v=spf10" begins like SPF and is none',
    facts({ 'TXT voorbeeld.nl': [txt('v=spf10 include:spf.mailhuis.nl -all')] }),
    'absent',
  ),
  counterExample(
    spfPolicy,
    'a strict ending behind a term that lets in the whole of IPv6',
    facts({ 'TXT voorbeeld.nl': [txt('v=spf1 mx ip6:::/0 -all')] }),
    'wide',
  ),
  counterExample(
    spfPolicy,
    'the strict ending stands behind a redirect',
    facts({ 'TXT voorbeeld.nl': [txt('v=spf1 redirect=spf.mailhuis.nl')] }),
    'strict',
  ),
  counterExample(
    spfLookupLimit,
    'twenty ip4 terms ask nothing of DNS',
    facts({
      'TXT voorbeeld.nl': [
        txt(`v=spf1 ${Array.from({ length: 20 }, (_, index) => `ip4:45.92.9.${index}`).join(' ')} -all`),
      ],
    }),
    'within',
  ),
  counterExample(
    dmarcValid,
    'a record for a made-up name too: it is a wildcard’s',
    facts({ [DMARC]: [txt('v=DMARC1; p=reject')], 'TXT pijler-x.voorbeeld.nl': [txt('v=DMARC1; p=reject')] }),
    'onlyWildcard',
  ),
  counterExample(
    dmarcPolicy,
    'quarantine with t=y asks receivers to do nothing',
    facts({ [DMARC]: [txt('v=DMARC1; p=quarantine; t=y')] }),
    'none',
  ),
  counterExample(
    dmarcReporting,
    'a mailbox on a subdomain of one’s own needs nobody’s leave',
    facts({ [DMARC]: [txt('v=DMARC1; p=none; rua=mailto:a@post.voorbeeld.nl')] }),
    'received',
  ),
  counterExample(
    dkimDetected,
    'names exist below _domainkey and none is on our list: hidden, not absent',
    facts({ 'TXT selector1._domainkey.voorbeeld.nl': noName() }),
    { unseen: 'time' },
  ),
  counterExample(
    registrationStatus,
    '"auto renew period" is how a renewal looks, not how an end does',
    { rdap: rdap({ statuses: ['auto renew period'] }) },
    'active',
  ),
  counterExample(
    registrationExpiry,
    'a registry that tells no end, as .nl does, hides no neglect',
    { scan: scan(), rdap: rdap({ expires: null }) },
    'notTold',
  ),
  counterExample(
    registrationLock,
    'a .nl domain cannot have the lock that others have',
    { scan: scan(), rdap: rdap({ statuses: ['active'] }) },
    'noLocks',
  ),
  counterExample(
    soaValues,
    'a minimum of exactly a day still is sane',
    facts({ 'SOA voorbeeld.nl': [soa({ minimum: 86_400 })] }),
    'sane',
  ),
  counterExample(
    httpsRecord,
    'hints of another target are that target’s addresses, no contradiction',
    {
      ...facts({ 'HTTPS voorbeeld.nl': [https({ alpn: ['h2'], target: 'elders.nl', ipv4hint: ['45.92.7.99'] })] }),
      page: blind('denied'),
    },
    'present',
  ),
  counterExample(
    wildcardDns,
    'a made-up name that exists without an address is no wildcard for visitors',
    facts({ 'A pijler-x.voorbeeld.nl': [] }),
    'none',
  ),
  counterExample(
    bimi,
    'an empty logo address declines BIMI, and is no mistake',
    facts({ 'TXT default._bimi.voorbeeld.nl': [txt('v=BIMI1; l=; a=')] }),
    'declined',
  ),
  counterExample(
    domainAge,
    'thirty days to the day is no longer new',
    { scan: scan(), rdap: rdap({ registered: '2026-10-21T00:00:00.000Z' }) },
    'known',
  ),
  counterExample(
    caaMatchesIssuer,
    'the authority allows itself under another of its names',
    {
      ...facts({ 'CAA voorbeeld.nl': [caa('issue', 'amazontrust.com')] }),
      cert: cert({ issuer: 'CN=M02,O=Amazon,C=US' }),
    },
    'matches',
  ),
  counterExample(
    caaPresent,
    'a name server that fails at CAA stops every authority',
    facts({ 'CAA voorbeeld.nl': servfail }),
    'broken',
  ),
  counterExample(
    nsCount,
    'a resolver that does not answer has counted nothing',
    facts({ 'NS voorbeeld.nl': timeout }),
    {
      unseen: 'timeout',
    },
  ),
]);
