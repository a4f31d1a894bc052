import type { PillarChecks } from '../../check.ts';
import { apexAndWwwResolve } from './apex-and-www-resolve.ts';
import { bimi } from './bimi.ts';
import { caaMatchesIssuer } from './caa-matches-issuer.ts';
import { caaPresent } from './caa-present.ts';
import { danglingCname } from './dangling-cname.ts';
import { dkimDetected } from './dkim-detected.ts';
import { dmarcPolicy } from './dmarc-policy.ts';
import { dmarcReporting } from './dmarc-reporting.ts';
import { dmarcValid } from './dmarc-valid.ts';
import { dnssecAlgorithm } from './dnssec-algorithm.ts';
import { dnssecSignatureLifetime } from './dnssec-signature-lifetime.ts';
import { dnssecSigned } from './dnssec-signed.ts';
import { dnssecValid } from './dnssec-valid.ts';
import { domainAge } from './domain-age.ts';
import { httpsRecord } from './https-record.ts';
import { mailTransportPolicy } from './mail-transport-policy.ts';
import { mxDnssec } from './mx-dnssec.ts';
import { mxIpv6 } from './mx-ipv6.ts';
import { mxValid } from './mx-valid.ts';
import { nsCount } from './ns-count.ts';
import { nsIpv6 } from './ns-ipv6.ts';
import { nsNetworkDiversity } from './ns-network-diversity.ts';
import { nsRegistryMatch } from './ns-registry-match.ts';
import { nsResolvable } from './ns-resolvable.ts';
import { nsec3Parameters } from './nsec3-parameters.ts';
import { nullMx } from './null-mx.ts';
import { registrationExpiry } from './registration-expiry.ts';
import { registrationLock } from './registration-lock.ts';
import { registrationStatus } from './registration-status.ts';
import { soaValues } from './soa-values.ts';
import { spfLookupLimit } from './spf-lookup-limit.ts';
import { spfPolicy } from './spf-policy.ts';
import { spfValid } from './spf-valid.ts';
import { tlsRpt } from './tls-rpt.ts';
import { webIpv6 } from './web-ipv6.ts';
import { wildcardDns } from './wildcard-dns.ts';

export const domein = {
  budget: 60,
  applies: ({ isPublic, onSharedSuffix, domain }) => isPublic && !onSharedSuffix && domain !== null,
  checks: [
    nsCount,
    nsResolvable,
    nsNetworkDiversity,
    nsIpv6,
    nsRegistryMatch,
    apexAndWwwResolve,
    webIpv6,
    dnssecSigned,
    dnssecValid,
    dnssecAlgorithm,
    dnssecSignatureLifetime,
    nsec3Parameters,
    caaPresent,
    danglingCname,
    mxValid,
    nullMx,
    mxIpv6,
    mxDnssec,
    mailTransportPolicy,
    tlsRpt,
    spfValid,
    spfPolicy,
    spfLookupLimit,
    dmarcValid,
    dmarcPolicy,
    dmarcReporting,
    dkimDetected,
    registrationStatus,
    registrationExpiry,
    registrationLock,
    soaValues,
    httpsRecord,
    wildcardDns,
    bimi,
    domainAge,
    caaMatchesIssuer,
  ],
} satisfies PillarChecks;
