import { countRsaBits } from '../keys/rsa-key.ts';
import { findTagValue, parseTagList, type TagList } from './tag-list.ts';

/** A DKIM key record (RFC 6376 §3.6.1). */
interface DkimKey {
  readonly type: string;
  /** An empty `p`: the key was withdrawn. */
  readonly revoked: boolean;
  /** Length of an RSA key's modulus in bits; null for other types, and for what is no RSA key. */
  readonly bits: number | null;
  /** Whether receivers can verify signatures with it: otherwise mail that is signed with it counts as unsigned. */
  readonly usable: boolean;
}

/** Verifiers must not accept shorter RSA keys (RFC 8301 §3.2); the first bits of a modulus may be zero. */
const SHORTEST = 1024 - 7;
/** Lengths of an Ed25519 key in octets: the key itself (RFC 8463 §4), and in the wrapping that some receivers accept. */
const ED25519 = [32, 44];

const listValues = (list: TagList, name: string): readonly string[] =>
  (findTagValue(list, name) ?? '')
    .split(':')
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '');

/** Decodes base64, also without its padding; null when its length is impossible. */
const decode = (base64: string): Uint8Array | null => {
  const digits = base64.replaceAll('=', '');
  return digits.length % 4 === 1 ? null : Uint8Array.from(atob(digits), (one) => one.charCodeAt(0));
};

/**
 * Parses a key record; null when the text is not one for mail: another version or service (`s`), no `p`, or a `p` that
 * is not base64.
 */
export const parseDkimKey = (text: string): DkimKey | null => {
  const list = parseTagList(text);
  const version = findTagValue(list, 'v');
  const key = findTagValue(list, 'p')?.replace(/\s+/g, '');
  if (key === undefined || !/^[a-z0-9+/]*={0,2}$/i.test(key)) return null;
  if (version !== undefined && (version !== 'DKIM1' || list.tags[0]?.name !== 'v')) return null;

  const [services, hashes] = [listValues(list, 's'), listValues(list, 'h')];
  if (services.length > 0 && !services.includes('*') && !services.includes('email')) return null;

  const type = (findTagValue(list, 'k') ?? 'rsa').toLowerCase();
  const octets = decode(key);
  const bits = type === 'rsa' && octets !== null ? countRsaBits(octets) : null;
  // SHA-1 must not be used any more (RFC 8301 §3.1), and keys of other types are ignored.
  const isHashed = hashes.length === 0 || hashes.includes('sha256');
  const isKey =
    (bits !== null && bits >= SHORTEST) || (type === 'ed25519' && octets !== null && ED25519.includes(octets.length));
  return { type, revoked: key === '', bits, usable: isHashed && isKey };
};
