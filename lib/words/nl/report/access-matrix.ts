import type { Crawler } from '../../../data/tables.ts';

/** The purposes of the access matrix's crawlers, and the consequences of blocking them. */
export const accessMatrix = {
  table: 'Toegang per robot',
  robot: 'Robot',
  answer: 'Deze pagina',
  allowed: 'mag',
  blocked: 'geweerd',
  line: ({ line }: { readonly line: string }) => `robots.txt, regel ${line}`,
  noLine: 'geen regel',
  purpose: 'Doel',
  honours: 'Volgt robots.txt',
  effect: 'Weren betekent',
  source: 'Bron',
  checked: ({ day }: { readonly day: string }) => `gecontroleerd op ${day}`,
  directives: ({ list }: { readonly list: string }) => `De pagina of de header zegt daarnaast: ${list}.`,
  noDirectives: 'De pagina en de headers zelf zeggen niets tegen robots.',
  purposes: {
    classic: 'zoeken, ook voor AI-antwoorden',
    search: 'zoeken voor AI-antwoorden',
    user: 'openen op verzoek van een gebruiker',
    training: 'training',
    token: 'alleen een naam in robots.txt',
    archive: 'open archief, ook voor training',
    other: 'iets anders',
    obsolete: 'vervallen',
  } satisfies Record<Crawler['purpose'], string> as Readonly<Record<string, string>>,
  honoured: {
    yes: 'ja',
    mostly: 'meestal',
    no: 'nee',
    undocumented: 'niet beschreven',
  } satisfies Record<Crawler['honours'], string> as Readonly<Record<string, string>>,
  effects: {
    outOfBoth: 'niet in zoekresultaten en niet in AI-antwoorden',
    notCited: 'niet als bron in antwoorden',
    lessVisible: 'minder zichtbaar in antwoorden',
    notIndexed: 'niet in de index voor antwoorden',
    outOfSearch: 'niet in de zoekresultaten van deze dienst',
    notOpened: 'wordt niet geopend op verzoek van een gebruiker',
    little: 'weinig: de robot kan blijven komen',
    none: 'niets voor uw vindbaarheid',
    policy: 'een eigen keuze, kost geen punten',
    groundingLost: 'een eigen keuze: niets in Google Zoeken, geen bron meer in Gemini',
  } satisfies Record<Crawler['effect'], string> as Readonly<Record<string, string>>,
};

export type AccessMatrixWords = typeof accessMatrix;
