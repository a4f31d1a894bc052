import type { Locale } from '../model.ts';
import type { Sentence } from './shape.ts';

type Retired = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/**
 * Conclusions that no check reaches any more, in their original words, by check and code, for reports of earlier
 * versions. A code that is renamed or removed moves here.
 */
export const RETIRED: Readonly<Record<Locale, Retired>> = {
  nl: {
    'ai-indexable': { needless: 'Een pagina om in te loggen, te zoeken of af te rekenen hoort niet in de zoekindex.' },
    'ai-search-crawlers-allowed': {
      blockedByOldTable: ({ majors }) =>
        `Van de drie grote zoekrobots van AI-diensten ${majors === 1 ? 'wordt er één' : `worden er ${majors}`} geweerd, volgens gegevens van meer dan een half jaar oud.`,
    },
    'author-visible': { noArticle: 'Deze pagina is geen artikel.' },
    'cms-version-supported': {
      byOldTable: ({ name, version }) =>
        `${name} ${version} lijkt verouderd, volgens gegevens van meer dan een half jaar oud.`,
    },
    'compromise-signs': {
      several: ({ count }) => `Er zijn ${count} verschillende tekenen van een mogelijke inbraak.`,
      severalByOldTable: ({ count }) =>
        `Er zijn ${count} verschillende tekenen van een mogelijke inbraak, volgens gegevens van meer dan een half jaar oud.`,
    },
    'content-amount': { needless: 'Dit soort pagina heeft geen lange tekst nodig.' },
    'dates-consistent': { noArticle: 'Deze pagina is geen artikel.' },
    'entity-identity': { needless: 'Op dit soort pagina’s verwacht niemand een afzender.' },
    'eol-js-libraries': {
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'gevonden script krijgt' : 'gevonden scripts krijgen'} geen updates meer, volgens gegevens van meer dan een half jaar oud.`,
    },
    'facts-told': { needless: 'Voor dit soort pagina’s geldt dit niet.' },
    'focus-not-obscured': { high: ({ percent }) => `Vaste balken nemen ${percent}% van de hoogte in (WCAG 2.2).` },
    'hidden-instructions': {
      hiddenByOldTable: 'De pagina bevat mogelijk tekst voor AI-modellen die bezoekers niet kunnen zien.',
    },
    'hijacked-script-hosts': {
      hijackedByOldTable:
        'De pagina laadt iets van een adres dat in verkeerde handen was, volgens gegevens van meer dan een half jaar oud.',
    },
    'memory-poisoning-links': {
      poisonByOldTable: 'Een link vraagt een assistent mogelijk om deze site te onthouden of aan te bevelen.',
    },
    'page-indexable': {
      needless: 'Een pagina om in te loggen, af te rekenen of te zoeken hoeft niet in zoekresultaten te staan.',
    },
    'php-version-supported': {
      endedByOldTable: ({ version }) =>
        `PHP ${version} wordt niet meer ondersteund, volgens gegevens van meer dan een half jaar oud.`,
    },
    'quotable-content': { needless: 'Voor dit soort pagina’s geldt dit niet.' },
    'robots-allows-page': {
      needless: 'Een pagina om in te loggen, af te rekenen of te zoeken hoeft niet in zoekresultaten te staan.',
    },
    'sitemap-lists-page': {
      needless: 'Een pagina om in te loggen, af te rekenen of te zoeken hoeft niet in zoekresultaten te staan.',
    },
    'site-in-service': {
      standIn: 'Dit lijkt een geparkeerde of tijdelijke pagina: meer dan één teken wijst daarop.',
    },
    'structured-data-valid': {
      faultyByOldTable: 'De gegevens lijken niet te kloppen, maar de lijst van Pijler is meer dan een half jaar oud.',
    },
    'text-to-quote': { needless: 'Voor dit soort pagina’s geldt dit niet.' },
    'title-meaningful': {
      perhapsPlaceholder:
        'De titel zegt misschien weinig over deze pagina; de lijst van Pijler is meer dan een half jaar oud.',
    },
    'vulnerable-js-libraries': {
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'gevonden script heeft' : 'gevonden scripts hebben'} een bekend ernstig lek, volgens gegevens van meer dan een half jaar oud. Werk Pijler bij voor een actueel oordeel.`,
    },
  },
  en: {
    'ai-indexable': { needless: 'A page to sign in, search or pay does not belong in the search index.' },
    'ai-search-crawlers-allowed': {
      blockedByOldTable: ({ majors }) =>
        `${majors} of the three major AI search crawlers ${majors === 1 ? 'is' : 'are'} blocked, according to data more than six months old.`,
    },
    'author-visible': { noArticle: 'This page is no article.' },
    'cms-version-supported': {
      byOldTable: ({ name, version }) =>
        `${name} ${version} looks outdated, according to data more than six months old.`,
    },
    'compromise-signs': {
      several: ({ count }) => `There are ${count} different signs of a possible break-in.`,
      severalByOldTable: ({ count }) =>
        `There are ${count} different signs of a possible break-in, according to data more than six months old.`,
    },
    'content-amount': { needless: 'This kind of page needs no long text.' },
    'dates-consistent': { noArticle: 'This page is no article.' },
    'entity-identity': { needless: 'On this kind of page nobody expects a sender.' },
    'eol-js-libraries': {
      endedByOldTable: ({ count }) =>
        `${count} ${count === 1 ? 'script found gets' : 'scripts found get'} no more updates, according to data more than six months old.`,
    },
    'facts-told': { needless: 'This does not apply to this kind of page.' },
    'focus-not-obscured': { high: ({ percent }) => `Fixed bars take up ${percent}% of the height (WCAG 2.2).` },
    'hidden-instructions': { hiddenByOldTable: 'The page may contain text for AI models that visitors cannot see.' },
    'hijacked-script-hosts': {
      hijackedByOldTable:
        'The page loads something from an address that was in the wrong hands, according to data more than six months old.',
    },
    'memory-poisoning-links': { poisonByOldTable: 'A link may ask an assistant to remember or recommend this site.' },
    'page-indexable': { needless: 'A page for signing in, paying or searching need not be in search results.' },
    'php-version-supported': {
      endedByOldTable: ({ version }) =>
        `PHP ${version} is no longer supported, according to data more than six months old.`,
    },
    'quotable-content': { needless: 'This does not apply to this kind of page.' },
    'robots-allows-page': { needless: 'A page for signing in, paying or searching need not be in search results.' },
    'sitemap-lists-page': { needless: 'A page for signing in, paying or searching need not be in search results.' },
    'site-in-service': {
      standIn: 'This looks like a parked or temporary page: more than one sign points that way.',
    },
    'structured-data-valid': {
      faultyByOldTable: 'The data seems incorrect, but Pijler’s list is more than six months old.',
    },
    'text-to-quote': { needless: 'This does not apply to this kind of page.' },
    'title-meaningful': {
      perhapsPlaceholder: 'The title may say little about this page; Pijler’s list is more than six months old.',
    },
    'vulnerable-js-libraries': {
      highByOldTable: ({ high }) =>
        `${high} ${high === 1 ? 'script found has' : 'scripts found have'} a known serious vulnerability, according to data more than six months old. Update Pijler for a current verdict.`,
    },
  },
};
