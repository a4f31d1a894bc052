/*
 * Looks into HTML text where no parser is at hand. It finds what plain markup says and no more; whatever decides a
 * verdict about the page is read from a parsed document instead. Every pattern is bounded or stops at the next tag.
 */

const ATTRIBUTE = /([^\s"'>/=]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export type Attributes = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", lt: '<', gt: '>' };
const decode = (text: string): string =>
  text.replace(/&(#39|amp|quot|apos|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);

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
const withoutComments = (html: string): string => {
  const [before = '', ...rest] = html.split('<!--');
  return [before, ...rest.map((piece) => (piece.includes('-->') ? piece.slice(piece.indexOf('-->') + 3) : ''))].join(
    '',
  );
};

/** Attributes of each start tag of that name, outside comments, in order. */
export function tagsIn(html: string, name: string): readonly Attributes[] {
  const tag = new RegExp(`<${name}\\b((?:"[^"<]{0,4000}"|'[^'<]{0,4000}'|[^"'<>]){0,4000})>`, 'gi');
  return [...withoutComments(html).matchAll(tag)].map(([, text = '']) => readAttributes(text));
}

/** The document's title, white space folded; '' when there is none. */
export const titleIn = (html: string): string =>
  decode(/<title\b[^<>]{0,200}>([^<]*)/i.exec(html)?.[1] ?? '')
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
  const [, address] = /^\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(refresh?.get('content') ?? '') ?? [];
  return address === undefined || /^[\d.]+;?$/.test(address) ? null : address;
};

const BLOCK = /<(script|style|svg|template)\b/gi;

const withoutBlocks = (html: string): string => {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 1: name = '' } of html.matchAll(BLOCK)) {
    if (index < from) continue;
    kept.push(html.slice(from, index));
    const end = new RegExp(`</${name}[^<>]*>?`, 'gi');
    end.lastIndex = index;
    from = end.test(html) ? end.lastIndex : html.length;
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
