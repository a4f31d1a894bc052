import { findLists, type Policy } from './csp.ts';
import { isKeyword, isWide, readSource } from './csp-source.ts';

interface Restriction {
  /** `closed`: one policy lists who may; `open`: it is set, but lets everybody in; `unset`: no policy speaks of it. */
  readonly state: 'closed' | 'open' | 'unset';
  /** The lists as written. */
  readonly sources: readonly string[];
}

/** data: documents and plug-in content run script of their own. */
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

/** Whether every policy that governs scripts allows text to become code. */
export const allowsEval = (policies: readonly Policy[]): boolean => {
  const lists = findLists(policies, 'script-src');
  return lists.length > 0 && lists.every((list) => list.some((token) => isKeyword(token, 'unsafe-eval')));
};

/** Whether some policy has a directive, whatever it holds. */
export const isSet = (policies: readonly Policy[], directive: string): boolean =>
  policies.some(({ directives }) => directives.has(directive));
