import { splitLabels } from './dns-name.ts';
import { RECORD_TYPES, type RecordType } from './dns-record-types.ts';

/** A question for the resolver. */
export interface DnsQuestion {
  /** ASCII name as written, with or without its last dot. */
  readonly name: string;
  readonly type: Exclude<RecordType, 'OPT'>;
  /** "Do not validate" (CD, RFC 4035 §3.2.2): returns the answer even when its signatures are invalid. */
  readonly cd?: boolean;
  /** "Send signatures" (DO, RFC 3225). */
  readonly do?: boolean;
}

const CLASS_IN = 1;
const FLAGS = { recursionDesired: 0x0100, authenticData: 0x0020, checkingDisabled: 0x0010 };
const EDNS = { size: 4096, dnssecOk: 0x8000 };

const encodeUint16 = (value: number): number[] => [value >> 8, value & 0xff];

/**
 * Encodes one question in wire format (RFC 1035 §4.1), for a GET of RFC 8484: id 0, so that caches can share it. AD is
 * set so that validating resolvers report whether the answer is secure (RFC 6840 §5.7); OPT carries DO and invites EDE.
 * Throws DnsFormatError when the name cannot be encoded.
 */
export const encodeQuery = (question: DnsQuestion): Uint8Array => {
  const flags = FLAGS.recursionDesired | FLAGS.authenticData | (question.cd === true ? FLAGS.checkingDisabled : 0);
  const header = [0, flags, 1, 0, 0, 1].flatMap(encodeUint16);
  const name = [...splitLabels(question.name).flatMap((label) => [label.length, ...label]), 0];
  const type = [...encodeUint16(RECORD_TYPES[question.type]), ...encodeUint16(CLASS_IN)];
  const options = question.do === true ? EDNS.dnssecOk : 0;
  const opt = [0, ...encodeUint16(RECORD_TYPES.OPT), ...encodeUint16(EDNS.size), 0, 0, ...encodeUint16(options), 0, 0];

  return Uint8Array.from([...header, ...name, ...type, ...opt]);
};
