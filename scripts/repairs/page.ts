import { CHECKS } from '../../lib/checks/index.ts';
import { type Finding, type Outcome, PILLARS } from '../../lib/model.ts';
import { findRepairs, REPAIRS } from '../../lib/repairs/repairs.ts';
import type { Platform, Site } from '../../lib/repairs/shape.ts';
import { PLATFORM_NAMES } from '../../lib/words/platforms.ts';
import { writeBuilt, writeSummary } from '../written.ts';
import type { RichResult } from './rich/rich.ts';

/** One snippet tried on a real server: the check's outcome before it was pasted, and after. */
export interface Tried {
  readonly platform: string;
  readonly check: string;
  readonly before: Outcome;
  readonly after: Outcome;
  /** Whether the code ended what it is for, and the check fails for something else. */
  readonly isLed?: boolean;
}

/** Checks whose code is a first stage: it says what remains to be done, and the check warns until then. */
const IN_STAGES = ['host-variants-merge'];

/**
 * Conclusions that end with the code, where the next one of the same check is another matter: a next stage, which takes weeks of
 * reports, or texts that came with WordPress.
 */
const LEADS_TO: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'dmarc-policy': ['noRecord', 'none'],
  'leftover-test-content': ['phpError', 'untouched'],
};

/** Whether the code ended the conclusion that it is for, though the check still fails. */
export const hasLed = (check: string, before: string | null | undefined, after: string | null | undefined): boolean =>
  typeof before === 'string' && LEADS_TO[check]?.[0] === before && LEADS_TO[check]?.[1] === after;

/** Whether the check failed before, or limited its pillar, and passed after, or reached its first stage. */
export const isGreen = ({ check, before, after, isLed = false }: Tried): boolean =>
  ['fail', 'warn'].includes(before) &&
  (after === 'pass' || isLed || (IN_STAGES.includes(check) && before === 'fail' && after === 'warn'));

/** The outcome of a finding, where an informational one counts as failed if it limits its pillar, and else as passed. */
export const saidOf = ({ outcome, cap }: Pick<Finding, 'outcome' | 'cap'>): Outcome => {
  if (outcome !== 'info') return outcome;
  return cap === null ? 'pass' : 'fail';
};

const ANY: Site = {
  ...{ host: 'www.example.nl', canonical: 'www.example.nl', other: 'example.nl', domain: 'example.nl' },
  ...{
    url: 'https://www.example.nl/',
    platforms: [],
    ...{ scheme: 'https', mail: 'arrives', isReported: true },
    spf: null,
    dmarc: null,
    isDmarcFree: true,
    viewport: 'width=device-width',
    expires: '2027-10-01T00:00:00.000Z',
  },
  ...{ page: 'https://www.example.nl/', isNamed: true },
};

const ITEMS = [
  ...['www.example.nl', 'X-Content-Type-Options', 'x-xss-protection'],
  ...['Googlebot · 2: Disallow: /', 'https://www.example.nl/sitemap.xml', 'http://www.example.nl/a', 'main — html'],
];

/** Items of findings that have a repair only if these are all of them. */
const ALONE = [
  ...[[], ['og:url'], ['__Secure-sid'], ['PHPSESSID'], ['sid'], ['Door Jan de Vries'], ['/'], ['max-age=60']],
  ...[
    ['nginx/1.22.1', 'Apache/2.4.57', 'Caddy/2.7', 'Next.js 14', 'PHP/8.2.7'],
    ['wp/v2/users: 2', 'xmlrpc.php'],
    ['xmlrpc.php'],
  ],
];

/** The platforms with a snippet for this check, whatever its conclusion. */
export const platformsFor = (id: string): readonly (Platform | null)[] => {
  const check = PILLARS.flatMap((pillar) => CHECKS[pillar].checks).find((one) => one.id === id);
  const codes = Object.keys(check?.verdicts ?? {});
  const all = [ITEMS, ...ALONE].flatMap((items) =>
    codes.flatMap((code) => findRepairs(ANY, { id, code, args: { detected: 'nl', year: 2019 }, items })),
  );
  return [...new Set(all.map(({ platform }) => platform))];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = (tried: readonly Tried[], check: string, platform: Platform | null): string => {
  const name = nameOf(platform);
  const names = platform === null ? ['page', 'dns'] : [platform];
  const results = tried.filter((result) => result.check === check && names.includes(result.platform));
  const one = results.find((result) => !isGreen(result)) ?? results[0];
  if (one === undefined) return name;
  return isGreen(one) ? `**${name}**` : `${name} (tried: ${one.before}, then ${one.after})`;
};

const TRIED = {
  page: 'in a page and the files beside it, sent by Debian’s nginx',
  zone: 'in a zone of the test world, behind a validating resolver',
};

/** How each platform was tried; if it could not be run, its maker's pages with which the snippets were compared. */
const HOW: readonly (readonly [platform: Platform | null, how: string])[] = [
  [null, `${TRIED.page}, or ${TRIED.zone}; php.ini alone was not tried, WordPress sets the same by name`],
  ['nginx', 'Debian’s nginx, in a server block'],
  ['apache', 'Debian’s Apache, in .htaccess and its main configuration'],
  ['caddy', 'Debian’s Caddy, in the block of the site'],
  ['wordpress', 'Debian’s WordPress under Apache with PHP, as must-use plugin or in wp-config.php'],
  [
    'litespeed',
    'not run; rules of mod_rewrite alone, which <https://docs.litespeedtech.com/lsws/configuration> and the manual of OpenLiteSpeed say it reads, and settings of PHP',
  ],
  ['directadmin', 'not run; the lines of Apache; `dkim_create.sh` as its users run it'],
  [
    'iis',
    'not run; <https://learn.microsoft.com/en-us/previous-versions/iis/settings-schema/ms690687(v=vs.90)> for headers; `urlCompression` and `httpCookies` as Microsoft’s pages write them',
  ],
  [
    'cloudflare',
    'not run; <https://developers.cloudflare.com/rules/transform/response-header-modification/reference/parameters> and <https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/>',
  ],
  [
    'plesk',
    'not run; <https://docs.plesk.com/en-US/obsidian/cli-linux/using-command-line-utilities/dns-dns-zones-on-domains.37771>; what that page was not seen to tell (MX, CAA) is left out',
  ],
  ['joomla', 'not run; <https://api.joomla.org/framework-3/classes/Joomla-Application-WebApplicationInterface.html>'],
  ['drupal', 'not run; settings as its users write them'],
  [
    'typo3',
    'not run; the reference of TypoScript (`config.additionalHeaders`, `config.htmlTag.attributes`, `page.meta`)',
  ],
  ['vercel', 'not run; <https://vercel.com/docs/project-configuration/vercel-json>'],
  [
    'netlify',
    'not run; <https://docs.netlify.com/manage/routing/headers/> and <https://docs.netlify.com/manage/routing/redirects/overview/>',
  ],
  [
    'nextjs',
    'not run; <https://nextjs.org/docs/app/api-reference/functions/generate-viewport> and the pages beside it',
  ],
  ['microsoft365', 'not run; <https://learn.microsoft.com/powershell/module/exchange/New-DkimSigningConfig>'],
  ['googleworkspace', 'not run; <https://support.google.com/a/answer/33786>'],
];

const nameOf = (platform: Platform | null): string => (platform === null ? 'in general' : PLATFORM_NAMES[platform]);

/** Checks that once had code and are now explained in words only: what it did, or might do. */
const IN_WORDS: readonly (readonly [checks: string, why: string])[] = [
  [
    'csp-present, csp-script-policy, csp-base-uri-object, csp-form-action, csp-eval',
    'what a page needs is seen by its reports alone: refused layouts, scripts, payments, PDFs and editors',
  ],
  ['clickjacking', 'which sites show the page was not seen: a partner’s frame was refused, DENY and an allowlist lost'],
  ['permissions-policy', 'which pages use a camera, a microphone or a place was not seen'],
  ['hsts-subdomains, hsts-all-entry-hosts', 'binds hosts that were not seen, for as long as the header says'],
  ['headers-on-error-pages', 'replaced the page’s own headers by weaker ones'],
  [
    'a header that is there, on platforms that cannot look for its value',
    'other pages may have a stricter one: it is changed where it is set',
  ],
  [
    'hsts, referrer-policy, cross-origin-opener on IIS',
    'adds its own beside a program’s: the two void each other, or the weaker counts',
  ],
  [
    'headers, cookies, compression and closed files on LiteSpeed, under a panel too',
    'how it reads Apache’s conditions is told nowhere, and could not be tried',
  ],
  ['host-variants-merge on Vercel and Netlify', 'a setting of the platform, which keeps what apps and banks send'],
  ['llms-txt-valid, other than a page in its place', 'took the place of a file that somebody wrote'],
  ['hreflang-valid on Next.js', 'took the place of the canonical beside it, or did not build'],
  ['zoom-allowed where the viewport was not seen', 'what else it says would be lost'],
  ['session-cache, assets-cached', 'of one answer: for a whole site it took caches away, or kept private files'],
  ['cookie-samesite', 'whether a cookie has to come back from a bank or a frame was not seen'],
  [
    'https-redirect on servers, https-redirect-same-host',
    'went round in circles behind a front that does not tell how a visitor came',
  ],
  ['page-indexable, ai-indexable, snippet-eligible, copilot-eligible', 'opened pages that were closed on purpose'],
  [
    'robots-allows-page, the crawlers of search engines and AI, ai-robots-answer',
    'a group of its own frees a crawler of all other rules; a new file takes the place of one that fails for a while',
  ],
  [
    'url-variants-merge, canonical-target-ok, description-present, author-visible on content systems',
    'one value for every page of a template',
  ],
  [
    'missing-page-is-404, accessibility-statement, sitemap-valid',
    'took old addresses’ redirects away, or linked to nothing',
  ],
  ['spf-valid, spf-policy', 'who mails for the domain was not seen: senders were thrown out'],
  ['caa-present', 'who issues the certificates of the domain was not seen'],
];

/** States which pages were drawn; also if none was. */
const drawnSaid = (rich: readonly RichResult[]): string => {
  const drawn = Math.max(0, ...rich.map((one) => one.drawn));
  return drawn === 0
    ? 'No browser drew them for the figures below: what it writes to its console, asks for and shows was not compared.'
    : `Of nginx and Apache browsers drew pages through TLS too (Chromium and Firefox, up to ${drawn} drawings for a snippet): a partner’s that frames one among them, a locator and a camera that answer. Console, requests and pixels are compared; what differs by itself between two rounds without a snippet is left out.`;
};

const richRows = (rich: readonly RichResult[]): string =>
  rich
    .map(({ platform, check, addresses, meant, harm }) =>
      row([
        `\`${check}\``,
        platform,
        String(addresses),
        String(meant),
        harm.length === 0 ? 'nothing' : `**${harm.length}**`,
      ]),
    )
    .join('\n');

const page = (tried: readonly Tried[], rich: readonly RichResult[]): string => {
  const ids = Object.keys(REPAIRS).toSorted();
  const many = ids.filter((id) => platformsFor(id).length >= 3);
  const rows = ids.map((id) =>
    row([
      `\`${id}\``,
      platformsFor(id)
        .map((one) => cell(tried, id, one))
        .join(', '),
    ]),
  );
  const platforms = HOW.map(([platform, how]) =>
    row([nameOf(platform), String(ids.filter((id) => platformsFor(id).includes(platform)).length), how]),
  );
  return `# Repairs that paste

Made by \`npm run repairs\`. ${ids.length} checks have code to paste, ${many.length} of them for three platforms or more; what can break a site is
told in words instead, as the last table lists. In **bold**: pasted as a
finding gave it, and scanned with the built extension before and after; the check failed before and passed after
(${tried.filter(isGreen).length} of ${tried.length} tried). What is not in bold was held to its syntax (XML, JSON, TOML, scripts, zone lines: \`test/repairs\`) and,
as the second table tells, to its maker's pages.

${row(['check', 'platforms'])}
${row(['---', '---'])}
${rows.join('\n')}

## How each platform was tried

${row(['platform', 'checks', 'how'])}
${row(['---', '---', '---'])}
${platforms.join('\n')}

## On the rich site

One site with much at once: headers in \`http{}\`, in \`server\` and in \`location\`, HSTS with \`preload\`, \`DENY\`, an allowlist with inline
code, a script’s token and a partner’s cookie beside a session’s, pages that cache nothing, redirects of old addresses, three
languages, a feed, a sitemap, REST, a PDF, a service worker, downloads, verification files; on WordPress posts with a password and
private ones, pretty and plain permalinks, and the administration of a signed-in owner, a download that is larger than the memory it may
use, and addresses that are signed for a bank. Some pages have stricter headers of their own, which have to stay. Each snippet is pasted there alone, as its
place tells. Status, headers and body of every address are compared with those before. ${drawnSaid(rich)} Apache is tried without its
optional modules too. Records are put into the site’s signed zone, with mail of three
senders, proofs and issuers, and every name in it is asked of a validating resolver. Not compared: WordPress as browsers draw it, and
platforms that do not run here. On WordPress the fourth column takes along
a few pages whose body differs with every answer, as those with a nonce: of these only status and headers are compared.

${row(['check', 'platform', 'addresses', 'changes that it is for', 'other changes'])}
${row(['---', '---', '---', '---', '---'])}
${richRows(rich)}

## Told in words, no longer as code

${row(['checks', 'why'])}
${row(['---', '---'])}
${IN_WORDS.map((cells) => row(cells)).join('\n')}
`;
};

/** Summary of the trials. */
const summary = (tried: readonly Tried[], rich: readonly RichResult[]): string => {
  const ids = Object.keys(REPAIRS);
  const many = ids.filter((id) => platformsFor(id).length >= 3);
  const harmed = rich.filter(({ harm }) => harm.length > 0).map(({ check, platform }) => `\`${check}\` on ${platform}`);
  const addresses = rich.reduce((sum, one) => sum + one.addresses, 0);
  return `${new Date().toISOString().slice(0, 10)}: ${ids.length} checks have code to paste, ${many.length} of them for three platforms or more. Snippets were pasted as a finding shows them, and scanned before and after:
${tried.filter(isGreen).length} of ${tried.length} failed before and passed after. On the rich site: ${rich.length} snippets, ${addresses} addresses compared; unintended changes: ${harmed.join(', ') || 'nothing'}.`;
};

/** Writes every check and platform to out/docs/repairs.md, and the summary into docs/repairs.md. */
export const writePage = (tried: readonly Tried[], rich: readonly RichResult[]): void => {
  writeBuilt('repairs', page(tried, rich));
  writeSummary('repairs', summary(tried, rich));
};
