import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in hexadecimal: stored in place of a secret that only its holder may know. */
export const toHash = (text: string): string => createHash('sha256').update(text).digest('hex');
