import { gzipSync } from 'node:zlib';
import { file, html, redirect, text } from '../world/answers.ts';
import type { Answer } from '../world/site.ts';

/** Inputs that people reported of this and other tools, made small, each with others of its class. */

export interface Reported {
  readonly name: string;
  /** Where it was reported: `owner/repository#number`. */
  readonly report: string;
  /** Path that is visited; `/` by default. */
  readonly at?: string;
  readonly headers?: Answer['headers'];
  readonly head?: string;
  readonly body?: string;
  readonly lang?: string;
  /** Other answers of the same host by path; `www` by `www/…`. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** What each check says: `outcome` or `outcome/code`; several that are right with `|` between them. */
  readonly right: Readonly<Record<string, string>>;
  /** What stands among the items of a check. */
  readonly shows?: Readonly<Record<string, RegExp>>;
}

const SENTENCE =
  'Onze werkplaats aan de haven herstelt houten boten en zeilen voor bezoekers uit de hele provincie, elke dag van negen tot vijf.';
const TEXT = `<p>${Array(8).fill(SENTENCE).join(' ')}</p>`;

/** An ordinary page of `host` around what a case puts into its head and body. */
export const documentOf = ({ head = '', body = '', lang = 'nl' }: Reported): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Houten boten aan de haven</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><main id="inhoud"><h1>Houten boten aan de haven</h1>${TEXT}${body}</main></body></html>`;

const page = (title: string, head = ''): Answer =>
  html(
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${TEXT}</main></body></html>`,
  );

const ld = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const robots = (...lines: readonly string[]): Readonly<Record<string, Answer>> => ({
  '/robots.txt': text(`${lines.join('\n')}\n`),
});
const cookie = (...lines: readonly string[]): Answer['headers'] => ({ 'set-cookie': lines });
const csp = (policy: string): Answer['headers'] => ({ 'content-security-policy': policy });
const PNG = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const sitemap = (xml: string | Buffer, headers: Answer['headers'] = {}): Readonly<Record<string, Answer>> => ({
  '/robots.txt': text('User-agent: *\nAllow: /\nSitemap: https://HOST/sitemap.xml\n'),
  '/sitemap.xml': file('application/xml', xml, headers),
});
const urlset = (namespace: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${namespace}"><url><loc>https://HOST/</loc></url></urlset>`;
const product = (address: string): Answer =>
  page('Houten boten aan de haven', `<link rel="canonical" href="${address}">`);

export const REPORTED: readonly Reported[] = [
  {
    name: 'a cookie without a name',
    report: 'mozilla/http-observatory#215',
    headers: cookie('PHPSESSID=0123456789abcdef0123456789abcdef; path=/', 'alleenwaarde; path=/'),
    right: { 'cookie-httponly': 'fail', 'cookie-secure': 'fail', 'cookie-samesite': 'warn/absent' },
    shows: { 'cookie-samesite': /^(?!.*\|\|)(?!\|)(?!.*\|$)PHPSESSID/ },
  },
  {
    name: 'SameSite without a value',
    report: 'mozilla/http-observatory-website#176',
    headers: cookie('PHPSESSID=0123456789abcdef0123456789abcdef; path=/; Secure; HttpOnly; SameSite'),
    right: { 'cookie-httponly': 'pass', 'cookie-secure': 'pass', 'cookie-samesite': 'warn/bare' },
  },
  {
    name: 'SameSite with an empty value',
    report: 'mozilla/http-observatory-website#176',
    headers: cookie('PHPSESSID=0123456789abcdef0123456789abcdef; path=/; Secure; HttpOnly; SameSite='),
    right: { 'cookie-samesite': 'warn/bare' },
  },
  {
    name: "'strict-dynamic' alone",
    report: 'mozilla/http-observatory-website#211',
    headers: csp("script-src 'strict-dynamic'; object-src 'none'; base-uri 'none'"),
    right: { 'csp-script-policy': 'pass/noScripts', 'csp-present': 'pass' },
  },
  {
    name: 'HSTS is missing on the redirect of the apex',
    report: 'chromium/hstspreload.org#198',
    at: '/nl/',
    headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains; preload' },
    answers: { '/': redirect(301, '/nl/'), 'www/': redirect(301, 'https://HOST/') },
    right: { hsts: 'pass', 'hsts-all-entry-hosts': 'warn' },
    shows: { 'hsts-all-entry-hosts': /https:\/\/HOST\// },
  },
  {
    name: 'a bare mail address in security.txt, and no Expires',
    report: 'twentyhq/twenty#22866',
    answers: { '/.well-known/security.txt': text('Contact: veiligheid@voorbeeld.nl\nPreferred-Languages: nl, en\n') },
    right: { 'security-txt': 'fail' },
    shows: { 'security-txt': /1.*Contact/i },
  },
  {
    name: 'a sitemap in a namespace of https',
    report: 'ThePixelDeveloper/Sitemap#49',
    answers: sitemap(urlset('https://www.sitemaps.org/schemas/sitemap/0.9')),
    right: { 'sitemap-valid': 'fail|warn' },
  },
  {
    name: 'a sitemap without a namespace',
    report: 'ThePixelDeveloper/Sitemap#49',
    answers: sitemap('<?xml version="1.0"?><urlset><url><loc>https://HOST/</loc></url></urlset>'),
    right: { 'sitemap-valid': 'fail|warn' },
  },
  {
    name: 'a sitemap as it should be',
    report: 'ThePixelDeveloper/Sitemap#49',
    answers: sitemap(urlset('http://www.sitemaps.org/schemas/sitemap/0.9')),
    right: { 'sitemap-valid': 'pass/valid', 'sitemap-lists-page': 'pass/listed' },
  },
  {
    name: 'a sitemap of gzip that is cut off',
    report: 'ThePixelDeveloper/Sitemap#49',
    answers: {
      '/robots.txt': text('User-agent: *\nAllow: /\nSitemap: https://HOST/sitemap.xml.gz\n'),
      '/sitemap.xml.gz': file(
        'application/gzip',
        gzipSync(urlset('http://www.sitemaps.org/schemas/sitemap/0.9')).subarray(0, 60),
      ),
    },
    right: { 'sitemap-valid': 'fail|warn' },
  },
  {
    name: 'an AMP page whose canonical is the root',
    report: 'GoogleChrome/lighthouse#4295',
    at: '/amp/',
    head: '<link rel="canonical" href="https://HOST/"><script async src="https://cdn.ampproject.org/v0.js"></script>',
    answers: { '/': page('Houten boten aan de haven') },
    right: { 'canonical-single': 'pass', 'canonical-absolute': 'pass', 'canonical-target-ok': 'pass' },
  },
  {
    name: 'a link with the name of the language Go',
    report: 'GoogleChrome/lighthouse#5349',
    lang: 'en',
    body: '<p>Programming languages that we teach at the harbour school, every week of the year:</p><ul><li><a href="/go">Go</a></li><li><a href="/rust">Rust</a></li></ul>',
    answers: { '/go': page('Go'), '/rust': page('Rust') },
    right: { 'link-texts-meaningful': 'pass', 'link-purpose': 'pass' },
  },
  {
    name: 'Cloudflare protects a mail address',
    report: 'crawlseo/crawlseo#15',
    body: '<p><a href="/over">Over de werf</a> <a href="/boten">Boten in aanbouw</a> <a href="/cdn-cgi/l/email-protection#6c050a030b"><span class="__cf_email__" data-cfemail="6c050a030b">[email&#160;protected]</span></a></p>',
    answers: { '/over': page('Over de werf'), '/boten': page('Boten in aanbouw') },
    right: { 'internal-links-alive': 'pass' },
  },
  {
    name: 'a context that nobody reads',
    report: 'pressbooks/pressbooks#1749',
    head: ld({ '@context': 'http://bib.schema.org', '@type': 'Book', name: 'Houten boten' }),
    right: { 'structured-data-valid': 'warn|fail' },
    shows: { 'structured-data-valid': /bib\.schema\.org/ },
  },
  {
    name: 'a type with two slashes before it',
    report: 'schemaorg/schemaorg#2852',
    head: ld({ '@context': 'https://schema.org', '@type': '//schema.org/Organization', name: 'De werf' }),
    right: { 'structured-data-valid': 'warn|fail' },
    shows: { 'structured-data-valid': /\/\/schema\.org\/Organization/ },
  },
  {
    name: 'Expires a year ahead is freshness',
    report: 'macbre/phantomas#468',
    head: '<script src="/a.js"></script><script src="/b.js"></script><script src="/c.js"></script>',
    answers: Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        `/${name}.js`,
        file('text/javascript', `window.${name} = 1;`, { expires: 'Sat, 20 Nov 2027 12:00:00 GMT' }),
      ]),
    ),
    right: { 'assets-cached': 'pass' },
  },
  {
    name: 'Expires in the past is none',
    report: 'macbre/phantomas#468',
    head: '<script src="/a.js"></script><script src="/b.js"></script><script src="/c.js"></script>',
    answers: Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        `/${name}.js`,
        file('text/javascript', `window.${name} = 1;`, { expires: 'Thu, 01 Jan 1970 00:00:00 GMT' }),
      ]),
    ),
    right: { 'assets-cached': 'fail|warn' },
  },
  {
    name: 'a style sheet that is made for each browser',
    report: 'mozilla/http-observatory#125',
    head: '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
    right: { 'sri-third-party': 'pass' },
  },
  {
    name: 'a script of another host of the same site',
    report: 'mdn/mdn-http-observatory#558',
    head: '<script src="https://cdn.HOST/a.js"></script>',
    right: { 'sri-third-party': 'info' },
    shows: { 'sri-third-party': /cdn\.HOST/ },
  },
  {
    name: 'years of copyright in a list',
    report: 'squirrelscan/squirrelscan#47',
    body: '<footer>© 2020, 2022, 2026 De werf</footer>',
    right: { 'copyright-year-current': 'pass' },
  },
  {
    name: 'several names on one line of robots.txt',
    report: 'mozilla/pontoon#4144',
    answers: robots('User-agent: GPTBot, ClaudeBot, CCBot', 'Disallow: /'),
    right: { 'robots-rules-unambiguous': 'warn|fail|info' },
    shows: { 'robots-rules-unambiguous': /1: User-agent: GPTBot, ClaudeBot, CCBot/ },
  },
  {
    name: 'a whole user agent in robots.txt',
    report: 'andreburgaud/robotspy#209',
    answers: robots(
      'User-agent: Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'Disallow: /',
    ),
    right: { 'robots-rules-unambiguous': 'warn|fail|info' },
    shows: { 'robots-rules-unambiguous': /1: User-agent: Mozilla/ },
  },
  {
    name: 'a link in the colour of the text around it',
    report: 'dequelabs/axe-core#3848',
    head: '<style>p{color:#222;background:#fff} p a{color:#222;text-decoration:none}</style>',
    body: '<p>Wie een boot laat herstellen, leest eerst <a href="/voorwaarden">onze voorwaarden voor herstel</a> en belt dan de werf voor een afspraak.</p>',
    answers: { '/voorwaarden': page('Voorwaarden') },
    right: { 'text-contrast': 'unknown|warn|pass' },
  },
  {
    name: 'a skip link behind a consent banner',
    report: 'dequelabs/axe-core#4240',
    body: '</main><main hidden>',
    head: '<script>addEventListener("DOMContentLoaded",()=>{document.body.insertAdjacentHTML("afterbegin",\'<div role="dialog" aria-label="Cookies"><p>Wij vragen uw toestemming.</p><a href="/cookies">Over cookies</a><button>Akkoord</button></div><a class="s" href="#inhoud">Direct naar inhoud</a>\')})</script>',
    answers: { '/cookies': page('Cookies') },
    right: { landmarks: 'pass' },
  },
  {
    name: 'an alternative text with the name of a screenshot',
    report: 'github/accessibility-scanner-alt-text-plugin#2',
    body: `<img src="${PNG}" width="40" height="40" alt="Screenshot 2024-01-05 at 10.02.03.png">`,
    right: { 'alt-quality': 'warn' },
  },
  {
    name: 'a logo with the text beside it as its alternative',
    report: 'imfing/hextra#622',
    body: `<a href="/over"><img src="${PNG}" width="40" height="40" alt="De werf"> De werf</a>`,
    answers: { '/over': page('Over de werf') },
    right: { 'image-alternatives': 'warn|pass' },
  },
  {
    name: 'a label tells where an empty text leads',
    report: 'equalizedigital/accessibility-checker#25',
    body: '<p>Nieuws van de werf staat hier elke week.</p><a href="/nieuws" aria-label="Lees meer over het nieuws van de werf">Lees meer</a>',
    answers: { '/nieuws': page('Nieuws') },
    right: {
      'link-texts-meaningful': 'warn/generic',
      'link-purpose': 'pass',
      'link-names': 'pass',
      'label-in-name': 'pass',
    },
  },
  ...['→', '»', '›', '>>', '➔', '...', '…', '➜', '+'].map((sign) => ({
    name: `a link of the sign ${sign}`,
    report: 'instructure/tinymce-a11y-checker#8',
    body: `<div><a href="/nieuws">${sign.replaceAll('>', '&gt;')}</a></div>`,
    answers: { '/nieuws': page('Nieuws') },
    right: { 'link-texts-meaningful': 'warn/generic', 'link-purpose': 'warn/generic' },
  })),
  ...['website', 'Website', 'site', 'webpagina', 'URL', 'link'].map((word) => ({
    name: `a link that says ${word}`,
    report: 'instructure/tinymce-a11y-checker#8',
    body: `<div><a href="/nieuws">${word}</a></div>`,
    answers: { '/nieuws': page('Nieuws') },
    right: { 'link-texts-meaningful': 'warn/generic', 'link-purpose': 'warn/generic' },
  })),
  {
    name: 'a product within a collection',
    report: 'cldellow/datasette-scraper#18',
    at: '/collections/stoelen/products/eiken-stoel',
    head: '<link rel="canonical" href="https://HOST/products/eiken-stoel">',
    answers: { '/products/eiken-stoel': product('https://HOST/products/eiken-stoel') },
    right: { 'canonical-target-ok': 'pass' },
  },
  {
    name: "a product with the parameters of the shop's own recommendations",
    report: 'Shopify/dawn#447',
    at: '/products/eiken-stoel?pr_prod_strat=use_description&pr_rec_id=1a2b&pr_rec_pid=123&pr_ref_pid=456&pr_seq=uniform',
    head: '<link rel="canonical" href="https://HOST/products/eiken-stoel">',
    right: { 'canonical-target-ok': 'pass' },
  },
];
