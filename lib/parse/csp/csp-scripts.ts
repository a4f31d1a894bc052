import { isSameSite } from '../url/same-site.ts';
import { listFor, listsFor, type Policy } from './csp.ts';
import { bypassSources } from './csp-findings.ts';
import { isKeyword, isWide, readSource, type Source } from './csp-source.ts';

/** Ways in which injected script still runs, the worst first. */
const SCRIPT_GAPS = [
  'inline',
  'shortNonce',
  'staticNonce',
  'data',
  'wildcard',
  'scheme',
  'bypass',
  'thirdParty',
  'unsafeHashes',
  'blob',
] as const;
export type ScriptGap = (typeof SCRIPT_GAPS)[number];

export interface ScriptProtection {
  /** Some policy governs scripts. */
  readonly governed: boolean;
  /** What every policy leaves open, worst first, with the sources that do. */
  readonly gaps: readonly { readonly gap: ScriptGap; readonly sources: readonly string[] }[];
  readonly byNonce: boolean;
  readonly byHash: boolean;
  /** Some policy lets no script element run at all: `'none'`, or `'strict-dynamic'` without a nonce or hash. */
  readonly noScripts: boolean;
}

interface ScriptContext {
  /** The page's host: its own site's hosts are no third parties. */
  readonly host: string;
  /** Nonces that came back the same in a second answer. */
  readonly staticNonces: readonly string[];
}

/** Characters below which a nonce can be guessed. */
const NONCE_LENGTH = 8;

interface List {
  readonly tokens: readonly string[];
  readonly has: (kind: Source['kind']) => boolean;
  readonly allows: (keyword: string) => boolean;
  readonly of: (kind: Source['kind'], test?: (source: Source) => boolean) => readonly string[];
}

/** A list without what 'strict-dynamic' voids in it: hosts, schemes and 'self' (CSP3 §8.2). */
const readList = (all: readonly string[]): List => {
  const isDynamic = all.some((token) => isKeyword(token, 'strict-dynamic'));
  const tokens = isDynamic ? all.filter((token) => token.startsWith("'") && !isKeyword(token, 'self')) : all;
  const of: List['of'] = (kind, test = () => true) =>
    tokens.filter((token) => readSource(token).kind === kind && test(readSource(token)));
  return {
    tokens,
    has: (kind) => of(kind).length > 0,
    allows: (keyword) => tokens.some((token) => isKeyword(token, keyword)),
    of,
  };
};

/** 'unsafe-inline' is void beside a nonce, a hash or 'strict-dynamic' in the same list (CSP3 §6.7.3.2). */
const inlineOf = (list: List): readonly string[] =>
  list.has('nonce') || list.has('hash') || list.allows('strict-dynamic')
    ? []
    : list.tokens.filter((token) => isKeyword(token, 'unsafe-inline'));

const schemesOf = (list: List, ...schemes: readonly string[]): readonly string[] =>
  list.of('scheme', (source) => source.kind === 'scheme' && schemes.includes(source.scheme));

const isForeign = (source: Source, host: string): boolean =>
  source.kind === 'host' && source.host.includes('.') && !isSameSite(source.host.replace(/^\*\./, ''), host);

type Gaps = Readonly<Record<ScriptGap, readonly string[]>>;

/**
 * Whether a list lets in what a host source of another list does, paths and ports apart, or a nonce of it: an element
 * carries one nonce, and each list asks for its own.
 */
const letsIn = (list: List, token: string): boolean => {
  const source = readSource(token);
  if (source.kind === 'nonce') return hasNonce(list, source.value) || inlineOf(list).length > 0;
  if (source.kind !== 'host' || list.tokens.some(isWide)) return true;
  const under = (host: string, pattern: string): boolean =>
    host === pattern || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)));
  return (
    list.of(
      'host',
      (other) => other.kind === 'host' && (under(source.host, other.host) || under(other.host, source.host)),
    ).length > 0
  );
};

const hasNonce = (list: List, value: string): boolean =>
  list.of('nonce', (source) => source.kind === 'nonce' && source.value === value).length > 0;

/** What one list for script elements leaves open; a wider opening is also one of each narrower kind, so that lists compare. */
const elementGaps = (elements: List, evals: boolean, { host, staticNonces }: ScriptContext): Gaps => {
  const inline = inlineOf(elements);
  const nonces = (test: (value: string) => boolean) =>
    elements.of('nonce', (source) => source.kind === 'nonce' && test(source.value));
  const shortNonce = [...inline, ...nonces(({ length }) => length < NONCE_LENGTH)];
  const scheme = elements.tokens.filter(isWide);
  const thirdParties = elements.of('host', (source) => isForeign(source, host));
  return {
    inline,
    shortNonce,
    staticNonce: [...shortNonce, ...nonces((value) => staticNonces.includes(value))],
    data: schemesOf(elements, 'data'),
    wildcard: elements.of('anyHost'),
    scheme,
    bypass: [...scheme, ...bypassSources(thirdParties, evals)],
    thirdParty: [...scheme, ...thirdParties],
    unsafeHashes: [],
    blob: schemesOf(elements, 'blob', 'filesystem'),
  };
};

/** 'unsafe-hashes' where there is a hash that it could let in. */
const hashesOf = (list: List): readonly string[] =>
  list.has('hash') ? list.tokens.filter((token) => isKeyword(token, 'unsafe-hashes')) : [];

/** Algorithm and value of a hash source; base64 and base64url write the same value (CSP3 §6.7.2.4). */
const hashOf = (token: string): readonly [algorithm: string, value: string] => [
  token.slice(1, 7).toLowerCase(),
  token.slice(8).replaceAll('-', '+').replaceAll('_', '/'),
];

/** Whether two hash sources may be of one script; by two algorithms nobody can tell. */
const mayBeOne = (token: string, other: string): boolean => {
  const [[algorithm, value], [otherAlgorithm, otherValue]] = [hashOf(token), hashOf(other)];
  return algorithm !== otherAlgorithm || value === otherValue;
};

/** What lets handlers run in all of several lists: all handlers, or one whose hash each holds beside 'unsafe-hashes'. */
const handlersIn = (lists: readonly List[]): readonly string[] => {
  const open = lists.map((list) => [...inlineOf(list), ...hashesOf(list)]);
  const [first, ...others] = lists.filter((list) => inlineOf(list).length === 0).map((list) => list.of('hash'));
  const isShared = (hash: string): boolean => others.every((hashes) => hashes.some((other) => mayBeOne(hash, other)));
  const isOpen = open.length > 0 && open.every(({ length }) => length > 0) && (first?.some(isShared) ?? true);
  return isOpen ? open.flat() : [];
};

/** What all of several lists leave open: a kind that every one does, and of hosts those that every one lets in. */
const openInAll = (lists: readonly List[], gaps: readonly Gaps[], gap: ScriptGap): readonly string[] => {
  const open = gaps.map(({ [gap]: sources }) => sources);
  if (open.length === 0 || open.some(({ length }) => length === 0)) return [];
  const left = open.flat().filter((token) => lists.every((list) => letsIn(list, token)));
  return [...new Set(left)];
};

/**
 * What all policies together do against injected script. Policies intersect, for script elements and for handlers in
 * attributes apart: a gap is one only where every policy that governs them has it (CSP3 §4.2.3, §6.1.11).
 */
export const scriptProtection = (policies: readonly Policy[], context: ScriptContext): ScriptProtection => {
  const evals = policies.every((policy) =>
    listFor(policy, 'script-src')?.some((token) => isKeyword(token, 'unsafe-eval')),
  );
  const elements = listsFor(policies, 'script-src-elem').map(readList);
  const attributes = listsFor(policies, 'script-src-attr').map(readList);
  const governed = elements.length > 0 && attributes.length > 0;
  const gaps = elements.map((list) => elementGaps(list, evals, context));
  const inAttributes: Partial<Record<ScriptGap, readonly string[]>> = {
    inline: attributes.every((list) => inlineOf(list).length > 0) ? attributes.flatMap(inlineOf) : [],
    unsafeHashes: [...handlersIn(elements), ...handlersIn(attributes)],
  };
  const sourcesOf = (gap: ScriptGap): readonly string[] => [
    ...new Set([...openInAll(elements, gaps, gap), ...(inAttributes[gap] ?? [])]),
  ];
  const found = governed ? SCRIPT_GAPS.map((gap) => ({ gap, sources: sourcesOf(gap) })) : [];
  return {
    governed,
    gaps: found.filter(({ sources }) => sources.length > 0),
    byNonce: governed && elements.some((list) => list.has('nonce')),
    byHash: governed && elements.some((list) => list.has('hash')),
    noScripts: governed && !elements.every(letsSome),
  };
};

/** Whether a list lets any script element in; keywords that only widen what others let in do not. */
const letsSome = (list: List): boolean =>
  inlineOf(list).length > 0 ||
  list.allows('self') ||
  (['nonce', 'hash', 'scheme', 'anyHost', 'host'] as const).some((kind) => list.has(kind));

/** Nonces of the lists that govern script elements. */
export const scriptNonces = (policies: readonly Policy[]): readonly string[] =>
  listsFor(policies, 'script-src-elem')
    .flat()
    .flatMap((token) => {
      const source = readSource(token);
      return source.kind === 'nonce' ? [source.value] : [];
    });
