import { isSpf, parseSpf, type SpfMechanism, type SpfQualifier, type SpfRecord } from './spf.ts';
import { hasMacro } from './spf-macro.ts';

/** An answer to one question: what was seen, or why it was not. */
export type LookupResult<Value, Why> =
  | { readonly seen: true; readonly value: Value }
  | { readonly seen: false; readonly why: Why };

export interface SpfQuestion {
  readonly type: 'TXT' | 'MX' | 'A';
  readonly name: string;
}

/**
 * Returns the DNS answer to a question: the texts (TXT), host names (MX) or addresses (A), empty for NXDOMAIN and for
 * no such records. Null when the question was not asked (yet).
 */
type SpfLookUp<Why> = (question: SpfQuestion) => LookupResult<readonly string[], Why> | null;

/** A fault in a record or in one that it refers to: each is a permanent error (RFC 7208 §4.6, §5.2, §6.1). */
interface SpfProblem {
  readonly kind: 'none' | 'several' | 'syntax' | 'loop';
  readonly name: string;
  /** The terms that are wrong, or the names of the loop. */
  readonly terms: readonly string[];
}

/** Everything that can be known about an SPF record without a message. */
export interface SpfEvaluation<Why> {
  /** The one record at the domain itself, and its text; null when there is none, or more than one. */
  readonly record: SpfRecord | null;
  readonly text: string | null;
  readonly problems: readonly SpfProblem[];
  /** Number of terms that cause look-ups, here and in records referred to (§4.6.4); counted no deeper once over the limit. */
  readonly lookups: number;
  /** Look-ups among these that returned no records. */
  readonly voids: readonly SpfQuestion[];
  /** Names for which an `mx` term yields more than ten hosts. */
  readonly crowded: readonly string[];
  /** Qualifier of the `all` at the record's end, also through `redirect`; null when it does not end in `all`. */
  readonly all: SpfQualifier | null;
  /** Whether it continues in a record that was not followed: a macro names it, or there are too many look-ups. */
  readonly cut: boolean;
  /**
   * Terms that allow nearly everybody, or leave that open: an IPv4 range wider than /8, an IPv6 range wider than the
   * /12 that IANA gives a whole continent, an included record that ends in `+all`, or `exists` of a name that exists
   * whoever sends (§5.7).
   */
  readonly wide: readonly string[];
  /** Whether the domain's own record uses `ptr`. */
  readonly ptr: boolean;
  /** Whether the domain's own record, or the one it redirects to, names a permitted sender. */
  readonly names: boolean;
  /** Questions that were not asked; `unseen`: why answers to others were not seen. */
  readonly open: readonly SpfQuestion[];
  readonly unseen: readonly Why[];
}

export const SPF_LIMITS = { lookups: 10, voids: 2, mxHosts: 10, widest: 8, widest6: 12 };
const COUNTED: ReadonlySet<string> = new Set(['include', 'a', 'mx', 'ptr', 'exists']);

interface Tally<Why> {
  readonly look: SpfLookUp<Why>;
  readonly problems: SpfProblem[];
  readonly voids: SpfQuestion[];
  readonly crowded: string[];
  readonly wide: string[];
  readonly open: SpfQuestion[];
  readonly unseen: Why[];
  lookups: number;
  ptr: boolean;
  names: boolean;
  cut: boolean;
}

interface Level {
  readonly name: string;
  /** Names on the way here, this one last. */
  readonly path: readonly string[];
  /** Whether it is the domain's own record, or the one that it redirects to. */
  readonly own: boolean;
  /** Whether what passes here is not refused: not below an `include` that refuses what it matches (§5.2). */
  readonly lets: boolean;
}

const normalizeName = (domain: string): string => domain.toLowerCase().replace(/\.$/, '');

const lookUp = <Why>(tally: Tally<Why>, question: SpfQuestion): readonly string[] | null => {
  const looked = tally.look(question);
  if (looked === null) tally.open.push(question);
  else if (!looked.seen) tally.unseen.push(looked.why);
  return looked?.seen === true ? looked.value : null;
};

const lookUpCounted = <Why>(tally: Tally<Why>, question: SpfQuestion): readonly string[] | null => {
  const values = lookUp(tally, question);
  if (values?.length === 0) tally.voids.push(question);
  return values;
};

/** Evaluates the record that a term refers to; returns the qualifier of the `all` at its end, or null. */
const follow = <Why>(
  tally: Tally<Why>,
  target: string,
  from: Level,
  to: Pick<Level, 'own' | 'lets'>,
): SpfQualifier | null => {
  if (hasMacro(target) || tally.lookups > SPF_LIMITS.lookups) {
    tally.cut ||= to.own;
    return null;
  }
  const name = normalizeName(target);
  const level = { ...to, name, path: [...from.path, name] };
  if (from.path.includes(name)) {
    tally.problems.push({ kind: 'loop', name, terms: level.path });
    return null;
  }
  return visitRecord(tally, level, lookUpCounted(tally, { type: 'TXT', name }));
};

const visitRecord = <Why>(tally: Tally<Why>, level: Level, texts: readonly string[] | null): SpfQualifier | null => {
  if (texts === null) return null;

  const [text, ...others] = texts.filter(isSpf);
  if (text === undefined || others.length > 0) {
    tally.problems.push({
      kind: text === undefined ? 'none' : 'several',
      name: level.name,
      terms: text === undefined ? [] : [text, ...others],
    });
    return null;
  }
  const record = parseSpf(text);
  if (record.errors.length > 0) tally.problems.push({ kind: 'syntax', name: level.name, terms: record.errors });

  for (const mechanism of record.mechanisms) apply(tally, mechanism, level);
  if (record.redirect === null) return record.mechanisms.find(({ name }) => name === 'all')?.qualifier ?? null;

  tally.lookups += 1;
  return follow(tally, record.redirect, level, level);
};

const apply = <Why>(tally: Tally<Why>, mechanism: SpfMechanism, level: Level): void => {
  const { name, value, prefix4, prefix6, qualifier } = mechanism;
  const target = value ?? level.name;
  if (COUNTED.has(name)) tally.lookups += 1;
  if (name === 'ptr' && level.own) tally.ptr = true;
  if (name !== 'all' && qualifier !== '-' && level.own) tally.names = true;
  // Neutral protects as little as no record does (§8.2), but an included record matches only by a pass (§5.2).
  const lets = level.lets && (qualifier === '+' || (qualifier === '?' && level.own));
  if (lets && prefix4 !== null && prefix4 < SPF_LIMITS.widest) tally.wide.push(`${name}:${target}/${prefix4}`);
  if (lets && prefix6 !== null && prefix6 < SPF_LIMITS.widest6)
    tally.wide.push(`${name}:${target}${name === 'ip6' ? '/' : '//'}${prefix6}`);

  if (name === 'include') {
    const end = follow(tally, target, level, { own: false, lets });
    if (end === '+' && lets) tally.wide.push(`include:${target}`);
    return;
  }
  if (hasMacro(target) || tally.lookups > SPF_LIMITS.lookups) return;
  if (name === 'a' || name === 'exists') {
    const addresses = lookUpCounted(tally, { type: 'A', name: normalizeName(target) });
    if (lets && name === 'exists' && addresses !== null && addresses.length > 0) tally.wide.push(`exists:${target}`);
  }
  if (name !== 'mx') return;

  const hosts = lookUpCounted(tally, { type: 'MX', name: normalizeName(target) });
  if (hosts !== null && hosts.length > SPF_LIMITS.mxHosts) tally.crowded.push(target);
};

/**
 * Evaluates a domain's SPF record as far as possible without a message (RFC 7208): macros are counted but not followed,
 * every mechanism is assumed to be reached. Never throws, and is bounded by the limit of ten look-ups.
 */
export const computeSpf = <Why>(domain: string, look: SpfLookUp<Why>): SpfEvaluation<Why> => {
  const tally: Tally<Why> = {
    look,
    problems: [],
    voids: [],
    crowded: [],
    wide: [],
    open: [],
    unseen: [],
    lookups: 0,
    ptr: false,
    names: false,
    cut: false,
  };
  const name = normalizeName(domain);
  const texts = lookUp(tally, { type: 'TXT', name });
  const all = visitRecord(tally, { name, path: [name], own: true, lets: true }, texts);
  const [text = null, ...others] = (texts ?? []).filter(isSpf);
  const isSingle = text !== null && others.length === 0;

  const { look: _, ...seen } = tally;
  return { ...seen, record: isSingle ? parseSpf(text) : null, text: isSingle ? text : null, all };
};
