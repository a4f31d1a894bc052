import { findLists, type Policy } from './csp.ts';
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

/** How far all policies together restrict one directive: it is closed as soon as one of them closes it. */
export const findRestriction = (policies: readonly Policy[], directive: string): Restriction => {
  const lists = findLists(policies, directive);
  const closed = lists.find((list) => !list.some((token) => isWide(token) || isData(token)));
  if (closed !== undefined) return { state: 'closed', sources: closed };
  return { state: lists.length === 0 ? 'unset' : 'open', sources: lists.flat() };
};

/** Whether every policy that governs scripts allows strings to be evaluated as code. */
export const allowsEval = (policies: readonly Policy[]): boolean => {
  const lists = findLists(policies, 'script-src');
  return lists.length > 0 && lists.every((list) => list.some((token) => isKeyword(token, 'unsafe-eval')));
};

/** Whether some policy has a directive, whatever its value. */
export const isSet = (policies: readonly Policy[], directive: string): boolean =>
  policies.some(({ directives }) => directives.has(directive));
