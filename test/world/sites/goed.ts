import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { always, compressed, file, html, redirect, routes, text, toOrigin } from '../answers.ts';
import { dayIn, isoDay } from '../days.ts';
import { pdf } from '../pdf.ts';
import { wheels } from '../picture.ts';
import type { Answer, Handler, Site } from '../site.ts';
import { COMPANY, ORIGIN } from './goed/company.ts';
import { type Page, render } from './goed/layout.ts';
import { LAST_CHANGED, notFoundPage, PAGES } from './goed/pages.ts';

/** The exemplary site, and the demo of `npm start`: everything that the six pillars ask is in order. */

const TRANSPORT = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' };

const SECURITY = {
  ...TRANSPORT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const page =
  (contents: Page, status = 200): Handler =>
  () => {
    const nonce = randomBytes(16).toString('base64');
    const headers = {
      ...SECURITY,
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-cache',
    };
    return html(render(contents, nonce), headers, status);
  };

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

const asset = (type: string, name: string): Handler => {
  const body = readFileSync(join(import.meta.dirname, 'goed', name));
  return always(file(type, body, { ...SECURITY, ...FOREVER }));
};

const plainText = (body: string) => always(text(body, SECURITY));

const sitemap = () =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PAGES.map(({ path }) => `<url><loc>${ORIGIN}${path}</loc><lastmod>${isoDay(dayIn(LAST_CHANGED[path] ?? 0))}</lastmod></url>`).join('\n')}
</urlset>
`;

const LLMS = `# ${COMPANY.name}

> Fietsenmaker aan de ${COMPANY.street} in ${COMPANY.city}. Reparatie en onderhoud van stadsfietsen, bakfietsen en e-bikes tegen vaste prijzen.

## Pagina's

${PAGES.map(({ path, title, description }) => `- [${title}](${ORIGIN}${path}): ${description}`).join('\n')}
`;

const securityText = () =>
  [
    `Contact: mailto:${COMPANY.email}`,
    `Expires: ${isoDay(dayIn(240))}T00:00:00Z`,
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    'Preferred-Languages: nl, en',
    '',
  ].join('\n');

const withoutEndSlash: Handler = ({ path, query }): Answer =>
  redirect(301, `${ORIGIN}${path.slice(0, -1)}${query}`, TRANSPORT);

const missing: Handler = (visit) =>
  visit.path.endsWith('/') && PAGES.some(({ path }) => `${path}/` === visit.path)
    ? withoutEndSlash(visit)
    : page(notFoundPage(visit.path), 404)(visit);

const secure = routes(
  {
    ...Object.fromEntries(PAGES.map((contents) => [contents.path, page(contents)])),
    '/stijl.css': asset('text/css; charset=utf-8', 'stijl.css'),
    '/formulier.js': asset('text/javascript; charset=utf-8', 'formulier.js'),
    '/beeld/logo.svg': asset('image/svg+xml', 'logo.svg'),
    '/beeld/werkplaats.svg': asset('image/svg+xml', 'werkplaats.svg'),
    '/favicon.ico': asset('image/svg+xml', 'logo.svg'),
    '/beeld/deel.png': always(file('image/png', wheels([23, 86, 59], [242, 184, 75]), { ...SECURITY, ...FOREVER })),
    '/prijslijst.pdf': always(
      file(
        'application/pdf',
        pdf(['De Goede Fiets, prijslijst', 'Band plakken: 14,50 euro', 'Grote beurt: 89,50 euro']),
        SECURITY,
      ),
    ),
    '/robots.txt': plainText(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`),
    '/sitemap.xml': () => file('application/xml; charset=utf-8', sitemap(), SECURITY),
    '/llms.txt': plainText(LLMS),
    '/.well-known/security.txt': () => text(securityText(), SECURITY),
  },
  missing,
);

const ZONE = [
  '@ IN A 45.92.7.10',
  '@ IN AAAA 2a0e:4d40:7::10',
  'www IN CNAME @',
  '@ IN HTTPS 1 . alpn="h2,http/1.1"',
  '@ IN MX 10 mx1.mailhuis.nl.',
  '@ IN MX 20 mx2.mailhuis.nl.',
  '@ IN TXT "v=spf1 include:spf.mailhuis.nl -all"',
  '@ IN CAA 0 issue "letsencrypt.org"',
  '@ IN CAA 0 iodef "mailto:werkplaats@goed.nl"',
  '_dmarc IN TXT "v=DMARC1; p=reject; adkim=s; aspf=s; rua=mailto:dmarc@goed.nl"',
  'selector1._domainkey IN TXT "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="',
  '_mta-sts IN TXT "v=STSv1; id=20261101"',
  'mta-sts IN A 45.92.7.10',
  'mta-sts IN AAAA 2a0e:4d40:7::10',
  '_smtp._tls IN TXT "v=TLSRPTv1; rua=mailto:tls@goed.nl"',
  'default._bimi IN TXT "v=BIMI1; l=https://goed.nl/beeld/logo.svg; a="',
  '_443._tcp IN TLSA 3 1 1 8cb0fc6c527506a053f4f14c8464bebbd6dede2738d11468dd953d7d6a3021f1',
];

const toHttps: Handler = ({ host, path, query }) => redirect(301, `https://${host}${path}${query}`);

export const goed: Site = {
  hosts: ['goed.nl'],
  http: toHttps,
  https: compressed(secure),
  zones: [{ name: 'goed.nl', signing: 'secure', denial: 'nsec3', records: ZONE }],
};

export const wwwGoed: Site = {
  hosts: ['www.goed.nl'],
  http: toHttps,
  https: toOrigin(ORIGIN, 301, TRANSPORT),
  zones: [],
  registrations: [],
};

const MTA_STS = 'version: STSv1\r\nmode: enforce\r\nmx: mx1.mailhuis.nl\r\nmx: mx2.mailhuis.nl\r\nmax_age: 2592000\r\n';

export const mtaStsGoed: Site = {
  hosts: ['mta-sts.goed.nl'],
  https: routes({ '/.well-known/mta-sts.txt': always(text(MTA_STS)) }, always(text('Not found', {}, 404))),
  zones: [],
  registrations: [],
};
