import { SOURCE_LISTS, TELLING, WITHOUT_LIST } from '../../data/network/csp-directives.ts';
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
  return {
    notAscii: policy.dropped.map(({ text }) => text),
    unquoted,
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
    unknown: [...names.filter((name) => !isKnown(name)), ...unknownSources],
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
