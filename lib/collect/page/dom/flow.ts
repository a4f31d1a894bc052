import { childrenOf, getTag, hasAttribute, isElement, isText } from './dom.ts';
import type { Slices } from './slices.ts';

/** Text in reading order, white space folded, and where in it code is quoted. */
export interface Flow {
  readonly text: string;
  readonly code: readonly (readonly [number, number])[];
  /** Longer than was asked for; what is here was cut. */
  readonly cut: boolean;
}

/** How to walk a tree for its text. */
interface FlowWay {
  /** Elements by computed style; without it by markup alone. */
  readonly live: boolean;
  /** Characters at most. */
  readonly length: number;
  readonly slices: Slices;
  /** Subtrees to leave out besides what shows no text. */
  readonly omit?: (element: Element) => boolean;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe']);
/** Their content is for browsers that cannot show them. */
const FALLBACK = new Set(['video', 'audio', 'canvas', 'object']);
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'textarea']);
/** Every other element begins and ends a block: words on its two sides are two words. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const LIMIT = { nodes: 400_000, code: 500, turn: 400 };
/** Characters of one text that are looked at, for each that is asked for: white space folds to less. */
const LOOKED_AT = 2;

const isSilent = (element: Element, live: boolean): boolean => {
  const tag = getTag(element);
  if (SILENT.has(tag)) return true;
  if (live) return FALLBACK.has(tag) || getComputedStyle(element).display === 'none';
  return hasAttribute(element, 'hidden');
};

/** Visibility is inherited and can come back, so it is asked where text stands. */
const isShown = (parent: Element | null, live: boolean): boolean =>
  !live || parent === null || getComputedStyle(parent).visibility === 'visible';

/** What was written so far, in pieces: to look at the end of a text that still grows would copy all of it. */
interface Scroll {
  readonly pieces: string[];
  /** Characters of one text that are looked at. */
  readonly most: number;
  length: number;
  /** Of a longer one the rest was left. */
  cut: boolean;
  /** Nothing may begin with a space now. */
  spaced: boolean;
  readonly code: [number, number][];
}

const write = (scroll: Scroll, text: string): void => {
  const folded = text.slice(0, scroll.most).replace(/\s+/g, ' ');
  scroll.cut ||= text.length > scroll.most;
  const piece = scroll.spaced ? folded.replace(/^ /, '') : folded;
  if (piece === '') return;
  scroll.pieces.push(piece);
  scroll.length += piece.length;
  scroll.spaced = piece.endsWith(' ');
};

/** An element still to be walked, or the mark behind one that was. */
type Step = Node | { readonly closes: Element; readonly codeFrom: number | null };

const isMark = (step: Step): step is Exclude<Step, Node> => 'closes' in step;

const close = (scroll: Scroll, { closes, codeFrom }: Exclude<Step, Node>): void => {
  const end = scroll.length;
  if (codeFrom !== null && end > codeFrom && scroll.code.length < LIMIT.code) scroll.code.push([codeFrom, end]);
  if (!INLINE.has(getTag(closes))) write(scroll, ' ');
};

const open = (scroll: Scroll, element: Element, steps: Step[]): void => {
  const tag = getTag(element);
  if (!INLINE.has(tag)) write(scroll, ' ');
  steps.push({ closes: element, codeFrom: CODE.has(tag) ? scroll.length : null });
  const children = childrenOf(element);
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child !== undefined) steps.push(child);
  }
};

/** The text below a root as a reader meets it: a space at every block boundary, nothing of what does not show. */
export const readFlow = async (root: Element | ShadowRoot, { live, length, slices, omit }: FlowWay): Promise<Flow> => {
  const scroll: Scroll = { pieces: [], most: LOOKED_AT * length, length: 0, cut: false, spaced: true, code: [] };
  const steps: Step[] = isElement(root) ? [root] : [...childrenOf(root)].reverse();
  for (let seen = 0; seen < LIMIT.nodes && scroll.length <= length; seen += 1) {
    const step = steps.pop();
    if (step === undefined) break;
    if (isMark(step)) close(scroll, step);
    else if (isText(step)) {
      if (step.data.trim() === '' || isShown(step.parentElement, live)) write(scroll, step.data);
    } else if (isElement(step) && !isSilent(step, live) && omit?.(step) !== true) open(scroll, step, steps);
    if (seen % LIMIT.turn === 0) await slices.rest();
  }
  const text = scroll.pieces.join('').slice(0, length).trimEnd().toWellFormed();
  const code = scroll.code.filter(([from]) => from < text.length);
  return { text, code, cut: scroll.cut || scroll.length > length };
};
