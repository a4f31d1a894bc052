import { readFileSync } from 'node:fs';
import { isSealingKey } from '../jobs/sealed.ts';
import { UsageError } from './usage-error.ts';

/** The key in a file: 32 bytes, as base64 has them. Throws a `UsageError`. */
export const sealingKeyIn = (path: string): Uint8Array => {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
    if (isSealingKey(key)) return key;
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option: '--sealing-key', path }));
  }
  throw new UsageError(({ sealingKey }) => sealingKey);
};
