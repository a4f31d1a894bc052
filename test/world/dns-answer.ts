import { TYPES } from './dns-client.ts';

/** What the world's tests look at in an answer. */
export interface DnsAnswer {
  readonly code: string;
  /** AD: the resolver validated it. */
  readonly authenticated: boolean;
  /** Types of the answer section, without signatures. */
  readonly types: readonly string[];
  /** Info codes of RFC 8914. */
  readonly extendedErrors: readonly number[];
}

interface Rr {
  readonly type: number;
  readonly data: Buffer;
  readonly end: number;
}

const CODES = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED'];
const OPT = 41;
const RRSIG = 46;
const EXTENDED_ERROR = 15;

export const readAnswer = (message: Buffer): DnsAnswer => {
  const flags = message.readUInt16BE(2);
  const answers = message.readUInt16BE(6);
  const total = answers + message.readUInt16BE(8) + message.readUInt16BE(10);
  const records = readRecords(message, endOfName(message, 12) + 4, total);
  const options = records.find(({ type }) => type === OPT)?.data ?? Buffer.alloc(0);
  return {
    code: CODES[flags & 0x0f] ?? String(flags & 0x0f),
    authenticated: (flags & 0x20) !== 0,
    types: records
      .slice(0, answers)
      .filter(({ type }) => type !== RRSIG)
      .map(({ type }) => nameOf(type)),
    extendedErrors: extendedErrors(options),
  };
};

const nameOf = (type: number) => Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? String(type);

const readRecords = (message: Buffer, start: number, count: number): readonly Rr[] => {
  const records: Rr[] = [];
  for (let at = start; records.length < count; ) {
    const fixed = endOfName(message, at);
    const end = fixed + 10 + message.readUInt16BE(fixed + 8);
    records.push({ type: message.readUInt16BE(fixed), data: message.subarray(fixed + 10, end), end });
    at = end;
  }
  return records;
};

/** A name ends with an empty label or with a pointer (RFC 1035 §4.1.4). */
const endOfName = (message: Buffer, start: number): number => {
  let at = start;
  while (message.readUInt8(at) !== 0) {
    if (message.readUInt8(at) >= 0xc0) return at + 2;
    at += 1 + message.readUInt8(at);
  }
  return at + 1;
};

const extendedErrors = (options: Buffer): readonly number[] => {
  const found: number[] = [];
  for (let at = 0; at + 4 <= options.length; at += 4 + options.readUInt16BE(at + 2)) {
    if (options.readUInt16BE(at) === EXTENDED_ERROR) found.push(options.readUInt16BE(at + 4));
  }
  return found;
};
