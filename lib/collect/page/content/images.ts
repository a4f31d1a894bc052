import type { Page } from '../../../facts/page.ts';
import { cutText } from '../../../parse/text/cut.ts';
import {
  bodyOf,
  findAll,
  findClosest,
  getAttribute,
  getBox,
  getLanguage,
  getTag,
  hasAttribute,
  isHtml,
  isRendered,
  keepWithin,
  resolve,
  startOf,
} from '../dom/dom.ts';
import { readFrames } from '../dom/in-frames.ts';
import type { Reading } from '../dom/reading.ts';
import { findContentRoots, makeRegionOf, type Region } from '../dom/region.ts';
import { buildSelector } from '../dom/selector.ts';

type Images = Page['images'];

const LIMIT = {
  images: 500,
  address: 500,
  srcset: 2_000,
  data: 40,
  framed: 100,
  framedRoom: 20_000,
  elements: 5_000,
  backgrounds: 50,
  room: 80_000,
};
/** Width in CSS pixels from which a background counts as a picture. */
const PICTURE = 200;
/** Attributes from which the common lazy loaders read the address. */
const LAZY = [
  ...['data-src', 'data-srcset', 'data-lazy-src', 'data-lazy', 'data-original', 'data-lazy-srcset', 'data-lazyload'],
  ...['data-ll-src', 'data-defer-src', 'data-original-src', 'data-echo', 'data-flickity-lazyload', 'data-cfsrc'],
];

const clipAddress = (address: string): string =>
  cutText(address, address.startsWith('data:') ? LIMIT.data : LIMIT.address);

/**
 * The first candidate of a srcset. Commas within an address belong to it, those at its end do not (HTML, "parse a
 * srcset attribute").
 */
const readFirstCandidate = (srcset: string): string =>
  /\S*/.exec(srcset.slice(0, LIMIT.srcset).replace(/^[\s,]+/, ''))?.[0].replace(/(?<!,),+$/, '') ?? '';

/** The address an image loads from without script: `src`, else the first candidate of `srcset`. */
export const readImageAddress = (element: Element): string => {
  const src = getAttribute(element, 'src')?.trim() ?? '';
  return src === '' ? readFirstCandidate(getAttribute(element, 'srcset') ?? '') : src;
};

const isPlaceholder = (address: string): boolean => address === '' || address.startsWith('data:');

const isImage = (element: Element): element is HTMLImageElement => isHtml(element) && getTag(element) === 'img';

const readSizes = (element: Element, live: boolean) => {
  if (!live || !isImage(element)) {
    return { width: 0, height: 0, naturalWidth: 0, complete: false };
  }
  const { width, height } = getBox(element);
  const { naturalWidth, complete } = element;
  return { width: Math.round(width), height: Math.round(height), naturalWidth, complete };
};

const isDecorative = (element: Element): boolean =>
  ['none', 'presentation'].includes(getAttribute(element, 'role')?.toLowerCase() ?? '') ||
  findClosest(element, '[aria-hidden="true"]') !== null;

const readAlt = (element: Element): string | null =>
  getAttribute(element, 'alt')?.slice(0, LIMIT.address).toWellFormed() ?? null;

/** The address that is displayed, resolved; null when there is none. */
const resolveSource = (element: Element, base: string): string | null => {
  const address = readImageAddress(element);
  const src = address === '' ? null : resolve(address, base);
  return src === null ? null : clipAddress(src);
};

const makeReadImage = (
  { base, source }: Reading,
  regionOf: (element: Element) => Region,
): ((element: Element) => Images['list'][number]) => {
  return (element) => {
    const raw = getAttribute(element, 'src');
    const address = readImageAddress(element);
    return {
      raw: raw === null ? null : clipAddress(raw),
      src: resolveSource(element, base),
      lazyByScript: isPlaceholder(address) && LAZY.some((name) => hasAttribute(element, name)),
      loading: getAttribute(element, 'loading')?.toLowerCase().slice(0, 20) ?? '',
      alt: readAlt(element),
      ...readSizes(element, source.live),
      decorative: isDecorative(element),
      region: regionOf(element),
      lang: getLanguage(element),
      selector: source.live ? buildSelector(element) : '',
    };
  };
};

/** The address of the background image of a box without text; null when there is none. */
const readBackground = (element: Element, base: string): string | null => {
  // In computed style, an address is in double quotes (CSSOM, "serialize a URL").
  const address = /url\("((?:[^"\\]|\\.)*)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? '';
  if (isPlaceholder(address) || getBox(element).width < PICTURE) return null;
  if (startOf(element).trim() !== '' || !isRendered(element)) return null;
  const url = resolve(address, base);
  return url === null ? null : clipAddress(url);
};

const readBackgrounds = async (
  { doc, base, source, slices }: Reading,
  regionOf: (element: Element) => Region,
): Promise<readonly string[]> => {
  if (!source.live || bodyOf(doc) === null) return [];
  const boxes = findContentRoots(doc).flatMap((root) => findAll(root, 'div, span, figure, a, section, li, article'));
  const found = await slices.map(boxes.slice(0, LIMIT.elements), (element) => {
    const address = readBackground(element, base);
    return address === null || regionOf(element) !== 'content' ? [] : [address];
  });
  return [...new Set(found.flat())].slice(0, LIMIT.backgrounds);
};

type Described = NonNullable<Images['framed']>[number];

const readDescribed = async ({ doc, base, slices }: Reading): Promise<readonly Described[]> =>
  slices.map(findAll(doc, 'img[alt]').filter(isRendered).slice(0, LIMIT.framed), (element) => ({
    alt: readAlt(element),
    decorative: isDecorative(element),
    selector: buildSelector(element),
    src: resolveSource(element, base),
  }));

export const readImages = async (reading: Reading): Promise<Images> => {
  const elements = findAll(reading.doc, 'img');
  const regionOf = makeRegionOf(reading.doc);
  const list = await reading.slices.map(elements.slice(0, LIMIT.images), makeReadImage(reading, regionOf));
  const framed = keepWithin((await readFrames(reading, readDescribed)).slice(0, LIMIT.framed), LIMIT.framedRoom);
  return {
    total: elements.length,
    list: keepWithin(list, LIMIT.room),
    ...(framed.length > 0 && { framed }),
    backgrounds: [...(await readBackgrounds(reading, regionOf))],
  };
};
