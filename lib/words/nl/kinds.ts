import type { PageKind } from '../../model.ts';

export interface KindWords {
  /** Name of the row that tells it. */
  readonly label: string;
  readonly names: Readonly<Record<PageKind, string>>;
  /** Why a question does not arise there. */
  readonly needless: Readonly<Record<PageKind, string>>;
}

/** Words about the kinds of pages. */
export const kinds: KindWords = {
  label: 'Soort pagina',
  names: {
    home: 'startpagina',
    contact: 'contactpagina',
    product: 'productpagina',
    article: 'artikel',
    listing: 'overzicht',
    docs: 'documentatie',
    signIn: 'inlogpagina',
    checkout: 'winkelwagen of bestelpagina',
    search: 'zoekresultaten',
    error: 'foutpagina',
    standIn: 'pagina in plaats van een site',
    application: 'toepassing',
    content: 'gewone pagina',
  },
  needless: {
    home: 'Op een startpagina speelt deze vraag niet.',
    contact: 'Op een contactpagina speelt deze vraag niet: daar telt hoe men u bereikt.',
    product: 'Op een productpagina speelt deze vraag niet.',
    article: 'Bij een artikel speelt deze vraag niet.',
    listing: 'Op een overzichtspagina speelt deze vraag niet: die leidt naar andere pagina’s.',
    docs: 'Bij documentatie speelt deze vraag niet.',
    signIn: 'Op een inlogpagina speelt deze vraag niet: die hoeft niemand te vinden of aan te halen.',
    checkout: 'In een winkelwagen of op een bestelpagina speelt deze vraag niet: die is er voor één bezoeker.',
    search: 'Bij zoekresultaten speelt deze vraag niet: die zijn steeds anders.',
    error: 'Op een foutpagina speelt deze vraag niet: dat is niet de site zelf.',
    standIn: 'Op een pagina die in de plaats van een site staat, speelt deze vraag niet.',
    application: 'In een toepassing speelt deze vraag niet: daarmee wordt gewerkt, niet gelezen.',
    content: 'Op dit soort pagina’s speelt deze vraag niet.',
  },
};
