import { allowsNothing } from '../csp/csp-reach.ts';
import { splitHeader } from './header-list.ts';

/** Distinct values of X-Frame-Options in lower case, including empty ones (HTML §7.8, steps 3-5). */
export const parseFrameOptions = (header: string | undefined): readonly string[] =>
  header === undefined ? [] : [...new Set(splitHeader(header).map((value) => value.toLowerCase()))];

/** How browsers interpret the values (HTML §7.8 steps 6-10): of several values, a known one makes them refuse every frame. */
export const assessFraming = (options: readonly string[]): 'refused' | 'sameOrigin' | 'allowed' => {
  if (options.length > 1) return options.some((option) => KNOWN.includes(option)) ? 'refused' : 'allowed';
  if (options[0] === 'deny') return 'refused';
  return options[0] === 'sameorigin' ? 'sameOrigin' : 'allowed';
};
const KNOWN = ['deny', 'allowall', 'sameorigin'];

/** Whether X-Frame-Options allows no framing where a frame-ancestors list allows some, or the other way round. */
export const isContradicted = (options: readonly string[], ancestors: readonly string[]): boolean =>
  options.includes(allowsNothing(ancestors) ? 'sameorigin' : 'deny');
