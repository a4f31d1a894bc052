import { expect, test } from 'vitest';
import { siteInService } from '../../../lib/checks/onderhoud/site-in-service.ts';
import type { Facts } from '../../../lib/evidence.ts';
import { findPageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { cases, partialCases } from '../../kit/cases.ts';
import { blind, type Deep, http, link, page, resource, scan, seen } from '../../kit/facts.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');
const answer = (headers: Readonly<Record<string, string>> = {}, status = 200) =>
  seen({ ...http(headers, { status }), barrier: null });
const on = (changes: Deep<Facts['page']>) => {
  const shown = page(changes);
  return { page: shown, kind: findPageKind(shown, null), scan: scan(), answer: answer() };
};
const answered = (status: number) =>
  on({
    head: { titles: ['Fietsen'] },
    text: { body: 'Even geduld' },
    performance: {
      navigation: {
        ...{ status, kind: 'navigate', firstByte: 1, protocol: 'h2', encoded: 1, decoded: 1, transferred: 1 },
        worker: false,
      },
    },
  });
const showing = (title: string, body: string) => on({ head: { titles: [title] }, text: { body } });

cases(siteInService, {
  inService: [
    showing('Fietsen repareren in Utrecht', words(400)),
    { ...showing('Fietsen repareren in Utrecht', words(400)), answer: blind('denied') },
    // Little text alone is not a sign, and a long text may mention maintenance or coming events.
    showing('Inloggen', 'Gebruikersnaam en wachtwoord'),
    // A trade of its own: upkeep.
    showing('Hovenier Jansen | specialist in onderhoud en aanleg', words(300)),
    showing(
      'Installatiebedrijf De Boer',
      'Al dertig jaar sterk in onderhoud van cv-ketels. Bel ons voor een afspraak.',
    ),
    showing('Experts in maintenance', words(300)),
    showing('Coming soon | Bioscoop De Ster', words(300)),
    showing('Nieuwe modellen', `Deze fiets is binnenkort beschikbaar in onze winkel. ${words(80)}`),
    showing('Onderhoud', `${words(200)} De brug is wegens onderhoud gesloten. Coming soon: meer nieuws.`),
    { ...showing('Fietsen', words(400)), answer: answer({}, 503) },
    // Sites of one page and few words, which speak of something else.
    showing('Restaurant De Haven', 'Coming soon: onze nieuwe zomerkaart! Reserveer op 030-1234567.'),
    showing('Restaurant De Haven', 'Coming soon: onze nieuwe zomerkaart! Kom langs.'),
    showing('Webbureau Haven', 'Wij doen onderhoud aan de website van uw bedrijf. Bel 030-1234567.'),
    showing('Webbureau Haven', 'Uw website in onderhoud bij ons? Bel 030-1234567.'),
    showing('Webbureau Haven', 'Wij bouwen nu aan een nieuwe website voor de werf. Bel 030-1234567.'),
    showing('Domeinen kopen', 'Domeinen kopen en verkopen. De domeinnaam haven.nl is te koop.'),
    showing('Bouwbedrijf De Haven', 'Nu te huur: winkel in aanbouw aan de Havenweg. Bel 030-1234567.'),
    showing('De bank', 'Is uw account geblokkeerd? Uw website is geblokkeerd door een storing? Bel ons.'),
    ...[
      'Wij zijn verhuisd naar Kerkstraat 12. Een afspraak maakt u via mijngezondheid.net.',
      'Wij zijn verhuisd! Parkeren kan gratis. Een afspraak maakt u via mijngezondheid.net.',
      'Ons nieuwe adres is Kerkstraat 12. Een afspraak maakt u via mijngezondheid.net.',
    ].map((body) =>
      on({
        head: { titles: ['Huisartsenpraktijk De Haven'] },
        text: { body },
        links: { list: [link({ href: 'https://mijngezondheid.net/', text: 'mijngezondheid.net' })] },
      }),
    ),
    // Moved to another street: announced on the site that still exists.
    on({
      head: { titles: ['Bakkerij De Korst'] },
      text: { body: 'Wij zijn verhuisd! U vindt ons nu aan de Kerkstraat 5. Volg ons ook op Facebook.' },
      links: { list: [link({ href: 'https://www.facebook.com/dekorst', text: 'Facebook' })] },
    }),
  ],
  doubtful: [
    // Of few words, with contact details: the whole site, of which something comes soon or is closed.
    showing('Atelier', 'Nieuwe collectie coming soon. Mail naar anna@voorbeeld.nl.'),
    showing('Bakkerij', 'Wegens werkzaamheden is onze winkel gesloten. Kerkstraat 5, 1234 AB Waterstad.'),
    showing('Website in onderhoud', words(300)),
    showing('Voorbeeld', `Wegens gepland onderhoud is de webshop niet bereikbaar. ${words(80)}`),
    showing('Voorbeeld', `Onze site is tijdelijk gesloten wegens onderhoud. ${words(80)}`),
    showing('Under maintenance', words(300)),
    showing('Coming soon', words(140)),
    showing('Voorbeeld', `Wij zijn binnenkort online. ${words(100)}`),
    on({
      text: { body: words(300) },
      resources: { list: [resource('script', 'https://img.sedoparking.com/js/caf.js')] },
    }),
  ],
  parked: [
    showing('Welkom', 'voorbeeld.nl is te koop. Mail naar verkoop@makelaar.nl.'),
    showing('voorbeeld.nl', 'Deze domeinnaam is geregistreerd voor een klant.'),
    showing('voorbeeld.nl', 'This domain is for sale. Buy this domain.'),
  ],
  moved: [
    on({
      head: { titles: ['Slagerij Jansen'] },
      text: { body: 'Wij zijn verhuisd. Onze nieuwe website vindt u op slagerijjansen.nl.' },
      links: { list: [link({ href: 'https://slagerijjansen.nl/', text: 'slagerijjansen.nl' })] },
    }),
    on({
      head: { titles: ['Slagerij Jansen'] },
      text: { body: 'Ons nieuwe adres is www.slagerijjansen.nl. Tot ziens!' },
      links: { list: [link({ href: 'https://slagerijjansen.nl/', text: 'hier' })] },
    }),
    on({
      head: { titles: ['We have moved'] },
      text: { body: 'We have moved. Please update your bookmarks: www.otherplace.com' },
      links: { list: [link({ href: 'https://www.otherplace.com/shop', text: 'www.otherplace.com' })] },
    }),
  ],
  suspended: [showing('Account Suspended', 'This account has been suspended. Contact your hosting provider.')],
  maintenance: [
    showing('In onderhoud', `Wegens onderhoud zijn wij er even niet.`),
    showing('Voorbeeld', 'De website is tijdelijk niet bereikbaar. Bel 030-1234567.'),
  ],
  defaultPage: [
    showing('Welcome to nginx!', 'Welcome to nginx! If you see this page, the server is working.'),
    showing('Apache2 Debian Default Page: It works', words(40)),
  ],
  comingSoon: [
    showing('Voorbeeld', 'Coming soon: our new website.'),
    showing('Voorbeeld', 'Deze website is momenteel in aanbouw. Bel 030-1234567.'),
    showing('Voorbeeld', 'Coming soon! Stay tuned.'),
    // Links to itself and to other sites do not lead to another page of this site.
    on({
      head: { titles: ['Coming soon'] },
      text: { body: 'Onze nieuwe website komt eraan. Volg ons.' },
      links: {
        list: ['https://voorbeeld.nl/#top', 'https://voorbeeld.nl/?utm_source=x', 'https://facebook.com/x'].map(
          (href) => link({ href }),
        ),
      },
    }),
  ],
  serverError: [
    { ...showing('Fout', 'Er ging iets mis.'), kind: 'error', answer: answer({}, 500) },
    { ...showing('Bad Gateway', 'Bad Gateway'), kind: 'error', answer: answer({}, 502) },
    // Without its home page a site has no entrance.
    {
      ...showing('Not Found', 'Not Found'),
      kind: 'error',
      answer: answer({}, 404),
      scan: scan({ url: 'https://voorbeeld.nl/' }),
    },
  ],
  errorPage: [
    {
      ...showing('Niet gevonden', 'Deze pagina bestaat niet.'),
      ...{ kind: 'error', answer: answer({}, 404), scan: scan({ url: 'https://voorbeeld.nl/oud/artikel' }) },
    },
    { ...showing('Niet gevonden', 'Deze pagina bestaat niet.'), kind: 'error' },
  ],
  away: [
    { ...showing('Voorbeeld', words(400)), answer: answer({ 'retry-after': '3600' }, 503) },
    { ...showing('In onderhoud', `Wegens onderhoud zijn wij er even niet. ${words(80)}`), answer: answer({}, 503) },
    { ...showing('Service Unavailable', 'The server is busy.'), answer: answer({}, 503) },
    { ...answered(503), answer: blind('denied') },
  ],
});

partialCases(siteInService, {
  // A missing page, or a server that fails: the answer to a stranger tells.
  errorPage: [[{ ...answered(404), answer: blind('fault') }, 'fault']],
});

test('the stated time of absence is returned in seconds, in any notation', () => {
  const away = (headers: Readonly<Record<string, string>>): unknown =>
    siteInService.judge({ ...showing('Onderhoud', 'Even niet'), answer: answer(headers, 503) });
  expect(away({ 'retry-after': '600' })).toMatchObject({ args: { retryAfter: 600 } });
  expect(away({ 'retry-after': 'Fri, 20 Nov 2026 13:00:00 GMT', date: 'Fri, 20 Nov 2026 12:30:00 GMT' })).toMatchObject(
    {
      args: { retryAfter: 1_800 },
    },
  );
  expect(away({ 'retry-after': 'morgen' })).toMatchObject({ args: {} });
});

test('the 503 of the tab is over when a stranger gets the page again', () =>
  expect(siteInService.judge({ ...answered(503), answer: answer() })).toMatchObject({ code: 'errorPage' }));
