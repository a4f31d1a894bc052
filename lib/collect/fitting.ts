import { type Page, toPlainPage } from '../facts/page.ts';
import { NotObservable } from './network/reach.ts';

/**
 * Characters of JSON that the live page and its raw HTML may take together. A scan's evidence is at most 1 MB; the lists of
 * a page have limits of their own, so that only one which is made to fill them all comes this far.
 */
const QUOTA = 950_000;

const measureSize = (page: Page): number => JSON.stringify(page).length;

/**
 * The page, when it fits beside what is there already; throws `NotObservable`: what was cut must not be judged as if whole. As it
 * was told: what guards the sections that could not be read stays behind.
 */
export const limitToQuota = (page: Page, beside: Page | null = null): Page => {
  const size = measureSize(page) + (beside === null ? 0 : measureSize(beside));
  if (size > QUOTA) throw new NotObservable('tooLarge', `${size} characters`);
  return toPlainPage(page);
};
