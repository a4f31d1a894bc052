import { always, file, html } from '../answers.ts';
import { dayIn, dutchDay } from '../days.ts';
import { hills, ring } from '../picture.ts';
import type { Site } from '../site.ts';
import { carefully, FINE_HEADERS, organisation } from './archetypes/careful.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs, STYLE } from './archetypes/page.ts';
import { type Plan, sitesOf } from './archetypes/plan.ts';
import { bare, sheet } from './ranked/bare.ts';

/** Ten ordinary Dutch sites beyond the forty, in no order here; test/sites/beyond/order.ts has the one that an expert gave them. */

const HOUR = { 'cache-control': 'max-age=3600' };
const MX = '@ IN MX 10 mx.postkantoor.nl.';
const SPF = '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"';

const filesWith = (style: string): NonNullable<Plan['files']> => ({
  '/stijl.css': file('text/css', style, HOUR),
  '/beeld.png': file('image/png', hills(640, 280), HOUR),
  '/favicon.ico': file('image/png', ring(48, 48, [255, 255, 255], [30, 90, 60]), HOUR),
});

const zone = (name: string, records: readonly string[] = []): Plan['zone'] => ({
  name,
  signing: 'unsigned',
  records: ['@ IN A 45.92.7.150', 'www IN CNAME @', MX, ...records],
});

const address = (street: string, postalCode: string, requested: string): object => ({
  '@type': 'PostalAddress',
  ...{ streetAddress: street, postalCode, addressLocality: requested, addressCountry: 'NL' },
});

const LIBRARY = 'bibliotheekderietlanden.nl';
const libraryPage = (path: string, heading: string, description: string, texts: readonly string[]): string =>
  carefulPage({
    ...{ host: LIBRARY, name: 'Bibliotheek De Rietlanden', path, heading, description },
    title: `${heading} | Bibliotheek De Rietlanden`,
    menu: [
      ['/', 'Lenen'],
      ['/lid-worden', 'Lid worden'],
    ],
    nodes: [
      organisation('Library', LIBRARY, {
        ...{ name: 'Bibliotheek De Rietlanden', telephone: '+31527612345' },
        ...{ address: address('Havenplein 1', '8321 AB', 'Urk'), sameAs: ['https://mastodon.nl/@derietlanden'] },
        identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '41023456' },
      }),
    ],
    body: `${paragraphs(...texts)}<h2>Openingstijden</h2><p>Op werkdagen van 10.00 tot 18.00 uur, op zaterdag tot 16.00 uur. Bijgewerkt op ${dutchDay(dayIn(-6))}.</p>`,
    foot: '<p>Havenplein 1, 8321 AB Urk. Telefoon <a href="tel:+31527612345">0527 61 23 45</a>. KvK 41023456.</p>',
  });
const bibliotheek = sitesOf(
  carefully(LIBRARY, {
    '/': libraryPage(
      '/',
      'Boeken lenen op Urk',
      'Leen boeken, films en spellen in De Rietlanden op Urk, of laat ze thuisbezorgen. Voor kinderen tot achttien jaar kost het niets.',
      [
        'U leent zes boeken tegelijk, drie weken lang. Verlengen kan twee keer, aan de balie, met de telefoon of op deze site.',
        'Een jaar lenen kost 48 euro. Kinderen tot achttien jaar lenen gratis. Wie slecht ter been is, krijgt de boeken op donderdag thuisbezorgd.',
      ],
    ),
    '/lid-worden': libraryPage(
      '/lid-worden',
      'Lid worden van de bibliotheek',
      'Hoe u lid wordt van De Rietlanden, wat het kost, wat u meeneemt naar de balie en hoe u het lidmaatschap weer opzegt.',
      ['Neem een paspoort of rijbewijs mee naar de balie. Uw pas krijgt u meteen. Opzeggen kan elke maand.'],
    ),
  }),
);

const NOTARY = 'notarisvanveen.nl';
const { 'content-security-policy': _, 'permissions-policy': __, ...SOME_HEADERS } = FINE_HEADERS;
const notaris = sitesOf(
  carefully(
    NOTARY,
    {
      '/': carefulPage({
        ...{ host: NOTARY, name: 'Notaris Van Veen', path: '/', heading: 'Notaris in Barneveld' },
        title: 'Notaris in Barneveld: huis, testament, bedrijf | Van Veen',
        description:
          'Voor de koop van een huis, een testament of een eigen bedrijf in Barneveld. U weet vooraf wat het kost, en spreekt altijd de notaris zelf.',
        menu: [['/', 'Home']],
        nodes: [
          organisation('Notary', NOTARY, {
            ...{ name: 'Notaris Van Veen', telephone: '+31342412345' },
            address: address('Langstraat 40', '3771 BH', 'Barneveld'),
          }),
        ],
        body: paragraphs(
          'Een testament voor twee mensen kost 640 euro. De akte voor een huis van 350.000 euro kost 1.150 euro, de inschrijving bij het Kadaster daarbij. U krijgt binnen twee werkdagen een voorstel.',
          'Wij zijn er op werkdagen van 8.30 tot 17.00 uur. Een eerste gesprek van een half uur kost niets, en kan ook bij u thuis.',
        ),
        foot: '<p>Langstraat 40, 3771 BH Barneveld. <a href="tel:+31342412345">0342 41 23 45</a>. KvK 58123456.</p>',
      }),
    },
    { headers: SOME_HEADERS, zone: zone(NOTARY, [SPF, '_dmarc IN TXT "v=DMARC1; p=none"']) },
  ),
);

const BIKES = 'fietsenmakerdespaak.nl';
const fietsenmaker = sitesOf({
  host: BIKES,
  headers: { server: 'nginx', 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' },
  pages: {
    '/': ordinaryPage({
      ...{ host: BIKES, name: 'De Spaak', path: '/', heading: 'Uw fiets vandaag gemaakt' },
      title: 'De Spaak: fietsenmaker in Zeist, vandaag gemaakt',
      description:
        'Band lek of ketting kapot? De Spaak in Zeist maakt uw fiets nog dezelfde dag. U hoort vooraf wat het kost.',
      menu: [
        ['/', 'Home'],
        ['/prijzen', 'Prijzen'],
      ],
      nodes: [
        {
          ...{ '@type': 'LocalBusiness', name: 'De Spaak', url: `https://${BIKES}/`, telephone: '+31306912345' },
          address: address('Slotlaan 88', '3701 GM', 'Zeist'),
        },
      ],
      head: `<link rel="canonical" href="https://${BIKES}/"><link rel="icon" href="/favicon.ico">`,
      body: `<img src="/beeld.png" alt="De werkplaats met vier fietsen" width="640" height="280">${paragraphs('Een lekke band plakken kost 14 euro, een nieuwe ketting met tandwielen 65 euro. Wat u voor 11.00 uur brengt, is voor sluitingstijd klaar.', 'De werkplaats aan de Slotlaan 88 in Zeist is open van dinsdag tot en met zaterdag, van 8.30 tot 17.30 uur.')}`,
      foot: '<p>Slotlaan 88, 3701 GM Zeist. <a href="tel:+31306912345">030 691 23 45</a></p>',
    }),
    '/prijzen': ordinaryPage({
      ...{ host: BIKES, name: 'De Spaak', path: '/prijzen', title: 'Prijzen | De Spaak', heading: 'Prijzen' },
      ...{ menu: [['/', 'Home'] as const], body: '<p>Band plakken 14 euro.</p>', foot: '' },
    }),
  },
  files: filesWith(STYLE),
  ...{
    robots: `User-agent: *\nAllow: /\nSitemap: https://${BIKES}/sitemap.xml\n`,
    sitemap: { '/': 20, '/prijzen': 40 },
  },
  zone: zone(BIKES, [SPF, '_dmarc IN TXT "v=DMARC1; p=none"']),
});

const SWIM = 'zwemverenigingdolfijn.nl';
const zwemclub = sitesOf({
  host: SWIM,
  headers: { server: 'Apache' },
  pages: {
    '/': ordinaryPage({
      ...{ host: SWIM, name: 'ZV Dolfijn', path: '/', title: 'ZV Dolfijn', heading: 'Zwemmen in Wolvega' },
      menu: [
        ['/', 'Home'],
        ['/tijden', 'Tijden'],
      ],
      body: `<img src="/beeld.png" width="640" height="280">${paragraphs('Wij zwemmen op maandag en donderdag van 19.00 tot 20.30 uur in het zwembad aan de Steenwijkerweg. Kom een keer meedoen: de eerste les is gratis.', 'Een jaar lid zijn kost 96 euro voor de jeugd en 140 euro voor volwassenen.')}`,
      foot: '<p>ZV Dolfijn, Wolvega</p>',
    }),
    '/tijden': '<!doctype html><html lang="nl"><head><title>Tijden</title></head><body><h1>Tijden</h1></body></html>',
  },
  files: filesWith(PALE_STYLE),
  zone: zone(SWIM, [SPF]),
});

const HAIR = 'kapperknip.nl';
const kapper = sitesOf({
  host: HAIR,
  headers: { server: 'kit', 'x-content-type-options': 'nosniff' },
  pages: {
    '/': ordinaryPage({
      ...{ host: HAIR, name: 'Knip', path: '/', title: 'Home', heading: 'Welkom', lang: 'en' },
      ...{ menu: [['/', 'Home'] as const], foot: '' },
      body: '<img src="/beeld.png" width="640" height="280"><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p><p>Klik hier om uw eigen tekst toe te voegen.</p><form action="/afspraak" method="post"><input name="naam" placeholder="Naam"><input name="mail" placeholder="E-mail"><button>Verstuur</button></form>',
    }),
  },
  files: filesWith(PALE_STYLE),
  zone: zone(HAIR),
});

const garage = bare({
  host: 'garagedehoek.nl',
  www: true,
  pages: {
    '/': '<html><head><title>Garage De Hoek</title></head><body bgcolor="#ffffff"><center><img src="/beeld.png" width="640" height="280"><h2>Garage De Hoek</h2><font color="#999999"><p>APK 35 euro. Grote en kleine beurten, banden en airco. Bel 0546 12 34 56 voor een afspraak.</p></font><form action="/mail.php" method="post"><input name="a"><input name="b"><input type="submit"></form></center></body></html>',
  },
  files: { '/beeld.png': file('image/png', hills(640, 280)) },
  http: 'same',
  headers: { server: 'Apache/2.4.29 (Ubuntu)' },
  records: [MX],
});

const FISH = 'vishandelnoordzee.nl';
const OLD_WORDPRESS = ordinaryPage({
  ...{
    host: FISH,
    name: 'Vishandel Noordzee',
    path: '/',
    title: 'Vishandel Noordzee',
    heading: 'Verse vis in Katwijk',
  },
  menu: [['/', 'Home']],
  head: '<meta name="generator" content="WordPress 4.9.8"><script src="/wp-includes/js/jquery/jquery.js?ver=1.12.4"></script>',
  body: `<img src="/beeld.png" width="640" height="280">${paragraphs('Elke ochtend halen wij de vis zelf van de afslag. Kibbeling, lekkerbek en zoute haring, ook voor feesten.')}`,
  foot: '<p>&copy; 2019 Vishandel Noordzee</p>',
});
const vishandel = sitesOf({
  host: FISH,
  headers: { server: 'Apache/2.4.29 (Ubuntu)', 'x-powered-by': 'PHP/5.6.40' },
  pages: { '/': OLD_WORDPRESS },
  files: {
    ...filesWith(PALE_STYLE),
    '/wp-includes/js/jquery/jquery.js': file(
      'text/javascript',
      "/*! jQuery v1.12.4 | (c) jQuery Foundation */window.jQuery=function(){};jQuery.fn={jquery:'1.12.4'};\n",
    ),
  },
  zone: zone(FISH),
});

const toneelgroep = bare({
  host: 'toneelgroepdedeur.nl',
  www: true,
  pages: {
    '/': '<html><head><title>Toneelgroep De Deur</title></head><body><table width="780"><tr><td><h1>Toneelgroep De Deur</h1><p>Wij spelen dit voorjaar drie keer in het dorpshuis van Rolde. Kaarten kosten 9 euro, aan de zaal.</p><img src="/beeld.png" width="300" height="200"><form action="/lid" method="post">Naam <input name="n"> E-mail <input name="e"><input type="submit" value="Word lid"></form></td></tr></table></body></html>',
  },
  files: { '/beeld.png': file('image/png', hills(300, 200)) },
  http: 'only',
  headers: { server: 'Apache/2.4.29 (Ubuntu)' },
  records: [MX],
});

const tehuur = bare({
  host: 'tuinhuizenvergelijken.nl',
  www: true,
  pages: {
    '/': sheet(
      'tuinhuizenvergelijken.nl is te koop',
      '<div><h1>tuinhuizenvergelijken.nl</h1><p>Deze domeinnaam is te koop. Doe een bod op deze domeinnaam.</p><p><a href="https://nethuisje.nl/bod">Doe een bod</a></p><ul><li><a href="https://nethuisje.nl/1">Tuinhuis</a></li><li><a href="https://nethuisje.nl/2">Blokhut</a></li></ul></div>',
      { lang: 'nl' },
    ),
  },
  headers: { server: 'nginx' },
  http: 'same',
});

const GYM = 'sportschoolijzersterk.nl';
const SPAM = ['slot gacor', 'judi online', 'casino zonder cruks', 'cialis kopen', 'payday loan', 'togel hongkong']
  .map((name, index) => `<a href="https://g${index}.example/">${name}</a>`)
  .join(' ');
const INVADED = ordinaryPage({
  ...{ host: GYM, name: 'IJzersterk', path: '/', title: 'Sportschool IJzersterk', heading: 'Sporten in Hoogeveen' },
  menu: [['/', 'Home']],
  head: '<meta name="generator" content="WordPress 5.2.4">',
  body: `${paragraphs('Onbeperkt sporten kost 24,95 euro per maand. De zaal is elke dag open van 7.00 tot 23.00 uur.')}<div style="position:absolute;left:-9999px">${SPAM}</div>`,
  foot: '<p>&copy; 2020 IJzersterk</p>',
});
const sportschool = sitesOf({
  host: GYM,
  headers: { server: 'Apache/2.4.29 (Ubuntu)', 'x-powered-by': 'PHP/7.0.33' },
  pages: { '/': INVADED },
  files: filesWith(PALE_STYLE),
  http: always(html(INVADED)),
  zone: zone(GYM),
});

export const BEYOND_SITES: readonly Site[] = [
  ...bibliotheek,
  ...notaris,
  ...fietsenmaker,
  ...zwemclub,
  ...kapper,
  garage,
  ...vishandel,
  toneelgroep,
  tehuur,
  ...sportschool,
];
