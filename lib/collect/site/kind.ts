import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { findPageKind } from '../../parse/page-kind/page-kind.ts';
import { readOwnStatus } from '../../parse/page-kind/page-status.ts';
import { isLocalFile } from '../../parse/url/local-file.ts';
import type { Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { collectAnswer } from './answer-fact.ts';

/** Statuses by which a site temporarily refuses visitors, in addition to those that are its own errors (`own-answer.ts`). */
const REFUSALS = [403, 429, 503];

/**
 * The kind of the displayed page. A fresh answer is requested only when the browser does not expose the status of this
 * one, or when that was a refusal: a wall in front of the site is neither the site's error nor another kind.
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
