export interface Hsts {
  /** Seconds; null when the header is void (RFC 6797 §6.1: no, bad or repeated max-age, or a repeated directive). */
  readonly maxAge: number | null;
  readonly includeSubDomains: boolean;
  readonly preload: boolean;
}

const VOID: Hsts = { maxAge: null, includeSubDomains: false, preload: false };

const TOKEN = "[!#$%&'*+.^`|~\\w-]+";
const DIRECTIVE = new RegExp(`^(${TOKEN})(?:[ \\t]*=[ \\t]*(${TOKEN}|"(?:[^"\\\\]|\\\\.)*"))?$`);

interface Directive {
  readonly name: string;
  /** Without its quotes; null where none was written. */
  readonly value: string | null;
}

/** The parts of a line between semicolons that stand outside quotes (§6.1: a value may be a quoted string). */
const splitParts = (line: string): readonly string[] => {
  const parts: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    // A sign behind a backslash stands for itself (RFC 9110 §5.6.4).
    if (line[at] === '\\' && isQuoted) at += 1;
    if (line[at] !== ';' || isQuoted) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  return [...parts, line.slice(start)];
};

/** Null where a directive breaks the grammar: browsers then ignore the whole header (RFC 6797 §6.1). */
const parseDirectives = (line: string): readonly Directive[] | null => {
  const pieces = splitParts(line).map((piece) => piece.trim());
  const matches = pieces.filter((piece) => piece !== '').map((piece) => DIRECTIVE.exec(piece));
  if (matches.includes(null)) return null;
  return matches.map((match) => ({ name: (match?.[1] ?? '').toLowerCase(), value: unquote(match?.[2] ?? null) }));
};

/** A directive twice, or a value where none may be (§6.1, §6.1.2). */
const isMisused = (directives: readonly Directive[]): boolean =>
  new Set(directives.map(({ name }) => name)).size !== directives.length ||
  directives.some(({ name, value }) => name === 'includesubdomains' && value !== null);

/** Reads one line of Strict-Transport-Security (RFC 6797 §6.1). Values may be quoted; unknown directives are ignored. */
export const parseHstsLine = (line: string): Hsts => {
  const directives = parseDirectives(line);
  if (directives === null || isMisused(directives)) return VOID;

  const names = directives.map(({ name }) => name);
  const age = directives.find(({ name }) => name === 'max-age')?.value;
  if (age == null || !/^\d+$/.test(age)) return VOID;

  return {
    maxAge: Math.min(Number(age), Number.MAX_SAFE_INTEGER),
    includeSubDomains: names.includes('includesubdomains'),
    preload: names.includes('preload'),
  };
};

/**
 * Reads a Strict-Transport-Security value whose lines nobody saw apart. Of several, which fetch joins with commas, only the
 * first counts (§8.1).
 */
export const parseHsts = (header: string): Hsts => {
  const line = takeFirstLine(header);
  return line === null ? VOID : parseHstsLine(line);
};

/** What a host sends: the line that counts, undefined where it sends none. */
export const readSentHsts = ({
  headers,
  hsts,
}: Sending): { readonly header: string | undefined; readonly hsts: Hsts } => {
  if (hsts !== undefined) return { header: hsts ?? undefined, hsts: hsts === null ? VOID : parseHstsLine(hsts) };
  const header = headers['strict-transport-security'];
  return { header, hsts: parseHsts(header ?? '') };
};

/** An answer: its first line of HSTS where the lines were seen apart, null for none, and else what fetch made of them. */
interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly hsts?: string | null;
}

/** Null where a comma stands for a semicolon: what follows it is no header line of its own, and spoils this one. */
const takeFirstLine = (header: string): string | null => {
  const [line = '', ...others] = header.split(',');
  return others.every((other) => /max-age/i.test(other)) ? line : null;
};
const unquote = (value: string | null): string | null => value?.replace(/^"(.*)"$/, '$1') ?? null;

const HSTS_DIRECTIVES = ['max-age', 'includesubdomains', 'preload'];

/** Names of directives in a line that no browser knows and passes over (RFC 6797 §6.1, rule 5): `includeSubDomain` is none. */
export const listIgnoredDirectives = (line: string): readonly string[] =>
  (parseDirectives(line) ?? []).flatMap(({ name }) => (HSTS_DIRECTIVES.includes(name) ? [] : [name]));
