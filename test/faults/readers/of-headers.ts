import { DISTRIBUTION_PHP } from '../../../lib/data/software/distribution-php.ts';
import { PRODUCTS } from '../../../lib/data/software/products.ts';
import { SESSION_COOKIES } from '../../../lib/data/software/session-cookies.ts';
import {
  enforcedPolicies,
  enforces,
  listFor,
  listsFor,
  parsePolicies,
  parsePolicy,
  strangePolicies,
} from '../../../lib/parse/csp/csp.ts';
import { bypassSources, swallowedDirectives, unquotedKeywords } from '../../../lib/parse/csp/csp-findings.ts';
import { allowsEval, isSet, restriction } from '../../../lib/parse/csp/csp-reach.ts';
import { scriptNonces, scriptProtection } from '../../../lib/parse/csp/csp-scripts.ts';
import { isKeyword, isWide, readSource } from '../../../lib/parse/csp/csp-source.ts';
import { syntaxFaults } from '../../../lib/parse/csp/csp-syntax.ts';
import { hreflangElements, hreflangHeaders, isDefault } from '../../../lib/parse/html/hreflang.ts';
import { hasDigest, integrityTokens } from '../../../lib/parse/html/sri.ts';
import { cacheDirectives, isShared } from '../../../lib/parse/http/cache-control.ts';
import { cookieKind } from '../../../lib/parse/http/cookie-kind.ts';
import { decodedHeader } from '../../../lib/parse/http/decoded-header.ts';
import { frameOptions, framingBy, isContradicted } from '../../../lib/parse/http/frame-options.ts';
import { splitHeader } from '../../../lib/parse/http/header-list.ts';
import {
  ignoredDirectives as ignoredByHsts,
  parseHsts,
  parseHstsLine,
  sentHsts,
} from '../../../lib/parse/http/hsts.ts';
import { caaDomainsOf } from '../../../lib/parse/http/issuer.ts';
import { hasRelation, parseLinkHeader } from '../../../lib/parse/http/link-header.ts';
import { networkFailure } from '../../../lib/parse/http/network-failure.ts';
import { ignoredMembers, isOldSyntax, limitedFeatures } from '../../../lib/parse/http/permissions-policy.ts';
import { effectiveReferrerPolicy } from '../../../lib/parse/http/referrer-policy.ts';
import { brokenPrefix, hasPrefix, parseSetCookie } from '../../../lib/parse/http/set-cookie.ts';
import { dictionaryOf, tokenOf } from '../../../lib/parse/http/structured-field.ts';
import {
  forbidsIndex,
  headerDirectives,
  ignoredDirectives,
  isClosed,
  metaDirectives,
  showDirective,
} from '../../../lib/parse/site-files/robots-directives.ts';
import { distributionIn, repairedByDistribution } from '../../../lib/parse/software/distribution.ts';
import { findProducts } from '../../../lib/parse/software/found-products.ts';
import { bannersIn } from '../../../lib/parse/software/software-banner.ts';
import { canonicalElements, canonicalHeaders } from '../../../lib/parse/url/canonical.ts';
import { canonicalRelation, isAmpPage } from '../../../lib/parse/url/canonical-relation.ts';
import { linkElement, meta, NOW } from '../../kit/facts.ts';
import { policyMeta } from '../../kit/transport.ts';
import { ADDRESS, asAddress, HOST, listed, type Readers } from './reader.ts';

const POLICY = `default-src 'self' https://cdn.voorbeeld.nl:443/x; script-src 'nonce-abc123==' *.voorbeeld.nl data:, img-src *`;
const LINK = '<https://voorbeeld.nl/x>; rel="canonical alternate"; hreflang=nl, </y>; rel=next';
const context = (text: string) => ({ host: HOST, staticNonces: listed(text) });
const policies = (text: string) => [...parsePolicies(text), ...parsePolicies(`script-src ${text}`)];

/** Readers of headers, and of the meta elements and attributes that are written alike. */
export const OF_HEADERS: Readers = {
  'cache-control': { read: (text) => isShared(cacheDirectives(text)), like: ['public, max-age="600" , s-maxage=5'] },
  canonical: {
    read: (text) => [
      canonicalHeaders(text, ADDRESS),
      canonicalElements([linkElement(text, text), linkElement('canonical', text)]),
    ],
    like: [LINK],
  },
  'cookie-kind': { read: (text) => cookieKind(text, SESSION_COOKIES), like: ['__Host-phpSessionId'] },
  'csp-findings': {
    read: (text) => [
      bypassSources(listed(text), true),
      swallowedDirectives(listed(text)),
      unquotedKeywords(listed(text)),
    ],
    like: [POLICY],
  },
  'csp-reach': {
    read: (text) => [
      restriction(policies(text), 'script-src'),
      allowsEval(policies(text)),
      isSet(policies(text), 'script-src'),
    ],
    like: [POLICY],
  },
  'csp-scripts': {
    read: (text) => [scriptProtection(policies(text), context(text)), scriptNonces(policies(text))],
    like: [POLICY],
  },
  'csp-source': {
    read: (text) => [readSource(text), isKeyword(text, 'self'), isWide(text)],
    like: ["'nonce-abc123=='", 'https://*.voorbeeld.nl:443/x', "'unsafe-inline'", 'data:'],
  },
  'csp-syntax': { read: (text) => syntaxFaults(policies(text), true), like: [POLICY] },
  csp: {
    read: (text) => [
      policies(text).map((policy) => [enforces(policy), listFor(policy, 'x'), listFor(policy, 'script-src-elem')]),
      [listsFor(policies(text), 'script-src-attr'), parsePolicy(text, 'meta')],
      enforcedPolicies({ 'content-security-policy': text }, [policyMeta(text)]),
      strangePolicies([text, ...listed(text)], policies(text)),
    ],
    like: [POLICY],
  },
  'canonical-relation': {
    read: (text) => [
      canonicalRelation(asAddress(text), ADDRESS),
      canonicalRelation(ADDRESS, text),
      isAmpPage(text, [text]),
    ],
    like: ['https://voorbeeld.nl/collections/x/products/y?variant=1&amp=1'],
  },
  'decoded-header': { read: decodedHeader, like: ['\u00e2\u0080\u0098none'] },
  distribution: {
    read: (text) => [distributionIn(text), repairedByDistribution(text, text, { rows: DISTRIBUTION_PHP, at: NOW })],
    like: ['Apache/2.4.6 (CentOS) PHP/7.4.3-4ubuntu2.18'],
  },
  'found-products': {
    read: (text) =>
      findProducts(
        {
          generators: [text],
          headers: { server: text, 'x-powered-by': text, 'x-generator': text },
          addresses: [{ url: `https://voorbeeld.nl/${text}`, own: true }],
          inline: [text],
        },
        PRODUCTS,
      ),
    like: [
      'WordPress 6.4.2',
      'Joomla! - Open Source Content Management',
      'wp-content/plugins/woocommerce/assets/x.css?ver=8.1',
    ],
  },
  'frame-options': {
    read: (text) => [
      frameOptions(text),
      isContradicted(frameOptions(text), listed(text)),
      framingBy(frameOptions(text)),
    ],
    like: ['SAMEORIGIN, DENY'],
  },
  'header-list': { read: splitHeader, like: [String.raw`a="b\", c", d`] },
  hreflang: {
    read: (text) => [
      hreflangHeaders(text, ADDRESS).map(isDefault),
      hreflangElements([linkElement(`alternate ${text}`, text, { hreflang: text })]),
    ],
    like: [LINK],
  },
  hsts: {
    read: (text) => [parseHsts(text), parseHstsLine(text), sentHsts({ headers: {}, hsts: text }), ignoredByHsts(text)],
    like: ['max-age="31536000" ; includeSubDomains; preload, max-age=0'],
  },
  issuer: { read: caaDomainsOf, like: [String.raw`CN=R12,O="Let's Encrypt\, Inc",C=US`] },
  'link-header': {
    read: (text) => parseLinkHeader(text).map((link) => hasRelation(link, 'canonical')),
    like: [LINK, String.raw`<a>; rel="a\"b"`],
  },
  'network-failure': { read: networkFailure, like: ['net::ERR_CONNECTION_REFUSED'] },
  'permissions-policy': {
    read: (text) => [isOldSyntax(text), limitedFeatures(text), ignoredMembers(text)],
    like: ['camera=(self "https://a.nl"), usb=()', "camera 'none'; microphone 'self'"],
  },
  'referrer-policy': {
    read: (text) => [effectiveReferrerPolicy(text, listed(text))],
    like: ['no-referrer, strict-origin'],
  },
  'robots-directives': {
    read: (text) => [
      [...headerDirectives(text), ...metaDirectives([meta('robots', text)])].map((one) => [
        forbidsIndex(one, NOW),
        showDirective(one),
      ]),
      ignoredDirectives(headerDirectives(text)),
      isClosed({ robotsHeader: text, robotsMetas: listed(text).map((one) => meta('robots', one)) }, NOW, ['googlebot']),
    ],
    like: ['googlebot: noindex, unavailable_after: 20-Nov-26, 12:00', 'max-snippet:-1'],
  },
  'set-cookie': {
    read: (text) => {
      const cookie = parseSetCookie(text, NOW);
      return cookie === null
        ? [hasPrefix({ name: text } as never), brokenPrefix({ name: text } as never)]
        : [hasPrefix(cookie), brokenPrefix(cookie)];
    },
    like: ['__Host-a=b; Path=/; Secure; Expires=Fri, 20-Nov-2026 12:00:00 GMT; SameSite=Lax'],
  },
  'software-banner': { read: bannersIn, like: ['Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips, PHP/8.1'] },
  sri: { read: (text) => [integrityTokens(text), hasDigest(text)], like: ['sha384-abc+/def==?x sha256-abc'] },
  'structured-field': {
    read: (text) => [tokenOf(text), dictionaryOf(text)],
    like: ['same-origin; report-to="x"', 'a=(b "c\\"" :ZGF0YQ==: ?1 1.5;p=2), d=*, e;f=1'],
  },
};
