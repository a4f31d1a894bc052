import { always, file, html, text } from '../../answers.ts';
import { ring } from '../../picture.ts';
import { exemplary } from '../domains.ts';
import { carefully, FINE_HEADERS, organisation } from './careful.ts';
import { carefulPage, paragraphs } from './page.ts';
import { sitesOf } from './plan.ts';

/** Two applications made of script: one whose server sends the page, one whose server sends nothing but the script. */

const BOARD = 'planbord.nl';

const LINES = [
  'Planbord verdeelt het werk over uw ploeg. U sleept een klus naar een dag, en iedereen ziet op zijn telefoon waar hij moet zijn. Verandert er iets, dan krijgt alleen wie het aangaat een bericht.',
  'Een ploeg van 12 mensen plant u in een kwartier per week. Dat meten wij bij onze 340 klanten: installateurs, hoveniers en schilders door heel Nederland. Vrije dagen, ziekte en reistijd telt het bord zelf mee.',
  'U betaalt 6 euro per persoon per maand. De eerste 30 dagen zijn gratis en stoppen kan elke maand. Uw gegevens staan in Nederland, en u kunt ze op elk moment als bestand meenemen.',
] as const;

const boardPage = (path: string, title: string, heading: string) =>
  carefulPage({
    host: BOARD,
    name: 'Planbord',
    path,
    title,
    description:
      'Planbord verdeelt het werk over uw ploeg: sleep een klus naar een dag en iedereen ziet waar hij moet zijn. Dertig dagen gratis.',
    heading,
    menu: [
      ['/', 'Home'],
      ['/prijzen', 'Prijzen'],
      ['/uitleg', 'Uitleg'],
      ['/contact', 'Contact'],
    ],
    nodes: [
      organisation('Organization', BOARD, {
        name: 'Planbord',
        telephone: '+31207788990',
        identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '68750110' },
        sameAs: ['https://github.com/planbord'],
      }),
    ],
    head: '<script src="/_next/static/chunks/main-5f1c2ab9.js" defer></script>',
    body: `${paragraphs(...LINES)}<ul><li>Werkt op elke telefoon</li><li>Koppelt met <a href="https://www.exact.com/nl">de boekhouding die u al heeft</a></li></ul><div id="teller"></div>`,
    foot: '<p>Planbord, Danzigerkade 9, 1013 AP Amsterdam. Telefoon <a href="tel:+31207788990">020 778 89 90</a>. KvK 68750110.</p>',
  });

/** Rendered on the server and brought to life afterwards; security as an expert would, the domain less so. */
export const planbord = sitesOf(
  carefully(
    BOARD,
    {
      '/': boardPage('/', 'Planbord: het werk van uw ploeg in een kwartier', 'Plan uw ploeg in een kwartier'),
      '/prijzen': boardPage('/prijzen', 'Prijzen van Planbord per persoon per maand', 'Prijzen'),
      '/uitleg': boardPage('/uitleg', 'Zo werkt het planbord, stap voor stap', 'Uitleg'),
      '/contact': boardPage('/contact', 'Contact met de mensen achter Planbord', 'Contact'),
    },
    {
      headers: { ...FINE_HEADERS, server: 'Vercel' },
      files: {
        '/_next/static/chunks/main-5f1c2ab9.js': file(
          'text/javascript',
          "const teller = document.querySelector('#teller'); if (teller) { const regel = document.createElement('p'); regel.textContent = 'Vandaag werden er 1.204 klussen gepland.'; teller.append(regel); }\n",
          { 'cache-control': 'public, max-age=31536000, immutable' },
        ),
      },
      zone: exemplary(
        BOARD,
        {
          addresses: ['@ IN A 45.92.7.90', 'www IN CNAME @'],
          mail: ['@ IN MX 10 mx.postkantoor.nl.'],
          spf: ['@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"'],
          rest: ['default._domainkey IN TXT "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="'],
        },
        'unsigned',
      ),
    },
  ),
);

const SHELL = `<!doctype html><html><head><meta charset="utf-8"><title>Vite App</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/vite.svg"></head><body><div id="root"></div><script type="module" src="/src/main.js"></script><script src="/react-dom.development.js"></script></body></html>`;

const MAIN = `const klus = (tekst) => '<div class="kaart" onclick="open()">' + tekst + '</div>';
document.querySelector('#root').innerHTML = '<div class="kop"><a onclick="start()">Start</a> <a onclick="lijst()">Lijst</a></div><h3>Mijn klussen</h3>' + '${LINES.join(' ')}'.split('. ').map(klus).join('') + '<button></button><input placeholder="Zoek een klus"><img src="/plaat.png"><p style="color:#bbb">undefined klussen</p>';
`;

/** A hobby project's server for development, put online as it was. */
export const klussenlijst = sitesOf({
  host: 'klussenlijst.nl',
  headers: { 'x-powered-by': 'Express', 'access-control-allow-origin': '*' },
  pages: { '/': SHELL },
  // A single page: every address gives the shell.
  missing: always(html(SHELL, { 'x-powered-by': 'Express' })),
  files: {
    '/src/main.js': file('text/javascript', MAIN),
    '/react-dom.development.js': file(
      'text/javascript',
      "/** react-dom.development.js */ window.ReactDOM = { version: '16.4.1' };\n",
    ),
    '/plaat.png': file('image/png', ring(200, 200, [240, 240, 240], [200, 200, 200])),
    '/vite.svg': text('', {}, 404),
  },
  http: always(html(SHELL)),
  www: null,
  zone: { name: 'klussenlijst.nl', signing: 'unsigned', records: ['@ IN A 45.92.7.91'] },
});
