import { splitHeader } from './header-list.ts';

/** Different values of X-Frame-Options in lower case: equal ones count once (HTML §7.8). */
export const frameOptions = (header: string | undefined): readonly string[] => [
  ...new Set(
    splitHeader(header ?? '')
      .map((value) => value.toLowerCase())
      .filter((value) => value !== ''),
  ),
];

/** Whether a value of X-Frame-Options says nobody where a frame-ancestors list says somebody, or the other way round. */
export const isContradicted = (options: readonly string[], ancestors: readonly string[]): boolean => {
  const nobody = ancestors.length === 0 || ancestors.every((source) => source.toLowerCase() === "'none'");
  return options.includes(nobody ? 'sameorigin' : 'deny');
};
