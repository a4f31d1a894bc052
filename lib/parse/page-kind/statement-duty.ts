import {
  CART_PATHS,
  PUBLIC_DOMAINS,
  PUBLIC_LOGO,
  PUBLIC_METADATA,
} from '../../data/accessibility/accessibility-statements.ts';
import type { PageKind } from '../../model.ts';
import { parseHost } from '../url/host-match.ts';
import { splitPath } from '../url/page-address.ts';
import type { KindFacts } from './kind-facts.ts';

/** The part of the page facts that shows who is behind a page. */
export interface DutyFacts extends Pick<KindFacts, 'document' | 'head' | 'links'> {
  readonly images: { readonly list: readonly { readonly alt: string | null; readonly region: string }[] };
}

const isPublicHost = (url: string): boolean => {
  const host = parseHost(url);
  return PUBLIC_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
};

/** Whether a page is a Dutch public body's, by its domain, its metadata or the central government's logo. */
export const isPublicBody = ({ document, head, images }: DutyFacts): boolean =>
  isPublicHost(document.url) ||
  head.metas.some(({ name }) => PUBLIC_METADATA.test(name)) ||
  images.list.some(({ alt, region }) => region === 'header' && PUBLIC_LOGO.test(alt ?? ''));

const isCart = (href: string, host: string): boolean =>
  parseHost(href) === host && splitPath(href).some((segment) => CART_PATHS.includes(segment));

/** Whether a page is a web shop's: it sells, or links to a shopping cart of its own. */
export const isShop = (page: DutyFacts, kind: PageKind): boolean => {
  const host = parseHost(page.document.url);
  return (
    kind === 'product' || kind === 'checkout' || page.links.list.some(({ href }) => href !== null && isCart(href, host))
  );
};
