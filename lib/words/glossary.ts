/** Explanations by word: a few words that a reader who knows nothing about the web understands. */
export type Glossary = Readonly<Record<string, string>>;

/** A word and its explanation. */
export interface Term {
  readonly term: string;
  readonly means: string;
}

/** Separators between two words. */
const BETWEEN = /[^\p{L}\p{N}._-]+/u;
/** Text in brackets after plain words: “Houd valse mail tegen (DMARC)”. */
const BRACKETS = /\(([^()]{2,30})\)/g;

/** Characters that are not part of a word at its beginning or end. */
const EDGE = '._-,';
/** No term is longer than this; a page's own words may be. */
const LONGEST = 40;

const stripEdges = (word: string): string => {
  let [from, until] = [0, word.length];
  while (from < until && EDGE.includes(word.charAt(from))) from += 1;
  while (until > from && EDGE.includes(word.charAt(until - 1))) until -= 1;
  return word.slice(from, until);
};
/** The word in the singular, and every beginning of it before a hyphen, longest first: `CAA-records`, `CAA`. */
const listForms = (word: string): readonly string[] => {
  const parts = word.split('-');
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  // At the beginning of a sentence a word is capitalised.
  return beginnings.flatMap((form) => {
    const single = form.replace(/['’]?s$/, '');
    return [form, single, `${single.charAt(0).toLowerCase()}${single.slice(1)}`];
  });
};

const findTerm = (word: string, glossary: Glossary): string | undefined =>
  word.length > LONGEST ? undefined : listForms(stripEdges(word)).find((form) => Object.hasOwn(glossary, form));

/** Terms of several words occur unchanged in a text, or in the plural. */
const findTermsInText = (text: string, glossary: Glossary): readonly string[] => [
  ...text.split(BETWEEN).flatMap((word) => findTerm(word, glossary) ?? []),
  ...Object.keys(glossary).filter((term) => term.includes(' ') && text.toLowerCase().includes(term)),
];

/** Terms that are alone between brackets: the text before them explains them. */
const findIntroduced = (text: string, glossary: Glossary): readonly string[] =>
  [...text.matchAll(BRACKETS)].flatMap(([, inner = '']) => {
    const words = inner.split(' ');
    return words.length <= 2 && !/^(?:geen|no)$/.test(words[0] ?? '') ? findTermsInText(inner, glossary) : [];
  });

/**
 * The terms of one part of a screen, in the order in which they occur, that were neither explained before nor are
 * explained by the text itself. Terms found are added to `explained`.
 */
const findNewTerms = (texts: readonly string[], glossary: Glossary, explained: Set<string>): readonly Term[] => {
  const introduced = new Set(texts.flatMap((text) => findIntroduced(text, glossary)));
  const met = new Set(texts.flatMap((text) => findTermsInText(text, glossary)));
  const fresh = [...met].filter((term) => !explained.has(term) && !introduced.has(term));
  for (const term of met) explained.add(term);
  return fresh.map((term) => ({ term, means: glossary[term] ?? '' }));
};

/** The terms to explain in each part of a screen, from top to bottom: every term only where it first occurs. */
export const findTermsOfEach = (
  parts: readonly (readonly string[])[],
  glossary: Glossary,
  explained: readonly string[] = [],
): readonly (readonly Term[])[] => {
  const met = new Set(explained.flatMap((text) => findTermsInText(text, glossary)));
  return parts.map((texts) => findNewTerms(texts, glossary, met));
};

/** The same for a screen with one part. */
export const findTerms = (texts: readonly string[], glossary: Glossary): readonly Term[] =>
  findNewTerms(texts, glossary, new Set());

/** Terms as a line of text: `CSP: lijst van wat op een pagina mag draaien.`; '' where there are none. */
export const formatTerms = (terms: readonly Term[]): string =>
  terms.map(({ term, means }) => `${term}: ${means}.`).join(' ');
