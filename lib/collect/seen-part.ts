import { notSeen, type Seen, seen } from '../evidence.ts';
import { Blinded } from './reach.ts';

/** One part of a fact: seen, or not and why. Anything but `Blinded` is our own fault and goes on up. */
export const seenPart = async <T>(make: () => Promise<T>): Promise<Seen<T>> => {
  try {
    return seen(await make());
  } catch (error) {
    if (error instanceof Blinded) return notSeen(error.why);
    throw error;
  }
};
