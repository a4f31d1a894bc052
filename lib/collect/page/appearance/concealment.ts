import {
  childrenOf,
  documentOf,
  findFirst,
  getAttribute,
  getBox,
  getTag,
  getView,
  hasAttribute,
  isElement,
  isRendered,
  parentOf,
  startOf,
} from '../dom/dom.ts';

/** How an element's text is hidden visually. */
export type ConcealmentMethod = 'hidden' | 'offScreen' | 'sameColour' | 'zeroSize' | 'collapsed' | 'comment' | 'alt';

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

/** Whether an element that has no box, since its part is collapsed, would not be seen in it once opened. */
const isHiddenWhenOpened = (element: Element): boolean => {
  const style = getComputedStyle(element);
  const sizes = [style.width, style.height, style.maxWidth, style.maxHeight].map(Number.parseFloat);
  return (
    style.display === 'none' ||
    Number(style.opacity) < 0.05 ||
    Number.parseFloat(style.fontSize) < PIXELS.font ||
    /^(?:absolute|fixed)$/.test(style.position) ||
    ![style.transform, style.clipPath, style.scale].every((value) => /^(?:none|)$/.test(value ?? '')) ||
    [style.textIndent, style.marginLeft, style.marginTop].some((value) => Number.parseFloat(value) < -100) ||
    (style.overflow !== 'visible' && sizes.some((size) => size < PIXELS.box))
  );
};

/** A word that says what a control opens; a lone sign is no invitation to open anything. */
const NAMED = /\p{L}{3}/u;

const isShownControl = (control: Element | null): boolean =>
  control !== null && NAMED.test(startOf(control)) && findConcealment(control) === null;

/** The shown control that opens a part of the page: `native` for the summary of `<details>`, which works by itself. */
const findControl = (part: Element): 'native' | 'scripted' | null => {
  if (getTag(part) === 'details' && !hasAttribute(part, 'open')) {
    const summary = [...childrenOf(part)].find((child) => isElement(child) && getTag(child) === 'summary');
    return isShownControl((summary as Element | undefined) ?? null) ? 'native' : null;
  }
  const id = getAttribute(part, 'id') ?? '';
  const doc = documentOf(part);
  if (id === '' || doc === null) return null;
  const selector = `[aria-controls~="${CSS.escape(id)}"]:is([aria-expanded], [aria-selected])`;
  return isShownControl(findFirst(doc, selector)) ? 'scripted' : null;
};

/**
 * How visitors open a collapsed part of the page that hides an element: by the summary of `<details>` (`native`), or
 * by a control of which a script opens what it names (`scripted`; ARIA, `aria-controls`). Null when nothing shown opens it,
 * or the element would still not be seen.
 */
export const findOpener = (element: Element): 'native' | 'scripted' | null => {
  const line = listAncestors(element);
  for (const [index, part] of line.entries()) {
    const control = findControl(part);
    if (control === null) continue;
    const inside = line.slice(0, index);
    return inside.some(isHiddenWhenOpened) || isSameColour(line) ? null : control;
  }
  return null;
};
