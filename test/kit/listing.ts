import type { AnyCheck } from '../../lib/check.ts';

/** The files of one pillar's folder, and what its `index.ts` lists. */
export interface Listing {
  /** Names of the files beside `index.ts`, without ending; not those in `shared/`. */
  readonly files: readonly string[];
  /** Exports of each of these files. */
  readonly exported: Readonly<Record<string, readonly unknown[]>>;
  readonly listed: readonly AnyCheck[];
  /** Checks that a table in `shared/` creates, which have no file of their own. */
  readonly tabled: readonly AnyCheck[];
}

const isCheck = (value: unknown): value is AnyCheck => typeof value === 'object' && value !== null && 'judge' in value;

const faultsOfFile = (file: string, { exported, listed }: Listing): readonly string[] => {
  const checks = (exported[file] ?? []).filter(isCheck);
  const [check, ...more] = checks;
  if (check === undefined) return [`${file}.ts holds no check: what several share stands in shared/`];
  if (more.length > 0) return [`${file}.ts holds ${checks.map(({ id }) => id).join(', ')}: one file, one check`];
  if (check.id !== file) return [`${file}.ts holds the check ${check.id}: the file is named after its check`];
  return listed.includes(check) ? [] : [`${file}.ts is not listed in index.ts`];
};

/**
 * Where files and list disagree: every file must be a check that is listed under its name, and every listed check must have one.
 */
export const listingFaults = (listing: Listing): readonly string[] => {
  const { files, listed, tabled } = listing;
  const homeless = listed.filter((check) => !files.includes(check.id) && !tabled.includes(check));
  const unlisted = tabled.filter((check) => !listed.includes(check));
  return [
    ...files.flatMap((file) => faultsOfFile(file, listing)),
    ...homeless.map(({ id }) => `${id} is listed and has no file ${id}.ts`),
    ...unlisted.map(({ id }) => `${id} is made by a table and not listed`),
  ];
};

/** The checks among the exports of a module in `shared/`. */
export const checksIn = (module: object): readonly AnyCheck[] => Object.values(module).filter(isCheck);
