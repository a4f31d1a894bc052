import { faultOf } from '../../../fault.ts';
import { isGone } from './gone.ts';
import type { Made } from './world.ts';

/**
 * What `work` makes, or the error of ours that ended it, as a value that can cross to the background; null where the
 * document was left under it.
 */
export const made = async <T>(where: string, work: () => Promise<T>): Promise<Made<T> | null> => {
  try {
    return { value: await work() };
  } catch (error) {
    return isGone() ? null : { fault: faultOf(error, where) };
  }
};
