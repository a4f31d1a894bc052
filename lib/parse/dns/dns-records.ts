import { readIPv4, readIPv6 } from './dns-address.ts';
import {
  type Cursor,
  countUnread,
  decodeText,
  readByte,
  readBytes,
  readHex,
  readLong,
  readName,
  readShort,
  readString,
} from './dns-cursor.ts';
import { formatType } from './dns-record-types.ts';
import { readServiceBinding, type ServiceBinding } from './dns-svcb.ts';

/** A start of authority (RFC 1035 §3.3.13); times in seconds. */
interface StartOfAuthority {
  readonly primary: string;
  readonly mailbox: string;
  readonly serial: number;
  readonly refresh: number;
  readonly retry: number;
  readonly expire: number;
  readonly minimum: number;
}

/** The data of records, by type. Names are in lower case without trailing dot, the root is `.`; binary data is hexadecimal. */
export interface RecordDataByType {
  readonly A: { readonly address: string };
  readonly AAAA: { readonly address: string };
  readonly NS: { readonly target: string };
  readonly CNAME: { readonly target: string };
  readonly SOA: StartOfAuthority;
  readonly MX: { readonly preference: number; readonly exchange: string };
  /** The strings joined without anything between them, and their summed length in octets. */
  readonly TXT: { readonly text: string; readonly bytes: number };
  readonly CAA: { readonly flags: number; readonly tag: string; readonly value: string };
  readonly DS: DelegationSigner;
  readonly DNSKEY: Key;
  readonly RRSIG: Signature;
  readonly NSEC3PARAM: HashParameters;
  readonly TLSA: CertificateAssociation;
  readonly SVCB: ServiceBinding;
  readonly HTTPS: ServiceBinding;
}

/** RFC 4034 §5.1. */
interface DelegationSigner {
  readonly keyTag: number;
  readonly algorithm: number;
  readonly digestType: number;
  readonly digest: string;
}

/** RFC 4034 §2.1; the key itself is not stored. */
export interface Key {
  readonly flags: number;
  readonly protocol: number;
  readonly algorithm: number;
  readonly keyTag: number;
}

/** RFC 4034 §3.1; times in seconds since 1970, the signature itself is not stored. */
export interface Signature {
  readonly covered: string;
  readonly algorithm: number;
  readonly labels: number;
  readonly expiration: number;
  readonly inception: number;
  readonly keyTag: number;
  readonly signer: string;
}

/** RFC 5155 §4.2; an empty salt is ''. */
interface HashParameters {
  readonly hash: number;
  readonly flags: number;
  readonly iterations: number;
  readonly salt: string;
}

/** RFC 6698 §2.1; truncated to 64 octets, enough for every digest. */
interface CertificateAssociation {
  readonly usage: number;
  readonly selector: number;
  readonly matching: number;
  readonly association: string;
}

export type KnownType = keyof RecordDataByType;
type Known = {
  readonly [Type in KnownType]: { readonly type: Type; readonly data: RecordDataByType[Type] };
}[KnownType];

/** Unsupported types are named as in RFC 3597 (`TYPE99`) and keep their first octets. */
type RecordData = Known | { readonly type: `TYPE${number}`; readonly data: { readonly hex: string } };
export type DnsRecord = { readonly name: string; readonly ttl: number } & RecordData;

/** Most octets of binary data that are stored. */
const MAX_ITEMS = 64;

const readStartOfAuthority = (data: Cursor): StartOfAuthority => {
  const [primary, mailbox] = [readName(data), readName(data)];
  const [serial, refresh, retry] = [readLong(data), readLong(data), readLong(data)];
  return { primary, mailbox, serial, refresh, retry, expire: readLong(data), minimum: readLong(data) };
};

const readText = (data: Cursor): RecordDataByType['TXT'] => {
  const octets: number[] = [];
  while (countUnread(data) > 0) octets.push(...readString(data));
  return { text: decodeText(Uint8Array.from(octets)), bytes: octets.length };
};

const readAuthorization = (data: Cursor): RecordDataByType['CAA'] => {
  const flags = readByte(data);
  const tag = decodeText(readString(data)).toLowerCase();
  return { flags, tag, value: decodeText(readBytes(data, countUnread(data))) };
};

const readDelegationSigner = (data: Cursor): DelegationSigner => {
  const [keyTag, algorithm, digestType] = [readShort(data), readByte(data), readByte(data)];
  return { keyTag, algorithm, digestType, digest: readHex(data, countUnread(data), MAX_ITEMS) };
};

// RFC 4034 appendix B.
const computeKeyTag = (data: Uint8Array): number => {
  const sum = data.reduce((total, octet, index) => total + (index % 2 === 0 ? octet * 256 : octet), 0);
  return (sum + Math.floor(sum / 65_536)) % 65_536;
};

const readKey = (data: Cursor): Key => {
  const keyTag = computeKeyTag(data.bytes.subarray(data.at, data.end));
  return { flags: readShort(data), protocol: readByte(data), algorithm: readByte(data), keyTag };
};

const readSignature = (data: Cursor): Signature => {
  const [covered, algorithm, labels] = [formatType(readShort(data)), readByte(data), readByte(data)];
  readLong(data); // the original TTL
  const [expiration, inception, keyTag] = [readLong(data), readLong(data), readShort(data)];
  return { covered, algorithm, labels, expiration, inception, keyTag, signer: readName(data) };
};

const readHashParameters = (data: Cursor): HashParameters => {
  const [hash, flags, iterations] = [readByte(data), readByte(data), readShort(data)];
  return { hash, flags, iterations, salt: readHex(data, readByte(data), 255) };
};

const readCertificateAssociation = (data: Cursor): CertificateAssociation => {
  const [usage, selector, matching] = [readByte(data), readByte(data), readByte(data)];
  return { usage, selector, matching, association: readHex(data, countUnread(data), MAX_ITEMS) };
};

const READERS: { readonly [Type in KnownType]: (data: Cursor) => RecordDataByType[Type] } = {
  A: (data) => ({ address: readIPv4(data) }),
  AAAA: (data) => ({ address: readIPv6(data) }),
  NS: (data) => ({ target: readName(data) }),
  CNAME: (data) => ({ target: readName(data) }),
  SOA: readStartOfAuthority,
  MX: (data) => ({ preference: readShort(data), exchange: readName(data) }),
  TXT: readText,
  CAA: readAuthorization,
  DS: readDelegationSigner,
  DNSKEY: readKey,
  RRSIG: readSignature,
  NSEC3PARAM: readHashParameters,
  TLSA: readCertificateAssociation,
  SVCB: readServiceBinding,
  HTTPS: readServiceBinding,
};

const isKnown = (type: string): type is KnownType => Object.hasOwn(READERS, type);

/**
 * Reads the data of one record of type `number`, to which the cursor must be limited. Throws DnsFormatError when it is
 * truncated.
 */
export const readRecordData = (number: number, data: Cursor): RecordData => {
  const type = formatType(number);
  if (!isKnown(type)) return { type: `TYPE${number}`, data: { hex: readHex(data, countUnread(data), MAX_ITEMS) } };
  return { type, data: READERS[type](data) } as RecordData;
};
