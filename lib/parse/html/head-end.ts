import { findTagEnd } from './tag-end.ts';

/** Elements that are allowed in `head` and do not end it (HTML, "in head" insertion mode). */
const HEAD = new Set([
  'html',
  'head',
  'base',
  'basefont',
  'bgsound',
  'link',
  'meta',
  'noframes',
  'script',
  'style',
  'template',
  'title',
]);
/** Elements whose content is text, or not part of the document. */
const OPAQUE = new Set(['noframes', 'script', 'style', 'template', 'title']);
/** Elements that a parser without scripting accepts inside a `noscript` of the head. */
const NOSCRIPT = new Set(['basefont', 'bgsound', 'link', 'meta', 'noframes', 'style', 'noscript']);
const LIMIT = 20;

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  /** Index after its `>`; -1 when the text ends within the tag. */
  readonly end: number;
}

interface Scan {
  readonly html: string;
  readonly lower: string;
}

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;

const readTagAt = ({ html }: Scan, at: number): Tag | null => {
  TAG.lastIndex = at;
  const match = TAG.exec(html);
  if (match === null) return null;
  const end = findTagEnd(html, TAG.lastIndex);
  return { name: (match[2] ?? '').toLowerCase(), closing: match[1] === '/', end: end === -1 ? -1 : end + 1 };
};

const findEndOf = ({ lower }: Scan, text: string, from: number): number => {
  const at = lower.indexOf(text, from);
  return at === -1 ? lower.length : at + text.length;
};

/** Index after the comment, declaration or processing instruction at `at`. */
const skipMarkup = (scan: Scan, at: number): number =>
  scan.lower.startsWith('<!--', at) ? findEndOf(scan, '-->', at + 4) : findEndOf(scan, '>', at);

interface Step {
  readonly next: number;
  /** Name of the element here (or `#text`) that ends the head; null when it is allowed in the head. */
  readonly stray: string | null;
  readonly done: boolean;
}

const toStep = (next: number, stray: string | null = null): Step => ({ next, stray, done: false });
const END: Step = { next: 0, stray: null, done: true };

const stepText = ({ html }: Scan, at: number): Step => {
  const open = html.indexOf('<', at + 1);
  const next = open === -1 ? html.length : open;
  return toStep(next, /[^\s\uFEFF]/.test(html.slice(at, next)) ? '#text' : null);
};

const stepTag = (scan: Scan, tag: Tag, inNoscript: boolean): Step => {
  const { name, closing, end } = tag;
  // A parser drops a tag within which the text ends, and stops there.
  if (end === -1) return END;
  if (closing) return name === 'head' ? END : toStep(end);
  if (name === 'body' || name === 'frameset') return END;
  if (name === 'noscript') return toStep(end);
  const allowed = inNoscript ? NOSCRIPT : HEAD;
  const next = OPAQUE.has(name) ? findEndOf(scan, '>', findEndOf(scan, `</${name}`, end)) : end;
  if (allowed.has(name)) return toStep(next);
  return toStep(next, inNoscript ? `noscript > ${name}` : name);
};

/** Whether the source marks where its head ends; both tags are optional, and without them nothing counts as stray. */
const statesEnd = (lower: string): boolean => /<\/head[\s>]|<body[\s>]/.test(lower);

/**
 * Lists the elements in the `head` of an HTML source that end it early for a parser without scripting: their names, in
 * order, at most 20; text is `#text`. Empty when there are none, or when the source does not mark where its head ends.
 */
export const findStrays = (html: string): readonly string[] => {
  // Only ASCII: a full lower-casing may change the length.
  const scan = { html, lower: html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) };
  if (!statesEnd(scan.lower)) return [];

  const strays: string[] = [];
  let inNoscript = false;
  for (let at = 0; at < html.length && strays.length < LIMIT; ) {
    const isMarkup = /^<[!?]/.test(html.slice(at, at + 2));
    const tag = isMarkup ? null : readTagAt(scan, at);
    if (tag?.name === 'noscript') inNoscript = !tag.closing;
    const step = isMarkup
      ? toStep(skipMarkup(scan, at))
      : tag === null
        ? stepText(scan, at)
        : stepTag(scan, tag, inNoscript);
    if (step.done) break;
    if (step.stray !== null) strays.push(step.stray);
    at = step.next;
  }
  return strays;
};
