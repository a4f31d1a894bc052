import { ORGANISATION_TYPES } from '../../../data/structured-data/organisation-types.ts';
import type { Facts } from '../../../evidence.ts';
import { datesIn } from '../../../parse/dates/dates.ts';
import { articleMarkup } from '../../../parse/structured-data/article.ts';
import { entitiesIn } from '../../../parse/structured-data/entity.ts';
import { parseJsonLd } from '../../../parse/structured-data/json-ld.ts';
import { contentWords, shareWord } from '../../../parse/text/content-words.ts';
import { textThere, wordsOf } from '../../../parse/text/coverage.ts';

type Page = Facts['page'];

/** Words of the text in which it says what it is about. */
const OPENING = 120;
/** "© 2026 Naam", as a footer names whose page it is. */
const HOLDER = /(?:©|\bcopyright\b)\s{0,3}(?:\d{4}[^\p{L}]{0,12})?\p{Lu}[\p{L}&.'’-]{1,40}/iu;

const metaOf = ({ head }: Page, property: string): boolean =>
  head.metas.some((meta) => meta.property === property && meta.content.trim() !== '');

/** Whether a writer or an organisation is named, on the page or in its markup. */
export const saysWho = (page: Page): boolean => {
  const { structuredData, head, authorship, text } = page;
  return (
    authorship.bylines.length > 0 ||
    articleMarkup(structuredData.jsonLd, head.metas).authors.length > 0 ||
    entitiesIn(structuredData, ORGANISATION_TYPES).length > 0 ||
    metaOf(page, 'og:site_name') ||
    HOLDER.test(text.footer) ||
    HOLDER.test(text.shadow ?? '')
  );
};

/** Whether a date says of when it is. */
export const saysWhen = ({ structuredData, head, authorship, text }: Page): boolean => {
  const { published, modified } = articleMarkup(structuredData.jsonLd, head.metas);
  return published !== '' || modified !== '' || authorship.times.length > 0 || datesIn(text.body).length > 0;
};

/** Whether title, heading and the beginning of the text speak of one subject. */
export const saysWhat = ({ head, headings, text }: Page): boolean => {
  const title = contentWords(head.titles.join(' '));
  const { shadow = '' } = text;
  const open = (one: string): readonly string[] => wordsOf(one).slice(0, OPENING);
  // A heading within a component is one of the first words there.
  const first = headings.find(({ level, visible }) => level === 1 && visible)?.text ?? open(shadow).join(' ');
  const heading = contentWords(first);
  const opening = contentWords([...open(textThere(text)), ...open(shadow)].join(' '));
  return shareWord(title, heading) && shareWord(heading, opening);
};

/** Whether markup says what kind of page it is. */
export const isMarked = (page: Page): boolean => {
  const { jsonLd, types } = page.structuredData;
  return types.length > 0 || metaOf(page, 'og:type') || parseJsonLd(jsonLd).nodes.some((node) => node.types.length > 0);
};
