import type { PageKind } from '../../model.ts';
import { collectKnown, type KindFacts, type KindReply, type Sign } from './kind-facts.ts';
import { ERROR, STAND_IN } from './kinds-of-absence.ts';
import { APPLICATION, CHECKOUT, SEARCH, SIGN_IN } from './kinds-to-act.ts';
import { ARTICLE, CONTACT, DOCS, HOME, LISTING, PERHAPS_ARTICLE, PERHAPS_LISTING, PRODUCT } from './kinds-to-read.ts';
import { readOwnStatus } from './page-status.ts';

/** The first kind of which one sign holds is the page's. */
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

/** Status of the page's own answer: the tab's, else a fresh visitor's where that got the page. */
const findStatus = (page: KindFacts, reply: KindReply | null): number | null => {
  const own = readOwnStatus(page);
  if (own !== null || reply === null) return own;
  return (reply.barrier ?? null) === null && reply.status > 0 ? reply.status : null;
};

/**
 * What kind of page this is, by its address, markup, structured data and how it was answered (docs/catalogue.md, “Kinds of
 * pages”); `content` where nothing tells. `reply`: what a fresh visitor was answered, null where that was not seen.
 */
export const findPageKind = (page: KindFacts, reply: KindReply | null): PageKind => {
  const known = collectKnown(page, findStatus(page, reply));
  return KINDS.find(([, signs]) => signs.some((sign) => sign(known)))?.[0] ?? 'content';
};
