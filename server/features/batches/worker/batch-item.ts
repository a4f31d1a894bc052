import { nameOf, type Question, toSite } from '../../scans/model/question.ts';
import type { NewItem } from '../store/batch-items.ts';

/** A question as a page of a batch; `leftAlone`: its owner wants no scans. */
export const toNewItem = (question: Question, leftAlone = false): NewItem => ({
  url: question.url,
  site: toSite(question.url),
  question: nameOf(question),
  ...(leftAlone && { leftAlone }),
});
