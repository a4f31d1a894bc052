import { isElement, isSvg, nodeTypeOf, parentOf } from '../page/dom/dom.ts';

/**
 * A rectangle in CSS pixels like `DOMRectReadOnly` (Geometry Interfaces 1, 3), but without a call into the browser for
 * each side.
 */
export class Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;

  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }

  get left(): number {
    return Math.min(this.x, this.x + this.width);
  }

  get top(): number {
    return Math.min(this.y, this.y + this.height);
  }

  get right(): number {
    return Math.max(this.x, this.x + this.width);
  }

  get bottom(): number {
    return Math.max(this.y, this.y + this.height);
  }
}

/** A point like `DOMPointReadOnly` (Geometry Interfaces 1, 2), with two dimensions only. */
export class Point {
  readonly x: number;
  readonly y: number;

  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
}

const toBox = ({ x, y, width, height }: DOMRect): Box => new Box(x, y, width, height);

// An indexed loop: `Array.from` would ask the browser for an iterator.
const toBoxes = (list: DOMRectList): readonly Box[] => {
  const boxes: Box[] = [];
  for (let index = 0; index < list.length; index += 1) boxes.push(toBox(list[index] as DOMRect));
  return boxes;
};

const boundsOf = Element.prototype.getBoundingClientRect;
const rectsOf = Element.prototype.getClientRects;
const rectsOfRange = Range.prototype.getClientRects;

const ownerOf = Object.getOwnPropertyDescriptor(SVGElement.prototype, 'ownerSVGElement')?.get as (
  this: SVGElement,
) => SVGSVGElement | null;

/** The outermost SVG that an element is part of; null for every other element, and for an SVG directly in the page. */
const findDrawing = (element: Element): Element | null => {
  if (!isSvg(element)) return null;
  let drawing: SVGSVGElement | null = null;
  for (let at = ownerOf.call(element); at !== null; at = ownerOf.call(at)) drawing = at;
  return drawing;
};

/** Returns the part of `box` within `frame`. */
const clipBox = (box: Box, frame: Box): Box => {
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return new Box(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};

/** The text node that a range covers entirely, if it covers nothing else; null for every other range. */
const findWholeText = ({ startContainer, startOffset, endContainer, endOffset }: Range): Text | null => {
  if (startContainer !== endContainer || nodeTypeOf(startContainer) !== Node.TEXT_NODE) return null;
  const text = startContainer as Text;
  return startOffset === 0 && endOffset === text.length ? text : null;
};

/**
 * Bounding boxes of elements and ranges, each computed once. A page may scroll, or push an element aside, between two of them:
 * each is where it would be if its element were still where it was first.
 */
export interface Boxes {
  bounds(element: Element): Box;
  /** Only boxes that have a width, as the engine expects. */
  wide(element: Element): readonly Box[];
  ofRange(range: Range): readonly Box[];
}

/** Returns boxes moved by a distance in CSS pixels. */
const moveBoxes = (boxes: readonly Box[], right: number, down: number): readonly Box[] =>
  right === 0 && down === 0
    ? boxes
    : boxes.map(({ x, y, width, height }) => new Box(x + right, y + down, width, height));

export const makeBoxes = (): Boxes => {
  /** The browser's own box of each element when it was first asked for. */
  const first = new Map<Element, Box>();
  const known = new Map<Element, Box>();
  const texts = new Map<Text, readonly Box[]>();
  const frames = new Map<Element, Box | null>();
  const measureFirst = (element: Element): Box => {
    const box = first.get(element) ?? toBox(boundsOf.call(element));
    first.set(element, box);
    return box;
  };
  const moveToFirst = (element: Element | null, boxes: readonly Box[]): readonly Box[] => {
    if (element === null || boxes.length === 0) return boxes;
    const [then, now] = [measureFirst(element), boundsOf.call(element)];
    return moveBoxes(boxes, then.x - now.x, then.y - now.y);
  };
  /** The box that clips an SVG's parts (SVG 2, 3.11), which the engine does not consider; null when nothing clips them. */
  const findClippingFrame = (element: Element): Box | null => {
    const drawing = findDrawing(element);
    if (drawing === null) return null;
    const frame = frames.get(drawing);
    if (frame !== undefined) return frame;
    const clips = getComputedStyle(drawing).overflow !== 'visible' ? measureFirst(drawing) : null;
    frames.set(drawing, clips);
    return clips;
  };
  const clipToFrame = (element: Element, boxes: readonly Box[]): readonly Box[] => {
    const frame = boxes.length === 0 ? null : findClippingFrame(element);
    return frame === null ? boxes : boxes.map((box) => clipBox(box, frame));
  };
  const measureRange = (range: Range): readonly Box[] => {
    const { startContainer } = range;
    const element = isElement(startContainer) ? startContainer : parentOf(startContainer);
    return moveToFirst(element, toBoxes(rectsOfRange.call(range)));
  };
  return {
    bounds: (element) => {
      const box = known.get(element) ?? clipToFrame(element, [measureFirst(element)])[0] ?? new Box();
      known.set(element, box);
      return box;
    },
    wide: (element) =>
      clipToFrame(element, moveToFirst(element, toBoxes(rectsOf.call(element)))).filter(({ width }) => width > 0),
    ofRange: (range) => {
      const text = findWholeText(range);
      const boxes = (text === null ? undefined : texts.get(text)) ?? measureRange(range);
      if (text !== null) texts.set(text, boxes);
      return boxes;
    },
  };
};
