/** The only error that reading and writing of DNS messages throws. */
export class DnsFormatError extends Error {
  override readonly name = 'DnsFormatError';
}

/** RFC 1035 §2.3.4, in octets; the name's limit counts the length octets and the root. */
export const LIMITS = { label: 63, name: 255 };

const isPlain = (octet: number): boolean => octet > 0x20 && octet < 0x7f;
const isSpecial = (octet: number): boolean => octet === 0x2e || octet === 0x5c;

const formatOctet = (octet: number): string => {
  if (!isPlain(octet)) return `\\${String(octet).padStart(3, '0')}`;

  const character = String.fromCharCode(octet).toLowerCase();
  return isSpecial(octet) ? `\\${character}` : character;
};

/** Formats one label in lower case, with the escapes of RFC 1035 §5.1: `\.` `\\` and `\DDD` for unprintable octets. */
export const formatLabel = (label: Uint8Array): string => Array.from(label, formatOctet).join('');

/** Joins labels to a name without trailing dot; the root is `.`. */
export const joinLabels = (labels: readonly string[]): string => (labels.length === 0 ? '.' : labels.join('.'));

// An escaped octet, an escaped character, a dot, or anything else; the last one also takes a lone backslash.
const TOKEN = /\\(\d{3})|\\([^\d])|(\.)|([\s\S])/gu;

/**
 * Converts a name as written (with or without trailing dot, escapes of RFC 1035 §5.1) to the octets of its labels.
 * Throws DnsFormatError for an empty label, one over 63 octets, a name over 255, or a character above 255.
 */
export const splitLabels = (name: string): Uint8Array[] => {
  if (name === '.' || name === '') return [];

  const labels: number[][] = [[]];
  for (const [, decimal, escaped, dot, plain] of name.matchAll(TOKEN)) {
    if (dot !== undefined) labels.push([]);
    else labels.at(-1)?.push(parseOctet(decimal, escaped ?? plain ?? ''));
  }
  if (labels.at(-1)?.length === 0) labels.pop();

  if (labels.some(({ length }) => length === 0 || length > LIMITS.label)) throw new DnsFormatError(`label of ${name}`);
  if (labels.reduce((sum, { length }) => sum + length + 1, 1) > LIMITS.name)
    throw new DnsFormatError(`length of ${name}`);
  return labels.map((label) => Uint8Array.from(label));
};

const parseOctet = (decimal: string | undefined, character: string): number => {
  const octet = decimal === undefined ? (character.codePointAt(0) ?? 256) : Number(decimal);
  if (octet > 255) throw new DnsFormatError('a name holds octets only');
  return octet;
};
