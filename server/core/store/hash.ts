import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in hexadecimal: what is kept of something that only its holder is to know. */
export const toHash = (text: string): string => createHash('sha256').update(text).digest('hex');
