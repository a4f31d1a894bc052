import { refreshTarget } from './meta-refresh.ts';
import { own } from './own.ts';
import { tagEnd } from './tag-end.ts';

/*
 * Looks into HTML text where no parser is at hand. It finds what plain markup says and no more; whatever decides a
 * verdict about the page is read from a parsed document instead. Every pattern stops at the next tag.
 */

const ATTRIBUTE = /([^\s"'>/=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export type Attributes = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' };
const decode = (text: string): string =>
  text.replace(/&(#39|amp|quot|apos|lt|gt);/g, (whole, name: string) => own(ENTITIES, name) ?? whole);

const readAttributes = (text: string): Attributes =>
  new Map(
    [...text.matchAll(ATTRIBUTE)]
      .map(
        ([, name = '', double, single, bare]) => [name.toLowerCase(), decode(double ?? single ?? bare ?? '')] as const,
      )
      // Of a repeated attribute the first counts; a Map keeps the last.
      .toReversed(),
  );

/** HTML without comments; an unclosed one swallows the rest. */
export const withoutComments = (html: string): string => {
  const [before = '', ...rest] = html.split('<!--');
  return [before, ...rest.map((piece) => (piece.includes('-->') ? piece.slice(piece.indexOf('-->') + 3) : ''))].join(
    '',
  );
};

const TAGS = { meta: /^meta\b/i, input: /^input\b/i } as const;

/** Attributes of each start tag of that name, outside comments, in order. */
export const tagsIn = (html: string, name: keyof typeof TAGS): readonly Attributes[] =>
  withoutComments(html)
    .split('<')
    .slice(1)
    .flatMap((piece) => {
      const end = TAGS[name].test(piece) ? tagEnd(piece, name.length) : -1;
      return end === -1 ? [] : [readAttributes(piece.slice(name.length, end))];
    });

/** The document's title, white space folded; '' when there is none. */
export const titleIn = (html: string): string =>
  decode(/<title\b[^<>]*>([^<]*)/i.exec(html)?.[1] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Contents of the policies that meta elements enforce. */
export const metaPolicies = (html: string): readonly string[] =>
  tagsIn(html, 'meta')
    .filter((meta) => meta.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy')
    .map((meta) => meta.get('content') ?? '');

/** Where a meta refresh leads, as written; null without one or when it reloads the page itself. */
export const refreshIn = (html: string): string | null => {
  const refresh = tagsIn(html, 'meta').find((meta) => meta.get('http-equiv')?.trim().toLowerCase() === 'refresh');
  return refreshTarget(refresh?.get('content') ?? '');
};

const BLOCK = /<(script|style|svg|template)\b/gi;
const BLOCK_ENDS: Readonly<Record<string, RegExp>> = {
  script: /<\/script[^<>]*>?/gi,
  style: /<\/style[^<>]*>?/gi,
  svg: /<\/svg[^<>]*>?/gi,
  template: /<\/template[^<>]*>?/gi,
};

/** The place behind the end of a block that starts at a place; the end of the text where it is not closed. */
const behindBlock = (html: string, name: string, start: number): number => {
  const end = own(BLOCK_ENDS, name.toLowerCase());
  if (end === undefined) return html.length;
  end.lastIndex = start;
  return end.test(html) ? end.lastIndex : html.length;
};

const withoutBlocks = (html: string): string => {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 1: name = '' } of html.matchAll(BLOCK)) {
    if (index < from) continue;
    kept.push(html.slice(from, index));
    from = behindBlock(html, name, index);
  }
  return [...kept, html.slice(from)].join(' ');
};

/** The text that a reader would meet, roughly: without tags, scripts, styles and white space runs. */
export const textIn = (html: string): string =>
  withoutBlocks(html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Characters of it. */
export const textLength = (html: string): number => textIn(html).length;

/** A tag, by its name and what stands in it. */
interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Attributes;
}

const TAG = /^(\/?)([a-z][^\s/>]*)/i;

/** Tags in their order, outside comments, scripts and templates. */
function* tagsOf(html: string): Generator<Tag> {
  for (const piece of withoutBlocks(withoutComments(html)).split('<').slice(1)) {
    const [start = '', slash = '', name = ''] = TAG.exec(piece) ?? [];
    const end = start === '' ? -1 : tagEnd(piece, start.length);
    if (end === -1) continue;
    const attributes = slash === '' ? readAttributes(piece.slice(start.length, end)) : NONE;
    yield { name: name.toLowerCase(), isEnd: slash !== '', attributes };
  }
}
const NONE: Attributes = new Map();

/** Elements that hold nothing, so that what hides one hides no other (HTML, 13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Classes by which common libraries hide what they open on a click: Bootstrap, Tailwind, Foundation, Magnific Popup. */
const CLOSED =
  /(?:^|\s)(?:modal|offcanvas|dropdown-menu|collapse|reveal|mfp-hide|d-none|hidden|hide|is-hidden|u-hidden)(?:\s|$)/i;
const OPENED = /(?:^|\s)(?:show|in|open|is-open|active|is-active)(?:\s|$)/i;

/** Whether an element hides what it holds, by its markup alone. */
const hides = ({ name, attributes }: Tag): boolean => {
  if (['hidden', 'inert', 'popover'].some((attribute) => attributes.has(attribute))) return true;
  if (['dialog', 'details'].includes(name)) return !attributes.has('open');
  if (attributes.get('aria-hidden')?.trim().toLowerCase() === 'true') return true;
  if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.get('style') ?? '')) return true;
  const classes = attributes.get('class') ?? '';
  return CLOSED.test(classes) && !OPENED.test(classes);
};

/** Start tags of what is not hidden by markup. */
function* shownTags(html: string): Generator<Tag> {
  let hidden: { readonly name: string; depth: number } | null = null;
  for (const tag of tagsOf(html)) {
    const { name, isEnd } = tag;
    if (hidden === null && !isEnd) {
      if (!hides(tag)) yield tag;
      else if (!VOID.test(name)) hidden = { name, depth: 1 };
    } else if (hidden?.name === name) {
      hidden.depth += isEnd ? -1 : 1;
      if (hidden.depth === 0) hidden = null;
    }
  }
}

const isPassword = ({ name, attributes }: Tag): boolean =>
  name === 'input' && attributes.get('type')?.trim().toLowerCase() === 'password';

/** Whether a password is asked for where a visitor sees it: what a dialog, a menu or a hidden element holds asks nobody yet. */
export const asksPassword = (html: string): boolean => {
  for (const tag of shownTags(html)) if (isPassword(tag)) return true;
  return false;
};
