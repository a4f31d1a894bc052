import { createRequire } from 'node:module';
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type * as Recheck from 'recheck';
import { abstracted } from './abstract.ts';
import { attemptsOf } from './attempts.ts';
import { earlier, isListed, keepDecided } from './decided.ts';
import { degreeAtMost, longestBound } from './loops.ts';

/*
 * Whether matching takes time linear in the input. Recheck decides: by automata theory if the pattern allows it, and otherwise by
 * a fuzzer that counts the steps of a backtracking machine. Its build without Java and native code is loaded by name. Counting
 * loops first leaves it fewer patterns: only those that could be slow.
 */
const { checkSync }: typeof Recheck = createRequire(import.meta.url)('recheck/lib/browser.js');

/** Up to this bound a repetition is as good as written out; a higher bound only limits the cost. */
const SHORT = 32;
/** With such a limit a pattern may do what would be quadratic without, never more: at most this many steps for each character. */
const LONGEST_BRAKE = 400;

/** Steps are limited, so that a verdict does not depend on how busy the machine is; time only so that a test ends. */
const LIMITS: Recheck.Parameters = {
  timeout: 600_000,
  recallTimeout: -1,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 2_000_000,
  maxAttackStringSize: 20_000,
  maxInitialGenerationSize: 100,
  maxIteration: 2,
  maxDegree: 3,
};

const parsed = (source: string, flags: string): AST.Pattern =>
  new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, flags.includes('u'));

const ask = (source: string, flags: string, checker: 'automaton' | 'fuzz'): Recheck.Diagnostics =>
  checkSync(source, flags, { ...LIMITS, checker });

const isUnsupported = (verdict: Recheck.Diagnostics): boolean =>
  verdict.status === 'unknown' && verdict.error.kind === 'unsupported';

/** The degree of the polynomial; 1 for linear and less, infinite if it is exponential or unknown. */
const degreeOf = (verdict: Recheck.Diagnostics): number => {
  if (verdict.status === 'safe') return 1;
  if (verdict.status === 'unknown' || verdict.complexity.type === 'exponential') return Number.POSITIVE_INFINITY;
  return verdict.complexity.degree;
};

const describe = (verdict: Recheck.Diagnostics): string =>
  verdict.status === 'vulnerable'
    ? `${verdict.complexity.summary}, on ${verdict.attack.pattern}`
    : `undecided: ${verdict.status === 'unknown' ? verdict.error.kind : verdict.status}`;

const faultOfSearch = (source: string, flags: string): string | null => {
  const pattern = parsed(source, flags);
  const endless = Number.POSITIVE_INFINITY;
  if (degreeAtMost(pattern, flags, endless) > 1) {
    const exact = ask(abstracted(pattern, endless), flags, 'automaton');
    const verdict = isUnsupported(exact) ? ask(source, flags, 'fuzz') : exact;
    if (degreeOf(verdict) > 1) return describe(verdict);
  }
  const most = longestBound(pattern) <= LONGEST_BRAKE ? 2 : 1;
  if (longestBound(pattern) <= SHORT || degreeAtMost(pattern, flags, SHORT) <= most) return null;
  const exact = ask(abstracted(pattern, SHORT), flags, 'automaton');
  const verdict = isUnsupported(exact) ? ask(source, flags, 'fuzz') : exact;
  return degreeOf(verdict) > most ? `but for its bounds ${describe(verdict)}` : null;
};

const look = (source: string, flags: string): string | null => {
  const stored = flags.replace(/[^imsu]/g, '');
  // A sticky pattern is tried at one place only.
  if (flags.includes('y')) return faultOfSearch(`^(?:${source})`, stored.replace('m', ''));
  const attempts = flags.includes('g') ? attemptsOf(parsed(source, stored)) : [];
  for (const attempt of [source, ...attempts]) {
    const fault = faultOfSearch(attempt, stored);
    if (fault !== null) return attempt === source ? fault : `${fault}, each time when looking for /${attempt}/`;
  }
  return null;
};

const known = new Map(Object.entries(earlier()));

/** What makes a pattern take more than linear time, with the text that shows it; null if nothing does. */
export const faultOf = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>): string | null => {
  const key = `${flags}/${source}`;
  if (isListed(key)) return null;
  if (!known.has(key)) known.set(key, look(source, flags));
  return known.get(key) ?? null;
};

/** Stores the decisions for the next run. */
export const keepKnown = (): void => keepDecided(Object.fromEntries(known));
