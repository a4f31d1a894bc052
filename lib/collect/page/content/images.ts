import type { Page } from '../../../facts/page.ts';
import { cutText } from '../../../parse/text/cut.ts';
import {
  all,
  attribute,
  bodyOf,
  boxOf,
  closest,
  hasAttribute,
  isHtml,
  isRendered,
  languageOf,
  resolve,
  startOf,
  tagOf,
  within,
} from '../dom/dom.ts';
import { readFrames } from '../dom/in-frames.ts';
import type { Reading } from '../dom/reading.ts';
import { contentRoots, makeRegionOf, type Region } from '../dom/region.ts';
import { selectorOf } from '../dom/selector.ts';

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
/** CSS pixels from which a background counts as a picture. */
const PICTURE = 200;
/** Attributes from which the common lazy loaders read the address. */
const LAZY = [
  ...['data-src', 'data-srcset', 'data-lazy-src', 'data-lazy', 'data-original', 'data-lazy-srcset', 'data-lazyload'],
  ...['data-ll-src', 'data-defer-src', 'data-original-src', 'data-echo', 'data-flickity-lazyload', 'data-cfsrc'],
];

const clipped = (address: string): string => cutText(address, address.startsWith('data:') ? LIMIT.data : LIMIT.address);

/** Commas within an address belong to it, those at its end do not (HTML, "parse a srcset attribute"). */
const firstCandidate = (srcset: string): string =>
  /\S*/.exec(srcset.slice(0, LIMIT.srcset).replace(/^[\s,]+/, ''))?.[0].replace(/(?<!,),+$/, '') ?? '';

/** The address an image loads from without script: `src`, else the first candidate of `srcset`. */
export const addressOf = (element: Element): string => {
  const src = attribute(element, 'src')?.trim() ?? '';
  return src === '' ? firstCandidate(attribute(element, 'srcset') ?? '') : src;
};

const isPlaceholder = (address: string): boolean => address === '' || address.startsWith('data:');

const isImage = (element: Element): element is HTMLImageElement => isHtml(element) && tagOf(element) === 'img';

const sizesOf = (element: Element, live: boolean) => {
  if (!live || !isImage(element)) {
    return { width: 0, height: 0, naturalWidth: 0, complete: false };
  }
  const { width, height } = boxOf(element);
  const { naturalWidth, complete } = element;
  return { width: Math.round(width), height: Math.round(height), naturalWidth, complete };
};

const isDecorative = (element: Element): boolean =>
  ['none', 'presentation'].includes(attribute(element, 'role')?.toLowerCase() ?? '') ||
  closest(element, '[aria-hidden="true"]') !== null;

const altOf = (element: Element): string | null =>
  attribute(element, 'alt')?.slice(0, LIMIT.address).toWellFormed() ?? null;

/** The address that is shown, resolved; null for none. */
const sourceAt = (element: Element, base: string): string | null => {
  const address = addressOf(element);
  const src = address === '' ? null : resolve(address, base);
  return src === null ? null : clipped(src);
};

const makeReadImage = (
  { base, source }: Reading,
  regionOf: (element: Element) => Region,
): ((element: Element) => Images['list'][number]) => {
  return (element) => {
    const raw = attribute(element, 'src');
    const address = addressOf(element);
    return {
      raw: raw === null ? null : clipped(raw),
      src: sourceAt(element, base),
      lazyByScript: isPlaceholder(address) && LAZY.some((name) => hasAttribute(element, name)),
      loading: attribute(element, 'loading')?.toLowerCase().slice(0, 20) ?? '',
      alt: altOf(element),
      ...sizesOf(element, source.live),
      decorative: isDecorative(element),
      region: regionOf(element),
      lang: languageOf(element),
      selector: source.live ? selectorOf(element) : '',
    };
  };
};

/** The picture that a box without words of its own shows as its background; null for none. */
const backgroundOf = (element: Element, base: string): string | null => {
  // As computed, an address stands between double quotes (CSSOM, "serialize a URL").
  const address = /url\("((?:[^"\\]|\\.)*)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? '';
  if (isPlaceholder(address) || boxOf(element).width < PICTURE) return null;
  if (startOf(element).trim() !== '' || !isRendered(element)) return null;
  const url = resolve(address, base);
  return url === null ? null : clipped(url);
};

const readBackgrounds = async (
  { doc, base, source, slices }: Reading,
  regionOf: (element: Element) => Region,
): Promise<readonly string[]> => {
  if (!source.live || bodyOf(doc) === null) return [];
  const boxes = contentRoots(doc).flatMap((root) => all(root, 'div, span, figure, a, section, li, article'));
  const found = await slices.map(boxes.slice(0, LIMIT.elements), (element) => {
    const address = backgroundOf(element, base);
    return address === null || regionOf(element) !== 'content' ? [] : [address];
  });
  return [...new Set(found.flat())].slice(0, LIMIT.backgrounds);
};

type Described = NonNullable<Images['framed']>[number];

const readDescribed = async ({ doc, base, slices }: Reading): Promise<readonly Described[]> =>
  slices.map(all(doc, 'img[alt]').filter(isRendered).slice(0, LIMIT.framed), (element) => ({
    alt: altOf(element),
    decorative: isDecorative(element),
    selector: selectorOf(element),
    src: sourceAt(element, base),
  }));

export const readImages = async (reading: Reading): Promise<Images> => {
  const elements = all(reading.doc, 'img');
  const regionOf = makeRegionOf(reading.doc);
  const list = await reading.slices.map(elements.slice(0, LIMIT.images), makeReadImage(reading, regionOf));
  const framed = within((await readFrames(reading, readDescribed)).slice(0, LIMIT.framed), LIMIT.framedRoom);
  return {
    total: elements.length,
    list: within(list, LIMIT.room),
    ...(framed.length > 0 && { framed }),
    backgrounds: [...(await readBackgrounds(reading, regionOf))],
  };
};
