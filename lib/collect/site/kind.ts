import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findPageKind } from '../../parse/page-kind/page-kind.ts';
import { readOwnStatus } from '../../parse/page-kind/page-status.ts';
import { isLocalFile } from '../../parse/url/local-file.ts';
import type { Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { collectAnswer } from './answer-fact.ts';

/** Answers by which a site keeps visitors out for a while, beside those that are its own errors (`own-answer.ts`). */
const REFUSALS = [403, 429, 503];

/**
 * What kind of page the tab shows; a fresh answer is asked only where the browser does not tell how this one was answered,
 * or where it was refused: a page that stops visitors in front of the site is not the site's error, nor any other kind.
 */
export const collectKind = async (target: Target, reach: Reach): Promise<Facts['kind']> => {
  const page = await reach.page();
  const status = readOwnStatus(page);
  const isLocal = isLocalFile(target.url);
  if (status !== null || isLocal) {
    const shown = findPageKind(page, null);
    if (isLocal || shown !== 'error' || !REFUSALS.includes(status ?? 0)) return shown;
  }
  const fresh = await collectPart('answer', () => collectAnswer(target, reach));
  if (status === null) return findPageKind(page, fresh.seen ? fresh.value : null);
  const isWall = fresh.seen ? fresh.value.barrier === 'wall' : fresh.why === 'wall';
  return isWall ? 'content' : 'error';
};
