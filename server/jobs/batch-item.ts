import type { NewItem } from '../store/batches/batch-items.ts';
import { nameOf, type Question } from './question.ts';
import { siteOf } from './site.ts';

/** A question as a page of a batch; `leftAlone`: its owner wants no scans. */
export const itemOf = (question: Question, leftAlone = false): NewItem => ({
  url: question.url,
  site: siteOf(question.url),
  question: nameOf(question),
  ...(leftAlone && { leftAlone }),
});
