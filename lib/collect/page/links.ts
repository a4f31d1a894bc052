import type { Page } from '../../facts/page.ts';
import { cut } from '../../parse/cut.ts';
import { accessibleName } from './accessible-name.ts';
import {
  all,
  attribute,
  closest,
  hasAttribute,
  isRendered,
  languageOf,
  resolve,
  tagOf,
  tokens,
  withinFirst,
} from './dom.ts';
import { explains } from './link-context.ts';
import type { Reading } from './reading.ts';
import { makeRegionOf } from './region.ts';
import { selectorOf } from './selector.ts';

type Link = Page['links']['list'][number];

const XHTML = 'http://www.w3.org/1999/xhtml';
const LIMIT = { links: 1_500, last: 300, footer: 60_000, address: 2_000, room: 250_000 };

const kept = (address: string | null): string | null => (address === null ? null : cut(address, LIMIT.address));

// A style sheet may give every `a` the hand, also one that only marks a place.
const showsHand = (element: Element, text: string): boolean =>
  text !== '' &&
  !hasAttribute(element, 'name') &&
  getComputedStyle(element).cursor === 'pointer' &&
  isRendered(element);

/** It says itself that it does something here and leads nowhere: a menu's button, the cookie settings. */
const isButton = (element: Element): boolean => tokens(element, 'role') === 'button';

/** Part of what opens and shuts, or of a button: the title of an accordion. */
const isControl = (element: Element): boolean =>
  hasAttribute(element, 'aria-expanded') ||
  closest(element, ':is([role="button" i], [role="tab" i], summary)') !== null;

/** A place in a menu without address because it is the one shown. */
const isHere = (element: Element): boolean => ['page', 'location'].includes(tokens(element, 'aria-current'));

const looksClickable = (element: Element, text: string, live: boolean): boolean => {
  if (isControl(element) || isHere(element)) return false;
  return hasAttribute(element, 'onclick') || tokens(element, 'role') === 'link' || (live && showsHand(element, text));
};

/** The address of a link; what calls itself a button has none where only a script stands there. */
const addressOf = (element: Element): string | null => {
  const written = attribute(element, 'href');
  return isButton(element) && /^\s*javascript:/i.test(written ?? '') ? null : written;
};

const makeReadLink = ({ doc, base, source }: Reading): ((element: Element) => Link) => {
  const regionOf = makeRegionOf(doc);
  return (element) => {
    const raw = addressOf(element);
    const text = accessibleName(element, doc);
    return {
      raw: kept(raw),
      href: raw === null ? null : kept(resolve(raw, base)),
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

/** The first of too many, and the last: a page ends with its footer. */
const pick = (elements: readonly Element[]): readonly Element[] =>
  elements.length <= LIMIT.links
    ? elements
    : [...elements.slice(0, LIMIT.links - LIMIT.last), ...elements.slice(-LIMIT.last)];

export const readLinks = async (reading: Reading): Promise<Page['links']> => {
  const elements = all(reading.doc, 'a, area').filter((element) => element.namespaceURI === XHTML);
  const list = await reading.slices.map(pick(elements), makeReadLink(reading));
  // In its footer a site says what it is held to say.
  const isFooter = ({ region }: Link): boolean => region === 'footer';
  return { total: elements.length, list: withinFirst(list, isFooter, { room: LIMIT.room, most: LIMIT.footer }) };
};
