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

/** CSS pixels of a side up to which a frame shows nothing: a counter's. */
const SPECK = 1;

const shownIn: Readonly<Record<string, (frame: Element) => Document | null>> = {
  iframe: createGetter<HTMLIFrameElement, Document | null>(HTMLIFrameElement.prototype, 'contentDocument') as never,
  frame: createGetter<HTMLFrameElement, Document | null>(HTMLFrameElement.prototype, 'contentDocument') as never,
};

const HIDDEN = '[aria-hidden="true" i], [inert]';
/** What is there for visitors without a text: pictures, controls, and what a role or the focus makes one. */
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

/** Sides of an element without its borders: those of a frame are drawn around a single pixel too. */
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

/** Elements around a frame that are asked whether they clip it away. */
const AROUND = 50;

/** Whether a frame is no more than a point, or stands in a box of that size which clips what it holds. */
export const isSpeck = (frame: Element): boolean => {
  if (isPoint(measureInnerSize(frame))) return true;
  let around = parentOf(frame);
  for (let steps = 0; steps < AROUND && around !== null; steps += 1, around = parentOf(around)) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const clips = [overflowX, overflowY].some((overflow) => !['', 'visible'].includes(overflow));
    if (clips && isPoint(getBox(around))) return true;
  }
  return false;
};

/** Whether a visitor meets a frame: it shows, is more than a speck, and is no advertisement. */
const isMet = (frame: Element): boolean =>
  isRendered(frame) && findClosest(frame, HIDDEN) === null && !isMatching(frame, AD_SLOTS) && !isSpeck(frame);

/** The document in a frame that is looked into: of this origin, met by visitors, and not empty; else null. */
export const getFrameDocument = (frame: Element): Document | null => {
  if (!isHtml(frame) || !isMet(frame)) return null;
  const doc = getOwn(shownIn, getTag(frame))?.(frame) ?? null;
  return doc !== null && hasContent(doc) ? doc : null;
};

/** A frame that is looked into. */
export interface Entered {
  readonly doc: Document;
  /** Selectors of the frames around it and of itself, the outermost first; '' for the page. */
  readonly selector: string;
  /** The language in force where the frame stands, which is that of a document in it that declares none: the likeliest. */
  readonly lang: string;
}

const enterFrame = (frame: Element, around: Entered): Entered | null => {
  const doc = getFrameDocument(frame);
  if (doc === null) return null;
  const selector = [around.selector, buildSelector(frame)].filter((one) => one !== '').join(' >>> ');
  return { doc, selector, lang: getLanguage(frame) || around.lang };
};

const find = async (page: Document, slices: Slices): Promise<readonly Entered[]> => {
  const found: Entered[] = [];
  if (findAll(page, 'iframe, frame').length > TOO_MANY_FRAMES) return found;
  // Those of the page itself first, then those in them: the list grows while it is gone through.
  const around: Entered[] = [{ doc: page, selector: '', lang: '' }];
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

/** Asked by several readers of one page. */
const known = new WeakMap<Slices, Promise<readonly Entered[]>>();

/** The frames of a live document that are looked into, those of the page itself first. */
export const listFrames = (page: Document, slices: Slices): Promise<readonly Entered[]> => {
  const finding = known.get(slices) ?? find(page, slices);
  known.set(slices, finding);
  return finding;
};
