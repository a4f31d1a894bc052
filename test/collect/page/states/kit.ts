import type { DecisiveState } from '../../../../lib/model.ts';

/** A page as somebody else makes it, and what it is. */
export interface Variant {
  readonly what: string;
  /** None for a counter-example. */
  readonly state?: DecisiveState;
  readonly html: string;
  /** What a stranger is sent, where scripts make another page of it. */
  readonly sent?: string;
  readonly path?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole page of a title and a body. */
export const doc = (
  title: string,
  body: string,
  more: { readonly head?: string; readonly lang?: string } = {},
): string =>
  `<!doctype html><html lang="${more.lang ?? 'nl'}"><head><meta charset="utf-8"><title>${title}</title>${more.head ?? ''}</head><body>${body}</body></html>`;

/** Sentences of an ordinary bakery's page, with links to four other pages. */
export const BAKERY = `<nav><a href="/brood">Brood</a> <a href="/taart">Taart</a> <a href="/over-ons">Over ons</a> <a href="/contact">Contact</a></nav>
<main><h1>Bakkerij Jansen in Deventer</h1><p>Wij bakken elke ochtend vers brood van meel uit de molen van Wijhe, en op zaterdag ook
taart. Onze winkel in de Brinkstraat is open van zeven tot vijf. Bestel uw taart twee dagen vooraf, dan staat die klaar.</p>
<p>Ons desembrood rijst vierentwintig uur en wordt op steen gebakken. Kom gerust langs om te proeven.</p></main>
<footer>© 2026 Bakkerij Jansen</footer>`;
