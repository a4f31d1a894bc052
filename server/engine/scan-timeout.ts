import { tryOrElseLater } from '../../lib/fault.ts';
import { LIMITS } from './limits.ts';
import { ScanFailure } from './scan-failure.ts';

const HELD_UP = 'the scan held up';

const isHeldUp = (error: unknown): boolean => error instanceof ScanFailure && error.message === HELD_UP;

/** Limits work to the time of a scan that began at a moment (`performance.now()`); exceeding it is the fault of its browser. */
export const limitToScanTime = async <T>(work: Promise<T>, began: number): Promise<T> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const left = LIMITS.scan - (performance.now() - began);
  const timer = setTimeout(() => reject(new ScanFailure('timeout', HELD_UP, { reason: 'heldUp' })), left);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
};

/** Whether an error is a result about the page, after which its browser is still sound. */
export const isPageFailure = (error: unknown): boolean => error instanceof ScanFailure && !isHeldUp(error);

/** Returns what was judged before a scan was held up; throws the error if that was nothing, or if it is another error. */
export const findPartial = async <T>(error: unknown, soFar: () => Promise<T | null>): Promise<T> => {
  const less = isHeldUp(error) ? await tryOrElseLater('what a held up scan judged', null, soFar) : null;
  if (less === null) throw error;
  return less;
};
