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

/** Whether all of the page's own scripts are at addresses that may not be requested, so that none was examined. */
export const isEveryScriptPassedOver = (scripts: LibraryFacts['scripts']): boolean =>
  scripts.seen &&
  scripts.value.sample.length > 0 &&
  scripts.value.sample.every(({ file }) => !file.seen && file.why === 'otherHost');

/** Why not all places in which libraries identify themselves were examined; null when they were. */
export const findLibraryBlindness = ({ libraries, scripts }: LibraryFacts): Blind | null => {
  if (isEveryScriptPassedOver(scripts)) return 'otherHost';
  const blind = [libraries, scripts].find(({ seen }) => !seen);
  if (blind === undefined || blind.seen) return null;
  return blind.why === 'notApplicable' ? null : blind.why;
};
