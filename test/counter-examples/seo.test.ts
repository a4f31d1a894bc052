import { canonicalAbsolute } from '../../lib/checks/seo/canonical-absolute.ts';
import { canonicalSingle } from '../../lib/checks/seo/canonical-single.ts';
import { canonicalTargetOk } from '../../lib/checks/seo/canonical-target-ok.ts';
import { contentAmount } from '../../lib/checks/seo/content-amount.ts';
import { contentInRawHtml } from '../../lib/checks/seo/content-in-raw-html.ts';
import { descriptionPresent } from '../../lib/checks/seo/description-present.ts';
import { descriptionWidth } from '../../lib/checks/seo/description-width.ts';
import { faviconOk } from '../../lib/checks/seo/favicon-ok.ts';
import { headIntact } from '../../lib/checks/seo/head-intact.ts';
import { headSameAfterJs } from '../../lib/checks/seo/head-same-after-js.ts';
import { hostVariantsMerge } from '../../lib/checks/seo/host-variants-merge.ts';
import { hreflangReturns } from '../../lib/checks/seo/hreflang-returns.ts';
import { hreflangValid } from '../../lib/checks/seo/hreflang-valid.ts';
import { imagesDescribed } from '../../lib/checks/seo/images-described.ts';
import { imagesIndexable } from '../../lib/checks/seo/images-indexable.ts';
import { seo } from '../../lib/checks/seo/index.ts';
import { internalLinksFollow } from '../../lib/checks/seo/internal-links-follow.ts';
import { intrusiveOverlay } from '../../lib/checks/seo/intrusive-overlay.ts';
import { linkTextsMeaningful } from '../../lib/checks/seo/link-texts-meaningful.ts';
import { linksCrawlable } from '../../lib/checks/seo/links-crawlable.ts';
import { mainHeadingSingle } from '../../lib/checks/seo/main-heading-single.ts';
import { missingPageIs404 } from '../../lib/checks/seo/missing-page-is-404.ts';
import { mobileViewport } from '../../lib/checks/seo/mobile-viewport.ts';
import { pageHttpStatus } from '../../lib/checks/seo/page-http-status.ts';
import { pageIndexable } from '../../lib/checks/seo/page-indexable.ts';
import { robotsAllowsPage } from '../../lib/checks/seo/robots-allows-page.ts';
import { robotsFileValid } from '../../lib/checks/seo/robots-file-valid.ts';
import { robotsResourcesAllowed } from '../../lib/checks/seo/robots-resources-allowed.ts';
import { sharePreview } from '../../lib/checks/seo/share-preview.ts';
import { sitemapFound } from '../../lib/checks/seo/sitemap-found.ts';
import { sitemapListsPage } from '../../lib/checks/seo/sitemap-lists-page.ts';
import { sitemapSampleOk } from '../../lib/checks/seo/sitemap-sample-ok.ts';
import { sitemapValid } from '../../lib/checks/seo/sitemap-valid.ts';
import { structuredDataValid } from '../../lib/checks/seo/structured-data-valid.ts';
import { titleHeadingAgree } from '../../lib/checks/seo/title-heading-agree.ts';
import { titleMeaningful } from '../../lib/checks/seo/title-meaningful.ts';
import { titlePresent } from '../../lib/checks/seo/title-present.ts';
import { titleWidth } from '../../lib/checks/seo/title-width.ts';
import { urlReadable } from '../../lib/checks/seo/url-readable.ts';
import { urlVariantsMerge } from '../../lib/checks/seo/url-variants-merge.ts';
import type { Facts } from '../../lib/evidence.ts';
import { counterExample, counterExamples } from '../kit/counter-examples.ts';
import { blind, http, image, link, linkElement, meta, page, property, resource, scan, seen } from '../kit/facts.ts';
import { glance } from '../kit/glance.ts';
import { sitemap, sitemapFile } from '../kit/sitemap.ts';

/** Nothing stands before the page. */
const OPEN = seen<Facts['answer']>({ ...http(), barrier: null });
const HERE = 'https://voorbeeld.nl/';
type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes) => ({ page: page(changes) });
const at = (url: string, changes: Changes = {}) => page({ ...changes, document: { url } });
const headed = (titles: string[], metas: ReturnType<typeof meta>[] = []) => on({ head: { titles, metas } });
const described = (text: string) => headed(['Fietsen'], [meta('description', text)]);
const linked = (...list: ReturnType<typeof link>[]) => on({ links: { total: list.length, list } });
const robots = (body: string, status = 200) =>
  http({ 'content-type': 'text/plain' }, { url: `${HERE}robots.txt`, body, status });
const canonical = (raw: string) => ({
  page: page({ head: { links: [linkElement('canonical', URL.parse(raw, HERE)?.href ?? null, { raw })] } }),
  fresh: seen(http()),
});
const file = (via: 'robots' | 'usual', changes: Parameters<typeof sitemapFile>[0] = {}) => ({
  url: `${HERE}s.xml`,
  via,
  file: seen(sitemapFile(changes)),
});
const alternates = (...pairs: readonly (readonly [string, string])[]) =>
  page({ head: { links: pairs.map(([hreflang, href]) => linkElement('alternate', href, { hreflang, raw: href })) } });
const trail = (status: number, location: string) => ({
  asked: 'https://www.voorbeeld.nl/',
  hops: [{ url: 'https://www.voorbeeld.nl/', status, location, byBrowser: false }],
  complete: true,
  end: 'answer' as const,
  reply: http({}, { asked: 'https://www.voorbeeld.nl/', url: HERE, redirected: true }),
});

counterExamples('seo', seo, [
  counterExample(
    pageHttpStatus,
    'a challenge is what a stranger got, and not the page',
    { answer: { ...http({}, { status: 403 }), barrier: 'wall' }, scan: scan() },
    { unseen: 'wall' },
  ),
  counterExample(
    pageIndexable,
    'a noindex for one bot of no search engine closes nothing',
    {
      ...on({ document: { url: `${HERE}over-ons` } }),
      scan: scan(),
      fresh: seen(http({ 'x-robots-tag': 'otherbot: noindex' })),
    },
    'open',
  ),
  counterExample(
    robotsAllowsPage,
    'closed for all, and open for the two that matter',
    {
      robots: robots('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /'),
      page: at(`${HERE}diensten/`),
    },
    'othersBlocked',
  ),
  counterExample(
    robotsFileValid,
    'a Sitemap line before any group is where it may stand',
    { robots: robots('Sitemap: https://voorbeeld.nl/s.xml\nUser-agent: *\nAllow: /') },
    'valid',
  ),
  counterExample(
    robotsResourcesAllowed,
    'the closed script is another host’s, with its own robots.txt',
    {
      robots: robots('User-agent: *\nDisallow: /js/b.js'),
      page: page({
        resources: { list: [resource('script', 'https://cdn.nl/js/b.js'), resource('style', `${HERE}a.css`)] },
      }),
    },
    'allowed',
  ),
  counterExample(
    canonicalSingle,
    'the one canonical stands in the Link header',
    { page: page(), fresh: seen(http({ link: `<${HERE}>; rel="canonical"` })) },
    'single',
  ),
  counterExample(
    canonicalAbsolute,
    'an address that begins with // is no absolute one',
    canonical('//voorbeeld.nl/'),
    'relative',
  ),
  counterExample(
    canonicalTargetOk,
    'percent-encoding in small letters names the same page',
    {
      page: at(`${HERE}caf%C3%A9/`, { head: { links: [linkElement('canonical', `${HERE}caf%c3%a9/`)] } }),
      scan: scan({ url: `${HERE}caf%C3%A9/` }),
      fresh: seen(http()),
      raw: blind('notApplicable'),
      canonicalTarget: seen(null),
    },
    'thisPage',
  ),
  counterExample(
    hostVariantsMerge,
    'www ends where it should, and for now only',
    {
      scan: scan(),
      twins: {
        otherScheme: blind('notApplicable'),
        twinHttps: seen(trail(302, HERE)),
        twinHttp: seen(trail(302, HERE)),
      },
      twinPage: seen(null),
      answer: blind('denied'),
    },
    'temporary',
  ),
  counterExample(
    urlVariantsMerge,
    'the other end slash is refused: that merges too',
    {
      page: at(`${HERE}fiets`, { head: { links: [linkElement('canonical', `${HERE}fiets`)] } }),
      raw: seen(page({ head: { links: [linkElement('canonical', `${HERE}fiets`)] } })),
      variants: seen({ slash: seen(glance({ status: 404 })), query: seen(glance({ canonicals: [`${HERE}fiets`] })) }),
      answer: OPEN,
    },
    'merged',
  ),
  counterExample(
    missingPageIs404,
    'a page that says 200 and noindex is kept out all the same',
    { missing: { ...http({ 'x-robots-tag': 'noindex' }), robotsMetas: [] }, scan: scan() },
    'closed',
  ),
  counterExample(
    sitemapFound,
    'a web page at /sitemap.xml is no sitemap',
    { sitemap: sitemap({ files: [file('usual', { kind: 'html' })] }) },
    'absent',
  ),
  counterExample(
    sitemapValid,
    'a small site where all changed today has honest dates',
    { scan: scan(), sitemap: sitemap({ files: [file('robots', { lastmods: { total: 19, today: 19 } })] }) },
    'valid',
  ),
  counterExample(
    sitemapListsPage,
    'a page with noindex belongs in no sitemap',
    {
      sitemap: sitemap({ listed: false }),
      page: page({ head: { metas: [meta('robots', 'noindex')] } }),
      scan: scan(),
      fresh: seen(http()),
    },
    'noindex',
  ),
  counterExample(
    sitemapSampleOk,
    'one address that did not answer in time is no dead one',
    {
      scan: scan(),
      listed: [
        { url: `${HERE}a`, glance: seen(glance()) },
        { url: `${HERE}b`, glance: blind('timeout') },
      ],
      answer: OPEN,
      sitemap: seen(sitemap()),
    },
    'good',
  ),
  counterExample(titlePresent, 'an empty title first, and a good one behind it', headed(['', 'Fietsen']), 'several'),
  counterExample(
    titleWidth,
    'sixty-two narrow letters fit, though they are more than sixty',
    headed(['i'.repeat(62)]),
    'fitting',
  ),
  counterExample(titleMeaningful, 'a name of capitals is a name', { ...headed(['ABN AMRO']), scan: scan() }, 'telling'),
  counterExample(
    titleHeadingAgree,
    'title and heading share a word in another form of it',
    on({
      head: { titles: ['Fietsen repareren in Utrecht'] },
      headings: [{ level: 1, text: 'Uw fiets gerepareerd', visible: true }],
    }),
    'agree',
  ),
  counterExample(
    descriptionPresent,
    'og:description is for sharing, and no description',
    headed(['Fietsen'], [property('og:description', 'Wij repareren fietsen.')]),
    'absent',
  ),
  counterExample(
    descriptionWidth,
    'sixty letters of description are short, however wide',
    described('Wij repareren fietsen in Utrecht, ook op zaterdag.'),
    'short',
  ),
  counterExample(
    mainHeadingSingle,
    'a second h1 that nobody can see is no second heading',
    on({
      headings: [
        { level: 1, text: 'Fietsen', visible: true },
        { level: 1, text: 'Menu', visible: false },
      ],
    }),
    'single',
  ),
  counterExample(
    contentAmount,
    'all of the text stands in components, where we do not read',
    { page: page({ document: { openShadowRoots: 12 }, text: { main: '', content: 'Menu' } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    contentInRawHtml,
    'in a translated page the words cannot be compared',
    { page: page({ document: { translated: true }, text: { main: 'word '.repeat(200) } }), raw: page() },
    { unseen: 'hidden' },
  ),
  counterExample(
    headSameAfterJs,
    'a counter in the title is the same title',
    { raw: page({ head: { titles: ['Berichten'] } }), page: page({ head: { titles: ['(3) Berichten'] } }) },
    'same',
  ),
  counterExample(
    headIntact,
    'a viewport that lands in the body ends nothing that search engines read',
    {
      raw: page({ head: { strays: ['#text'], metas: [{ ...meta('viewport', 'width=device-width'), inHead: false }] } }),
    },
    'stray',
  ),
  counterExample(
    linksCrawlable,
    'a link to "#" is one a crawler can read',
    linked(link(), link({ raw: '#', href: `${HERE}#` })),
    'crawlable',
  ),
  counterExample(
    linkTextsMeaningful,
    'a "Lees meer" that is hidden leads nobody',
    { ...linked(link(), link({ text: 'Lees meer', hidden: true })), language: seen([]) },
    'telling',
  ),
  counterExample(
    linkTextsMeaningful,
    'a table of contents repeats what its headings are called',
    { ...linked(link({ text: 'Informatie', raw: '#informatie', contents: true })), language: seen([]) },
    'telling',
  ),
  counterExample(
    linkTextsMeaningful,
    'what the card around “Lees meer” says is not in the text of the link',
    { ...linked(link({ text: 'Lees meer', explained: true })), language: seen([]) },
    'generic',
  ),
  counterExample(
    linkTextsMeaningful,
    'of Finnish texts nobody here knows which say nothing',
    { ...linked(link({ text: 'Lue lisää', lang: 'fi' })), language: seen([]) },
    { unseen: 'hidden' },
  ),
  counterExample(
    internalLinksFollow,
    'nofollow on the way to the sign-in page is sense',
    { ...linked(link(), link({ rel: 'nofollow', href: `${HERE}mijn-account/` })), scan: scan() },
    'followed',
  ),
  counterExample(
    imagesDescribed,
    'an icon of sixteen pixels is not what is meant',
    on({ images: { total: 1, list: [image({ width: 16, alt: null })], backgrounds: [] } }),
    'none',
  ),
  counterExample(
    imagesIndexable,
    'the same file in another size is in the HTML',
    {
      page: page({ images: { list: [image({ src: `${HERE}a.jpg?w=640` })] } }),
      raw: page({ images: { list: [image({ src: `${HERE}a.jpg?w=320` })] } }),
    },
    'indexable',
  ),
  counterExample(
    hreflangValid,
    'en-UK looks right, and the United Kingdom is GB',
    { page: alternates(['nl', HERE], ['en-UK', `${HERE}en`], ['x-default', HERE]), fresh: seen(http()) },
    'badCode',
  ),
  counterExample(
    hreflangReturns,
    'x-default is there for a home page that leads every visitor on to a language',
    {
      page: alternates(['nl', HERE], ['en', `${HERE}en`], ['x-default', `${HERE}kies`]),
      raw: seen(alternates(['nl', HERE], ['en', `${HERE}en`], ['x-default', `${HERE}kies`])),
      hreflangTargets: [
        { url: `${HERE}en`, glance: seen(glance({ alternates: [{ hreflang: 'nl', href: HERE }] })) },
        { url: `${HERE}kies`, glance: seen(glance({ status: 0, redirected: true })) },
      ],
      answer: OPEN,
    },
    'returned',
  ),
  counterExample(
    hreflangReturns,
    'translations on another site are not asked, nor held against this one',
    {
      page: alternates(['nl', HERE], ['en', 'https://elders.nl/']),
      raw: seen(alternates(['nl', HERE], ['en', 'https://elders.nl/'])),
      hreflangTargets: [],
      answer: OPEN,
    },
    { unseen: 'otherHost' },
  ),
  counterExample(
    structuredDataValid,
    'a type of LocalBusiness’ own kind is known too',
    {
      page: page({
        structuredData: {
          jsonLd: [
            JSON.stringify({
              '@context': 'https://schema.org',
              '@type': 'Bakery',
              name: 'Jansen',
              address: 'Dorpsstraat 1',
              telephone: '030',
              openingHours: 'Mo-Fr',
            }),
          ],
        },
      }),
      richResults: [],
    },
    'valid',
  ),
  counterExample(
    sharePreview,
    'the picture stands on another host: told by its tag, not fetched',
    {
      ...headed(
        ['Fietsen'],
        [
          property('og:title', 'Fietsen'),
          property('og:description', 'Snel klaar'),
          property('og:image', 'https://cdn.nl/deel.png'),
          property('og:url', HERE),
        ],
      ),
      shareImage: seen(null),
    },
    'completeElsewhere',
  ),
  counterExample(
    faviconOk,
    'robots.txt that is not there closes nothing, whatever its page says',
    {
      favicon: {
        declared: true,
        file: {
          url: `${HERE}icon.png`,
          status: 200,
          contentType: 'image/png',
          image: { format: 'png', width: 96, height: 96 },
        },
      },
      robots: seen(http({}, { body: 'User-agent: *\nDisallow: /', status: 404 })),
    },
    'good',
  ),
  counterExample(
    mobileViewport,
    'of two viewports the last one counts',
    headed(['Fietsen'], [meta('viewport', 'width=device-width'), meta('viewport', 'width=980')]),
    'otherWidth',
  ),
  counterExample(
    intrusiveOverlay,
    'a bar of two fifths is at the limit, not over it',
    { ...on({ overlay: { share: 0.4, selector: 'div.bar' } }), scan: scan() },
    'free',
  ),
  counterExample(
    urlReadable,
    'parameters that follow the visitor are not the page’s',
    { page: at(`${HERE}a?utm_source=x&utm_medium=y&gclid=z`) },
    'readable',
  ),
]);
