import type { Page } from '../../../facts/page.ts';
import {
  bodyOf,
  collapseWhitespace,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getLanguage,
  hasAttribute,
  isMatching,
  isRendered,
  isText,
  parentOf,
  textOf,
} from '../dom/dom.ts';
import { makeInherited } from '../dom/inherited.ts';
import type { Reading } from '../dom/reading.ts';
import { makeRegionOf } from '../dom/region.ts';
import { buildSelector } from '../dom/selector.ts';

const LIMIT = { languages: 12, text: 3_000, nodes: 20_000, names: 500 };
const SILENT = 'script, style, template, noscript, textarea, select, code, pre, kbd, samp, svg, [translate="no" i]';

/** The language in force on an element ('' when none is declared), and whether its text counts for no language. */
interface Speech {
  readonly lang: string;
  readonly isSilent: boolean;
}

const UNDECLARED: Speech = { lang: '', isSilent: false };

const deriveSpeech = (element: Element, above: Speech): Speech => {
  const declares = hasAttribute(element, 'lang');
  const isSilent = above.isSilent || isMatching(element, SILENT);
  if (!declares && isSilent === above.isSilent) return above;
  return { lang: declares ? getLanguage(element) : above.lang, isSilent };
};

/** Text of one language as it is being gathered. */
interface Heap {
  readonly selector: string;
  content: string;
  other: string;
}

/** Whether nothing else can be part of its text: that of the content comes first. */
const isFull = ({ content }: Heap): boolean => content.length > LIMIT.text;

const listTextNodes = (doc: Document): readonly Text[] => {
  const body = bodyOf(doc);
  if (body === null) return [];
  const walker = Document.prototype.createTreeWalker.call(doc, body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null && nodes.length < LIMIT.nodes; node = walker.nextNode()) {
    if (isText(node) && textOf(node).trim() !== '') nodes.push(node);
  }
  return nodes;
};

/** Attributes with a name that only a screen reader announces, such as that of an icon link, and the elements that have them. */
const NAMED = { alt: 'img[alt], input[type="image" i][alt]', 'aria-label': '[aria-label]' };

/** One piece of text and the element it belongs to. */
type Piece = readonly [element: Element, text: string];

/** Whether a screen reader announces an element. */
const isHeard = (element: Element): boolean => findClosest(element, '[aria-hidden="true" i]') === null;
const listNames = (doc: Document): readonly Piece[] =>
  Object.entries(NAMED)
    .flatMap(([name, selector]) =>
      findAll(doc, selector).map((element): Piece => [element, getAttribute(element, name) ?? '']),
    )
    .filter(([element, name]) => /\p{L}{2}\s+\p{L}{2}/u.test(name) && isHeard(element))
    .slice(0, LIMIT.names);

const findDeclaringSelector = (element: Element): string => buildSelector(findClosest(element, '[lang]') ?? element);

export const readLanguages = async ({ doc, source, slices }: Reading): Promise<Page['languages']> => {
  if (!source.live) return [];
  const regionOf = makeRegionOf(doc);
  const heaps = new Map<string, Heap>();

  const findSpeech = makeInherited(UNDECLARED, deriveSpeech);
  const gatherPiece = ([element, said]: Piece, isName = false): void => {
    const { lang, isSilent } = findSpeech(element);
    const known = heaps.get(lang);
    if (isSilent || (known === undefined ? heaps.size >= LIMIT.languages : isFull(known))) return;
    const heap = known ?? { selector: findDeclaringSelector(element), content: '', other: '' };
    const region = !isName && regionOf(element) === 'content' ? 'content' : 'other';
    if (heap[region].length > LIMIT.text || !isRendered(element)) return;
    heap[region] += ` ${collapseWhitespace(said, 2 * LIMIT.text)}`;
    heaps.set(lang, heap);
  };

  const isOneLanguage = findFirst(doc, 'body [lang]') === null;
  await slices.map(listTextNodes(doc), (node) => {
    if (isOneLanguage && [...heaps.values()].some(isFull)) return;
    const element = parentOf(node);
    if (element !== null) gatherPiece([element, textOf(node)]);
  });
  await slices.map(listNames(doc), (name) => gatherPiece(name, true));
  return [...heaps].map(([lang, { selector, content, other }]) => {
    const text = collapseWhitespace(`${content} ${other}`, LIMIT.text);
    return { lang, text, letters: text.match(/\p{L}/gu)?.length ?? 0, selector };
  });
};
