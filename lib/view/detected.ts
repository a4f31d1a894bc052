import type { Report } from '../model.ts';

/** Checks whose offenders name the software that the site runs on. */
const NAMING = ['cms-version-supported', 'version-disclosure'];

/** The platforms of a table of names (letters only) that the report's own evidence names, as whole words, in the table's order. */
export const detectedIn = <P extends string>(
  { findings }: Pick<Report, 'findings'>,
  names: Readonly<Record<P, string>>,
): readonly P[] => {
  const seen = findings.filter(({ id }) => NAMING.includes(id)).flatMap(({ items }) => items);
  const isNamed = (name: string): boolean => {
    const word = new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i');
    return seen.some((item) => word.test(item));
  };
  return (Object.entries(names) as [P, string][]).filter(([, name]) => isNamed(name)).map(([platform]) => platform);
};
