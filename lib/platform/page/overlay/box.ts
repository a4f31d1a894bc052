import { getBox, isRendered } from '../../../collect/page/dom/dom.ts';
import { type Found, getParentOutwards } from '../../../collect/page/dom/find-element.ts';

/** In CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const parsePixels = (value: string): number => Number.parseFloat(value) || 0;

/** Converts a box within a frame to the coordinates of the frame's surroundings; a transform may scale it. */
const moveOutOfFrame = (box: Box, frame: Element): Box => {
  const around = getBox(frame);
  const style = getComputedStyle(frame);
  const scale = (frame as HTMLElement).offsetWidth > 0 ? around.width / (frame as HTMLElement).offsetWidth : 1;
  const readInset = (side: 'Left' | 'Top'): number =>
    parsePixels(style[`border${side}Width`]) + parsePixels(style[`padding${side}`]);
  return {
    left: around.left + (readInset('Left') + box.left) * scale,
    top: around.top + (readInset('Top') + box.top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
};

const isVisible = (element: Element): boolean => {
  const { width, height } = getBox(element);
  return width > 1 && height > 1 && isRendered(element);
};

/** The element to outline: itself, or its nearest visible ancestor; null when there is none. */
export const findVisible = ({ element, frames }: Found): Found | null => {
  for (let at: Element | null = element; at !== null; at = getParentOutwards(at))
    if (isVisible(at)) return { element: at, frames };
  const frame = frames.at(-1);
  return frame === undefined ? null : findVisible({ element: frame, frames: frames.slice(0, -1) });
};

/** An element's position in the window. */
export const measureBoxInWindow = ({ element, frames }: Found): Box =>
  frames.reduceRight<Box>((box, frame) => moveOutOfFrame(box, frame), getBox(element));
