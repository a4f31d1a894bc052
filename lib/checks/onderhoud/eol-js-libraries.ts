import { defineCheck, toUnseen } from '../../check.ts';
import { LIBRARIES } from '../../data/software/libraries.ts';
import { getTables } from '../../data/tables.ts';
import { assessVersion, type Standing } from '../../parse/software/branch.ts';
import type { FoundLibrary } from '../../parse/software/found-libraries.ts';
import { isSeenByNobody } from '../../tally.ts';
import { parseIsoDay } from '../../time.ts';
import { collectLibrariesSeen, findLibraryBlindness } from './shared/libraries-seen.ts';

const YEAR = 365;

/** A library's branches with their end dates only: missing patches are not judged here. */
const listDated = (found: FoundLibrary) =>
  getTables()
    .endOfLife.filter(({ product }) => product === found.id)
    .map(({ branch, ends, lastRelease }) => ({
      branch,
      ends,
      lastRelease,
      newest: null,
      newestDate: null,
      patches: [],
      yearOld: null,
    }));
const isLegacy = ({ id }: FoundLibrary): boolean => LIBRARIES.some((library) => library.id === id && library.legacy);
const formatLibrary = ({ name, version }: FoundLibrary, standing: Standing): string =>
  'ends' in standing ? `${name} ${version} (${standing.ends})` : `${name} ${version}`;

export const eolJsLibraries = defineCheck({
  id: 'eol-js-libraries',
  weight: 5,
  who: 'webbouwer',
  cause: 'js-libraries',
  effort: 3,
  source: 'https://endoflife.date/',
  needs: ['page', 'scan'],
  helps: ['libraries', 'scripts'],
  verdicts: { supported: 'pass', ending: 'warn', ended: 'fail', undated: 'skip' },
  table: { checkedAt: () => parseIsoDay(getTables().checked.endOfLife), calm: ['supported'] },

  judge({ page, scan, libraries, scripts }) {
    const found = collectLibrariesSeen({ page, libraries, scripts });
    const blind = findLibraryBlindness({ page, libraries, scripts });
    const legacy = found.filter(isLegacy).map(({ name, version }) => `${name} ${version}`);
    const standings = found
      .filter((one) => listDated(one).length > 0)
      .map((one) => ({ found: one, standing: assessVersion(one.version, listDated(one), scan.at) }));
    if (standings.length === 0) {
      const isUnsure = blind !== null && (found.length === 0 || !isSeenByNobody(blind));
      return isUnsure ? toUnseen(blind) : { code: 'undated', items: legacy };
    }

    const over = standings.filter(({ standing }) => standing.kind === 'ended' || standing.kind === 'ending');
    const long = over.filter(({ standing }) => standing.kind === 'ended' && standing.days > YEAR);
    const items = over.map((one) => formatLibrary(one.found, one.standing));
    const args = { count: over.length };
    if (long.length > 0) return { code: 'ended', args, items };
    if (over.length > 0) return { code: 'ending', args, items, partial: blind };
    return { code: 'supported', items: legacy, partial: blind };
  },
});
