/**
 * The format of the tables that `npm run data` makes: plain facts in short rows, so that they can be shipped, compared
 * and signed (docs/data.md). `tables.ts` turns them into objects with named fields.
 */

/**
 * A page or file that is the source of rows: its address, the copy that was read, the day of reading ('' when none was
 * opened), and the day after which it is read again.
 */
export type SourceRow = readonly [address: string, copy: string, read: string, readAgain: string];

/** A table: its sources, and rows whose last cell is the index of their source in that list. */
export interface DataTable<Row extends readonly unknown[]> {
  readonly sources: readonly SourceRow[];
  readonly rows: readonly Row[];
}

/** Releases of a branch with their day, `YYYY-MM-DD`. */
export type PatchRow = readonly [version: string, day: string];

/** A release line that reaches its end as a whole; days are `YYYY-MM-DD`. */
export type EndOfLifeRow = readonly [
  product: string,
  branch: string,
  ends: string | null,
  /** Day of the last release, if the makers state no end. */
  lastRelease: string | null,
  newest: string | null,
  newestDate: string | null,
  yearOld: string | null,
  patches: readonly PatchRow[],
  source: number,
];

export type Severity = 'low' | 'medium' | 'high' | 'critical';
/** What an attacker gains on a page: a script runs, data leaks, the page hangs; or only a server is affected. */
export type Gain = 'runs' | 'leaks' | 'hangs' | 'server';
export type Scope = 'browser' | 'node' | 'framework';

/** One range (from ≤ v < below) of an advisory. */
export type AdvisoryRow = readonly [
  library: string,
  id: string,
  severity: Severity,
  from: string,
  below: string,
  scope: Scope,
  gain: Gain,
  source: number,
];

/**
 * A vulnerability of a server, a language or a part of it; `setup` if it requires a module or setting that a plain
 * install lacks.
 */
export type ServerHoleRow = readonly [
  product: string,
  id: string,
  from: string,
  below: string,
  gain: 'runs' | 'leaks' | 'hangs',
  setup: boolean,
  source: number,
];

export type CrawlerPurpose = 'classic' | 'search' | 'user' | 'training' | 'token' | 'archive' | 'other' | 'obsolete';
export type CrawlerHonours = 'yes' | 'mostly' | 'no' | 'undocumented';
export type CrawlerEffect =
  | 'outOfBoth'
  | 'notCited'
  | 'lessVisible'
  | 'notIndexed'
  | 'outOfSearch'
  | 'notOpened'
  | 'little'
  | 'none'
  | 'policy'
  | 'groundingLost';

export type CrawlerRank = 'major' | 'judged' | 'shown';

export type CrawlerRow = readonly [
  token: string,
  operator: string,
  purpose: CrawlerPurpose,
  honours: CrawlerHonours,
  effect: CrawlerEffect,
  aliases: readonly string[],
  /** The crawler whose rules it follows when robots.txt does not name it. */
  follows: string | null,
  /** One of the three that weigh most; one that its makers document; a name that is only shown when a site names it. */
  rank: CrawlerRank,
  source: number,
];

export type RdapRow = readonly [base: string, tlds: readonly string[], locks: boolean, source: number];

/** The newest release of a library. */
export type NewestRow = readonly [library: string, version: string, source: number];

/** Every table that is updated together with the sources. */
export interface TableData {
  readonly endOfLife: DataTable<EndOfLifeRow>;
  readonly advisories: DataTable<AdvisoryRow>;
  readonly serverHoles: DataTable<ServerHoleRow>;
  readonly crawlers: DataTable<CrawlerRow>;
  readonly rdapServers: DataTable<RdapRow>;
  readonly newest: DataTable<NewestRow>;
}

export type TableName = keyof TableData;
