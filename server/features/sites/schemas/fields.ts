import * as z from 'zod/mini';
import { toAddress } from '../../../../lib/api/request.ts';
import { stripWww, withoutDot } from '../../../../lib/parse/url/host-match.ts';
import type { SiteFault } from '../../../../lib/words/service/sites.ts';
import type { NewSite, SiteFields } from '../store/sites.ts';

/** Maximum lengths and numbers of the details of a site. */
export const MAX = { client: 200, tags: 20, tag: 50, contacts: 20, contact: 200, pinned: 25, address: 2_048 };

const Line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** A contact person for a site: a name, and any means to reach them. */
export const SiteContact = z.strictObject({ name: Line(MAX.contact), reach: Line(MAX.contact) });

const Tag = Line(MAX.tag).check(z.minLength(1));
const SHAPES = {
  client: Line(MAX.client),
  tags: z.array(Tag).check(z.maxLength(MAX.tags)),
  contacts: z.array(SiteContact).check(z.maxLength(MAX.contacts)),
  pinned: z.array(z.string().check(z.maxLength(MAX.address))).check(z.maxLength(MAX.pinned)),
};

/** Details of a site to change; absent ones stay unchanged. */
export const UpdateSiteRequest = z.strictObject({
  client: z.optional(SHAPES.client),
  tags: z.optional(SHAPES.tags),
  contacts: z.optional(SHAPES.contacts),
  pinned: z.optional(SHAPES.pinned),
});

/** A site to add. */
export const CreateSiteRequest = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(MAX.address)),
  ...UpdateSiteRequest.shape,
});

/** A parsed value, or why it is invalid. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: SiteFault };

const toRefused = (fault: SiteFault): { readonly ok: false; readonly fault: SiteFault } => ({ ok: false, fault });

/** Normalises a host to what counts as one site: without a trailing dot and `www.`. */
export const toBareHost = (host: string): string => stripWww(withoutDot(host.toLowerCase()));

/**
 * Parses the typed address of a site; null if it is not one. A single word is not accepted as a domain, because in a list it is
 * more often a name: a machine of that name needs http://.
 */
export const toSiteAddress = (typed: string): string | null => {
  const url = toAddress(typed);
  if (url === null || url.href.length > MAX.address) return null;
  const isNamed = /[.:]/.test(url.hostname) || /^https?:\/\//i.test(typed.trim());
  return isNamed ? url.href : null;
};

/** Normalises pages of a site; null if one of them is not on this site. */
const normalizePages = (site: string, typed: readonly string[]): readonly string[] | null => {
  const host = toBareHost(new URL(site).hostname);
  const pages = typed.filter((one) => one.trim() !== '').map(toAddress);
  const isOwn = pages.every((page) => page !== null && toBareHost(page.hostname) === host);
  return isOwn ? [...new Set(pages.flatMap((page) => (page === null ? [] : [page.href])))] : null;
};

const isField = (name: unknown): name is 'client' | 'tags' | 'contacts' | 'pinned' =>
  typeof name === 'string' && Object.hasOwn(SHAPES, name);

/** Returns the fault of the first invalid field. */
const toFirstFault = ({
  issues: [issue],
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}) => {
  const name = issue?.path[0];
  if (isField(name)) return toRefused(name);
  return toRefused(name === 'url' ? 'address' : 'shape');
};

/** Parses changes to the details of a site with this address. */
export const readChanges = (value: unknown, url: string): ParseResult<Partial<SiteFields>> => {
  const { success, data, error } = UpdateSiteRequest.safeParse(value);
  if (!success) return toFirstFault(error);
  const { client, tags, contacts, pinned } = data;
  const pages = pinned && normalizePages(url, pinned);
  if (pages === null) return toRefused('pinned');
  const fields: Partial<SiteFields> = {
    ...(client !== undefined && { client }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(contacts !== undefined && { contacts: contacts.filter(({ name, reach }) => name !== '' || reach !== '') }),
    ...(pages !== undefined && { pinned: pages }),
  };
  return { ok: true, value: fields };
};

/** Parses a site to add. */
export const readSite = (value: unknown): ParseResult<NewSite> => {
  const { success, data, error } = CreateSiteRequest.safeParse(value);
  if (!success) return toFirstFault(error);
  const { url: typed, ...rest } = data;
  const url = toSiteAddress(typed);
  if (url === null) return toRefused('address');
  const fields = readChanges(rest, url);
  return fields.ok ? { ok: true, value: { url, ...fields.value } } : fields;
};
