import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { applyDecisions } from '../../../../lib/decision.ts';
import { BYTE_ORDER_MARK, type Cell, formatCsvLines } from '../../../../lib/export/csv.ts';
import { type Locale, PILLARS } from '../../../../lib/model.ts';
import { toIsoText } from '../../../../lib/time.ts';
import { makeVisible } from '../../../../lib/view/visible.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { streamXlsx } from '../../../core/http/xlsx.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { makePace } from '../../../core/store/pace.ts';
import { toBareAddress } from '../../scans/store/bare-report.ts';
import { renderClientReport } from '../../sharing/pages/client-report.tsx';
import { findDecisions } from '../store/decisions.ts';
import { listSites, readEverySite, type Site, type SiteFilter } from '../store/list-sites.ts';
import { findLatestReport } from '../store/scans-of-site.ts';
import { MAX_SITES } from '../store/sites.ts';
import { writeContact } from './lists.ts';

type Db = Pick<Store, 'db'>;
/** Reads that tolerate replication lag use this. */
type Reading = Pick<Store, 'read'>;

/** Maximum client reports in one zip. */
export const MAX_IN_ZIP = 500;

/** Lists all sites of a team that match a filter, by domain. */
export const listAllSites = (store: Db, team: string, filter: SiteFilter, most = MAX_SITES): Promise<readonly Site[]> =>
  readEverySite(store, team, filter, most);

/** Counts the sites of a team that match a filter. */
export const countSites = async (store: Db, team: string, filter: SiteFilter): Promise<number> =>
  (await listSites(store, team, { filter, page: { by: 'domain', isDescending: false, most: 1 } })).all;

const formatRow = (site: Site): readonly Cell[] => {
  const { url, client, tags, contacts, pinned, last, change } = site;
  const lists = [tags.join(', '), contacts.map(writeContact).join('; '), pinned.join('\n')];
  const scores = PILLARS.map((pillar) => last?.scores[pillar] ?? null);
  const when = last && toIsoText(last.at);
  const scan = [when, last?.source ?? null, last?.rules ?? null, last?.total ?? null, ...scores];
  return [url, client, ...lists, ...scan, change, last?.danger ?? null];
};

/** Formats sites as rows: a header, then the columns that an import reads, followed by the figures of the last scan. */
function* formatTable(sites: readonly Site[], locale: Locale): Generator<readonly Cell[]> {
  const { columns } = sitesWords[locale].csv;
  const said = [columns.url, columns.client, columns.tags, columns.contacts, columns.pinned];
  const scan = [columns.last, columns.source, columns.rules, columns.total];
  const pillars = PILLARS.map((pillar) => commonWords[locale].pillars[pillar]);
  yield [...said, ...scan, ...pillars, columns.change, columns.danger];
  for (const site of sites) yield formatRow(site);
}

/** Creates the same as a workbook for Excel, streamed as it is read; `now` in ms since 1970. */
export const createSitesXlsx = (sites: readonly Site[], locale: Locale, now: number): Readable =>
  Readable.from(streamXlsx(sitesWords[locale].title, formatTable(sites, locale), now));

async function* streamCsv(sites: readonly Site[], locale: Locale): AsyncGenerator<string> {
  const pace = makePace();
  const decimal = locale === 'nl' ? ',' : '.';
  yield BYTE_ORDER_MARK;
  for (const row of formatTable(sites, locale)) {
    yield formatCsvLines([row], decimal);
    await pace();
  }
}

/**
 * Creates a CSV file of sites, streamed as it is read: the columns that an import reads, followed by the figures of the last
 * scan.
 */
export const createSitesCsv = (sites: readonly Site[], locale: Locale): Readable =>
  Readable.from(streamCsv(sites, locale));

interface File {
  readonly name: string;
  readonly text: string;
}

/**
 * Creates a function that names the file of a site: from its host only letters, digits, dots and hyphens; each name is unique.
 */
const createNamer = (): ((site: Site) => string) => {
  const used = new Map<string, number>();
  return ({ domain }) => {
    const name =
      domain
        .replace(/[^a-z0-9.-]/g, '-')
        .replace(/^[.-]+/, '')
        .slice(0, 100) || 'site';
    const nth = (used.get(name) ?? 0) + 1;
    used.set(name, nth);
    return nth === 1 ? `${name}.html` : `${name}-${nth}.html`;
  };
};

/** Yields a client report of each site, with the decisions of its team, and at the end a list of sites without one. */
async function* streamReports(store: Reading, { team, sites, locale }: Wanted): AsyncGenerator<File> {
  const words = sitesWords[locale].zip;
  const nameOf = createNamer();
  const without: string[] = [];
  for (const site of sites) {
    const { id, client, url } = site;
    const report = (await store.read((from) => findLatestReport(from, { team, id })))?.report ?? null;
    if (report === null) without.push(makeVisible(toBareAddress(url)));
    else {
      const decided = applyDecisions(report, (await store.read((from) => findDecisions(from, { team, id }))) ?? []);
      yield { name: nameOf(site), text: await renderClientReport(decided, { client, locale }) };
    }
  }
  if (without.length > 0) yield { name: words.missingFile, text: `${words.missing}\n\n${without.join('\n')}\n` };
}

interface Wanted {
  readonly team: string;
  readonly sites: readonly Site[];
  readonly locale: Locale;
  /** Timestamp of the files in it, in ms since 1970. */
  readonly now: number;
}

/** Creates a zip of client reports, streamed as it is read: one report at a time is in memory. */
export async function* streamReportsZip(store: Reading, wanted: Wanted): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, text } of streamReports(store, wanted)) {
    const file = new ZipDeflate(name);
    file.mtime = wanted.now;
    zip.add(file);
    file.push(strToU8(text), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
