/** A TLSA record (RFC 6698 §2.1); `association` is hexadecimal, perhaps cut. */
export interface TlsaRecord {
  readonly usage: number;
  readonly selector: number;
  readonly matching: number;
  readonly association: string;
}

/** Number of hexadecimal digits of a digest, by matching type: SHA-256, SHA-512. */
const DIGITS: Readonly<Record<number, number>> = { 1: 64, 2: 128 };

/**
 * Whether mail servers can use the record (RFC 7672 §3.1): usage DANE-TA (2) or DANE-EE (3), a known selector, and the
 * whole certificate or key, or a digest of the right length. `3 1 1` and `2 1 1` are the recommended ones.
 */
export const isUsableForMail = ({ usage, selector, matching, association }: TlsaRecord): boolean => {
  if (usage !== 2 && usage !== 3) return false;
  if (selector !== 0 && selector !== 1) return false;
  return matching === 0 ? association !== '' : association.length === DIGITS[matching];
};
