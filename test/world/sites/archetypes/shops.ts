import { always, file, html } from '../../answers.ts';
import { hills } from '../../picture.ts';
import { carefully, FINE_HEADERS, organisation } from './careful.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs, type Sheet } from './page.ts';
import { sitesOf } from './plan.ts';

/** Three web shops: one in order, one as its platform left it, one that nobody has touched in years. */

const BAGS = 'fietstassen.nl';
const BAGS_MENU = [
  ['/', 'Home'],
  ['/collectie', 'Collectie'],
  ['/bezorgen', 'Bezorgen'],
  ['/contact', 'Contact'],
] as const;

const bagsPage = (
  page: Pick<Sheet, 'path' | 'title' | 'description' | 'heading' | 'body'>,
  nodes: readonly object[] = [],
) =>
  carefulPage({
    ...page,
    host: BAGS,
    name: 'Fietstassenhuis',
    menu: BAGS_MENU,
    nodes: [
      organisation('Store', BAGS, {
        name: 'Fietstassenhuis',
        telephone: '+31501234588',
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday', 'Saturday'], opens: '10:00', closes: '18:00' },
        ],
        priceRange: '€€',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Gelkingestraat 20',
          postalCode: '9711 NC',
          addressLocality: 'Groningen',
          addressCountry: 'NL',
        },
        identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '68750110' },
        sameAs: ['https://mastodon.nl/@fietstassenhuis'],
      }),
      ...nodes,
    ],
    foot: '<p>Gelkingestraat 20, 9711 NC Groningen. Telefoon <a href="tel:+31501234588">050 123 45 88</a>. KvK 68750110.</p><p><a href="/toegankelijkheid">Toegankelijkheid van onze webwinkel</a></p>',
  });

const OFFER = {
  '@type': 'Product',
  name: 'Dubbele fietstas Wad',
  image: `https://${BAGS}/beeld/wad.png`,
  description: 'Waterdichte dubbele fietstas van gerecycled zeildoek, 46 liter.',
  sku: 'WAD-46',
  brand: { '@type': 'Brand', name: 'Fietstassenhuis' },
  offers: {
    '@type': 'Offer',
    price: '89.50',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    url: `https://${BAGS}/`,
    priceValidUntil: '2027-12-31',
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'NL',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
    },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'EUR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NL' },
    },
  },
};

const ABOUT = [
  'Wij naaien onze tassen zelf, in een atelier achter de winkel in Groningen. Het zeildoek komt van oude vrachtwagens, dus geen tas is gelijk aan een andere. Elke tas is waterdicht, ook bij een bui die een uur duurt.',
  'Bestelt u voor 16.00 uur, dan heeft u de tas de volgende werkdag. Verzenden is gratis vanaf 50 euro. Past de tas niet op uw drager, dan stuurt u hem binnen 30 dagen terug; u betaalt daar niets voor.',
  'In de winkel hangen alle modellen aan een fiets, zodat u ziet hoe ze zitten. Neem gerust uw eigen fiets mee naar binnen: wij meten de drager op en zeggen eerlijk welke tas er niet op past. Een tas op maat maken wij ook; dat duurt ongeveer drie weken.',
  'Een naad die losgaat, naaien wij gratis vast zolang u de tas heeft. Dat doen wij al sinds 2009, en het gaat om ongeveer een tas op de tachtig.',
] as const;

const bagsInner = (path: string, heading: string, description: string) =>
  bagsPage({ path, heading, title: `${heading} | Fietstassenhuis Groningen`, description, body: paragraphs(...ABOUT) });

export const fietstassen = sitesOf(
  carefully(
    BAGS,
    {
      '/': bagsPage(
        {
          path: '/',
          title: 'Fietstassen van oud zeildoek, gemaakt in Groningen',
          description:
            'Waterdichte fietstassen van gerecycled zeildoek, genaaid in Groningen. Voor 16.00 uur besteld, de volgende werkdag in huis.',
          heading: 'Fietstassen van oud zeildoek',
          body: `${paragraphs(...ABOUT)}<h2>Dubbele fietstas Wad</h2><img src="/beeld/wad.png" alt="Donkergroene dubbele fietstas op een bagagedrager" width="640" height="320"><p>Inhoud 46 liter, gewicht 1,9 kilo. Prijs: € 89,50.</p><form action="/winkelmand" method="post"><p><label for="aantal">Aantal</label><input id="aantal" name="aantal" type="number" value="1" min="1"></p><p><button type="submit">In winkelmand</button></p></form><h2>Ook in de winkel</h2><ul><li><a href="/collectie">Alle tassen en manden</a></li><li><a href="/bezorgen">Bezorgen en terugsturen</a></li></ul>`,
        },
        [OFFER],
      ),
      '/collectie': bagsInner(
        '/collectie',
        'Alle fietstassen en manden',
        'Enkele en dubbele fietstassen, manden en kratten van oud zeildoek: alle maten en kleuren die wij op dit moment in huis hebben.',
      ),
      '/bezorgen': bagsInner(
        '/bezorgen',
        'Bezorgen en terugsturen',
        'Hoe snel wij fietstassen bezorgen, wat dat kost en hoe u een tas die niet past binnen dertig dagen gratis terugstuurt naar ons.',
      ),
      '/contact': bagsInner(
        '/contact',
        'Contact en winkel',
        'Bel of mail het Fietstassenhuis, of kom langs in de winkel aan de Gelkingestraat in Groningen. Open van dinsdag tot en met zaterdag.',
      ),
      '/toegankelijkheid': bagsInner(
        '/toegankelijkheid',
        'Toegankelijkheid van onze webwinkel',
        'Zo zorgen wij dat iedereen onze webwinkel kan gebruiken, welke gebreken wij nog kennen en bij wie u een probleem kunt melden.',
      ),
    },
    {
      pageHeaders: {
        'cache-control': 'private, no-store',
        'set-cookie': '__Host-mand=7f31; Path=/; Secure; HttpOnly; SameSite=Lax',
      },
      headers: FINE_HEADERS,
      files: { '/beeld/wad.png': file('image/png', hills(640, 320), { 'cache-control': 'public, max-age=31536000' }) },
    },
  ),
);

const SEED = 'tuinzaad.nl';
const SEEDS = [
  ['snijbiet', 'Snijbiet Bright Lights', '2,95'],
  ['boerenkool', 'Boerenkool Westlandse', '2,25'],
  ['goudsbloem', 'Goudsbloem oranje', '1,95'],
  ['zonnebloem', 'Zonnebloem reus', '2,10'],
] as const;

const seedPage = (path: string, heading: string, body: string): string =>
  ordinaryPage({
    host: SEED,
    name: 'Tuinzaad',
    path,
    title: `${heading} - Tuinzaad`,
    ...(path === '/'
      ? {
          description:
            'Zaden voor uw moestuin en bloementuin, biologisch geteeld in Drenthe. Snel in huis en altijd met een zaaikalender.',
        }
      : {}),
    heading,
    menu: [
      ['/', 'Home'],
      ['/zaden/', 'Zaden'],
      ['/klantenservice/', 'Klantenservice'],
    ],
    body,
    bodyClass: path === '/' ? 'home theme-storefront woocommerce-js' : 'theme-storefront woocommerce-js',
    nodes: [{ '@type': 'Organization', name: 'Tuinzaad', url: `https://${SEED}/`, logo: `https://${SEED}/logo.png` }],
    head: `<link rel="canonical" href="https://${SEED}${path}"><meta property="og:title" content="${heading}"><meta property="og:type" content="website">
<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script><script src="https://cdn.jsdelivr.net/npm/slick-carousel@1.8.1/slick/slick.min.js" defer></script>
<meta name="generator" content="WordPress 7.0.4"><meta name="generator" content="WooCommerce 11.2.0">`,
    foot: '<p>Tuinzaad, Brink 3, 9401 HT Assen. KvK 68750110. <a href="mailto:info@tuinzaad.nl">info@tuinzaad.nl</a></p>',
  });

const goods = SEEDS.map(
  ([slug, name, price]) =>
    `<div class="product"><a href="/zaden/${slug}/"><img src="/zaad-${slug}.png" width="240" height="240" alt="${name}"></a><h3>${name}</h3><p>€ ${price}</p><a class="knop" href="/zaden/${slug}/">Bekijk</a></div>`,
).join('');

export const tuinzaad = sitesOf({
  host: SEED,
  headers: {
    server: 'LiteSpeed',
    'x-powered-by': 'PHP/8.4.14',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  },
  pageHeaders: { 'set-cookie': 'woocommerce_session=5a1b; Path=/; Secure; HttpOnly', 'cache-control': 'no-cache' },
  pages: {
    '/': seedPage(
      '/',
      'Zaden voor uw moestuin',
      `${paragraphs('Al onze zaden komen van telers in Drenthe en Groningen. Zij werken zonder kunstmest en zonder bestrijdingsmiddelen. Van elk ras zaaien wij eerst zelf een bed: kiemt minder dan 85 procent, dan verkopen wij het niet.', 'Bestelt u vandaag, dan verzenden wij morgen. Een brief met zakjes kost 2,95 euro en past door de brievenbus. Boven 25 euro is het verzenden gratis. Bij elk pakje zit een zaaikalender, zodat u weet wanneer wat de grond in mag.')}<h2>Nu te zaaien</h2>${goods}<form action="/nieuwsbrief/" method="post"><input type="email" name="email" placeholder="Uw e-mailadres"><button>Aanmelden</button></form>`,
    ),
    '/zaden/': seedPage('/zaden/', 'Alle zaden', goods),
    '/klantenservice/': seedPage('/klantenservice/', 'Klantenservice', '<p>Mail ons gerust.</p>'),
    ...Object.fromEntries(
      SEEDS.map(([slug, name, price]) => [
        `/zaden/${slug}/`,
        seedPage(`/zaden/${slug}/`, name, `<p>${name}: € ${price}.</p>`),
      ]),
    ),
  },
  robots: 'User-agent: *\nDisallow: /winkelmand/\nDisallow: /afrekenen/\n',
  sitemap: { '/': 20, '/zaden/': 30, '/klantenservice/': 300 },
  www: 302,
  files: {
    '/stijl.css': file('text/css', PALE_STYLE),
    '/logo.png': file('image/png', hills(120, 40)),
    '/wp-includes/js/jquery/jquery.min.js': file(
      'text/javascript',
      "/*! jQuery v3.7.1 */window.jQuery=function(){};jQuery.fn={jquery:'3.7.1'};\n",
    ),
    ...Object.fromEntries(SEEDS.map(([slug]) => [`/zaad-${slug}.png`, file('image/png', hills(240, 240))])),
  },
  zone: {
    name: SEED,
    signing: 'secure',
    records: [
      '@ IN A 45.92.7.61',
      'www IN CNAME @',
      '@ IN MX 10 mx.postkantoor.nl.',
      '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
      '_dmarc IN TXT "v=DMARC1; p=none; rua=mailto:post@tuinzaad.nl"',
    ],
  },
});

const OLD = 'lampenhal.nl';
const OLD_PAGE = `<html><head><title>Welkom</title><meta name="viewport" content="width=980">
<meta name="generator" content="WordPress 4.7.2"><script src="/js/jquery-1.8.3.min.js"></script><script src="http://www.google-analytics.com/ga.js"></script>
<link rel="stylesheet" href="/stijl.css"><meta name="keywords" content="lampen, lamp"></head>
<body><center><font size="5">Lampenhal</font></center>
<a href="javascript:menu()">Menu</a> <a href="/aanbiedingen.html"><img src="/img/knop1.gif" width="80" height="24"></a> <a href="/winkelwagen.html"><img src="/img/knop2.gif" width="80" height="24"></a>
<p>Lampen voor binnen en buiten. Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>
<img src="http://lampenhal.nl/img/lamp1.gif" width="200" height="200"><p>Tafellamp 39,95 <a href="/bestel1.html">klik hier</a></p>
<form action="http://lampenhal.nl/login" method="post"><input name="mail"><input type="password" name="ww"><input type="submit"></form>
<p>&copy; 2014</p></body></html>`;

export const lampenhal = sitesOf({
  host: OLD,
  headers: { server: 'Apache/2.2.22', 'x-powered-by': 'PHP/5.4.45' },
  pageHeaders: { 'set-cookie': 'PHPSESSID=1a2b3c; path=/' },
  pages: { '/': OLD_PAGE },
  // Everything that is not there is the front page.
  missing: always(html(OLD_PAGE)),
  http: always(html(OLD_PAGE)),
  www: null,
  files: {
    '/js/jquery-1.8.3.min.js': file(
      'text/javascript',
      "/*! jQuery v1.8.3 jquery.com | jquery.org/license */window.jQuery=function(){};jQuery.fn={jquery:'1.8.3'};\n",
    ),
    '/stijl.css': file('text/css', 'body { color: #b0b0b0; } a { color: #ccc; outline: none; }'),
  },
  zone: {
    name: OLD,
    signing: 'unsigned',
    nameServers: ['ns.lampenhal.nl'],
    records: ['@ IN A 45.92.7.62', 'ns IN A 45.92.7.62', '@ IN MX 10 @', '@ IN TXT "v=spf1 a mx ?all"'],
  },
});
