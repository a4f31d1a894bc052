import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { hostOf } from '../parse/host-match.ts';
import { decodeRobots, ROBOTS_BYTES } from '../parse/robots-bytes.ts';
import { toReply } from './answer.ts';
import { barrierOfPage } from './missing.ts';
import { ownAnswer } from './own-answer.ts';
import { NotObservable, type Reach } from './reach.ts';

/** robots.txt of the page's origin; redirects on its host are followed where they are seen. Its text keeps a byte order mark. */
export const robots = async (target: Target, reach: Reach): Promise<Facts['robots']> => {
  if (reach.robots !== undefined) return reach.robots;
  const asked = new URL('/robots.txt', target.url);
  const probe = { purpose: 'robots', redirect: 'follow', cap: ROBOTS_BYTES } as const;
  const answer = await ownAnswer(reach, asked.href, probe);
  if (hostOf(answer.url) !== hostOf(asked.href)) throw new NotObservable('otherHost', answer.url);
  // What keeps us from the page may answer here too; that says nothing of what crawlers get.
  if (answer.status >= 500 && (await barrierOfPage(target, reach)) === 'wall')
    throw new NotObservable('wall', asked.href);

  return { ...toReply(answer, 'headers'), body: decodeRobots(answer.body) };
};
