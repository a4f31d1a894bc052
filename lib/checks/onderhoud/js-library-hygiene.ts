import { defineCheck, toUnseen } from '../../check.ts';
import { LIBRARIES } from '../../data/software/libraries.ts';
import { getTables } from '../../data/tables.ts';
import { assessVersion } from '../../parse/software/branch.ts';
import type { FoundLibrary } from '../../parse/software/found-libraries.ts';
import { parseMajor } from '../../parse/software/version.ts';
import { parseIsoDay } from '../../time.ts';
import { collectLibrariesSeen, findLibraryBlindness } from './shared/libraries-seen.ts';

const BEHIND = 2;

const hasEnded = ({ id, version }: FoundLibrary, at: number): boolean =>
  assessVersion(
    version,
    getTables().endOfLife.filter(({ product }) => product === id),
    at,
  ).kind === 'ended';

/** Major versions released after the one found. */
const countMajorsBehind = ({ id, version }: FoundLibrary): number => {
  const { skipped = [] } = LIBRARIES.find((library) => library.id === id) ?? {};
  const latest = parseMajor(getTables().newest.get(id) ?? '') ?? 0;
  const own = parseMajor(version) ?? latest;
  return latest - own - skipped.filter((major) => major > own && major < latest).length;
};

export const jsLibraryHygiene = defineCheck({
  id: 'js-library-hygiene',
  weight: 2,
  who: 'webbouwer',
  cause: 'js-libraries',
  source: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
  needs: ['page', 'scan'],
  helps: ['libraries', 'scripts'],
  verdicts: { tidy: 'pass', copies: 'warn', behind: 'warn', none: 'skip' },
  table: { checkedAt: () => parseIsoDay(getTables().checked.newest), calm: ['tidy'] },

  judge({ page, scan, libraries, scripts }) {
    const found = collectLibrariesSeen({ page, libraries, scripts });
    const blind = findLibraryBlindness({ page, libraries, scripts });
    if (found.length === 0) return blind === null ? { code: 'none' } : toUnseen(blind);

    const formatLibrary = ({ name, version }: FoundLibrary): string => `${name} ${version}`;
    const copies = found.filter(({ id }) => found.filter((other) => other.id === id).length > 1);
    if (copies.length > 0) return { code: 'copies', items: copies.map(formatLibrary) };
    // An ended library counts in `eol-js-libraries`, and is not counted twice.
    const behind = found.filter((one) => countMajorsBehind(one) >= BEHIND && !hasEnded(one, scan.at));
    if (behind.length > 0) return { code: 'behind', items: behind.map(formatLibrary) };
    return { code: 'tidy', partial: blind };
  },
});
