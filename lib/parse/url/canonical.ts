import { hasRelation, parseLinkHeader } from '../http/link-header.ts';

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
  readonly hreflang?: string;
  readonly type?: string;
  readonly media?: string;
  readonly lang?: string;
  readonly raw: string | null;
  readonly href: string | null;
  readonly inHead: boolean;
}

/** Whether an address is one that search engines can ask for: neither a file on somebody's disk (`file:`) nor anything else. */
export const isWebAddress = (href: string | null): boolean => href !== null && /^https?:/.test(href);

const isCanonical = ({ rel }: LinkElement): boolean => rel.split(' ').includes('canonical');

/**
 * Written for a language, a device or a format: Google takes it for an alternate of that kind and not for a canonical
 * (https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, "hreflang, lang, media, and type").
 */
const isQualified = ({ hreflang = '', type = '', media = '', lang = '' }: LinkElement): boolean =>
  [hreflang, type, media, lang].some((value) => value !== '');

/** Canonical elements of the head that count for nobody, as written. */
export const listIgnoredCanonicals = (links: readonly LinkElement[]): readonly string[] =>
  links.filter((link) => link.inHead && isCanonical(link) && isQualified(link)).map(({ raw }) => raw ?? '');

/** Canonical addresses of a document's `link` elements, in order, those that count. */
export const parseCanonicalElements = (links: readonly LinkElement[]): readonly Canonical[] =>
  links
    .filter((link) => isCanonical(link) && !isQualified(link))
    .map(({ raw, href, inHead }) => ({ raw: raw ?? '', href, from: inHead ? 'head' : 'body' }));

/** Canonical addresses of a Link header, resolved against the address that answered. */
export const parseCanonicalHeader = (header: string, base: string): readonly Canonical[] =>
  parseLinkHeader(header)
    .filter(
      (link) =>
        hasRelation(link, 'canonical') &&
        !['hreflang', 'media', 'type'].some((name) => (link.params.get(name) ?? '') !== ''),
    )
    .map(({ target }) => ({
      raw: target,
      href: target === '' ? null : (URL.parse(target, base)?.href ?? null),
      from: 'header',
    }));
