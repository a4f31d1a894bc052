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
  /** Without its quotes; null when the directive has no value. */
  readonly value: string | null;
}

/** Splits a line at semicolons outside quotes (§6.1: a value may be a quoted string). */
const splitParts = (line: string): readonly string[] => {
  const parts: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    // A character after a backslash is literal (RFC 9110 §5.6.4).
    if (line[at] === '\\' && isQuoted) at += 1;
    if (line[at] !== ';' || isQuoted) continue;
    parts.push(line.slice(start, at));
    start = at + 1;
  }
  return [...parts, line.slice(start)];
};

/** Parses a line's directives; null when one breaks the grammar: browsers then ignore the whole header (RFC 6797 §6.1). */
const parseDirectives = (line: string): readonly Directive[] | null => {
  const pieces = splitParts(line).map((piece) => piece.trim());
  const matches = pieces.filter((piece) => piece !== '').map((piece) => DIRECTIVE.exec(piece));
  if (matches.includes(null)) return null;
  return matches.map((match) => ({ name: (match?.[1] ?? '').toLowerCase(), value: unquote(match?.[2] ?? null) }));
};

/** Whether a directive is repeated, or has a value where none is allowed (§6.1, §6.1.2). */
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
 * Parses a Strict-Transport-Security value whose lines are not known separately. Fetch joins several lines with commas,
 * of which only the first counts (§8.1).
 */
export const parseHsts = (header: string): Hsts => {
  const line = takeFirstLine(header);
  return line === null ? VOID : parseHstsLine(line);
};

/** The HSTS that a host sends: the header line that counts, undefined when there is none, and its directives. */
export const readSentHsts = ({
  headers,
  hsts,
}: Sending): { readonly header: string | undefined; readonly hsts: Hsts } => {
  if (hsts !== undefined) return { header: hsts ?? undefined, hsts: hsts === null ? VOID : parseHstsLine(hsts) };
  const header = headers['strict-transport-security'];
  return { header, hsts: parseHsts(header ?? '') };
};

/** Whether it makes browsers remember the host. */
export const isRemembered = ({ maxAge }: Hsts): boolean => (maxAge ?? 0) > 0;

/** Whether a host's HSTS holds for another host as well (§8.2), so that browsers never request that one over plain http. */
export const coversHost = (hsts: Hsts, host: string, other: string): boolean =>
  isRemembered(hsts) && hsts.includeSubDomains && other.endsWith(`.${host}`);

/**
 * A response. `hsts`: its first HSTS line when the lines were seen separately, null for none; absent when only the
 * value that fetch joined is known.
 */
interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly hsts?: string | null;
}

/**
 * The first of the joined lines. Null when a comma was written in place of a semicolon: the text after it is not a
 * header line of its own, and makes this one invalid.
 */
const takeFirstLine = (header: string): string | null => {
  const [line = '', ...others] = header.split(',');
  return others.every((other) => /max-age/i.test(other)) ? line : null;
};
const unquote = (value: string | null): string | null => value?.replace(/^"(.*)"$/, '$1') ?? null;

const HSTS_DIRECTIVES = ['max-age', 'includesubdomains', 'preload'];

/** Names of unknown directives in a line, which browsers ignore (RFC 6797 §6.1, rule 5), such as `includeSubDomain`. */
export const listIgnoredDirectives = (line: string): readonly string[] =>
  (parseDirectives(line) ?? []).flatMap(({ name }) => (HSTS_DIRECTIVES.includes(name) ? [] : [name]));
