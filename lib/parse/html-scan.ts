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

/** Characters of text a reader would meet, roughly: without tags, scripts, styles and white space runs. */
export const textLength = (html: string): number =>
  withoutBlocks(html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim().length;

/** Whether a password is asked for. */
export const asksPassword = (html: string): boolean =>
  tagsIn(html, 'input').some((input) => input.get('type')?.trim().toLowerCase() === 'password');
