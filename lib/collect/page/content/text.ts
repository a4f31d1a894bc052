import type { Page } from '../../../facts/page.ts';
import { splitWords } from '../../../parse/text/coverage.ts';
import { all, attribute, bodyOf, closest, isHtml, isRendered, openRootOf, parentOf, tagOf } from '../dom/dom.ts';
import { type Flow, flowOf } from '../dom/flow.ts';
import type { Reading } from '../dom/reading.ts';
import { contentRoots } from '../dom/region.ts';
import { mainElement } from './main-text.ts';

type Text = Page['text'];

const LIMIT = { body: 150_000, main: 100_000, content: 20_000, footer: 3_000, noSnippet: 50_000, shadow: 20_000 };
/** Below this a page has no main text. */
const WORDS = 100;
const NOTHING: Flow = { text: '', code: [], cut: false };

const FRAME_ROLES = ['banner', 'contentinfo', 'complementary'];
const FRAME_TAGS = ['header', 'footer', 'aside'];

const isNav = (element: Element): boolean =>
  tagOf(element) === 'nav' || attribute(element, 'role')?.toLowerCase() === 'navigation';

/** Header, footer and aside of the page; those of an article are part of what it says. */
const isFrame = (element: Element): boolean => {
  if (FRAME_ROLES.includes(attribute(element, 'role')?.toLowerCase() ?? '')) return true;
  return FRAME_TAGS.includes(tagOf(element)) && closest(element, 'article') === null;
};

const outermost = (elements: readonly Element[], selector: string): readonly Element[] =>
  elements.filter((element) => {
    const parent = parentOf(element);
    return parent === null || closest(parent, selector) === null;
  });

const joined = async (
  { source, slices }: Reading,
  roots: readonly Element[],
  { length, omit = () => false }: { readonly length: number; readonly omit?: (element: Element) => boolean },
): Promise<Flow> => {
  let text = '';
  for (const root of roots) {
    if (text.length > length) break;
    const flow = await flowOf(root, { live: source.live, length, slices, omit });
    text += text === '' ? flow.text : ` ${flow.text}`;
  }
  return { text: text.slice(0, length).toWellFormed(), code: [], cut: text.length > length };
};

const contentOf = (reading: Reading, length: number): Promise<Flow> => {
  const roots = contentRoots(reading.doc);
  const inBody = roots.some((root) => tagOf(root) === 'body');
  const omit = (element: Element): boolean => isNav(element) || (inBody && isFrame(element));
  return joined(reading, outermost(roots, 'main, [role="main" i]'), { length, omit });
};

const FOOTER = 'footer, [role="contentinfo" i]';
const NAMED_FOOTER = '#footer, .footer, .site-footer, #colophon';

const footerOf = (reading: Reading): Promise<Flow> => {
  const footers = all(reading.doc, FOOTER).filter((element) => closest(element, 'article') === null);
  const roots = footers.length > 0 ? footers : all(reading.doc, NAMED_FOOTER);
  return joined(reading, outermost(roots, `${FOOTER}, ${NAMED_FOOTER}`), { length: LIMIT.footer });
};

/** Google heeds `data-nosnippet` on these elements alone. */
const NO_SNIPPET = ':is(span, div, section)[data-nosnippet]';

const noSnippetOf = (reading: Reading): Promise<Flow> =>
  joined(reading, outermost(all(reading.doc, NO_SNIPPET), NO_SNIPPET), { length: LIMIT.noSnippet });

/** What a slot holds of its own is shown where nothing is put into it. */
const isFilledSlot = (element: Element): boolean =>
  tagOf(element) === 'slot' && isHtml(element) && (element as HTMLSlotElement).assignedNodes().length > 0;

/** Hosts of open shadow roots below a root, those within other roots too. */
const hostsIn = (root: Document | ShadowRoot): readonly Element[] =>
  all(root, '*').flatMap((element) => {
    const shadow = openRootOf(element);
    return shadow === null ? [] : [element, ...hostsIn(shadow)];
  });

/** What is shown in open shadow roots; nothing where there is none. A host that is laid out nowhere shows none. */
const shadowOf = async ({ doc, source, slices }: Reading): Promise<Pick<Text, 'shadow'>> => {
  const hosts = source.live ? hostsIn(doc) : [];
  if (hosts.length === 0) return {};
  let text = '';
  for (const host of hosts) {
    const root = openRootOf(host);
    if (root === null || text.length > LIMIT.shadow || ![host, ...all(root, '*')].some(isRendered)) continue;
    const flow = await flowOf(root, { live: true, length: LIMIT.shadow, slices, omit: isFilledSlot });
    if (flow.text !== '') text += text === '' ? flow.text : ` ${flow.text}`;
  }
  return { shadow: text.slice(0, LIMIT.shadow).toWellFormed() };
};

const isEnough = ({ text }: Flow): boolean => splitWords(text).length >= WORDS;

/** Readability's text; else body without nav, header, footer and aside; else none (docs/catalogue.md, “Main text and its coverage”). */
const mainOf = async (reading: Reading, body: Element | null): Promise<Flow> => {
  const { doc, source, slices } = reading;
  if (!source.live || body === null) return NOTHING;
  const element = await mainElement(doc, slices);
  const found = element === null ? NOTHING : await flowOf(element, { live: false, length: LIMIT.main, slices });
  if (isEnough(found)) return found;
  const omit = (one: Element): boolean => isNav(one) || FRAME_TAGS.includes(tagOf(one));
  const rest = await flowOf(body, { live: true, length: LIMIT.main, slices, omit });
  return isEnough(rest) ? rest : NOTHING;
};

export const readText = async (reading: Reading): Promise<Text> => {
  const { doc, source, slices } = reading;
  const element = bodyOf(doc);
  const body = element === null ? NOTHING : await flowOf(element, { live: source.live, length: LIMIT.body, slices });
  const main = await mainOf(reading, element);
  return {
    body: body.text,
    main: main.text,
    content: (await contentOf(reading, LIMIT.content)).text,
    footer: (await footerOf(reading)).text,
    noSnippet: (await noSnippetOf(reading)).text,
    ...(await shadowOf(reading)),
    code: body.code.map(([from, to]) => [from, to]),
    truncated: body.cut || main.cut,
  };
};
