import { listFor, listsFor, type Policy } from './csp.ts';
import { bypassSources } from './csp-findings.ts';
import { isKeyword, isWide, readSource, type Source } from './csp-source.ts';
import { isSameSite } from './same-site.ts';

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
}

export interface ScriptContext {
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

/** What one policy leaves open; a wider opening is also one of each narrower kind, so that policies can be compared. */
const gapsOf = (
  policy: Policy,
  { host, staticNonces }: ScriptContext,
): Readonly<Record<ScriptGap, readonly string[]>> => {
  const elements = readList(listFor(policy, 'script-src-elem') ?? []);
  const attributes = readList(listFor(policy, 'script-src-attr') ?? []);
  const evals = listFor(policy, 'script-src')?.some((token) => isKeyword(token, 'unsafe-eval')) ?? false;

  const inline = [...inlineOf(elements), ...inlineOf(attributes)];
  const nonces = (test: (value: string) => boolean) =>
    elements.of('nonce', (source) => source.kind === 'nonce' && test(source.value));
  const shortNonce = [...inline, ...nonces(({ length }) => length < NONCE_LENGTH)];
  const wildcard = elements.of('anyHost');
  const scheme = elements.tokens.filter(isWide);
  const thirdParties = elements.of('host', (source) => isForeign(source, host));
  const hashed = [elements, attributes].filter((list) => list.has('hash'));
  return {
    inline,
    shortNonce,
    staticNonce: [...shortNonce, ...nonces((value) => staticNonces.includes(value))],
    data: schemesOf(elements, 'data'),
    wildcard,
    scheme,
    bypass: [...scheme, ...bypassSources(thirdParties, evals)],
    thirdParty: [...scheme, ...thirdParties],
    unsafeHashes: [
      ...inline,
      ...hashed.flatMap(({ tokens }) => tokens.filter((token) => isKeyword(token, 'unsafe-hashes'))),
    ],
    blob: schemesOf(elements, 'blob', 'filesystem'),
  };
};

const governs = (policy: Policy): boolean =>
  listFor(policy, 'script-src-elem') !== null && listFor(policy, 'script-src-attr') !== null;

/**
 * What all policies together do against injected script. Policies intersect: a gap is one only if every governing
 * policy has it.
 */
export const scriptProtection = (policies: readonly Policy[], context: ScriptContext): ScriptProtection => {
  const governing = policies.filter(governs);
  const gaps = governing.map((policy) => gapsOf(policy, context));
  const lists = listsFor(governing, 'script-src-elem').map(readList);
  return {
    governed: governing.length > 0,
    gaps: SCRIPT_GAPS.filter((gap) => gaps.length > 0 && gaps.every(({ [gap]: open }) => open.length > 0)).map(
      (gap) => ({ gap, sources: [...new Set(gaps.flatMap(({ [gap]: open }) => open))] }),
    ),
    byNonce: lists.some((list) => list.has('nonce')),
    byHash: lists.some((list) => list.has('hash')),
  };
};

/** Nonces of the lists that govern script elements. */
export const scriptNonces = (policies: readonly Policy[]): readonly string[] =>
  listsFor(policies, 'script-src-elem')
    .flat()
    .flatMap((token) => {
      const source = readSource(token);
      return source.kind === 'nonce' ? [source.value] : [];
    });
