import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { type Answer, toReply } from '../network/answer.ts';
import { LedAway } from '../network/follow.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectAnswer } from './answer-fact.ts';
import { readRobotsMetas } from './glance.ts';
import { requestOwnAnswer } from './own-answer.ts';

/** Always the same path, so that a site gives the same answer in every scan. */
export const UNKNOWN_PATH = '/pijler-bestaat-niet-404';
const CAP = 64_000;

/** Redirects that never end, or lead to no valid address, count as no page there. */
const ENDLESS: readonly NotObservable['why'][] = ['loop', 'malformed'];
/** Reasons for a redirect that was not followed because it leads away from this site. */
const AWAY: readonly NotObservable['why'][] = ['elsewhere', 'otherHost', 'login'];

/**
 * The barrier in front of the page itself, including a redirect away from the site; null also when it could not be
 * determined.
 */
export const findPageBarrier = async (target: Target, reach: Reach): Promise<NotObservable['why'] | null> => {
  try {
    return (await collectAnswer(target, reach)).barrier;
  } catch (error) {
    if (!(error instanceof NotObservable)) throw error;
    return AWAY.includes(error.why) ? error.why : null;
  }
};

/** The 404 or 410 answer at the end of a redirect, else null: many sites first add a slash or a language to every address. */
const followToNothing = async (address: string, reach: Reach): Promise<Answer | null> => {
  try {
    const end = await requestOwnAnswer(reach, address, { purpose: 'missing', cap: CAP, redirect: 'follow' });
    return end.status === 404 || end.status === 410 ? end : null;
  } catch (error) {
    if (error instanceof LedAway || (error instanceof NotObservable && ENDLESS.includes(error.why))) return null;
    throw error;
  }
};

/** The answer to a made-up path, without its body; not seen behind a wall, a sign-in page or an invisible redirect. */
export const collectMissing = async (target: Target, reach: Reach): Promise<Facts['missing']> => {
  const address = new URL(UNKNOWN_PATH, target.url).href;
  const [barrier, first] = await Promise.all([
    findPageBarrier(target, reach),
    requestOwnAnswer(reach, address, { purpose: 'missing', cap: CAP }),
  ]);
  if (barrier !== null) throw new NotObservable(barrier, address);
  const found = (first.status === 0 ? await followToNothing(address, reach) : null) ?? first;
  return { ...toReply(found, 'headers'), robotsMetas: await readRobotsMetas(found, reach) };
};
