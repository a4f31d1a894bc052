import { SAMPLE_TEXTS, SAMPLE_TITLES } from '../../../data/page-kinds/leftovers.ts';
import { PLACEHOLDER_TITLES } from '../../../data/text/title-words.ts';
import type { Facts } from '../../../evidence.ts';
import { findUntouchedStart } from '../../../parse/page-kind/untouched.ts';

/** A post or page of the system's own, still under the name it came with, before that of the site. */
const isSample = (title: string, body: string): boolean =>
  SAMPLE_TITLES.test(title.split(/\s[–—|-]\s/)[0] ?? '') && SAMPLE_TEXTS.some(({ pattern }) => pattern.test(body));

/** A title that somebody forgot to replace: by its words, or as what wrote the page of which nobody changed a word. */
export const isPlaceholder = (title: string, page: Facts['page']): boolean =>
  PLACEHOLDER_TITLES.has(title.toLowerCase().replace(/(?<![.!…])[.!…]+$/, '')) ||
  isSample(title, page.text.body) ||
  findUntouchedStart(page) !== null;
