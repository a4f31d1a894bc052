import type { Facts } from '../evidence.ts';
import type { Place } from '../model.ts';

type Link = Facts['page']['links']['list'][number];
type Heading = Facts['page']['headings'][number];

/** Where a link stands: recognised by its address, where it has none by its text. */
export const placeOfLink = ({
  selector,
  href = null,
  raw = null,
  text,
}: Pick<Link, 'selector' | 'text'> & Partial<Pick<Link, 'href' | 'raw'>>): Place => ({
  at: selector,
  saw: href ?? raw ?? text,
});

/** Where a link to an address stands, or one whose `href` reads so. */
export const placeOfLinkTo = (address: string): Place => ({ at: 'a, area', saw: address });

/** Where a heading stands: recognised by its text. */
export const placeOfHeading = ({ level, text }: Pick<Heading, 'level' | 'text'>): Place => ({
  at: `h${level}, [aria-level="${level}"], [role="heading" i]`,
  saw: text,
});
