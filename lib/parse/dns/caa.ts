import { parse } from 'tldts';
import { CAA_DOMAINS } from '../../data/network/caa-domains.ts';

/** A CAA record (RFC 8659 §4.1). */
export interface CaaRecord {
  readonly flags: number;
  /** Lower case. */
  readonly tag: string;
  readonly value: string;
}

/** The parsed value of an `issue`, `issuewild` or `issuemail` property. */
interface CaaIssuer {
  /** Domain of the authority that may issue; null when the property forbids all (`;`). */
  readonly authority: string | null;
  readonly parameters: Readonly<Record<string, string>>;
}

const CRITICAL = 0x80;
const ISSUING = ['issue', 'issuewild', 'issuemail', 'issuevmc'];
const KNOWN = new Set([...ISSUING, 'iodef', 'contactemail', 'contactphone']);

const TAG = /^[a-z0-9]+$/;
const ISSUER = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;
const PARAMETER = /^([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)[ \t]*=[ \t]*([\x21-\x3a\x3c-\x7e]*)$/i;

/** Parses the value of an issuing property (RFC 8659 §4.2); null when it breaks the grammar: nobody may issue then. */
export const parseCaaIssuer = (value: string): CaaIssuer | null => {
  const [authority = '', ...rest] = value.split(';').map((piece) => piece.trim());
  const parameters = rest.filter((piece) => piece !== '').map((piece) => PARAMETER.exec(piece));
  if (authority !== '' && !ISSUER.test(authority)) return null;
  if (parameters.includes(null)) return null;

  return {
    authority: authority === '' ? null : authority.toLowerCase(),
    parameters: Object.fromEntries(parameters.map((match) => [match?.[1]?.toLowerCase() ?? '', match?.[2] ?? ''])),
  };
};

/** Whether a record blocks all issuing: its tag is unknown and marked critical (§4.1). */
export const isIssuingBlocked = ({ flags, tag }: CaaRecord): boolean => (flags & CRITICAL) !== 0 && !KNOWN.has(tag);

/** Whether a record follows the grammar of its property. */
export const isValidCaa = ({ tag, value }: CaaRecord): boolean => {
  if (!TAG.test(tag)) return false;
  if (ISSUING.includes(tag)) return parseCaaIssuer(value) !== null;
  return tag !== 'iodef' || /^(?:mailto:[^@\s]+@[^@\s]+|https?:\/\/\S+)$/i.test(value);
};

/** The names to query, from the host up to and including the top-level domain, until one has records (§3). */
export const listCaaNames = (host: string): string[] =>
  host.split('.').map((_, index, labels) => labels.slice(index).join('.'));

/** Whether two names differ by one letter. */
const isOneLetterOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || other.length < 5) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
};

/**
 * Whether a domain is that of an authority under another public suffix (`letsencrypt.com`), or under the same one
 * with a hyphen or one letter wrong (`digicerts.com`). What only their suffixes share (`co.uk`, `co.il`) does not count.
 */
const isSlipOf = (domain: string, known: string): boolean => {
  const [one, other] = [parse(domain), parse(known)];
  const [name, meant] = [one, other].map(({ domainWithoutSuffix }) => domainWithoutSuffix?.replaceAll('-', ''));
  if (!name || !meant) return false;
  return name === meant || (one.publicSuffix === other.publicSuffix && isOneLetterOff(name, meant));
};

/** The authority in the table whose name a domain probably misspells; null for any other. */
export const findMeantAuthority = (domain: string): string | null => {
  if (CAA_DOMAINS.has(domain)) return null;
  return [...CAA_DOMAINS].find((known) => isSlipOf(domain, known)) ?? null;
};

/** The authorities in records that our table does not list. */
export const findUnknownAuthorities = (records: readonly CaaRecord[]): readonly string[] => [
  ...new Set(
    records
      .filter(({ tag }) => tag === 'issue' || tag === 'issuewild')
      .flatMap(({ value }) => parseCaaIssuer(value)?.authority ?? [])
      .filter((domain) => !CAA_DOMAINS.has(domain)),
  ),
];
