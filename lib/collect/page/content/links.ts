import type { Page } from '../../../facts/page.ts';
import { cutText } from '../../../parse/text/cut.ts';
import { computeAccessibleName } from '../appearance/accessible-name.ts';
import {
  collapseWhitespace,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getTag,
  hasAttribute,
  isHtml,
  isRendered,
  isSvg,
  keepWithin,
  keepWithinFirst,
  readTokens,
  resolve,
  textOf,
} from '../dom/dom.ts';
import type { FrameDocument } from '../dom/frames.ts';
import { readFrames } from '../dom/in-frames.ts';
import type { Reading } from '../dom/reading.ts';
import { makeRegionOf } from '../dom/region.ts';
import { buildSelector } from '../dom/selector.ts';
import { findLinkContext, type LinkContext, makeExplains } from './link-context.ts';
import { findTextLanguage, makeRepeatsHeading } from './link-text.ts';

const LENGTH = 200;
const IMAGES = 10;

/**
 * A link's text as a search engine reads it: the content of the link, else the alternative texts of its images, else
 * its title (https://developers.google.com/search/docs/crawling-indexing/links-crawlable, "Write good anchor text"). An
 * aria-label does not count. White space folded, at most 200 characters.
 */
const readAnchorText = (element: Element): string => {
  const silent = findAll(element, 'script, style, template, noscript').slice(0, IMAGES).map(textOf);
  const whole = silent.reduce((text, one) => (one === '' ? text : text.replace(one, ' ')), textOf(element));
  const text = collapseWhitespace(whole, LENGTH);
  if (text !== '') return text;
  const alts = findAll(element, 'img[alt], area[alt]')
    .slice(0, IMAGES)
    .map((image) => getAttribute(image, 'alt') ?? '');
  const described = collapseWhitespace(alts.join(' '), LENGTH);
  return described === '' ? collapseWhitespace(getAttribute(element, 'title') ?? '', LENGTH) : described;
};

type Link = Page['links']['list'][number];
type Widget = NonNullable<Page['links']['widgets']>[number];

const LIMIT = {
  links: 1_500,
  last: 300,
  widgets: 200,
  framed: 200,
  framedRoom: 40_000,
  footer: 60_000,
  address: 2_000,
  room: 250_000,
};

const clipAddress = (address: string | null): string | null =>
  address === null ? null : cutText(address, LIMIT.address);

// A style sheet may give every `a` the pointer cursor, even one that only marks a place.
const hasPointer = (element: Element, text: string): boolean =>
  text !== '' &&
  !hasAttribute(element, 'name') &&
  getComputedStyle(element).cursor === 'pointer' &&
  isRendered(element);

/** Roles of what acts on this page instead of linking: a menu's button, the cookie settings, a choice. */
const CONTROLS = new Set(
  'button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem'.split(' '),
);

const hasControlRole = (element: Element): boolean => CONTROLS.has(readTokens(element, 'role').split(' ')[0] ?? '');

/** Whether it declares itself a control and acts on this page: it leads nowhere else. */
const isActing = (element: Element, raw: string | null): boolean =>
  hasControlRole(element) && /^\s*(?:#|javascript:|$)/i.test(raw ?? '');

/** Whether it declares itself a control, or is part of one: the title of an accordion. */
const isControl = (element: Element): boolean =>
  hasAttribute(element, 'aria-expanded') ||
  hasAttribute(element, 'aria-haspopup') ||
  hasControlRole(element) ||
  findClosest(element, ':is([role="button" i], [role="tab" i], summary)') !== null;

/** A menu entry without address because it is the current page. */
const isHere = (element: Element): boolean => ['page', 'location'].includes(readTokens(element, 'aria-current'));

const isClickableLooking = (element: Element, text: string, live: boolean): boolean => {
  if (isControl(element) || isHere(element)) return false;
  return (
    hasAttribute(element, 'onclick') || readTokens(element, 'role') === 'link' || (live && hasPointer(element, text))
  );
};

/** The address of a link; null for a declared control that only runs a script. */
const readAddress = (element: Element): string | null => {
  const written = getAttribute(element, 'href');
  return /^\s*javascript:/i.test(written ?? '') && isControl(element) ? null : written;
};

/** A link and its context; whether that explains the link is determined when all links are known. */
interface InContext<T> {
  readonly link: Omit<T, 'explained'>;
  readonly context: LinkContext;
}

/** Whether its accessible name may differ from its text content. */
const isNamedApart = (element: Element): boolean =>
  hasAttribute(element, 'aria-label') ||
  hasAttribute(element, 'aria-labelledby') ||
  findFirst(element, '[aria-label]') !== null;

const makeReadLink = ({ doc, base, source }: Reading): ((element: Element) => InContext<Link>) => {
  const regionOf = makeRegionOf(doc);
  const repeatsHeading = makeRepeatsHeading(doc, source.url);
  return (element) => {
    const raw = readAddress(element);
    const href = raw === null ? null : resolve(raw, base);
    const text = computeAccessibleName(element, doc);
    const anchor = isNamedApart(element) ? readAnchorText(element) : text;
    const link = {
      raw: clipAddress(raw),
      href: href === null ? null : clipAddress(href),
      text,
      ...(anchor !== text && { anchor }),
      rel: readTokens(element, 'rel'),
      region: regionOf(element),
      download: hasAttribute(element, 'download'),
      clickable: raw === null && isClickableLooking(element, text, source.live),
      ...(repeatsHeading(href, text) && { contents: true }),
      ...(isActing(element, raw) && { control: true }),
      lang: findTextLanguage(element),
      // An `area` has no box of its own.
      hidden: source.live && getTag(element) === 'a' && !isRendered(element),
      selector: source.live ? buildSelector(element) : '',
    };
    return { link, context: findLinkContext(element, link, href ?? '') };
  };
};

/** A link made by a script: an element with the link role but without an address. */
const isWidget = (element: Element): boolean =>
  readTokens(element, 'role').split(' ')[0] === 'link' &&
  !(['a', 'area'].includes(getTag(element)) && hasAttribute(element, 'href'));

/** A link in an SVG: visitors can follow it, but search engines only follow HTML links. */
const isVectorLink = (element: Element): boolean =>
  isSvg(element) && (hasAttribute(element, 'href') || hasAttribute(element, 'xlink:href'));

const makeReadWidget =
  ({ doc, source }: Reading) =>
  (element: Element): InContext<Widget> => {
    const text = computeAccessibleName(element, doc);
    const link = {
      text,
      lang: findTextLanguage(element),
      hidden: source.live && !isRendered(element),
      selector: source.live ? buildSelector(element) : '',
    };
    return { link, context: findLinkContext(element, link, '') };
  };

/** When there are too many, the first and the last: a page ends with its footer. */
const pick = (elements: readonly Element[]): readonly Element[] =>
  elements.length <= LIMIT.links
    ? elements
    : [...elements.slice(0, LIMIT.links - LIMIT.last), ...elements.slice(-LIMIT.last)];

const readOwn = async (reading: Reading): Promise<Page['links']> => {
  const elements = findAll(reading.doc, 'a, area').filter((element) => isHtml(element));
  const links = await reading.slices.map(pick(elements), makeReadLink(reading));
  const roles = findAll(reading.doc, '[role*="link" i], svg a').filter((one) => isVectorLink(one) || isWidget(one));
  const widgets = await reading.slices.map(roles.slice(0, LIMIT.widgets), makeReadWidget(reading));
  const explains = makeExplains([...links, ...widgets].map(({ context }) => context));
  // The footer contains information that a site must provide, so its links take precedence.
  const isFooter = ({ region }: Link): boolean => region === 'footer';
  const list = links.map(({ link, context }) => ({ ...link, explained: explains(context) }));
  return {
    total: elements.length,
    list: keepWithinFirst(list, isFooter, { room: LIMIT.room, most: LIMIT.footer }),
    ...(widgets.length > 0 && {
      widgets: widgets.map(({ link, context }) => ({ ...link, explained: explains(context) })),
    }),
  };
};

/** The links of one frame, reduced to what is needed to judge their texts. */
const readWidgets = async (inside: Reading, frame: FrameDocument): Promise<readonly Widget[]> => {
  const { list, widgets = [] } = await readOwn(inside);
  const linked = list.filter(({ raw, hidden }) => raw !== null && !hidden);
  return [...linked, ...widgets].map(({ text, explained, lang, hidden, selector }) => {
    return { text, explained, lang: lang || frame.lang, hidden, selector };
  });
};

export const readLinks = async (reading: Reading): Promise<Page['links']> => {
  const own = await readOwn(reading);
  const framed = keepWithin((await readFrames(reading, readWidgets)).slice(0, LIMIT.framed), LIMIT.framedRoom);
  return framed.length === 0 ? own : { ...own, framed };
};
