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
  /** Directives that browsers skip whole, for a character that may not stand in them. */
  readonly dropped: readonly DroppedDirective[];
}

/** A directive that is skipped: its name in lower case, and all of it for a reader, cut at 300 characters. */
interface DroppedDirective {
  readonly name: string;
  readonly text: string;
}

/** A `meta` element as far as a policy may stand in it. */
interface MetaElement {
  readonly httpEquiv: string;
  readonly content: string;
  readonly inHead: boolean;
}

/** Lengths at which the evidence cuts values: what is this long may have lost its end. */
const CUT = 16_000;
const NOT_IN_META = ['frame-ancestors', 'sandbox', 'report-uri'];
const SPACE = /[\t\n\f\r ]+/;

/** What may stand in a directive: ASCII that shows, and ASCII white space (CSP3 §2.3, "directive-value"). */
const READABLE = /^[\t\n\f\r\x20-\x7e]*$/;
const SHOWN = 300;

interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
  /** What browsers skip whole (CSP3 §2.2.1 step 2.2: no ASCII string; a control character in Chromium and Firefox alike). */
  readonly dropped: DroppedDirective | null;
}

const readDirective = (text: string): readonly Directive[] => {
  const [written, ...sources] = text.split(SPACE).filter((word) => word !== '');
  if (written === undefined) return [];
  const name = written.toLowerCase();
  const dropped = READABLE.test(text) ? null : { name, text: decodeHeader(text).trim().slice(0, SHOWN) };
  return [{ name, sources, dropped }];
};

/** The first of each name, in their order. */
const keepFirstOfEach = (directives: readonly Directive[]): readonly Directive[] =>
  [...new Map(directives.toReversed().map((directive) => [directive.name, directive])).values()].toReversed();

/** What stands there more than once, in the order of the repetitions. */
const findRepeated = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const again = names.filter((name) => seen.size === seen.add(name).size);
  return [...new Set(again)];
};

/**
 * Reads one policy; null when there is nothing in it. A directive that is skipped still takes its name: the standard
 * reads a later one of that name, Chromium does not (test/browser/csp-beyond-ascii.test.ts), so neither counts here.
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
 * Whether a policy has a directive that browsers enforce. One that only says where to report, or whose names are no names
 * (misspelt, or the whole policy in quotes), is as good as none.
 */
export const isEnforcing = ({ directives }: Policy): boolean =>
  [...directives.keys()].some((name) => ENFORCED.has(name));

/** The policies of a joined header value: commas part them (CSP3 §2.2.2). */
export const parsePolicies = (header: string): readonly Policy[] =>
  header.split(',').flatMap((text) => parsePolicy(text, 'header') ?? []);

/**
 * All policies a browser enforces on the page: those of the header, then those of meta elements in the head. Null when
 * one of them may have been cut in the evidence, so that nobody can tell what it lacks.
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

/** Where a fetch directive is looked for next (CSP3 §6.8.4); others fall back on nothing. */
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

/** The lists that govern a directive, one for each policy that says something about it: all of them are enforced. */
export const findLists = (policies: readonly Policy[], directive: string): readonly (readonly string[])[] =>
  policies.flatMap((policy) => {
    const list = listFor(policy, directive);
    return list === null ? [] : [list];
  });

/** Directives that browsers skip for a character in them, as written: those of one name, or all. */
export const listDroppedDirectives = (policies: readonly Policy[], name?: string): readonly string[] =>
  policies.flatMap(({ dropped }) =>
    dropped.filter((one) => name === undefined || one.name === name).map(({ text }) => text),
  );

/** What differs from answer to answer, and what refuses nothing. */
const VARYING = /^'(?:nonce|sha256|sha384|sha512)-[^']*'$/i;
const REPORTING = ['report-uri', 'report-to'];

const toComparable = ({ directives }: Policy): string =>
  JSON.stringify(
    [...directives]
      .filter(([name]) => !REPORTING.includes(name))
      .map(([name, sources]) => [name, [...new Set(sources.filter((one) => !VARYING.test(one)))].toSorted()])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

/** Of policies that were enforced, those that are none of the known ones, nonces and hashes apart. */
export const findStrangePolicies = (enforced: readonly string[], known: readonly Policy[]): readonly string[] => {
  const gists = new Set(known.map(toComparable));
  return enforced.filter((text) => {
    // Cut: nobody can tell what it lacks.
    if (text.length >= CUT) return false;
    const read = (['header', 'meta'] as const).flatMap((from) => parsePolicy(text, from) ?? []);
    return read.length > 0 && !read.some((policy) => gists.has(toComparable(policy)));
  });
};
