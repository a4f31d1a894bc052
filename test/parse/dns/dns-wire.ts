// Writes responses octet by octet, independently of the code under test.

const short = (value: number): number[] => [Math.floor(value / 256) % 256, value % 256];
const long = (value: number): number[] => [...short(Math.floor(value / 65_536)), ...short(value % 65_536)];
const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** A name without compression. */
export const name = (text: string): number[] => [
  ...text.split('.').flatMap((label) => (label === '' ? [] : [label.length, ...ascii(label)])),
  0,
];
/** A pointer to an offset; the question's name is at 12. */
export const pointer = (offset: number): number[] => short(0xc000 + offset);
export const string = (text: string): number[] => [text.length, ...ascii(text)];
export { ascii, long, short };

export interface WireRecord {
  readonly name?: readonly number[];
  readonly type: number;
  readonly group?: number;
  readonly ttl?: number;
  readonly data: readonly number[];
  /** The length to write when it has to be wrong. */
  readonly length?: number;
}

const record = ({ name: owner = pointer(12), type, group = 1, ttl = 300, data, length }: WireRecord): number[] => [
  ...owner,
  ...short(type),
  ...short(group),
  ...long(ttl),
  ...short(length ?? data.length),
  ...data,
];

export interface WireMessage {
  readonly flags?: number;
  readonly question?: string;
  readonly type?: number;
  readonly answers?: readonly WireRecord[];
  readonly authorities?: readonly WireRecord[];
  readonly additionals?: readonly WireRecord[];
}

/** A response to one question; NOERROR, recursion desired and available, unless `flags` says otherwise. */
export const response = ({
  flags = 0x8180,
  question = 'voorbeeld.nl',
  type = 1,
  answers = [],
  authorities = [],
  additionals = [],
}: WireMessage): Uint8Array =>
  Uint8Array.from([
    ...[0, flags, 1, answers.length, authorities.length, additionals.length].flatMap(short),
    ...name(question),
    ...short(type),
    ...short(1),
    ...[...answers, ...authorities, ...additionals].flatMap(record),
  ]);

/** OPT with the given options (RFC 6891). */
export const opt = (options: readonly number[] = [], extendedRcode = 0): WireRecord => ({
  name: [0],
  type: 41,
  group: 4096,
  ttl: extendedRcode * 0x1000000,
  data: options,
});
