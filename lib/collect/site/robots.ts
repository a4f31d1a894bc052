import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { decodeRobots, ROBOTS_BYTES } from '../../parse/site-files/robots-bytes.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { toReply } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { findPageBarrier } from './missing.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** robots.txt of the page's origin; follows visible redirects on its host. The text retains its byte order mark. */
export const collectRobots = async (target: Target, reach: Reach): Promise<Facts['robots']> => {
  if (reach.robots !== undefined) return reach.robots;
  const url = new URL('/robots.txt', target.url);
  const probe = { purpose: 'robots', redirect: 'follow', cap: ROBOTS_BYTES } as const;
  const answer = await requestOwnAnswer(reach, url.href, probe);
  if (parseHost(answer.url) !== parseHost(url.href)) throw new NotObservable('otherHost', answer.url);
  // The wall in front of the page may answer here too; that says nothing about what crawlers get.
  if (answer.status >= 500 && (await findPageBarrier(target, reach)) === 'wall')
    throw new NotObservable('wall', url.href);

  return { ...toReply(answer, 'headers'), body: decodeRobots(answer.body) };
};
