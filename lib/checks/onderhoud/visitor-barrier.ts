import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';

/** What stands before the whole site for a new visitor, who is led from every address there; null when nothing does. */
export const visitorBarrier = (answer: Seen<Facts['answer']>): Blind | null => {
  const told = answer.seen ? answer.value.barrier : answer.why;
  return told === 'wall' || told === 'login' || told === 'elsewhere' ? told : null;
};
