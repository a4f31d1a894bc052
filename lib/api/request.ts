import * as z from 'zod/mini';
import { PILLARS } from '../model.ts';

/** Scan request (docs/scan-api.md): `url` with or without protocol, optional single pillar, optional partner key. */
export const ScanRequest = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2_048)),
  pillar: z.optional(z.enum(PILLARS)),
  key: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
});
export type ScanRequest = z.infer<typeof ScanRequest>;

/**
 * A domain or address as typed, made an http(s) address without credentials and fragment; null when it is none.
 * Without a protocol https is meant.
 */
export const toAddress = (typed: string): URL | null => {
  const text = typed.trim();
  // `https:/goed.nl` is a slip: what was meant by it is not guessed.
  if (text === '' || /\s/.test(text) || /^https?:(?!\/\/)/i.test(text)) return null;

  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;

  url.username = '';
  url.password = '';
  url.hash = '';
  return url;
};
