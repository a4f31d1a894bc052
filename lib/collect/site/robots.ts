import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { decodeRobots, ROBOTS_BYTES } from '../../parse/site-files/robots-bytes.ts';
import { parseHost } from '../../parse/url/host-match.ts';
import { toReply } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { findPageBarrier } from './missing.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** robots.txt of the page's origin; redirects on its host are followed where they are seen. Its text keeps a byte order mark. */
export const collectRobots = async (target: Target, reach: Reach): Promise<Facts['robots']> => {
  if (reach.robots !== undefined) return reach.robots;
  const url = new URL('/robots.txt', target.url);
  const probe = { purpose: 'robots', redirect: 'follow', cap: ROBOTS_BYTES } as const;
  const answer = await requestOwnAnswer(reach, url.href, probe);
  if (parseHost(answer.url) !== parseHost(url.href)) throw new NotObservable('otherHost', answer.url);
  // What keeps us from the page may answer here too; that says nothing of what crawlers get.
  if (answer.status >= 500 && (await findPageBarrier(target, reach)) === 'wall')
    throw new NotObservable('wall', url.href);

  return { ...toReply(answer, 'headers'), body: decodeRobots(answer.body) };
};
