import { RUNS } from '../../faults/pumped-texts.ts';
import { file, html, text } from '../../world/answers.ts';
import type { Answer, Site, Visit } from '../../world/site.ts';
import { POISONS, pumpedPage } from './pumped-page.ts';

/** A site that says everything it can say again and again: every run of characters, in every place that somebody reads. */

export const PUMPED = 'https://pomp.nl/';

/** The same, with more of everything than is kept of a page. */
export const FLOODED = 'https://pomp.nl/vloed';

/** The same again, with every run a few characters long. */
export const UNPUMPED = 'https://pomp.nl/kort';

/** Characters of a run in a header: all of them together are under what browsers take (256 kB). */
const HEADER = 1_200;

const runsOf = (length: number): readonly string[] => RUNS.map(([, run]) => run(length));

/** Bytes of a header that may stand there: printable Latin-1, and tabs. */
const headerOf = (value: string): string => value.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '');
const HEADERS = [
  ...[
    'content-security-policy-report-only',
    'link',
    'permissions-policy',
    'strict-transport-security',
    'cache-control',
    'x-robots-tag',
    'server',
  ],
  ...[
    'x-powered-by',
    'referrer-policy',
    'content-signal',
    'content-usage',
    'cross-origin-opener-policy',
    'x-frame-options',
    'via',
    'report-to',
  ],
];
/** Every header holds a share of the runs, and what makes its reader begin. */
const headers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    HEADERS.map((name, index) => [
      name,
      headerOf(
        runsOf(HEADER)
          .filter((_, position) => position % HEADERS.length === index)
          .join(''),
      ),
    ]),
  ),
  'content-security-policy': headerOf(
    `${'x '.repeat(500)}; ${Array.from({ length: 800 }, (_, index) => `a${index} b`).join('; ')}`,
  ),
  'content-signal': `search${'\t'.repeat(3_900)}=`,
  link: `${'<'.repeat(4_000)}${'<a>; a="'.repeat(500)}`,
};
const cookies = Array.from({ length: 60 }, (_, index) => `a${index}${'='.repeat(50)}; ${' ;'.repeat(400)}`);

const lines = (name: string, length: number): string =>
  runsOf(length)
    .map((run) => `${name}${run.replace(/[\r\n]/g, '')}`)
    .join('\n');
const ROBOTS = `User-agent: *\nAllow: /\n${lines('Content-Signal: ', 1_000)}\n${lines('Disallow: /x', 1_000)}
Content-Signal: search${'\t'.repeat(10_000)}x
${Array.from({ length: 400 }, (_, index) => `Disallow: /${'*a'.repeat(index)}b$`).join('\n')}
Sitemap: https://pomp.nl/sitemap.xml`;

const FILES: Readonly<Record<string, Answer>> = {
  '/robots.txt': text(ROBOTS),
  '/sitemap.xml': file(
    'application/xml',
    `<urlset ${'\u00a0'.repeat(20_000)}${'a '.repeat(20_000)}${'<url><loc>https://pomp.nl/</loc></url>'.repeat(20_000)}`,
  ),
  '/llms.txt': text(`# Pomp\n${'['.repeat(60_000)}${'[a]('.repeat(20_000)}${'```\n'.repeat(10_000)}`),
  '/.well-known/security.txt': text(`Contact: ${'\t '.repeat(40_000)}x\nExpires: ${' '.repeat(60_000)}`),
  '/.well-known/mta-sts.txt': text(
    `version: STSv1\nmode: ${'\t'.repeat(30_000)}x\nmx: ${'a-'.repeat(20_000)}\nmax_age: 1`,
  ),
  '/app.js': file('text/javascript', `${'/*! v1.0 '.repeat(20_000)}//${'# sourceMappingURL='.repeat(20_000)}`),
};
const ELSE: readonly (readonly [RegExp, Answer])[] = [
  [/\.json$/, file('application/json', '['.repeat(100_000))],
  [/\.txt$/, text(lines('', 1_000))],
  [/\.(?:svg|ico|png)$/, file('image/svg+xml', `<?xml${' '.repeat(50_000)}${'<!--'.repeat(20_000)}`)],
];

const missing = html(`<!doctype html><title>Weg</title>${'<meta "'.repeat(20_000)}<input `, {}, 404);
const dressed = (page: string): Answer => html(page, { ...headers, 'set-cookie': cookies });
const PAGES: Readonly<Record<string, Answer>> = {
  '/': dressed(pumpedPage(runsOf(60), `${POISONS}<script src="/app.js"></script>`)),
  '/kort': dressed(pumpedPage(runsOf(3), `${POISONS}<script src="/app.js"></script>`)),
  '/vloed': dressed(pumpedPage(runsOf(1_500), `${POISONS}<script src="/app.js"></script>`)),
};
const answer = ({ path }: Visit): Answer =>
  PAGES[path] ?? FILES[path] ?? ELSE.find(([end]) => end.test(path))?.[1] ?? missing;

/** A TXT record in strings of at most 250 octets (RFC 1035 §5.1). */
const txt = (name: string, value: string): string =>
  `${name} IN TXT ${(value.match(/.{1,250}/gs) ?? []).map((piece) => `"${piece.replace(/[\\"]/g, '\\$&')}"`).join(' ')}`;

const RECORDS: Readonly<Record<string, string>> = {
  '@': `v=spf1 ${'a:b'.repeat(600)} ${'include:'.repeat(200)}${' '.repeat(1_000)}`,
  _dmarc: `v=DMARC1; p${'\t'.repeat(2_000)}=; ${'; '.repeat(700)}rua=mailto:${'a@'.repeat(500)}`,
  '_mta-sts': `v=STSv1; id=1${' '.repeat(2_500)}`,
  '_smtp._tls': `v=TLSRPTv1; rua=${'mailto:,'.repeat(400)}`,
  'default._bimi': `v=BIMI1; l=${'\t'.repeat(2_500)}`,
  'default._domainkey': `v=DKIM1; p=${'='.repeat(2_500)}`,
};

export const pomp: Site = {
  hosts: ['pomp.nl', 'www.pomp.nl', 'mta-sts.pomp.nl'],
  http: answer,
  https: answer,
  zones: [
    {
      name: 'pomp.nl',
      signing: 'unsigned',
      records: [
        ...['@', 'www', 'mta-sts'].map((name) => `${name} IN A 45.92.7.10`),
        ...['mx1', 'mx2'].map((name) => `@ IN MX 10 ${name}.mailhuis.nl.`),
        `@ IN CAA 0 issue "${'a-'.repeat(100)}"`,
        ...Object.entries(RECORDS).map(([name, value]) => txt(name, value)),
      ],
    },
  ],
  registrations: [
    {
      domain: 'pomp.nl',
      registeredDaysAgo: 900,
      changedDaysAgo: 40,
      status: runsOf(500),
      nameServers: Array.from({ length: 500 }, (_, index) => `ns${index}.dnshuis.nl`),
      signed: false,
      registrar: '\t'.repeat(50_000),
    },
  ],
};
