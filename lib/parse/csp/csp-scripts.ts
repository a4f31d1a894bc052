import { isSameSite } from '../url/same-site.ts';
import { findLists, isSandboxedFrom, listFor, type Policy } from './csp.ts';
import { findBypassSources } from './csp-findings.ts';
import { isKeyword, isOpenToAnybody, isWide, readSource, type Source } from './csp-source.ts';

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
  /** Gaps that every policy leaves, worst first, with the sources that cause them. */
  readonly gaps: readonly { readonly gap: ScriptGap; readonly sources: readonly string[] }[];
  readonly byNonce: boolean;
  readonly byHash: boolean;
  /** Some policy lets no script element run at all: `'none'`, a sandbox, or `'strict-dynamic'` without a nonce or hash. */
  readonly noScripts: boolean;
}

interface ScriptContext {
  /** The page's host: hosts of its own site are not third parties. */
  readonly host: string;
  /** Nonces that were the same in a second response. */
  readonly staticNonces: readonly string[];
}

/** A nonce with fewer characters can be guessed. */
const NONCE_LENGTH = 8;

interface List {
  readonly tokens: readonly string[];
  readonly has: (kind: Source['kind']) => boolean;
  readonly allows: (keyword: string) => boolean;
  readonly of: (kind: Source['kind'], test?: (source: Source) => boolean) => readonly string[];
}

/** Parses a list, leaving out what 'strict-dynamic' disables: hosts, schemes and 'self' (CSP3 §8.2). */
const readList = (all: readonly string[]): List => {
  const isDynamic = all.some((token) => isKeyword(token, 'strict-dynamic'));
  const tokens = isDynamic ? all.filter((token) => token.startsWith("'") && !isKeyword(token, 'self')) : all;
  const filterKind: List['of'] = (kind, test = () => true) =>
    tokens.filter((token) => readSource(token).kind === kind && test(readSource(token)));
  return {
    tokens,
    has: (kind) => filterKind(kind).length > 0,
    allows: (keyword) => tokens.some((token) => isKeyword(token, keyword)),
    of: filterKind,
  };
};

/** The 'unsafe-inline' of a list; it is ignored beside a nonce, a hash or 'strict-dynamic' in the same list (CSP3 §6.7.3.2). */
const findInline = (list: List): readonly string[] =>
  list.has('nonce') || list.has('hash') || list.allows('strict-dynamic')
    ? []
    : list.tokens.filter((token) => isKeyword(token, 'unsafe-inline'));

const findSchemes = (list: List, ...schemes: readonly string[]): readonly string[] =>
  list.of('scheme', (source) => source.kind === 'scheme' && schemes.includes(source.scheme));

const isForeign = (source: Source, host: string): boolean =>
  source.kind === 'host' && source.host.includes('.') && !isSameSite(source.host.replace(/^\*\./, ''), host);

type Gaps = Readonly<Record<ScriptGap, readonly string[]>>;

/**
 * Whether a list allows what a host source of another list does, ignoring paths and ports, or a nonce of another list:
 * an element has one nonce, and each list requires its own.
 */
const isLetIn = (list: List, token: string): boolean => {
  const source = readSource(token);
  if (source.kind === 'nonce') return hasNonce(list, source.value) || findInline(list).length > 0;
  if (source.kind !== 'host' || list.tokens.some(isWide)) return true;
  const isUnder = (host: string, pattern: string): boolean =>
    host === pattern || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)));
  return (
    list.of(
      'host',
      (other) => other.kind === 'host' && (isUnder(source.host, other.host) || isUnder(other.host, source.host)),
    ).length > 0
  );
};

const hasNonce = (list: List, value: string): boolean =>
  list.of('nonce', (source) => source.kind === 'nonce' && source.value === value).length > 0;

/** Gaps of one list for script elements; a wider gap also counts as each narrower kind, so that lists can be compared. */
const findElementGaps = (elements: List, evals: boolean, { host, staticNonces }: ScriptContext): Gaps => {
  const inline = findInline(elements);
  const findNonces = (test: (value: string) => boolean) =>
    elements.of('nonce', (source) => source.kind === 'nonce' && test(source.value));
  const shortNonce = [...inline, ...findNonces(({ length }) => length < NONCE_LENGTH)];
  const scheme = elements.tokens.filter(isWide);
  const thirdParties = elements.of('host', (source) => isForeign(source, host));
  return {
    inline,
    shortNonce,
    staticNonce: [...shortNonce, ...findNonces((value) => staticNonces.includes(value))],
    data: findSchemes(elements, 'data'),
    wildcard: elements.of('anyHost'),
    scheme,
    bypass: [...scheme, ...thirdParties.filter(isOpenToAnybody), ...findBypassSources(thirdParties, evals)],
    thirdParty: [...scheme, ...thirdParties],
    unsafeHashes: [],
    blob: findSchemes(elements, 'blob', 'filesystem'),
  };
};

/** The 'unsafe-hashes' of a list that has a hash to which it applies. */
const findUnsafeHashes = (list: List): readonly string[] =>
  list.has('hash') ? list.tokens.filter((token) => isKeyword(token, 'unsafe-hashes')) : [];

/** Algorithm and value of a hash source; base64 and base64url are made equal (CSP3 §6.7.2.4). */
const parseHash = (token: string): readonly [algorithm: string, value: string] => [
  token.slice(1, 7).toLowerCase(),
  token.slice(8).replaceAll('-', '+').replaceAll('_', '/'),
];

/** Whether two hash sources may be of one script; true for two different algorithms, which cannot be compared. */
const mayBeOne = (token: string, other: string): boolean => {
  const [[algorithm, value], [otherAlgorithm, otherValue]] = [parseHash(token), parseHash(other)];
  return algorithm !== otherAlgorithm || value === otherValue;
};

/**
 * Sources that let event handlers run under all of several lists: all handlers, or one whose hash each list has beside
 * 'unsafe-hashes'.
 */
const findHandlerSources = (lists: readonly List[]): readonly string[] => {
  const open = lists.map((list) => [...findInline(list), ...findUnsafeHashes(list)]);
  const [first, ...others] = lists.filter((list) => findInline(list).length === 0).map((list) => list.of('hash'));
  const isShared = (hash: string): boolean => others.every((hashes) => hashes.some((other) => mayBeOne(hash, other)));
  const isOpen = open.length > 0 && open.every(({ length }) => length > 0) && (first?.some(isShared) ?? true);
  return isOpen ? open.flat() : [];
};

/** Sources of a gap that all of several lists have, limited to the sources that every list allows. */
const openInAll = (lists: readonly List[], gaps: readonly Gaps[], gap: ScriptGap): readonly string[] => {
  const open = gaps.map(({ [gap]: sources }) => sources);
  if (open.length === 0 || open.some(({ length }) => length === 0)) return [];
  const left = open.flat().filter((token) => lists.every((list) => isLetIn(list, token)));
  return [...new Set(left)];
};

/**
 * How all policies together protect against injected script. Policies intersect, separately for script elements and for
 * handlers in attributes: a gap counts only when every policy that governs them has it (CSP3 §4.2.3, §6.1.11).
 */
export const assessScriptProtection = (policies: readonly Policy[], context: ScriptContext): ScriptProtection => {
  if (isSandboxedFrom(policies, 'allow-scripts'))
    return { governed: true, gaps: [], byNonce: false, byHash: false, noScripts: true };
  const evals = policies.every((policy) =>
    listFor(policy, 'script-src')?.some((token) => isKeyword(token, 'unsafe-eval')),
  );
  const elements = findLists(policies, 'script-src-elem').map(readList);
  const attributes = findLists(policies, 'script-src-attr').map(readList);
  const governed = elements.length > 0 && attributes.length > 0;
  const gaps = elements.map((list) => findElementGaps(list, evals, context));
  const inAttributes: Partial<Record<ScriptGap, readonly string[]>> = {
    inline: attributes.every((list) => findInline(list).length > 0) ? attributes.flatMap(findInline) : [],
    unsafeHashes: [...findHandlerSources(elements), ...findHandlerSources(attributes)],
  };
  const listGapSources = (gap: ScriptGap): readonly string[] => [
    ...new Set([...openInAll(elements, gaps, gap), ...(inAttributes[gap] ?? [])]),
  ];
  const found = governed ? SCRIPT_GAPS.map((gap) => ({ gap, sources: listGapSources(gap) })) : [];
  return {
    governed,
    gaps: found.filter(({ sources }) => sources.length > 0),
    byNonce: governed && elements.some((list) => list.has('nonce')),
    byHash: governed && elements.some((list) => list.has('hash')),
    noScripts: governed && !elements.every(hasAnyScriptSource),
  };
};

/** Whether a list allows any script element; keywords that only extend what others allow do not count. */
const hasAnyScriptSource = (list: List): boolean =>
  findInline(list).length > 0 ||
  list.allows('self') ||
  (['nonce', 'hash', 'scheme', 'anyHost', 'host'] as const).some((kind) => list.has(kind));

/** Nonces of the lists that govern script elements. */
export const listScriptNonces = (policies: readonly Policy[]): readonly string[] =>
  findLists(policies, 'script-src-elem')
    .flat()
    .flatMap((token) => {
      const source = readSource(token);
      return source.kind === 'nonce' ? [source.value] : [];
    });
