/*
 * RFC 9309 read a second time, apart from lib/parse/robots*.ts: on bytes, one after the other, and with every place that
 * a prefix of a pattern can reach. Nothing of the other reading is used.
 */

const [NUL, TAB, LF, CR, SPACE, HASH, COLON] = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x23, 0x3a];
const MARK = [0xef, 0xbb, 0xbf];
/** What Google's parser keeps of a line. */
const LONGEST = 16_663;

export interface SecondReading {
  /** White space at the ends of what stands in a line. */
  readonly spaces?: readonly number[];
  /** Octets of unreserved characters are the characters (RFC 9309 §2.2.2). */
  readonly decodes?: boolean;
  /** `%24` and `%2A` in a rule are the characters (RFC 9309 §2.2.3). */
  readonly escapes?: boolean;
}

const linesOf = (file: Uint8Array): readonly number[][] => {
  let at = 0;
  // A byte order mark, or as much of one as there is.
  while (at < 3 && file[at] === MARK[at]) at += 1;
  const lines: number[][] = [[]];
  for (; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    if (byte === LF || byte === CR) lines.push([]);
    else if ((lines.at(-1)?.length ?? 0) < LONGEST) lines.at(-1)?.push(byte);
  }
  return lines;
};

const upTo = (line: readonly number[], end: number): readonly number[] => {
  const at = line.indexOf(end);
  return at === -1 ? line : line.slice(0, at);
};

const strip = (bytes: readonly number[], spaces: readonly number[]): readonly number[] => {
  const isText = (byte: number): boolean => !spaces.includes(byte);
  return bytes.slice(
    bytes.findIndex(isText) === -1 ? bytes.length : bytes.findIndex(isText),
    bytes.findLastIndex(isText) + 1,
  );
};

const ascii = (bytes: readonly number[]): string => String.fromCharCode(...bytes);

/** Key and value of a line as characters of one byte each. */
const pairOf = (line: readonly number[], spaces: readonly number[]): readonly [string, string] | null => {
  const said = strip(upTo(upTo(line, NUL), HASH), spaces);
  const colon = said.indexOf(COLON);
  if (colon !== -1) {
    const key = ascii(strip(said.slice(0, colon), spaces));
    return key === '' ? null : [key, ascii(strip(said.slice(colon + 1), spaces))];
  }
  const words = ascii(said).split(/[\t ]+/);
  return words.length === 2 ? [words[0] ?? '', words[1] ?? ''] : null;
};

const isKey = (key: string, ...names: readonly string[]): boolean =>
  names.some((name) => key.slice(0, name.length).toLowerCase() === name);
const DISALLOW = ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'];

const isUnreserved = (code: number): boolean => /[A-Za-z0-9._~-]/.test(String.fromCharCode(code));

/** A path or rule as a list of octets, each as it is compared: one character, or an escape in capitals. */
const octets = (text: string, decodes: boolean): readonly string[] => {
  const list: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const pair = text.slice(at + 1, at + 3);
    if (text[at] === '%' && /^[0-9a-fA-F]{2}$/.test(pair)) {
      const meant = Number.parseInt(pair, 16);
      list.push(...(decodes && isUnreserved(meant) ? [String.fromCharCode(meant)] : [...`%${pair.toUpperCase()}`]));
      at += 2;
    } else if (code > 0x7f) list.push(...`%${code.toString(16).toUpperCase()}`);
    else list.push(text[at] ?? '');
  }
  return list;
};

/**
 * Whether the path begins as the rule says. Where a rule names stars or dollars by their escapes, those of the path are
 * one character each, whichever way they are written: no rule speaks of a part of one.
 */
const matches = (rule: string, written: string, escapes: boolean): boolean => {
  const one = (triplet: string): string => (triplet === '%24' ? '$' : '*');
  const path = escapes && /%2[4A]/.test(rule) ? written.replace(/%2[4A]/g, one) : written;
  let places = new Set([0]);
  for (let at = 0; at < rule.length; at += 1) {
    if (rule[at] === '$' && at === rule.length - 1) return places.has(path.length);
    const reached = new Set<number>();
    const escaped = escapes ? /^%2[4A]/.exec(rule.slice(at, at + 3))?.[0] : undefined;
    for (const index of places) {
      if (escaped !== undefined) {
        if (path[index] === one(escaped)) reached.add(index + 1);
      } else if (rule[at] === '*') for (let to = index; to <= path.length; to += 1) reached.add(to);
      else if (path[index] === rule[at]) reached.add(index + 1);
    }
    places = reached;
    if (escaped !== undefined) at += 2;
  }
  return places.size > 0;
};

/** Whether an agent (letters, `-` and `_` alone) may fetch a path, which is written as an address has it. */
export const readsAsAllowed = (
  file: Uint8Array,
  { agent, path }: { readonly agent: string; readonly path: string },
  { spaces = [SPACE, TAB], decodes = true, escapes = true }: SecondReading = {},
): boolean => {
  const own = { heard: false, allow: 0, disallow: 0 };
  const all = { heard: false, allow: 0, disallow: 0 };
  let open: (typeof own)[] = [];
  let isClosed = false;
  const wanted = octets(path, decodes).join('');
  for (const line of linesOf(file)) {
    const [key = '', value = ''] = pairOf(line, spaces) ?? [];
    if (isKey(key, 'user-agent', 'useragent', 'user agent')) {
      if (isClosed) open = [];
      isClosed = false;
      if (value === '*' || /^\*[\t ]/.test(value)) open = [...open, all];
      else if ((/^[A-Za-z_-]*/.exec(value)?.[0] ?? '').toLowerCase() === agent.toLowerCase()) {
        open = [...open, own];
        own.heard = true;
      }
    } else if (isKey(key, 'allow') || isKey(key, ...DISALLOW)) {
      isClosed = true;
      const rule = octets(value, decodes).join('');
      const side = isKey(key, 'allow') ? 'allow' : 'disallow';
      if (rule === '' || !matches(rule, wanted, escapes)) continue;
      for (const group of open) group[side] = Math.max(group[side], rule.length);
    }
  }
  const { allow, disallow } = own.heard ? own : all;
  return path === '/robots.txt' || allow >= disallow;
};
