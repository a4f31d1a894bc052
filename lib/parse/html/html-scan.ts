import type { Attributes } from './html-foreign.ts';
import { type HtmlToken, listHtmlTokens, readHtml, type Tag } from './html-tokens.ts';
import { isRefresh, parseRefreshTarget } from './meta-refresh.ts';

/*
 * Searches HTML text where no parser is available. Finds what a browser with scripting enabled would find before any
 * script has run; whatever decides a verdict about the page is read from a parsed document instead.
 */

/** Whether a source may have a pragma, or an input: names of attributes and tags have no character references (HTML, 13.2.5). */
const PRAGMA = /http-equiv/i;
const INPUT = /<input/i;

/** Whether a token belongs to an HTML element in the document's own tree. */
const isOfDocument = ({ isForeign, inTemplate, inShadow }: HtmlToken): boolean =>
  !isForeign && !inTemplate && !inShadow;

/** The start tags of one name that are part of the document, in order. */
const findTags = (html: string, name: string): readonly Tag[] => {
  const tags: Tag[] = [];
  readHtml(html, (token) => {
    if (token.kind === 'start' && token.name === name && isOfDocument(token)) tags.push(token);
    return false;
  });
  return tags;
};

/** Attributes of each `meta` of the document, in order. */
export const findMetas = (html: string): readonly Attributes[] =>
  findTags(html, 'meta').map(({ attributes }) => attributes);

/** The document's title, with white space collapsed as in `document.title`; '' when there is none. */
export const findTitle = (html: string): string => {
  let isOpen = false;
  let title = '';
  readHtml(html, (token) => {
    if (token.kind === 'start') isOpen ||= token.name === 'title' && isOfDocument(token);
    else if (token.kind === 'text') title += isOpen ? token.text : '';
    else return isOpen;
    return false;
  });
  return title.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
};

/** Compares `http-equiv` as an enumerated attribute (HTML, 2.3.3): ASCII case is ignored, white space is not. */
const isPragma = (meta: Attributes, name: string): boolean =>
  meta.get('http-equiv')?.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) === name;

/** Content security policies that meta elements in the head enforce; elsewhere they have no effect (HTML, 4.2.5.3). */
export const findMetaPolicies = (html: string): readonly string[] =>
  findTags(html, 'meta')
    .filter(({ inHead, attributes }) => inHead && isPragma(attributes, 'content-security-policy'))
    .map(({ attributes }) => attributes.get('content') ?? '')
    .filter((policy) => policy !== '');

/** Target of the first valid meta refresh, as written; null when there is none or when it reloads the page itself. */
export const findRefresh = (html: string): string | null => {
  if (!PRAGMA.test(html)) return null;
  const refreshes = findMetas(html).filter((meta) => isPragma(meta, 'refresh'));
  const first = refreshes.find((meta) => isRefresh(meta.get('content') ?? ''));
  return parseRefreshTarget(first?.get('content') ?? '');
};

/** Whether readers see the text: of the elements that contain only text, `textarea` and `title`. */
const isMet = (textOnly: string | null): boolean =>
  textOnly === null || textOnly === 'textarea' || textOnly === 'title';

/** The text that a reader would see, roughly: without tags, scripts, styles and pictures, with white space collapsed. */
export const extractText = (html: string): string =>
  listHtmlTokens(html)
    .map((token) => {
      if (token.kind !== 'text') return ' ';
      return isMet(token.textOnly) && !token.inTemplate && !token.isForeign ? token.text : '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Length of that text in characters. */
export const measureText = (html: string): number => extractText(html).length;

/** Elements without content: hiding one of them hides nothing else (HTML, 13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Classes with which common libraries hide what a click opens: Bootstrap, Tailwind, Foundation, Magnific Popup. */
const CLOSED =
  /(?:^|\s)(?:modal|offcanvas|dropdown-menu|collapse|reveal|mfp-hide|d-none|hidden|hide|is-hidden|u-hidden)(?:\s|$)/i;
const OPENED = /(?:^|\s)(?:show|in|open|is-open|active|is-active)(?:\s|$)/i;

/** Whether an element hides its content, by its markup alone. */
const isHiding = ({ name, attributes }: Tag): boolean => {
  if (['hidden', 'inert', 'popover'].some((attribute) => attributes.has(attribute))) return true;
  if (['dialog', 'details'].includes(name)) return !attributes.has('open');
  if (attributes.get('aria-hidden')?.trim().toLowerCase() === 'true') return true;
  if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '')) return true;
  const classes = attributes.get('class') ?? '';
  return CLOSED.test(classes) && !OPENED.test(classes);
};

/** Yields the start tags of elements that are not hidden by markup. */
function* iterateShownTags(html: string): Generator<Tag> {
  let hidden: { readonly name: string; depth: number } | null = null;
  for (const tag of listHtmlTokens(html)) {
    if (tag.kind === 'text' || tag.isForeign || tag.inTemplate) continue;
    const { name } = tag;
    const isEnd = tag.kind === 'end';
    if (hidden === null && !isEnd) {
      if (!isHiding(tag)) yield tag;
      else if (!VOID.test(name)) hidden = { name, depth: 1 };
    } else if (hidden?.name === name) {
      hidden.depth += isEnd ? -1 : 1;
      if (hidden.depth === 0) hidden = null;
    }
  }
}

const isPassword = ({ name, attributes }: Tag): boolean =>
  name === 'input' && attributes.get('type')?.toLowerCase() === 'password';

/** Whether the page shows a password field: one in a closed dialog, a menu or a hidden element does not count yet. */
export const hasPasswordField = (html: string): boolean => {
  if (!INPUT.test(html)) return false;
  for (const tag of iterateShownTags(html)) if (isPassword(tag)) return true;
  return false;
};
