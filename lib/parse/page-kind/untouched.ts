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

/** Finds a template's own text on a page that nobody has edited yet; a longer page may be about it. */
const findInBody = ({ text }: Page, patterns: readonly RegExp[]): string | null => {
  const body = removeRanges(text.body, text.code);
  if (splitWords(body).length > TEMPLATE_WORDS) return null;
  return patterns.map((pattern) => pattern.exec(body)?.[0].trim()).find((found) => found !== undefined) ?? null;
};

/** The text of a first page as a generator made it; null when somebody has written something. */
export const findUntouchedStart = (page: Page): string | null => findInBody(page, START_TEXTS);

/** The text of a system's sample post or page under its original name; also when it is the only post of a list. */
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

/** The text of a page as a generator, an installer or the system itself made it; null when somebody has written something. */
export const findUntouchedPage = (page: Page): string | null =>
  findUntouchedStart(page) ??
  findInBody(page, INSTALLED_TEXTS) ??
  (isEntryAddress(page.document.url) ? findInBody(page, [UNWRITTEN_START]) : null) ??
  findUntouchedSample(page);
