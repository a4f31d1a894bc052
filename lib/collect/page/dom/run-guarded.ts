import { toFault } from '../../../fault.ts';
import { isDocumentDetached } from './is-document-detached.ts';
import type { Guarded } from './world.ts';

/**
 * What `work` makes, or the error of ours that ended it, as a value that can cross to the background; null where the
 * document was left under it.
 */
export const runGuarded = async <T>(where: string, work: () => Promise<T>): Promise<Guarded<T> | null> => {
  try {
    return { value: await work() };
  } catch (error) {
    return isDocumentDetached() ? null : { fault: toFault(error, where) };
  }
};
