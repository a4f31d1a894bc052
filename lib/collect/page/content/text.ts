import type { Page } from '../../../facts/page.ts';
import { splitWords } from '../../../parse/text/coverage.ts';
import {
  bodyOf,
  findAll,
  findClosest,
  getAttribute,
  getTag,
  isHtml,
  isRendered,
  openRootOf,
  parentOf,
  rootOf,
  select,
  textOf,
} from '../dom/dom.ts';
import { type Flow, readFlow } from '../dom/flow.ts';
import type { Reading } from '../dom/reading.ts';
import { findContentRoots } from '../dom/region.ts';
import type { Slices } from '../dom/slices.ts';
import { MainReader } from './main-reader.ts';

/**
 * Maximum sum of all elements' depths: the library walks up and down the tree, so this sum, not the number of elements,
 * determines how long it blocks the page (measured: 1 to 2 µs per unit). Above it the library is not called.
 */
const BURDEN = 50_000;
/**
 * Maximum number of characters of text without scripts and styles: the library reads each several times (measured: 40
 * ms per million).
 */
const TEXT = 1_000_000;

/** Number of characters that the library would read. */
const measureText = (doc: Document): number => {
  const root = rootOf(doc);
  if (root === null) return 0;
  const quiet = findAll(doc, 'script, style').reduce((sum, element) => sum + textOf(element).length, 0);
  return textOf(root).length - quiet;
};

const isTooMuch = (doc: Document): boolean => {
  if (measureText(doc) > TEXT) return true;
  const depths = new Map<Element | null, number>();
  let burden = 0;
  // One by one: a document that is too much need not be listed to its end.
  const elements = select(doc, '*');
  for (let index = 0; index < elements.length; index += 1) {
    const element = elements[index] as Element;
    const depth = (depths.get(parentOf(element)) ?? 0) + 1;
    depths.set(element, depth);
    burden += depth;
    if (burden > BURDEN) return true;
  }
  return false;
};

/** Elements that a form lists by name and id, wherever they are (HTML, “listed elements” and a form's images). */
const LISTED = 'button, fieldset, input, object, output, select, textarea, img';
/** Elements that a document lists by name; images and objects by id as well. */
const NAMED = 'embed, form, iframe';

/**
 * Names and ids of a form's controls shadow the form's own properties, those of images and frames the document's, and
 * the library does not guard against that. The clone is ours, so they are removed from it.
 */
const removeNames = (clone: Document): void => {
  for (const element of findAll(clone, `${LISTED}, ${NAMED}`)) Element.prototype.removeAttribute.call(element, 'name');
  for (const control of findAll(clone, LISTED)) Element.prototype.removeAttribute.call(control, 'id');
};

/**
 * The element in which Readability collects the main text, in a clone of the document; null when it finds none or is
 * not called.
 */
export const findMainElement = async (doc: Document, slices: Slices): Promise<Element | null> => {
  if (isTooMuch(doc)) return null;
  try {
    const clone = Document.prototype.cloneNode.call(doc, true) as Document;
    removeNames(clone);
    return await new MainReader(clone).find(slices);
  } catch {
    // A document that the library cannot read is treated like one in which it finds nothing.
    return null;
  }
};

type Text = Page['text'];

const LIMIT = { body: 150_000, main: 100_000, content: 20_000, footer: 3_000, noSnippet: 50_000, shadow: 20_000 };
/** Number of words below which a page has no main text. */
const WORDS = 100;
const NOTHING: Flow = { text: '', code: [], cut: false };

const FRAME_ROLES = ['banner', 'contentinfo', 'complementary'];
const FRAME_TAGS = ['header', 'footer', 'aside'];

const isNav = (element: Element): boolean =>
  getTag(element) === 'nav' || getAttribute(element, 'role')?.toLowerCase() === 'navigation';

/** Whether it is the page's header, footer or aside; those of an article are part of its content. */
const isFrame = (element: Element): boolean => {
  if (FRAME_ROLES.includes(getAttribute(element, 'role')?.toLowerCase() ?? '')) return true;
  return FRAME_TAGS.includes(getTag(element)) && findClosest(element, 'article') === null;
};

const keepOutermost = (elements: readonly Element[], selector: string): readonly Element[] =>
  elements.filter((element) => {
    const parent = parentOf(element);
    return parent === null || findClosest(parent, selector) === null;
  });

const joinFlows = async (
  { source, slices }: Reading,
  roots: readonly Element[],
  { length, omit = () => false }: { readonly length: number; readonly omit?: (element: Element) => boolean },
): Promise<Flow> => {
  let text = '';
  for (const root of roots) {
    if (text.length > length) break;
    const flow = await readFlow(root, { live: source.live, length, slices, omit });
    text += text === '' ? flow.text : ` ${flow.text}`;
  }
  return { text: text.slice(0, length).toWellFormed(), code: [], cut: text.length > length };
};

const readContent = (reading: Reading, length: number): Promise<Flow> => {
  const roots = findContentRoots(reading.doc);
  const inBody = roots.some((root) => getTag(root) === 'body');
  const isOmitted = (element: Element): boolean => isNav(element) || (inBody && isFrame(element));
  return joinFlows(reading, keepOutermost(roots, 'main, [role="main" i]'), { length, omit: isOmitted });
};

const FOOTER = 'footer, [role="contentinfo" i]';
const NAMED_FOOTER = '#footer, .footer, .site-footer, #colophon';

const readFooter = (reading: Reading): Promise<Flow> => {
  const footers = findAll(reading.doc, FOOTER).filter((element) => findClosest(element, 'article') === null);
  const roots = footers.length > 0 ? footers : findAll(reading.doc, NAMED_FOOTER);
  return joinFlows(reading, keepOutermost(roots, `${FOOTER}, ${NAMED_FOOTER}`), { length: LIMIT.footer });
};

/** Google respects `data-nosnippet` on these elements only. */
const NO_SNIPPET = ':is(span, div, section)[data-nosnippet]';

const readNoSnippet = (reading: Reading): Promise<Flow> =>
  joinFlows(reading, keepOutermost(findAll(reading.doc, NO_SNIPPET), NO_SNIPPET), { length: LIMIT.noSnippet });

/** Whether a slot has assigned nodes: its own content is only shown when it has none. */
const isFilledSlot = (element: Element): boolean =>
  getTag(element) === 'slot' && isHtml(element) && (element as HTMLSlotElement).assignedNodes().length > 0;

/** Hosts of open shadow roots below a root, including nested ones. */
const findShadowHosts = (root: Document | ShadowRoot): readonly Element[] =>
  findAll(root, '*').flatMap((element) => {
    const shadow = openRootOf(element);
    return shadow === null ? [] : [element, ...findShadowHosts(shadow)];
  });

/** The visible text in open shadow roots; no property when there are none. A host that is not rendered anywhere shows none. */
const readShadowText = async ({ doc, source, slices }: Reading): Promise<Pick<Text, 'shadow'>> => {
  const hosts = source.live ? findShadowHosts(doc) : [];
  if (hosts.length === 0) return {};
  let text = '';
  for (const host of hosts) {
    const root = openRootOf(host);
    if (root === null || text.length > LIMIT.shadow || ![host, ...findAll(root, '*')].some(isRendered)) continue;
    const flow = await readFlow(root, { live: true, length: LIMIT.shadow, slices, omit: isFilledSlot });
    if (flow.text !== '') text += text === '' ? flow.text : ` ${flow.text}`;
  }
  return { shadow: text.slice(0, LIMIT.shadow).toWellFormed() };
};

const isEnough = ({ text }: Flow): boolean => splitWords(text).length >= WORDS;

/** Readability's text; else body without nav, header, footer and aside; else none (docs/catalogue.md, “Main text and its coverage”). */
const readMain = async (reading: Reading, body: Element | null): Promise<Flow> => {
  const { doc, source, slices } = reading;
  if (!source.live || body === null) return NOTHING;
  const element = await findMainElement(doc, slices);
  const found = element === null ? NOTHING : await readFlow(element, { live: false, length: LIMIT.main, slices });
  if (isEnough(found)) return found;
  const isOmitted = (one: Element): boolean => isNav(one) || FRAME_TAGS.includes(getTag(one));
  const rest = await readFlow(body, { live: true, length: LIMIT.main, slices, omit: isOmitted });
  return isEnough(rest) ? rest : NOTHING;
};

export const readText = async (reading: Reading): Promise<Text> => {
  const { doc, source, slices } = reading;
  const element = bodyOf(doc);
  const body = element === null ? NOTHING : await readFlow(element, { live: source.live, length: LIMIT.body, slices });
  const main = await readMain(reading, element);
  return {
    body: body.text,
    main: main.text,
    content: (await readContent(reading, LIMIT.content)).text,
    footer: (await readFooter(reading)).text,
    noSnippet: (await readNoSnippet(reading)).text,
    ...(await readShadowText(reading)),
    code: body.code.map(([from, to]) => [from, to]),
    truncated: body.cut || main.cut,
  };
};
