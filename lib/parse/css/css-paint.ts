import { isClear, isSameColour } from './css-colour.ts';
import { splitSelectors } from './focus-selector.ts';

/** The colours to compare with: of the text (`ink`), and of what is behind it (`backdrop`); '' when unknown. */
export interface Canvas {
  readonly ink: string;
  readonly backdrop: string;
  /** Converts a colour to one notation that names, functions and system colours have in common. */
  plain(colour: string): string;
}

const NOTHING = /^[+-]?0*(?:\.0*)?(?:[a-z]+|%)?$/i;

/** Whether a length is zero. */
export const isNothing = (length: string): boolean => /\d/.test(length) && NOTHING.test(length.trim());

const isLength = (word: string): boolean => /^[+-]?[\d.]/.test(word) || /^(?:calc|min|max|clamp)\(/i.test(word);

/** The words of a value, split at white space outside brackets. */
const splitValue = (value: string): readonly string[] => {
  const words: string[] = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && /\s/.test(sign)) words.push('');
    else words.push(`${words.pop() ?? ''}${sign}`);
  }
  return words.filter((word) => word !== '');
};

const resolveColour = (name: string, { ink, plain }: Canvas): string =>
  plain(name === '' || /^currentcolor$/i.test(name) ? ink : name);

/** A colour in its plain notation; '' when it cannot be seen in front of the backdrop. */
export const toSeenColour = (name: string, canvas: Canvas): string => {
  const colour = resolveColour(name, canvas);
  const isLost = canvas.backdrop !== '' && isSameColour(colour, canvas.plain(canvas.backdrop));
  return isClear(colour) || isLost ? '' : colour;
};

export interface Line {
  readonly style: string;
  readonly width: string;
  readonly colour: string;
}

/** An outline or a border as a text that equals another's when both look the same; '' when nothing is drawn. */
export const toSeenLine = ({ style, width, colour }: Line, canvas: Canvas): string => {
  if (/^(?:none|hidden|initial|unset|)$/i.test(style.trim()) || isNothing(width)) return '';
  const seen = toSeenColour(colour, canvas);
  return seen === '' ? '' : `${style} ${width} ${seen}`;
};

const toSeenLayer = (layer: string, canvas: Canvas): string => {
  const words = splitValue(layer);
  const lengths = words.filter(isLength);
  const isInset = words.some((word) => /^inset$/i.test(word));
  const name = words.find((word) => !isLength(word) && !/^inset$/i.test(word)) ?? '';
  if (lengths.every(isNothing)) return '';
  const seen = toSeenColour(name, isInset ? { ...canvas, backdrop: '' } : canvas);
  return seen === '' ? '' : `${isInset} ${lengths.join(' ')} ${seen}`;
};

/** The same for a value of `box-shadow`; a keyword has no lengths, and draws nothing. */
export const toSeenShadow = (value: string, canvas: Canvas): string =>
  splitSelectors(value)
    .map((layer) => toSeenLayer(layer, canvas))
    .filter((seen) => seen !== '')
    .join(', ');
