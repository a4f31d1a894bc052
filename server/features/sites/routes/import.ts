import { readCsvRecords } from '../../../../lib/parse/text/csv.ts';
import type { SiteFault } from '../../../../lib/words/service/sites.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import type { Actor } from '../../teams/store/audit.ts';
import { recordAuditEvent } from '../../teams/store/audit.ts';
import { readSite } from '../schemas/fields.ts';
import { addSites, MAX_SITES, type NewSite } from '../store/sites.ts';
import { readContacts, readPages, readTags } from './lists.ts';

/** Limits on the rows of a JSON list: characters of one row, and number of rows. */
export const LIST_ROWS = { longest: 131_072, most: MAX_SITES };

/** Maximum size of a list in bytes. */
export const LARGEST_LIST = 4_000_000;

/** A line that was not imported: its number from 1, the reason, and its text. */
export interface RefusedLine {
  readonly line: number;
  readonly fault: SiteFault;
  readonly text: string;
}

/** The result of importing a list. */
interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: readonly RefusedLine[];
}

/** A line of a list, to be parsed as a site. */
interface ListLine {
  readonly line: number;
  readonly value: unknown;
  readonly text: string;
}

const COLUMNS = ['url', 'client', 'tags', 'contacts', 'pinned'] as const;
type Column = (typeof COLUMNS)[number];

/** Names of columns in a header: ours, and those that others use. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  url: ['url', 'adres', 'address', 'domein', 'domain', 'site', 'website', 'webadres', 'webaddress'],
  client: ['klant', 'client', 'customer', 'opdrachtgever', 'naam', 'name'],
  tags: ['labels', 'label', 'tags', 'tag', 'groep', 'group'],
  contacts: ['contacten', 'contact', 'contacts', 'contactpersoon', 'e-mail', 'email', 'mail'],
  pinned: ['vaste pagina’s', "vaste pagina's", 'pinned pages', 'pinned'],
};

const findColumn = (name: string): Column | null =>
  COLUMNS.find((column) => NAMES[column].includes(name.trim().toLowerCase())) ?? null;

/** Returns the position of each column: by the header if the first row is one, otherwise in the documented order. */
const findColumns = (
  first: readonly string[],
): { readonly isHeader: boolean; readonly at: ReadonlyMap<Column, number> } => {
  const named = first.map(findColumn);
  if (!named.includes('url'))
    return { isHeader: false, at: new Map(COLUMNS.slice(0, 4).map((name, at) => [name, at])) };
  return {
    isHeader: true,
    at: new Map(COLUMNS.filter((name) => named.includes(name)).map((name) => [name, named.indexOf(name)])),
  };
};

/** Removes the apostrophe that `lib/export/csv.ts` puts before what a spreadsheet would execute. */
const unescapeCell = (cell: string): string =>
  /^'[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(cell) ? cell.slice(1) : cell;

/** Maximum characters of a line that are quoted. */
const SHOWN = 200;

/** Maximum characters of a line: a site has tens of thousands at most. */
const LONGEST_LINE = 131_072;

/** Maximum lines of a list, including empty ones. */
const MAX_LINES = 4 * MAX_SITES;

/** Yields each row of a list: as a line, null if it is empty, and false if it is too long or there are too many. */
function* readLines(text: string): Generator<ListLine | null | false> {
  let places: ReturnType<typeof findColumns> | null = null;
  let line = 0;
  for (const row of readCsvRecords(text, LONGEST_LINE)) {
    line += 1;
    if (row === null || line > MAX_LINES) {
      yield false;
      return;
    }
    if (row.every((cell) => cell.trim() === '')) {
      yield null;
      continue;
    }
    const isFirst = places === null;
    places ??= findColumns(row);
    if (isFirst && places.isHeader) continue;
    const { at } = places;
    const readCell = (column: Column): string => unescapeCell(row[at.get(column) ?? -1] ?? '');
    const lists = {
      tags: readTags(readCell('tags')),
      contacts: readContacts(readCell('contacts')),
      pinned: readPages(readCell('pinned')),
    };
    const value = { url: readCell('url').trim(), client: readCell('client'), ...lists };
    yield { line, value, text: row.join(' | ').slice(0, SHOWN) };
  }
}

/**
 * Parses a list as CSV or as plain addresses, yielding to other work in between; null if it, or one of its lines, is too long.
 */
export const parseTextLines = async (text: string): Promise<readonly ListLine[] | null> => {
  const lines: ListLine[] = [];
  let isWhole = true;
  await mapPaced(readLines(text), (one) => {
    if (one === false) isWhole = false;
    else if (one !== null) lines.push(one);
  });
  return isWhole && !isTooLong(lines) ? lines : null;
};

/** Parses a list as JSON: addresses, or objects as for adding a site. */
export const parseJsonLines = (list: readonly unknown[]): Promise<readonly ListLine[]> =>
  mapPaced(list, (one, index) => ({
    line: index + 1,
    value: typeof one === 'string' ? { url: one } : one,
    text: (typeof one === 'string' ? one : JSON.stringify(one)).slice(0, SHOWN),
  }));

/** Whether a list is longer than the maximum number of sites of a team. */
export const isTooLong = (lines: readonly ListLine[]): boolean => lines.length > MAX_SITES;

/** Thrown to roll back an import of which something was refused. */
class Undone extends Error {
  readonly refused: readonly RefusedLine[];
  constructor(refused: readonly RefusedLine[]) {
    super('undone');
    this.refused = refused;
  }
}

interface How {
  readonly now: number;
  /** Adds nothing if anything is refused. */
  readonly isAllOrNothing: boolean;
}

/** Adds the sites of a list and records it in the audit log; reports refused lines one by one and adds the rest. */
export const importSites = async (
  { db }: Pick<Store, 'db'>,
  actor: Actor,
  lines: readonly ListLine[],
  { now, isAllOrNothing }: How,
): Promise<Imported> => {
  const read = await mapPaced(lines, ({ value, ...line }) => ({ ...line, site: readSite(value) }));
  const refused: RefusedLine[] = [];
  const good: { readonly line: number; readonly text: string; readonly site: NewSite }[] = [];
  for (const { site, ...line } of read)
    if (site.ok) good.push({ ...line, site: site.value });
    else refused.push({ ...line, fault: site.fault });
  if (isAllOrNothing && refused.length > 0) return { added: 0, known: 0, refused };
  const add = async (tx: typeof db): Promise<Imported> => {
    const rows = await addSites(tx, actor, { sites: good.map(({ site }) => site), now });
    const full = good.filter((_, index) => rows[index]?.id === null);
    const all = [...refused, ...full.map(({ line, text }) => ({ line, text, fault: 'full' as const }))];
    if (isAllOrNothing && all.length > 0) throw new Undone(all);
    const added = rows.filter(({ isNew }) => isNew).length;
    if (added > 0) await recordAuditEvent(tx, actor, { act: 'sitesImported', about: String(added), now });
    const known = rows.length - added - full.length;
    return { added, known, refused: all.toSorted((one, other) => one.line - other.line) };
  };
  return db
    .transaction()
    .execute(add)
    .catch((error: unknown) => {
      if (error instanceof Undone) return { added: 0, known: 0, refused: error.refused };
      throw error;
    });
};
