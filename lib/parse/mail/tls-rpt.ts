import { findTagValue, parseTagList } from './tag-list.ts';

/** A TLS reporting record (RFC 8460 §3). */
interface TlsReporting {
  readonly uris: readonly string[];
  /** Addresses that are neither `mailto:` nor `https:`, or `rua` itself when it is missing. */
  readonly errors: readonly string[];
}

/** Whether a TXT text is a TLS reporting record. */
export const isTlsReporting = (text: string): boolean => /^v=TLSRPTv1[ \t]*(?:;|$)/.test(text);

const ADDRESS = /^(?:mailto:[^@,\s]+@[^@,\s]+|https:\/\/[^\s,]+)$/i;

/** Parses a record; null when the text is not one. */
export const parseTlsReporting = (text: string): TlsReporting | null => {
  if (!isTlsReporting(text)) return null;

  const value = findTagValue(parseTagList(text), 'rua') ?? '';
  const uris = value
    .split(',')
    .map((uri) => uri.trim())
    .filter((uri) => uri !== '');
  return { uris, errors: uris.length === 0 ? ['rua'] : uris.filter((uri) => !ADDRESS.test(uri)) };
};
