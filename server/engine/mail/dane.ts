import { createHash, type X509Certificate } from 'node:crypto';
import { isUsableForMail, type TlsaRecord } from '../../../lib/parse/mail/tlsa.ts';

/** DANE for mail (RFC 7672 over RFC 6698): whether a server's certificate matches its domain's DNS. */

/**
 * `none`: there is no record. `unusable`: none that mail servers can use. `insecure`: records that DNSSEC does not secure, so
 * that nobody may rely on them. `valid`, `invalid`: the certificate matches one, or none.
 */
export type DaneState = 'none' | 'unusable' | 'insecure' | 'valid' | 'invalid';

const HASHES: Readonly<Record<number, string>> = { 1: 'sha256', 2: 'sha512' };

/** Whether a certificate matches a record (RFC 6698 §2.1): whole or its key, itself or a digest of it. */
export const isOfRecord = (certificate: X509Certificate, { selector, matching, association }: TlsaRecord): boolean => {
  const content = selector === 0 ? certificate.raw : certificate.publicKey.export({ type: 'spki', format: 'der' });
  const hash = HASHES[matching];
  if (matching !== 0 && hash === undefined) return false;
  const value = hash === undefined ? content.toString('hex') : createHash(hash).update(content).digest('hex');
  return value === association.toLowerCase();
};

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: number): boolean =>
  validFromDate.getTime() <= at && at <= validToDate.getTime();

/**
 * Whether a chain leads from the leaf to an authority that a record names (usage DANE-TA, RFC 7672 §3.1.2): each certificate is
 * valid at the time and signed by the next, and the leaf is for this host.
 */
const isLeadingTo = (chain: readonly X509Certificate[], record: TlsaRecord, { host, at }: Shown): boolean => {
  const end = chain.findIndex((certificate) => isOfRecord(certificate, record));
  const [leaf] = chain;
  if (end < 0 || leaf === undefined || leaf.checkHost(host) === undefined) return false;
  const path = chain.slice(0, end + 1);
  return path.every((certificate, index) => {
    const issuer = path[index + 1];
    const isSigned = issuer === undefined || (certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey));
    return isValidAt(certificate, at) && isSigned;
  });
};

/** The host of the certificates, and the time of the check in milliseconds since 1970. */
interface Shown {
  readonly host: string;
  readonly at: number;
}

/** TLSA records of a host's port 25, and whether DNSSEC secures them. */
export interface TlsaAnswer {
  readonly records: readonly TlsaRecord[];
  readonly secure: boolean;
}

/** Compares a chain, the leaf first, with the records. For DANE-EE (3) neither name nor dates count (RFC 7672 §3.1.1). */
export const checkDane = (
  chain: readonly X509Certificate[],
  { records, secure }: TlsaAnswer,
  shown: Shown,
): DaneState => {
  if (records.length === 0) return 'none';
  if (!secure) return 'insecure';
  const usable = records.filter(isUsableForMail);
  if (usable.length === 0) return 'unusable';
  const [leaf] = chain;
  const matches = usable.some((record) =>
    record.usage === 3 ? leaf !== undefined && isOfRecord(leaf, record) : isLeadingTo(chain, record, shown),
  );
  return matches ? 'valid' : 'invalid';
};
