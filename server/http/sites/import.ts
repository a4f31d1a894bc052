import { parseCsv } from '../../../lib/parse/csv.ts';
import type { SiteFault } from '../../../lib/words/sites.ts';
import type { Actor } from '../../store/audit.ts';
import { noteAct } from '../../store/audit.ts';
import type { Store } from '../../store/open-store.ts';
import { addSites, MOST_SITES, type NewSite } from '../../store/sites.ts';
import { readSite } from './fields.ts';
import { readContacts, readPages, readTags } from './lists.ts';

/** Bytes of a list. */
export const LARGEST_LIST = 4_000_000;

/** A line that is not taken in: its number from 1, why, and what stood there. */
export interface RefusedLine {
  readonly line: number;
  readonly fault: SiteFault;
  readonly text: string;
}

/** What a list came to. */
export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: readonly RefusedLine[];
}

/** A line of a list as it is to be read as a site. */
interface ListLine {
  readonly line: number;
  readonly value: unknown;
  readonly text: string;
}

const COLUMNS = ['url', 'client', 'tags', 'contacts', 'pinned'] as const;
type Column = (typeof COLUMNS)[number];

/** What columns are called in a header: by us, and by others. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  url: ['url', 'adres', 'address', 'domein', 'domain', 'site', 'website', 'webadres', 'webaddress'],
  client: ['klant', 'client', 'customer', 'opdrachtgever', 'naam', 'name'],
  tags: ['labels', 'label', 'tags', 'tag', 'groep', 'group'],
  contacts: ['contacten', 'contact', 'contacts', 'contactpersoon', 'e-mail', 'email', 'mail'],
  pinned: ['vaste pagina’s', "vaste pagina's", 'pinned pages', 'pinned'],
};

const columnOf = (name: string): Column | null =>
  COLUMNS.find((column) => NAMES[column].includes(name.trim().toLowerCase())) ?? null;

/** Where each column stands; by a header where the first row is one, else in the order in which they are told. */
const placesIn = (
  first: readonly string[],
): { readonly isHeader: boolean; readonly at: ReadonlyMap<Column, number> } => {
  const named = first.map(columnOf);
  if (!named.includes('url'))
    return { isHeader: false, at: new Map(COLUMNS.slice(0, 4).map((name, at) => [name, at])) };
  return {
    isHeader: true,
    at: new Map(COLUMNS.filter((name) => named.includes(name)).map((name) => [name, named.indexOf(name)])),
  };
};

/** A cell without the apostrophe that `lib/export/csv.ts` puts before what a spreadsheet would run. */
const plain = (cell: string): string =>
  /^'[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/.test(cell) ? cell.slice(1) : cell;

/** Characters of a line that are told again. */
const SHOWN = 200;

/** The lines of a list as CSV or as addresses alone. */
export const linesOfText = (text: string): readonly ListLine[] => {
  const rows = parseCsv(text);
  const { isHeader, at } = placesIn(rows.find((row) => row.some((cell) => cell.trim() !== '')) ?? []);
  let isFirst = isHeader;
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    if (isFirst) {
      isFirst = false;
      return [];
    }
    const cell = (column: Column): string => plain(row[at.get(column) ?? -1] ?? '');
    const lists = {
      tags: readTags(cell('tags')),
      contacts: readContacts(cell('contacts')),
      pinned: readPages(cell('pinned')),
    };
    const value = { url: cell('url').trim(), client: cell('client'), ...lists };
    return [{ line: index + 1, value, text: row.join(' | ').slice(0, SHOWN) }];
  });
};

/** The lines of a list as JSON: addresses, or objects as a site is added. */
export const linesOfJson = (list: readonly unknown[]): readonly ListLine[] =>
  list.map((one, index) => ({
    line: index + 1,
    value: typeof one === 'string' ? { url: one } : one,
    text: (typeof one === 'string' ? one : JSON.stringify(one)).slice(0, SHOWN),
  }));

/** Whether a list is longer than any team may have sites. */
export const isTooLong = (lines: readonly ListLine[]): boolean => lines.length > MOST_SITES;

/** Nothing was added, because something could not be: thrown so that all is taken back. */
class Undone extends Error {
  readonly refused: readonly RefusedLine[];
  constructor(refused: readonly RefusedLine[]) {
    super('undone');
    this.refused = refused;
  }
}

interface How {
  readonly now: number;
  /** Nothing is added where anything is refused. */
  readonly isAllOrNothing: boolean;
}

/** Adds the sites of a list, and notes that; what is refused is told line by line, and the rest is added. */
export const importSites = async (
  { db }: Pick<Store, 'db'>,
  actor: Actor,
  lines: readonly ListLine[],
  { now, isAllOrNothing }: How,
): Promise<Imported> => {
  const read = lines.map(({ value, ...line }) => ({ ...line, site: readSite(value) }));
  const refused: RefusedLine[] = [];
  const good: { readonly line: number; readonly text: string; readonly site: NewSite }[] = [];
  for (const { site, ...line } of read)
    if (site.ok) good.push({ ...line, site: site.value });
    else refused.push({ ...line, fault: site.fault });
  if (isAllOrNothing && refused.length > 0) return { added: 0, known: 0, refused };
  const add = async (tx: typeof db): Promise<Imported> => {
    const told = await addSites(tx, actor, { sites: good.map(({ site }) => site), now });
    const full = good.filter((_, index) => told[index]?.id === null);
    const all = [...refused, ...full.map(({ line, text }) => ({ line, text, fault: 'full' as const }))];
    if (isAllOrNothing && all.length > 0) throw new Undone(all);
    const added = told.filter(({ isNew }) => isNew).length;
    if (added > 0) await noteAct(tx, actor, { act: 'sitesImported', about: String(added), now });
    const known = told.length - added - full.length;
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
