import * as z from 'zod/mini';
import { Moment, Percentage } from '../bounds.ts';
import { readRfc3339 } from '../parse/dates/iso-dates.ts';
import { stripWww } from '../parse/url/host-match.ts';
import type { Answered } from './exchange.ts';

/** A team's sites at a service (docs/service-api.md): the answers below `/api/v1/`, as far as they are used here. */

/** Why a service gave no answer about sites, or accepted nothing for them. */
export const SITES_FAULTS = [
  'unsupported',
  'noKey',
  'keyRefused',
  'forbidden',
  'notFound',
  'badRequest',
  'conflict',
  'tooLarge',
  'rateLimited',
  'busy',
  'serverFault',
  'unfit',
  'unreachable',
  'timeout',
  'interrupted',
  'offline',
  'noAccess',
] as const;
export type SitesFault = (typeof SITES_FAULTS)[number];

/** Why a request failed; `retryAfter` in seconds, null when the service named no wait. */
export interface SitesRefusal {
  readonly ok: false;
  readonly why: SitesFault;
  readonly retryAfter: number | null;
}

export type SitesAnswer<T> = { readonly ok: true; readonly value: T } | SitesRefusal;

/** Ids are part of addresses, of requests and of links. */
const Id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const WebAddress = z.string().check(
  z.maxLength(2_048),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

/** A site of the key's team. */
export const Site = z.object({
  id: Id,
  url: WebAddress,
  domain: z.string().check(z.maxLength(253)),
  /** Its last total minus the one before; null when the service states that the two cannot be compared, or does not state it. */
  change: z.catch(z.nullable(z.int().check(z.minimum(-100), z.maximum(100))), null),
});
export type Site = z.infer<typeof Site>;
export const Sites = z.object({ sites: z.array(Site).check(z.maxLength(5_000)) });

/** A scan of a site that the service has stored. */
export const SiteScan = z.object({
  scan: z.string().check(z.maxLength(100)),
  /** RFC 3339; read as ms since 1970. */
  at: z.pipe(z.pipe(z.string().check(z.maxLength(40)), z.transform(readRfc3339)), Moment),
  overall_score: z.nullable(Percentage),
});
export type SiteScan = z.infer<typeof SiteScan>;
export const SiteScans = z.object({ scans: z.array(SiteScan).check(z.maxLength(1_000)) });

/**
 * The outcome of reports that were handed in: how many are new, how many were known already, and which were refused, by
 * index.
 */
export const HandedIn = z.object({
  added: z.int().check(z.minimum(0)),
  known: z.int().check(z.minimum(0)),
  refused: z.array(z.object({ index: z.int(), message: z.string() })).check(z.maxLength(1_000)),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** The front page of the site around a page: the address by which a site is looked up and added. */
export const toFrontPage = ({ origin }: URL): string => `${origin}/`;

/**
 * The site that a page belongs to: on its host, with or without `www.`, first the one whose path matches the page's the
 * furthest, then the one with its protocol. Null when there is none: what a service says about another host is not
 * about this page.
 */
export const findSiteOf = (page: URL, sites: readonly Site[]): Site | null => {
  const withSlash = ({ pathname }: URL): string => (pathname.endsWith('/') ? pathname : `${pathname}/`);
  const measureMatch = ({ url }: Site): number => {
    const site = new URL(url);
    if (stripWww(site.host) !== stripWww(page.host)) return -1;
    // A site for another part of the host is still a site of that host.
    return withSlash(page).startsWith(withSlash(site)) ? withSlash(site).length : 0;
  };
  const scoreProtocol = ({ url }: Site): number => Number(url.startsWith(page.protocol)) / 2;
  const fitting = sites
    .map((site) => ({ site, length: measureMatch(site) + scoreProtocol(site) }))
    .filter(({ length }) => length >= 0);
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.site ?? null;
};

/** Errors that a service names with our own codes (`docs/scan-api.md`, “Errors”). */
const SAID: ReadonlyMap<unknown, SitesFault> = new Map<unknown, SitesFault>([
  ['invalid_key', 'keyRefused'],
  ['forbidden', 'forbidden'],
  ['not_found', 'notFound'],
  ['conflict', 'conflict'],
  ['too_large', 'tooLarge'],
  ['rate_limited', 'rateLimited'],
  ['busy', 'busy'],
]);

const BY_STATUS: Readonly<Record<number, SitesFault>> = {
  401: 'keyRefused',
  403: 'forbidden',
  404: 'unsupported',
  405: 'unsupported',
  413: 'tooLarge',
  429: 'rateLimited',
  501: 'unsupported',
  503: 'busy',
};

const ErrorBody = z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) });

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Why an answer is not the requested one. A web page with a status below 500 is from a server without this operation. */
const toSitesFault = ({ status, type }: Answered, body: unknown): SitesFault => {
  const said = ErrorBody.safeParse(body);
  const named = said.success ? SAID.get(said.data.error.code) : undefined;
  if (named !== undefined) return named;
  if (status < 500 && /\bhtml\b/i.test(type)) return 'unsupported';
  return BY_STATUS[status] ?? (status >= 500 ? 'serverFault' : 'badRequest');
};

/** Parses an answer by the expected schema. */
export const readSitesAnswer = <T>(answered: Answered, schema: z.ZodMiniType<T>): SitesAnswer<T> => {
  const { status, retryAfter, text, truncated } = answered;
  const body = truncated ? undefined : parseBody(text);
  const isGood = status >= 200 && status < 300;
  const parsed = isGood ? schema.safeParse(body) : null;
  if (parsed?.success) return { ok: true, value: parsed.data };
  const isPage = /\bhtml\b/i.test(answered.type);
  const why = isGood && !isPage ? 'unfit' : toSitesFault(answered, body);
  return { ok: false, why, retryAfter };
};
