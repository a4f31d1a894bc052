import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { put } from '../../systems/cache.ts';
import { ROOT } from '../../systems/debian-root.ts';
import type { RepairRequest } from './answers.ts';
import { HOST, NEIGHBOUR, OTHER } from './expected.ts';

/** The rich site as files: everything that a site may have at once, so that a snippet that breaks any of it is noticed. */

const LONG = '<p>De winkel op de hoek verkoopt brood, boeken en bloemen, en bezorgt in de hele streek.</p>\n'.repeat(
  80,
);

const page = (lang: string, title: string, body: string, html = ''): string =>
  `<!doctype html>
<html lang="${lang}"${html}><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="https://${HOST}/"><link rel="alternate" hreflang="en" href="https://${HOST}/en/">
<link rel="icon" href="data:,"><link rel="alternate" type="application/rss+xml" href="/feed/"><link rel="stylesheet" href="/stijl.css"></head>
<body><script>globalThis.inline = 1;</script><h1>${title}</h1>${body}${LONG}</body></html>
`;

/** Both write their result into the page. */
const LOCATOR =
  '<p id="plaats">?</p><script>navigator.geolocation.getCurrentPosition(() => { plaats.textContent = "gevonden"; }, (fault) => { plaats.textContent = fault.code === 1 ? "geweigerd" : "gevraagd"; }, { timeout: 20000 });</script>';
const CAMERA =
  '<p id="beeld">?</p><script>navigator.mediaDevices?.getUserMedia({ video: true }).then(() => { beeld.textContent = "aan"; }, (fault) => { beeld.textContent = fault.name; });</script>';

const PAGES: Readonly<Record<string, string>> = {
  'index.html': page('nl', 'Winkel', '<form action="https://bank.nl/betaal"><button>Betaal</button></form>'),
  'en/index.html': page('en', 'Shop', '<p>Open every day.</p>'),
  'ar/index.html': page('ar', 'متجر', '<p>مفتوح كل يوم</p>', ' dir="rtl" class="rechts"'),
  'winkels/index.html': page('nl', 'Winkels', LOCATOR),
  'scan/index.html': page('nl', 'Scan', CAMERA),
  'partner/index.html': page('nl', 'Kaart', '<iframe src="https://partner.nl/kaart" title="Kaart"></iframe>'),
  'prive/index.html': page('nl', 'Mijn gegevens', '<p>Klant 12</p>'),
  'blog/index.html': page('nl', 'Blog', '<p>Berichten</p>'),
  'blog/wp-json/index.html': '{"name":"Blog"}',
};

const FILES: Readonly<Record<string, string>> = {
  ...PAGES,
  'stijl.css': `body { color: #222; }\n${'/* vulling */\n'.repeat(400)}`,
  'winkel.js': `globalThis.winkel = 1;\n${'// vulling\n'.repeat(400)}`,
  'sw.js': "self.addEventListener('fetch', () => {});\n",
  'klein.json': '{"a":1}\n',
  'lijst.json': JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, url: `http://${HOST}/${id}` }))),
  'feed/index.html': `<?xml version="1.0"?><rss version="2.0"><channel><title>Winkel</title><item><guid>http://${HOST}/?p=1</guid></item></channel></rss>`,
  'sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://${HOST}/</loc></url></urlset>`,
  'robots.txt': 'User-agent: *\nDisallow: /kassa\n\nUser-agent: GPTBot\nDisallow: /\n',
  'llms.txt': 'Brood en boeken\n',
  'folder.pdf': '%PDF-1.4\n%%EOF\n',
  'download/prijzen.csv': 'brood;3,10\n',
  'google1234.html': 'google-site-verification: google1234.html',
  '.well-known/assetlinks.json': '[]\n',
  'xmlrpc.php': 'XML-RPC\n',
  'handleiding/readme.html': '<!doctype html><title>Handleiding</title>',
  'caf\u00e9 & co.html': '<!doctype html><title>Café</title>',
  'readme.html': '<!doctype html><title>WordPress</title><p>Version 6.8</p>',
  'blog/xmlrpc.php': 'XML-RPC\n',
  'foto.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '404.html': page('nl', 'Niet gevonden', '<p>Deze pagina is er niet.</p>'),
};

/** Paths that a server answers itself: an old address, a page that fails, responses of a program behind it. */
const GENERATED = [
  '/oud',
  '/oud/artikel?id=7',
  '/stuk',
  '/weg',
  '/weg/dieper',
  '/api/sessie',
  '/api/token',
  '/winkel/kassa',
  '/account/',
];

const PATHS = [
  ...Object.keys(FILES).map((name) => `/${encodeURI(name.replace(/(^|\/)index\.html$/, '$1'))}`),
  ...[
    '/caf%C3%A9%20%26%20co.html?naam=a%20b%26c&x=%C3%A9',
    '/?p=12',
    '/?lang=en',
    '/en/?utm_source=x',
    '/.well-known/security.txt',
    '/.well-known/acme-challenge/abc',
  ],
  ...GENERATED,
];

/** Some ninety addresses: every path under both names, by http and https, and requests of programs. */
export const ADDRESSES: readonly RepairRequest[] = [
  ...PATHS.map((path) => ({ host: HOST, path })),
  ...PATHS.map((path) => ({ host: OTHER, path })),
  ...['/', '/oud', '/winkels/'].map((path) => ({ host: HOST, path, isPlain: true })),
  ...['/api/sessie', '/xmlrpc.php'].map((path) => ({ host: HOST, path, method: 'POST' as const })),
  { host: OTHER, path: '/api/sessie', method: 'POST' },
];

/** Requests to another site on the same server. */
export const NEIGHBOURS: readonly RepairRequest[] = ['/', '/api/sessie', '/xmlrpc.php', '/llms.txt'].map((path) => ({
  ...{ host: NEIGHBOUR, path },
}));

/** Writes the site's folder inside the root, and returns its path there. */
export const richFolder = (name: string): string => {
  const inside = `/srv/repairs/rich-${name}`;
  rmSync(join(ROOT, inside), { recursive: true, force: true });
  mkdirSync(join(ROOT, inside), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) put(join(ROOT, inside, file), text);
  return inside;
};
