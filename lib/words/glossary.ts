/** What a word means, by the word: a few words that a reader who knows nothing of the web understands. */
export type Glossary = Readonly<Record<string, string>>;

/** A word, and what it means. */
export interface Term {
  readonly term: string;
  readonly means: string;
}

/** What stands between two words. */
const BETWEEN = /[^\p{L}\p{N}._-]+/u;
/** What brackets behind plain words hold: “Houd valse mail tegen (DMARC)”. */
const BRACKETS = /\(([^()]{2,30})\)/g;

/** Not part of a word at its beginning or end. */
const EDGE = '._-,';
/** No term is longer; what a page calls its things may be. */
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
  // At the beginning of a sentence a word has a capital.
  return beginnings.flatMap((form) => {
    const single = form.replace(/['’]?s$/, '');
    return [form, single, `${single.charAt(0).toLowerCase()}${single.slice(1)}`];
  });
};

const findTerm = (word: string, glossary: Glossary): string | undefined =>
  word.length > LONGEST ? undefined : listForms(stripEdges(word)).find((form) => Object.hasOwn(glossary, form));

/** Terms of several words stand in a text as they are, in the plural too. */
const findTermsInText = (text: string, glossary: Glossary): readonly string[] => [
  ...text.split(BETWEEN).flatMap((word) => findTerm(word, glossary) ?? []),
  ...Object.keys(glossary).filter((term) => term.includes(' ') && text.toLowerCase().includes(term)),
];

/** Terms that stand alone between brackets: what comes before them says what they are. */
const findIntroduced = (text: string, glossary: Glossary): readonly string[] =>
  [...text.matchAll(BRACKETS)].flatMap(([, inner = '']) => {
    const words = inner.split(' ');
    return words.length <= 2 && !/^(?:geen|no)$/.test(words[0] ?? '') ? findTermsInText(inner, glossary) : [];
  });

/**
 * The terms of one part of a screen, in the order in which they stand there, that were neither told before nor are said in
 * plain words by the text itself. What was met is added to `told`.
 */
const findNewTerms = (texts: readonly string[], glossary: Glossary, explained: Set<string>): readonly Term[] => {
  const introduced = new Set(texts.flatMap((text) => findIntroduced(text, glossary)));
  const met = new Set(texts.flatMap((text) => findTermsInText(text, glossary)));
  const fresh = [...met].filter((term) => !explained.has(term) && !introduced.has(term));
  for (const term of met) explained.add(term);
  return fresh.map((term) => ({ term, means: glossary[term] ?? '' }));
};

/** What is to be explained in each part of a screen, from top to bottom: every term where it stands first, and nowhere else. */
export const findTermsOfEach = (
  parts: readonly (readonly string[])[],
  glossary: Glossary,
  explained: readonly string[] = [],
): readonly (readonly Term[])[] => {
  const met = new Set(explained.flatMap((text) => findTermsInText(text, glossary)));
  return parts.map((texts) => findNewTerms(texts, glossary, met));
};

/** The same for a screen of one part. */
export const findTerms = (texts: readonly string[], glossary: Glossary): readonly Term[] =>
  findNewTerms(texts, glossary, new Set());

/** Terms as a line of text: `CSP: lijst van wat op een pagina mag draaien.`; '' where there are none. */
export const formatTerms = (terms: readonly Term[]): string =>
  terms.map(({ term, means }) => `${term}: ${means}.`).join(' ');
