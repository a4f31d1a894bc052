import * as z from 'zod/mini';
import { toAddress } from '../../../../lib/api/request.ts';
import { stripWww, withoutDot } from '../../../../lib/parse/url/host-match.ts';
import type { SiteFault } from '../../../../lib/words/service/sites.ts';
import type { NewSite, SiteFields } from '../store/sites.ts';

/** Most that may be said of a site. */
export const MAX = { client: 200, tags: 20, tag: 50, contacts: 20, contact: 200, pinned: 25, address: 2_048 };

const Line = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** Whom to tell about a site: a name, and whatever reaches them. */
export const SiteContact = z.strictObject({ name: Line(MAX.contact), reach: Line(MAX.contact) });

const Tag = Line(MAX.tag).check(z.minLength(1));
const SHAPES = {
  client: Line(MAX.client),
  tags: z.array(Tag).check(z.maxLength(MAX.tags)),
  contacts: z.array(SiteContact).check(z.maxLength(MAX.contacts)),
  pinned: z.array(z.string().check(z.maxLength(MAX.address))).check(z.maxLength(MAX.pinned)),
};

/** What may be changed of a site; what is absent stays. */
export const UpdateSiteRequest = z.strictObject({
  client: z.optional(SHAPES.client),
  tags: z.optional(SHAPES.tags),
  contacts: z.optional(SHAPES.contacts),
  pinned: z.optional(SHAPES.pinned),
});

/** A site to be added. */
export const CreateSiteRequest = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(MAX.address)),
  ...UpdateSiteRequest.shape,
});

/** What was read, or why it cannot be. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: SiteFault };

const toRefused = (fault: SiteFault): { readonly ok: false; readonly fault: SiteFault } => ({ ok: false, fault });

/** A host as what counts as one site: without a last dot and `www.`. */
export const toBareHost = (host: string): string => stripWww(withoutDot(host.toLowerCase()));

/**
 * The address of a site as it was typed; null where it is none. A single word is no domain, for in a list it is more often
 * a name: who means a machine by it says http://.
 */
export const toSiteAddress = (typed: string): string | null => {
  const url = toAddress(typed);
  if (url === null || url.href.length > MAX.address) return null;
  const isNamed = /[.:]/.test(url.hostname) || /^https?:\/\//i.test(typed.trim());
  return isNamed ? url.href : null;
};

/** Pages of a site, normalised; null where one of them is none of its. */
const normalizePages = (site: string, typed: readonly string[]): readonly string[] | null => {
  const host = toBareHost(new URL(site).hostname);
  const pages = typed.filter((one) => one.trim() !== '').map(toAddress);
  const isOwn = pages.every((page) => page !== null && toBareHost(page.hostname) === host);
  return isOwn ? [...new Set(pages.flatMap((page) => (page === null ? [] : [page.href])))] : null;
};

const isField = (name: unknown): name is 'client' | 'tags' | 'contacts' | 'pinned' =>
  typeof name === 'string' && Object.hasOwn(SHAPES, name);

/** What was wrong with fields, by the first that is. */
const toFirstFault = ({
  issues: [issue],
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[] }[];
}) => {
  const name = issue?.path[0];
  if (isField(name)) return toRefused(name);
  return toRefused(name === 'url' ? 'address' : 'shape');
};

/** Reads what is to be changed of a site of an address. */
export const readChanges = (value: unknown, url: string): Read<Partial<SiteFields>> => {
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

/** Reads a site that is to be added. */
export const readSite = (value: unknown): Read<NewSite> => {
  const { success, data, error } = CreateSiteRequest.safeParse(value);
  if (!success) return toFirstFault(error);
  const { url: typed, ...rest } = data;
  const url = toSiteAddress(typed);
  if (url === null) return toRefused('address');
  const fields = readChanges(rest, url);
  return fields.ok ? { ok: true, value: { url, ...fields.value } } : fields;
};
