import { file, html } from '../../answers.ts';
import { dayIn, dutchDay, isoDay } from '../../days.ts';
import { hills, ring } from '../../picture.ts';
import type { Site } from '../../site.ts';
import { carefully, FINE_HEADERS, organisation } from '../archetypes/careful.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs, type Sheet, STYLE } from '../archetypes/page.ts';
import { type Plan, sitesOf } from '../archetypes/plan.ts';

/** Dutch sites that somebody keeps, from a careful municipality to a kit with its sample texts. */

const HOUR = { 'cache-control': 'max-age=3600' };
const FILES: Plan['files'] = {
  '/stijl.css': file('text/css', PALE_STYLE, HOUR),
  '/beeld.png': file('image/png', hills(640, 280), HOUR),
  '/favicon.ico': file('image/png', ring(48, 48, [255, 255, 255], [90, 60, 30]), HOUR),
};

const zone = (
  name: string,
  records: readonly string[] = [],
  signing: 'secure' | 'unsigned' = 'unsigned',
): Plan['zone'] => ({
  name,
  signing,
  records: ['@ IN A 45.92.7.130', 'www IN CNAME @', '@ IN MX 10 mx.postkantoor.nl.', ...records],
});
const SPF = '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"';
const DMARC = '_dmarc IN TXT "v=DMARC1; p=none"';

const address = (street: string, postalCode: string, path: string): object => ({
  '@type': 'PostalAddress',
  ...{ streetAddress: street, postalCode, addressLocality: path, addressCountry: 'NL' },
});

const ZANDOEVER = 'gemeentezandoever.nl';
const ZANDOEVER_TEXT = [
  'Een verhuizing geeft u door vanaf vier weken voor tot vijf dagen na de dag waarop u verhuist. Dat kan met DigiD of aan de balie in het gemeentehuis aan de Duinweg 2. Het kost u niets.',
  'Een rijbewijs aanvragen kost 53,05 euro en duurt 2 werkdagen. Neem een pasfoto mee die aan de eisen voldoet. U haalt het rijbewijs zelf op; iemand machtigen is niet mogelijk.',
  'Grofvuil halen wij op de eerste dinsdag van de maand op. Meld u uiterlijk de vrijdag ervoor aan; de eerste 2 kubieke meter per jaar is gratis, daarna betaalt u 31 euro per keer.',
];
const zandoeverPage = (path: string, heading: string, description: string): string =>
  carefulPage({
    ...{ host: ZANDOEVER, name: 'Gemeente Zandoever', path, heading, description },
    title: `${heading} | Gemeente Zandoever`,
    menu: [
      ['/', 'Zaken regelen'],
      ['/verhuizen', 'Verhuizen'],
      ['/grofvuil', 'Grofvuil'],
    ],
    head: '<meta name="OVERHEID.authority" content="Zandoever"><meta name="OVERHEID.organisationType" content="gemeente">',
    nodes: [
      organisation('GovernmentOrganization', ZANDOEVER, {
        ...{ name: 'Gemeente Zandoever', telephone: '140255', address: address('Duinweg 2', '2042 AB', 'Zandoever') },
        ...{
          identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '68750110' },
          sameAs: ['https://social.overheid.nl/@zandoever'],
        },
      }),
    ],
    body: `${paragraphs(...ZANDOEVER_TEXT)}<h2>Openingstijden</h2><p>Op werkdagen van 9.00 tot 16.00 uur. Bijgewerkt op ${dutchDay(dayIn(-9))}.</p>`,
    foot: '<p>Duinweg 2, 2042 AB Zandoever. Telefoon <a href="tel:140255">14 0255</a>. KvK 68750110.</p><p><a href="/toegankelijkheid">Toegankelijkheidsverklaring</a></p>',
  });
const gemeente = sitesOf(
  carefully(ZANDOEVER, {
    '/': zandoeverPage(
      '/',
      'Zaken regelen in Zandoever',
      'Verhuizen, een rijbewijs of grofvuil: regel uw zaken met de gemeente Zandoever, met DigiD of aan de balie van het gemeentehuis.',
    ),
    '/verhuizen': zandoeverPage(
      '/verhuizen',
      'Een verhuizing doorgeven',
      'Wanneer u een verhuizing in Zandoever doorgeeft, wat u daarvoor nodig hebt en hoe lang het duurt tot u een bevestiging krijgt.',
    ),
    '/grofvuil': zandoeverPage(
      '/grofvuil',
      'Grofvuil laten ophalen',
      'Op welke dagen de gemeente Zandoever grofvuil ophaalt, hoe u zich aanmeldt en wat u betaalt als u meer dan twee kuub hebt.',
    ),
    '/toegankelijkheid': zandoeverPage(
      '/toegankelijkheid',
      'Toegankelijkheidsverklaring',
      'Hoe toegankelijk de website van de gemeente Zandoever is, welke gebreken wij kennen en wanneer die zijn verholpen.',
    ),
  }),
);

const TEA = 'theehuisdenoot.nl';
const webwinkel = sitesOf({
  ...carefully(TEA, {
    '/': carefulPage({
      ...{
        host: TEA,
        name: 'Theehuis De Noot',
        path: '/',
        title: 'Losse thee uit eigen branderij | Theehuis De Noot',
        heading: 'Losse thee, elke week vers gemengd',
      },
      description:
        'Losse thee die wij elke week zelf mengen in Delft. Voor 15.00 uur besteld is morgen in huis; gratis verzending vanaf 40 euro.',
      menu: [
        ['/', 'Winkel'],
        ['/verzenden', 'Verzenden'],
      ],
      nodes: [
        organisation('Store', TEA, {
          name: 'Theehuis De Noot',
          telephone: '+31152123456',
          address: address('Markt 12', '2611 GT', 'Delft'),
        }),
        {
          ...{
            '@type': 'Product',
            name: 'Rooibos met sinaasappel',
            image: `https://${TEA}/beeld/deel.png`,
            description: 'Losse rooibos met schil van sinaasappel, 100 gram.',
          },
          offers: {
            '@type': 'Offer',
            price: '6.95',
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            url: `https://${TEA}/`,
          },
        },
      ],
      body: `${paragraphs('Wij mengen onze thee elke maandag in de branderij achter de winkel aan de Markt in Delft. Wat u dinsdag bestelt, is nooit ouder dan een dag.', 'Een zakje van 100 gram is goed voor ongeveer veertig koppen. Verzenden kost 3,95 euro en is gratis vanaf 40 euro. Terugsturen kan binnen 30 dagen.')}<h2>Rooibos met sinaasappel</h2><p>100 gram, € 6,95.</p><form action="/mand" method="post"><p><label for="n">Aantal</label> <input id="n" name="n" type="number" value="1" min="1"></p><p><button type="submit">In winkelmand</button></p></form>`,
      foot: '<p>Markt 12, 2611 GT Delft. <a href="tel:+31152123456">015 212 34 56</a>. KvK 68750110.</p>',
    }),
    '/verzenden': carefulPage({
      ...{
        host: TEA,
        name: 'Theehuis De Noot',
        path: '/verzenden',
        title: 'Verzenden en terugsturen | Theehuis De Noot',
        heading: 'Verzenden en terugsturen',
      },
      description:
        'Wat verzenden kost, hoe snel wij uw thee bezorgen en hoe u een bestelling binnen dertig dagen aan ons terugstuurt.',
      ...{
        menu: [['/', 'Winkel'] as const],
        body: paragraphs('Wij verzenden met de post. Voor 15.00 uur besteld is morgen in huis.'),
        foot: '<p>Markt 12, Delft</p>',
      },
    }),
  }),
  headers: {
    ...FINE_HEADERS,
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
    'permissions-policy': '',
  },
  pageHeaders: {
    'cache-control': 'private, no-store',
    'set-cookie': 'mand=71; Path=/; Secure; HttpOnly; SameSite=Lax',
  },
});

const INN = 'pensionduinzicht.nl';
const INN_TEXT: Readonly<Record<string, readonly [lang: string, title: string, description: string, text: string]>> = {
  '/': [
    'nl',
    'Pension Duinzicht: slapen aan zee in Bergen',
    'Kleine kamers met ontbijt, tien minuten lopen van het strand van Bergen aan Zee. Honden zijn welkom; parkeren is gratis.',
    'Wij verhuren zes kamers met ontbijt, tien minuten lopen van het strand. Een kamer voor twee kost 98 euro per nacht. Inchecken kan van 15.00 tot 21.00 uur.',
  ],
  '/en/': [
    'en',
    'Duinzicht guest house: sleep by the sea in Bergen',
    'Small rooms with breakfast, a ten minute walk from the beach of Bergen aan Zee. Dogs are welcome and parking is free.',
    'We have six rooms with breakfast, a ten minute walk from the beach. A double room is 98 euros a night. You can check in from 3 to 9 pm.',
  ],
  '/de/': [
    'de',
    'Pension Duinzicht: schlafen am Meer in Bergen',
    'Kleine Zimmer mit Frühstück, zehn Minuten zu Fuß vom Strand von Bergen aan Zee. Hunde sind willkommen, Parken ist kostenlos.',
    'Wir vermieten sechs Zimmer mit Frühstück, zehn Minuten zu Fuß vom Strand. Ein Doppelzimmer kostet 98 Euro pro Nacht. Anreise von 15 bis 21 Uhr.',
  ],
};
const alternates = Object.entries(INN_TEXT)
  .map(([path, [lang]]) => `<link rel="alternate" hreflang="${lang}" href="https://${INN}${path}">`)
  .join('');
const pension = sitesOf({
  host: INN,
  headers: {
    server: 'nginx',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "frame-ancestors 'none'; upgrade-insecure-requests",
  },
  pages: Object.fromEntries(
    Object.entries(INN_TEXT).map(([path, [lang, title, description, said]]) => [
      path,
      carefulPage({
        ...{
          host: INN,
          name: 'Pension Duinzicht',
          path,
          lang,
          title,
          description,
          heading: title.split(':')[0] ?? title,
          head: alternates,
        },
        menu: [
          ['/', 'Nederlands'],
          ['/en/', 'English'],
          ['/de/', 'Deutsch'],
        ],
        nodes: [
          organisation('BedAndBreakfast', INN, {
            name: 'Pension Duinzicht',
            telephone: '+31725891234',
            address: address('Zeeweg 40', '1865 AB', 'Bergen'),
          }),
        ],
        body: `${paragraphs(said, said.split('. ').toReversed().join('. '))}<img src="/beeld/deel.png" alt="Duinzicht" width="600" height="315">`,
        foot: '<p>Zeeweg 40, 1865 AB Bergen. <a href="tel:+31725891234">072 589 12 34</a></p>',
      }),
    ]),
  ),
  files: {
    '/stijl.css': file('text/css', STYLE, HOUR),
    '/icoon.png': file('image/png', ring(96, 96, [255, 255, 255], [11, 74, 143]), HOUR),
    '/beeld/deel.png': file('image/png', hills(600, 315), HOUR),
  },
  sitemap: { '/': 20, '/en/': 20, '/de/': 20 },
  robots: `User-agent: *\nAllow: /\nSitemap: https://${INN}/sitemap.xml\n`,
  zone: zone(INN, [
    SPF,
    '_dmarc IN TXT "v=DMARC1; p=quarantine; rua=mailto:post@pensionduinzicht.nl"',
    '@ IN AAAA 2a0e:4d40:7::130',
  ]),
});

const SKETCH = 'tekenbureaulindeman.nl';
const eenpagina = sitesOf({
  host: SKETCH,
  headers: { server: 'nginx', 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' },
  pages: {
    '/': carefulPage({
      ...{
        host: SKETCH,
        name: 'Tekenbureau Lindeman',
        path: '/',
        title: 'Tekenbureau Lindeman, bouwtekeningen in Gouda',
        heading: 'Bouwtekeningen voor uw vergunning',
      },
      description:
        'Bouwtekeningen voor uw aanbouw, dakkapel of verbouwing, met alles wat de gemeente voor een vergunning vraagt.',
      menu: [
        ['/#werk', 'Werk'],
        ['/#contact', 'Contact'],
      ],
      body: `<section id="werk"><h2>Wat ik teken</h2><p>Een aanbouw, een dakkapel of een nieuwe indeling: ik meet uw huis op en teken binnen 2 weken wat de gemeente voor de vergunning nodig heeft. Een tekening voor een dakkapel kost 650 euro.</p></section><section id="contact"><h2>Contact</h2><p>Bel <a href="tel:+31182123123">0182 12 31 23</a>. Ik zit aan de Turfmarkt 8 in Gouda.</p></section>`,
      foot: '<p>Turfmarkt 8, 2801 HA Gouda</p>',
    }),
  },
  files: {
    '/stijl.css': file('text/css', STYLE, HOUR),
    '/icoon.png': file('image/png', ring(96, 96, [255, 255, 255], [11, 74, 143]), HOUR),
    '/beeld/deel.png': file('image/png', hills(600, 315), HOUR),
  },
  zone: zone(SKETCH, [SPF, DMARC], 'secure'),
});

const NEWS = 'hetkanaalblad.nl';
const AMP = '/nieuws/brug-dicht/amp';
const newsPage = (path: string, more: Partial<Sheet>): string =>
  ordinaryPage({
    ...{
      host: NEWS,
      name: 'Het Kanaalblad',
      path,
      title: 'Brug over het kanaal drie weken dicht - Het Kanaalblad',
      heading: 'Brug over het kanaal drie weken dicht',
      menu: [['/', 'Voorpagina'] as const, ['/nieuws/', 'Nieuws'] as const],
    },
    description:
      'De brug bij Nieuwersluis gaat vanaf maandag drie weken dicht voor onderhoud. Auto’s rijden om over Loenen; fietsers kunnen met een pont.',
    head: `<link rel="canonical" href="https://${NEWS}/nieuws/brug-dicht"><link rel="amphtml" href="https://${NEWS}${AMP}">`,
    nodes: [
      {
        ...{
          '@type': 'NewsArticle',
          headline: 'Brug over het kanaal drie weken dicht',
          datePublished: isoDay(dayIn(-3)),
          dateModified: isoDay(dayIn(-3)),
        },
        ...{
          author: { '@type': 'Person', name: 'Ilse Verkerk' },
          image: `https://${NEWS}/beeld.png`,
          publisher: { '@type': 'Organization', name: 'Het Kanaalblad' },
        },
      },
    ],
    body: `<article><p>Door <a href="/redactie">Ilse Verkerk</a>, ${dutchDay(dayIn(-3))}</p>${paragraphs('De brug over het kanaal bij Nieuwersluis gaat vanaf maandag 3 weken dicht. De provincie vervangt het wegdek en de slagbomen; het werk kost 1,4 miljoen euro.', 'Auto’s rijden om over Loenen, een omweg van 9 kilometer. Voor fietsers vaart tussen 6.30 en 22.00 uur een pont. Volgens wethouder Peters kon het werk niet in de zomer, omdat dan 4.000 boten per maand door de brug gaan.', 'Ondernemers aan de Rijksstraatweg vrezen voor hun omzet. „Vorig jaar scheelde het ons een vijfde”, zegt bakker De Vries.')}</article><img src="/beeld.png" alt="De brug bij Nieuwersluis" width="640" height="280">`,
    foot: '<p>Redactie: redactie@hetkanaalblad.nl</p>',
    ...more,
  });
const krant = sitesOf({
  host: NEWS,
  headers: { server: 'nginx', 'strict-transport-security': 'max-age=15768000', 'cache-control': 'max-age=60' },
  pages: {
    '/': newsPage('/', {}),
    '/nieuws/': newsPage('/nieuws/', {}),
    '/nieuws/brug-dicht': newsPage('/nieuws/brug-dicht', {}),
    [AMP]: newsPage(AMP, {}),
    '/redactie': newsPage('/redactie', {}),
  },
  ...{
    files: FILES,
    robots: `User-agent: *\nAllow: /\nSitemap: https://${NEWS}/sitemap.xml\n`,
    sitemap: { '/': 1, '/nieuws/brug-dicht': 3 },
  },
  zone: zone(NEWS, [SPF, DMARC], 'secure'),
});

const BAKERY = 'bakkerijdekorst.nl';
const bakkerij = sitesOf({
  host: BAKERY,
  headers: { server: 'Apache', 'strict-transport-security': 'max-age=15768000' },
  pages: {
    '/': ordinaryPage({
      ...{
        host: BAKERY,
        name: 'Bakkerij De Korst',
        path: '/',
        title: 'Bakkerij De Korst - brood en banket in Wijhe',
        heading: 'Vers brood in Wijhe',
        menu: [['/', 'Home'] as const, ['/brood/', 'Brood'] as const, ['/contact/', 'Contact'] as const],
      },
      description: 'Brood, koek en taart uit eigen oven in Wijhe.',
      head: `<link rel="canonical" href="https://${BAKERY}/"><meta name="generator" content="WordPress 6.9"><script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script><script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>`,
      body: `<img src="/beeld.png" alt="" width="640" height="280">${paragraphs('Elke ochtend om vier uur gaat de oven aan. Wij bakken zuurdesem, volkoren en wit, en op zaterdag ook krentenbollen. Alles is van meel uit de molen van Wijhe.', 'Een zuurdesembrood kost 4,25 euro. U vindt ons aan de Langstraat 14; wij zijn open van dinsdag tot en met zaterdag van 7.30 tot 17.00 uur.')}<h3>Taart bestellen</h3><p>Bel <a href="tel:+31570521234">0570 52 12 34</a> of <a href="/contact/">klik hier</a>.</p>`,
      foot: '<p>Langstraat 14, 8131 BA Wijhe</p>',
    }),
    '/brood/': '<!doctype html><html lang="nl"><head><title>Brood</title></head><body><h1>Brood</h1></body></html>',
    '/contact/':
      '<!doctype html><html lang="nl"><head><title>Contact</title></head><body><h1>Contact</h1></body></html>',
  },
  files: {
    ...FILES,
    '/wp-includes/js/jquery/jquery.min.js': file(
      'text/javascript',
      "/*! jQuery v3.7.1 | (c) OpenJS Foundation */window.jQuery=function(){};jQuery.fn={jquery:'3.7.1'};\n",
      HOUR,
    ),
  },
  ...{
    robots: `User-agent: *\nDisallow: /wp-admin/\nSitemap: https://${BAKERY}/sitemap.xml\n`,
    sitemap: { '/': 60, '/brood/': 90 },
  },
  zone: zone(BAKERY, [SPF, DMARC], 'secure'),
});

const walled = (
  host: string,
  wall: string,
  sheet: Pick<Sheet, 'name' | 'title' | 'heading' | 'body' | 'foot'>,
  more: Partial<Plan> = {},
) =>
  sitesOf({
    host,
    headers: { server: 'nginx', 'strict-transport-security': 'max-age=15768000' },
    pages: {
      '/': ordinaryPage({
        ...sheet,
        ...{
          host,
          path: '/',
          menu: [['/', 'Home'] as const, ['/over', 'Over ons'] as const],
          head: `<link rel="canonical" href="https://${host}/">`,
        },
        body: `${sheet.body}<div role="dialog" aria-modal="true" aria-label="${wall}" style="position:fixed;inset:0;background:#fff;z-index:999;padding:4rem">${wall === 'Leeftijd' ? '<h2>Bent u 18 jaar of ouder?</h2><p>Wij verkopen geen alcohol aan jongeren onder de 18.</p><button>Ja, ik ben 18 of ouder</button> <button>Nee</button>' : '<h2>Cookies</h2><p>Wij en onze 214 partners slaan informatie op uw apparaat op. Ga akkoord om verder te lezen.</p><button>Akkoord</button> <button>Instellingen</button>'}</div>`,
      }),
      '/over':
        '<!doctype html><html lang="nl"><head><title>Over ons</title></head><body><h1>Over ons</h1></body></html>',
    },
    files: FILES,
    zone: zone(host, [SPF]),
    ...more,
  });

const toestemming = walled('tuinmagazine.nl', 'Toestemming', {
  ...{
    name: 'Tuinmagazine',
    title: 'Tuinmagazine: alles over tuin en balkon',
    heading: 'Deze week in de tuin',
    foot: '<p>Tuinmagazine, Boskoop</p>',
  },
  body: paragraphs(
    'In november plant u tulpen op 15 centimeter diep. Kies een droge dag, en leg er gaas over als er muizen in uw tuin zitten.',
    'Bladeren laat u in de border liggen: daaronder overwinteren egels en lieveheersbeestjes. Alleen van het gras haalt u ze weg, omdat het anders geel wordt.',
  ),
});
const leeftijd = walled('wijnkoperijdekan.nl', 'Leeftijd', {
  ...{
    name: 'Wijnkoperij De Kan',
    title: 'Wijnkoperij De Kan',
    heading: 'Wijn van kleine boeren',
    foot: '<p>Havenkade 3, Zierikzee</p>',
  },
  body: `<img src="/beeld.png" width="640" height="280">${paragraphs('Wij halen onze wijn zelf op bij elf boeren in Frankrijk en Duitsland. Een doos van zes flessen kost vanaf 54 euro, bezorgd in heel Nederland.')}<font color="#bbbbbb">Proeven kan op zaterdag van 11.00 tot 17.00 uur.</font>`,
});

const PHYSIO = 'fysiodebrink.nl';
const kader = sitesOf({
  host: PHYSIO,
  headers: { server: 'Apache' },
  pages: {
    '/': ordinaryPage({
      ...{
        host: PHYSIO,
        name: 'Fysio De Brink',
        path: '/',
        title: 'Fysio De Brink',
        heading: 'Fysiotherapie in Dwingeloo',
        menu: [['/', 'Home'] as const, ['/tarieven', 'Tarieven'] as const],
      },
      body: `${paragraphs('Voor rug, nek, knie en schouder. Een behandeling duurt 30 minuten en kost 42 euro; de meeste verzekeraars vergoeden die.')}<h4>Afspraak maken</h4><iframe src="https://afspraken.agendahuis.nl/fysiodebrink" width="600" height="400"></iframe><form action="/terugbellen" method="post"><input name="naam" placeholder="Naam"><input name="tel" placeholder="Telefoon"><button>Bel mij terug</button></form>`,
      foot: '<p>Brink 6, Dwingeloo</p>',
    }),
    '/tarieven':
      '<!doctype html><html lang="nl"><head><title>Tarieven</title></head><body><h1>Tarieven</h1></body></html>',
  },
  files: FILES,
  zone: zone(PHYSIO, [SPF]),
});
const agenda: Site = {
  hosts: ['afspraken.agendahuis.nl'],
  https: () =>
    html(
      '<!doctype html><html lang="nl"><head><title>Afspraak</title></head><body><h1>Kies een dag</h1><select name="dag"><option>maandag</option></select></body></html>',
    ),
};

const KIT = { server: 'kit', 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' };
const kit = (
  host: string,
  sheet: Partial<Sheet> & Pick<Sheet, 'name' | 'title' | 'heading' | 'body'>,
  more: Partial<Plan> = {},
) =>
  sitesOf({
    host,
    headers: KIT,
    pages: {
      '/': ordinaryPage({
        host,
        path: '/',
        foot: `<p>${sheet.name}</p>`,
        menu: [
          ['/', 'Home'],
          ['/contact', 'Contact'],
        ],
        ...sheet,
        head: `<link rel="canonical" href="https://${host}/"><link rel="icon" href="/favicon.ico"><script src="/kit/a.js" defer></script>${sheet.head ?? ''}`,
      }),
      '/contact': ordinaryPage({
        ...{
          host,
          path: '/contact',
          name: sheet.name,
          title: 'Contact',
          heading: 'Contact',
          body: '<p>Stuur een bericht.</p>',
          foot: '',
        },
        menu: [['/', 'Home']],
      }),
    },
    ...{
      robots: `User-agent: *\nDisallow: /zoeken\nSitemap: https://${host}/sitemap.xml\n`,
      sitemap: { '/': 30, '/contact': 200 },
    },
    zone: zone(host, [SPF, '@ IN AAAA 2a0e:4d40:7::131'], 'secure'),
    ...more,
    files: { ...FILES, '/kit/a.js': file('text/javascript', 'window.kit = 1;\n', HOUR), ...more.files },
  });

const kitzorg = kit(
  'massagepraktijkruimte.nl',
  {
    ...{
      name: 'Massagepraktijk Ruimte',
      title: 'Massage in Assen, ook ’s avonds | Massagepraktijk Ruimte',
      heading: 'Massage in Assen',
    },
    description:
      'Ontspannende en therapeutische massage in Assen, ook ’s avonds en op zaterdag. Een uur kost 65 euro; afzeggen kan gratis tot een dag ervoor.',
    nodes: [
      {
        '@type': 'HealthAndBeautyBusiness',
        name: 'Massagepraktijk Ruimte',
        url: 'https://massagepraktijkruimte.nl/',
        telephone: '+31592312345',
        address: address('Kerkstraat 5', '9401 GV', 'Assen'),
      },
    ],
    head: '<meta property="og:title" content="Massage in Assen"><meta property="og:image" content="https://massagepraktijkruimte.nl/beeld.png">',
    body: `<img src="/beeld.png" alt="Een massagetafel met schone handdoeken" width="640" height="280">${paragraphs('In mijn praktijk aan de Kerkstraat in Assen masseer ik sinds 2012. Een massage van een uur kost 65 euro, van een half uur 38 euro. U kunt terecht van maandag tot en met zaterdag, op dinsdag en donderdag tot 21.00 uur.', 'Afzeggen kan gratis tot een dag van tevoren. Ik ben aangesloten bij de beroepsvereniging; uw verzekeraar vergoedt een deel.')}<p>Bel <a href="tel:+31592312345">0592 31 23 45</a></p>`,
  },
  { zone: zone('massagepraktijkruimte.nl', [SPF, DMARC, '@ IN AAAA 2a0e:4d40:7::131'], 'secure') },
);
const kitwinkel = kit('wolenpatroon.nl', {
  ...{ name: 'Wol en Patroon', title: 'Wol en Patroon | Home', heading: 'Wol en patronen' },
  nodes: [
    {
      '@type': 'Product',
      name: 'Bol merinowol',
      image: 'https://wolenpatroon.nl/beeld.png',
      offers: { '@type': 'Offer', price: '7.50', priceCurrency: 'EUR' },
    },
  ],
  body: `<img src="/beeld.png" alt="Bollen wol" width="640" height="280">${paragraphs('Merinowol, katoen en alpaca, met patronen van eigen hand. Een bol van 50 gram kost 7,50 euro. Verzending 4,95 euro.', 'Heeft u een vraag over een patroon? Mail ons, dan krijgt u binnen twee dagen antwoord.')}<a class="knop" href="/contact">Lees meer</a>`,
});
const kitrest = kit('hondentrimsalonwoef.nl', {
  ...{ name: 'Trimsalon Woef', title: 'Home', heading: 'Welkom', lang: 'en' },
  body: '<img src="/beeld.png" width="640" height="280"><h3>Onze diensten</h3><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore.</p><p>Klik hier om uw eigen tekst toe te voegen. Ik ben een alinea.</p><h3>Trimmen</h3><p>Wij trimmen alle honden, groot en klein.</p><a class="knop" href="/contact">Klik hier</a><form action="/bericht" method="post"><input name="naam" placeholder="Naam"><textarea name="bericht" placeholder="Bericht"></textarea><button>Verstuur</button></form>',
});

export const SELECTED: readonly Site[] = [
  ...gemeente,
  ...webwinkel,
  ...pension,
  ...eenpagina,
  ...krant,
  ...bakkerij,
  ...toestemming,
  ...leeftijd,
  ...kader,
  agenda,
  ...kitzorg,
  ...kitwinkel,
  ...kitrest,
];
