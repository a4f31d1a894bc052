import type { Page } from '../../facts/page.ts';
import { accessibleName } from './accessible-name.ts';
import { all, attribute, hasAttribute, isRendered, languageOf, resolve, tagOf, tokens, within } from './dom.ts';
import { explains } from './link-context.ts';
import type { Reading } from './reading.ts';
import { makeRegionOf } from './region.ts';
import { selectorOf } from './selector.ts';

type Link = Page['links']['list'][number];

const XHTML = 'http://www.w3.org/1999/xhtml';
const LIMIT = { links: 1_500, address: 2_000, room: 250_000 };

const cut = (address: string | null): string | null =>
  address === null ? null : address.slice(0, LIMIT.address).toWellFormed();

// A style sheet may give every `a` the hand, also one that only marks a place.
const showsHand = (element: Element, text: string): boolean =>
  text !== '' &&
  !hasAttribute(element, 'name') &&
  getComputedStyle(element).cursor === 'pointer' &&
  isRendered(element);

const looksClickable = (element: Element, text: string, live: boolean): boolean =>
  hasAttribute(element, 'onclick') ||
  ['button', 'link'].includes(tokens(element, 'role')) ||
  (live && showsHand(element, text));

const makeReadLink = ({ doc, base, source }: Reading): ((element: Element) => Link) => {
  const regionOf = makeRegionOf(doc);
  return (element) => {
    const raw = attribute(element, 'href');
    const text = accessibleName(element, doc);
    return {
      raw: cut(raw),
      href: raw === null ? null : cut(resolve(raw, base)),
      text,
      rel: tokens(element, 'rel'),
      region: regionOf(element),
      download: hasAttribute(element, 'download'),
      clickable: raw === null && looksClickable(element, text, source.live),
      explained: explains(element, text),
      lang: languageOf(element),
      // An area has no box of its own.
      hidden: source.live && tagOf(element) === 'a' && !isRendered(element),
      selector: source.live ? selectorOf(element) : '',
    };
  };
};

export const readLinks = async (reading: Reading): Promise<Page['links']> => {
  const elements = all(reading.doc, 'a, area').filter((element) => element.namespaceURI === XHTML);
  const list = await reading.slices.map(elements.slice(0, LIMIT.links), makeReadLink(reading));
  return { total: elements.length, list: within(list, LIMIT.room) };
};
