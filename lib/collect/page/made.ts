import { faultOf } from '../../fault.ts';
import type { Made } from './world.ts';

/** What `work` makes, or the error of ours that ended it, as a value that can cross to the background. */
export const made = async <T>(where: string, work: () => Promise<T>): Promise<Made<T>> => {
  try {
    return { value: await work() };
  } catch (error) {
    return { fault: faultOf(error, where) };
  }
};
