import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { isLocalFile } from '../parse/local-file.ts';
import { pageKind } from '../parse/page-kind.ts';
import { ownStatus } from '../parse/page-status.ts';
import { answer } from './answer-fact.ts';
import type { Reach } from './reach.ts';
import { seenPart } from './seen-part.ts';

/** What kind of page the tab shows; a fresh answer is asked only where the browser does not tell how this one was answered. */
export const kind = async (target: Target, reach: Reach): Promise<Facts['kind']> => {
  const page = await reach.page();
  if (ownStatus(page) !== null || isLocalFile(target.url)) return pageKind(page, null);
  const fresh = await seenPart('answer', () => answer(target, reach));
  return pageKind(page, fresh.seen ? fresh.value : null);
};
