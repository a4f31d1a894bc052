import { beforeConsent } from '../../lib/checks/beveiliging/before-consent.ts';
import { certificateExpiry } from '../../lib/checks/beveiliging/certificate-expiry.ts';
import { certificateKey } from '../../lib/checks/beveiliging/certificate-key.ts';
import { clickjacking } from '../../lib/checks/beveiliging/clickjacking.ts';
import { coepCorp } from '../../lib/checks/beveiliging/coep-corp.ts';
import { contentTypeOptions } from '../../lib/checks/beveiliging/content-type-options.ts';
import { cookieHttponly } from '../../lib/checks/beveiliging/cookie-httponly.ts';
import { cookiePrefix } from '../../lib/checks/beveiliging/cookie-prefix.ts';
import { cookieSamesite } from '../../lib/checks/beveiliging/cookie-samesite.ts';
import { cookieSecure } from '../../lib/checks/beveiliging/cookie-secure.ts';
import { crossOriginOpener } from '../../lib/checks/beveiliging/cross-origin-opener.ts';
import { cspBaseUriObject } from '../../lib/checks/beveiliging/csp-base-uri-object.ts';
import { cspEval } from '../../lib/checks/beveiliging/csp-eval.ts';
import { cspFormAction } from '../../lib/checks/beveiliging/csp-form-action.ts';
import { cspPresent } from '../../lib/checks/beveiliging/csp-present.ts';
import { cspReporting } from '../../lib/checks/beveiliging/csp-reporting.ts';
import { cspScriptPolicy } from '../../lib/checks/beveiliging/csp-script-policy.ts';
import { cspSyntax } from '../../lib/checks/beveiliging/csp-syntax.ts';
import { headersOnErrorPages } from '../../lib/checks/beveiliging/headers-on-error-pages.ts';
import { hsts } from '../../lib/checks/beveiliging/hsts.ts';
import { hstsAllEntryHosts } from '../../lib/checks/beveiliging/hsts-all-entry-hosts.ts';
import { hstsPreload } from '../../lib/checks/beveiliging/hsts-preload.ts';
import { hstsSubdomains } from '../../lib/checks/beveiliging/hsts-subdomains.ts';
import { httpsAvailable } from '../../lib/checks/beveiliging/https-available.ts';
import { httpsRedirect } from '../../lib/checks/beveiliging/https-redirect.ts';
import { httpsRedirectSameHost } from '../../lib/checks/beveiliging/https-redirect-same-host.ts';
import { iframeSandbox } from '../../lib/checks/beveiliging/iframe-sandbox.ts';
import { beveiliging } from '../../lib/checks/beveiliging/index.ts';
import { insecureForms } from '../../lib/checks/beveiliging/insecure-forms.ts';
import { mixedContentActive } from '../../lib/checks/beveiliging/mixed-content-active.ts';
import { mixedContentPassive } from '../../lib/checks/beveiliging/mixed-content-passive.ts';
import { obsoleteHeaders } from '../../lib/checks/beveiliging/obsolete-headers.ts';
import { openAdministration } from '../../lib/checks/beveiliging/open-administration.ts';
import { permissionsPolicy } from '../../lib/checks/beveiliging/permissions-policy.ts';
import { referrerPolicy } from '../../lib/checks/beveiliging/referrer-policy.ts';
import { securityTxt } from '../../lib/checks/beveiliging/security-txt.ts';
import { sessionCache } from '../../lib/checks/beveiliging/session-cache.ts';
import { sriThirdParty } from '../../lib/checks/beveiliging/sri-third-party.ts';
import { tlsCertificate } from '../../lib/checks/beveiliging/tls-certificate.ts';
import { tlsVersion } from '../../lib/checks/beveiliging/tls-version.ts';
import { trustedTypes } from '../../lib/checks/beveiliging/trusted-types.ts';
import { versionDisclosure } from '../../lib/checks/beveiliging/version-disclosure.ts';
import { wordpressExposure } from '../../lib/checks/beveiliging/wordpress-exposure.ts';
import type { Facts } from '../../lib/evidence.ts';
import { counterExample, counterExamples } from '../kit/counter-examples.ts';
import { blind, cert, http, meta, NOW, page, resource, scan, seen } from '../kit/facts.ts';
import { answer, cookie, ended, hop, NO_SECOND, other, policy, trail, twins } from '../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';
const DAY = 86_400_000;
const sent = (headers: Readonly<Record<string, string>>) => ({ fresh: http(headers) });
const csp = (header: string) => ({ scan: scan(), ...policy(header), again: NO_SECOND });
const jar = (...cookies: ReturnType<typeof cookie>[]) => ({ scan: scan(), cookies });
const loading = (...list: Facts['page']['resources']['list']) => ({
  scan: scan(),
  page: page({ resources: { list } }),
});
const passive = page({ resources: { insecure: [{ kind: 'passive', url: 'http://a.nl/a.png' }] } });
const form = (action: string) => ({ action, method: 'post' as const, fields: ['text'], selector: 'form' });
const text = (body: string) =>
  http({ 'content-type': 'text/plain; charset=utf-8' }, { url: `${HTTPS}.well-known/security.txt`, body });
const GOOD_TEXT = `Contact: mailto:lek@voorbeeld.nl\nExpires: ${new Date(NOW + 200 * DAY).toISOString()}\n`;

counterExamples('beveiliging', beveiliging, [
  counterExample(
    httpsAvailable,
    'a refused certificate is the certificate’s fault: https does answer',
    { scan: scan({ url: HTTP }), answer: seen(answer({}, { url: HTTP })), twins: other(ended(HTTPS, 'certificate')) },
    'certificateRefused',
  ),
  counterExample(
    tlsCertificate,
    'a challenge came over https too: its certificate was accepted',
    { scan: scan(), answer: seen(answer({}, { status: 403, barrier: 'wall' })), twins: blind('denied') },
    'accepted',
  ),
  counterExample(
    httpsRedirect,
    'it goes to https, and from there back to http',
    { scan: scan(), answer: seen(answer()), twins: other(trail(HTTP, [hop(HTTP, HTTPS), hop(HTTPS, HTTP)])) },
    'stays',
  ),
  counterExample(
    httpsRedirectSameHost,
    'straight to https on www: the apex never teaches its HSTS',
    { scan: scan(), answer: seen(answer()), twins: other(trail(HTTP, [hop(HTTP, HTTPS_WWW)])) },
    'other',
  ),
  counterExample(
    hsts,
    'the value is quoted, which the standard allows',
    { scan: scan(), answer: answer({ 'strict-transport-security': 'max-age="31536000"' }) },
    'strong',
  ),
  counterExample(
    hstsSubdomains,
    'includeSubDomains beside max-age=0 covers nothing',
    { scan: scan(), answer: answer({ 'strict-transport-security': 'max-age=0; includeSubDomains' }) },
    'noHsts',
  ),
  counterExample(
    hstsPreload,
    'the page sends all that the list asks for, and the redirect that leads to it nothing',
    {
      scan: scan({ host: 'voorbeeld.nl', url: `${HTTPS}nl/` }),
      answer: answer(
        { 'strict-transport-security': 'max-age=31536000; includeSubDomains; preload' },
        { url: `${HTTPS}nl/` },
      ),
      twins: seen(twins({ root: seen(trail(HTTPS, [hop(HTTPS, `${HTTPS}nl/`)])) })),
    },
    'notEligible',
  ),
  counterExample(
    hstsAllEntryHosts,
    'www leads on without a header of its own',
    {
      scan: scan(),
      answer: answer({ 'strict-transport-security': 'max-age=31536000' }),
      twins: seen(twins({ twinHttps: seen(trail(HTTPS_WWW, [hop(HTTPS_WWW, HTTPS)])) })),
    },
    'one',
  ),
  counterExample(
    mixedContentActive,
    'an upgrade that is only reported repairs nothing',
    {
      page: page({ resources: { insecure: [{ kind: 'active', url: 'http://a.nl/a.js' }] } }),
      raw: seen(page()),
      fresh: seen(http({ 'content-security-policy-report-only': 'upgrade-insecure-requests' })),
    },
    'present',
  ),
  counterExample(
    mixedContentPassive,
    'browsers upgraded the image, the HTML still says http',
    { page: page(), raw: seen(passive) },
    'present',
  ),
  counterExample(
    insecureForms,
    'a form to this very machine leaks to nobody',
    { page: page({ forms: { list: [form('http://localhost/zoek')] } }), scan: scan() },
    'secure',
  ),
  counterExample(
    insecureForms,
    'a printer of an office’s own network asks its password over http: a fault, and nobody outside can hear it',
    {
      page: page({
        document: { url: 'http://printer.local/' },
        forms: {
          list: [{ ...form('http://printer.local/'), method: 'post', fields: ['password'] }],
          passwordFields: 1,
        },
      }),
      scan: scan({ isPublic: false }),
    },
    'passwordOnHttp',
  ),
  counterExample(
    cspPresent,
    'a policy that is only about framing governs no script',
    { ...policy("frame-ancestors 'none'"), raw: seen(page()) },
    'partial',
  ),
  counterExample(
    cspScriptPolicy,
    "'unsafe-inline' beside a nonce is ignored by every browser of today",
    { ...csp("script-src 'nonce-r4nd0mvalue' 'strict-dynamic' 'unsafe-inline' https:"), raw: seen(page()) },
    'nonceOrHash',
  ),
  counterExample(
    cspBaseUriObject,
    'default-src closes object-src, and never base-uri',
    csp("default-src 'self'"),
    'baseOpen',
  ),
  counterExample(
    cspEval,
    "'wasm-unsafe-eval' lets in no script",
    csp("script-src 'self' 'wasm-unsafe-eval'"),
    'refused',
  ),
  counterExample(cspFormAction, 'default-src says nothing about forms', policy("default-src 'none'"), 'unset'),
  counterExample(
    cspSyntax,
    'http: beside strict-dynamic is there for old browsers, and void in those that know the word',
    policy("script-src 'nonce-r4nd0mvalue' 'strict-dynamic' 'unsafe-inline' https: http:; object-src 'none'"),
    'clean',
  ),
  counterExample(cspSyntax, 'self without quotes is a host of that name', policy('script-src self'), 'unquoted'),
  counterExample(
    clickjacking,
    'two SAMEORIGIN lines joined by a proxy are one',
    { ...sent({ 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }), raw: seen(page()) },
    'closed',
  ),
  counterExample(
    contentTypeOptions,
    '"nosniff, nosniff" is valid: the first counts',
    sent({ 'x-content-type-options': 'nosniff, nosniff' }),
    'nosniff',
  ),
  counterExample(
    referrerPolicy,
    'an unknown word behind a known one changes nothing',
    { ...sent({ 'referrer-policy': 'no-referrer, later-invention' }), raw: seen(page()) },
    'partlyRead',
  ),
  counterExample(
    permissionsPolicy,
    'a policy that only names an ended experiment limits nothing',
    sent({ 'permissions-policy': 'interest-cohort=()' }),
    'open',
  ),
  counterExample(
    crossOriginOpener,
    'a quoted value is ignored by browsers',
    sent({ 'cross-origin-opener-policy': '"same-origin"' }),
    'invalid',
  ),
  counterExample(
    cookieSecure,
    '"assessment" contains "sess" and is no session',
    jar(cookie('assessment', { secure: false })),
    'other',
  ),
  counterExample(
    cookieHttponly,
    'a token against forgery must be readable by script',
    jar(cookie('XSRF-TOKEN', { httpOnly: false })),
    'none',
  ),
  counterExample(
    cookieSamesite,
    'None without Secure is dropped by browsers',
    { cookies: [cookie('a', { sameSite: 'none', secure: false })] },
    'noneWithoutSecure',
  ),
  counterExample(
    cookiePrefix,
    'the prefix counts in small letters too',
    { cookies: [cookie('__host-sid', { path: null })] },
    'broken',
  ),
  counterExample(
    sriThirdParty,
    'a tag manager cannot be pinned; it is named, not blamed as forgotten',
    loading(resource('script', 'https://www.googletagmanager.com/gtm.js?id=GTM-1')),
    'loaders',
  ),
  counterExample(
    securityTxt,
    'a page that answers 200 in HTML is no security.txt',
    { scan: scan(), security: { wellKnown: seen(http({}, { body: '<!doctype html>' })), root: seen(text(GOOD_TEXT)) } },
    'oldPath',
  ),
  counterExample(
    versionDisclosure,
    'the name of the software alone tells no version',
    sent({ server: 'nginx', 'x-powered-by': 'ASP.NET' }),
    'none',
  ),
  counterExample(
    obsoleteHeaders,
    'X-XSS-Protection: 0 switches a harmful filter off',
    sent({ 'x-xss-protection': '0' }),
    'absent',
  ),
  counterExample(
    headersOnErrorPages,
    'framing is closed by another header on the error page',
    {
      fresh: http({ 'content-security-policy': "frame-ancestors 'self'" }),
      missing: {
        ...http({ 'x-frame-options': 'DENY' }, { status: 404 }),
        robotsMetas: [],
      } as unknown as Facts['missing'],
    },
    'same',
  ),
  counterExample(
    sessionCache,
    'no-store wins over public',
    { fresh: http({ 'cache-control': 'public, no-store' }), cookies: [cookie('PHPSESSID')] },
    'private',
  ),
  counterExample(
    iframeSandbox,
    'a frame of the www twin is no third party',
    loading(resource('frame', 'https://www.voorbeeld.nl/kaart')),
    'none',
  ),
  counterExample(trustedTypes, 'naming policies demands none of them', policy('trusted-types default'), 'absent'),
  counterExample(
    cspReporting,
    'report-uri in a meta element is ignored',
    policy(null, "default-src 'self'; report-uri /csp"),
    'unreported',
  ),
  counterExample(
    coepCorp,
    'a quoted require-corp isolates nothing',
    sent({ 'cross-origin-embedder-policy': '"require-corp"' }),
    'neither',
  ),
  counterExample(
    tlsVersion,
    'over h3 it is TLS 1.3, though this browser shows no connection',
    {
      scan: scan(),
      cert: blind('otherBrowser'),
      page: seen(
        page({
          performance: {
            navigation: {
              kind: 'navigate',
              protocol: 'h3',
              transferred: 1,
              encoded: 1,
              decoded: 1,
              firstByte: 1,
              status: 200,
              worker: false,
            },
          },
        }),
      ),
    },
    'newest',
  ),
  counterExample(
    certificateExpiry,
    'six days left is soon, also of a certificate that lasts only days',
    { scan: scan(), cert: cert({ from: NOW - 1 * DAY, until: NOW + 6 * DAY }) },
    'soon',
  ),
  counterExample(
    certificateKey,
    'an elliptic key of 256 bits is no short key',
    { cert: cert({ key: { type: 'EC', bits: 256 } }) },
    'elliptic',
  ),
  counterExample(
    referrerPolicy,
    'a stricter meta element wins over the header',
    {
      ...sent({ 'referrer-policy': 'unsafe-url' }),
      raw: seen(page({ head: { metas: [meta('referrer', 'no-referrer')] } })),
    },
    'strict',
  ),
  counterExample(
    wordpressExposure,
    'a newspaper on WordPress that answers its list of users with a refusal of its own, and has no remote interface',
    { wordpress: { users: seen(null), xmlrpc: seen(false), readme: seen(null) } },
    'closed',
  ),
  counterExample(
    openAdministration,
    'an article about phpMyAdmin, with its name as the title and a field to sign in to comment',
    {
      scan: scan(),
      page: page({ head: { titles: ['phpMyAdmin'] }, text: { body: 'phpMyAdmin beheert databases. '.repeat(50) } }),
      raw: seen(page({ head: { titles: ['phpMyAdmin'] }, forms: { passwordFields: 1 } })),
      visited: blind('notApplicable'),
    },
    'none',
  ),
  counterExample(
    beforeConsent,
    'a privacy statement that names hosts of trackers in a list of code, and a site whose own path is called like one',
    {
      raw: page({
        resources: {
          list: [resource('script', 'https://voorbeeld.nl/connect.facebook.net/en_US/fbevents.js')],
          total: 1,
          inline: [{ start: 'const blocked = ["connect.facebook.net", "static.hotjar.com"];', length: 62 }],
          insecure: [],
        },
      }),
      cookies: seen([]),
    },
    'none',
  ),
]);
