import type { Report } from '../model.ts';

/** Checks whose offenders name the software that the site runs on. */
const NAMING = ['cms-version-supported', 'version-disclosure'];

/**
 * The platforms of a table of names (letters only) that a site runs on, in the table's order: those stored with the
 * scan, and those that the report's own evidence names as whole words.
 */
export const findDetected = <P extends string>(
  { findings, platforms = [] }: Pick<Report, 'findings' | 'platforms'>,
  names: Readonly<Record<P, string>>,
): readonly P[] => {
  const seen = findings.filter(({ id }) => NAMING.includes(id)).flatMap(({ items }) => items);
  const words = new Set(seen.flatMap((item) => item.toLowerCase().split(/[^a-z]+/)));
  const isNamed = (name: string): boolean => words.has(name.toLowerCase());
  return (Object.entries(names) as [P, string][])
    .filter(([platform, name]) => platforms.includes(platform) || isNamed(name))
    .map(([platform]) => platform);
};
