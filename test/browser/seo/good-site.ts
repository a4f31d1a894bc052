import type { Trail } from '../../../lib/facts/reply.ts';
import { http } from '../../kit/facts.ts';
import type { FakeAnswer } from '../../kit/reach.ts';

/** A site as a browser and a visitor without cookies meet it. */
export interface Site {
  /** The page in the tab. */
  readonly url: string;
  /** What the tab shows, before the page's scripts ran. */
  readonly html: string;
  /** What a fresh visitor is sent, when that is something else than the tab's page. */
  readonly sent?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  /** A fresh visitor comes to the page by way of another address. */
  readonly redirected?: boolean;
  /** Other addresses of the site; what is not there answers 404. */
  readonly answers: Readonly<Record<string, FakeAnswer>>;
  /** Where the name with www leads. */
  readonly twin: Trail;
}

export const HOST = 'https://voorbeeld.nl';
export const URL_HERE = `${HOST}/diensten/fietsreparatie`;
const WWW = 'https://www.voorbeeld.nl/';

const SENTENCES = [
  'Wij repareren stadsfietsen, bakfietsen en elektrische fietsen in onze werkplaats aan de rand van Utrecht.',
  'U brengt de fiets in de ochtend en haalt hem aan het einde van de middag weer op.',
  'Onze monteurs kijken remmen, versnelling, verlichting, ketting en banden na en bellen u over de kosten.',
  'Pas als u akkoord bent, vervangen wij onderdelen.',
  'Op het werk krijgt u een half jaar garantie en voor kleine dingen rekenen wij niets.',
  'Voor een grote beurt maakt u een afspraak, een lekke band plakken wij terwijl u wacht.',
  'Woont u in de buurt, dan halen wij de fiets thuis op met onze bakfiets.',
];
const TEXT = `<p>${SENTENCES.join('</p><p>')}</p><p>${SENTENCES.slice(1, 4).join(' ')} Dat geldt ook voor leasefietsen.</p>`;
const DATA = {
  '@context': 'https://schema.org',
  '@type': 'BikeStore',
  name: 'Voorbeeld Tweewielers',
  address: { '@type': 'PostalAddress', streetAddress: 'Dorpsstraat 1', postalCode: '3511 AA' },
  telephone: '+31 30 123 45 67',
  openingHours: 'Mo-Fr 09:00-17:00',
};

export const HTML = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<title>Fietsreparatie in Utrecht | Voorbeeld Tweewielers</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Wij maken uw stadsfiets, bakfiets of elektrische fiets binnen één dag weer rijklaar. Breng hem langs of laat hem ophalen.">
<link rel="canonical" href="${URL_HERE}">
<link rel="alternate" hreflang="nl" href="${URL_HERE}">
<link rel="alternate" hreflang="en" href="${HOST}/en/bicycle-repair">
<link rel="alternate" hreflang="x-default" href="${HOST}/en/bicycle-repair">
<link rel="icon" href="/icoon.png" sizes="96x96">
<meta property="og:title" content="Fietsreparatie in Utrecht">
<meta property="og:description" content="Binnen één dag weer rijklaar.">
<meta property="og:image" content="${HOST}/deel.png">
<meta property="og:url" content="${URL_HERE}">
<link rel="stylesheet" href="/stijl.css">
<script type="application/ld+json">${JSON.stringify(DATA)}</script>
</head>
<body>
<header><nav><a href="/">Voorpagina</a> <a href="/diensten">Alle diensten</a> <a href="/over-ons">Over onze werkplaats</a></nav></header>
<main><h1>Fietsreparatie in Utrecht</h1><img src="/werkplaats.png" alt="Monteur stelt een versnelling af" width="640" height="400">
${TEXT}<p><a href="/diensten/onderhoud">Onderhoud aan uw fiets</a></p></main>
<footer><a href="/privacy">Privacyverklaring</a></footer>
</body></html>`;

/** Header of a PNG file with this size; nothing more of it is read. */
export const png = (width: number, height: number): FakeAnswer => {
  const body = new Uint8Array(24);
  body.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(body.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return { headers: { 'content-type': 'image/png' }, body };
};

const PLAIN = { 'content-type': 'text/plain' };
const page = (...head: readonly string[]): FakeAnswer => ({
  body: `<!doctype html><html lang="nl"><head><title>t</title>${head.join('')}</head><body><p>Tekst</p></body></html>`,
});
const canonical = (url: string): string => `<link rel="canonical" href="${url}">`;
const back = (code: string, url: string): string => `<link rel="alternate" hreflang="${code}" href="${url}">`;
const REDIRECT: FakeAnswer = { status: 0, redirected: true };

export const sitemap = (...urls: readonly string[]): FakeAnswer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc><lastmod>2026-11-01</lastmod></url>`).join('')}</urlset>`,
});

export const ROBOTS = `User-agent: *\nDisallow: /beheer\n\nSitemap: ${HOST}/sitemap.xml\n`;

/** A site on which every question about findability has a good answer. */
export const GOOD: Site = {
  url: URL_HERE,
  html: HTML,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  status: 200,
  answers: {
    '/robots.txt': { headers: PLAIN, body: ROBOTS },
    '/sitemap.xml': sitemap(`${HOST}/`, `${HOST}/diensten`, URL_HERE),
    '/': page(canonical(`${HOST}/`)),
    '/diensten': page(canonical(`${HOST}/diensten`)),
    '/diensten/fietsreparatie/': REDIRECT,
    '/diensten/fietsreparatie?utm_source=x': page(canonical(URL_HERE)),
    '/en/bicycle-repair': page(back('nl', URL_HERE), back('en', `${HOST}/en/bicycle-repair`)),
    '/icoon.png': png(96, 96),
    '/deel.png': png(1200, 630),
  },
  twin: {
    asked: WWW,
    hops: [{ url: WWW, status: 301, location: `${HOST}/`, byBrowser: false }],
    complete: true,
    end: 'answer',
    reply: http({}, { asked: WWW, url: `${HOST}/`, redirected: true }),
  },
};
