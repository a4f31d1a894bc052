import {
  type Cursor,
  countUnread,
  decodeText,
  readBytes,
  readLong,
  readName,
  readShort,
  startOf,
  takeSection,
} from './dns-cursor.ts';
import { DnsFormatError } from './dns-name.ts';
import { formatRcode, formatType, RECORD_TYPES } from './dns-record-types.ts';
import { type DnsRecord, readRecordData } from './dns-records.ts';

/** The resolver's explanation of its answer (EDE, RFC 8914). Only informative: many resolvers send none. */
interface ExtendedError {
  readonly code: number;
  readonly text: string;
}

/** A response as plain values. */
export interface DnsMessage {
  readonly id: number;
  /** IANA's name, with the upper bits that EDNS adds (RFC 6891 §6.1.3): `NOERROR`, `NXDOMAIN`, `SERVFAIL` … */
  readonly rcode: string;
  readonly flags: {
    readonly aa: boolean;
    readonly tc: boolean;
    readonly ra: boolean;
    readonly ad: boolean;
    readonly cd: boolean;
  };
  /** The question it answers; `inClass` is the number of its class, 1 for the internet (RFC 1035 §3.2.4). */
  readonly question: { readonly name: string; readonly type: string; readonly inClass: number } | null;
  readonly answers: readonly DnsRecord[];
  readonly authorities: readonly DnsRecord[];
  /** Without OPT. */
  readonly additionals: readonly DnsRecord[];
  readonly ede: readonly ExtendedError[];
}

type Entry =
  | { readonly record: DnsRecord }
  | { readonly extendedRcode: number; readonly ede: readonly ExtendedError[] };

const BITS = { qr: 0x8000, aa: 0x0400, tc: 0x0200, ra: 0x0080, ad: 0x0020, cd: 0x0010, rcode: 0x000f };
const EDE = { option: 15, text: 200 };
const CLASS_IN = 1;

const readQuestion = (cursor: Cursor): { name: string; type: string; inClass: number } => {
  const name = readName(cursor);
  const type = formatType(readShort(cursor));
  return { name, type, inClass: readShort(cursor) };
};

const readExtendedErrors = (options: Cursor): ExtendedError[] => {
  const errors: ExtendedError[] = [];
  while (countUnread(options) > 0) {
    const code = readShort(options);
    const option = takeSection(options, readShort(options));
    if (code !== EDE.option) continue;
    errors.push({
      code: readShort(option),
      text: decodeText(readBytes(option, countUnread(option))).slice(0, EDE.text),
    });
  }
  return errors;
};

const readEntry = (cursor: Cursor): Entry => {
  const [name, number, group, ttl] = [readName(cursor), readShort(cursor), readShort(cursor), readLong(cursor)];
  const data = takeSection(cursor, readShort(cursor));
  if (number === RECORD_TYPES.OPT) return { extendedRcode: Math.floor(ttl / 0x1000000), ede: readExtendedErrors(data) };
  if (group !== CLASS_IN) throw new DnsFormatError('record of another class');
  return { record: { name, ttl, ...readRecordData(number, data) } };
};

const readEntries = (cursor: Cursor, count: number): Entry[] => Array.from({ length: count }, () => readEntry(cursor));
const keepRecords = (entries: readonly Entry[]): DnsRecord[] =>
  entries.flatMap((entry) => ('record' in entry ? [entry.record] : []));

/**
 * Decodes a DNS response in wire format (RFC 1035 §4.1) to plain values. For any octets it returns a message or throws
 * DnsFormatError.
 */
export const decodeMessage = (bytes: Uint8Array): DnsMessage => {
  const cursor = startOf(bytes);
  const [id, bits] = [readShort(cursor), readShort(cursor)];
  const [questions, answers, authorities, additionals] = [
    readShort(cursor),
    readShort(cursor),
    readShort(cursor),
    readShort(cursor),
  ];
  if ((bits & BITS.qr) === 0) throw new DnsFormatError('not a response');

  const list = Array.from({ length: questions }, () => readQuestion(cursor));
  const sections = [answers, authorities, additionals].map((count) => readEntries(cursor, count));
  const [answer = [], authority = [], additional = []] = sections;
  const opt = additional.flatMap((entry) => ('ede' in entry ? [entry] : [])).at(0);

  return {
    id,
    rcode: formatRcode((bits & BITS.rcode) + (opt?.extendedRcode ?? 0) * 16),
    flags: {
      aa: (bits & BITS.aa) !== 0,
      tc: (bits & BITS.tc) !== 0,
      ra: (bits & BITS.ra) !== 0,
      ad: (bits & BITS.ad) !== 0,
      cd: (bits & BITS.cd) !== 0,
    },
    question: list[0] ?? null,
    answers: keepRecords(answer),
    authorities: keepRecords(authority),
    additionals: keepRecords(additional),
    ede: opt?.ede ?? [],
  };
};
