import type { Facts } from '../../evidence.ts';
import { hasGenericTexts, isGenericText, toBareText } from './generic-text.ts';
import { normalizeLanguage } from './same-language.ts';

type Link = Facts['page']['links']['list'][number];

/** A link as far as its text counts: one with an address, or what has the role of a link. */
type LinkText = Pick<Link, 'text' | 'lang' | 'explained' | 'hidden' | 'selector'> &
  Partial<Pick<Link, 'contents' | 'href' | 'raw'>>;

interface LinkTexts {
  /** Those that show a text. */
  readonly links: readonly LinkText[];
  /** Those of them whose text says nothing by itself. */
  readonly generic: readonly LinkText[];
  /** Whether every other text is in a language whose empty words are known. */
  readonly judged: boolean;
}

/** A part whose language the browser detected, and its words bear out. */
type Part = Facts['language'][number];

const findDetected = (parts: readonly Part[], lang: string): string | undefined => {
  const part = parts.find(({ declared }) => declared === lang);
  return part?.reliable === true && part.borneOut ? part.detected[0]?.language : undefined;
};

/** A language that is called by its own name, as in a switch: that text is in no need of a list. */
const isOwnName = (text: string, lang: string): boolean => {
  try {
    return (
      toBareText(new Intl.DisplayNames([lang], { type: 'language' }).of(normalizeLanguage(lang)) ?? '') ===
      toBareText(text)
    );
  } catch {
    return false;
  }
};

/**
 * The texts of links, by the language declared for each and the one that was detected there (`parts`: what the browser says of
 * the page's texts; none where nobody looked). A link of a table of contents that repeats its heading says where it leads.
 */
export const readLinkTexts = (all: readonly LinkText[], parts: readonly Part[]): LinkTexts => {
  const links = all.filter(({ hidden, text }) => !hidden && text !== '');
  const isGeneric = ({ text, lang, contents = false }: LinkText): boolean =>
    !contents && isGenericText(text, [lang, findDetected(parts, lang) ?? lang]);
  const isJudged = ({ text, lang }: LinkText): boolean =>
    hasGenericTexts(findDetected(parts, lang) ?? lang) || !/\p{L}{2}/u.test(text) || isOwnName(text, lang);
  const generic = links.filter(isGeneric);
  const known = new Set(generic);
  return { links, generic, judged: links.every((link) => known.has(link) || isJudged(link)) };
};
