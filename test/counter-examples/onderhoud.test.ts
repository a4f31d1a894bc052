import { assetsCached } from '../../lib/checks/onderhoud/assets-cached.ts';
import { cmsExtensionVersions } from '../../lib/checks/onderhoud/cms-extension-versions.ts';
import { cmsVersionSupported } from '../../lib/checks/onderhoud/cms-version-supported.ts';
import { compromiseSigns } from '../../lib/checks/onderhoud/compromise-signs.ts';
import { copyrightYearCurrent } from '../../lib/checks/onderhoud/copyright-year-current.ts';
import { deadThirdPartyTags } from '../../lib/checks/onderhoud/dead-third-party-tags.ts';
import { deprecatedApiReports } from '../../lib/checks/onderhoud/deprecated-api-reports.ts';
import { deprecatedBrowserFeatures } from '../../lib/checks/onderhoud/deprecated-browser-features.ts';
import { developmentBuild } from '../../lib/checks/onderhoud/development-build.ts';
import { eolJsLibraries } from '../../lib/checks/onderhoud/eol-js-libraries.ts';
import { experienceThisVisit } from '../../lib/checks/onderhoud/experience-this-visit.ts';
import { hijackedScriptHosts } from '../../lib/checks/onderhoud/hijacked-script-hosts.ts';
import { onderhoud } from '../../lib/checks/onderhoud/index.ts';
import { internalLinksAlive } from '../../lib/checks/onderhoud/internal-links-alive.ts';
import { jsLibraryHygiene } from '../../lib/checks/onderhoud/js-library-hygiene.ts';
import { leftoverTestContent } from '../../lib/checks/onderhoud/leftover-test-content.ts';
import { linksDirectAndSecure } from '../../lib/checks/onderhoud/links-direct-and-secure.ts';
import { modernProtocol } from '../../lib/checks/onderhoud/modern-protocol.ts';
import { ownAssetsLoad } from '../../lib/checks/onderhoud/own-assets-load.ts';
import { pageWeight } from '../../lib/checks/onderhoud/page-weight.ts';
import { phpVersionSupported } from '../../lib/checks/onderhoud/php-version-supported.ts';
import { serverSoftwareSupported } from '../../lib/checks/onderhoud/server-software-supported.ts';
import { signsOfLife } from '../../lib/checks/onderhoud/signs-of-life.ts';
import { siteInService } from '../../lib/checks/onderhoud/site-in-service.ts';
import { textAndContactIntact } from '../../lib/checks/onderhoud/text-and-contact-intact.ts';
import { textCompressed } from '../../lib/checks/onderhoud/text-compressed.ts';
import { upkeepVisible } from '../../lib/checks/onderhoud/upkeep-visible.ts';
import { vulnerableJsLibraries } from '../../lib/checks/onderhoud/vulnerable-js-libraries.ts';
import type { Facts } from '../../lib/evidence.ts';
import { findPageKind } from '../../lib/parse/page-kind/page-kind.ts';
import { file, loading, sampled, world } from '../checks/onderhoud/software.ts';
import { navigation } from '../checks/onderhoud/visit.ts';
import { counterExample, counterExamples } from '../kit/counter-examples.ts';
import { blind, http, image, link, meta, NOW, page, resource, scan, seen } from '../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
type Timing = Facts['page']['performance']['resources'][number];

const on = (changes: Changes) => {
  const shown = page(changes);
  return { page: shown, kind: findPageKind(shown, null), scan: scan() };
};
const answer = (headers: Readonly<Record<string, string>>): Facts['answer'] => ({ ...http(headers), barrier: null });
const measured = (changes: Partial<Facts['page']['performance']>) => ({
  page: page({ performance: { navigation: navigation(), largestPaint: 900, layoutShift: 0.02, ...changes } as never }),
});
const timing = (changes: Partial<Timing>): Timing => ({
  url: 'https://voorbeeld.nl/app.js',
  initiator: 'script',
  protocol: 'h2',
  encoded: 900,
  decoded: 900,
  transferred: 1_200,
  status: 200,
  worker: false,
  ...changes,
});
/** What a visit of each address gave. */
const visiting = (...statuses: readonly number[]): Facts['visited'] => ({
  candidates: statuses.length,
  home: blind('notApplicable'),
  sample: statuses.map((status, index) => ({
    url: `https://voorbeeld.nl/${index}`,
    visit: seen({ status, redirected: status === 0, challenged: false }),
  })),
});
const lastmods = (newest: number, today: number): Facts['sitemap'] => ({
  named: [],
  complete: true,
  wanted: '',
  listed: true,
  sample: [],
  accessibility: [],
  files: [
    {
      url: 'https://voorbeeld.nl/sitemap.xml',
      via: 'usual',
      file: seen({
        status: 200,
        contentType: 'application/xml',
        truncated: false,
        kind: 'urlset',
        fault: null,
        entries: 20,
        relative: [],
        elsewhere: [],
        http: [],
        news: false,
        lastmods: { total: 20, malformed: [], future: [], today, newest, oldest: newest },
      }),
    },
  ],
});
const words = (count: number): string => Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const MENU = ['https://partner.nl/', 'https://leverancier.nl/', 'https://koepel.nl/'];
const DIST = 'https://cdn.jsdelivr.net/npm/vue@3.4.0/dist';

counterExamples('onderhoud', onderhoud, [
  counterExample(
    vulnerableJsLibraries,
    'jQuery 3.5.0, the first that has the repair, is older than most that are called old',
    world('jquery 3.5.0'),
    'none',
  ),
  counterExample(
    vulnerableJsLibraries,
    'bootstrap@4.3 is the newest 4.3, in which the hole of 4.3.0 is closed',
    loading('https://cdn.jsdelivr.net/npm/bootstrap@4.3/dist/js/bootstrap.min.js'),
    'absent',
  ),
  counterExample(
    vulnerableJsLibraries,
    'numbers in a hashed file name are no version',
    loading('https://voorbeeld.nl/assets/jquery-1.9.3f2ab7c4.js', 'https://voorbeeld.nl/assets/app.1.8.2d.js'),
    'absent',
  ),
  counterExample(
    eolJsLibraries,
    'a library without branches has no end, however old',
    world('lodash 4.17.15', 'moment 2.24.0'),
    'undated',
  ),
  counterExample(
    jsLibraryHygiene,
    'two majors were skipped by its makers: it is one behind, not three',
    world('htmx 2.0.8'),
    'tidy',
  ),
  counterExample(
    cmsVersionSupported,
    'WordPress 6.8 of last week: an older branch with the latest repairs',
    {
      ...on({ head: { metas: [meta('generator', 'WordPress 6.8.9')] } }),
      answer: seen(answer({})),
      libraries: seen([]),
    },
    'current',
  ),
  counterExample(
    phpVersionSupported,
    'PHP 7.4 of Ubuntu, in which its makers keep repairing',
    { answer: answer({ 'x-powered-by': 'PHP/7.4.3-4ubuntu2.29' }), scan: scan() },
    'endedInDistribution',
  ),
  counterExample(
    serverSoftwareSupported,
    'Debian 13 repairs its nginx 1.26.3 and does not name itself in the banner',
    { answer: answer({ server: 'nginx/1.26.3' }), scan: scan() },
    'endedInDistribution',
  ),
  counterExample(
    serverSoftwareSupported,
    'nginx 1.28 ended when 1.30 came, though no new version of it was ever called old',
    { answer: answer({ server: 'nginx/1.28.3' }), scan: scan() },
    'ended',
  ),
  counterExample(
    serverSoftwareSupported,
    'nginx 1.17, a line between two stable ones that ended when 1.19 began',
    { answer: answer({ server: 'nginx/1.17.10' }), scan: scan() },
    'ended',
  ),
  counterExample(
    serverSoftwareSupported,
    'Apache 2.4.6 of Red Hat: 2.4 is supported, and the number is that of the distribution',
    { answer: answer({ server: 'Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.2k-fips' }), scan: scan() },
    'endedInDistribution',
  ),
  counterExample(
    cmsExtensionVersions,
    'the number behind a plug-in’s file is often that of WordPress itself',
    {
      page: page({
        head: { metas: [meta('generator', 'WordPress 7.0.5')] },
        resources: { list: [resource('script', 'https://voorbeeld.nl/wp-content/plugins/slider/a.js?ver=7.0.5')] },
      }),
    },
    'found',
  ),

  counterExample(
    siteInService,
    'a firm whose trade is upkeep, and a notice about a bridge',
    {
      ...on({
        head: { titles: ['Hovenier Jansen | specialist in onderhoud'] },
        text: { body: `${words(200)} De brug is wegens onderhoud gesloten.` },
      }),
      answer: seen(answer({})),
    },
    'inService',
  ),
  counterExample(
    siteInService,
    'a firm whose trade is the upkeep of websites',
    {
      ...on({
        head: { titles: ['Uw website laten maken | specialist in onderhoud'] },
        text: { body: 'Sterk in websites, ervaren in onderhoud. Bel ons.' },
      }),
      answer: seen(answer({})),
    },
    'inService',
  ),
  counterExample(
    siteInService,
    'a page of the customer service about accounts that are blocked',
    {
      ...on({
        head: { titles: ['Mijn account is geblokkeerd | Klantenservice'] },
        text: { body: words(300) },
        links: {
          list: ['/bestellen', '/retour', '/contact'].map((path) => link({ href: `https://voorbeeld.nl${path}` })),
        },
      }),
      answer: seen(answer({})),
    },
    'inService',
  ),
  counterExample(
    siteInService,
    'a shop of few words whose new collection comes soon has pages to go to',
    {
      ...on({
        head: { titles: ['Atelier De Wit'] },
        text: { body: 'Handgemaakte tassen. Nieuwe collectie coming soon.' },
        links: { list: ['/tassen', '/over', '/contact'].map((path) => link({ href: `https://voorbeeld.nl${path}` })) },
      }),
      answer: seen(answer({})),
    },
    'inService',
  ),
  counterExample(
    siteInService,
    'what a cinema calls "Coming soon" is a list of films',
    {
      ...on({ head: { titles: ['Coming soon | Bioscoop De Ster'] }, text: { body: words(300) } }),
      answer: seen(answer({})),
    },
    'inService',
  ),
  counterExample(
    internalLinksAlive,
    'pages that refuse whoever brings no session (401, 403) are not gone',
    { visited: visiting(200, 401, 403, 200, 200), page: page(), answer: seen(answer({})) },
    'alive',
  ),
  counterExample(
    linksDirectAndSecure,
    'one address that leads on, as /account does to where one signs in',
    { ...on({}), visited: seen(visiting(0, 200, 200)), answer: seen(answer({})) },
    'direct',
  ),
  counterExample(
    ownAssetsLoad,
    'a picture further down that the browser has not fetched yet, and another’s script that is gone',
    on({
      images: { list: [image({ naturalWidth: 0, complete: true, loading: 'lazy' })] },
      performance: { resources: [timing({}), timing({ url: 'https://elders.nl/a.js', status: 404 })], total: 2 },
    }),
    'complete',
  ),
  counterExample(
    ownAssetsLoad,
    'two pictures whose AVIF is gone are two, though each names its JPEG as well',
    on({
      images: {
        list: [1, 2].map((number) =>
          image({ src: `https://voorbeeld.nl/${number}.jpg`, naturalWidth: 0, complete: true }),
        ),
      },
      performance: {
        resources: [1, 2].map((number) =>
          timing({ url: `https://voorbeeld.nl/${number}.avif`, initiator: 'img', status: 404 }),
        ),
        total: 2,
      },
    }),
    'few',
  ),
  counterExample(
    deprecatedBrowserFeatures,
    'an object element that shows a PDF is no plug-in',
    { page: page({ markup: { tags: { object: 1 }, plugins: ['object application/pdf'] } }) },
    'none',
  ),
  counterExample(
    deprecatedBrowserFeatures,
    'a browser that translates puts a font element around every text',
    { page: page({ markup: { tags: { font: 240 } }, document: { translated: true } }) },
    { unseen: 'hidden' },
  ),
  counterExample(
    deprecatedApiReports,
    'a browser that tells nothing has not said that there is nothing',
    on({ performance: { deprecations: null } }),
    { unseen: 'otherBrowser' },
  ),
  counterExample(
    deprecatedApiReports,
    'what another extension of the visitor’s does in the page is none of the site’s',
    on({ performance: { deprecations: [{ id: 'UnloadHandler', source: 'chrome-extension://abcdefgh/inpage.js' }] } }),
    'none',
  ),
  counterExample(
    deadThirdPartyTags,
    'a share button of Facebook and the new analytics, whose namesakes ended',
    on({
      resources: {
        list: [
          resource('frame', 'https://www.facebook.com/plugins/share_button.php?href=x'),
          resource('script', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123'),
        ],
      },
    }),
    'none',
  ),
  counterExample(
    hijackedScriptHosts,
    'the same file name with those who took it over, and a host that only ends alike',
    on({
      resources: {
        list: [
          resource('script', 'https://cdnjs.cloudflare.com/polyfill/v3/polyfill.min.js'),
          resource('script', 'https://mypolyfill.io/v3/polyfill.min.js'),
        ],
      },
    }),
    'none',
  ),
  counterExample(
    leftoverTestContent,
    'a manual that shows {{ naam }} as code, and names it in its title',
    on({
      head: { titles: ['Wat {{ naam }} doet'] },
      text: { body: 'Schrijf {{ naam }} in het sjabloon.', code: [[8, 18]] },
    }),
    'none',
  ),
  counterExample(
    leftoverTestContent,
    'a brand of which a program would say that it is no number',
    on({ links: { list: [link({ href: 'https://voorbeeld.nl/merken/nan', text: 'NAN' })] } }),
    'none',
  ),
  counterExample(
    developmentBuild,
    'vue.global.prod.js and a map to the source beside a script are no development build',
    {
      ...on({ resources: { list: [resource('script', `${DIST}/vue.global.prod.js`)] } }),
      scripts: seen(sampled(file({ sourceMap: 'app.js.map' }))),
    },
    'none',
  ),
  counterExample(
    developmentBuild,
    'a bundle that its maker called vue.js, and that holds no mark of a development build',
    {
      ...on({ resources: { list: [resource('script', 'https://voorbeeld.nl/js/vue.js')] } }),
      scripts: seen({
        candidates: 1,
        sample: [{ url: 'https://voorbeeld.nl/js/vue.js', file: file({ developmentMarks: [] }) }],
      }),
    },
    'none',
  ),
  counterExample(
    textAndContactIntact,
    'a number that is shown otherwise than it is dialled, with an extension behind it',
    { page: page({ links: { list: [link({ href: 'tel:+31301234567,12', text: '030 - 123 45 67 (toestel 12)' })] } }) },
    'intact',
  ),
  counterExample(
    textAndContactIntact,
    'an apostrophe before the @ is part of the address',
    {
      page: page({
        links: { list: [link({ href: "mailto:d'hondt@voorbeeld.nl", text: "Mail meneer d'Hondt" })] },
      }),
    },
    'intact',
  ),
  counterExample(
    textAndContactIntact,
    'a link to call with the opening hours in its text',
    { page: page({ links: { list: [link({ href: 'tel:0301234567', text: 'Bel ons, ma–vr 09.00 - 17.00 uur' })] } }) },
    'intact',
  ),
  counterExample(
    signsOfLife,
    'a sitemap that dates every page today is made today, and tells of no work',
    { ...on({ text: { body: 'Nieuws van 3 maart 2021' } }), sitemap: seen(lastmods(NOW, 20)) },
    'old',
  ),
  counterExample(
    upkeepVisible,
    'a server that hides its version is kept all the same, as the page’s date and year show',
    {
      ...on({ text: { body: 'Bijgewerkt op 2 november 2026', footer: '© 2026 Voorbeeld' } }),
      ...{ sitemap: blind('notApplicable'), answer: seen({ ...http({ server: 'nginx' }), barrier: null }) },
      ...{ libraries: seen([]), scripts: blind('notApplicable'), raw: blind('notApplicable') },
      visited: blind('notApplicable'),
    },
    'shown',
  ),
  counterExample(
    copyrightYearCurrent,
    'the year in which the firm began stands first',
    on({ text: { footer: '© 1998–2026 Voorbeeld, sinds 1984' } }),
    'current',
  ),
  counterExample(
    copyrightYearCurrent,
    'a number of the Chamber of Commerce that begins like a year',
    on({ text: { footer: '© Voorbeeld B.V. | KvK 20131234' } }),
    'absent',
  ),
  counterExample(
    copyrightYearCurrent,
    'a footer so long that its end was cut off',
    on({ text: { footer: 'merk '.repeat(600), body: `${'merk '.repeat(900)} © 2019 Voorbeeld` } }),
    'old',
  ),
  counterExample(
    compromiseSigns,
    'a portal with packed analytics signs in at its group’s own server: two signs that mean nothing together',
    {
      ...on({
        resources: {
          inline: [{ start: `eval(atob("${'ZnVuY3Rpb24geCgpe3JldHVybiAxfQ'.repeat(30)}"))`, length: 4_000 }],
        },
        forms: {
          list: [{ action: 'https://sso.groep.example/', method: 'post', fields: ['password'], selector: 'form' }],
        },
      }),
      raw: seen(page()),
    },
    'ordinary',
  ),
  counterExample(
    compromiseSigns,
    'links to partners in a menu that is closed',
    { ...on({ concealed: { links: MENU.map((url) => ({ url, text: 'Partner' })) } }), raw: seen(page()) },
    'none',
  ),

  counterExample(
    textCompressed,
    'a large picture and a small style sheet that were sent as they are',
    {
      ...on({
        performance: {
          resources: [
            timing({ url: 'https://voorbeeld.nl/a.jpg', initiator: 'img', encoded: 900_000, decoded: 900_000 }),
            timing({ url: 'https://voorbeeld.nl/a.css', initiator: 'link', encoded: 1_800, decoded: 1_800 }),
          ],
        },
      }),
      fresh: seen(http({ 'content-encoding': 'zstd' }, { bytes: 30_000 })),
    },
    'compressed',
  ),
  counterExample(
    assetsCached,
    'max-age of a year beside no-store keeps nothing',
    {
      scripts: sampled(
        ...['no-store, max-age=31536000', 'no-cache, max-age=31536000', 'max-age=31536000'].map((cacheControl) =>
          file({ cacheControl }),
        ),
      ),
    },
    'few',
  ),
  counterExample(
    modernProtocol,
    'a page from the browser’s own store names no protocol',
    measured({ navigation: navigation({ protocol: '' }) }),
    'unknown',
  ),
  counterExample(
    pageWeight,
    'files of others that tell no size in transfer, and a cached page that came without a byte',
    {
      page: page({
        performance: {
          navigation: navigation({ encoded: 2_400_000, transferred: 0 }),
          resources: [timing({ transferred: 0 })],
        } as never,
      }),
    },
    'heavy',
  ),
  counterExample(
    experienceThisVisit,
    'a tab that was opened in the background paints late for no fault of the page',
    measured({ wasHidden: true, largestPaint: 45_000 }),
    'unmeasured',
  ),
]);
