import { hasRelation, parseLinkHeader } from './link-header.ts';

/** One statement of a canonical address. */
export interface Canonical {
  /** As written. */
  readonly raw: string;
  /** Resolved; null when empty or unparsable. */
  readonly href: string | null;
  readonly from: 'head' | 'body' | 'header';
}

interface LinkElement {
  readonly rel: string;
  readonly raw: string | null;
  readonly href: string | null;
  readonly inHead: boolean;
}

const isCanonical = ({ rel }: LinkElement): boolean => rel.split(' ').includes('canonical');

/** Canonical addresses of a document's `link` elements, in order. */
export const canonicalElements = (links: readonly LinkElement[]): readonly Canonical[] =>
  links.filter(isCanonical).map(({ raw, href, inHead }) => ({ raw: raw ?? '', href, from: inHead ? 'head' : 'body' }));

/** Canonical addresses of a Link header, resolved against the address that answered. */
export const canonicalHeaders = (header: string, base: string): readonly Canonical[] =>
  parseLinkHeader(header)
    .filter((link) => hasRelation(link, 'canonical'))
    .map(({ target }) => ({
      raw: target,
      href: target === '' ? null : (URL.parse(target, base)?.href ?? null),
      from: 'header',
    }));
