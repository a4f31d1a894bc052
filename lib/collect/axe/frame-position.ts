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
import { getFrameDocument, isSpeck } from '../page/dom/frames.ts';
import { getScope, getShadowHost } from './element.ts';
import { buildLocator } from './locator.ts';

/** Where the document of a frame stands in the page, as it tells itself. */
export interface FramePosition {
  /** Selectors of the frames around it, the outermost first. */
  readonly locator: string;
  /** How many frames it lies in. */
  readonly depth: number;
  /** Its place among the page's elements, frame by frame. */
  readonly order: readonly number[];
  /** What lies behind the frame shows through it and is not white, so colours in it are not what its styles say. */
  readonly seeThrough: boolean;
  /** Somebody can reach it at this moment: it is drawn, more than a point, and neither inert nor behind an open modal dialog. */
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

/** The frame around a window, when both are of one origin and its content is looked into. */
const getFrameAround = (view: Window): Element | null => {
  const frame = view.frameElement;
  return frame !== null && getFrameDocument(frame) !== null ? frame : null;
};

/** Whether a frame is there for anybody: trackers and bridges lie in hidden ones, or in one of a single pixel. */
const isReachable = (frame: Element): boolean => {
  if (isSpeck(frame) || !isRendered(frame) || getComputedStyle(frame).visibility !== 'visible') return false;
  if (findClosest(frame, '[inert]') !== null) return false;
  const doc = documentOf(frame);
  const modal = doc === null ? undefined : findAll(doc, 'dialog:modal').at(-1);
  return modal === undefined || modal.contains(frame);
};

/** Asked in a frame's own isolated world; null in the top window, and in what is not looked into. */
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
    locator: frames.map(buildLocator).join(' >>> '),
    depth: frames.length,
    order: frames.flatMap(orderOf),
    isReached: frames.every(isReachable),
    seeThrough: hasNoGround(view.document) && frames.some((frame) => !WHITE.test(findBackdrop(frame))),
  };
};

/** What axe is told of the frame that its document lies in. */
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
