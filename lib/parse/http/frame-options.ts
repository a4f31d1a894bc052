import { splitHeader } from './header-list.ts';

/** Different values of X-Frame-Options in lower case, empty ones too: equal ones count once (HTML §7.8, steps 3-5). */
export const parseFrameOptions = (header: string | undefined): readonly string[] =>
  header === undefined ? [] : [...new Set(splitHeader(header).map((value) => value.toLowerCase()))];

/** What browsers make of the values (HTML §7.8 steps 6-10): of several, one that they know refuses every frame. */
export const assessFraming = (options: readonly string[]): 'refused' | 'sameOrigin' | 'allowed' => {
  if (options.length > 1) return options.some((option) => KNOWN.includes(option)) ? 'refused' : 'allowed';
  if (options[0] === 'deny') return 'refused';
  return options[0] === 'sameorigin' ? 'sameOrigin' : 'allowed';
};
const KNOWN = ['deny', 'allowall', 'sameorigin'];

/** Whether a value of X-Frame-Options says nobody where a frame-ancestors list says somebody, or the other way round. */
export const isContradicted = (options: readonly string[], ancestors: readonly string[]): boolean => {
  const nobody = ancestors.length === 0 || ancestors.every((source) => source.toLowerCase() === "'none'");
  return options.includes(nobody ? 'sameorigin' : 'deny');
};
