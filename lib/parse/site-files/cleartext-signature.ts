/** The text inside a cleartext signature, or a text without one, unchanged. */
interface Unwrapped {
  readonly text: string;
  readonly signed: boolean;
  /** It has the marks of a signature but not its form: nothing in it may be relied on. */
  readonly broken: boolean;
}

const BEGIN = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';
const END = '-----END PGP SIGNATURE-----';
const MARK = /^-----(?:BEGIN|END) PGP /m;
const BROKEN: Unwrapped = { text: '', signed: true, broken: true };

const HASH = /^Hash: [\w, -]+$/;
const ARMOUR_HEADER = /^[\w-]+: /;
const BASE_64 = /^[A-Za-z0-9+/]+={0,2}$/;
const CHECKSUM = /^=[A-Za-z0-9+/]{4}$/;

/** Whether lines are ASCII armour: headers, an empty line, data, and an optional checksum (RFC 4880 §6.2). */
const isArmoured = (lines: readonly string[]): boolean => {
  const empty = lines.indexOf('');
  if (empty === -1 || !lines.slice(0, empty).every((line) => ARMOUR_HEADER.test(line))) return false;
  const data = lines.slice(empty + 1);
  const body = CHECKSUM.test(data.at(-1) ?? '') ? data.slice(0, -1) : data;
  return body.length > 0 && body.every((line) => BASE_64.test(line));
};

/**
 * Removes a cleartext signature's envelope (RFC 4880 §7, RFC 9580 §7): the first mark, Hash headers, an empty line,
 * text with escaped dashes, an armoured signature, and nothing around it. Returns other text unchanged. Lines end in
 * LF. Nothing is verified.
 */
export const stripSignature = (file: string): Unwrapped => {
  if (!MARK.test(file)) return { text: file, signed: false, broken: false };

  const lines = file
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
  const [start, end] = [lines.indexOf(''), lines.indexOf(SIGNATURE)];
  const isFramed = lines[0] === BEGIN && lines.at(-1) === END && start !== -1 && end > start;
  if (!isFramed || !lines.slice(1, start).every((line) => HASH.test(line))) return BROKEN;

  const text = lines.slice(start + 1, end);
  const isEscaped = text.every((line) => !line.startsWith('-') || line === '-' || line.startsWith('- '));
  if (!isEscaped || !isArmoured(lines.slice(end + 1, -1))) return BROKEN;
  return { text: text.map((line) => line.replace(/^- ?/, '')).join('\n'), signed: true, broken: false };
};
