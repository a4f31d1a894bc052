import type { Facts } from '../../evidence.ts';
import { hasGenericTexts, isGenericText, toBareText } from './generic-text.ts';
import { normalizeLanguage } from './same-language.ts';

type Link = Facts['page']['links']['list'][number];

/** The part of a link that its text is judged by: a link with an address, or an element with the role of a link. */
type LinkText = Pick<Link, 'text' | 'lang' | 'explained' | 'hidden' | 'selector'> &
  Partial<Pick<Link, 'contents' | 'href' | 'raw'>>;

interface LinkTexts {
  /** Links that are not hidden and have a text. */
  readonly links: readonly LinkText[];
  /** Those among them whose text says nothing out of context. */
  readonly generic: readonly LinkText[];
  /** Whether there is a list of generic texts for the language of every other text. */
  readonly judged: boolean;
}

/** A part of the page's text with its declared and its detected language. */
type Part = Facts['language'][number];

const findDetected = (parts: readonly Part[], lang: string): string | undefined => {
  const part = parts.find(({ declared }) => declared === lang);
  return part?.reliable === true && part.borneOut ? part.detected[0]?.language : undefined;
};

/** Whether a text is the name of its own language, as in a language switch; such a text needs no list. */
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
 * Judges the texts of links, by the language declared for each and the one detected there (`parts`: the browser's
 * detection in the page's texts; empty when there was none). A link of a table of contents that repeats its heading
 * says where it leads.
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
