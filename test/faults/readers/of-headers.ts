import { DISTRIBUTION_PHP } from '../../../lib/data/software/distribution-php.ts';
import { PRODUCTS } from '../../../lib/data/software/products.ts';
import { SESSION_COOKIES } from '../../../lib/data/software/session-cookies.ts';
import {
  findLists,
  findStrangePolicies,
  isEnforcing,
  isSandboxedFrom,
  listDroppedDirectives,
  listFor,
  parseEnforcedPolicies,
  parsePolicies,
  parsePolicy,
} from '../../../lib/parse/csp/csp.ts';
import {
  findBypassSources,
  findSwallowedDirectives,
  findUnquotedKeywords,
} from '../../../lib/parse/csp/csp-findings.ts';
import { allowsEval, allowsNothing, findRestriction, isSet } from '../../../lib/parse/csp/csp-reach.ts';
import { assessScriptProtection, listScriptNonces } from '../../../lib/parse/csp/csp-scripts.ts';
import { isKeyword, isOpenToAnybody, isWide, readSource } from '../../../lib/parse/csp/csp-source.ts';
import { findSyntaxFaults } from '../../../lib/parse/csp/csp-syntax.ts';
import { isDefault, parseHreflangElements, parseHreflangHeader } from '../../../lib/parse/html/hreflang.ts';
import { hasDigest, splitIntegrity } from '../../../lib/parse/html/sri.ts';
import { isShared, parseCacheControl } from '../../../lib/parse/http/cache-control.ts';
import { findCookieKind } from '../../../lib/parse/http/cookie-kind.ts';
import { decodeHeader } from '../../../lib/parse/http/decoded-header.ts';
import { assessFraming, isContradicted, parseFrameOptions } from '../../../lib/parse/http/frame-options.ts';
import { splitHeader } from '../../../lib/parse/http/header-list.ts';
import {
  coversHost,
  listIgnoredDirectives as ignoredByHsts,
  isRemembered,
  parseHsts,
  parseHstsLine,
  readSentHsts,
} from '../../../lib/parse/http/hsts.ts';
import { findCaaDomains } from '../../../lib/parse/http/issuer.ts';
import { hasRelation, isAbout, parseLinkHeader } from '../../../lib/parse/http/link-header.ts';
import { findNetworkFailure } from '../../../lib/parse/http/network-failure.ts';
import { isOldSyntax, listIgnoredMembers, listLimitedFeatures } from '../../../lib/parse/http/permissions-policy.ts';
import { resolveReferrerPolicy } from '../../../lib/parse/http/referrer-policy.ts';
import {
  findBrokenPrefix,
  hasPrefix,
  parseSetCookie,
  readAnswerMoment,
  withoutPrefix,
} from '../../../lib/parse/http/set-cookie.ts';
import { parseDictionaryMembers, parseToken } from '../../../lib/parse/http/structured-field.ts';
import {
  isClosed,
  isIndexForbidden,
  listIgnoredRobots,
  parseRobotsHeader,
  parseRobotsMetas,
  showDirective,
} from '../../../lib/parse/site-files/robots-directives.ts';
import { isDistribution, isRepairedByDistribution } from '../../../lib/parse/software/distribution.ts';
import { findProducts } from '../../../lib/parse/software/found-products.ts';
import { parseBanners } from '../../../lib/parse/software/software-banner.ts';
import {
  isWebAddress,
  listIgnoredCanonicals,
  parseCanonicalElements,
  parseCanonicalHeader,
} from '../../../lib/parse/url/canonical.ts';
import { compareCanonical, isAmpPage } from '../../../lib/parse/url/canonical-relation.ts';
import { linkElement, meta, NOW } from '../../kit/facts.ts';
import { policyMeta } from '../../kit/transport.ts';
import { ADDRESS, asAddress, HOST, listed, type Readers } from './reader.ts';

const POLICY = `default-src 'self' https://cdn.voorbeeld.nl:443/x; script-src 'nonce-abc123==' *.voorbeeld.nl data:, img-src *`;
const LINK = '<https://voorbeeld.nl/x>; rel="canonical alternate"; hreflang=nl, </y>; rel=next';
const context = (text: string) => ({ host: HOST, staticNonces: listed(text) });
const policies = (text: string) => [...parsePolicies(text), ...parsePolicies(`script-src ${text}`)];

/** Readers of headers, and of the meta elements and attributes that are written alike. */
export const OF_HEADERS: Readers = {
  'cache-control': { read: (text) => isShared(parseCacheControl(text)), like: ['public, max-age="600" , s-maxage=5'] },
  canonical: {
    read: (text) => [
      parseCanonicalHeader(text, ADDRESS),
      parseCanonicalElements([linkElement(text, text), linkElement('canonical', text)]),
      listIgnoredCanonicals([linkElement(`canonical ${text}`, text, { hreflang: text })]),
      isWebAddress(text),
    ],
    like: [LINK],
  },
  'cookie-kind': { read: (text) => findCookieKind(text, SESSION_COOKIES), like: ['__Host-phpSessionId'] },
  'csp-findings': {
    read: (text) => [
      findBypassSources(listed(text), true),
      findSwallowedDirectives(listed(text)),
      findUnquotedKeywords(listed(text)),
    ],
    like: [POLICY],
  },
  'csp-reach': {
    read: (text) => [
      findRestriction(policies(text), 'script-src'),
      allowsEval(policies(text)),
      allowsNothing(listed(text)),
      isSet(policies(text), 'script-src'),
    ],
    like: [POLICY],
  },
  'csp-scripts': {
    read: (text) => [assessScriptProtection(policies(text), context(text)), listScriptNonces(policies(text))],
    like: [POLICY],
  },
  'csp-source': {
    read: (text) => [readSource(text), isKeyword(text, 'self'), isWide(text), isOpenToAnybody(text)],
    like: ["'nonce-abc123=='", 'https://*.voorbeeld.nl:443/x', "'unsafe-inline'", 'data:'],
  },
  'csp-syntax': { read: (text) => findSyntaxFaults(policies(text), true), like: [POLICY] },
  csp: {
    read: (text) => [
      policies(text).map((policy) => [isEnforcing(policy), listFor(policy, 'x'), listFor(policy, 'script-src-elem')]),
      [findLists(policies(text), 'script-src-attr'), parsePolicy(text, 'meta')],
      parseEnforcedPolicies({ 'content-security-policy': text }, [policyMeta(text)]),
      findStrangePolicies([text, ...listed(text)], policies(text)),
      isSandboxedFrom(policies(text), 'allow-scripts'),
      [listDroppedDirectives(policies(text)), listDroppedDirectives(policies(text), 'script-src')],
    ],
    like: [POLICY],
  },
  'canonical-relation': {
    read: (text) => [
      compareCanonical(asAddress(text), ADDRESS),
      compareCanonical(ADDRESS, text),
      isAmpPage(text, [text]),
    ],
    like: ['https://voorbeeld.nl/collections/x/products/y?variant=1&amp=1'],
  },
  'decoded-header': { read: decodeHeader, like: ['\u00e2\u0080\u0098none'] },
  distribution: {
    read: (text) => [isDistribution(text), isRepairedByDistribution(text, text, { rows: DISTRIBUTION_PHP, at: NOW })],
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
      parseFrameOptions(text),
      isContradicted(parseFrameOptions(text), listed(text)),
      assessFraming(parseFrameOptions(text)),
    ],
    like: ['SAMEORIGIN, DENY'],
  },
  'header-list': { read: splitHeader, like: [String.raw`a="b\", c", d`] },
  hreflang: {
    read: (text) => [
      parseHreflangHeader(text, ADDRESS).map(isDefault),
      parseHreflangElements([linkElement(`alternate ${text}`, text, { hreflang: text })]),
    ],
    like: [LINK],
  },
  hsts: {
    read: (text) => [
      parseHsts(text),
      parseHstsLine(text),
      readSentHsts({ headers: {}, hsts: text }),
      isRemembered(parseHstsLine(text)),
      coversHost(parseHstsLine(text), 'voorbeeld.nl', text),
      ignoredByHsts(text),
    ],
    like: ['max-age="31536000" ; includeSubDomains; preload, max-age=0'],
  },
  issuer: { read: findCaaDomains, like: [String.raw`CN=R12,O="Let's Encrypt\, Inc",C=US`] },
  'link-header': {
    read: (text) =>
      parseLinkHeader(text).map((link) => [hasRelation(link, 'canonical'), isAbout(link, 'https://a.nl/')]),
    like: [LINK, String.raw`<a>; rel="a\"b"`],
  },
  'network-failure': { read: findNetworkFailure, like: ['net::ERR_CONNECTION_REFUSED'] },
  'permissions-policy': {
    read: (text) => [isOldSyntax(text), listLimitedFeatures(text), listIgnoredMembers(text)],
    like: ['camera=(self "https://a.nl"), usb=()', "camera 'none'; microphone 'self'"],
  },
  'referrer-policy': {
    read: (text) => [resolveReferrerPolicy(text, listed(text))],
    like: ['no-referrer, strict-origin'],
  },
  'robots-directives': {
    read: (text) => [
      [...parseRobotsHeader(text), ...parseRobotsMetas([meta('robots', text)])].map((one) => [
        isIndexForbidden(one, NOW),
        showDirective(one),
      ]),
      listIgnoredRobots(parseRobotsHeader(text)),
      isClosed({ robotsHeader: text, robotsMetas: listed(text).map((one) => meta('robots', one)) }, NOW, ['googlebot']),
    ],
    like: ['googlebot: noindex, unavailable_after: 20-Nov-26, 12:00', 'max-snippet:-1'],
  },
  'set-cookie': {
    read: (text) => {
      const cookie = parseSetCookie(text, NOW) ?? ({ name: text } as never);
      return [hasPrefix(cookie), findBrokenPrefix(cookie), withoutPrefix(text), readAnswerMoment(text, NOW)];
    },
    like: [
      '__Host-a=b; Path=/; Secure; Expires=Fri, 20-Nov-2026 12:00:00 GMT; SameSite=Lax',
      'Wed, 21 Oct 2026 07:28:00 GMT',
    ],
  },
  'software-banner': { read: parseBanners, like: ['Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips, PHP/8.1'] },
  sri: { read: (text) => [splitIntegrity(text), hasDigest(text)], like: ['sha384-abc+/def==?x sha256-abc'] },
  'structured-field': {
    read: (text) => [parseToken(text), parseDictionaryMembers(text)],
    like: ['same-origin; report-to="x"', 'a=(b "c\\"" :ZGF0YQ==: ?1 1.5;p=2), d=*, e;f=1'],
  },
};
