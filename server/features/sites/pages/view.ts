import { SITES } from '../../../core/paths.ts';
import type { Site, SiteOrder } from '../store/list-sites.ts';
import type { CockpitView } from './cockpit.tsx';

/** What was asked of the table, as it was typed. */
export interface TableQuery {
  readonly q: string;
  readonly tag: string;
  readonly client: string;
  readonly worse: boolean;
  /** An order, with a minus sign where the highest comes first; '' for the domain. */
  readonly sort: string;
}

/** The table of a team's sites. */
export interface TableView {
  readonly sites: readonly Site[];
  /** How many there are by this query in all. */
  readonly all: number;
  /** Where the next ones begin; null after the last. */
  readonly next: string | null;
  /** These are not the first. */
  readonly isLater: boolean;
  readonly query: TableQuery;
  /** Tags and clients to choose from. */
  readonly names: { readonly tags: readonly string[]; readonly clients: readonly string[] };
  readonly canManage: boolean;
  /** Who is signed in may have many pages scanned at once. */
  readonly canBatch: boolean;
  /** How all sites are together; null where a part of them was asked for. */
  readonly cockpit: Pick<CockpitView, 'portfolio' | 'every'> | null;
  /** What is told of what was done a moment ago. */
  readonly message: string | null;
  /** Why something came to nothing, and the address that was typed then. */
  readonly fault: { readonly text: string; readonly url: string } | null;
}

/** An address of the table, or of what it is exported as. */
export const toTableAddress = (query: TableQuery, { path = SITES, cursor = '', told: message = '' } = {}): string => {
  const { q, tag, client, worse, sort } = query;
  const fields = { q, tag, client, worse: worse ? '1' : '', sort, cursor, told: message };
  const search = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Which way an order goes first: what is worst, or came last. */
const FIRST_WAY: Readonly<Partial<Record<SiteOrder, '-'>>> = { danger: '-', last: '-' };

/** How a table is in order by something now, and the order that a click gives. */
export const sortOf = (
  by: SiteOrder,
  sort: string,
): { readonly is: 'ascending' | 'descending' | undefined; readonly next: string } => {
  const now = sort === '' ? 'domain' : sort;
  if (now === by) return { is: 'ascending', next: `-${by}` };
  if (now === `-${by}`) return { is: 'descending', next: by };
  return { is: undefined, next: `${FIRST_WAY[by] ?? ''}${by}` };
};
