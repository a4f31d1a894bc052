import { SITES } from '../../../core/paths.ts';
import type { Site, SiteOrder } from '../store/list-sites.ts';
import type { CockpitView } from './cockpit.tsx';

/** The query of the table, as typed. */
export interface TableQuery {
  readonly q: string;
  readonly tag: string;
  readonly client: string;
  readonly worse: boolean;
  /** An order, with a minus sign if descending; '' for the domain. */
  readonly sort: string;
}

/** The table of a team's sites. */
export interface TableView {
  readonly sites: readonly Site[];
  /** Total number of sites that match this query. */
  readonly all: number;
  /** Where the next ones begin; null after the last. */
  readonly next: string | null;
  /** This is not the first page of them. */
  readonly isLater: boolean;
  readonly query: TableQuery;
  /** Tags and clients to choose from. */
  readonly names: { readonly tags: readonly string[]; readonly clients: readonly string[] };
  readonly canManage: boolean;
  /** Whether the signed-in user may have many pages scanned at once. */
  readonly canBatch: boolean;
  /** The overview of all sites; null if only a part of them is listed. */
  readonly cockpit: Pick<CockpitView, 'portfolio' | 'every'> | null;
  /** Message about the action just taken. */
  readonly message: string | null;
  /** Why an action failed, and the address that was typed. */
  readonly fault: { readonly text: string; readonly url: string } | null;
}

/** Builds the address of the table, or of an export of it. */
export const toTableAddress = (query: TableQuery, { path = SITES, cursor = '', message = '' } = {}): string => {
  const { q, tag, client, worse, sort } = query;
  const fields = { q, tag, client, worse: worse ? '1' : '', sort, cursor, message };
  const search = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Orders that are descending first: most dangers, or latest. */
const FIRST_WAY: Readonly<Partial<Record<SiteOrder, '-'>>> = { danger: '-', last: '-' };

/** Returns how a table is currently sorted by a column, and the order that a click requests. */
export const sortOf = (
  by: SiteOrder,
  sort: string,
): { readonly is: 'ascending' | 'descending' | undefined; readonly next: string } => {
  const now = sort === '' ? 'domain' : sort;
  if (now === by) return { is: 'ascending', next: `-${by}` };
  if (now === `-${by}`) return { is: 'descending', next: by };
  return { is: undefined, next: `${FIRST_WAY[by] ?? ''}${by}` };
};
