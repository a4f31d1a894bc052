import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { toReply } from '../network/answer.ts';
import type { Reach } from '../network/reach.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** Maximum number of bytes; an answer that is longer is marked as truncated. */
const CAP = 256 * 1024;

/** /llms.txt of the page's origin; redirects on this site are followed. */
export const collectLlms = async ({ url }: Target, reach: Reach): Promise<Facts['llms']> =>
  toReply(
    await requestOwnAnswer(reach, new URL('/llms.txt', url).href, { purpose: 'llms', redirect: 'follow', cap: CAP }),
    'body',
  );
