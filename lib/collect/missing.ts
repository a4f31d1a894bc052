import type { Facts } from '../evidence.ts';
import type { Target } from '../model.ts';
import { toReply } from './answer.ts';
import { answer } from './answer-fact.ts';
import { robotsMetasOf } from './glance.ts';
import { ownAnswer } from './own-answer.ts';
import { Blinded, type Reach } from './reach.ts';

/** Always the same, so that the same site gets the same answer in every scan. */
export const MADE_UP_PATH = '/pijler-bestaat-niet-404';
const CAP = 64_000;

/** What stands before the page itself; null also when that could not be seen. */
export const barrierOfPage = async (target: Target, reach: Reach): Promise<Facts['answer']['barrier']> => {
  try {
    return (await answer(target, reach)).barrier;
  } catch {
    return null;
  }
};

/** The answer to a made-up path, without its body; not seen behind a wall or a sign-in page. */
export const missing = async (target: Target, reach: Reach): Promise<Facts['missing']> => {
  const asked = new URL(MADE_UP_PATH, target.url).href;
  const [barrier, found] = await Promise.all([
    barrierOfPage(target, reach),
    ownAnswer(reach, asked, { purpose: 'missing', cap: CAP }),
  ]);
  if (barrier !== null) throw new Blinded(barrier, asked);
  return { ...toReply(found, 'headers'), robotsMetas: await robotsMetasOf(found, reach) };
};
