import { getTag, hasAttribute, isElement, isText, lastChildOf, parentOf, previousSiblingOf, textOf } from './dom.ts';
import type { Slices } from './slices.ts';

/** Text in reading order with white space folded, and the ranges of it that are code. */
export interface Flow {
  readonly text: string;
  readonly code: readonly (readonly [number, number])[];
  /** Longer than requested, so the text was cut. */
  readonly cut: boolean;
}

/** How to walk a tree for its text. */
interface FlowWay {
  /** Judges visibility by computed style; otherwise by markup alone. */
  readonly live: boolean;
  /** Maximum number of characters. */
  readonly length: number;
  readonly slices: Slices;
  /** Selects subtrees to leave out in addition to those that show no text. */
  readonly omit?: (element: Element) => boolean;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe']);
/** The content of these elements is a fallback for browsers that cannot show them. */
const FALLBACK = new Set(['video', 'audio', 'canvas', 'object']);
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'textarea']);
/** Every other element begins and ends a block, so the text before and after it are separate words. */
export const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const LIMIT = { nodes: 400_000, code: 500, turn: 400 };
/** Characters read of one text node per requested character: folding white space makes it shorter. */
const LOOKED_AT = 2;

const isSilent = (element: Element, live: boolean): boolean => {
  const tag = getTag(element);
  if (SILENT.has(tag)) return true;
  if (live) return FALLBACK.has(tag) || getComputedStyle(element).display === 'none';
  return hasAttribute(element, 'hidden');
};

/** Visibility is inherited and can be switched back on below, so it is checked at the parent of each text. */
const isShown = (parent: Element | null, live: boolean): boolean =>
  !live || parent === null || getComputedStyle(parent).visibility === 'visible';

/** The text written so far, in pieces: inspecting the end of one growing string would copy all of it. */
interface Scroll {
  readonly pieces: string[];
  /** Maximum number of characters read of one text node. */
  readonly most: number;
  length: number;
  /** A text node was longer, and its rest was dropped. */
  cut: boolean;
  /** The text ends with a space or is empty, so the next piece must not begin with one. */
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

/** An element that was opened and is closed after everything in it. */
interface Opened {
  readonly element: Element;
  readonly codeFrom: number | null;
}

/**
 * What is left to walk: the last of `nodes` comes next, and null closes the last of `opened`. (A look for a property in a node
 * is expensive in Firefox, where scripts of an extension see the page through wrappers.)
 */
interface Walk {
  readonly nodes: (Node | null)[];
  readonly opened: Opened[];
}

const closeLast = (scroll: Scroll, { opened }: Walk): void => {
  const last = opened.pop();
  if (last === undefined) return;
  const [{ element, codeFrom }, end] = [last, scroll.length];
  if (codeFrom !== null && end > codeFrom && scroll.code.length < LIMIT.code) scroll.code.push([codeFrom, end]);
  if (!INLINE.has(getTag(element))) write(scroll, ' ');
};

const pushChildren = (root: Node, { nodes }: Walk): void => {
  for (let child = lastChildOf(root); child !== null; child = previousSiblingOf(child)) nodes.push(child);
};

const open = (scroll: Scroll, element: Element, walk: Walk): void => {
  const tag = getTag(element);
  if (!INLINE.has(tag)) write(scroll, ' ');
  walk.opened.push({ element, codeFrom: CODE.has(tag) ? scroll.length : null });
  walk.nodes.push(null);
  pushChildren(element, walk);
};

/** The text below a root as a reader sees it: a space at every block boundary, and nothing that is not shown. */
export const readFlow = async (root: Element | ShadowRoot, { live, length, slices, omit }: FlowWay): Promise<Flow> => {
  const scroll: Scroll = { pieces: [], most: LOOKED_AT * length, length: 0, cut: false, spaced: true, code: [] };
  const walk: Walk = { nodes: isElement(root) ? [root] : [], opened: [] };
  if (!isElement(root)) pushChildren(root, walk);
  for (let seen = 0; seen < LIMIT.nodes && scroll.length <= length; seen += 1) {
    const node = walk.nodes.pop();
    if (node === undefined) break;
    if (node === null) closeLast(scroll, walk);
    else if (isElement(node)) {
      if (!isSilent(node, live) && omit?.(node) !== true) open(scroll, node, walk);
    } else if (isText(node)) {
      const text = textOf(node);
      if (text.trim() === '' || isShown(parentOf(node), live)) write(scroll, text);
    }
    if (seen % LIMIT.turn === 0) await slices.rest();
  }
  const text = scroll.pieces.join('').slice(0, length).trimEnd().toWellFormed();
  const code = scroll.code.filter(([from]) => from < text.length);
  return { text, code, cut: scroll.cut || scroll.length > length };
};
