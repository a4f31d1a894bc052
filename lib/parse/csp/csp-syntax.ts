import { SOURCE_LISTS, TELLING, VALUES, WITHOUT_LIST } from '../../data/network/csp-directives.ts';
import { getOwn } from '../text/own.ts';
import { isLoopback } from '../url/trustworthy.ts';
import { listFor, type Policy } from './csp.ts';
import { findSwallowedDirectives, findUnquotedKeywords } from './csp-findings.ts';
import { isKeyword, readSource } from './csp-source.ts';

/** Faults in how a policy is written, the gravest first. */
const SYNTAX_FAULTS = [
  'notAscii',
  'unquoted',
  'missingSemicolon',
  'dynamicAlone',
  'httpSource',
  'unknown',
  'repeated',
  'deprecated',
  'ignoredInMeta',
  'onlyMeta',
] as const;
type SyntaxFault = (typeof SYNTAX_FAULTS)[number];

/** Removed from the standard, or never in it. */
const DEPRECATED = [
  'block-all-mixed-content',
  'disown-opener',
  'navigate-to',
  'plugin-types',
  'prefetch-src',
  'referrer',
  'reflected-xss',
  'require-sri-for',
];
type Directive = readonly [name: string, sources: readonly string[]];

const isUnknownSource = (token: string): boolean => readSource(token).kind === 'unreadable';

const isHttpSource = (token: string): boolean => {
  const source = readSource(token);
  if (source.kind === 'scheme') return source.scheme === 'http';
  // `http://*` is a wildcard to readSource, which does not return its scheme.
  if (source.kind === 'anyHost') return /^http:/i.test(token);
  return source.kind === 'host' && source.scheme === 'http' && !isLoopback(source.host);
};

const isDynamic = (sources: readonly string[]): boolean => sources.some((token) => isKeyword(token, 'strict-dynamic'));

/** Whether 'strict-dynamic' disables hosts and schemes in this script list: those in it are for old browsers (CSP3 §8.2). */
const isVoided = ([name, sources]: Directive): boolean => name.startsWith('script-src') && isDynamic(sources);

const isDynamicAlone = (sources: readonly string[]): boolean =>
  isDynamic(sources) && !sources.some((token) => ['nonce', 'hash'].includes(readSource(token).kind));

/** Keywords that allow nothing by themselves, so that a `'none'` beside them still says what happens. */
const QUIET = ['none', 'strict-dynamic', 'report-sample', 'report-sha256', 'report-sha384', 'report-sha512'];

/**
 * The `'none'` of a list that allows something too: browsers pass it over (CSP3 §6.7.2.5). Not where a semicolon is
 * missing, after which it is right.
 */
const findIdleNone = (sources: readonly string[]): readonly string[] =>
  sources.every((token) => QUIET.some((word) => isKeyword(token, word))) || findSwallowedDirectives(sources).length > 0
    ? []
    : sources.filter((token) => isKeyword(token, 'none'));

/** The name of a policy of Trusted Types (§4.1, `tt-policy-name`). */
const POLICY_NAME = /^[\w#=/@.%-]+$/;

/** Words that a directive without a source list does not have, and whether they have it in quotes. */
const findStrangeValues = ([name, values]: Directive): readonly {
  readonly word: string;
  readonly quoted: boolean;
}[] => {
  const known = getOwn(VALUES, name);
  if (known === undefined) return [];
  return values
    .filter((word) => !known.includes(word.toLowerCase()))
    .map((word) => ({ word, quoted: known.includes(`'${word.toLowerCase()}'`) }))
    .filter(({ word, quoted }) => quoted || name !== 'trusted-types' || !POLICY_NAME.test(word));
};

const isKnown = (name: string): boolean => [...SOURCE_LISTS, ...WITHOUT_LIST, ...TELLING, ...DEPRECATED].includes(name);

const findInLists = (
  directives: readonly Directive[],
  find: (sources: readonly string[]) => readonly string[],
): readonly string[] =>
  directives.filter(([name]) => SOURCE_LISTS.includes(name)).flatMap(([, sources]) => find(sources));

const findFaults = (policy: Policy, isSecure: boolean): Readonly<Record<SyntaxFault, readonly string[]>> => {
  const directives: readonly Directive[] = [...policy.directives];
  const names = directives.map(([name]) => name);
  const swallowed = findInLists(directives, findSwallowedDirectives);
  const unquoted = findInLists(directives, findUnquotedKeywords);
  const unknownSources = findInLists(directives, (sources) => sources.filter(isUnknownSource));
  const strange = directives.flatMap(findStrangeValues);
  const listStrange = (isQuoted: boolean): readonly string[] =>
    strange.filter(({ quoted }) => quoted === isQuoted).map(({ word }) => word);
  return {
    notAscii: policy.dropped.map(({ text }) => text),
    unquoted: [...unquoted, ...listStrange(true)],
    missingSemicolon: swallowed,
    dynamicAlone: ['script-src', 'script-src-elem'].some((name) => isDynamicAlone(listFor(policy, name) ?? []))
      ? ["'strict-dynamic'"]
      : [],
    httpSource: isSecure
      ? findInLists(
          directives.filter((directive) => !isVoided(directive)),
          (sources) => sources.filter(isHttpSource),
        )
      : [],
    unknown: [
      ...names.filter((name) => !isKnown(name)),
      ...unknownSources,
      ...listStrange(false),
      ...findInLists(directives, findIdleNone),
    ],
    repeated: policy.repeated,
    deprecated: names.filter((name) => DEPRECATED.includes(name)),
    ignoredInMeta: policy.ignored,
    onlyMeta: [],
  };
};

/**
 * Lists what browsers ignore or misread in the policies, gravest first, with the words concerned. `isSecure`: the page
 * was loaded over https, where http sources weaken it.
 */
export const findSyntaxFaults = (
  policies: readonly Policy[],
  isSecure: boolean,
): readonly { readonly fault: SyntaxFault; readonly words: readonly string[] }[] => {
  const all = policies.map((policy) => findFaults(policy, isSecure));
  const onlyMeta = policies.length > 0 && policies.every(({ from }) => from === 'meta');
  return SYNTAX_FAULTS.map((fault) => ({
    fault,
    words: [...new Set(all.flatMap(({ [fault]: words }) => words))],
  })).filter(({ fault, words }) => words.length > 0 || (fault === 'onlyMeta' && onlyMeta));
};
