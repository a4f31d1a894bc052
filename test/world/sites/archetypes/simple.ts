import { file, html, redirect } from '../../answers.ts';
import { hills, ring } from '../../picture.ts';
import type { Answer, Handler, Site } from '../../site.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs, STYLE } from './page.ts';
import { sitesOf } from './plan.ts';

/** Sites of few means: a club's pages by hand, a choir's from long ago, a name for sale, a page to come, an intranet. */

/** www leads to the apex, which gives the same answer for every path. */
const atApex =
  (answer: Answer): Handler =>
  ({ scheme, host, path }) =>
    host.startsWith('www.') ? redirect(301, `${scheme}://${host.slice(4)}${path}`) : answer;

const CLUB = 'schaakclubdetoren.nl';

export const schaakclub = sitesOf({
  host: CLUB,
  headers: { server: 'nginx', 'strict-transport-security': 'max-age=31536000', 'cache-control': 'max-age=600' },
  pages: Object.fromEntries(
    (
      [
        ['/', 'Schaakclub De Toren in Hoorn, elke dinsdagavond', 'Schaakclub De Toren'],
        ['/competitie.html', 'Competitie en uitslagen van De Toren', 'Competitie'],
        ['/jeugd.html', 'Jeugdschaak op woensdagmiddag', 'Jeugd'],
      ] as const
    ).map(([path, title, heading]) => [
      path,
      carefulPage({
        host: CLUB,
        name: 'De Toren',
        path,
        title,
        description:
          'Schaakclub in Hoorn voor beginners en gevorderden. Elke dinsdag vanaf 19.30 uur in wijkcentrum De Kersenboogerd.',
        heading,
        menu: [
          ['/', 'Home'],
          ['/competitie.html', 'Competitie'],
          ['/jeugd.html', 'Jeugd'],
        ],
        body: paragraphs(
          'Elke dinsdagavond vanaf half acht spelen wij in wijkcentrum De Kersenboogerd in Hoorn. De deur staat open voor iedereen die de regels kent; wie ze nog wil leren, krijgt les van een van onze zes trainers.',
          'Wij spelen met vier teams in de bond. Het eerste team speelt dit seizoen in de derde klasse en staat na vijf ronden op de tweede plaats. De uitslagen staan op de <a href="/competitie.html">pagina van de competitie</a>, met de partijen om na te spelen.',
          'De jeugd speelt op woensdagmiddag van drie tot half vijf. Er zijn nu 34 kinderen, en er is plaats voor meer. Een jaar lidmaatschap kost 95 euro, voor jeugd 55 euro. De eerste drie keer zijn gratis. Kom gerust kijken of mail de secretaris.',
        ),
        foot: '<p>Wijkcentrum De Kersenboogerd, Hoorn. <a href="mailto:secretaris@schaakclubdetoren.nl">secretaris@schaakclubdetoren.nl</a></p>',
      }),
    ]),
  ),
  files: {
    '/stijl.css': file('text/css', STYLE),
    '/icoon.png': file('image/png', ring(96, 96, [255, 255, 255], [20, 20, 20])),
  },
  www: 302,
  zone: {
    name: CLUB,
    signing: 'secure',
    records: [
      '@ IN A 45.92.7.80',
      '@ IN AAAA 2a0e:4d40:7::80',
      'www IN CNAME @',
      '@ IN MX 10 mx.postkantoor.nl.',
      '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
      '_dmarc IN TXT "v=DMARC1; p=none"',
    ],
  },
});

const CHOIR_PAGE = `<html><head><title>Koor Vreugde</title></head><body bgcolor="#ffffcc">
<table width="760"><tr><td><img src="koor.jpg" width="300" height="200"></td><td><font face="Comic Sans MS" color="#cc9900"><h2>Welkom bij Koor Vreugde</h2></font>
<p>Wij repeteren op donderdag in de Dorpskerk. Ons volgende optreden is op 14 mei 2016.</p><p><a href="repertoire.htm">klik hier</a> voor het repertoire en <a href="fotos.htm">hier</a> voor de foto's</p>
<marquee>Wij zoeken bassen</marquee></td></tr></table><p>Laatst bijgewerkt: maart 2016</p></body></html>`;

const CHOIR = 'koorvreugde.nl';
export const koor: Site = {
  hosts: [CHOIR, `www.${CHOIR}`],
  http: (visit) =>
    atApex(
      visit.path === '/'
        ? html(CHOIR_PAGE, { server: 'Apache/2.4.6 (CentOS)', 'content-type': 'text/html' })
        : html('<h1>Not Found</h1>', {}, 404),
    )(visit),
  https: ({ host, path }) => redirect(302, `http://${host}${path}`),
  zones: [
    {
      name: CHOIR,
      signing: 'unsigned',
      records: ['@ IN A 45.92.7.81', 'www IN A 45.92.7.81', '@ IN MX 10 mx.postkantoor.nl.'],
    },
  ],
};

const forSale = html(
  `<html><head><title>tekoop.nl is te koop</title><meta name="viewport" content="width=device-width"></head><body><h1>Deze domeinnaam is te koop</h1><p>Doe een bod op deze naam.</p><a href="https://sedoparking.com/tekoop.nl">Doe een bod</a></body></html>`,
);
export const tekoop: Site = {
  hosts: ['tekoop.nl', 'www.tekoop.nl'],
  http: atApex(forSale),
  https: atApex(forSale),
  zones: [
    {
      name: 'tekoop.nl',
      signing: 'unsigned',
      records: ['@ IN A 45.92.7.82', 'www IN A 45.92.7.82', '@ IN TXT "v=spf1 -all"'],
    },
  ],
};

const soon = html(
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Binnenkort online</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Hier komt binnenkort een nieuwe website</h1><p>Nog even geduld.</p></main></body></html>`,
  { server: 'Apache' },
);
export const binnenkort: Site = {
  hosts: ['binnenkort.nl', 'www.binnenkort.nl'],
  http: ({ host, path }) => redirect(301, `https://${host}${path}`),
  https: (visit) => atApex(visit.path === '/' ? soon : html('<h1>404</h1>', {}, 404))(visit),
};

/** The start page of an office, on its own network: nothing of it is on the open internet. */
const PORTAL = ordinaryPage({
  host: 'portaal.lan',
  name: 'Portaal',
  path: '/',
  title: 'Portaal van het kantoor',
  heading: 'Goedemorgen',
  menu: [
    ['/', 'Home'],
    ['/roosters', 'Roosters'],
    ['/declareren', 'Declareren'],
  ],
  body: `${paragraphs('De printer op de tweede verdieping is gerepareerd. Wie nog een pas van het oude gebouw heeft, levert die voor vrijdag in bij de receptie.', 'Het rooster van december staat klaar. Ruilen kan tot de vijftiende; geef het door aan de planner, dan past zij het rooster aan.')}<img src="/gebouw.png" width="300" height="150" alt="Het kantoor aan de haven">`,
  foot: '<p>Vragen? Bel de helpdesk, toestel 12.</p>',
});
export const portaal: Site = {
  hosts: ['portaal.lan'],
  http: ({ path }) => {
    if (path === '/stijl.css') return file('text/css', PALE_STYLE);
    if (path === '/gebouw.png') return file('image/png', hills(300, 150));
    return ['/', '/roosters', '/declareren'].includes(path) ? html(PORTAL) : html('<h1>404</h1>', {}, 404);
  },
  zones: [],
  registrations: [],
};
