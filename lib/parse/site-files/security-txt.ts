import { readRfc3339 } from '../dates/iso-dates.ts';
import { isHtmlType } from '../html/html-charset.ts';
import { trimCharacters, trimCharactersEnd } from '../text/trimmed.ts';
import { stripSignature } from './cleartext-signature.ts';

const SPACES = ' \t';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Whether a text has the one field that every file has (RFC 9116 §2.5.3), on a line of its own, and no markup. */
const isFields = (body: string): boolean => /^contact:[ \t]*\S/im.test(body) && !/<[a-z!/]/i.test(body);

/**
 * Whether a response is a file rather than an error or a page that is shown for any address. A file of fields that is
 * sent as HTML is one too, of the wrong type (§3).
 */
export const isFile = ({ status, headers, body }: Reply): boolean =>
  status === 200 && (!isHtmlType(headers['content-type'] ?? 'text/plain') || isFields(body));

/** Faults that make a security.txt invalid (RFC 9116). */
export type SecurityTxtFault =
  /** Not UTF-8 (§4). */
  | 'encoding'
  /** A line that is neither field, comment nor empty (§4). */
  | 'line'
  /** A cleartext signature block that is not well formed (§2.3). */
  | 'signature'
  | 'contactMissing'
  | 'expiresMissing'
  | 'expiresRepeated'
  | 'expiresUnreadable'
  | 'languagesRepeated'
  /** An http address, or a value that must be an address and is not (§2.5). */
  | 'address';

/** A fault with its location. */
export interface SecurityTxtSpot {
  readonly fault: SecurityTxtFault;
  /** Number of the line in the file, from 1; null for a fault of the file as a whole. */
  readonly line: number | null;
  /** The line, or the field that is missing. */
  readonly text: string;
}

interface SecurityTxt {
  readonly faults: readonly SecurityTxtFault[];
  /** Milliseconds since 1970; null without exactly one readable Expires. */
  readonly expires: number | null;
  /** Addresses that the file declares as its own. */
  readonly canonical: readonly string[];
  readonly signed: boolean;
}

type Field = readonly [name: string, value: string];

/** Names whose value must be a URI (§2.5); http ones are never valid, the file itself must be trustworthy. */
const ADDRESSES = ['acknowledgments', 'canonical', 'contact', 'encryption', 'hiring', 'policy', 'csaf'];
/** Name, colon, one space and a value (§4); white space may end a line. */
const FIELD = /^([!-9;-~]+): (.*)$/;
/** Characters that no line may contain: control characters except the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\0-\x08\x0b-\x1f\x7f]/;
/** A URI, by the characters allowed in it (RFC 3986 §2, Appendix A). */
const URI = /^[a-z][a-z0-9+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})+$/i;

const decodeAt = (address: string): string => address.replace(/%40/g, '@');

const isAddress = (value: string): boolean => {
  const url = URI.test(value) ? URL.parse(value) : null;
  if (url === null || url.protocol === 'http:') return false;
  // A mail address contains an `@` (RFC 6068 §2).
  return url.protocol !== 'mailto:' || /[^@]@[^@]|[?&]to=/i.test(decodeAt(url.href));
};

/** `lang-values`: tags in the form of RFC 5646 §2.1 between commas. */
const isLanguageList = (value: string): boolean =>
  value.split(',').every((tag) => /^(?:[a-z]{2,8}|[ix](?=-))(?:-[a-z\d]{1,8})*$/i.test(trimCharacters(tag, SPACES)));

/** Parses a line as a field; null when it is not one. */
const readField = (line: string): Field | null => {
  const [, name, value] = CONTROL.test(line) ? [] : (FIELD.exec(line) ?? []);
  if (name === undefined || value === undefined) return null;
  const field = [name.toLowerCase(), value] as const;
  return field[0] === 'preferred-languages' && !isLanguageList(value) ? null : field;
};

const countFaults = (fields: readonly Field[]): readonly SecurityTxtFault[] => {
  const count = (name: string): number => fields.filter(([other]) => other === name).length;
  return [
    ...(count('contact') === 0 ? (['contactMissing'] as const) : []),
    ...(count('expires') === 0 ? (['expiresMissing'] as const) : []),
    ...(count('expires') > 1 ? (['expiresRepeated'] as const) : []),
    ...(count('preferred-languages') > 1 ? (['languagesRepeated'] as const) : []),
  ];
};

/** The moment of the only Expires field; null when there is none, several or no date. */
const readExpires = (fields: readonly Field[]): number | null => {
  const values = fields.flatMap(([name, value]) => (name === 'expires' ? [value] : []));
  const [value = ''] = values;
  return values.length === 1 ? readRfc3339(value) : null;
};

const isComment = (line: string): boolean => line.startsWith('#') && !CONTROL.test(line);

/**
 * Parses a security.txt (RFC 9116). Never throws; a signature's form is checked, but it is not verified; the last line
 * may lack its line end.
 */
export const parseSecurityTxt = (file: string): SecurityTxt => {
  const { text, signed, broken } = stripSignature(file.replaceAll('\r\n', '\n'));
  const lines = text
    .split('\n')
    .map((line) => trimCharactersEnd(line, SPACES))
    .filter((line) => line !== '' && !isComment(line));
  const fields = lines.flatMap((line) => {
    const field = readField(line);
    return field === null ? [] : [field];
  });
  const expires = readExpires(fields);
  const faults = countFaults(fields);
  const isDated = expires !== null || faults.some((fault) => fault === 'expiresMissing' || fault === 'expiresRepeated');
  const hasBadAddress = fields.some(([name, value]) => ADDRESSES.includes(name) && !isAddress(value));
  return {
    faults: [
      ...(file.includes('\uFFFD') ? (['encoding'] as const) : []),
      ...(broken ? (['signature'] as const) : []),
      ...(fields.length < lines.length ? (['line'] as const) : []),
      ...faults,
      ...(isDated ? [] : (['expiresUnreadable'] as const)),
      ...(hasBadAddress ? (['address'] as const) : []),
    ],
    expires,
    canonical: fields.flatMap(([name, value]) => (name === 'canonical' ? [value] : [])),
    signed,
  };
};

const toSpot = (fault: SecurityTxtFault, line: number | null, text: string): SecurityTxtSpot => ({
  fault,
  line,
  text,
});

/** Lines with content, with their number in the file, which counts a signature's header too. */
const numberLines = (file: string) => {
  const whole = file.replaceAll('\r\n', '\n');
  const { text, signed } = stripSignature(whole);
  const before = signed ? whole.split('\n').findIndex((line) => line.trimEnd() === '') + 1 : 0;
  return text
    .split('\n')
    .map((line, index) => ({ line: before + index + 1, text: trimCharactersEnd(line, SPACES) }))
    .filter((one) => one.text !== '' && !isComment(one.text))
    .map((one) => ({ ...one, field: readField(one.text) }));
};

/**
 * Every fault of a security.txt, in the order of its lines, missing fields last. Takes the decoded file. Empty for a
 * file without faults; only the signature's mark when the signature cannot be read, as nothing in such a file may be
 * relied on.
 */
export const findSecurityTxtSpots = (file: string): readonly SecurityTxtSpot[] => {
  const { faults } = parseSecurityTxt(file);
  if (faults.includes('signature')) return [toSpot('signature', null, '-----BEGIN PGP SIGNED MESSAGE-----')];
  const seen = new Set<string>();
  const inLines = numberLines(file).flatMap(({ line, text, field }): readonly SecurityTxtSpot[] => {
    if (field === null) return [toSpot('line', line, text)];
    const [name, value] = field;
    const isAgain = seen.has(name);
    seen.add(name);
    if (name === 'expires' && isAgain) return [toSpot('expiresRepeated', line, text)];
    if (name === 'expires' && readRfc3339(value) === null) return [toSpot('expiresUnreadable', line, text)];
    if (name === 'preferred-languages' && isAgain) return [toSpot('languagesRepeated', line, text)];
    return ADDRESSES.includes(name) && !isAddress(value) ? [toSpot('address', line, text)] : [];
  });
  const encoding = file
    .split('\n')
    .flatMap((text, index) => (text.includes('\uFFFD') ? [toSpot('encoding', index + 1, text)] : []));
  return [
    ...[...encoding, ...inLines].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ...(faults.includes('contactMissing') ? [toSpot('contactMissing', null, 'Contact')] : []),
    ...(faults.includes('expiresMissing') ? [toSpot('expiresMissing', null, 'Expires')] : []),
  ];
};

/** Names of the registry (https://www.iana.org/assignments/security-txt-fields), lower case. */
const REGISTERED = [...ADDRESSES, 'expires', 'preferred-languages', 'bug-bounty'];

/** Lines of a file, with their number, whose field readers do not know and therefore ignore (RFC 9116 §2.4). */
export const findIgnoredFields = (file: string): readonly SecurityTxtSpot[] =>
  numberLines(file).flatMap(({ line, text, field }) =>
    field === null || REGISTERED.includes(field[0]) ? [] : [toSpot('line', line, text)],
  );
