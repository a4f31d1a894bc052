import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';

/** Reasons why a new visitor does not get the page, or is redirected from it to an unseen address. */
const BARRED: readonly string[] = ['wall', 'login', 'elsewhere', 'otherHost', 'denied'];

/**
 * The barrier before the whole site for a new visitor, who is redirected to it from every address; null when there is
 * none. Redirects then say nothing about the address itself.
 */
export const findVisitorBarrier = (answer: Seen<Facts['answer']>): Blind | null => {
  if (answer.seen) return answer.value.barrier;
  return answer.why !== 'notApplicable' && BARRED.includes(answer.why) ? answer.why : null;
};

/** Why the redirects among these looks say nothing about their addresses; null when they do, or when none redirects. */
export const findBarrierBehind = (
  answer: Seen<Facts['answer']>,
  looks: readonly Seen<{ readonly redirected: boolean }>[],
): Blind | null => (looks.some((look) => look.seen && look.value.redirected) ? findVisitorBarrier(answer) : null);
