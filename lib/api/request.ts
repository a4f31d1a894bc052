import * as z from 'zod/mini';
import { PILLARS } from '../model.ts';

/** Scan request (docs/scan-api.md): `url` with or without protocol, optional single pillar, optional partner key. */
export const ScanRequest = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2_048)),
  pillar: z.optional(z.enum(PILLARS)),
  key: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
});
export type ScanRequest = z.infer<typeof ScanRequest>;

/** Why a text is not an address of a website. */
type AddressFault = 'empty' | 'space' | 'oneSlash' | 'otherScheme' | 'notAnAddress';

/**
 * A scheme (RFC 3986 §3.1): letters before a colon that is followed neither by a port nor by the end of a host; as in
 * `mailto:`.
 */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d*(?:\/(?!\/)|[?#]|$))/i;

const findAddressFault = (text: string): AddressFault | null => {
  if (text === '') return 'empty';
  if (/\s/.test(text)) return 'space';
  // `https:/goed.nl` is a typing error: its meaning is not guessed.
  if (/^https?:(?!\/\/)/i.test(text)) return 'oneSlash';
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? null : 'otherScheme';
};

/** The most octets in a label and in a name (RFC 1035 §2.3.4). */
const LONGEST = { label: 63, name: 253 };

/** Whether a host can be a name at all: no part of it is empty or too long, and it is not a protocol that was typed twice. */
const isHost = (host: string): boolean =>
  host.length <= LONGEST.name &&
  host.split('.').every((label) => label !== '' && label.length <= LONGEST.label) &&
  !/^https?;?$/.test(host);

/**
 * Parses a typed domain or address (URL standard, with https if there is no protocol): returns an http(s) address
 * without credentials, fragment and trailing dot of its host, or the fault.
 */
export const readAddress = (
  typed: string,
): { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly fault: AddressFault } => {
  const text = typed.trim();
  const fault = findAddressFault(text);
  if (fault !== null) return { ok: false, fault };
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  if (url === null || !isHost(host)) return { ok: false, fault: 'notAnAddress' };
  url.hostname = host;
  url.username = '';
  url.password = '';
  url.hash = '';
  // A question mark without a query is removed.
  if (url.search === '') url.search = '';
  return { ok: true, url };
};

/** The same address, or null when it is invalid. */
export const toAddress = (typed: string): URL | null => {
  const read = readAddress(typed);
  return read.ok ? read.url : null;
};
