import type {
  AdvisoryRow,
  CrawlerRow,
  DataTable,
  EndOfLifeRow,
  NewestRow,
  RdapRow,
  ServerHoleRow,
  TableData,
} from '../../lib/data/table-shapes.ts';
import { advisories } from './advisories.ts';
import { LEFT_OUT } from './advisory-decisions.ts';
import type { Copies } from './copies.ts';
import { crawlers } from './crawlers.ts';
import { endOfLife } from './end-of-life.ts';
import { DROPPED_BRANCHES } from './end-of-life-corrections.ts';
import { type Draft, keepRows } from './keep.ts';
import { KNOWN_GAPS, type LeftOut, sortedGaps } from './left-out.ts';
import { newest } from './newest.ts';
import { rdapServers } from './rdap-servers.ts';
import { isOpenHole, serverHoles } from './server-holes.ts';

/** The libraries and frameworks that are recognised, from `libraries.ts` and `products.ts`. */
export interface Recognised {
  readonly libraries: readonly { readonly id: string; readonly npm: string; readonly source: string }[];
  readonly frameworks: readonly string[];
}

export interface Built {
  readonly data: TableData;
  readonly leftOut: readonly LeftOut[];
  /** What a person must check, in sentences. */
  readonly look: readonly string[];
}

const ADVISORY_PAGE = {
  'retire.js': 'https://github.com/RetireJS/retire.js',
  advisory: 'https://github.com/advisories',
};

const branchDrafts = (rows: ReturnType<typeof endOfLife>['rows']): readonly Draft<EndOfLifeRow>[] =>
  rows.map(({ product, branch, ends, lastRelease, newest: last, newestDate, yearOld, patches, ...from }) => ({
    row: (source) => [product, branch, ends, lastRelease, last, newestDate, yearOld, patches, source],
    from,
  }));

const advisoryDrafts = (rows: ReturnType<typeof advisories>['rows']): readonly Draft<AdvisoryRow>[] =>
  rows.map(({ library, id, severity, from, below, scope, gain, copy, read }) => ({
    row: (source) => [library, id, severity, from, below, scope, gain, source],
    from: { page: copy === 'retire.js' ? ADVISORY_PAGE['retire.js'] : ADVISORY_PAGE.advisory, copy, read },
  }));

const holeDrafts = (rows: ReturnType<typeof serverHoles>['rows']): readonly Draft<ServerHoleRow>[] =>
  rows.map(({ product, id, from: start, below, gain, setup, ...from }) => ({
    row: (source) => [product, id, start, below, gain, setup, source],
    from,
  }));

const crawlerDrafts = (rows: ReturnType<typeof crawlers>['rows']): readonly Draft<CrawlerRow>[] =>
  rows.map(({ token, operator, purpose, honours, effect, aliases, follows, rank, ...from }) => ({
    row: (source) => [token, operator, purpose, honours, effect, aliases, follows, rank, source],
    from,
  }));

const rdapDrafts = (rows: ReturnType<typeof rdapServers>): readonly Draft<RdapRow>[] =>
  rows.map(({ base, tlds, locks, ...from }) => ({ row: (source) => [base, tlds, locks, source], from }));

const newestDrafts = (rows: ReturnType<typeof newest>['rows']): readonly Draft<NewestRow>[] =>
  rows.map(({ library, version, ...from }) => ({ row: (source) => [library, version, source], from }));

const readBefore = ({ rows, sources }: DataTable<NewestRow>) =>
  new Map(rows.map(([library, version, source]) => [library, { version, read: sources[source]?.[2] ?? '' }] as const));

const never = (): boolean => false;

/** Builds every table from the copies, on top of the previous tables. Throws `BadCopy`. */
export const build = (copies: Copies, before: TableData, { libraries, frameworks }: Recognised): Built => {
  const branches = endOfLife(copies);
  const known = new Set([...libraries.map(({ id }) => id), ...frameworks]);
  const found = advisories(copies, {
    libraries: known,
    before: new Set(before.advisories.rows.map(([library, id]) => `${library} ${id}`)),
  });
  const holes = serverHoles(copies, branches.rows);
  const names = crawlers(copies);
  const versions = newest(copies, libraries, readBefore(before.newest));
  const tables = {
    endOfLife: keepRows(branchDrafts(branches.rows), before.endOfLife, {
      name: 'endOfLife',
      keyOf: ([product, branch]) => `${product} ${branch}`,
      mayGo: (key) => Object.hasOwn(DROPPED_BRANCHES, key),
    }),
    advisories: keepRows(advisoryDrafts(found.rows), before.advisories, {
      name: 'advisories',
      keyOf: ([library, id]) => `${library} ${id}`,
      mayGo: (key) => Object.hasOwn(LEFT_OUT, key),
    }),
    serverHoles: keepRows(holeDrafts(holes.rows), before.serverHoles, {
      name: 'serverHoles',
      keyOf: ([product, id]) => `${product} ${id}`,
      // A branch that ended is reported by its end.
      mayGo: (_, row) => !isOpenHole(row, branches.rows, copies.newestDay),
    }),
    crawlers: keepRows(crawlerDrafts(names.rows), before.crawlers, {
      name: 'crawlers',
      keyOf: ([token]) => token.toLowerCase(),
      mayGo: never,
    }),
    rdapServers: keepRows(rdapDrafts(rdapServers(copies)), before.rdapServers, {
      name: 'rdapServers',
      // Names move between servers; `rdapServers` keeps each of them.
      keyOf: ([base, tlds]) => `${base} ${tlds.join(' ')}`,
      mayGo: () => true,
    }),
    newest: keepRows(newestDrafts(versions.rows), before.newest, {
      name: 'newest',
      keyOf: ([library]) => library,
      mayGo: (library) => !known.has(library),
    }),
  };
  return {
    data: {
      endOfLife: tables.endOfLife.table,
      advisories: tables.advisories.table,
      serverHoles: tables.serverHoles.table,
      crawlers: tables.crawlers.table,
      rdapServers: tables.rdapServers.table,
      newest: tables.newest.table,
    },
    leftOut: sortedGaps([...KNOWN_GAPS, ...found.leftOut, ...holes.leftOut, ...names.leftOut]),
    look: [...branches.look, ...found.look, ...versions.look, ...Object.values(tables).flatMap(({ look }) => look)],
  };
};
