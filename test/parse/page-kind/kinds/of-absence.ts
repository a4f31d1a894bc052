import { resource } from '../../../kit/facts.ts';
import { answered, at, type Example, HOST, links, SIGN_IN_FORM, text, words } from './pages.ts';

/* Pages that are not the requested one, and pages that look like them. */

export const ERROR: readonly Example[] = [
  ['refused, whatever it says', at('/oud', 'Bakker', 'Bakker', { ...answered(404), ...text(words(300)) })],
  ['gone', at('/oud', 'Weg', 'Weg', answered(410))],
  ['broken', at('/', 'Voorbeeld', null, answered(500))],
  ['closed for a while', at('/', 'Onderhoud', 'Wegens onderhoud gesloten', answered(503))],
  ['forbidden', at('/geheim', '403 Forbidden', 'Forbidden', answered(403))],
  ['an account of somebody', at('/', 'Niet gevonden', null, { ...SIGN_IN_FORM, ...answered(404) })],
  [
    'WordPress, sent as good',
    at('/x', 'Pagina niet gevonden - Voorbeeld', 'Oeps!', { document: { bodyClass: 'error404' } }),
  ],
  [
    'Next, sent as good',
    at('/x', '404: This page could not be found.', '404', text('404 This page could not be found.')),
  ],
  ['SvelteKit, sent as good', at('/x', 'App', '404', text('404 Not Found'))],
  [
    'by its heading',
    at('/nl/weg', 'Voorbeeld', 'Pagina niet gevonden', text('Pagina niet gevonden. Deze pagina bestaat niet.')),
  ],
  [
    'DokuWiki, sent as good',
    at('/doku.php?id=weg', 'weg [Wiki]', 'This topic does not exist yet', {
      ...text("You've followed a link to a topic that doesn't exist yet."),
    }),
  ],
  ['at its own address', at('/404.html', '404', '404', text('404 Page not found'))],
];

export const NOT_ERROR: readonly Example[] = [
  ['an article about error 404', at('/blog/fout-404', 'Error 404', 'Error 404', text(`Niet gevonden. ${words(400)}`))],
  ['a word in a glossary', at('/begrippen/404', '404 | Begrippen', '404', text('404 betekent: niet gevonden.'))],
  [
    'documentation of it',
    at('/docs/errors/404', '404 Not Found', '404 Not Found', text('Not found. Sent when nothing matches.')),
  ],
  ['a car', at('/peugeot', 'Peugeot 404', 'Peugeot 404', text('Een klassieker uit 1960.'))],
  ['a number', at('/404', '404', '404', text('Huisnummer aan de Dorpsstraat.'))],
  ['lost and found', at('/kat', 'Kat niet gevonden', 'Kat nog niet gevonden', text('Onze kat is nog niet gevonden.'))],
  ['one that answers well', at('/x', 'Fietsen', 'Fietsen', answered(200))],
  ['answered before scripts led on', at('/', 'Voorbeeld', 'Voorbeeld', answered(404, `${HOST}/weg`))],
  ['a form behind a refusal', at('/intern', 'Inloggen', 'Inloggen', { ...SIGN_IN_FORM, ...answered(401) })],
];

export const STAND_IN: readonly Example[] = [
  [
    'nginx',
    at('/', 'Welcome to nginx!', 'Welcome to nginx!', text('Welcome to nginx! If you see this page, it works.')),
  ],
  ['Debian', at('/', 'Apache2 Debian Default Page: It works', 'It works!', text(words(40)))],
  [
    'Debian, as long as it is',
    at('/', 'Apache2 Debian Default Page: It works', null, {
      ...text(
        `This is the default welcome page used to test the correct operation of the Apache2 server. ${words(300)}`,
      ),
    }),
  ],
  ['registered for somebody', at('/', 'voorbeeld.nl', null, text('Deze domeinnaam is geregistreerd voor een klant.'))],
  ['suspended', at('/', 'Account Suspended', 'Account Suspended', text('This account has been suspended.'))],
  ['soon', at('/', 'Coming soon', 'Coming soon', text('Onze nieuwe website komt eraan. Coming soon.'))],
  [
    'parked',
    at('/', 'voorbeeld.nl is te koop', null, {
      ...text('Domein te koop'),
      resources: { list: [resource('script', 'https://img.sedoparking.com/js/caf.js')] },
    }),
  ],
];

export const NOT_STAND_IN: readonly Example[] = [
  [
    'an article about the page of Apache',
    at('/blog/apache', 'What the default page of Apache2 says', null, {
      ...text(`The default welcome page used to test the correct operation of the Apache2 server. ${words(300)}`),
    }),
  ],
  ['a gardener', at('/', 'Hovenier | specialist in onderhoud', 'Hovenier', text(words(300)))],
  ['a cinema', at('/', 'Coming soon | Bioscoop', 'Coming soon', text(words(300)))],
  [
    'a shop of which a part comes soon',
    at('/', 'Atelier', 'Atelier', { ...text('Nieuwe collectie coming soon.'), ...links(4) }),
  ],
  ['hardly any text', at('/', 'Koor', 'Koor', text('Welkom bij ons koor.'))],
  ['a notice of upkeep beside much else', at('/', 'Brug wegens onderhoud dicht', 'Brug dicht', text(words(200)))],
];
