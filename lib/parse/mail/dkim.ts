import { findTagValue, parseTagList } from './tag-list.ts';

/** A DKIM key record (RFC 6376 §3.6.1). */
interface DkimKey {
  readonly type: string;
  /** An empty `p`: the key was withdrawn. */
  readonly revoked: boolean;
  /** The domain is testing DKIM (flag `y`). */
  readonly testing: boolean;
  /** Length of an RSA key's modulus in bits, to the nearest 64; null for other types and for a revoked key. */
  readonly bits: number | null;
}

/** Octets of an RSA public key besides its modulus: the encoding of RFC 3279 with the usual exponent. */
const RSA_WRAPPING = 38;

const countKeyBits = (key: string): number => {
  const octets = Math.floor((key.replace(/(?<!=)=+$/, '').length * 3) / 4);
  return Math.round(Math.max(0, (octets - RSA_WRAPPING) * 8) / 64) * 64;
};

/** Parses a key record; null when the text is not one: another version, no `p`, or a `p` that is not base64. */
export const parseDkimKey = (text: string): DkimKey | null => {
  const list = parseTagList(text);
  const version = findTagValue(list, 'v');
  const key = findTagValue(list, 'p')?.replace(/\s+/g, '');
  if (key === undefined || !/^[a-z0-9+/]*={0,2}$/i.test(key)) return null;
  if (version !== undefined && (version !== 'DKIM1' || list.tags[0]?.name !== 'v')) return null;

  const type = (findTagValue(list, 'k') ?? 'rsa').toLowerCase();
  const flags = (findTagValue(list, 't') ?? '').split(':').map((flag) => flag.trim());
  const isRsa = type === 'rsa' && key !== '';
  return { type, revoked: key === '', testing: flags.includes('y'), bits: isRsa ? countKeyBits(key) : null };
};
