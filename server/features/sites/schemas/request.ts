import * as z from 'zod/mini';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import { SITE_ORDERS, type SiteCursor, type SiteFilter, type SiteOrder, type SitePage } from '../store/list-sites.ts';
import type { ScanCursor } from '../store/scans-of-site.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { MAX, toSiteAddress } from './fields.ts';

/** Sites per page, and scans per page. */
export const PAGE = 100;

const Short = z.optional(z.string().check(z.maxLength(MAX.client)));

/** Query parameters of a list of sites. */
const SitesQuerySchema = z.object({
  q: Short,
  tag: Short,
  client: Short,
  sort: z.optional(z.string()),
  cursor: z.optional(z.string()),
  url: z.optional(z.string().check(z.maxLength(MAX.address))),
  worse: z.optional(z.enum(['1', '0', ''])),
});

/** A query for sites: which ones, in which order, and from which position. */
export interface SitesQuery {
  readonly filter: SiteFilter;
  readonly page: SitePage;
  /** The order, as requested. */
  readonly sort: string;
}

/** Parses a requested order: `total` lowest first, `-total` highest first; null if there is none with that name. */
const orderOf = (sort: string): { readonly by: SiteOrder; readonly isDescending: boolean } | null => {
  const isDescending = sort.startsWith('-');
  const by = SITE_ORDERS.find((order) => order === sort.slice(isDescending ? 1 : 0));
  return by === undefined ? null : { by, isDescending };
};

/** Decodes a cursor of a sorted list; null if it is not one of that order. */
const parseSiteCursor = (sort: string, text: string): SiteCursor | null => {
  const position = readCursor(text);
  if (position === null || position.length !== 4 || position[0] !== sort) return null;
  return [position[1], position[2], position[3]];
};

/** Encodes a position in a list of sites as a cursor. */
export const formatSiteCursor = (sort: string, [key, domain, url]: SiteCursor): string =>
  writeCursor([sort, key, domain, url]);

const filterOf = ({ q, tag, client, worse }: z.infer<typeof SitesQuerySchema>, host: string): SiteFilter => ({
  q: q?.trim() ?? '',
  tag: tag?.trim() ?? '',
  client: client?.trim() ?? '',
  host,
  gotWorse: worse === '1',
});

/** Parses a query for sites; if it is invalid, `bad` is the name of the field. */
export const readSitesQuery = (query: unknown): SitesQuery | { readonly bad: string } => {
  const { success, data, error } = SitesQuerySchema.safeParse(query);
  if (!success) return { bad: String(error.issues[0]?.path[0] ?? '') };
  const { sort = '', cursor = '', url = '' } = data;
  const order = orderOf(sort === '' ? 'domain' : sort);
  if (order === null) return { bad: 'sort' };
  const after = cursor === '' ? null : parseSiteCursor(sort, cursor);
  if (cursor !== '' && after === null) return { bad: 'cursor' };
  const host = url === '' ? '' : parseHost(toSiteAddress(url));
  if (url !== '' && host === '') return { bad: 'url' };
  return { filter: filterOf(data, host), page: { ...order, after, most: PAGE }, sort };
};

/** Decodes a cursor of the scans of a site; null if it is not one. */
export const readScanCursor = (text: string): ScanCursor | null => {
  const position = readCursor(text);
  return position !== null && position.length === 2 ? [position[0], position[1]] : null;
};
