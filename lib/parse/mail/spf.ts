import { isDomainSpec, isMacroString } from './spf-macro.ts';

export type SpfQualifier = '+' | '-' | '~' | '?';
const MECHANISMS = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const;

/** A mechanism of RFC 7208 §5. */
export interface SpfMechanism {
  readonly qualifier: SpfQualifier;
  readonly name: (typeof MECHANISMS)[number];
  /** The domain (macros unexpanded) or address; null for the current domain. */
  readonly value: string | null;
  /** IPv4 prefix length; null when none is written. */
  readonly prefix4: number | null;
  readonly prefix6: number | null;
}

/** A parsed SPF record (RFC 7208 §4.6). */
export interface SpfRecord {
  /** In the order written, up to and including `all`, without invalid ones. */
  readonly mechanisms: readonly SpfMechanism[];
  /** The domain whose record applies when nothing matched; null when there is an `all` (§6.1). */
  readonly redirect: string | null;
  readonly exp: string | null;
  /** Terms that break the syntax, verbatim: any one makes the whole record a permanent error. */
  readonly errors: readonly string[];
  /** Terms that are never reached, verbatim: those after `all` (§5.1), and `redirect` beside it (§6.1). */
  readonly unreachable: readonly string[];
}

/** Whether a TXT text is an SPF record: it begins with `v=spf1`, then a space or its end (§4.5). */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

const TERM = /^([-+~?])?([a-z][a-z0-9]*)(?::(.*?))?(?:\/(\d+))?(?:\/\/(\d+))?$/i;
const MODIFIER = /^([a-z][a-z0-9_.-]*)=(.*)$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

const isName = (name: string): name is SpfMechanism['name'] => (MECHANISMS as readonly string[]).includes(name);

const isIPv6 = (address: string): boolean => address.includes(':') && URL.canParse(`http://[${address}]/`);

const parsePrefix = (text: string | undefined, most: number): number | null | undefined => {
  if (text === undefined) return null;
  return /^(?:0|[1-9]\d*)$/.test(text) && Number(text) <= most ? Number(text) : undefined;
};

interface Arguments {
  readonly value: string | null;
  readonly prefix4: number | null;
  readonly prefix6: number | null;
}

/** The arguments written after a mechanism's name: value, `/length` and `//length`; null when a length is impossible. */
const readArguments = (isIPv6Only: boolean, term: RegExpExecArray): Arguments | null => {
  const [length4, length6] = isIPv6Only ? [term[5], term[4]] : [term[4], term[5]];
  const [prefix4, prefix6] = [parsePrefix(length4, 32), parsePrefix(length6, 128)];
  return prefix4 === undefined || prefix6 === undefined ? null : { value: term[3] ?? null, prefix4, prefix6 };
};

/** Whether a mechanism may have these arguments (§5). */
const ALLOWS: Readonly<Record<SpfMechanism['name'], (given: Arguments) => boolean>> = {
  all: (given) => given.value === null && isBare(given),
  include: (given) => given.value !== null && isDomainSpec(given.value) && isBare(given),
  exists: (given) => given.value !== null && isDomainSpec(given.value) && isBare(given),
  ptr: (given) => (given.value === null || isDomainSpec(given.value)) && isBare(given),
  a: ({ value }) => value === null || isDomainSpec(value),
  mx: ({ value }) => value === null || isDomainSpec(value),
  ip4: ({ value, prefix6 }) => value !== null && IPV4.test(value) && prefix6 === null,
  ip6: ({ value, prefix4 }) => value !== null && isIPv6(value) && prefix4 === null,
};

const isBare = ({ prefix4, prefix6 }: Arguments): boolean => prefix4 === null && prefix6 === null;

const parseMechanism = (text: string): SpfMechanism | null => {
  const term = TERM.exec(text);
  const name = term?.[2]?.toLowerCase() ?? '';
  if (!term || !isName(name)) return null;

  const given = readArguments(name === 'ip6', term);
  return given && ALLOWS[name](given) ? { qualifier: (term[1] ?? '+') as SpfQualifier, name, ...given } : null;
};

interface Modifier {
  readonly terms: readonly string[];
  readonly value: string | null;
  readonly errors: readonly string[];
}

/** The modifier of that name; more than one is an error, for `redirect` and `exp` alike (§6). */
const findModifier = (terms: readonly string[], name: string): Modifier => {
  const found = terms.filter((term) => MODIFIER.exec(term)?.[1]?.toLowerCase() === name);
  const value = found[0]?.slice(name.length + 1) ?? null;
  const isWrong = found.length > 1 || (value !== null && !isDomainSpec(value));
  return isWrong ? { terms: found, value: null, errors: found } : { terms: found, value, errors: [] };
};

/** Unknown modifiers without a macro string after the `=`: only those with one are ignored without error (§6, §7.1). */
const findBrokenModifiers = (terms: readonly string[]): readonly string[] =>
  terms.filter((term) => {
    const [, name = '', value = ''] = MODIFIER.exec(term) ?? [];
    return name !== '' && !/^(?:redirect|exp)$/i.test(name) && !isMacroString(value);
  });

/** Parses an SPF record. Never throws: faults are listed. */
export const parseSpf = (text: string): SpfRecord => {
  const terms = text
    .split(' ')
    .slice(1)
    .filter((term) => term !== '');
  const [redirect, exp] = [findModifier(terms, 'redirect'), findModifier(terms, 'exp')];
  const directives = terms
    .filter((term) => !MODIFIER.test(term))
    .map((term) => ({ term, mechanism: parseMechanism(term) }));
  const wrong = directives.filter(({ mechanism }) => mechanism === null);
  const all = directives.findIndex(({ mechanism }) => mechanism?.name === 'all');
  const reached = all === -1 ? directives : directives.slice(0, all + 1);
  const ignored = all === -1 ? [] : [...directives.slice(all + 1).map(({ term }) => term), ...redirect.terms];

  return {
    mechanisms: reached.flatMap(({ mechanism }) => (mechanism ? [mechanism] : [])),
    redirect: all === -1 ? redirect.value : null,
    exp: exp.value,
    errors: [...wrong.map(({ term }) => term), ...findBrokenModifiers(terms), ...redirect.errors, ...exp.errors],
    unreachable: ignored,
  };
};
