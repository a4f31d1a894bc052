import { readRfc3339 } from './iso-dates.ts';

/** What makes a security.txt invalid (RFC 9116). */
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
  /** An http address, or a value that must be one and is not (§2.5). */
  | 'address';

export interface SecurityTxt {
  readonly faults: readonly SecurityTxtFault[];
  /** Ms since 1970; null without exactly one readable Expires. */
  readonly expires: number | null;
  /** Addresses under which the file says it may be found. */
  readonly canonical: readonly string[];
  readonly signed: boolean;
}

type Field = readonly [name: string, value: string];

/** Names whose value must be a URI (§2.5); http ones are never valid, the file itself must be trustworthy. */
const ADDRESSES = ['acknowledgments', 'canonical', 'contact', 'encryption', 'hiring', 'policy', 'csaf'];
const FIELD = /^([!#$%&'*+.^`|~\w-]+):[ \t]*(\S.*)$/;
const BEGIN = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = /^-----BEGIN PGP SIGNATURE-----\n[\s\S]*\n-----END PGP SIGNATURE-----\s*$/;

interface Unwrapped {
  readonly text: string;
  readonly signed: boolean;
  readonly broken: boolean;
}

/** The text inside a cleartext signature (RFC 9580 §7): armour headers, an empty line, the text, the signature. */
const unwrap = (text: string): Unwrapped => {
  if (!text.includes('-----BEGIN PGP ')) return { text, signed: false, broken: false };

  const body = text.indexOf('\n\n');
  const end = text.indexOf('\n-----BEGIN PGP SIGNATURE-----');
  const broken =
    !text.startsWith(`${BEGIN}\n`) || body === -1 || end < body + 2 || !SIGNATURE.test(text.slice(end + 1));
  const inner = broken ? '' : text.slice(body + 2, end);
  return { text: inner.replace(/^- /gm, ''), signed: true, broken };
};

const isAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && url.protocol !== 'http:';
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

/** Reads a security.txt (RFC 9116). Never throws; a signature is looked at, not verified. */
export const parseSecurityTxt = (file: string): SecurityTxt => {
  const { text, signed, broken } = unwrap(file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const fields = lines.flatMap((line): Field[] => {
    const [, name, value] = FIELD.exec(line.trimEnd()) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
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
