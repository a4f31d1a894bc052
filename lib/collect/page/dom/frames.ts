import { MAX_FRAMES, TOO_MANY_FRAMES } from '../../../bounds.ts';
import { AD_SLOTS } from '../../../data/page-kinds/ad-slots.ts';
import { getOwn } from '../../../parse/text/own.ts';
import {
  bodyOf,
  createGetter,
  findAll,
  findClosest,
  findFirst,
  getBox,
  getLanguage,
  getTag,
  isHtml,
  isMatching,
  isRendered,
  parentOf,
  rootOf,
  startOf,
} from './dom.ts';
import { buildSelector } from './selector.ts';
import type { Slices } from './slices.ts';

/** A frame with a side of at most this many CSS pixels shows nothing: a tracking pixel. */
const SPECK = 1;

const shownIn: Readonly<Record<string, (frame: Element) => Document | null>> = {
  iframe: createGetter<HTMLIFrameElement, Document | null>(HTMLIFrameElement.prototype, 'contentDocument') as never,
  frame: createGetter<HTMLFrameElement, Document | null>(HTMLFrameElement.prototype, 'contentDocument') as never,
};

const HIDDEN = '[aria-hidden="true" i], [inert]';
/** Content for visitors that has no text: pictures, controls, and whatever a role or focusability makes one. */
const WITHOUT_TEXT = [
  'img, svg, video, audio, canvas, object, embed, iframe, frame, input, select, textarea, button',
  'a[href], summary, meter, progress, [role], [tabindex], [contenteditable]',
].join();

const hasContent = (doc: Document): boolean => {
  const body = bodyOf(doc);
  const root = rootOf(doc);
  if (body === null || root === null || [root, body].some((one) => isMatching(one, HIDDEN))) return false;
  return startOf(body, 1_000).trim() !== '' || findFirst(doc, WITHOUT_TEXT) !== null;
};

/** Size of an element without its borders: even a frame of a single pixel can have them. */
const measureInnerSize = (element: Element): { readonly width: number; readonly height: number } => {
  const { width, height } = getBox(element);
  const style = getComputedStyle(element);
  const parseSide = (value: string): number => Number.parseFloat(value) || 0;
  return {
    width: width - parseSide(style.borderLeftWidth) - parseSide(style.borderRightWidth),
    height: height - parseSide(style.borderTopWidth) - parseSide(style.borderBottomWidth),
  };
};

const isPoint = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width <= SPECK || height <= SPECK;

/** Maximum number of ancestors of a frame that are checked for clipping it away. */
const AROUND = 50;

/** Whether a frame is at most a pixel in size, or is clipped by an ancestor of that size. */
export const isTinyFrame = (frame: Element): boolean => {
  if (isPoint(measureInnerSize(frame))) return true;
  let around = parentOf(frame);
  for (let steps = 0; steps < AROUND && around !== null; steps += 1, around = parentOf(around)) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const clips = [overflowX, overflowY].some((overflow) => !['', 'visible'].includes(overflow));
    if (clips && isPoint(getBox(around))) return true;
  }
  return false;
};

/** Whether a visitor sees a frame: it is rendered, larger than a pixel, and not an advertisement. */
const isMet = (frame: Element): boolean =>
  isRendered(frame) && findClosest(frame, HIDDEN) === null && !isMatching(frame, AD_SLOTS) && !isTinyFrame(frame);

/** The document of a frame, if it is read: same origin, visible to visitors and not empty; otherwise null. */
export const getFrameDocument = (frame: Element): Document | null => {
  if (!isHtml(frame) || !isMet(frame)) return null;
  const doc = getOwn(shownIn, getTag(frame))?.(frame) ?? null;
  return doc !== null && hasContent(doc) ? doc : null;
};

/** A frame whose document is read. */
export interface FrameDocument {
  readonly doc: Document;
  /** Selectors of the frames around it and its own, the outermost first; '' for the page. */
  readonly selector: string;
  /** The language in force at the frame's place: the likeliest one for a document in it that declares none. */
  readonly lang: string;
}

const enterFrame = (frame: Element, around: FrameDocument): FrameDocument | null => {
  const doc = getFrameDocument(frame);
  if (doc === null) return null;
  const selector = [around.selector, buildSelector(frame)].filter((one) => one !== '').join(' >>> ');
  return { doc, selector, lang: getLanguage(frame) || around.lang };
};

const find = async (page: Document, slices: Slices): Promise<readonly FrameDocument[]> => {
  const found: FrameDocument[] = [];
  if (findAll(page, 'iframe, frame').length > TOO_MANY_FRAMES) return found;
  // Breadth first, so the page's own frames come before nested ones: the list grows while it is iterated.
  const around: FrameDocument[] = [{ doc: page, selector: '', lang: '' }];
  for (const one of around)
    for (const frame of findAll(one.doc, 'iframe, frame')) {
      await slices.rest();
      const entered = enterFrame(frame, one);
      if (entered !== null) found.push(entered);
      if (found.length === MAX_FRAMES) return found;
      if (entered !== null) around.push(entered);
    }
  return found;
};

/** Cached, as several readers of one page need it. */
const known = new WeakMap<Slices, Promise<readonly FrameDocument[]>>();

/** The frames of a live document whose documents are read, the page's own first. */
export const listFrames = (page: Document, slices: Slices): Promise<readonly FrameDocument[]> => {
  const finding = known.get(slices) ?? find(page, slices);
  known.set(slices, finding);
  return finding;
};
