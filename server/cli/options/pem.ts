import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Reads certificates from a file. Throws a UsageError. */
export const readPem = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option: '--authority', path: file }));
  }
};
