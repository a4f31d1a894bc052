import type { canonicalSingle } from '../../checks/seo/canonical-single.ts';
import type { canonicalTargetOk } from '../../checks/seo/canonical-target-ok.ts';
import type { headIntact } from '../../checks/seo/head-intact.ts';
import type { headSameAfterJs } from '../../checks/seo/head-same-after-js.ts';
import type { pageHttpStatus } from '../../checks/seo/page-http-status.ts';
import type { pageIndexable } from '../../checks/seo/page-indexable.ts';
import type { robotsAllowsPage } from '../../checks/seo/robots-allows-page.ts';
import type { titlePresent } from '../../checks/seo/title-present.ts';
import type { WordsOf } from '../shape.ts';

const ERROR_PAGE = 'De server gaf een foutpagina; dat telt bij “Antwoord van de server”.';
const NEEDLESS = 'Een pagina om in te loggen, af te rekenen of te zoeken hoeft niet in zoekresultaten te staan.';

export const seo = {
  'page-http-status': {
    title: 'Antwoord van de server',
    why: 'Zoekmachines nemen alleen pagina’s op die met code 200 antwoorden. Een foutcode haalt een pagina op den duur uit de resultaten, ook als bezoekers wel iets zien.',
    fix: 'Laat de server de pagina met code 200 geven. Verhuisde de pagina, stuur dan met een 301 door naar het nieuwe adres.',
    says: {
      served: ({ status }) => `Een nieuwe bezoeker krijgt de pagina, met code ${status}.`,
      redirected: 'Een nieuwe bezoeker wordt eerst doorgestuurd naar een ander adres van deze site.',
      gone: ({ status }) => `De server zegt dat deze pagina niet bestaat (code ${status}).`,
      refused: ({ status }) => `De server weigert deze pagina aan een nieuwe bezoeker (code ${status}).`,
      broken: ({ status }) => `De server meldt een storing (code ${status}).`,
    },
  } satisfies WordsOf<typeof pageHttpStatus>,

  'page-indexable': {
    title: 'Opname in zoekmachines toegestaan',
    why: 'Met “noindex” houdt een site een pagina uit de zoekresultaten. Blijft dat na een verbouwing staan, dan verdwijnt de pagina zonder dat iemand het merkt.',
    fix: 'Haal “noindex” of “none” uit de robots-meta en uit de regel X-Robots-Tag van de server, als deze pagina gevonden mag worden.',
    fixes: {
      wordpress:
        'Zet bij Instellingen, Lezen het vinkje uit bij “Zoekmachines ontmoedigen”. Kijk daarna bij deze pagina in de instellingen van uw SEO-plugin.',
      shopify:
        'Zoek in theme.liquid naar “noindex” en haal die regel weg, of zet de pagina terug in de zoekresultaten.',
      joomla: 'Zet bij Algemene instellingen, Metadata de robots op “index, follow”, en controleer het menu-item zelf.',
    },
    says: {
      open: 'Zoekmachines mogen deze pagina opnemen.',
      closedToBing: 'Alleen Bing mag deze pagina niet opnemen.',
      closed: 'Zoekmachines mogen deze pagina niet opnemen.',
      needless: NEEDLESS,
      errorPage: ERROR_PAGE,
    },
  } satisfies WordsOf<typeof pageIndexable>,

  'robots-allows-page': {
    title: 'Toegang volgens robots.txt',
    why: 'In robots.txt staat welke adressen een zoekmachine mag ophalen. Een pagina die daar dicht staat, wordt niet gelezen en zakt weg of toont geen beschrijving.',
    fix: 'Haal in robots.txt de regel weg die dit adres sluit, of zet er een langere Allow-regel bij. Controleer het resultaat in Google Search Console.',
    says: {
      allowed: 'Google, Bing en andere zoekmachines mogen dit adres ophalen.',
      absent: 'Er is geen robots.txt, dus alle zoekmachines mogen dit adres ophalen.',
      othersBlocked: 'Google mag dit adres ophalen, maar Bing of de overige zoekmachines niet.',
      googleBlocked: 'Google mag dit adres niet ophalen.',
      needless: NEEDLESS,
      serverError: 'De server meldt een storing bij robots.txt; dat telt bij “Geldigheid van robots.txt”.',
    },
  } satisfies WordsOf<typeof robotsAllowsPage>,

  'canonical-single': {
    title: 'Eén voorkeursadres',
    why: 'Met een canonical zegt een pagina onder welk adres zij in de resultaten hoort. Spreken twee regels elkaar tegen, dan kiest de zoekmachine zelf.',
    fix: 'Zet in de head precies één <link rel="canonical"> met het volledige adres. Vaak schrijven thema en plugin er elk een: zet er een uit.',
    says: {
      single: 'De pagina noemt één voorkeursadres.',
      absent: 'De pagina noemt geen voorkeursadres.',
      repeated: ({ count }) => `Hetzelfde voorkeursadres staat er ${count} keer.`,
      different: 'De pagina noemt verschillende voorkeursadressen.',
      empty: 'De pagina heeft een canonical zonder adres.',
      unparsable: 'Het voorkeursadres is geen geldig adres.',
      errorPage: ERROR_PAGE,
    },
  } satisfies WordsOf<typeof canonicalSingle>,

  'canonical-target-ok': {
    title: 'Doel van het voorkeursadres',
    why: 'Wijst het voorkeursadres naar een dode, gesloten of verkeerde pagina, dan raakt deze pagina uit de resultaten. Dat gebeurt vaak na een verhuizing of het kopiëren van een sjabloon.',
    fix: 'Laat de canonical naar de pagina zelf wijzen, of naar de hoofdversie als dit een variant is. Kies een adres dat zonder omweg met code 200 antwoordt.',
    says: {
      thisPage: 'Het voorkeursadres is deze pagina zelf.',
      otherPage: 'Het voorkeursadres is een andere pagina van deze site.',
      redirects: 'Het voorkeursadres stuurt zelf weer door.',
      otherSite: 'Het voorkeursadres ligt op een andere site; die is niet opgehaald.',
      dead: ({ status }) => `Het voorkeursadres geeft code ${status}.`,
      closed: 'Het voorkeursadres mag niet in zoekmachines (noindex).',
      home: 'Het voorkeursadres is de homepage, terwijl dit een andere pagina is.',
      notOne: 'De pagina noemt niet precies één voorkeursadres.',
    },
  } satisfies WordsOf<typeof canonicalTargetOk>,

  'title-present': {
    title: 'Paginatitel',
    why: 'De titel is de regel waarop mensen in de zoekresultaten klikken. Zonder titel verzint de zoekmachine er een.',
    fix: 'Geef elke pagina één eigen <title> die zegt waar zij over gaat, met de naam van uw organisatie erachter.',
    says: {
      present: 'De pagina heeft een titel.',
      several: ({ count }) => `De pagina heeft ${count} titels; alleen de eerste telt.`,
      empty: 'De titel van de pagina is leeg.',
      absent: 'De pagina heeft geen titel.',
    },
  } satisfies WordsOf<typeof titlePresent>,

  'head-same-after-js': {
    title: 'Head gelijk voor en na scripts',
    why: 'Zoekmachines lezen eerst de kale HTML en pas later het resultaat van scripts. Verandert een script het voorkeursadres of de robots-regels, dan kan de eerste versie blijven gelden.',
    fix: 'Zet titel, beschrijving, canonical, robots, taal en hreflang al op de server goed, en laat scripts ze met rust.',
    says: {
      same: 'Scripts veranderen niets aan de gegevens voor zoekmachines.',
      differs: ({ count }) =>
        count === 1
          ? 'Scripts veranderen één gegeven voor zoekmachines.'
          : `Scripts veranderen ${count} gegevens voor zoekmachines.`,
      differsDecisively: 'Scripts veranderen het voorkeursadres of de robots-regels.',
    },
  } satisfies WordsOf<typeof headSameAfterJs>,

  'head-intact': {
    title: 'Head zonder vreemde elementen',
    why: 'Staat er in de head iets wat daar niet hoort, zoals een afbeelding of losse tekst, dan sluit de browser de head. Alles daarna belandt in de body, waar zoekmachines het niet meer vertrouwen.',
    fix: 'Verplaats het genoemde element naar de body, of zet het achter de regels voor zoekmachines. Vaak komt het van een meetcode of plugin.',
    says: {
      intact: 'De head bevat alleen wat er hoort.',
      stray: ({ stray }) => `In de head staat ${stray}, dat daar niet hoort. Er ging niets verloren.`,
      cutWithoutScript: ({ stray, lost }) =>
        `Door ${stray} in de head belandt ${lost} in de body bij lezers die geen scripts uitvoeren.`,
      cut: ({ lost }) => `In de HTML staat ${lost} niet in de head maar in de body.`,
    },
  } satisfies WordsOf<typeof headIntact>,
};
