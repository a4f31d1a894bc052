import { ScanRequest } from '../../../lib/api/request.ts';
import { UsageError } from './usage-error.ts';

/** Checks the form of a partner key. Throws a UsageError. */
export const parseKey = (value: string): string => {
  if (!ScanRequest.shape.key.safeParse(value).success) throw new UsageError(({ key }) => key);
  return value;
};
