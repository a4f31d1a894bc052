import { findBlindness } from '../../../check.ts';
import { LIBRARIES } from '../../../data/software/libraries.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import type { Blind } from '../../../model.ts';
import { type FoundLibrary, findLibraries } from '../../../parse/software/found-libraries.ts';

/** The facts from which libraries are identified. */
interface LibraryFacts {
  readonly page: Facts['page'];
  readonly libraries: Seen<Facts['libraries']>;
  readonly scripts: Seen<Facts['scripts']>;
}

const listFiles = (scripts: LibraryFacts['scripts']) =>
  scripts.seen ? scripts.value.sample.flatMap(({ url, file }) => (file.seen ? [{ url, ...file.value }] : [])) : [];

const listScriptAddresses = ({ resources }: Facts['page']): readonly string[] =>
  resources.list.flatMap(({ kind, url }) => (kind === 'script' && url !== null ? [url] : []));

/** Libraries with an explicit version, from the facts that were seen. */
export const collectLibrariesSeen = ({ page, libraries, scripts }: LibraryFacts): readonly FoundLibrary[] =>
  findLibraries(
    {
      world: libraries.seen ? libraries.value : [],
      files: listFiles(scripts),
      addresses: listScriptAddresses(page),
    },
    LIBRARIES,
  );

/** Whether a script is at an address that may not be requested. */
const isPassedOver = (file: Seen<unknown>): boolean => !file.seen && file.why === 'otherHost';

/** Whether all of the page's own scripts are at addresses that may not be requested, so that none was examined. */
export const isEveryScriptPassedOver = (scripts: LibraryFacts['scripts']): boolean =>
  scripts.seen && scripts.value.sample.length > 0 && scripts.value.sample.every(({ file }) => isPassedOver(file));

/** Why not all of the page's own scripts that may be requested were examined; null when they were. */
export const findScriptBlindness = (scripts: LibraryFacts['scripts']): Blind | null => {
  if (!scripts.seen) return findBlindness([scripts]);
  if (isEveryScriptPassedOver(scripts)) return 'otherHost';
  return findBlindness(scripts.value.sample.flatMap(({ file }) => (isPassedOver(file) ? [] : [file])));
};

/** Why not all places in which libraries identify themselves were examined; null when they were. */
export const findLibraryBlindness = ({ libraries, scripts }: LibraryFacts): Blind | null =>
  isEveryScriptPassedOver(scripts) ? 'otherHost' : (findBlindness([libraries]) ?? findScriptBlindness(scripts));
