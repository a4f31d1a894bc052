import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { findTwin } from '../network/policy.ts';
import type { Reach } from '../network/reach.ts';
import { requestGlance } from './glance.ts';
import { collectTwins } from './twins.ts';

/** The page of the www/apex twin when the twin answers itself instead of redirecting here; otherwise null. */
export const collectTwinPage = async (target: Target, reach: Reach): Promise<Facts['twinPage']> => {
  const { twinHttp, twinHttps } = await collectTwins(target, reach);
  const replies = [twinHttps, twinHttp].flatMap((part) => (part.seen && part.value.reply ? [part.value.reply] : []));
  const own = replies.find(({ url, status }) => parseHost(url) === findTwin(target) && status >= 200 && status <= 299);
  return own === undefined ? null : requestGlance(reach, own.url, 'twin');
};
