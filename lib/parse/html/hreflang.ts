import { hasRelation, isAbout, parseLinkHeader } from '../http/link-header.ts';

/** One statement that the page exists in another language. */
export interface Alternate {
  /** As written. */
  readonly code: string;
  readonly raw: string;
  /** Resolved; null when it cannot be parsed. */
  readonly href: string | null;
}

/** Whether it is the fallback address (`x-default`), for visitors who speak none of the listed languages. */
export const isDefault = ({ code }: Alternate): boolean => code.toLowerCase() === 'x-default';

interface LinkElement {
  readonly rel: string;
  readonly raw: string | null;
  readonly href: string | null;
  readonly hreflang: string;
  readonly type?: string;
  readonly inHead: boolean;
}

/** Whether a media type is that of a page; a feed or a document in this language is no version of the page. */
const isPageType = (type: string): boolean => type === '' || /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);

/** Reads the hreflang alternates from the `link` elements in a document's head; those in the body are ignored everywhere. */
export const parseHreflangElements = (links: readonly LinkElement[]): readonly Alternate[] =>
  links
    .filter(({ rel, hreflang, inHead }) => inHead && rel.split(' ').includes('alternate') && hreflang !== '')
    .filter(({ type = '' }) => isPageType(type))
    .map(({ hreflang, raw, href }) => ({ code: hreflang, raw: raw ?? '', href }));

/** Reads the hreflang alternates of a Link header, resolved against the address of the response. */
export const parseHreflangHeader = (header: string, base: string): readonly Alternate[] =>
  parseLinkHeader(header)
    .filter((link) => hasRelation(link, 'alternate') && (link.params.get('hreflang') ?? '') !== '')
    .filter((link) => isPageType(link.params.get('type') ?? '') && isAbout(link, base))
    .map(({ target, params }) => ({
      code: params.get('hreflang') ?? '',
      raw: target,
      href: URL.parse(target, base)?.href ?? null,
    }));
