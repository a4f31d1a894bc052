import type { PillarChecks } from '../../check.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { beforeConsent } from './before-consent.ts';
import { certificateExpiry } from './certificate-expiry.ts';
import { certificateKey } from './certificate-key.ts';
import { clickjacking } from './clickjacking.ts';
import { coepCorp } from './coep-corp.ts';
import { contentTypeOptions } from './content-type-options.ts';
import { cookieHttponly } from './cookie-httponly.ts';
import { cookiePrefix } from './cookie-prefix.ts';
import { cookieSamesite } from './cookie-samesite.ts';
import { cookieSecure } from './cookie-secure.ts';
import { crossOriginOpener } from './cross-origin-opener.ts';
import { cspBaseUriObject } from './csp-base-uri-object.ts';
import { cspEval } from './csp-eval.ts';
import { cspFormAction } from './csp-form-action.ts';
import { cspPresent } from './csp-present.ts';
import { cspReporting } from './csp-reporting.ts';
import { cspScriptPolicy } from './csp-script-policy.ts';
import { cspSyntax } from './csp-syntax.ts';
import { headersOnErrorPages } from './headers-on-error-pages.ts';
import { hsts } from './hsts.ts';
import { hstsAllEntryHosts } from './hsts-all-entry-hosts.ts';
import { hstsPreload } from './hsts-preload.ts';
import { hstsSubdomains } from './hsts-subdomains.ts';
import { httpsAvailable } from './https-available.ts';
import { httpsRedirect } from './https-redirect.ts';
import { httpsRedirectSameHost } from './https-redirect-same-host.ts';
import { iframeSandbox } from './iframe-sandbox.ts';
import { insecureForms } from './insecure-forms.ts';
import { mixedContentActive } from './mixed-content-active.ts';
import { mixedContentPassive } from './mixed-content-passive.ts';
import { obsoleteHeaders } from './obsolete-headers.ts';
import { openAdministration } from './open-administration.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { referrerPolicy } from './referrer-policy.ts';
import { securityTxt } from './security-txt.ts';
import { sessionCache } from './session-cache.ts';
import { sriThirdParty } from './sri-third-party.ts';
import { tlsCertificate } from './tls-certificate.ts';
import { tlsVersion } from './tls-version.ts';
import { trustedTypes } from './trusted-types.ts';
import { versionDisclosure } from './version-disclosure.ts';
import { wordpressExposure } from './wordpress-exposure.ts';

export const beveiliging = {
  budget: 45,
  applies: isServed,
  checks: [
    httpsAvailable,
    tlsCertificate,
    httpsRedirect,
    httpsRedirectSameHost,
    hsts,
    hstsSubdomains,
    hstsAllEntryHosts,
    hstsPreload,
    mixedContentActive,
    mixedContentPassive,
    insecureForms,
    cspPresent,
    cspScriptPolicy,
    cspBaseUriObject,
    cspEval,
    cspFormAction,
    cspSyntax,
    clickjacking,
    contentTypeOptions,
    referrerPolicy,
    permissionsPolicy,
    crossOriginOpener,
    cookieSecure,
    cookieHttponly,
    cookieSamesite,
    cookiePrefix,
    sriThirdParty,
    securityTxt,
    versionDisclosure,
    wordpressExposure,
    openAdministration,
    obsoleteHeaders,
    headersOnErrorPages,
    sessionCache,
    iframeSandbox,
    trustedTypes,
    cspReporting,
    coepCorp,
    tlsVersion,
    certificateExpiry,
    certificateKey,
    beforeConsent,
  ],
} satisfies PillarChecks;
