import type { PageKind } from '../../model.ts';
import { collectKnown, type KindFacts, type KindReply, type Sign } from './kind-facts.ts';
import { ERROR, STAND_IN } from './kinds-of-absence.ts';
import { APPLICATION, CHECKOUT, SEARCH, SIGN_IN } from './kinds-to-act.ts';
import { ARTICLE, CONTACT, DOCS, HOME, LISTING, PERHAPS_ARTICLE, PERHAPS_LISTING, PRODUCT } from './kinds-to-read.ts';
import { readOwnStatus } from './page-status.ts';

/** Kinds in order of precedence: the first kind with a sign that holds is the page's. */
const KINDS: readonly (readonly [PageKind, readonly Sign[]])[] = [
  ['error', ERROR],
  ['standIn', STAND_IN],
  ['signIn', SIGN_IN],
  ['checkout', CHECKOUT],
  ['search', SEARCH],
  ['application', APPLICATION],
  ['home', HOME],
  ['contact', CONTACT],
  ['product', PRODUCT],
  ['listing', LISTING],
  ['article', ARTICLE],
  ['docs', DOCS],
  ['article', PERHAPS_ARTICLE],
  ['listing', PERHAPS_LISTING],
];

/** HTTP status of the page's own response: the tab's, else a fresh visitor's when that visitor got the page. */
const findStatus = (page: KindFacts, reply: KindReply | null): number | null => {
  const own = readOwnStatus(page);
  if (own !== null || reply === null) return own;
  return (reply.barrier ?? null) === null && reply.status > 0 ? reply.status : null;
};

/**
 * Determines a page's kind by its address, markup, structured data and status (docs/catalogue.md, “Kinds of pages”);
 * `content` when no sign holds. `reply`: the response to a fresh visitor, null when it was not seen.
 */
export const findPageKind = (page: KindFacts, reply: KindReply | null): PageKind => {
  const known = collectKnown(page, findStatus(page, reply));
  return KINDS.find(([, signs]) => signs.some((sign) => sign(known)))?.[0] ?? 'content';
};
