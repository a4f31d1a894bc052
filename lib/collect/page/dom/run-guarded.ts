import { toFault } from '../../../fault.ts';
import { isDocumentDetached } from './is-document-detached.ts';
import type { Guarded } from './world.ts';

/**
 * Returns the result of `work`, or our own error that ended it, as a value that can be sent to the background; null
 * when the document was left meanwhile.
 */
export const runGuarded = async <T>(where: string, work: () => Promise<T>): Promise<Guarded<T> | null> => {
  try {
    return { value: await work() };
  } catch (error) {
    return isDocumentDetached() ? null : { fault: toFault(error, where) };
  }
};
