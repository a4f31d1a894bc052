import { getOwn } from '../text/own.ts';
import { readIPv4, readIPv6 } from './dns-address.ts';
import { type Cursor, countUnread, decodeText, readName, readShort, readString, takeSection } from './dns-cursor.ts';

/** Service binding, the data of HTTPS and SVCB records (RFC 9460 §2). Priority 0 is an alias. */
export interface ServiceBinding {
  readonly priority: number;
  readonly target: string;
  readonly mandatory?: readonly string[];
  readonly alpn?: readonly string[];
  readonly noDefaultAlpn?: true;
  readonly port?: number;
  readonly ipv4hint?: readonly string[];
  readonly ipv6hint?: readonly string[];
  /** Octets of the ECH configuration list; its content is not stored. */
  readonly ech?: number;
  /** Unknown keys, as `key7`. */
  readonly other?: readonly string[];
}

const KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint'];
const formatKey = (key: number): string => KEYS[key] ?? `key${key}`;

const readAll = <Item>(value: Cursor, read: (value: Cursor) => Item): Item[] => {
  const items: Item[] = [];
  while (countUnread(value) > 0) items.push(read(value));
  return items;
};

const READERS: Readonly<Record<string, (value: Cursor) => Partial<ServiceBinding>>> = {
  mandatory: (value) => ({ mandatory: readAll(value, (item) => formatKey(readShort(item))) }),
  alpn: (value) => ({ alpn: readAll(value, (item) => decodeText(readString(item))) }),
  'no-default-alpn': () => ({ noDefaultAlpn: true }),
  port: (value) => ({ port: readShort(value) }),
  ipv4hint: (value) => ({ ipv4hint: readAll(value, readIPv4) }),
  ipv6hint: (value) => ({ ipv6hint: readAll(value, readIPv6) }),
  ech: (value) => ({ ech: countUnread(value) }),
};

/** Reads the data of an HTTPS or SVCB record. Throws DnsFormatError when it is truncated. */
export const readServiceBinding = (data: Cursor): ServiceBinding => {
  const priority = readShort(data);
  const target = readName(data);
  const other: string[] = [];
  let known: Partial<ServiceBinding> = {};

  while (countUnread(data) > 0) {
    const name = formatKey(readShort(data));
    const value = takeSection(data, readShort(data));
    const read = getOwn(READERS, name);
    if (read === undefined) other.push(name);
    else known = { ...known, ...read(value) };
  }
  return { priority, target, ...known, ...(other.length === 0 ? {} : { other }) };
};

/** Protocols that a record announces: its list, and HTTP/1.1 unless that is excluded (RFC 9460 §7.1.2). */
export const listProtocols = ({ alpn = [], noDefaultAlpn }: ServiceBinding): readonly string[] =>
  noDefaultAlpn ? alpn : [...alpn, 'http/1.1'];
