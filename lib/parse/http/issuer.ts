import { CERTIFICATE_AUTHORITIES } from '../../data/network/certificate-authorities.ts';

/** The O of a distinguished name as browsers write it (RFC 4514); quotes are allowed around it. */
const readOrganisation = (name: string): string => /(?:^|,)\s*O=("[^"]*"|(?:\\.|[^,])*)/.exec(name)?.[1] ?? '';

const normalizeName = (text: string): string => text.replace(/^"|"$|\\(?=.)/g, '').toLowerCase();

/** Domains that denote a certificate's issuer in CAA records; null when the authority is not in our table. */
export const findCaaDomains = (issuer: string): readonly string[] | null => {
  const organisation = normalizeName(readOrganisation(issuer));
  return CERTIFICATE_AUTHORITIES.find((authority) => organisation.includes(authority.organisation))?.domains ?? null;
};
