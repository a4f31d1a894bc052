import {
  INSTALLED_TEXTS,
  SAMPLE_TEXTS,
  SAMPLE_TITLES,
  SAMPLE_WORDS,
  START_TEXTS,
  TEMPLATE_WORDS,
  UNWRITTEN_START,
} from '../../data/page-kinds/leftovers.ts';
import type { Facts } from '../../evidence.ts';
import { splitWords } from '../text/coverage.ts';
import { removeRanges } from '../text/remove-ranges.ts';
import { isEntryAddress } from '../url/page-address.ts';

type Page = Pick<Facts['page'], 'document' | 'head' | 'headings' | 'text'>;

/** What the maker of a template wrote on a page that nobody has written on yet; a longer one may speak of it. */
const findInBody = ({ text }: Page, patterns: readonly RegExp[]): string | null => {
  const body = removeRanges(text.body, text.code);
  if (splitWords(body).length > TEMPLATE_WORDS) return null;
  return patterns.map((pattern) => pattern.exec(body)?.[0].trim()).find((found) => found !== undefined) ?? null;
};

/** A first page as a generator made it, its title included; null where somebody wrote something. */
export const findUntouchedStart = (page: Page): string | null => findInBody(page, START_TEXTS);

/** A sample post or page of the system's own, under the name it came with; also where it is all that a list of posts holds. */
const findUntouchedSample = (page: Page): string | null => {
  const isShort = splitWords(page.text.body).length <= SAMPLE_WORDS;
  const named = page.headings.some(
    ({ level, visible, text }) => (level === 1 || isShort) && visible && SAMPLE_TITLES.test(text.trim()),
  );
  return named
    ? findInBody(
        page,
        SAMPLE_TEXTS.map(({ pattern }) => pattern),
      )
    : null;
};

/** The same, or as an installer left it; null where somebody wrote something. */
export const findUntouchedPage = (page: Page): string | null =>
  findUntouchedStart(page) ??
  findInBody(page, INSTALLED_TEXTS) ??
  (isEntryAddress(page.document.url) ? findInBody(page, [UNWRITTEN_START]) : null) ??
  findUntouchedSample(page);
