/** Pages that say that nothing is there, under a status that says otherwise. */

/** Characters of a page that are read. */
const MAX = 64_000;

const TEXT = { title: /<title\b[^<>]{0,500}>([^<]{0,500})/i, h1: /<h1\b[^<>]{0,500}>([^<]{0,500})/i } as const;

const extractElementText = (html: string, name: keyof typeof TEXT): string =>
  (TEXT[name].exec(html.slice(0, MAX))?.[1] ?? '').replace(/\s+/g, ' ').trim();

const MISSING =
  /\b404\b|\bnot found\b|(?:does not|doesn['’]t|no longer) exists?\b|\bniet (?:gevonden|meer beschikbaar)\b|\bbestaat (?:helaas )?niet\b|\bnicht gefunden\b|\bintrouvable\b/i;

/** Whether a page's title or first heading says that nothing is there. */
export const isMissingLike = (html: string): boolean =>
  MISSING.test(`${extractElementText(html, 'title')} ${extractElementText(html, 'h1')}`);

/** What a page says, without what is made anew for every answer. */
const toGist = (html: string): readonly [string, string] => [
  extractElementText(html, 'title'),
  extractElementText(html, 'h1'),
];

/** Whether two pages are one answer: the same title and first heading. */
export const isSameAnswer = (one: string, other: string): boolean =>
  toGist(one).join('\n') === toGist(other).join('\n');
