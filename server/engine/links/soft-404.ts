/** Pages that say that nothing is there, under a status that says otherwise. */

/** Characters of a page that are read. */
const MOST = 64_000;

const TEXT = { title: /<title\b[^<>]{0,500}>([^<]{0,500})/i, h1: /<h1\b[^<>]{0,500}>([^<]{0,500})/i } as const;

const textIn = (html: string, name: keyof typeof TEXT): string =>
  (TEXT[name].exec(html.slice(0, MOST))?.[1] ?? '').replace(/\s+/g, ' ').trim();

const MISSING =
  /\b404\b|\bnot found\b|(?:does not|doesn['’]t|no longer) exists?\b|\bniet (?:gevonden|meer beschikbaar)\b|\bbestaat (?:helaas )?niet\b|\bnicht gefunden\b|\bintrouvable\b/i;

/** Whether a page's title or first heading says that nothing is there. */
export const looksMissing = (html: string): boolean => MISSING.test(`${textIn(html, 'title')} ${textIn(html, 'h1')}`);

/** What a page says, without what is made anew for every answer. */
const gist = (html: string): readonly [string, string] => [textIn(html, 'title'), textIn(html, 'h1')];

/** Whether two pages are one answer: the same title and first heading. */
export const sameAnswer = (one: string, other: string): boolean => gist(one).join('\n') === gist(other).join('\n');
