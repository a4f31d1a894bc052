import { always, file, html } from '../../answers.ts';
import { exemplary } from '../domains.ts';
import { carefully, organisation } from './careful.ts';
import { carefulPage, ordinaryPage, PALE_STYLE, paragraphs, type Sheet } from './page.ts';
import { sitesOf } from './plan.ts';

/** Two public bodies: a municipality that keeps every standard, a water board that kept those for the connection only. */

const MERENDAM = 'gemeentemerendam.nl';
const MERENDAM_MENU = [
  ['/', 'Home'],
  ['/paspoort', 'Paspoort'],
  ['/afval', 'Afval'],
  ['/contact', 'Contact'],
] as const;

const merendamPage = (page: Pick<Sheet, 'path' | 'title' | 'description' | 'heading' | 'body'>): string =>
  carefulPage({
    ...page,
    host: MERENDAM,
    name: 'Gemeente Merendam',
    menu: MERENDAM_MENU,
    head: '<meta name="OVERHEID.authority" content="Merendam"><meta name="OVERHEID.organisationType" content="gemeente">',
    nodes: [
      organisation('GovernmentOrganization', MERENDAM, {
        name: 'Gemeente Merendam',
        telephone: '140229',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Raadhuisplein 1',
          postalCode: '1141 AA',
          addressLocality: 'Merendam',
          addressCountry: 'NL',
        },
        identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '68750110' },
        sameAs: ['https://social.overheid.nl/@merendam'],
      }),
    ],
    foot: `<p>Raadhuisplein 1, 1141 AA Merendam. Telefoon <a href="tel:140229">14 0229</a>. KvK 68750110.</p><ul><li><a href="/toegankelijkheid">Toegankelijkheidsverklaring</a></li><li><a href="/privacy">Privacy en cookies</a></li></ul>`,
  });

const SERVICES = [
  'U vraagt een paspoort of identiteitskaart aan aan de balie van het raadhuis. Maak vooraf een afspraak; die is binnen 5 werkdagen mogelijk. Neem een pasfoto mee die niet ouder is dan zes maanden, en uw oude document.',
  'Na 6 werkdagen ligt het nieuwe document klaar. Een paspoort kost 83,87 euro en is tien jaar geldig; voor kinderen tot achttien jaar is dat vijf jaar en 63,42 euro. Met spoed betaalt u 57,85 euro extra en is het de volgende werkdag klaar.',
  'Kunt u niet zelf komen omdat u ziek bent of niet meer goed loopt? Bel ons dan. Een medewerker komt met een koffer met apparatuur bij u thuis; dat kost niets extra.',
] as const;

const merendamHome = merendamPage({
  path: '/',
  title: 'Gemeente Merendam: paspoort, afval, verhuizen en meer',
  description:
    'Regel uw zaken met de gemeente Merendam: een paspoort aanvragen, een verhuizing doorgeven, afval laten ophalen of een melding doen.',
  heading: 'Zaken regelen met de gemeente Merendam',
  body: `${paragraphs(...SERVICES)}
<h2>Veel gevraagd</h2><ul><li><a href="/paspoort">Paspoort of identiteitskaart aanvragen</a></li><li><a href="/afval">Wanneer wordt mijn afval opgehaald</a></li><li><a href="https://www.rijksoverheid.nl/onderwerpen/verhuizen">Wat u regelt bij een verhuizing</a></li></ul>
<h2>Openingstijden van het raadhuis</h2><p>Van maandag tot en met vrijdag van 9.00 tot 16.00 uur, op donderdag tot 20.00 uur. Op feestdagen zijn wij gesloten.</p>`,
});

const simple = (path: string, heading: string, description: string): string =>
  merendamPage({
    path,
    heading,
    title: `${heading} in de gemeente Merendam`,
    description,
    body: paragraphs(...SERVICES),
  });

export const merendam = sitesOf(
  carefully(MERENDAM, {
    '/': merendamHome,
    '/paspoort': simple(
      '/paspoort',
      'Paspoort aanvragen',
      'Zo vraagt u in Merendam een paspoort of identiteitskaart aan: wat u meeneemt, wat het kost en wanneer u het kunt ophalen.',
    ),
    '/afval': simple(
      '/afval',
      'Afval laten ophalen',
      'Wanneer de gemeente Merendam uw afval ophaalt, wat in welke bak hoort en hoe u grofvuil laat ophalen of zelf wegbrengt.',
    ),
    '/contact': simple(
      '/contact',
      'Contact opnemen',
      'Bel, mail of bezoek de gemeente Merendam. Lees wanneer het raadhuis open is en hoe u een afspraak maakt met een medewerker.',
    ),
    '/privacy': simple(
      '/privacy',
      'Privacy en cookies',
      'Wat de gemeente Merendam met uw gegevens doet, hoe lang wij die bewaren en hoe u ze kunt inzien, laten verbeteren of wissen.',
    ),
    '/toegankelijkheid': simple(
      '/toegankelijkheid',
      'Toegankelijkheidsverklaring',
      'Hoe toegankelijk de website van de gemeente Merendam is, welke gebreken wij kennen en wanneer wij die hebben verholpen.',
    ),
  }),
);

const WATER = 'waterschapderijp.nl';

/** The connection and the mail are by the government's list of standards; the page is as its maker left it. */
export const waterschap = sitesOf({
  host: WATER,
  headers: {
    server: 'nginx',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  },
  pages: {
    '/': ordinaryPage({
      host: WATER,
      name: 'Waterschap De Rijp',
      path: '/',
      title: 'Waterschap De Rijp - Home',
      heading: 'Waterschap De Rijp',
      head: `<meta name="OVERHEID.authority" content="Waterschap De Rijp"><link rel="canonical" href="https://${WATER}/"><script src="/menu.js"></script>`,
      menu: [
        ['/', 'Home'],
        ['/belasting', 'Belasting'],
        ['/dijken', 'Dijken'],
      ],
      body: `<img src="/dijk.png" width="640" height="200">
${paragraphs(
  'Wij zorgen voor droge voeten en schoon water tussen de Rijp en het Noordhollands Kanaal. In ons gebied wonen 210.000 mensen, en 140 kilometer dijk houdt het water tegen.',
  'Sinds dit voorjaar werken wij aan de dijk bij Graft. Over een lengte van 3,2 kilometer wordt die een halve meter hoger. Het werk duurt tot het einde van volgend jaar; de weg over de dijk is dan dicht voor auto’s. Fietsers kunnen erlangs.',
  'De waterschapsbelasting voor een huishouden van twee personen is dit jaar 412 euro. Kunt u die niet betalen, vraag dan kwijtschelding aan. Dat kan tot drie maanden na de datum op de aanslag. <a href="/belasting">Lees meer</a>',
)}<h4>Ziet u een kapotte duiker?</h4><p>Meld het ons. <a href="/dijken">Klik hier</a></p><form action="/zoeken"><input name="q" placeholder="Zoeken"><button>Zoek</button></form>`,
      foot: '<p>Rijperweg 2, De Rijp</p>',
    }),
    '/belasting':
      '<!doctype html><html lang="nl"><head><title>Belasting</title></head><body><h1>Belasting</h1></body></html>',
    '/dijken': '<!doctype html><html lang="nl"><head><title>Dijken</title></head><body><h1>Dijken</h1></body></html>',
  },
  robots: 'User-agent: *\nDisallow: /zoeken\n',
  missing: always(
    html('<!doctype html><html lang="nl"><title>Niet gevonden</title><h1>Niet gevonden</h1></html>', {}, 404),
  ),
  files: {
    '/stijl.css': file('text/css', PALE_STYLE),
    '/menu.js': file('text/javascript', 'document.documentElement.className = "js";\n'),
    '/favicon.ico': file('image/png', Buffer.from('')),
  },
  zone: exemplary(WATER, { rest: ['@ IN CAA 0 issue "letsencrypt.org"'] }),
});
