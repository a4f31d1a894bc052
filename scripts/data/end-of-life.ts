import { parse } from 'yaml';
import type { PatchRow } from '../../lib/data/table-shapes.ts';
import { compareVersions, isInBranch } from '../../lib/parse/software/version.ts';
import { BadCopy } from './bad-copy.ts';
import type { Copies } from './copies.ts';
import { BRANCH_CORRECTIONS, type BranchCorrection, LATER_RELEASES } from './end-of-life-corrections.ts';
import { END_OF_LIFE_PRODUCTS, type EndOfLifeProduct } from './end-of-life-products.ts';
import { daysAfter, isDay, plainDay, plainVersion } from './plain.ts';
import { npmReleases } from './releases.ts';

/** A branch as the table will contain it, with the page and the copy that it is based on. */
export interface BranchFound {
  readonly product: string;
  readonly branch: string;
  readonly ends: string | null;
  readonly lastRelease: string | null;
  readonly newest: string | null;
  readonly newestDate: string | null;
  readonly yearOld: string | null;
  readonly patches: readonly PatchRow[];
  readonly page: string;
  readonly copy: string;
  readonly read: string;
}

export interface Found<Row> {
  readonly rows: readonly Row[];
  /** What a person must check. */
  readonly look: readonly string[];
}

interface Cycle {
  readonly branch: string;
  readonly ends: string | null;
  readonly lastRelease: string | null;
  readonly latest: string;
  readonly latestDate: string;
}

const YEAR = 365;
/** An end may be that many days ahead; a release may not be in the future at all. */
const FAR = 15 * YEAR;
/** A release that is this many days older than one with a smaller number has a wrong day. */
const FAR_BEFORE = 400;
/** Days for which every release stays in the table: a site that lacks one is given a fortnight, by clocks that may be late. */
const RETAINED_DAYS = 120;

const frontMatter = (text: string, where: string): Readonly<Record<string, unknown>> => {
  const [, head = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  const read: unknown = parse(head);
  if (typeof read !== 'object' || read === null) throw new BadCopy(`${where} has no front matter.`);
  return { ...read };
};

const cycleOf = (raw: Readonly<Record<string, unknown>>, where: string, read: string): Cycle => {
  const branch = plainVersion(raw['releaseCycle'], `${where}, releaseCycle`);
  const at = `${where} ${branch}`;
  const latest = plainVersion(raw['latest'], `${at}, latest`);
  const latestDate = plainDay(raw['latestReleaseDate'], `${at}, latestReleaseDate`, daysAfter(read, 1));
  const { eol } = raw;
  if (eol === false) return { branch, ends: null, lastRelease: null, latest, latestDate };
  if (eol === true) return { branch, ends: daysAfter(latestDate, YEAR), lastRelease: latestDate, latest, latestDate };
  const ends = plainDay(eol, `${at}, eol`, daysAfter(read, FAR));
  return { branch, ends, lastRelease: null, latest, latestDate };
};

/** Reads the branches in a file of endoflife.date. Throws `BadCopy`. */
export const readCycles = (text: string, where: string, read: string): readonly Cycle[] => {
  const { releases } = frontMatter(text, where);
  if (!Array.isArray(releases) || releases.length === 0) throw new BadCopy(`${where} lists no releases.`);
  return releases.map((raw: unknown) => cycleOf({ ...(raw as object) }, where, read));
};

const isStable = (version: string): boolean => /^\d+(?:\.\d+)*[a-z]{0,2}$/.test(version);

/** Days of releases, from the npm registry, from endoflife.date's list, and from what was seen later. */
const releasesOf = (spec: EndOfLifeProduct, copies: Copies): readonly PatchRow[] => {
  const { product, slug, npm } = spec;
  const later = LATER_RELEASES[product] ?? [];
  const path = `release-data/releases/${slug}.json`;
  const registry = npm === undefined ? [] : npmReleases(npm, copies).days;
  // For a few products the days are not listed: then only the newest release of each branch is known.
  if (!copies.has(path))
    return npm === undefined
      ? cyclesOf(spec, copies).map(({ latest, latestDate }): PatchRow => [latest, latestDate])
      : registry;
  const read = copies.json(path) as { readonly versions?: Readonly<Record<string, { readonly date?: unknown }>> };
  const limit = daysAfter(copies.day('release-data'), 1);
  const listed = Object.entries(read.versions ?? {})
    .filter(([version]) => isStable(version))
    .map(([version, { date }]): PatchRow => [version, plainDay(date, `${path} ${version}`, limit)]);
  // The registry changes the days of old releases when it moves; but it has the newest ones.
  const known = new Set(listed.map(([version]) => version));
  return [...listed, ...[...registry, ...later].filter(([version]) => !known.has(version))];
};

/** More patch versions than are ever skipped between two releases: `5.4.112` after `5.4.9` is the number of something else. */
const JUMP = 30;

const lastNumber = (version: string): number => Number(/(\d+)[a-z]*$/.exec(version)?.[1] ?? 0);
const minorOf = (version: string): string => version.slice(0, version.lastIndexOf('.'));

const isOdd = ([version, day]: PatchRow, before: readonly PatchRow[]): boolean => {
  const previous = before.at(-1)?.[0];
  const jumps =
    previous !== undefined &&
    minorOf(previous) === minorOf(version) &&
    lastNumber(version) - lastNumber(previous) > JUMP;
  return jumps || before.some(([, earlier]) => earlier > daysAfter(day, FAR_BEFORE));
};

/** Releases of one branch, oldest version first, without those with an impossible number or day; and separately those. */
export const inOrder = (
  releases: readonly PatchRow[],
  branch: string,
): { readonly list: readonly PatchRow[]; readonly odd: readonly PatchRow[] } => {
  const sorted = releases
    .filter(([version]) => isStable(version) && isInBranch(version, branch))
    .toSorted((a, b) => compareVersions(a[0], b[0], true));
  const list: PatchRow[] = [];
  for (const release of sorted) if (!isOdd(release, list)) list.push(release);
  return { list, odd: sorted.filter((one) => !list.includes(one)) };
};

/** The releases of the last weeks, and the one before them: they show since when a site lacks one. */
const patchesFrom = (list: readonly PatchRow[], today: string): readonly PatchRow[] => {
  const start = list.findIndex(([, day]) => day > daysAfter(today, -RETAINED_DAYS));
  return start === -1 ? [] : list.slice(Math.max(0, start - 1));
};

const withPatches = (
  branch: Pick<BranchFound, 'product' | 'branch' | 'ends' | 'lastRelease' | 'page' | 'copy' | 'read'>,
  list: readonly PatchRow[],
  today: string,
): BranchFound => {
  const newest = list.at(-1);
  const isOver = branch.ends !== null && branch.ends < today;
  if (isOver || newest === undefined) return { ...branch, newest: null, newestDate: null, yearOld: null, patches: [] };
  const old = list.filter(([, day]) => day <= daysAfter(today, -YEAR)).at(-1);
  return {
    ...branch,
    newest: newest[0],
    newestDate: newest[1],
    // If the newest is itself older than a year, a site that lacks it has been behind for that long.
    yearOld: (old === newest ? list.at(-2) : old)?.[0] ?? null,
    patches: patchesFrom(list, today),
  };
};

const correctionOf = (product: string, branch: string): BranchCorrection | undefined =>
  BRANCH_CORRECTIONS.find((one) => one.product === product && one.branch === branch);

/** Groups branches by their majors: the newest major stays open while its newest minor is. */
const majorsOf = (cycles: readonly Cycle[]): readonly Cycle[] => {
  const groups = Map.groupBy(cycles, ({ branch }) => branch.split('.')[0] ?? branch);
  const newestMajor = [...groups.keys()].toSorted(compareVersions).at(-1);
  return [...groups].map(([branch, minors]) => {
    const [first] = minors.toSorted((a, b) => compareVersions(b.branch, a.branch));
    if (first === undefined) throw new BadCopy(`${branch} holds no branch.`);
    const isOpen = minors.some(({ ends }) => ends === null);
    const last =
      minors
        .flatMap(({ ends }) => ends ?? [])
        .toSorted()
        .at(-1) ?? null;
    const stays =
      isOpen ||
      (branch === newestMajor &&
        last !== null &&
        minors.length > 1 &&
        first.lastRelease === null &&
        last > first.latestDate);
    return { ...first, branch, ends: stays ? null : last };
  });
};

const cyclesOf = ({ slug, level, skip = [] }: EndOfLifeProduct, copies: Copies): readonly Cycle[] => {
  if (slug === '') return [];
  const path = `endoflife.date/products/${slug}.md`;
  const cycles = readCycles(copies.text(path), path, copies.day('endoflife.date')).filter(
    ({ branch }) => !skip.includes(branch),
  );
  if (level === undefined) return cycles;
  const majors = majorsOf(cycles);
  if (level === 'major') return majors;
  return [...majors.filter(({ branch }) => !cycles.some((one) => one.branch === branch)), ...cycles];
};

/** A branch that gets no more patches ended with its last one, whatever the source calls supported. */
const endedWithPatches = (cycle: Cycle, today: string): Cycle =>
  cycle.latestDate < daysAfter(today, -YEAR)
    ? { ...cycle, ends: cycle.latestDate, lastRelease: null }
    : { ...cycle, ends: null, lastRelease: null };

const branchesOf = (spec: EndOfLifeProduct, copies: Copies): Found<BranchFound> => {
  const today = copies.newestDay;
  const releases = releasesOf(spec, copies);
  const base = { product: spec.product, page: spec.page };
  const ofSource = cyclesOf(spec, copies).map((cycle) =>
    spec.endsWithItsPatches ? endedWithPatches(cycle, today) : cycle,
  );
  const ofHand = BRANCH_CORRECTIONS.filter(({ product }) => product === spec.product);
  const known = ofSource.map(({ branch, ends, lastRelease }) => ({
    ...base,
    branch,
    ends,
    lastRelease,
    copy: 'endoflife.date',
    read: copies.day('endoflife.date'),
  }));
  const added = ofHand.map(({ branch, ends, lastRelease = null, day }) => ({
    ...base,
    branch,
    ends,
    lastRelease,
    copy: 'makers',
    read: day,
  }));
  const all = [...known.filter(({ branch }) => correctionOf(spec.product, branch) === undefined), ...added];
  const looked = all.map((branch) => ({ branch, ...inOrder(releases, branch.branch) }));
  return {
    rows: looked.map(({ branch, list }) =>
      withPatches(branch, isMajorBesideMinors(branch.branch, spec) ? [] : list, today),
    ),
    look: [
      ...looked.flatMap(({ branch: { ends }, odd }) =>
        (ends !== null && ends < today ? [] : odd).map(
          ([version, day]) => `${spec.product} ${version} of ${day} is older than the releases before it: left out.`,
        ),
      ),
      ...needless(spec, ofSource),
    ],
  };
};

/** A major that is listed beside its minors has no newest patch: a site that shows a patch is judged by the minor. */
const isMajorBesideMinors = (branch: string, { level }: EndOfLifeProduct): boolean =>
  level === 'both' && !branch.includes('.');

/** Corrections that the source has adopted by now. */
const needless = ({ product }: EndOfLifeProduct, cycles: readonly Cycle[]): readonly string[] =>
  cycles.flatMap(({ branch, ends }) =>
    correctionOf(product, branch)?.ends === ends ? [`The correction of ${product} ${branch} is no longer needed.`] : [],
  );

/** Products that no source follows: as their makers describe them. */
const ofMakersAlone = (): readonly BranchFound[] =>
  BRANCH_CORRECTIONS.filter(({ product }) => !END_OF_LIFE_PRODUCTS.some((one) => one.product === product)).map(
    ({ product, branch, ends, lastRelease = null, page, day }) => ({
      product,
      branch,
      ends,
      lastRelease,
      newest: null,
      newestDate: null,
      yearOld: null,
      patches: [],
      page,
      copy: 'makers',
      read: day,
    }),
  );

/** Every branch of every product that is followed. Throws `BadCopy`. */
export const endOfLife = (copies: Copies): Found<BranchFound> => {
  const found = END_OF_LIFE_PRODUCTS.map((spec) => branchesOf(spec, copies));
  const rows = [...found.flatMap((one) => one.rows), ...ofMakersAlone()];
  const wrong = rows.find(({ ends, lastRelease }) => ![ends, lastRelease].every((day) => day === null || isDay(day)));
  if (wrong !== undefined) throw new BadCopy(`${wrong.product} ${wrong.branch} ends on no day.`);
  return { rows, look: found.flatMap(({ look }) => look) };
};
