/** Supported DNS record types, by their number (IANA, DNS parameters). */
export const RECORD_TYPES = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  OPT: 41,
  DS: 43,
  RRSIG: 46,
  DNSKEY: 48,
  NSEC3PARAM: 51,
  TLSA: 52,
  SVCB: 64,
  HTTPS: 65,
  CAA: 257,
} as const;

export type RecordType = keyof typeof RECORD_TYPES;

const NAMES = new Map<number, string>(Object.entries(RECORD_TYPES).map(([name, number]) => [number, name]));
const RESPONSES = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED'];

/** `1` → `A`; unknown numbers as RFC 3597 §5 writes them: `TYPE99`. */
export const formatType = (number: number): string => NAMES.get(number) ?? `TYPE${number}`;

/** IANA's name of a response code (RFC 1035 §4.1.1); codes that a scan need not distinguish as `RCODE16`. */
export const formatRcode = (number: number): string => RESPONSES[number] ?? `RCODE${number}`;
