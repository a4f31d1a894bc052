import { SOURCE_LISTS, WITHOUT_LIST } from '../../data/network/csp-directives.ts';
import { decodeHeader } from '../http/decoded-header.ts';
import { getOwn } from '../text/own.ts';

/** One serialized policy, parsed (CSP3 §2.2.1). */
export interface Policy {
  readonly from: 'header' | 'meta';
  /** Names in lower case, sources as written; of a repeated directive the first. */
  readonly directives: ReadonlyMap<string, readonly string[]>;
  /** Directives given more than once, whose repetitions are ignored. */
  readonly repeated: readonly string[];
  /** Directives that a meta element cannot set and that are ignored there (CSP3 §3.3). */
  readonly ignored: readonly string[];
  /** Directives that browsers skip entirely because of a character that is not allowed in them. */
  readonly dropped: readonly DroppedDirective[];
}

/** A skipped directive: its name in lower case, and its whole text for display, cut at 300 characters. */
interface DroppedDirective {
  readonly name: string;
  readonly text: string;
}

/** The part of a `meta` element that may contain a policy. */
interface MetaElement {
  readonly httpEquiv: string;
  readonly content: string;
  readonly inHead: boolean;
}

/** Length at which the evidence truncates values: a value of this length may lack its end. */
const CUT = 16_000;
const NOT_IN_META = ['frame-ancestors', 'sandbox', 'report-uri'];
const SPACE = /[\t\n\f\r ]+/;

/** Characters allowed in a directive: visible ASCII and ASCII white space (CSP3 §2.3, "directive-value"). */
const READABLE = /^[\t\n\f\r\x20-\x7e]*$/;
const SHOWN = 300;

interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
  /**
   * Set when browsers skip the whole directive (CSP3 §2.2.1 step 2.2: not an ASCII string; a control character in both
   * Chromium and Firefox); else null.
   */
  readonly dropped: DroppedDirective | null;
}

const readDirective = (text: string): readonly Directive[] => {
  const [written, ...sources] = text.split(SPACE).filter((word) => word !== '');
  if (written === undefined) return [];
  const name = written.toLowerCase();
  const dropped = READABLE.test(text) ? null : { name, text: decodeHeader(text).trim().slice(0, SHOWN) };
  return [{ name, sources, dropped }];
};

/** The first directive of each name, in their order. */
const keepFirstOfEach = (directives: readonly Directive[]): readonly Directive[] =>
  [...new Map(directives.toReversed().map((directive) => [directive.name, directive])).values()].toReversed();

/** Names that occur more than once, in the order of the repetitions. */
const findRepeated = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const again = names.filter((name) => seen.size === seen.add(name).size);
  return [...new Set(again)];
};

/**
 * Parses one policy; null when it is empty. A skipped directive still takes its name: the standard applies a later one
 * of that name, Chromium does not (test/browser/csp-beyond-ascii.test.ts), so neither counts here.
 */
export const parsePolicy = (text: string, from: Policy['from']): Policy | null => {
  const all = text.split(';').flatMap(readDirective);
  const isIgnored = (name: string): boolean => from === 'meta' && NOT_IN_META.includes(name);
  if (all.length === 0) return null;

  const names = all.map(({ name }) => name);
  const counting = keepFirstOfEach(all).filter(({ name, dropped }) => dropped === null && !isIgnored(name));
  return {
    from,
    directives: new Map(counting.map(({ name, sources }) => [name, sources])),
    repeated: findRepeated(names),
    ignored: names.filter(isIgnored),
    dropped: all.flatMap(({ dropped }) => dropped ?? []),
  };
};

const ENFORCED = new Set([...SOURCE_LISTS, ...WITHOUT_LIST]);

/**
 * Whether a policy has a directive that browsers enforce. A policy that only sets reporting, or whose directive names
 * are invalid (misspelt, or the whole policy in quotes), has no effect.
 */
export const isEnforcing = ({ directives }: Policy): boolean =>
  [...directives.keys()].some((name) => ENFORCED.has(name));

/** The policies of a joined header value, which are separated by commas (CSP3 §2.2.2). */
export const parsePolicies = (header: string): readonly Policy[] =>
  header.split(',').flatMap((text) => parsePolicy(text, 'header') ?? []);

/**
 * All policies that a browser enforces on the page: those of the header, then those of meta elements in the head. Null
 * when one of them may be truncated in the evidence, so that its missing part is unknown.
 */
export const parseEnforcedPolicies = (
  headers: Readonly<Record<string, string>>,
  metas: readonly MetaElement[],
): readonly Policy[] | null => {
  const header = headers['content-security-policy'] ?? '';
  const contents = metas
    .filter(({ httpEquiv, inHead }) => httpEquiv === 'content-security-policy' && inHead)
    .map(({ content }) => content);
  if ([header, ...contents].some(({ length }) => length >= CUT)) return null;
  return [...parsePolicies(header), ...contents.flatMap((content) => parsePolicy(content, 'meta') ?? [])];
};

/** Directives that a fetch directive falls back on, in order (CSP3 §6.8.4); others have no fallback. */
const FALLBACK: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['default-src'],
  'script-src-elem': ['script-src', 'default-src'],
  'script-src-attr': ['script-src', 'default-src'],
  'object-src': ['default-src'],
};

/** The source list that governs a directive in one policy; null when nothing does. */
export const listFor = ({ directives }: Policy, directive: string): readonly string[] | null =>
  [directive, ...(getOwn(FALLBACK, directive) ?? [])]
    .map((name) => directives.get(name))
    .find((list) => list !== undefined) ?? null;

/**
 * Whether some policy is a sandbox that does not allow something (`allow-scripts`, `allow-forms`), so that the page cannot
 * do it whatever the lists say (CSP3 §6.3.2, HTML §7.1.5).
 */
export const isSandboxedFrom = (policies: readonly Policy[], flag: string): boolean =>
  policies.some(({ directives }) => directives.get('sandbox')?.every((one) => one.toLowerCase() !== flag) ?? false);

/** The lists that govern a directive, one for each policy that restricts it: all of them are enforced. */
export const findLists = (policies: readonly Policy[], directive: string): readonly (readonly string[])[] =>
  policies.flatMap((policy) => {
    const list = listFor(policy, directive);
    return list === null ? [] : [list];
  });

/** Directives that browsers skip because of a character in them, as written: those of one name, or all. */
export const listDroppedDirectives = (policies: readonly Policy[], name?: string): readonly string[] =>
  policies.flatMap(({ dropped }) =>
    dropped.filter((one) => name === undefined || one.name === name).map(({ text }) => text),
  );

/** Sources that differ from response to response; `REPORTING`: directives that block nothing. */
const VARYING = /^'(?:nonce|sha256|sha384|sha512)-[^']*'$/i;
const REPORTING = ['report-uri', 'report-to'];

const toComparable = ({ directives }: Policy): string =>
  JSON.stringify(
    [...directives]
      .filter(([name]) => !REPORTING.includes(name))
      .map(([name, sources]) => [name, [...new Set(sources.filter((one) => !VARYING.test(one)))].toSorted()])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** The enforced policies that equal none of the known ones, ignoring nonces and hashes. */
export const findStrangePolicies = (enforced: readonly string[], known: readonly Policy[]): readonly string[] => {
  const gists = new Set(known.map(toComparable));
  return enforced.filter((text) => {
    // Truncated: its missing part is unknown.
    if (text.length >= CUT) return false;
    const read = (['header', 'meta'] as const).flatMap((from) => parsePolicy(text, from) ?? []);
    return read.length > 0 && !read.some((policy) => gists.has(toComparable(policy)));
  });
};
