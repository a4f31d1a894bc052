import type { Facts } from '../../evidence.ts';
import type { ElementLocation } from '../../model.ts';

type Link = Facts['page']['links']['list'][number];
type Heading = Facts['page']['headings'][number];

/** Locates a link; it is recognised by its address or, when it has none, by its text. */
export const locateLink = ({
  selector,
  href = null,
  raw = null,
  text,
}: Pick<Link, 'selector' | 'text'> & Partial<Pick<Link, 'href' | 'raw'>>): ElementLocation => ({
  at: selector,
  saw: href ?? raw ?? text,
});

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';

/**
 * Returns a function that locates the first link to an address, or the first whose `href` is written so; null when the
 * page has none.
 */
export const locateLinkTo = (links: readonly Link[]): ((address: string) => ElementLocation | null) => {
  const first = new Map<string, Link>();
  for (const link of links) {
    for (const key of [link.raw ?? '', withoutFragment(link.href ?? '')]) if (!first.has(key)) first.set(key, link);
  }
  return (address) => {
    const link = first.get(address) ?? first.get(withoutFragment(address));
    return link === undefined ? null : locateLink(link);
  };
};

/** Locates a heading; it is recognised by its text. */
export const locateHeading = ({ level, text }: Pick<Heading, 'level' | 'text'>): ElementLocation => ({
  at: `h${level}, [aria-level="${level}"], [role="heading" i]`,
  saw: text,
});
