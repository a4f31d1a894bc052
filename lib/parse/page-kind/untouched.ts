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
import { wordsOf } from '../text/coverage.ts';
import { withoutCode } from '../text/plain-text.ts';
import { isStartAddress } from '../url/page-address.ts';

type Page = Pick<Facts['page'], 'document' | 'head' | 'headings' | 'text'>;

/** What the maker of a template wrote on a page that nobody has written on yet; a longer one may speak of it. */
const foundIn = ({ text }: Page, patterns: readonly RegExp[]): string | null => {
  const body = withoutCode(text.body, text.code);
  if (wordsOf(body).length > TEMPLATE_WORDS) return null;
  return patterns.map((pattern) => pattern.exec(body)?.[0].trim()).find((found) => found !== undefined) ?? null;
};

/** A first page as a generator made it, its title included; null where somebody wrote something. */
export const untouchedStart = (page: Page): string | null => foundIn(page, START_TEXTS);

/** A sample post or page of the system's own, under the name it came with; also where it is all that a list of posts holds. */
const untouchedSample = (page: Page): string | null => {
  const isShort = wordsOf(page.text.body).length <= SAMPLE_WORDS;
  const named = page.headings.some(
    ({ level, visible, text }) => (level === 1 || isShort) && visible && SAMPLE_TITLES.test(text.trim()),
  );
  return named
    ? foundIn(
        page,
        SAMPLE_TEXTS.map(({ pattern }) => pattern),
      )
    : null;
};

/** The same, or as an installer left it; null where somebody wrote something. */
export const untouchedPage = (page: Page): string | null =>
  untouchedStart(page) ??
  foundIn(page, INSTALLED_TEXTS) ??
  (isStartAddress(page.document.url) ? foundIn(page, [UNWRITTEN_START]) : null) ??
  untouchedSample(page);
