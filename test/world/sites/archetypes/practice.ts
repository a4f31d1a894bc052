import { file } from '../../answers.ts';
import { dayIn, dutchDay } from '../../days.ts';
import { carefully, organisation } from './careful.ts';
import { carefulPage, paragraphs, type Sheet } from './page.ts';
import { sitesOf } from './plan.ts';

/** A physiotherapist's practice on WordPress, looked after by an agency that knows what it does. */

const HOST = 'verzorgd.nl';
const NAME = 'Fysiotherapie Verzorgd';

const PHONE = '<a href="tel:+31306661122">030 666 11 22</a>';

const MENU = [
  ['/', 'Home'],
  ['/behandelingen/', 'Behandelingen'],
  ['/tarieven/', 'Tarieven'],
  ['/contact/', 'Contact'],
] as const;

const sheet = (page: Pick<Sheet, 'path' | 'title' | 'description' | 'heading' | 'body'>): string =>
  carefulPage({
    ...page,
    host: HOST,
    name: NAME,
    menu: MENU,
    bodyClass: page.path === '/' ? 'home wp-singular' : 'wp-singular',
    nodes: [
      organisation('Physiotherapy', HOST, {
        name: NAME,
        telephone: '+31306661122',
        openingHoursSpecification: [
          { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Friday'], opens: '07:30', closes: '20:00' },
        ],
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Singel 8',
          postalCode: '3702 BB',
          addressLocality: 'Zeist',
          addressCountry: 'NL',
        },
        identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '68750110' },
        sameAs: ['https://www.linkedin.com/company/fysiotherapie-verzorgd'],
      }),
    ],
    head: '<script src="/wp-content/themes/rust/menu.min.js?ver=3.1" defer></script><link rel="https://api.w.org/" href="/wp-json/">',
    foot: `<p>Singel 8, 3702 BB Zeist. Telefoon ${PHONE}. KvK 68750110.</p>`,
  });

const home = sheet({
  path: '/',
  title: 'Fysiotherapie in Zeist, binnen twee dagen terecht | Verzorgd',
  description:
    'Fysiotherapeuten in Zeist voor rug, nek, knie en schouder. U kunt binnen twee werkdagen terecht, zonder verwijzing van de huisarts.',
  heading: 'Fysiotherapie in Zeist',
  body: `${paragraphs(
    'Pijn in uw rug, een knie die niet meewerkt of herstellen na een operatie: in onze praktijk aan de Singel helpen vijf fysiotherapeuten u weer op weg. U kunt binnen 2 werkdagen terecht en heeft geen verwijzing nodig.',
    'Bij uw eerste afspraak kijken wij 45 minuten naar uw klacht. U gaat naar huis met een plan: welke oefeningen, hoe vaak en wanneer u verbetering mag verwachten. Na drie weken meten wij samen of het werkt; werkt het niet, dan veranderen wij het plan of verwijzen wij u door.',
  )}
<h2>Waar wij u bij helpen</h2>
<ul><li>Rug- en nekklachten, ook als die lang bestaan.</li><li>Knie, heup en schouder, voor en na een operatie.</li><li>Duizeligheid en evenwicht bij ouderen.</li><li>Sportblessures, met een test voordat u weer begint.</li></ul>
${paragraphs('Alle behandelingen staan beschreven op de <a href="/behandelingen/">pagina met behandelingen</a>. Wat uw verzekering vergoedt, leest u bij de <a href="/tarieven/">tarieven voor dit jaar</a>. De richtlijn die wij volgen vindt u bij het <a href="https://www.kngf.nl/richtlijnen">genootschap voor fysiotherapie</a>.')}
<h2>Openingstijden</h2>
${paragraphs(`Wij zijn op werkdagen open van 7.30 tot 20.00 uur. Bel ${PHONE} of kom langs. Bijgewerkt op ${dutchDay(dayIn(-12))}.`)}`,
});

const TREATMENTS = [
  'Manuele therapie is een behandeling van gewrichten met de handen. Na een onderzoek van 20 minuten maakt de therapeut uw nek of rug losser.',
  'Bij oefentherapie leert u bewegingen die u thuis kunt doen. Wij filmen ze op uw eigen telefoon, zodat u ze niet vergeet.',
] as const;

const inner = (path: string, heading: string, title: string, description: string): string =>
  sheet({ path, heading, title, description, body: paragraphs(...TREATMENTS, ...TREATMENTS.toReversed()) });

export const verzorgd = sitesOf(
  carefully(
    HOST,
    {
      '/': home,
      '/behandelingen/': inner(
        '/behandelingen/',
        'Behandelingen',
        'Behandelingen van onze fysiotherapeuten in Zeist',
        'Manuele therapie, oefentherapie en revalidatie na een operatie: lees wat wij doen, hoe lang het duurt en wat u ervan mag verwachten.',
      ),
      '/tarieven/': inner(
        '/tarieven/',
        'Tarieven',
        'Tarieven en vergoedingen voor fysiotherapie in Zeist',
        'Wat een behandeling kost, wat uw aanvullende verzekering ervan betaalt en wat u zelf betaalt als u niet aanvullend verzekerd bent.',
      ),
      '/contact/': inner(
        '/contact/',
        'Contact',
        'Contact en route naar onze praktijk in Zeist',
        'Bel of mail onze praktijk aan de Singel in Zeist, of maak een afspraak aan de balie. Parkeren is gratis op het plein achter ons.',
      ),
    },
    {
      files: {
        '/wp-content/themes/rust/menu.min.js': file(
          'text/javascript',
          'document.documentElement.dataset.menu = "klaar";\n',
          {
            'cache-control': 'public, max-age=31536000',
          },
        ),
      },
    },
  ),
);
