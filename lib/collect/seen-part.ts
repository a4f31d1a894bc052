import { createNotSeen, createSeen, type NotSeen, type Seen } from '../evidence.ts';
import { Faulted, isOfTheBrowser, toFault } from '../fault.ts';
import { NotObservable } from './network/reach.ts';

/**
 * Why a collector saw nothing: the reason of an external failure, else a fault of ours. `where` names the fact.
 * External errors become `NotObservable` where they arise; browser errors that still reach this point are recognised by
 * their message.
 */
export const toNotSeen = (error: unknown, where: string): NotSeen => {
  if (error instanceof NotObservable) return createNotSeen(error.why);
  return isOfTheBrowser(error)
    ? createNotSeen('interrupted')
    : { ...createNotSeen('fault'), fault: toFault(error, where) };
};

/** The error that a collector throws when it depends on a part that was not seen. */
export const toError = ({ why, fault }: NotSeen): Error =>
  fault === undefined ? new NotObservable(why) : new Faulted(fault);

/** One part of a fact: seen, or not seen with the reason. An error of ours affects this part only. */
export const collectPart = async <T>(where: string, make: () => Promise<T>): Promise<Seen<T>> => {
  try {
    return createSeen(await make());
  } catch (error) {
    return toNotSeen(error, where);
  }
};

/** The value, or null when it could not be observed; rethrows errors of ours. */
export const collectIfSeen = async <T>(make: () => Promise<T>): Promise<T | null> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotObservable) return null;
    throw error;
  }
};
