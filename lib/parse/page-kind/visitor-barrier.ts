import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';

/** A new visitor does not get the page; or is redirected from it, and nobody saw where to. */
const BARRED: readonly string[] = ['wall', 'login', 'elsewhere', 'otherHost', 'denied'];

/**
 * What stands before the whole site for a new visitor, who is led from every address there; null when nothing does. What
 * redirects then says nothing of the address itself.
 */
export const findVisitorBarrier = (answer: Seen<Facts['answer']>): Blind | null => {
  if (answer.seen) return answer.value.barrier;
  return answer.why !== 'notApplicable' && BARRED.includes(answer.why) ? answer.why : null;
};

/** Why the redirects among these say nothing of their addresses; null where they do, or where none redirects. */
export const findBarrierBehind = (
  answer: Seen<Facts['answer']>,
  looks: readonly Seen<{ readonly redirected: boolean }>[],
): Blind | null => (looks.some((look) => look.seen && look.value.redirected) ? findVisitorBarrier(answer) : null);
