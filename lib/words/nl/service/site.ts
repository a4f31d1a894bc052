import type { FailureCode } from '../../../api/error.ts';
import type { Reason } from '../../service/served.ts';

const countPages = (count: number): string => (count === 1 ? '1 pagina' : `${count} pagina’s`);

/** Words of a report over several pages of one site. */
export const site = {
  grade: {
    title: 'Cijfer van de site',
    /** `of`: the pages that were chosen. */
    seen: ({ seen, of }: { seen: number; of: number }) =>
      of === 1 ? 'Gescand: 1 pagina.' : `Gescand: ${seen} van ${of} pagina’s.`,
    rule: 'Per pijler is dit het gemiddelde van de pagina’s waarop die van toepassing is. Het totaal volgt daaruit, net als bij één pagina.',
    few: 'Minder dan de helft van de pagina’s is gescand. Het cijfer is daarom onvolledig.',
    none: 'te weinig getest',
    notApplicable: 'Op deze pagina’s zijn te weinig pijlers van toepassing voor een totaal.',
    pillars: 'De zes pijlers van de site',
  },
  from: {
    sitemap: 'De pagina’s komen uit de sitemap, gespreid over de soorten adressen daarin.',
    links: 'Er is geen sitemap gevonden: de pagina’s komen uit de links op de homepage.',
    none: 'Er zijn geen adressen van andere pagina’s gevonden.',
  },
  pages: {
    title: 'Pagina’s',
    table: 'Tabel van de pagina’s en hun scores',
    page: 'Pagina',
    total: 'Totaal',
    unknownKind: 'soort niet vastgesteld',
  },
  /** Why a page has no result. */
  reasons: {
    leftAlone: 'niet gescand: de eigenaar wil geen scans',
    robots: 'niet gescand: de robots.txt vraagt Pijler weg te blijven',
    notPage: 'niet gescand: hier staat geen webpagina',
    noPage: 'antwoordde met een foutmelding, zonder pagina',
    notPublic: 'niet gescand: dit adres is niet openbaar bereikbaar',
    otherPort: 'niet gescand: alleen de poorten 80 en 443 worden gescand',
    noDot: 'niet gescand: de naam heeft geen punt',
    specialUse: 'niet te scannen: de naam bestaat niet op het internet',
    heldUp: 'niet gescand: de scan kostte te veel tijd',
    crashed: 'niet gescand: de pagina vraagt meer dan een scan mag gebruiken',
    sealed: 'niet gescand: het verzoek kon niet meer worden geopend',
    stepNotFound: 'niet gescand: een stap vooraf vond niet wat er moest staan',
    stepSeveral: 'niet gescand: een stap vooraf vond meer dan één ding met die naam',
    stepDisabled: 'niet gescand: een stap vooraf vond een knop of veld dat uit staat',
    stepText: 'niet gescand: een stap vooraf wachtte tevergeefs op een tekst',
    stepElsewhere: 'niet gescand: een stap vooraf verliet de site',
    stepFailed: 'niet gescand: een stap vooraf lukte niet',
    unsupported_page: 'niet te scannen',
    unreachable: 'niet te bereiken',
    timeout: 'gaf niet op tijd antwoord',
    internal: 'mislukt door een fout van Pijler',
    elsewhere: 'stuurt door naar een andere site',
    cancelled: 'gestopt voor deze pagina aan de beurt was',
    waiting: 'nog niet aan de beurt',
    forgotten: 'gescand, maar het rapport wordt niet meer bewaard',
  } satisfies Readonly<Record<FailureCode | Reason | 'elsewhere' | 'cancelled' | 'waiting' | 'forgotten', string>>,
  /** The number of pages with it, among those on which it was tested. */
  on: ({ count, of }: { count: number; of: number }) => `op ${count} van ${countPages(of)}`,
  ofSite: 'hele site',
  checks: {
    todo: 'Wat u kunt verbeteren',
    nothing: 'Op deze pagina’s is niets gevonden om te verbeteren.',
    other: 'In orde of ter informatie',
    untested: 'Nergens getest',
    needless: 'Nergens van toepassing',
    /** Label of the pages with one conclusion. */
    pages: ({ count }: { count: number }) => `Op ${countPages(count)}`,
    untestedOn: ({ count, reason }: { count: number; reason: string }) =>
      `Niet getest op ${countPages(count)}: ${reason}`,
    needlessOn: ({ count }: { count: number }) => `Niet van toepassing op ${countPages(count)}`,
    fix: 'Oplossen',
  },
};
export type SiteWords = typeof site;
