import type { PageKind } from '../../model.ts';

export interface KindWords {
  /** Name of the row that shows it. */
  readonly label: string;
  readonly names: Readonly<Record<PageKind, string>>;
  /** Why a question does not arise on it. */
  readonly needless: Readonly<Record<PageKind, string>>;
}

/** Words about the kinds of pages. */
export const kinds: KindWords = {
  label: 'Soort pagina',
  names: {
    home: 'homepage',
    contact: 'contactpagina',
    product: 'productpagina',
    article: 'artikel',
    listing: 'overzicht',
    docs: 'documentatie',
    signIn: 'inlogpagina',
    checkout: 'winkelwagen of bestelpagina',
    search: 'zoekresultaten',
    error: 'foutpagina',
    standIn: 'tijdelijke pagina',
    application: 'webapplicatie',
    content: 'gewone pagina',
  },
  needless: {
    home: 'Dit is niet van toepassing op een homepage.',
    contact: 'Dit is niet van toepassing op een contactpagina: daar telt hoe u te bereiken bent.',
    product: 'Dit is niet van toepassing op een productpagina.',
    article: 'Dit is niet van toepassing op een artikel.',
    listing: 'Dit is niet van toepassing op een overzichtspagina: die leidt naar andere pagina’s.',
    docs: 'Dit is niet van toepassing op documentatie.',
    signIn: 'Dit is niet van toepassing op een inlogpagina: niemand hoeft die te vinden of te citeren.',
    checkout: 'Dit is niet van toepassing op een winkelwagen of bestelpagina: die is voor één bezoeker.',
    search: 'Dit is niet van toepassing op zoekresultaten: die zijn steeds anders.',
    error: 'Dit is niet van toepassing op een foutpagina: dat is niet de site zelf.',
    standIn: 'Dit is niet van toepassing op een tijdelijke pagina.',
    application: 'Dit is niet van toepassing op een webapplicatie: daarin werken mensen, ze lezen er niet.',
    content: 'Dit is niet van toepassing op dit soort pagina’s.',
  },
};
