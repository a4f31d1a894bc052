import { CHALLENGES } from '../../../lib/data/page-kinds/challenges.ts';
import { IMITATED_BRANDS } from '../../../lib/data/page-kinds/imitated-brands.ts';
import { contrastLine, measuredContrast, withContrast } from '../../../lib/parse/css/contrast.ts';
import { colourOf, isClear, isSameColour, laidOver } from '../../../lib/parse/css/css-colour.ts';
import { isNothing, seenColour, seenLine, seenShadow } from '../../../lib/parse/css/css-paint.ts';
import { isQuarterTurn, rotatedBy, turnedBy } from '../../../lib/parse/css/css-rotation.ts';
import { withoutVariables } from '../../../lib/parse/css/css-variables.ts';
import {
  ANYBODY,
  focusSelector,
  lastCompound,
  outsideBrackets,
  selectorList,
  underFocus,
  underScript,
} from '../../../lib/parse/css/focus-selector.ts';
import { isFontSheet } from '../../../lib/parse/css/font-sheet.ts';
import { travelsSideways } from '../../../lib/parse/css/keyframe-travel.ts';
import { specificity } from '../../../lib/parse/css/specificity.ts';
import { insecureInStyle } from '../../../lib/parse/css/style-addresses.ts';
import { textWidth } from '../../../lib/parse/css/text-width.ts';
import { copyrightYear } from '../../../lib/parse/dates/copyright-year.ts';
import { datesIn, momentOf, readingsOf } from '../../../lib/parse/dates/dates.ts';
import { metaCharset, xmlCharset } from '../../../lib/parse/html/declared-charset.ts';
import { encodingNamed } from '../../../lib/parse/html/encoding-label.ts';
import { headDifferences } from '../../../lib/parse/html/head-difference.ts';
import { findStrays } from '../../../lib/parse/html/head-end.ts';
import { isHtmlAnswer } from '../../../lib/parse/html/html-answer.ts';
import { decodeHtml, encodingOf, isHtmlType } from '../../../lib/parse/html/html-charset.ts';
import { asksPassword, metaPolicies, refreshIn, textLength, titleIn } from '../../../lib/parse/html/html-scan.ts';
import { refreshDelay, refreshTarget } from '../../../lib/parse/html/meta-refresh.ts';
import { shareTags } from '../../../lib/parse/html/share-tags.ts';
import { tagEnd } from '../../../lib/parse/html/tag-end.ts';
import { parseViewport } from '../../../lib/parse/html/viewport.ts';
import { readContentType } from '../../../lib/parse/http/content-type.ts';
import { barrierOf, bearsChallenge, hasChallengeHeader } from '../../../lib/parse/page-kind/barrier.ts';
import { fillerOn } from '../../../lib/parse/page-kind/filler.ts';
import { imitatesSignIn } from '../../../lib/parse/page-kind/imitated-sign-in.ts';
import {
  both,
  countOf,
  endsOn,
  hasClass,
  isAbout,
  isCalled,
  type Known,
  knownOf,
  onPath,
  type Sign,
} from '../../../lib/parse/page-kind/kind-facts.ts';
import { ERROR, STAND_IN } from '../../../lib/parse/page-kind/kinds-of-absence.ts';
import { APPLICATION, CHECKOUT, SEARCH, SIGN_IN } from '../../../lib/parse/page-kind/kinds-to-act.ts';
import {
  ARTICLE,
  CONTACT,
  DOCS,
  HOME,
  LISTING,
  PERHAPS_ARTICLE,
  PERHAPS_LISTING,
  PRODUCT,
} from '../../../lib/parse/page-kind/kinds-to-read.ts';
import { entropyOf, isObfuscated } from '../../../lib/parse/page-kind/obfuscation.ts';
import { onwardFrom } from '../../../lib/parse/page-kind/onward.ts';
import { isOtherVersion } from '../../../lib/parse/page-kind/other-version.ts';
import { pageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { ownStatus } from '../../../lib/parse/page-kind/page-status.ts';
import { isMachinery, isPageTool } from '../../../lib/parse/page-kind/page-tools.ts';
import { canBeReached } from '../../../lib/parse/page-kind/reachable.ts';
import { isStandIn, standInSigns } from '../../../lib/parse/page-kind/stand-in.ts';
import { isPublicBody, isShop } from '../../../lib/parse/page-kind/statement-duty.ts';
import { untouchedPage, untouchedStart } from '../../../lib/parse/page-kind/untouched.ts';
import { namesXmlrpc, readmeVersion, usersListed } from '../../../lib/parse/software/wordpress-answers.ts';
import { articleMarkup } from '../../../lib/parse/structured-data/article.ts';
import { isSchemaOrg, schemaPrefixes, shownContext } from '../../../lib/parse/structured-data/json-ld-context.ts';
import { contactFault, garbledIn } from '../../../lib/parse/text/broken-text.ts';
import { bearsOut, byWords, commonShare } from '../../../lib/parse/text/common-words.ts';
import { contentWords, shareWord } from '../../../lib/parse/text/content-words.ts';
import { coverageOf, endOf, missingSentences } from '../../../lib/parse/text/coverage.ts';
import { isFileName } from '../../../lib/parse/text/file-name-text.ts';
import { bareText, isGenericText, knowsGenericTexts } from '../../../lib/parse/text/generic-text.ts';
import {
  cents,
  firstEmail,
  firstPhone,
  firstPrice,
  hasEmail,
  hasPhone,
  hasPrice,
  phoneDigits,
  typesIn,
} from '../../../lib/parse/text/key-facts.ts';
import { parseLanguageTag } from '../../../lib/parse/text/language-tag.ts';
import { readLinkTexts } from '../../../lib/parse/text/link-texts.ts';
import { withoutCode } from '../../../lib/parse/text/plain-text.ts';
import { compareLanguages, languageName } from '../../../lib/parse/text/same-language.ts';
import { isSameTitle } from '../../../lib/parse/text/same-title.ts';
import { statedFacts } from '../../../lib/parse/text/stated-facts.ts';
import { titleShares } from '../../../lib/parse/text/title-against-page.ts';
import { wordsIn } from '../../../lib/parse/text/words-in.ts';
import { locateHeading, locateLink, locateLinkTo } from '../../../lib/parse/url/locate.ts';
import { image, link, linkElement, meta, page, property } from '../../kit/facts.ts';
import { ADDRESS, asAddress, HOST, listed, type Readers } from './reader.ts';

const HTML = `<!doctype html><html lang="nl"><head><meta http-equiv="refresh" content="5; url='/x'"><title>Een fiets</title></head><body><input type="password"></body></html>`;
const CANVAS = { ink: '#00f', backdrop: '#fff', plain: (colour: string) => colour };
const SENTENCE = 'Bel 030 123 45 67 of mail info@voorbeeld.nl. Nu voor € 1.250,00 op 20 november 2026.';

const dated = (text: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', author: { name: text }, datePublished: text });

/** A page on which the text stands wherever a page can put one. */
const trySigns = (signs: readonly Sign[], page: Known): readonly boolean[] => signs.map((sign) => sign(page));

const pageOf = (text: string) =>
  page({
    document: { url: asAddress(`/${text}`), lang: text, bodyClass: text },
    head: {
      titles: listed(text),
      metas: [
        meta('description', text),
        meta('robots', text),
        property('og:title', text),
        ...listed(text).map((one) => meta('generator', one)),
      ],
      links: [
        linkElement('canonical', text),
        ...listed(text).map((one) => linkElement('alternate', one, { hreflang: one })),
      ],
    },
    links: {
      total: 2,
      list: [
        link({ href: `mailto:${text}` }),
        link({ href: `tel:${text}` }),
        ...listed(text).map((one) => link({ href: asAddress(one), text: one })),
      ],
    },
    images: { total: 1, list: [image({ alt: text, region: 'header' })] },
    text: { body: text, content: text, main: text },
    structuredData: { jsonLd: [dated(text), text], types: [...listed(text)] },
    authorship: { times: listed(text).map((datetime) => ({ datetime, text: datetime })) },
  });

/** Readers of what stands in a page: its markup, its texts, its styles. */
export const OF_PAGES: Readers = {
  'json-ld-context': {
    read: (text) => [
      isSchemaOrg(text),
      schemaPrefixes({ [text]: text, a: 'https://schema.org/' }),
      shownContext([text, { '@vocab': text }]),
    ],
    like: ['https://schema.org/docs/jsonldcontext.json'],
  },
  'font-sheet': {
    read: (text) => [isFontSheet(text), isFontSheet(`https://unpkg.com/${text}`)],
    like: ['https://cdn.jsdelivr.net/npm/@mdi/font@7.4.47/css/x.css'],
  },
  'same-title': {
    read: (text) => [
      isSameTitle(text, text),
      isSameTitle(text, 'Fietsen – Voorbeeld'),
      isSameTitle('a &eacute; b', text),
    ],
    like: ['Fietsen &#8211; Voorbeeld &amp; x'],
  },
  'file-name-text': {
    read: (text) => [isFileName(text, text), isFileName(text, null)],
    like: ['Screenshot 2024-01-05 at 10.22.33', 'pexels-jan-12', 'kop_a-b-c@2x.png?x'],
  },
  article: {
    read: (text) => [
      articleMarkup([dated(text), text], [meta('author', text), property('article:published_time', text)]),
    ],
  },
  barrier: {
    read: (text) => [
      bearsChallenge(text, CHALLENGES, text),
      hasChallengeHeader({ server: text }, CHALLENGES),
      barrierOf(
        { url: ADDRESS, status: 503, headers: { server: text }, html: text },
        { url: asAddress(text), shown: { titles: [text], passwordFields: 0, text } },
        CHALLENGES,
      ),
      barrierOf({ url: ADDRESS, status: 200, headers: {}, html: text }, { url: ADDRESS, shown: null }, CHALLENGES),
    ],
    like: [HTML],
  },
  'broken-text': {
    read: (text) => [
      garbledIn(text),
      ...['tel:', 'mailto:', 'mailto:info@voorbeeld.nl'].map((scheme) => [
        contactFault({ href: `${scheme}${text}`, text }),
        contactFault({ href: scheme, text }),
      ]),
    ],
    like: [SENTENCE, 'caf&amp;eacute; Ã©'],
  },
  'common-words': {
    read: (text) => [
      ...['nl', 'ja', text].map((tag) => [commonShare(text, tag), bearsOut(text, tag)]),
      byWords({ declared: text.length, detected: 1 }, true),
    ],
    like: [SENTENCE],
  },
  'content-words': {
    read: (text) => [
      contentWords(text),
      shareWord(contentWords(text), ['fietsenmaker']),
      shareWord(['fietsenmaker'], contentWords(text)),
    ],
    like: [SENTENCE],
  },
  contrast: {
    read: (text) => {
      const { contrast } = withContrast(`main > p\n${text}`);
      return [
        withContrast(text),
        contrast === null ? '' : contrastLine(contrast),
        measuredContrast({ contrastRatio: 2, expectedContrastRatio: text, fgColor: text, bgColor: '#eeeeee' }),
      ];
    },
    like: ['2.05:1 < 4.5:1, #777777 / #eeeeee'],
  },
  'copyright-year': { read: copyrightYear, like: ['© 2019 - 2026 De Fietsenmaker, sinds 1998'] },
  coverage: {
    read: (text) => {
      const covered = coverageOf(text, `${text} en meer`);
      return [covered, missingSentences(text, coverageOf(text, 'een'), 9), endOf(text, `x ${text}`)];
    },
    like: [SENTENCE],
  },
  dates: {
    read: (text) => [
      momentOf(text),
      datesIn(text).map((date) => readingsOf(date, text)),
      readingsOf({ at: 0, index: 0, text }, 'en'),
    ],
    like: ['20 november 2026', 'November 20th, 2026', '2026-11-20T12:00', '20-11-2026'],
  },
  'css-colour': {
    read: (text) => [
      colourOf(text),
      isClear(text),
      isSameColour(text, 'red'),
      laidOver(colourOf(text) ?? [0, 0, 0, 0.5], [255, 255, 255, 1]),
    ],
    like: ['rgb(1 2 3 / 50%)', '#ff000080'],
  },
  'css-paint': {
    read: (text) => [
      isNothing(text),
      seenColour(text, CANVAS),
      seenLine({ style: 'solid', width: text, colour: text }, CANVAS),
      seenShadow(text, CANVAS),
    ],
    like: ['inset 0 0 0 calc(1px + 2px) rgb(0 0 0 / 50%), 0 0 #0000'],
  },
  'css-rotation': {
    read: (text) => [turnedBy(text), rotatedBy(text), isQuarterTurn(text.length)],
    like: ['rotate3d(0, 0, 1, 90deg) matrix(0, 1, -1, 0, 0, 0)'],
  },
  'css-variables': {
    read: (text) => [withoutVariables(text, () => text)],
    like: ['0 0 0 var(--a, var(--b, 2px)) red'],
  },
  specificity: {
    read: (text) => [specificity(text)],
    like: ['#a .b:is(c, d:not([e="f)"]))::before'],
  },
  'focus-selector': {
    read: (text) => [
      selectorList(text),
      focusSelector(text),
      lastCompound(text),
      outsideBrackets(text),
      underFocus(text, ANYBODY),
      underScript(text, ANYBODY),
    ],
    like: [`a:focus > b[title="x"], .c:not(.d):focus-within`],
  },
  'generic-text': {
    read: (text) => [isGenericText(text, ['nl']), isGenericText('lees meer', [text]), knowsGenericTexts(text)],
    like: ['Lees meer »'],
  },
  'link-texts': {
    read: (text) => {
      const link = { text, lang: text, explained: false, hidden: false, selector: '' };
      return [readLinkTexts([link, { ...link, lang: 'tr' }], []), bareText(text), knowsGenericTexts(text)];
    },
    like: ['Lees meer »', 'Türkçe', 'en-US'],
  },
  'page-tools': {
    read: (text) => [
      isPageTool({ raw: text, text }),
      isPageTool({ raw: null, text }),
      isMachinery(`https://a.nl/${text}`),
    ],
    like: ['javascript:window.print()', 'wiki/Special:Log?action=edit&title=a'],
  },
  'head-difference': {
    read: (text) => headDifferences(pageOf(text), pageOf(`x${text}`)),
    like: ['noindex, nofollow', '(3) Berichten'],
  },
  'head-end': { read: findStrays, like: [HTML, '<head><noscript><img src="x"></noscript></head>'] },
  'html-answer': {
    read: (text) => [isHtmlAnswer({ headers: { 'content-type': text }, body: text })],
    like: ['text/html; charset=utf-8', `<!-- x --> ${HTML}`],
  },
  'content-type': { read: readContentType, like: ['text/html; charset="utf-\\8", text/html;x=1;charset=koi8-r'] },
  'declared-charset': {
    read: (text) => [metaCharset(text), xmlCharset(text), xmlCharset(`<?xml ${text}`)],
    like: [
      '<!doctype html><!-- x --><title>x</title><meta http-equiv="content-type" content="text/html; charset=\'utf-8\'">',
      `<?xml version="1.0" encoding='utf-8'?><meta name=x charset="&#117;tf-8">`,
    ],
  },
  'encoding-label': { read: encodingNamed, like: [' UTF-8\n', 'iso-2022-cn-ext'] },
  'html-charset': {
    read: (text) => [
      isHtmlType(text),
      encodingOf(new TextEncoder().encode(text), text),
      decodeHtml(new TextEncoder().encode(text), text),
      decodeHtml(new TextEncoder().encode(text), ''),
    ],
    like: ['text/html; charset="utf-8"', '<meta http-equiv="content-type" content="text/html; charset=utf-8">'],
  },
  'html-scan': {
    read: (text) => [titleIn, metaPolicies, refreshIn, textLength, asksPassword].map((look) => look(text)),
    like: [HTML],
  },
  'imitated-sign-in': {
    read: (text) => [imitatesSignIn(text, HOST, IMITATED_BRANDS), imitatesSignIn('Microsoft', text, IMITATED_BRANDS)],
    like: ['Microsoft | Inloggen'],
  },
  'key-facts': {
    read: (text) => {
      const facts = pageOf(text);
      return [
        [phoneDigits(text), cents(text), typesIn([text])],
        [firstPhone(facts), firstEmail(facts), firstPrice(facts)],
        [hasPhone(facts, text), hasEmail(facts, text), hasPrice(facts, text)],
        [hasPhone(facts, '030 1234567'), hasEmail(facts, 'a@b.nl'), hasPrice(facts, '€ 7')],
      ];
    },
    like: [SENTENCE],
  },
  'keyframe-travel': {
    read: (text) => travelsSideways([{ transform: text, translate: text, lengths: [text] }]),
    like: ['translate3d(-100%, 0, 0)'],
  },
  'language-tag': { read: parseLanguageTag, like: ['zh-Hans-CN'] },
  'meta-refresh': {
    read: (text) => [refreshTarget(text), refreshTarget(`5; url=${text}`), refreshDelay(text)],
    like: [`5; url='/x'`],
  },
  obfuscation: {
    read: (text) => [entropyOf(text), isObfuscated({ start: text, length: 9_999 })],
    like: [`eval(unescape('%61%62'))`, String.raw`var _0x12ab=['\x61\x62'];eval(_0x12ab)`],
  },
  onward: {
    read: (text) => onwardFrom(text, 'http://voorbeeld.nl/'),
    like: [HTML, `<script>location.href = 'https://voorbeeld.nl/x'</script>`],
  },
  'other-version': {
    read: (text) => {
      const version = { document: { lang: text, translated: false }, text: { body: text } };
      return [
        isOtherVersion(version, version),
        isOtherVersion(version, { ...version, document: { lang: 'nl', translated: false } }),
      ];
    },
  },
  'stated-facts': {
    read: (text) => statedFacts(pageOf(text)),
    like: [SENTENCE, 'Dorpsstraat 1, 3511 AB Utrecht. Bel 030 - 123 45 67.'],
  },
  'kind-facts': {
    read: (text) => {
      const known = knownOf(pageOf(text), 200);
      const signs = [onPath([text]), endsOn([text]), hasClass([text]), isAbout([text]), isCalled(/zoeken/i)];
      return [...signs.map((sign) => sign(known)), both(...signs)(known), countOf(known, text)];
    },
    like: ['Inloggen | Voorbeeld', 'Zoeken - Voorbeeld'],
  },
  'kinds-of-absence': {
    read: (text) => trySigns([...ERROR, ...STAND_IN], knownOf(pageOf(text), null)),
    like: ['404: Pagina niet gevonden', 'Coming soon'],
  },
  'kinds-to-act': {
    read: (text) => trySigns([...SIGN_IN, ...CHECKOUT, ...SEARCH, ...APPLICATION], knownOf(pageOf(text), 200)),
    like: ['Inloggen', 'Uw winkelwagen is leeg', 'Zoekresultaten voor fiets'],
  },
  'kinds-to-read': {
    read: (text) =>
      trySigns(
        [...HOME, ...CONTACT, ...PRODUCT, ...LISTING, ...ARTICLE, ...DOCS, ...PERHAPS_ARTICLE, ...PERHAPS_LISTING],
        knownOf(pageOf(text), 200),
      ),
    like: [SENTENCE, 'Contact', 'In winkelwagen € 7,00'],
  },
  locate: {
    read: (text) => [
      locateLink({ selector: text, text, raw: text }),
      locateLinkTo(pageOf(text).links.list)(text),
      locateHeading({ level: 2, text }),
    ],
    like: [SENTENCE],
  },
  'page-kind': { read: (text) => pageKind(pageOf(text), { status: 200 }), like: [SENTENCE] },
  'page-status': { read: (text) => ownStatus(pageOf(text)) },
  filler: { read: (text) => fillerOn(pageOf(text)), like: ['Lorem ipsum dolor sit amet, consectetur adipiscing elit'] },
  reachable: { read: (text) => canBeReached(knownOf(pageOf(text), 200)) },
  untouched: {
    read: (text) => [untouchedStart(pageOf(text)), untouchedPage(pageOf(text))],
    like: ['Welcome to Nuxt! '],
  },
  'wordpress-answers': {
    read: (text) => [usersListed(text, text), namesXmlrpc(text), readmeVersion(text)],
    like: ['[{"id":1,"slug":"a"}]', '<rsd><api apiLink="/xmlrpc.php"/></rsd>', 'WordPress<br /> Version 4.9'],
  },
  'stand-in': { read: (text) => [standInSigns(pageOf(text)), isStandIn(pageOf(text))], like: ['Coming soon'] },
  'plain-text': {
    read: (text) =>
      withoutCode(
        text,
        listed(text).map((_, index) => [index, index + 1]),
      ),
    like: ['een twee'],
  },
  'same-language': {
    read: (text) => [compareLanguages(text, 'nl'), compareLanguages('nl', text), languageName(text)],
    like: ['nl-NL'],
  },
  'share-tags': {
    read: (text) => shareTags([property('og:title', text), ...listed(text).map((one) => property(one, one))]),
  },
  'statement-duty': {
    read: (text) => [isPublicBody(pageOf(text)), isShop(pageOf(text), 'content')],
    like: ['Gemeente Utrecht winkelwagen'],
  },
  'style-addresses': {
    read: insecureInStyle,
    like: [
      `/* x */ @namespace svg url(http://a.nl); @import url("http://a.nl/b.css"); a { background: url( 'http://a.nl/c.png' ) }`,
    ],
  },
  'tag-end': { read: (text) => tagEnd(text, 1), like: [`<a title="x" b='c'>`] },
  'text-width': { read: (text) => textWidth(text, 20), like: ['Een fiets'] },
  'title-against-page': {
    read: (text) => [
      titleShares(text, { text: SENTENCE.repeat(3), lang: 'nl', names: [text] }),
      titleShares('Appeltaart bakken', { text, lang: text, names: [] }),
    ],
    like: [SENTENCE, 'Appeltaart | Voorbeeld'],
  },
  viewport: { read: parseViewport, like: ['width=device-width, initial-scale=1; user-scalable=no'] },
  'words-in': { read: wordsIn, like: ['addToCart élan Straße'] },
};
