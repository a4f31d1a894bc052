import { SAMPLE_TEXTS, SAMPLE_TITLES } from '../../../data/leftovers.ts';
import { PLACEHOLDER_TITLES } from '../../../data/title-words.ts';

/** A post or page of the system's own, still under the name it came with, before that of the site. */
const isSample = (title: string, body: string): boolean =>
  SAMPLE_TITLES.test(title.split(/\s[–—|-]\s/)[0] ?? '') && SAMPLE_TEXTS.some(({ pattern }) => pattern.test(body));

/** A title that somebody forgot to replace; `body` is the page's visible text. */
export const isPlaceholder = (title: string, body: string): boolean =>
  PLACEHOLDER_TITLES.has(title.toLowerCase().replace(/(?<![.!…])[.!…]+$/, '')) || isSample(title, body);
