import { type Page, toPlainPage } from '../facts/page.ts';
import { NotObservable } from './network/reach.ts';

/**
 * Maximum number of JSON characters of the live page and its raw HTML together. A scan's evidence is at most 1 MB; a
 * page's lists have limits of their own, so only a page made to fill them all reaches this.
 */
const QUOTA = 950_000;

const measureSize = (page: Page): number => JSON.stringify(page).length;

/**
 * Returns the page without the accessors that guard the sections that could not be read. Throws `NotObservable` when
 * the page and `beside` together exceed the quota: cut content must not be judged as if it were complete.
 */
export const limitToQuota = (page: Page, beside: Page | null = null): Page => {
  const size = measureSize(page) + (beside === null ? 0 : measureSize(beside));
  if (size > QUOTA) throw new NotObservable('tooLarge', `${size} characters`);
  return toPlainPage(page);
};
