import type { seo as pillar } from '../../../checks/seo/index.ts';
import {
  findHosts,
  findMatches,
  formatFirstOf,
  type Imperatives,
  type Named,
  quoted,
  sayAbout,
} from '../../imperative.ts';

const SITEMAP = 'Haal dode en afgesloten adressen uit de sitemap';
const TITLE = 'Geef de pagina een titel die zegt waar die over gaat';
const DESCRIPTION = 'Schrijf een beschrijving voor in zoekresultaten';
const HREFLANG = 'Verbeter de verwijzingen naar andere talen';
const ONE_NAME = 'Stuur het adres met en zonder www door naar één adres';

/** The address with or without www that the page does not have: the first one that was redirected here. */
const sayVariant = (sentence: (host: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(findHosts(found)[0] ?? '', sentence, otherwise);

export const seo = {
  'page-http-status': {
    redirected: 'Verwijs meteen naar het adres waar bezoekers uitkomen',
    gone: 'Zet de pagina terug, of stuur het adres door',
    refused: 'Laat nieuwe bezoekers de pagina zien: de server weigert die',
    broken: 'Herstel de fout die de server bij deze pagina geeft',
  },
  'page-indexable': {
    closedToBing: 'Laat Bing de pagina opnemen, als die gevonden mag worden',
    closed: 'Laat zoekmachines de pagina opnemen, als die gevonden mag worden',
  },
  'robots-allows-page': {
    othersBlocked: 'Laat ook Bing toe, als de pagina gevonden mag worden (robots.txt)',
    googleBlocked: 'Laat Google toe, als de pagina gevonden mag worden (robots.txt)',
  },
  'robots-file-valid': {
    oddLines: 'Verbeter de regels voor zoekmachines die geen ervan begrijpt (robots.txt)',
    noindexLines: 'Haal noindex-regels uit robots.txt: die werken daar niet',
    sentAsHtml: 'Laat de server robots.txt als tekst versturen',
    serverError: 'Laat de server weer een goed antwoord geven op robots.txt',
    webPage: 'Zet op het adres van robots.txt een tekstbestand, of niets',
    tooLarge: 'Maak robots.txt kleiner',
    strayRules: 'Zet boven de regels in robots.txt voor wie ze gelden',
  },
  'robots-resources-allowed': {
    imagesBlocked: 'Laat Google uw afbeeldingen ophalen, als die gevonden mogen worden (robots.txt)',
    blocked: 'Sta Google in robots.txt toe uw stijlbladen en scripts op te halen',
  },
  'canonical-single': {
    absent: 'Noem in de pagina zelf het vaste adres (canonical)',
    repeated: 'Noem het vaste adres van de pagina één keer (canonical)',
    different: 'Noem één vast adres voor de pagina: nu staan er meer (canonical)',
    empty: 'Vul het vaste adres van de pagina in (canonical)',
    unparsable: 'Verbeter het vaste adres van de pagina (canonical)',
    ignored: 'Schrijf het vaste adres zo dat zoekmachines het lezen (canonical)',
  },
  'canonical-absolute': {
    notWeb: 'Schrijf het vaste adres van de pagina als webadres (canonical)',
    relative: 'Schrijf het vaste adres van de pagina volledig (canonical)',
    insecure: 'Laat het vaste adres van de pagina met https beginnen (canonical)',
    fragment: 'Haal het hekje uit het vaste adres van de pagina (canonical)',
  },
  'canonical-target-ok': {
    otherPage: 'Ga na of het vaste adres de goede pagina noemt (canonical)',
    redirects: 'Noem als vast adres het adres waar men uitkomt (canonical)',
    otherSite: 'Ga na of het vaste adres naar een andere site mag wijzen (canonical)',
    notWeb: 'Noem als vast adres een webadres (canonical)',
    dead: 'Noem als vast adres een pagina die bestaat (canonical)',
    closed: 'Noem als vast adres een pagina die gevonden mag worden (canonical)',
    home: 'Noem als vast adres deze pagina, niet de homepage (canonical)',
    otherThing: 'Noem als vast adres deze pagina, niet een andere (canonical)',
  },
  'host-variants-merge': {
    temporary: sayVariant(
      (host) => `Maak de omleiding van ${host} permanent`,
      'Maak de omleiding tussen met en zonder www permanent',
    ),
    long: sayVariant((host) => `Stuur ${host} in één stap door`, 'Stuur het andere adres in één stap door'),
    canonical: ONE_NAME,
    elsewhere: sayVariant(
      (host) => `Laat ${host} naar deze site leiden`,
      'Laat het adres met en zonder www naar dezelfde site leiden',
    ),
    separate: ONE_NAME,
    broken: sayVariant(
      (host) => `Herstel ${host}: dat geeft een fout`,
      'Herstel het adres met of zonder www: dat geeft een fout',
    ),
    unreachable: sayVariant(
      (host) => `Herstel ${host}: dat werkt niet`,
      'Herstel het adres met of zonder www: dat werkt niet',
    ),
  },
  'url-variants-merge': 'Noem in elke variant van dit adres hetzelfde vaste adres (canonical)',
  'missing-page-is-404': {
    redirected: 'Geef een foutpagina bij adressen die niet bestaan',
    closed: 'Geef een foutcode bij adressen die niet bestaan',
    served: 'Geef een foutpagina bij adressen die niet bestaan',
    broken: 'Herstel de fout van de server bij adressen die niet bestaan',
  },
  'sitemap-found': {
    unnamed: 'Noem de sitemap in robots.txt',
    absent: 'Maak een lijst van uw pagina’s voor zoekmachines (sitemap)',
    broken: 'Verbeter het adres van de sitemap in robots.txt',
  },
  'sitemap-valid': {
    insecure: 'Zet in de sitemap adressen met https',
    badDates: 'Verbeter de datums in de sitemap',
    futureDates: 'Haal datums in de toekomst uit de sitemap',
    allToday: 'Zet in de sitemap wanneer een pagina echt veranderde',
    empty: 'Zet uw pagina’s in de sitemap: die is leeg',
    someMissing: 'Herstel de bestanden die de sitemap noemt',
    allMissing: 'Herstel de bestanden die de sitemap noemt',
    nested: 'Laat de index van de sitemap geen andere index noemen',
    damaged: 'Laat de sitemap opnieuw inpakken: het bestand is beschadigd',
    malformed: 'Laat de sitemap opnieuw maken: het bestand is stuk',
    namespace: 'Laat de sitemap opnieuw maken: Google weigert de vorm',
    relative: 'Zet in de sitemap volledige adressen',
    elsewhere: 'Haal adressen van andere sites uit de sitemap',
  },
  'sitemap-lists-page': 'Zet deze pagina in de sitemap, als die gevonden mag worden',
  'sitemap-sample-ok': {
    redirects: 'Zet in de sitemap de adressen waar men uitkomt',
    oneFaulty: SITEMAP,
    faulty: SITEMAP,
  },
  'title-present': {
    several: 'Geef de pagina één titel: nu staan er meer',
    empty: TITLE,
    absent: TITLE,
  },
  'title-width': {
    short: 'Maak de titel langer: zeg waar de pagina over gaat',
    long: 'Maak de titel korter, met het belangrijkste vooraan',
  },
  'title-meaningful': {
    capitals: 'Schrijf de titel in gewone letters',
    repeated: ({ args: { word } }) => `Noem “${word}” één keer in de titel`,
    placeholder: TITLE,
    address: TITLE,
  },
  'title-heading-agree': 'Laat titel en hoofdkop over hetzelfde gaan',
  'description-present': {
    several: 'Houd één beschrijving voor zoekresultaten over',
    empty: DESCRIPTION,
    absent: DESCRIPTION,
  },
  'description-width': {
    short: 'Maak de beschrijving voor zoekresultaten langer',
    long: 'Maak de beschrijving voor zoekresultaten korter',
  },
  'content-amount': 'Schrijf meer over wat bezoekers willen weten',
  'head-same-after-js': 'Zet titel en adres voor zoekmachines meteen goed, niet met een script',
  'head-intact': ({ args: { stray } }) =>
    stray === undefined
      ? 'Verplaats wat in de code van de pagina op een verkeerde plek staat (head)'
      : `Verplaats ${stray} uit de head van de pagina`,
  'links-crawlable': {
    some: 'Maak van elke link een gewone link',
    inNavigation: 'Maak van de links in het menu gewone links',
    many: 'Maak van elke link een gewone link',
  },
  'link-texts-meaningful': (found) =>
    sayAbout(
      formatFirstOf('nl', quoted(findMatches(found, / — (.+)/))),
      (text) => `Vervang de linktekst ${text} door het onderwerp`,
      'Noem in linkteksten het onderwerp',
    ),
  'internal-links-follow': 'Haal nofollow weg bij links naar eigen pagina’s',
  'images-indexable': 'Zet grote afbeeldingen als afbeelding in de pagina',
  'hreflang-valid': {
    noDefault: 'Wijs een versie aan voor bezoekers met een andere taal',
    badCode: 'Verbeter de taalcodes bij de verwijzingen naar andere talen',
    relative: 'Verwijs naar andere talen met volledige adressen',
    repeated: 'Noem elke taal één keer',
    notItself: 'Noem bij de talen ook deze pagina zelf',
  },
  'hreflang-returns': HREFLANG,
  'structured-data-valid': {
    incomplete: 'Vul de aanbevolen gegevens voor zoekmachines aan',
    imprecise: 'Schrijf gegevens voor zoekmachines zo dat die ze lezen',
    misspelt: 'Schrijf velden voor zoekmachines zoals schema.org ze noemt',
    unfamiliarType: 'Gebruik bij gegevens voor zoekmachines een soort die bestaat',
    unreadable: 'Verbeter het blok met gegevens dat niet te lezen is (JSON)',
    noContext: 'Zet bij de gegevens voor zoekmachines de soort: @context',
    unknownContext: 'Gebruik bij gegevens voor zoekmachines schema.org',
    untyped: 'Zet bij de gegevens voor zoekmachines wat ze beschrijven: @type',
    unknownType: 'Gebruik bij gegevens voor zoekmachines een soort die bestaat',
    requiredMissing: 'Vul de verplichte gegevens voor zoekmachines in',
    requiredInvalid: 'Verbeter de verplichte gegevens voor zoekmachines',
  },
  'share-preview': {
    incomplete: 'Vul het voorbeeld aan dat men ziet bij delen',
    small: 'Neem een grotere afbeelding voor het voorbeeld bij delen',
    imageDead: 'Herstel de afbeelding van het voorbeeld bij delen',
    absent: 'Kies wat men ziet als iemand de pagina deelt',
  },
  'favicon-ok': {
    small: 'Maak het pictogram van de site groter',
    notSquare: 'Maak het pictogram van de site vierkant',
    closed: 'Sta Google in robots.txt toe het pictogram van de site op te halen',
    absent: 'Maak een pictogram voor de site',
    broken: 'Herstel het pictogram van de site: dat laadt niet',
  },
  'intrusive-overlay': {
    walled: 'Laat bezoekers de pagina zien: nu staat er een vraag overheen',
    wallPage: 'Laat bezoekers de pagina zien: nu komt er eerst een vraag',
  },
  'mobile-viewport': 'Maak de pagina geschikt voor telefoons (viewport)',
  'url-readable': 'Gebruik een kort adres in kleine letters',
} satisfies Imperatives<typeof pillar>;
