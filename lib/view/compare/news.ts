/** The changes in one version. */
export interface Release {
  readonly version: string;
  readonly changes: readonly string[];
}

const parseNumbers = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether a version comes after another: `1.10` comes after `1.9`. */
export const isAfter = (version: string, other: string): boolean => {
  const [one, two] = [parseNumbers(version), parseNumbers(other)];
  const at = one.findIndex((number, index) => number !== (two[index] ?? 0));
  return at !== -1 && (one[at] ?? 0) > (two[at] ?? 0);
};

/** The releases after a version, newest first; all of them without a version. */
export const listReleasesSince = (
  changes: Readonly<Record<string, readonly string[]>>,
  since: string | null,
): readonly Release[] =>
  Object.entries(changes)
    .filter(([version]) => since === null || isAfter(version, since))
    .map(([version, list]) => ({ version, changes: list }));
