import { always, file, html, redirect } from '../../answers.ts';
import { pdf } from '../../pdf.ts';
import { hills } from '../../picture.ts';
import type { Site } from '../../site.ts';
import { ordinaryPage, PALE_STYLE, paragraphs } from '../archetypes/page.ts';
import { sitesOf } from '../archetypes/plan.ts';
import { bare, sheet } from './bare.ts';

/** Dutch sites with which something is wrong before anything else. */

const MX = '@ IN MX 10 mx.postkantoor.nl.';
const SPF = '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"';

const COBBLER = 'schoenmakerijvos.nl';
const kaalnaam: Site = {
  hosts: [`www.${COBBLER}`],
  http: ({ host, path }) => redirect(301, `https://${host}${path}`),
  https: ({ path }) => {
    if (path === '/stijl.css') return file('text/css', PALE_STYLE);
    if (path === '/winkel.png') return file('image/png', hills(640, 280));
    if (path !== '/' && path !== '/prijzen')
      return html('<!doctype html><html lang="nl"><title>Niet gevonden</title><h1>Niet gevonden</h1></html>', {}, 404);
    return html(
      ordinaryPage({
        ...{
          host: `www.${COBBLER}`,
          name: 'Schoenmakerij Vos',
          path,
          title: 'Schoenmakerij Vos in Meppel',
          heading: 'Schoenen laten repareren',
        },
        description: 'Schoenmaker in Meppel: zolen, hakken en ritsen, klaar terwijl u wacht of dezelfde week.',
        menu: [
          ['/', 'Home'],
          ['/prijzen', 'Prijzen'],
        ],
        head: `<link rel="canonical" href="https://www.${COBBLER}${path}">`,
        body: `<img src="/winkel.png" alt="De werkbank in de winkel" width="640" height="280">${paragraphs('Nieuwe hakken zet ik eronder terwijl u wacht: 14 euro per paar. Zolen duren twee dagen en kosten 38 euro. Ook voor ritsen, riemen en sleutels kunt u bij mij terecht.', 'De winkel is aan de Hoofdstraat 51 in Meppel en is open van dinsdag tot en met zaterdag van 9.00 tot 17.30 uur.')}`,
        foot: '<p>Hoofdstraat 51, 7941 AD Meppel. <a href="tel:+31522251234">0522 25 12 34</a></p>',
      }),
      { server: 'nginx', 'strict-transport-security': 'max-age=15768000' },
    );
  },
  zones: [
    {
      name: COBBLER,
      signing: 'secure',
      records: ['www IN A 45.92.7.140', MX, SPF, '_dmarc IN TXT "v=DMARC1; p=none"'],
    },
  ],
};

const menukaart = bare({
  host: 'restaurantdeschelp.nl',
  www: true,
  pages: {
    '/': '<!DOCTYPE html><html><head><title>De Schelp</title></head><body bgcolor="#003344"><center><img src="/kaart.png" width="640" height="400"><br><a href="/menu.pdf"><img src="/knop.png" width="90" height="30"></a><p><font color="#336677">Reserveren: 0113 55 12 34</font></p></center></body></html>',
  },
  files: {
    '/kaart.png': file('image/png', hills(640, 400)),
    '/knop.png': file('image/png', hills(90, 30)),
    '/menu.pdf': file('application/pdf', pdf(['Mosselen 24,50', 'Tong 36,00'])),
  },
  http: 'same',
  headers: { server: 'Apache' },
  records: [MX],
});

const FIRM = `<div><header><a href="/"><img src="/logo.png" width="80" height="40"></a></header><div class="held"><h1>Van der Molen Advocaten</h1><p>Wij staan ondernemers bij in geschillen over huur, arbeid en contracten. Een eerste gesprek van een half uur is gratis.</p><div onclick="ga()">Maak een afspraak</div></div><form><input placeholder="Naam"><input placeholder="E-mail"><button>Verzend</button></form></div>`;
const advocaat = bare({
  host: 'advocatenvandermolen.nl',
  www: true,
  pages: {
    '/': sheet('Van der Molen Advocaten', '<div id="root"></div><script src="/static/js/main.js"></script>', {
      head: '<link rel="stylesheet" href="/static/css/main.css">',
    }),
  },
  files: {
    '/static/js/main.js': file(
      'text/javascript',
      `document.getElementById('root').innerHTML = ${JSON.stringify(FIRM)};\n`,
    ),
    '/static/css/main.css': file('text/css', 'body { margin: 0; font-family: sans-serif; color: #9a9a9a; }\n'),
    '/logo.png': file('image/png', hills(80, 40)),
  },
  http: 'same',
  headers: { server: 'nginx/1.18.0 (Ubuntu)' },
  records: [MX, SPF],
});

const alleenhttp = bare({
  host: 'postduivenvereniging.nl',
  www: true,
  pages: {
    '/': '<html><head><title>Postduivenvereniging De Snelle Vlucht</title></head><body><table width="800"><tr><td><h1>De Snelle Vlucht</h1><p>Onze vereniging vliegt elke zaterdag van april tot september. Het lokaal is in de Dorpsstraat 20 in Heino.</p><p>De uitslagen van dit jaar staan <a href="/uitslagen.html">hier</a>. De volgende vlucht is vanuit Reims, 410 kilometer.</p><img src="/duif.png" width="200" height="120"></td></tr></table></body></html>',
    '/uitslagen.html': '<html><head><title>Uitslagen</title></head><body><h1>Uitslagen</h1></body></html>',
  },
  files: { '/duif.png': file('image/png', hills(200, 120)) },
  http: 'only',
  headers: { server: 'Apache' },
  records: [MX],
});

const omgezet = bare({
  host: 'slagerijjansen-oud.nl',
  pages: {
    '/': sheet(
      'Slagerij Jansen',
      '<main><h1>Wij zijn verhuisd</h1><p>Onze nieuwe website vindt u op <a href="https://slagerijjansen-nieuw.nl/">slagerijjansen-nieuw.nl</a>.</p></main>',
      { lang: 'nl' },
    ),
  },
  headers: { server: 'Apache' },
  http: 'same',
});

const bezet = bare({
  host: 'autobedrijfnieuw.nl',
  www: true,
  pages: {
    '/': sheet(
      'autobedrijfnieuw.nl',
      '<div class="box"><h1>autobedrijfnieuw.nl</h1><p>Deze domeinnaam is geregistreerd via Nethuisje. De eigenaar heeft nog geen website geplaatst.</p><p><a href="https://nethuisje.nl/">Zelf een domeinnaam registreren</a></p></div>',
      { lang: 'nl' },
    ),
  },
  headers: { server: 'nginx' },
  http: 'same',
});

const PAINTER = 'schildersbedrijfkwast.nl';
const SPAM = ['slot88', 'casino bonus', 'viagra online', 'gokkasten', 'payday loans', 'poker online']
  .map((name, index) => `<a href="https://s${index}.example/">${name}</a>`)
  .join(' ');
const HACKED = `<!DOCTYPE html><html lang="nl"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Schildersbedrijf Kwast</title><meta name="generator" content="WordPress 5.2.4"><link rel="stylesheet" href="/wp-content/themes/x/style.css"><script src="/wp-includes/js/jquery/jquery.js?ver=1.12.4"></script></head><body class="home"><div class="kop">Schildersbedrijf Kwast <a href="/contact/">Contact</a></div><div class="inhoud"><h1>Uw schilder in Emmen</h1>${paragraphs('Binnen- en buitenschilderwerk, behang en glas. Vraag een offerte aan; wij komen binnen een week langs.')}</div><div style="position:absolute;left:-9999px;top:-9999px">${SPAM}</div><div class="voet">&copy; 2019 Kwast</div></body></html>`;
const gehackt = sitesOf({
  host: PAINTER,
  headers: { server: 'Apache/2.4.29 (Ubuntu)', 'x-powered-by': 'PHP/7.0.33' },
  pages: { '/': HACKED, '/contact/': HACKED },
  files: {
    '/wp-content/themes/x/style.css': file('text/css', PALE_STYLE),
    '/wp-includes/js/jquery/jquery.js': file(
      'text/javascript',
      "/*! jQuery v1.12.4 | (c) jQuery Foundation */window.jQuery=function(){};jQuery.fn={jquery:'1.12.4'};\n",
    ),
  },
  http: always(html(HACKED)),
  www: 302,
  zone: { name: PAINTER, signing: 'unsigned', records: ['@ IN A 45.92.7.141', 'www IN A 45.92.7.141', MX] },
});

const onderhoud: Site = {
  hosts: ['sporthalzuid.nl'],
  http: ({ host, path }) => redirect(301, `https://${host}${path}`),
  https: always(
    html(
      sheet('Onderhoud', '<main><h1>Wij zijn zo terug</h1><p>De website wordt bijgewerkt.</p></main>', { lang: 'nl' }),
      { server: 'nginx', 'retry-after': '3600' },
      503,
    ),
  ),
};

export const TROUBLED: readonly Site[] = [
  kaalnaam,
  menukaart,
  advocaat,
  alleenhttp,
  omgezet,
  bezet,
  ...gehackt,
  onderhoud,
];
