import { isClear } from '../../parse/css/css-colour.ts';
import { findBackdrop } from '../page/appearance/focus/surroundings.ts';
import {
  bodyOf,
  documentOf,
  findAll,
  findClosest,
  getAttribute,
  getBox,
  isRendered,
  rootOf,
  select,
} from '../page/dom/dom.ts';
import { getFrameDocument, isTinyFrame } from '../page/dom/frames.ts';
import { getScope, getShadowHost } from './element.ts';
import { makeBuildLocator } from './locator.ts';

/** Position of a frame's document in the page, determined from within the frame. */
export interface FramePosition {
  /** Selectors of the frames around it, the outermost first. */
  readonly locator: string;
  /** Number of frames that contain it. */
  readonly depth: number;
  /** Index among the page's elements, frame by frame. */
  readonly order: readonly number[];
  /** The frame is transparent on a ground that is not white, so colours in it are not those that its styles declare. */
  readonly seeThrough: boolean;
  /**
   * Somebody can reach it at this moment: it is rendered, larger than a pixel, and neither inert nor behind an open
   * modal dialog.
   */
  readonly isReached: boolean;
}

const orderOf = (element: Element): readonly number[] => {
  const host = getShadowHost(element);
  const scope = getScope(element);
  const index = scope === null ? -1 : [...select(scope, '*')].indexOf(element);
  return host === null ? [index] : [...orderOf(host), index];
};

const WHITE = /^(?:#fff|rgb\(255, 255, 255\))$/;

const hasNoGround = (doc: Document): boolean =>
  [rootOf(doc), bodyOf(doc)].every((element) => {
    if (element === null) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return isClear(backgroundColor) && backgroundImage === 'none';
  });

/** The frame around a window, when both are of one origin and its document is read; null otherwise. */
const getFrameAround = (view: Window): Element | null => {
  const frame = view.frameElement;
  return frame !== null && getFrameDocument(frame) !== null ? frame : null;
};

/** Whether anybody can reach a frame: trackers and bridges use hidden ones, or ones of a single pixel. */
const isReachable = (frame: Element): boolean => {
  if (isTinyFrame(frame) || !isRendered(frame) || getComputedStyle(frame).visibility !== 'visible') return false;
  if (findClosest(frame, '[inert]') !== null) return false;
  const doc = documentOf(frame);
  const modal = doc === null ? undefined : findAll(doc, 'dialog:modal').at(-1);
  return modal === undefined || modal.contains(frame);
};

/** Position of the frame in whose isolated world this runs; null in the top window, and in a frame that is not read. */
export const findFramePosition = (view: Window): FramePosition | null => {
  const frames: Element[] = [];
  for (let at = view; at !== at.parent; at = at.parent) {
    const frame = getFrameAround(at);
    if (frame === null) return null;
    frames.unshift(frame);
  }
  const innermost = frames.at(-1);
  if (innermost === undefined) return null;
  return {
    locator: frames.map(makeBuildLocator()).join(' >>> '),
    depth: frames.length,
    order: frames.flatMap(orderOf),
    isReached: frames.every(isReachable),
    seeThrough: hasNoGround(view.document) && frames.some((frame) => !WHITE.test(findBackdrop(frame))),
  };
};

/** Properties of the frame around a document that are passed to axe. */
export interface Framing {
  readonly focusable: boolean;
  readonly size: { readonly width: number; readonly height: number };
}

export const findFraming = (view: Window): Framing | null => {
  const frame = getFrameAround(view);
  if (frame === null) return null;
  const { width, height } = getBox(frame);
  return { focusable: Number.parseInt(getAttribute(frame, 'tabindex') ?? '0', 10) >= 0, size: { width, height } };
};
