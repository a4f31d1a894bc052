import { findLists, isSandboxedFrom, type Policy } from './csp.ts';
import { isKeyword, isWide, readSource } from './csp-source.ts';

interface Restriction {
  /** `closed`: a policy limits it to listed sources; `open`: it is set, but allows every source; `unset`: no policy sets it. */
  readonly state: 'closed' | 'open' | 'unset';
  /** The lists as written. */
  readonly sources: readonly string[];
}

/** Whether a source is `data:`, whose documents and plug-in content run scripts of their own. */
const isData = (token: string): boolean => {
  const source = readSource(token);
  return source.kind === 'scheme' && source.scheme === 'data';
};

/** Whether a list allows nothing: it is empty, or has only `'none'` (CSP3 §6.7.2.5). */
export const allowsNothing = (list: readonly string[]): boolean => list.every((token) => isKeyword(token, 'none'));

/**
 * How far all policies together restrict one directive: it is closed as soon as one of them closes it, and a list that
 * allows nothing is what remains of all (CSP3 §4.2: every policy is enforced).
 */
export const findRestriction = (policies: readonly Policy[], directive: string): Restriction => {
  const lists = findLists(policies, directive);
  const closed = lists.filter((list) => !list.some((token) => isWide(token) || isData(token)));
  const strictest = closed.find(allowsNothing) ?? closed[0];
  if (strictest !== undefined) return { state: 'closed', sources: strictest };
  return { state: lists.length === 0 ? 'unset' : 'open', sources: lists.flat() };
};

/** Whether scripts run, and every policy that governs them allows strings to be evaluated as code. */
export const allowsEval = (policies: readonly Policy[]): boolean => {
  if (isSandboxedFrom(policies, 'allow-scripts')) return false;
  const lists = findLists(policies, 'script-src');
  return lists.length > 0 && lists.every((list) => list.some((token) => isKeyword(token, 'unsafe-eval')));
};

/** Whether some policy has a directive, whatever its value. */
export const isSet = (policies: readonly Policy[], directive: string): boolean =>
  policies.some(({ directives }) => directives.has(directive));
