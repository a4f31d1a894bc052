import { GENERATED_TABLES } from './generated-tables.ts';
import type {
  CrawlerEffect,
  CrawlerHonours,
  CrawlerPurpose,
  DataTable,
  Gain,
  PatchRow,
  Scope,
  Severity,
  SourceRow,
  TableData,
  TableName,
} from './table-shapes.ts';

/** The source of a row: the page, and the day on which the copy of it was read. */
interface Sourced {
  readonly source: string;
  readonly checked: string;
}

/** A release line that reaches its end as a whole. */
export interface Branch extends Sourced {
  /** Id of `products.ts` or `libraries.ts`. */
  readonly product: string;
  /** Leading numbers of the versions that belong to it. */
  readonly branch: string;
  /** Day after which nobody patches it; null while no end is set. If the makers state none, a year after the last release. */
  readonly ends: string | null;
  /** Day of the last release, if the makers state no end. */
  readonly lastRelease: string | null;
  /** Newest patch known; null for a branch that has ended. */
  readonly newest: string | null;
  readonly newestDate: string | null;
  /** The newest patch of a site that was not updated in the last year; null when the branch is younger. */
  readonly yearOld: string | null;
  /** The releases of the last weeks with their days: shows since when a site lacks one. */
  readonly patches: readonly PatchRow[];
}

/** One range (from ≤ v < below) of a published security advisory; one with several ranges has several rows. */
export interface Advisory {
  readonly library: string;
  /** CVE, or GHSA if no CVE was assigned; the release that fixed it if its makers' own release notes are the only source. */
  readonly id: string;
  readonly severity: Severity;
  readonly from: string;
  readonly below: string;
  /**
   * `node`: cannot be reached in a browser bundle, so it is shown but not counted; `framework`: the serving half of a
   * framework.
   */
  readonly scope: Scope;
  readonly gain: Gain;
  readonly source: string;
  /** Null when no copy of it was opened (docs/data.md). */
  readonly checked: string | null;
}

/** A known vulnerability of a server, of PHP or of OpenSSL, in one range. */
export interface ServerHole extends Sourced {
  readonly product: string;
  readonly id: string;
  readonly from: string;
  readonly below: string;
  readonly gain: 'runs' | 'leaks' | 'hangs';
  /** It requires a module, a setting or a function that a plain install lacks or a site may not use. */
  readonly setup: boolean;
}

/** A crawler or token of a search engine or AI service. */
export interface Crawler extends Sourced {
  /** Product token in robots.txt. */
  readonly token: string;
  /** Other names that it had or responds to. */
  readonly aliases: readonly string[];
  /** Crawler whose rules it follows when robots.txt names that one and not itself; null for most. */
  readonly follows: string | null;
  readonly operator: string;
  /**
   * `classic` search that also feeds AI answers, AI `search`, fetching for a `user`, `training`, `token` (no crawler:
   * only a name in robots.txt), `archive`, `other`, `obsolete`.
   */
  readonly purpose: CrawlerPurpose;
  readonly honours: CrawlerHonours;
  /** The effect of blocking it. */
  readonly effect: CrawlerEffect;
  /** One of the three AI search crawlers that weigh most. */
  readonly major: boolean;
  /** Its makers document it; others are shown when a site names them, and never judged. */
  readonly judged: boolean;
}

/** A registry's RDAP server (RFC 9224) and the top-level domains that it serves. */
export interface RdapServer extends Sourced {
  readonly tlds: readonly string[];
  /** Base address; queries go to `domain/<name>` below it. */
  readonly base: string;
  /** Whether registrars can lock a name against transfer there, and the registry shows it (EPP statuses). */
  readonly locks: boolean;
}

/**
 * Identifies the data: the Pijler release that contains it, or the number of a signed bundle; and the day of its newest
 * source.
 */
export interface DataName {
  /** 0 for the package's own data; the numbers of bundles increase. */
  readonly number: number;
  readonly day: string;
}

export interface Tables {
  readonly name: DataName;
  readonly endOfLife: readonly Branch[];
  readonly advisories: readonly Advisory[];
  readonly serverHoles: readonly ServerHole[];
  readonly crawlers: readonly Crawler[];
  readonly rdapServers: readonly RdapServer[];
  /** The newest release of each library. */
  readonly newest: ReadonlyMap<string, string>;
  /** The day on which each table's main source was last read. */
  readonly checked: Readonly<Record<TableName, string>>;
}

/** Advisories without a number, published only in a release: the id is that release, and this the address of its notes. */
const NOTES: Readonly<Record<string, string>> = {
  'Ember 4.8.1': 'https://blog.emberjs.com/ember-4-8-1-released/',
  'Vue 2.4.3': 'https://github.com/vuejs/vue/releases/tag/v2.4.3',
  'Vue 2.5.17': 'https://github.com/vuejs/vue/releases/tag/v2.5.17',
  'jQuery Migrate 1.2.0': 'https://blog.jquery.com/2013/05/01/jquery-migrate-1-2-0-released/',
};

const toAdvisoryAddress = (id: string): string => {
  if (Object.hasOwn(NOTES, id)) return NOTES[id] ?? '';
  return id.startsWith('CVE-') ? `https://nvd.nist.gov/vuln/detail/${id}` : `https://github.com/advisories/${id}`;
};

const toSourced = (sources: readonly SourceRow[], index: number): Sourced => {
  const [source = '', , checked = ''] = sources[index] ?? [];
  return { source, checked };
};

/** The source of most rows of a table: its day is the table's. */
const MAIN: Readonly<Record<TableName, string>> = {
  endOfLife: 'endoflife.date',
  advisories: 'retire.js',
  serverHoles: 'nginx.org',
  crawlers: 'makers',
  rdapServers: 'iana',
  newest: 'npm',
};

const findLastRead = ({ sources }: DataTable<readonly unknown[]>, copy: string): string =>
  sources
    .filter(([, name]) => name === copy)
    .map(([, , read]) => read)
    .toSorted()
    .at(-1) ?? '';

const listChecked = (data: TableData): Tables['checked'] => ({
  endOfLife: findLastRead(data.endOfLife, MAIN.endOfLife),
  advisories: findLastRead(data.advisories, MAIN.advisories),
  serverHoles: findLastRead(data.serverHoles, MAIN.serverHoles),
  crawlers: findLastRead(data.crawlers, MAIN.crawlers),
  rdapServers: findLastRead(data.rdapServers, MAIN.rdapServers),
  newest: findLastRead(data.newest, MAIN.newest),
});

const findNewestDay = (data: TableData): string =>
  Object.values(data)
    .flatMap(({ sources }: DataTable<readonly unknown[]>) => sources.map(([, , read]) => read))
    .toSorted()
    .at(-1) ?? '';

/** Converts the rows of the tables to objects with named fields. */
export const expandTables = (data: TableData, name: DataName = { number: 0, day: findNewestDay(data) }): Tables => ({
  name,
  endOfLife: data.endOfLife.rows.map(
    ([product, branch, ends, lastRelease, newest, newestDate, yearOld, patches, source]) => ({
      product,
      branch,
      ends,
      lastRelease,
      newest,
      newestDate,
      yearOld,
      patches,
      ...toSourced(data.endOfLife.sources, source),
    }),
  ),
  advisories: data.advisories.rows.map(([library, id, severity, from, below, scope, gain, index]) => {
    const { checked } = toSourced(data.advisories.sources, index);
    const row = { library, id, severity, from, below, scope, gain };
    return { ...row, source: toAdvisoryAddress(id), checked: checked === '' ? null : checked };
  }),
  serverHoles: data.serverHoles.rows.map(([product, id, from, below, gain, setup, source]) => ({
    product,
    id,
    from,
    below,
    gain,
    setup,
    ...toSourced(data.serverHoles.sources, source),
  })),
  crawlers: data.crawlers.rows.map(([token, operator, purpose, honours, effect, aliases, follows, rank, source]) => ({
    token,
    operator,
    purpose,
    honours,
    effect,
    aliases,
    follows,
    major: rank === 'major',
    judged: rank !== 'shown',
    ...toSourced(data.crawlers.sources, source),
  })),
  rdapServers: data.rdapServers.rows.map(([base, tlds, locks, source]) => ({
    base,
    tlds,
    locks,
    ...toSourced(data.rdapServers.sources, source),
  })),
  newest: new Map(data.newest.rows.map(([library, version]) => [library, version] as const)),
  checked: listChecked(data),
});

/** The tables that are in the package. */
export const BUILT_IN_TABLES: Tables = expandTables(GENERATED_TABLES);

let inUse: Tables = BUILT_IN_TABLES;

/** The tables in use: the package's own, or those of a newer bundle that was verified and adopted. */
export const getTables = (): Tables => inUse;

/** Puts other tables into use, for every scan from now on. */
export const useTables = (next: Tables): void => {
  inUse = next;
};
