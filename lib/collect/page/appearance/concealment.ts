import { getBox, getView, isRendered, parentOf } from '../dom/dom.ts';

/** How an element's text is hidden visually. */
export type ConcealmentMethod = 'hidden' | 'offScreen' | 'sameColour' | 'zeroSize' | 'comment' | 'alt';

const PIXELS = { font: 2, box: 2 };

const listAncestors = (element: Element): readonly Element[] => {
  const line: Element[] = [];
  for (let at: Element | null = element; at !== null && line.length < 100; at = parentOf(at)) line.push(at);
  return line;
};

const isOpaque = (colour: string): boolean => !/^(?:transparent|rgba\([^)]*, 0\))$/.test(colour);

/** Whether the text has exactly the colour of its background; a background image makes it undecidable, which counts as no. */
const isSameColour = (line: readonly Element[]): boolean => {
  const colour = getComputedStyle(line[0] as Element).color;
  for (const element of line) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return false;
    if (isOpaque(backgroundColor)) return backgroundColor === colour;
  }
  return colour === 'rgb(255, 255, 255)';
};

const isClipped = (element: Element): boolean => {
  const { overflow, clipPath, clip } = getComputedStyle(element);
  if (/inset\((?:50|100)%/.test(clipPath) || /^rect\((?:0px|1px)(?:,? (?:0px|1px)){3}\)$/.test(clip)) return true;
  const { width, height } = getBox(element);
  return overflow !== 'visible' && (width < PIXELS.box || height < PIXELS.box);
};

const isOffScreen = (element: Element): boolean => {
  const { right, bottom } = getBox(element);
  const { scrollX, scrollY } = getView(element);
  return right + scrollX < 0 || bottom + scrollY < 0;
};

/** How computed style visually hides an element's text; null when it is visible. Only for live documents. */
export const findConcealment = (
  element: Element,
): Extract<ConcealmentMethod, 'hidden' | 'offScreen' | 'sameColour' | 'zeroSize'> | null => {
  if (!isRendered(element)) return 'hidden';
  const line = listAncestors(element);
  if (line.some((one) => Number(getComputedStyle(one).opacity) < 0.05)) return 'hidden';
  if (isOffScreen(element)) return 'offScreen';
  if (Number.parseFloat(getComputedStyle(element).fontSize) < PIXELS.font || line.slice(0, 5).some(isClipped))
    return 'zeroSize';
  return isSameColour(line) ? 'sameColour' : null;
};
