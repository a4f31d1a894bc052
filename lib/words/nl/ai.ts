import type { aiIndexable } from '../../checks/ai/ai-indexable.ts';
import type { aiRobotsAnswer } from '../../checks/ai/ai-robots-answer.ts';
import type { aiSearchCrawlersAllowed } from '../../checks/ai/ai-search-crawlers-allowed.ts';
import type { aiUserFetchersAllowed } from '../../checks/ai/ai-user-fetchers-allowed.ts';
import type { classicSearchCrawlersAllowed } from '../../checks/ai/classic-search-crawlers-allowed.ts';
import type { entityIdentity } from '../../checks/ai/entity-identity.ts';
import type { linksInRawHtml } from '../../checks/ai/links-in-raw-html.ts';
import type { rawKeyFacts } from '../../checks/ai/raw-key-facts.ts';
import type { rawMainContentCoverage } from '../../checks/ai/raw-main-content-coverage.ts';
import type { snippetEligible } from '../../checks/ai/snippet-eligible.ts';
import type { WordsOf } from '../shape.ts';

export const ai = {
  'ai-search-crawlers-allowed': {
    title: 'Zoekrobots van AI-diensten toegelaten',
    why: 'ChatGPT, Claude en Perplexity hebben eigen zoekrobots. Wie die in robots.txt uitsluit, komt niet als bron in hun antwoorden.',
    fix: 'Verwijder in robots.txt de regels die deze zoekrobots weren. Robots die alleen voor training lezen, kunt u blijven weren zonder dat het hier punten kost.',
    says: {
      allowed: ({ count }) => `Alle ${count} zoekrobots van AI-diensten mogen deze pagina lezen.`,
      othersBlocked: ({ count }) =>
        count === 1
          ? 'Eén kleinere zoekrobot van een AI-dienst wordt geweerd.'
          : `${count} kleinere zoekrobots van AI-diensten worden geweerd.`,
      majorBlocked: ({ majors }) =>
        majors === 1
          ? 'Van de drie grote zoekrobots van AI-diensten wordt er één geweerd.'
          : `Van de drie grote zoekrobots van AI-diensten worden er ${majors} geweerd.`,
      allMajorBlocked: 'De zoekrobots van ChatGPT, Claude en Perplexity worden alle drie geweerd.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij een ander onderdeel.',
    },
  } satisfies WordsOf<typeof aiSearchCrawlersAllowed>,

  'ai-user-fetchers-allowed': {
    title: 'Ophalen namens een gebruiker toegelaten',
    why: 'Vraagt iemand zijn assistent om uw pagina te bekijken, dan haalt een aparte robot haar op. Is die geweerd, dan kan de assistent uw pagina niet openen.',
    fix: 'Sta in robots.txt Claude-User, Amzn-User en MistralAI-User toe.',
    says: {
      allowed: 'De robots die pagina’s voor gebruikers ophalen en robots.txt volgen, zijn toegelaten.',
      blocked: ({ count }) =>
        count === 1
          ? 'Eén robot die pagina’s voor gebruikers ophaalt, wordt geweerd.'
          : `${count} robots die pagina’s voor gebruikers ophalen, worden geweerd.`,
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij een ander onderdeel.',
    },
  } satisfies WordsOf<typeof aiUserFetchersAllowed>,

  'snippet-eligible': {
    title: 'Citeren toegestaan',
    why: 'De AI-antwoorden van Google en Bing gebruiken alleen tekst die in een fragment mag. Een verbod daarop sluit de pagina daar uit.',
    fix: 'Verwijder nosnippet en een lage max-snippet uit de robots-metatag en de X-Robots-Tag. Zet data-nosnippet alleen om stukken die echt niet geciteerd mogen worden.',
    fixes: {
      wordpress: 'Kijk in uw SEO-plug-in bij de geavanceerde instellingen van de pagina en zet “geen fragment” uit.',
    },
    says: {
      free: 'De tekst van de pagina mag worden geciteerd.',
      limited: 'De tekst mag maar beperkt worden geciteerd.',
      partlyWithheld: ({ percent }) => `${percent}% van de hoofdtekst mag niet worden geciteerd.`,
      forbidden: 'De pagina verbiedt dat haar tekst wordt geciteerd.',
      mostlyWithheld: ({ percent }) => `${percent}% van de hoofdtekst mag niet worden geciteerd.`,
      errorPage: 'Een nieuwe bezoeker krijgt een foutpagina; dat telt bij SEO.',
    },
  } satisfies WordsOf<typeof snippetEligible>,

  'classic-search-crawlers-allowed': {
    title: 'Googlebot en Bingbot toegelaten',
    why: 'De AI-antwoorden van Google en Copilot putten uit de gewone zoekindex. Wie daar niet in staat, komt in geen van beide voor.',
    fix: 'Sta in robots.txt Googlebot en Bingbot toe.',
    says: {
      allowed: 'Googlebot en Bingbot mogen deze pagina lezen. Dit telt mee bij SEO.',
      oneBlocked: ({ name }) => `${name} wordt door robots.txt geweerd. Dit telt mee bij SEO.`,
      bothBlocked: 'Googlebot en Bingbot worden allebei geweerd. Dit telt mee bij SEO en begrenst hier het cijfer.',
      robotsFails: 'robots.txt geeft een serverfout; dat staat bij een ander onderdeel.',
    },
  } satisfies WordsOf<typeof classicSearchCrawlersAllowed>,

  'ai-indexable': {
    title: 'Opname in de zoekindex',
    why: 'Een pagina met noindex komt niet in de zoekindex. Zij kan dan ook geen bron zijn voor antwoorden die daaruit putten.',
    fix: 'Verwijder noindex uit de robots-metatag en de X-Robots-Tag van deze pagina.',
    says: {
      open: 'De pagina mag in de zoekindex. Dit telt mee bij SEO.',
      closedToOne: 'De pagina sluit één van de twee grote zoekmachines uit. Dit telt mee bij SEO.',
      closed: 'De pagina mag niet in de zoekindex. Dit telt mee bij SEO en begrenst hier het cijfer.',
      needless: 'Een pagina om in te loggen, te zoeken of af te rekenen hoort niet in de zoekindex.',
      errorPage: 'Een nieuwe bezoeker krijgt een foutpagina; dat telt bij SEO.',
    },
  } satisfies WordsOf<typeof aiIndexable>,

  'ai-robots-answer': {
    title: 'Antwoord van robots.txt',
    why: 'Geeft robots.txt een serverfout, dan lezen robots die zich aan de afspraken houden de hele site niet. Ook zoekrobots van AI-diensten doen dat.',
    fix: 'Laat de server voor robots.txt een gewoon antwoord geven: het bestand, of status 404 als het er niet is.',
    says: {
      answers: ({ status }) => `robots.txt antwoordt met status ${status}. Dit telt mee bij SEO.`,
      fails: ({ status }) =>
        `robots.txt antwoordt met serverfout ${status}: robots lezen dan niets. Dit telt mee bij SEO en begrenst hier het cijfer.`,
    },
  } satisfies WordsOf<typeof aiRobotsAnswer>,

  'raw-main-content-coverage': {
    title: 'Tekst leesbaar zonder scripts',
    why: 'De robots van ChatGPT, Claude en Perplexity voeren geen JavaScript uit. Tekst die pas in de browser ontstaat, zien zij niet.',
    fix: 'Laat de server de tekst van de pagina meesturen in de HTML (server-side rendering of statische pagina’s) in plaats van haar met scripts op te bouwen.',
    says: {
      covered: ({ percent }) => `${percent}% van de hoofdtekst staat in de HTML die de server stuurt.`,
      partly: ({ percent, found }) =>
        `${percent}% van de hoofdtekst staat in de HTML die de server stuurt (${found} woorden). De rest komt pas met scripts.`,
      absent: ({ percent }) =>
        `Slechts ${percent}% van de hoofdtekst staat in de HTML die de server stuurt. Zonder scripts is de pagina zo goed als leeg.`,
      onlyAsData: ({ percent }) =>
        `Slechts ${percent}% van de hoofdtekst staat als tekst in de HTML. De inhoud gaat wel als gegevens voor scripts mee, maar dat is geen leesbare pagina.`,
      noMainText: 'Deze pagina heeft geen hoofdtekst van betekenis.',
    },
  } satisfies WordsOf<typeof rawMainContentCoverage>,

  'raw-key-facts': {
    title: 'Kerngegevens leesbaar zonder scripts',
    why: 'Kop, telefoonnummer, e-mailadres en prijs zijn waar mensen naar vragen. Staan ze niet in de HTML zelf, dan kan een assistent ze niet noemen.',
    fix: 'Zet deze gegevens in de HTML die de server stuurt, niet alleen in wat scripts toevoegen.',
    says: {
      all: ({ count }) =>
        count === 1
          ? 'Het gevonden kerngegeven staat in de HTML die de server stuurt.'
          : `Alle ${count} gevonden kerngegevens staan in de HTML die de server stuurt.`,
      missing: ({ missing }) =>
        missing === 1
          ? 'Eén kerngegeven verschijnt pas met scripts.'
          : `${missing} kerngegevens verschijnen pas met scripts.`,
      headingMissing: 'De hoofdkop van de pagina verschijnt pas met scripts.',
      none: 'Deze pagina heeft geen hoofdkop, contactgegevens, prijs of gestructureerde gegevens.',
    },
  } satisfies WordsOf<typeof rawKeyFacts>,

  'links-in-raw-html': {
    title: 'Links leesbaar zonder scripts',
    why: 'Robots vinden uw andere pagina’s via links. Links die pas met scripts verschijnen, volgen de meeste AI-robots niet.',
    fix: 'Laat de server menu en links meesturen als gewone a-elementen met een href.',
    says: {
      most: ({ count }) => `De ${count} links naar deze site staan (bijna) allemaal in de HTML die de server stuurt.`,
      some: ({ count, missing }) => `${missing} van de ${count} links naar deze site verschijnen pas met scripts.`,
      few: ({ count, missing }) => `${missing} van de ${count} links naar deze site verschijnen pas met scripts.`,
      noLinks: 'Deze pagina heeft te weinig links naar de eigen site om te vergelijken.',
    },
  } satisfies WordsOf<typeof linksInRawHtml>,

  'entity-identity': {
    title: 'Wie achter de site zit',
    why: 'Gestructureerde gegevens vertellen machines om welke organisatie of persoon het gaat. Dat voorkomt verwarring met naamgenoten.',
    fix: 'Voeg op de homepage JSON-LD toe van het type Organization, LocalBusiness of Person, met name, url, logo of address, en sameAs of uw KvK- of btw-nummer.',
    fixes: {
      wordpress:
        'Vul in uw SEO-plug-in de gegevens van uw organisatie in: naam, logo en profielen elders. De plug-in maakt er JSON-LD van.',
    },
    says: {
      complete: ({ name }) => `De gegevens van ${name} zijn volledig gemarkeerd.`,
      incomplete: 'Er zijn gegevens van een organisatie of persoon gemarkeerd, maar er ontbreekt iets.',
      absent: 'Nergens is gemarkeerd van welke organisatie of persoon deze site is.',
    },
  } satisfies WordsOf<typeof entityIdentity>,
};
