import { hasRelation, isAbout, parseLinkHeader } from '../http/link-header.ts';

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

/** Whether search engines can request an address: it is http or https, not a local file (`file:`) or anything else. */
export const isWebAddress = (href: string | null): boolean => href !== null && /^https?:/.test(href);

const isCanonical = ({ rel }: LinkElement): boolean => rel.split(' ').includes('canonical');

/**
 * Whether an element is for a language, a device or a format: Google treats it as an alternate of that kind, not as a
 * canonical (https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls, "hreflang, lang,
 * media, and type").
 */
const isQualified = ({ hreflang = '', type = '', media = '', lang = '' }: LinkElement): boolean =>
  [hreflang, type, media, lang].some((value) => value !== '');

/** Addresses of canonical elements in the head that are ignored, as written. */
export const listIgnoredCanonicals = (links: readonly LinkElement[]): readonly string[] =>
  links.filter((link) => link.inHead && isCanonical(link) && isQualified(link)).map(({ raw }) => raw ?? '');

/** Canonical addresses of a document's `link` elements, in order, without the ignored ones. */
export const parseCanonicalElements = (links: readonly LinkElement[]): readonly Canonical[] =>
  links
    .filter((link) => isCanonical(link) && !isQualified(link))
    .map(({ raw, href, inHead }) => ({ raw: raw ?? '', href, from: inHead ? 'head' : 'body' }));

/** Canonical addresses of a Link header, resolved against the address of the response. */
export const parseCanonicalHeader = (header: string, base: string): readonly Canonical[] =>
  parseLinkHeader(header)
    .filter(
      (link) =>
        hasRelation(link, 'canonical') &&
        isAbout(link, base) &&
        !['hreflang', 'media', 'type'].some((name) => (link.params.get(name) ?? '') !== ''),
    )
    .map(({ target }) => ({
      raw: target,
      href: target === '' ? null : (URL.parse(target, base)?.href ?? null),
      from: 'header',
    }));
