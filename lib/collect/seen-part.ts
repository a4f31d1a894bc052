import { createNotSeen, createSeen, type NotSeen, type Seen } from '../evidence.ts';
import { Faulted, isOfTheBrowser, toFault } from '../fault.ts';
import { NotObservable } from './network/reach.ts';

/**
 * Why what threw saw nothing: the world's reason where it is the world's, else a fault of ours. `where` names the fact.
 * The world's errors become `NotObservable` where they arise; what of them comes this far all the same is known by its words.
 */
export const toNotSeen = (error: unknown, where: string): NotSeen => {
  if (error instanceof NotObservable) return createNotSeen(error.why);
  return isOfTheBrowser(error)
    ? createNotSeen('interrupted')
    : { ...createNotSeen('fault'), fault: toFault(error, where) };
};

/** What a collector throws that rests on a part which was not seen. */
export const toError = ({ why, fault }: NotSeen): Error =>
  fault === undefined ? new NotObservable(why) : new Faulted(fault);

/** One part of a fact: seen, or not and why. An error of ours costs this part only. */
export const collectPart = async <T>(where: string, make: () => Promise<T>): Promise<Seen<T>> => {
  try {
    return createSeen(await make());
  } catch (error) {
    return toNotSeen(error, where);
  }
};

/** What could be seen, or null; an error of ours goes on up. */
export const collectIfSeen = async <T>(make: () => Promise<T>): Promise<T | null> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotObservable) return null;
    throw error;
  }
};
