import { findAll, getAttribute, resolve } from './dom.ts';
import type { Slices } from './slices.ts';

/** The source of a reading: the live document, or HTML that was parsed inertly. */
export interface Source {
  /** The live document's address, or the one that returned the HTML. */
  readonly url: string;
  /** Rendered by a browser: has layout, computed styles and loaded images. */
  readonly live: boolean;
  /** The HTML as it was sent; empty for the live document. */
  readonly html: string;
  /** The HTML was longer than the part that was read. */
  readonly truncated: boolean;
}

/** The input of every section reader. */
export interface Reading {
  readonly doc: Document;
  readonly source: Source;
  /** The address against which relative addresses are resolved. */
  readonly base: string;
  readonly slices: Slices;
}

/** The base address. Computed here, as an inert document's own `baseURI` is that of the page that parsed it. */
export const resolveBase = (doc: Document, url: string): string => {
  const element = findAll(doc, 'base[href]')[0];
  const href = element === undefined ? null : getAttribute(element, 'href');
  const base = href === null ? null : resolve(href.trim(), url);
  return base !== null && /^https?:/.test(base) ? base : url;
};
