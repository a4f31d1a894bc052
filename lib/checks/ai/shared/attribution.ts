import { ORGANISATION_TYPES } from '../../../data/structured-data/organisation-types.ts';
import type { Facts } from '../../../evidence.ts';
import { findDates } from '../../../parse/dates/dates.ts';
import { readArticleMarkup } from '../../../parse/structured-data/article.ts';
import { findEntities } from '../../../parse/structured-data/entity.ts';
import { parseJsonLd } from '../../../parse/structured-data/json-ld.ts';
import { hasSharedWord, listContentWords } from '../../../parse/text/content-words.ts';
import { pickText, splitWords } from '../../../parse/text/coverage.ts';

type Page = Facts['page'];

/** Number of words at the beginning of a text in which it should state its subject. */
const INTRO_WORDS = 120;
/** "© 2026 Naam", as in a footer that names the page's owner. */
const COPYRIGHT_HOLDER = /(?:©|\bcopyright\b)\s{0,3}(?:\d{4}[^\p{L}]{0,12})?\p{Lu}[\p{L}&.'’-]{1,40}/iu;

const hasMeta = ({ head }: Page, property: string): boolean =>
  head.metas.some((meta) => meta.property === property && meta.content.trim() !== '');

/** Whether an author or an organisation is named, on the page or in its markup. */
export const hasAuthorOrPublisher = (page: Page): boolean => {
  const { structuredData, head, authorship, text } = page;
  return (
    authorship.bylines.length > 0 ||
    readArticleMarkup(structuredData.jsonLd, head.metas).authors.length > 0 ||
    findEntities(structuredData, ORGANISATION_TYPES).length > 0 ||
    hasMeta(page, 'og:site_name') ||
    COPYRIGHT_HOLDER.test(text.footer) ||
    COPYRIGHT_HOLDER.test(text.shadow ?? '')
  );
};

/** Whether the page states a date of publication or change. */
export const hasPublicationDate = ({ structuredData, head, authorship, text }: Page): boolean => {
  const { published, modified } = readArticleMarkup(structuredData.jsonLd, head.metas);
  return published !== '' || modified !== '' || authorship.times.length > 0 || findDates(text.body).length > 0;
};

/** Whether title, heading and the beginning of the text share a subject. */
export const isSayingWhat = ({ head, headings, text }: Page): boolean => {
  const title = listContentWords(head.titles.join(' '));
  const { shadow = '' } = text;
  const open = (one: string): readonly string[] => splitWords(one).slice(0, INTRO_WORDS);
  // The heading inside a web component is among its first words.
  const first = headings.find(({ level, visible }) => level === 1 && visible)?.text ?? open(shadow).join(' ');
  const heading = listContentWords(first);
  const opening = listContentWords([...open(pickText(text)), ...open(shadow)].join(' '));
  return hasSharedWord(title, heading) && hasSharedWord(heading, opening);
};

/** Whether markup declares what kind of page it is. */
export const isMarked = (page: Page): boolean => {
  const { jsonLd, types } = page.structuredData;
  return (
    types.length > 0 || hasMeta(page, 'og:type') || parseJsonLd(jsonLd).nodes.some((node) => node.types.length > 0)
  );
};
