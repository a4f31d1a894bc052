import { always, compressed, file, html, redirect, routes, text, toOrigin } from '../answers.ts';
import { dayIn, isoDay } from '../days.ts';
import { type Colour, hills, ring } from '../picture.ts';
import type { Handler, Site } from '../site.ts';
import { innerPage, page, STYLE } from './gewoon/page.ts';

/**
 * An ordinary small business on WordPress: kept up, never looked into. Its faults are those that such sites have: a
 * robots.txt put there by hand years ago, without the sitemap that WordPress makes since; a plug-in that sends whatever
 * is not found to the home page; the hosting panel's own redirect from www, which is a temporary one; no mail policy, no
 * content policy, nothing that may be kept in a cache; a theme that brings an old Bootstrap.
 */

const ORIGIN = 'https://gewoon.nl';

const HEADERS = {
  server: 'Apache',
  'strict-transport-security': 'max-age=31536000',
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
};

const GREEN: Colour = [141, 198, 63];
const DARK: Colour = [46, 93, 43];

const picture = (body: Buffer): Handler => always(file('image/png', body, HEADERS));

const pageAt =
  (body: () => string): Handler =>
  () =>
    html(body(), { ...HEADERS, link: `<${ORIGIN}/wp-json/>; rel="https://api.w.org/"` });

const library = (name: string, version: string, property: string) =>
  always(file('application/javascript', `/*! ${name} v${version} */\n${property}\n`, HEADERS));

const INNER = [
  ['/tuinaanleg/', 'Tuinaanleg', 'tuinaanleg'],
  ['/onderhoud/', 'Onderhoud', 'onderhoud'],
  ['/bestrating/', 'Bestrating', 'bestrating'],
  ['/contact/', 'Contact', 'contact'],
  // The post that WordPress begins with.
  ['/hallo-wereld/', 'Hallo wereld!', 'hallo-wereld'],
] as const;

const SITEMAP_INDEX = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${ORIGIN}/wp-sitemap-posts-page-1.xml</loc></sitemap></sitemapindex>
`;

const pageSitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${['/', ...INNER.map(([path]) => path)].map((path, index) => `<url><loc>${ORIGIN}${path}</loc><lastmod>${isoDay(dayIn(-70 - index * 30))}</lastmod></url>`).join('\n')}
</urlset>
`;

const ROBOTS = `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
`;

const secure: Handler = routes(
  {
    '/': pageAt(page),
    ...Object.fromEntries(INNER.map(([path, name, slug]) => [path, pageAt(() => innerPage(name, slug))])),
    ...Object.fromEntries(
      INNER.map(([path]) => [path.slice(0, -1), always(redirect(301, `${ORIGIN}${path}`, HEADERS))]),
    ),
    '/robots.txt': always(text(ROBOTS, HEADERS)),
    '/sitemap.xml': always(redirect(301, `${ORIGIN}/wp-sitemap.xml`, HEADERS)),
    '/wp-sitemap.xml': always(file('application/xml', SITEMAP_INDEX, HEADERS)),
    '/wp-sitemap-posts-page-1.xml': () => file('application/xml', pageSitemap(), HEADERS),
    '/feed/': always(
      file('application/rss+xml', '<rss version="2.0"><channel><title>Gewoon</title></channel></rss>', HEADERS),
    ),
    '/wp-content/themes/groen/style.css': always(file('text/css', STYLE, HEADERS)),
    '/wp-includes/js/jquery/jquery.min.js': library(
      'jQuery',
      '3.7.1',
      "window.jQuery = window.$ = function () {}; jQuery.fn = { jquery: '3.7.1' };",
    ),
    '/wp-includes/js/jquery/jquery-migrate.min.js': library(
      'jQuery Migrate -',
      '3.4.1',
      "jQuery.migrateVersion = '3.4.1';",
    ),
    '/wp-content/themes/groen/js/bootstrap.min.js': library(
      'Bootstrap',
      '3.4.1',
      "jQuery.fn.modal = function () {}; jQuery.fn.modal.Constructor = { VERSION: '3.4.1' };",
    ),
    '/wp-content/plugins/contact-form-7/includes/js/index.js': always(
      file('application/javascript', 'window.wpcf7 = {};\n', HEADERS),
    ),
    '/wp-content/uploads/2024/03/icoon-32x32.png': picture(ring(32, 32, DARK, GREEN)),
    '/wp-content/uploads/2024/03/logo.png': picture(ring(220, 60, [255, 255, 255], DARK)),
    '/wp-content/uploads/2025/06/tuin-leusden.png': picture(hills(640, 320)),
    '/wp-content/uploads/2025/06/banner.png': picture(hills(1200, 400)),
  },
  always(redirect(301, `${ORIGIN}/`, HEADERS)),
);

const toHttps: Handler = ({ host, path, query }) =>
  redirect(301, `https://${host}${path}${query}`, { server: 'Apache' });

const ZONE = [
  '@ IN A 45.92.7.50',
  'www IN CNAME @',
  '@ IN MX 10 mx.postkantoor.nl.',
  '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
  '_dmarc IN TXT "v=DMARC1; p=none"',
  'default._domainkey IN TXT "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="',
];

export const gewoon: Site = {
  hosts: ['gewoon.nl'],
  http: toHttps,
  https: compressed(secure),
  zones: [
    { name: 'gewoon.nl', signing: 'secure', records: ZONE },
    {
      // A mail host without DANE.
      name: 'postkantoor.nl',
      signing: 'secure',
      records: [
        'mx IN A 91.208.16.25',
        'mx IN AAAA 2a12:8ac0:10::25',
        'spf IN TXT "v=spf1 ip4:91.208.16.25 ip6:2a12:8ac0:10::25 ~all"',
      ],
    },
  ],
};

export const wwwGewoon: Site = {
  hosts: ['www.gewoon.nl'],
  http: toHttps,
  https: toOrigin(ORIGIN, 302, HEADERS),
  zones: [],
  registrations: [],
};

/** The content network whose files gewoon.nl loads without integrity. */
export const jsdelivr: Site = {
  hosts: ['cdn.jsdelivr.net'],
  zones: [],
  registrations: [],
  https: routes(
    {
      '/npm/slick-carousel@1.8.1/slick/slick.min.js': always(
        file('application/javascript', '/* slick 1.8.1 */\njQuery.fn.slick = function () {};\n'),
      ),
      '/npm/slick-carousel@1.8.1/slick/slick.css': always(file('text/css', '.slick-slider { position: relative; }\n')),
    },
    always(text('Not found', {}, 404)),
  ),
};
