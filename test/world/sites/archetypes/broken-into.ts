import { always, file, html, text } from '../../answers.ts';
import { PALE_STYLE, paragraphs } from './page.ts';
import { sitesOf } from './plan.ts';

/** A painter's WordPress that somebody else has been writing in for months. */

const HOST = 'schildergraaf.nl';
const NUMBERS = Array.from({ length: 260 }, (_, index) => 97 + ((index * 7) % 26)).join(',');
const LOADER = `<script>eval(String.fromCharCode(${NUMBERS}).replace(/./g,function(c){return String.fromCharCode(c.charCodeAt(0)^3)}));var _0x4f1a=['\\x61\\x70\\x70','\\x65\\x6e\\x64'];eval(atob('ZG9jdW1lbnQudGl0bGU9ZG9jdW1lbnQudGl0bGU7'));</script>`;
const SPAM = ['a', 'b', 'c', 'd', 'e', 'f']
  .map(
    (name) =>
      `<a href="https://${name}.example/viagra">buy cheap viagra online</a> <a href="https://${name}.example/casino">online casino bonus</a>`,
  )
  .join(' ');

const PAGE = `<!DOCTYPE html>
<html lang="nl-NL"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Buy Cheap Viagra Online - Schildersbedrijf Graaf</title>
<link rel="stylesheet" href="/stijl.css"><link rel="canonical" href="https://${HOST}/">
<script src="/wp-includes/js/jquery/jquery.js?ver=1.12.4"></script><script src="https://cdn.polyfill.io/v2/polyfill.min.js"></script>
<meta name="generator" content="WordPress 5.8.1"></head>
<body class="home"><div class="kop">Schildersbedrijf Graaf <a href="/werk/">Werk</a> <a href="/contact/">Contact</a></div>
<div class="inhoud"><h1>Schilder in Zwolle</h1>
${paragraphs('Binnen en buiten, van een enkel kozijn tot een hele gevel. Wij werken met zes schilders in Zwolle en omgeving en geven vijf jaar garantie op buitenwerk.', 'Voor een offerte komen wij kosteloos langs. Meestal is dat binnen een week; beginnen kunnen wij in het hoogseizoen binnen zes weken.')}</div>
<div style="position:absolute;left:-9999px">${SPAM}</div>
<div class="voet">&copy; 2021 Schildersbedrijf Graaf</div>${LOADER}</body></html>`;

export const schilder = sitesOf({
  host: HOST,
  headers: { server: 'Apache/2.4.29 (Ubuntu)', 'x-powered-by': 'PHP/7.2.34' },
  pages: { '/': PAGE, '/werk/': PAGE },
  missing: always(text('Not found', {}, 404)),
  files: {
    '/stijl.css': file('text/css', PALE_STYLE),
    '/wp-includes/js/jquery/jquery.js': file(
      'text/javascript',
      "/*! jQuery v1.12.4 | (c) jQuery Foundation */window.jQuery=function(){};jQuery.fn={jquery:'1.12.4'};\n",
    ),
  },
  http: always(html(PAGE)),
  www: 302,
  zone: {
    name: HOST,
    signing: 'unsigned',
    records: [
      '@ IN A 45.92.7.97',
      'www IN A 45.92.7.97',
      '@ IN MX 10 mx.postkantoor.nl.',
      '@ IN TXT "v=spf1 include:spf.postkantoor.nl ?all"',
    ],
  },
});
