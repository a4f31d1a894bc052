import { CONSENT_PLATFORMS } from '../../../lib/data/software/consent-platforms.ts';
import { CONSENT_SERVICES } from '../../../lib/data/software/consent-services.ts';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import { ORGANISATION_TYPES } from '../../../lib/data/structured-data/organisation-types.ts';
import { BUILT_IN_TABLES } from '../../../lib/data/tables.ts';
import { parseOffset, toMonthNumber, toTimestamp } from '../../../lib/parse/dates/calendar.ts';
import { readCookieDate } from '../../../lib/parse/dates/cookie-date.ts';
import { readIsoDate, readRfc3339, readW3cDate } from '../../../lib/parse/dates/iso-dates.ts';
import { readHttpDate, readMailDate } from '../../../lib/parse/dates/mail-dates.ts';
import { parseImageSize } from '../../../lib/parse/html/image-size.ts';
import { parsePublicKey } from '../../../lib/parse/http/certificate-key.ts';
import {
  findFirstTurn,
  getLastAddress,
  isLingeringOnHttp,
  listChainAddresses,
} from '../../../lib/parse/http/redirect-chain.ts';
import { parseElements } from '../../../lib/parse/keys/der.ts';
import { countRsaBits } from '../../../lib/parse/keys/rsa-key.ts';
import { isConsentAddress } from '../../../lib/parse/page-kind/consent.ts';
import { isSignInAddress, isSignInTitle } from '../../../lib/parse/page-kind/sign-in.ts';
import { stripSignature } from '../../../lib/parse/site-files/cleartext-signature.ts';
import { parseLlmsTxt } from '../../../lib/parse/site-files/llms-txt.ts';
import { createRulings, mayFetch, parseRobots } from '../../../lib/parse/site-files/robots.ts';
import { decodeRobots } from '../../../lib/parse/site-files/robots-bytes.ts';
import { findDeadLines, findDisputed, isOddLine, isWebPage } from '../../../lib/parse/site-files/robots-doubt.ts';
import { readRobotsLines } from '../../../lib/parse/site-files/robots-lines.ts';
import { isPathMatch, normalizePath, readPattern } from '../../../lib/parse/site-files/robots-path.ts';
import { collectDeclaration, findBeliedSignals, findLicences } from '../../../lib/parse/site-files/robots-policy.ts';
import {
  findIgnoredFields,
  findSecurityTxtSpots,
  isFile,
  parseSecurityTxt,
} from '../../../lib/parse/site-files/security-txt.ts';
import { parseSitemap } from '../../../lib/parse/site-files/sitemap.ts';
import { sortByLikeness } from '../../../lib/parse/site-files/sitemap-order.ts';
import { scanXml } from '../../../lib/parse/site-files/xml.ts';
import { findBanners, findSourceMap } from '../../../lib/parse/software/banners.ts';
import { findConstants } from '../../../lib/parse/software/bundled-code.ts';
import { findConsentPlatforms, findConsentServices } from '../../../lib/parse/software/consent.ts';
import { findLibraries } from '../../../lib/parse/software/found-libraries.ts';
import { findLibrariesInAddress, isLibraryNetwork } from '../../../lib/parse/software/library-address.ts';
import { findEntities, listLacking } from '../../../lib/parse/structured-data/entity.ts';
import {
  findContradictions,
  findImpossible,
  withoutLegalForm,
} from '../../../lib/parse/structured-data/entity-agreement.ts';
import {
  listNodes,
  listValues,
  parseJsonLd,
  readText,
  toBareType,
} from '../../../lib/parse/structured-data/json-ld.ts';
import { isJsonObject } from '../../../lib/parse/structured-data/json-object.ts';
import {
  findAmounts,
  isPriceContradicted,
  listMicrodataProductKeys,
  listOfferedPrices,
  listProductKeys,
  listProductNames,
} from '../../../lib/parse/structured-data/offers.ts';
import { findInvalidFields } from '../../../lib/parse/structured-data/rich-result-values.ts';
import {
  collectSubjects,
  findMissingFields,
  findValidatedType,
  isHeld,
  listRequiredPaths,
} from '../../../lib/parse/structured-data/rich-results.ts';
import {
  findMisspeltProperties,
  findUnfamiliarTypes,
  findUnknownTypes,
  isStrangeContext,
} from '../../../lib/parse/structured-data/schema-types.ts';
import { listValidatorItems } from '../../../lib/parse/structured-data/validator-items.ts';
import { listCsvAddresses, listCsvRows, parseCsv } from '../../../lib/parse/text/csv.ts';
import { cutText } from '../../../lib/parse/text/cut.ts';
import { pickSpacedSample } from '../../../lib/parse/text/spaced-sample.ts';
import { trimCharacters, trimCharactersEnd } from '../../../lib/parse/text/trimmed.ts';
import {
  filterHarmless,
  isActionLike,
  isActionText,
  mayAct,
  sortHarmlessFirst,
} from '../../../lib/parse/url/action-address.ts';
import { decodeAddress } from '../../../lib/parse/url/decode-address.ts';
import { findUserInfo, toPageAddress } from '../../../lib/parse/url/document-address.ts';
import {
  isAddress,
  isLocalHost,
  isUnder,
  parseHost,
  parseOrigin,
  stripWww,
  toTwin,
} from '../../../lib/parse/url/host-match.ts';
import { isLeadingNowhere, isPublicHost, normalizeHost } from '../../../lib/parse/url/host-name.ts';
import { getFileName, isLocalFile, isServed } from '../../../lib/parse/url/local-file.ts';
import { isOwnAddress, listOtherPages } from '../../../lib/parse/url/own-address.ts';
import {
  isEntryAddress,
  isHomePath,
  isPaginatedPage,
  isSameAddress,
  isThankYouPage,
  splitPath,
  withoutTracking,
} from '../../../lib/parse/url/page-address.ts';
import { decodePercent } from '../../../lib/parse/url/percent-decoded.ts';
import { isNeighbour, isSameSite, isThirdParty } from '../../../lib/parse/url/same-site.ts';
import { hasToken } from '../../../lib/parse/url/token-address.ts';
import { isInsecure, isLoopback } from '../../../lib/parse/url/trustworthy.ts';
import { parseIsoDay } from '../../../lib/time.ts';
import { NOW } from '../../kit/facts.ts';
import { hop, trail } from '../../kit/transport.ts';
import { ADDRESS, asAddress, HOST, listed, type Readers } from './reader.ts';

const NAMED = BUILT_IN_TABLES.crawlers.map((crawler) => ({ ...crawler, counts: true }));
const ROBOTS =
  'User-agent: GPTBot\nDisallow: /*a%2Fb$\nAllow: /\nSitemap: https://voorbeeld.nl/s.xml\nContent-Signal: search=yes, ai-train=no\nLicense: https://a.nl/x';
const SITEMAP = `<?xml version="1.0"?><urlset xmlns='http://x'><url><loc>https://voorbeeld.nl/?a=1&amp;b</loc><!-- x --><lastmod><![CDATA[2026-11-20]]></lastmod></url></urlset>`;
const SECURITY =
  '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nContact: mailto:a@voorbeeld.nl\nExpires: 2027-01-01T00:00:00Z\n-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----';
const SCRIPT = '/*! jQuery v1.12.4 | (c) jQuery Foundation */\n//# sourceMappingURL=app.js.map';
const LIBRARY = 'https://cdn.jsdelivr.net/npm/@scope/jquery@1.12.4/dist/jquery-1.12.4.min.js?ver=1.2';

const json = (type: string, text: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': [type, text],
    '@id': text,
    name: text,
    telephone: text,
    vatID: text,
    identifier: text,
    iso6523Code: text,
    url: text,
    sameAs: listed(text),
    offers: { '@type': 'Offer', price: text, priceCurrency: 'EUR' },
    datePublished: text,
  });
/** A text in every place whose form is asked. */
const written = (text: string): string =>
  JSON.stringify({
    ...{ '@context': 'https://schema.org', '@type': 'Event', startDate: text, duration: text, eventStatus: text },
    offers: { '@type': 'Offer', price: text, priceCurrency: text, availability: text },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: text, ratingCount: text },
  });

/** The text in the place of names. */
const withProperties = (text: string): object => ({
  ...Object.fromEntries([text, ...listed(text)].map((name) => [name, 'x'])),
  '@context': 'https://schema.org',
  '@type': text,
});

/** The text as one subject's values, as many subjects, and as JSON itself. */
const blocks = (text: string, type = 'Organization'): readonly string[] => [
  json(type, text),
  JSON.stringify(
    listed(text).map((name) => ({
      '@context': 'https://schema.org',
      '@type': type,
      name,
      telephone: name,
      '@id': name,
      member: { '@id': name },
    })),
  ),
  text,
];
const sourcesOf = (text: string) => ({
  entities: findEntities(
    {
      jsonLd: blocks(text),
      microdata: [
        { type: 'Organization', property: 'name', value: text },
        ...listed(text).map((type) => ({ type, property: type, value: text })),
      ],
    },
    ORGANISATION_TYPES,
  ),
  siteName: text,
  host: HOST,
});
const hopsOf = (text: string) =>
  trail(ADDRESS, [
    hop(ADDRESS, text),
    ...listed(text)
      .slice(0, 20)
      .map((one) => hop(asAddress(one), one)),
  ]);

/** Readers of whole files, of structured data and of addresses. */
export const OF_FILES: Readers = {
  'action-address': {
    read: (text) => [
      [isActionLike(text), mayAct(asAddress(text)), isActionText(text)],
      filterHarmless([text, asAddress(text)]),
      sortHarmlessFirst(listed(text), asAddress),
    ],
    like: ['https://voorbeeld.nl/winkel/cart?add-to-cart=1', 'Uit de winkelwagen'],
  },
  banners: { read: (text) => [findBanners(text), findSourceMap(text)], like: [SCRIPT] },
  'bundled-code': {
    read: (text) => findConstants(text, LIBRARIES),
    like: ['var a="3.4.1",b=function(c,d){return new b.fn.init(c,d)}', '{majorVersion:"5",minorVersion:"10.2"}'],
  },
  der: { read: (text) => parseElements(new TextEncoder().encode(text)) },
  'rsa-key': { read: (text) => countRsaBits(new TextEncoder().encode(text)) },
  'certificate-key': { read: (text) => parsePublicKey(new TextEncoder().encode(text)) },
  consent: {
    read: (text) => {
      const list = [text, ...listed(text).map(asAddress)].map((url) => ({ kind: 'script', url }));
      const loads = { list, inline: [{ start: text }] };
      return [
        [isConsentAddress(text), isConsentAddress(asAddress(text))],
        [findConsentPlatforms(loads, CONSENT_PLATFORMS), findConsentServices(loads, CONSENT_SERVICES)],
      ];
    },
    like: ['https://consent.voorbeeld.nl/cookiewall/x', 'https://consent.cookiebot.com/uc.js'],
  },
  csv: {
    read: (text) => [parseCsv(text), listCsvRows(text), listCsvAddresses(text)],
    like: ['a;"b;""c"""\r\n;;\n"a"b', 'a,b\tc'],
  },
  cut: { read: (text) => cutText(text, 40), like: ['een lange zin'] },
  'percent-decoded': { read: decodePercent, like: ['%20a%C3%A9%'] },
  'json-object': { read: isJsonObject, like: ['{}'] },
  'decode-address': { read: decodeAddress, like: ['/log%256Fut?a=%u0041%c3%a9'] },
  'document-address': {
    read: (text) => [findUserInfo(text), toPageAddress(text)],
    like: ['https://jan:geheim%40@voorbeeld.nl/@a?b=c@d#e'],
  },
  'entity-agreement': {
    read: (text) => [
      findContradictions(sourcesOf(text)),
      findImpossible(sourcesOf(text).entities),
      withoutLegalForm(text),
    ],
    like: ['Stichting Voorbeeld, B.V.'],
  },
  entity: { read: (text) => sourcesOf(text).entities.map(listLacking), like: ['0106:12345678', 'NL001234567B01'] },
  'found-libraries': {
    read: (text) =>
      findLibraries(
        {
          world: [{ library: 'jquery', version: text }],
          files: [
            {
              url: ADDRESS,
              banners: [text, ...listed(text).slice(0, 40)],
              constants: [{ library: text, version: text }],
            },
          ],
          addresses: [asAddress(text)],
        },
        LIBRARIES,
      ),
    like: [SCRIPT, '* Bootstrap v3.3.7 (https://getbootstrap.com)'],
  },
  'host-match': {
    read: (text) => [
      parseHost(text),
      parseOrigin(text),
      isUnder(text, HOST),
      isUnder(HOST, text),
      isLocalHost(text),
      isAddress(text),
      stripWww(text),
      toTwin(text),
    ],
    like: ['172.16.0.1', 'x.ddev.site', ADDRESS],
  },
  'host-name': {
    read: (text) => [normalizeHost(text), isPublicHost(text), isPublicHost(`${text}.nl`), isLeadingNowhere(text)],
    like: ['www.voorbeeld.nl.', '[2001:db8::1]'],
  },
  'image-size': {
    read: (text) =>
      ['', 'GIF89a', '\u0000\u0000\u0000\u0018ftypavif', '<svg ', '<!--', 'RIFFxxxxWEBPVP8L'].map((start) =>
        parseImageSize(new TextEncoder().encode(start + text)),
      ),
    like: ['<?xml version="1.0"?><!-- x --><!DOCTYPE svg PUBLIC "a"><svg viewBox="0 0 1 1">'],
  },
  'json-ld': {
    read: (text) => [
      toBareType(text),
      ...parseJsonLd(blocks(text)).nodes.map((node) => [
        readText(node, 'name'),
        listNodes(node, 'offers'),
        listValues(node, 'x'),
      ]),
    ],
    like: [json('Product', 'x'), '{"@context":"https://schema.org","@graph":[[{"@type":"A","a":{"@list":[1]}}]]}'],
  },
  'library-address': {
    read: (text) => [
      findLibrariesInAddress(text, LIBRARIES),
      findLibrariesInAddress(asAddress(`/${text}`), LIBRARIES),
      isLibraryNetwork(text),
    ],
    like: [LIBRARY, 'https://voorbeeld.nl/wp-includes/js/jquery/jquery.min.js?ver=3.7.1'],
  },
  'llms-txt': { read: parseLlmsTxt, like: ['# Voorbeeld\n\n```\ncode\n```\n- [A](<https://a.nl/a> "Over A"): b'] },
  'local-file': {
    read: (text) => [isLocalFile(text), isServed({ url: text }), getFileName(`file:///${text}`)],
    like: ['file:///home/eva/index%20x.html'],
  },
  offers: {
    read: (text) => [
      listProductNames(blocks(text, 'Product')),
      listProductKeys(blocks(text, 'Product')),
      listMicrodataProductKeys([{ type: 'https://schema.org/Product', property: 'name', value: text }]),
      listOfferedPrices(blocks(text, 'Product')),
      findAmounts(text),
      isPriceContradicted([json('Product', 'Fiets').replace(/"price":"[^"]*"/, '"price":"7"')], `Fiets ${text}`),
    ],
    like: ['Vanaf € 1.250,- of € 49 95 per maand; verzendkosten € 5'],
  },
  'own-address': {
    read: (text) => [
      isOwnAddress(text, { host: HOST, domain: HOST }),
      listOtherPages(
        listed(text).map((one) => ({ href: asAddress(one) })),
        { host: HOST, domain: HOST, url: ADDRESS },
      ),
    ],
    like: ['https://www.voorbeeld.nl/a?utm_source=b#c'],
  },
  'page-address': {
    read: (text) => [
      splitPath(asAddress(text)),
      isHomePath(asAddress(text)),
      isEntryAddress(asAddress(text)),
      isThankYouPage(asAddress(text)),
      isPaginatedPage(asAddress(text)),
      withoutTracking(asAddress(text)),
      withoutTracking(`${ADDRESS}&${text}`),
      isSameAddress(text, asAddress(text)),
    ],
    like: [
      'utm_a=b&',
      '/blog/page/2.html?utm_source=a&gclid=b&pagina=3',
      '/%61%2F?a=%c3',
      '/doku.php/start?id=start',
      '/bedankt.html',
    ],
  },
  'redirect-chain': {
    read: (text) => [
      listChainAddresses(hopsOf(text)),
      getLastAddress(hopsOf(text)),
      findFirstTurn(hopsOf(text)),
      isLingeringOnHttp(hopsOf(text)),
    ],
    like: ['/a'],
  },
  'rich-result-values': {
    read: (text) => [
      findInvalidFields(collectSubjects({ jsonLd: blocks(text, 'Product'), annotated: blocks(text, 'Event') })),
      findInvalidFields(collectSubjects({ jsonLd: [written(text)], annotated: [] })),
    ],
    like: ['2026-05-01T19:00:00+02', 'P3Y6M4DT12H30M5S', 'EUR', 'https://schema.org/InStock', '4.5 / 10'],
  },
  'rich-results': {
    read: (text) => {
      const subjects = collectSubjects({ jsonLd: blocks(text, 'Product'), annotated: blocks(text, 'Event') });
      return [
        findMissingFields(subjects),
        subjects.map((node) => [findValidatedType(node), isHeld(node), listRequiredPaths(node)]),
      ];
    },
    like: ['Product'],
  },
  calendar: {
    read: (text) => [
      toTimestamp({ year: text.length, month: 2, day: 30, fraction: text }),
      parseOffset(text),
      toMonthNumber(text),
    ],
    like: ['+01:00', 'September'],
  },
  'cleartext-signature': {
    read: stripSignature,
    like: [
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n- x\n-----BEGIN PGP SIGNATURE-----\n\nwsBz\n=abcd\n-----END PGP SIGNATURE-----',
    ],
  },
  'cookie-date': { read: readCookieDate, like: ['Wed, 09 Jun 2021 10:18:14 GMT'] },
  'iso-dates': {
    read: (text) => [readRfc3339(text), readW3cDate(text), readIsoDate(text), parseIsoDay(text)],
    like: ['2026-11-20T10:00:00.123456789+01:00', '2026-11-20'],
  },
  'mail-dates': {
    read: (text) => [readHttpDate(text, NOW), readMailDate(text, NOW)],
    like: ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'],
  },
  'robots-bytes': {
    read: (text) => [
      decodeRobots(new TextEncoder().encode(text)),
      decodeRobots(Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
    ],
    like: [ROBOTS, '\u00ef\u00bbUser-agent: \u00e9'],
  },
  'robots-doubt': {
    read: (text) => [
      findDisputed(text, ADDRESS, NAMED),
      findDeadLines(text, NAMED),
      isWebPage(text),
      readRobotsLines(text, true).map(isOddLine),
    ],
    like: [ROBOTS, '<!doctype html>', 'User-agent: GPTBot Disallow: /'],
  },
  'robots-lines': {
    read: (text) => [readRobotsLines(text, true), readRobotsLines(`\uFEFF${text}`, true)],
    like: [ROBOTS],
  },
  'robots-path': {
    read: (text) => [
      normalizePath(text),
      isPathMatch(readPattern(normalizePath(text)), '/a/b'),
      isPathMatch(readPattern(`/*${text}$`), `/${text}x`),
      isPathMatch(readPattern('/*a*b$'), text),
    ],
    like: ['/a%2f*b%zz$', '/*a*a*b'],
  },
  'robots-policy': {
    read: (text) => {
      const declared = collectDeclaration({
        robots: text,
        headers: { 'content-signal': text, 'content-usage': text, 'tdm-reservation': text },
        metas: [{ name: 'tdm-reservation', content: text }],
        tdmrep: text,
      });
      const said = collectDeclaration({
        robots: `Content-Signal: ${text}\nContent-Usage: ${text}`,
        headers: {},
        metas: [],
        tdmrep: '',
      });
      return [findLicences(text), findBeliedSignals(declared, text, ADDRESS), findBeliedSignals(said, text, ADDRESS)];
    },
    like: [ROBOTS, 'search=yes, ai-train=no', '/x train-ai=n, search=y', '[{"location":"/","tdm-reservation":1}]'],
  },
  robots: {
    read: (text) => [
      mayFetch(parseRobots(text), { agent: 'Googlebot', url: asAddress(text) }),
      createRulings(asAddress(text))(parseRobots(text), 'GPTBot'),
      mayFetch(parseRobots(text, { anyLineCloses: true }), { agent: '*', url: ADDRESS }, { groups: 'last' }),
    ],
    like: [ROBOTS],
  },
  'same-site': {
    read: (text) => [
      isSameSite(text, HOST),
      isSameSite(HOST, text),
      isThirdParty(text, HOST),
      isThirdParty(ADDRESS, text),
      isNeighbour(text, ADDRESS),
      isNeighbour(ADDRESS, text),
    ],
    like: ['www.voorbeeld.co.uk', ADDRESS],
  },
  'schema-types': {
    read: (text) => [
      findUnknownTypes([text, ...listed(text)]),
      findUnfamiliarTypes([text, ...listed(text)]),
      findMisspeltProperties(parseJsonLd([JSON.stringify(withProperties(text))]).nodes),
      isStrangeContext(text),
    ],
    like: ['Organisation,Product', 'telefone,Name,query-input', 'https://schema.nl/'],
  },
  'security-txt': {
    read: (text) => [
      parseSecurityTxt(text),
      findSecurityTxtSpots(text),
      findIgnoredFields(text),
      isFile({ status: 200, headers: { 'content-type': text }, body: text }),
      isFile({ status: 200, headers: { 'content-type': 'text/html' }, body: text }),
    ],
    like: [SECURITY, 'Contact: https://voorbeeld.nl/x \nPreferred-Languages: nl, en'],
  },
  'sign-in': {
    read: (text) => [isSignInAddress(text), isSignInAddress(asAddress(text)), isSignInTitle(text)],
    like: ['https://login.voorbeeld.nl/sign-in.php', 'Log in bij Voorbeeld'],
  },
  sitemap: {
    read: (text) => [parseSitemap(text), parseSitemap(text, true)],
    like: [SITEMAP, 'https://voorbeeld.nl/\nhttps://voorbeeld.nl/x', '2026-11-20T12:00:00+01:00'],
  },
  'sitemap-order': {
    read: (text) => sortByLikeness(listed(text).map(asAddress), asAddress(text), text),
    like: ['post-sitemap.xml;product-sitemap.xml'],
  },
  'spaced-sample': { read: (text) => pickSpacedSample(listed(text), 6), like: ['a,b,c,d,e,f,g,h'] },
  'token-address': {
    read: (text) => [hasToken(text), hasToken(asAddress(`/${text}`)), hasToken(`${ADDRESS}&${text}`)],
    like: ['https://voorbeeld.nl/reset/9f8a7b6c5d4e3f2a;jsessionid=1?token=abcdefghij&id=a1'],
  },
  trimmed: { read: (text) => [trimCharacters(text, ' \t'), trimCharactersEnd(text, ' \t')], like: [' \tx \t'] },
  trustworthy: { read: (text) => [isLoopback(text), isInsecure(text)], like: ['127.0.0.1', 'http://a.localhost/x'] },
  'validator-items': {
    read: (text) => listValidatorItems(collectSubjects({ jsonLd: blocks(text, 'Product'), annotated: [] })),
    like: ['2026-11-20T12:00'],
  },
  xml: { read: (text) => scanXml(text, () => {}), like: [SITEMAP, '<a b="c" d=\'e\'>&#x41;</a >'] },
};
