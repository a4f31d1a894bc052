import { file } from '../../answers.ts';
import { hills } from '../../picture.ts';
import type { Registration } from '../../site.ts';
import { NAME_SERVERS } from '../../zone.ts';
import { carefully, FINE_HEADERS, organisation } from './careful.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs } from './page.ts';
import { sitesOf } from './plan.ts';

/** Sites from elsewhere: a German baker with an ordinary site, a mill in Britain that sells in two languages. */

const BAKER = 'baeckereisommer.de';
const BREAD = [
  'Seit 1931 backen wir unser Brot über Nacht. Der Teig ruht zwanzig Stunden, erst dann kommt er in den Ofen. So braucht er weder Zucker noch Backmittel, und das Brot bleibt vier Tage frisch.',
  'Mehl und Körner kommen von drei Höfen im Münsterland. Sie liegen alle weniger als 30 Kilometer von unserer Backstube entfernt. Was am Abend übrig bleibt, holt die Tafel ab.',
  'Unser Laden in der Ludgeristraße öffnet um sechs Uhr. Wer sein Brot bis 18 Uhr bestellt, holt es am nächsten Morgen ab, ohne zu warten. Ein Laib Sauerteig kostet 5,80 Euro, ein Brötchen 65 Cent. Am Sonntag backen wir nur Brötchen und Kuchen; dann ist der Laden von acht bis elf Uhr geöffnet.',
] as const;

export const baeckerei = sitesOf({
  host: BAKER,
  headers: {
    server: 'Apache',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  },
  pages: Object.fromEntries(
    (
      [
        ['/', 'Bäckerei Sommer in Münster', 'Brot, das Zeit hat'],
        ['/brote/', 'Unsere Brote und Brötchen', 'Unsere Brote'],
        ['/impressum/', 'Impressum', 'Impressum'],
      ] as const
    ).map(([path, title, heading]) => [
      path,
      ordinaryPage({
        host: BAKER,
        name: 'Bäckerei Sommer',
        path,
        lang: 'de',
        title,
        heading,
        menu: [
          ['/', 'Start'],
          ['/brote/', 'Brote'],
          ['/impressum/', 'Impressum'],
        ],
        head: `<link rel="canonical" href="https://${BAKER}${path}"><link rel="icon" href="/brot.png">`,
        body: `<img src="/brot.png" width="640" height="320" alt="Drei Laibe Sauerteigbrot auf einem Holztisch">${paragraphs(...BREAD)}<a class="knop" href="/brote/">Zu den Broten</a>`,
        foot: '<p>Ludgeristraße 40, 48143 Münster</p>',
      }),
    ]),
  ),
  robots: `User-agent: *\nDisallow: /wp-admin/\n`,
  sitemap: { '/': 60, '/brote/': 60, '/impressum/': 400 },
  files: { '/stijl.css': file('text/css', PALE_STYLE), '/brot.png': file('image/png', hills(640, 320)) },
  zone: {
    name: BAKER,
    signing: 'unsigned',
    records: [
      '@ IN A 45.92.7.95',
      '@ IN AAAA 2a0e:4d40:7::95',
      'www IN CNAME @',
      '@ IN MX 10 mx.postkantoor.nl.',
      '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
    ],
  },
});

const MILL = 'northmill.com';
const FLOUR = [
  'We have ground flour between stones on the river Coquet since 1784. The water still turns the wheel; only the bearings are new. A sack you order today was grain yesterday, and it reaches you within three days.',
  'Our wheat, rye and spelt come from eleven farms in Northumberland. None of them sprays after flowering, and every sack tells which field it came from. Bakers like it because it behaves the same in March as it does in September.',
  'Flour keeps for nine months in a cool cupboard. Wholemeal keeps for four, because the germ is still in it; that is also why it tastes of something. If you bake for a living, ask us for the sheet with protein and ash of this season.',
  'A bag of 1.5 kilos costs £3.40 and a sack of 25 kilos £38. Postage is free from £45. You may also collect at the mill: we are open every day but Monday from 10 until 4, and children may pull the rope of the hoist.',
] as const;
const FARINE = [
  'Nous moulons la farine à la pierre au bord du Coquet depuis 1784. L’eau fait toujours tourner la roue ; seuls les paliers sont neufs. Un sac commandé aujourd’hui était encore du grain hier, et il arrive chez vous en cinq jours.',
  'Notre blé, notre seigle et notre épeautre viennent de onze fermes du Northumberland. Aucune ne traite après la floraison, et chaque sac dit de quel champ il vient.',
  'Un sachet de 1,5 kilo coûte 4,20 euros et un sac de 25 kilos 46 euros. Le port est gratuit à partir de 60 euros. Le moulin se visite tous les jours sauf le lundi.',
] as const;

const millNode = organisation('LocalBusiness', MILL, {
  name: 'North Mill',
  telephone: '+441669620331',
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday', 'Sunday'], opens: '10:00', closes: '16:00' },
  ],
  priceRange: '££',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Mill Lane',
    postalCode: 'NE65 7AB',
    addressLocality: 'Rothbury',
    addressCountry: 'GB',
  },
  sameAs: ['https://mastodon.social/@northmill'],
});

const ALTERNATES = `<link rel="alternate" hreflang="en" href="https://${MILL}/"><link rel="alternate" hreflang="fr" href="https://${MILL}/fr/"><link rel="alternate" hreflang="x-default" href="https://${MILL}/">`;

const mill = (
  path: string,
  lang: string,
  [title, description, heading]: readonly [string, string, string],
  texts: readonly string[],
) =>
  carefulPage({
    host: MILL,
    name: 'North Mill',
    path,
    lang,
    title,
    description,
    heading,
    menu: [
      ['/', 'English'],
      ['/fr/', 'Français'],
    ],
    nodes: [millNode],
    head: ALTERNATES,
    body: `${paragraphs(...texts)}<h2>${lang === 'fr' ? 'Nos farines' : 'What we grind'}</h2><ul><li>${lang === 'fr' ? 'Blé complet, 140 g de protéines par kilo' : 'Whole wheat, 14% protein'}</li><li>${lang === 'fr' ? 'Seigle' : 'Dark rye'}</li></ul>`,
    foot: '<p>Mill Lane, Rothbury NE65 7AB. <a href="tel:+441669620331">+44 1669 620331</a></p>',
  });

const registration: Registration = {
  domain: MILL,
  registeredDaysAgo: 6_000,
  changedDaysAgo: 100,
  expiresInDays: 260,
  status: ['client transfer prohibited'],
  nameServers: NAME_SERVERS,
  signed: true,
  registrar: 'Names Ltd',
};

const full = carefully(MILL, {
  '/': mill(
    '/',
    'en',
    [
      'Stone-ground flour from Northumberland | North Mill',
      'Flour ground between stones by water in Northumberland, posted within three days. Wheat, rye and spelt from eleven farms nearby.',
      'Stone-ground flour from Northumberland',
    ],
    FLOUR,
  ),
  '/fr/': mill(
    '/fr/',
    'fr',
    [
      'Farine moulue à la pierre en Angleterre | North Mill',
      'Farine moulue à la pierre par la force de l’eau dans le Northumberland. Blé, seigle et épeautre de onze fermes, chez vous en cinq jours.',
      'Farine moulue à la pierre',
    ],
    FARINE,
  ),
});

export const northmill = sitesOf({
  ...full,
  headers: { ...FINE_HEADERS },
  registration,
});
