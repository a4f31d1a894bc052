import * as z from 'zod/mini';
import { Moment, Percentage } from '../bounds.ts';
import { readRfc3339 } from '../parse/dates/iso-dates.ts';
import { stripWww } from '../parse/url/host-match.ts';
import type { Answered } from './exchange.ts';

/** A team's sites at a service (docs/service-api.md): what is answered of them below `/api/v1/`, as far as it is used here. */

/** Why a service told nothing of sites, or took nothing for them. */
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

/** Why nothing came of a request; `retryAfter` in seconds, null where the service named no wait. */
export interface SitesRefusal {
  readonly ok: false;
  readonly why: SitesFault;
  readonly retryAfter: number | null;
}

export type SitesAnswer<T> = { readonly ok: true; readonly value: T } | SitesRefusal;

/** Ids stand in addresses, of requests and of links. */
const Id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const WebAddress = z.string().check(
  z.maxLength(2_048),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

/** A site of the team whose key asks. */
export const Site = z.object({
  id: Id,
  url: WebAddress,
  domain: z.string().check(z.maxLength(253)),
  /** Its last total minus the one before; null where the service says that the two cannot be compared, or nothing. */
  change: z.catch(z.nullable(z.int().check(z.minimum(-100), z.maximum(100))), null),
});
export type Site = z.infer<typeof Site>;
export const Sites = z.object({ sites: z.array(Site).check(z.maxLength(5_000)) });

/** A scan that the service keeps of a site. */
export const SiteScan = z.object({
  scan: z.string().check(z.maxLength(100)),
  /** RFC 3339; read as ms since 1970. */
  at: z.pipe(z.pipe(z.string().check(z.maxLength(40)), z.transform(readRfc3339)), Moment),
  overall_score: z.nullable(Percentage),
});
export type SiteScan = z.infer<typeof SiteScan>;
export const SiteScans = z.object({ scans: z.array(SiteScan).check(z.maxLength(1_000)) });

/** What became of reports that were handed in: how many are new, how many were there, which were refused by their place. */
export const HandedIn = z.object({
  added: z.int().check(z.minimum(0)),
  known: z.int().check(z.minimum(0)),
  refused: z.array(z.object({ index: z.int(), message: z.string() })).check(z.maxLength(1_000)),
});
export type HandedIn = z.infer<typeof HandedIn>;

/** The front page of the site around a page: what a site is asked about and added by. */
export const toFrontPage = ({ origin }: URL): string => `${origin}/`;

/**
 * The site that a page is of: on its host, with `www.` before it or without, the one whose address reaches furthest into
 * the page's, and then the one of its protocol. Null where none is: what a service says of another host is not about this page.
 */
export const findSiteOf = (page: URL, sites: readonly Site[]): Site | null => {
  const withSlash = ({ pathname }: URL): string => (pathname.endsWith('/') ? pathname : `${pathname}/`);
  const measureMatch = ({ url }: Site): number => {
    const site = new URL(url);
    if (stripWww(site.host) !== stripWww(page.host)) return -1;
    // The site of another part of the host is still that of the host.
    return withSlash(page).startsWith(withSlash(site)) ? withSlash(site).length : 0;
  };
  const scoreProtocol = ({ url }: Site): number => Number(url.startsWith(page.protocol)) / 2;
  const fitting = sites
    .map((site) => ({ site, length: measureMatch(site) + scoreProtocol(site) }))
    .filter(({ length }) => length >= 0);
  return fitting.toSorted((a, b) => b.length - a.length)[0]?.site ?? null;
};

/** Errors that a service names in words of our own (`docs/scan-api.md`, “Errors”). */
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

/** Why an answer is none of what was asked. A web page below 500 comes of a server that has no such operation. */
const toSitesFault = ({ status, type }: Answered, body: unknown): SitesFault => {
  const said = ErrorBody.safeParse(body);
  const named = said.success ? SAID.get(said.data.error.code) : undefined;
  if (named !== undefined) return named;
  if (status < 500 && /\bhtml\b/i.test(type)) return 'unsupported';
  return BY_STATUS[status] ?? (status >= 500 ? 'serverFault' : 'badRequest');
};

/** Reads an answer by the shape that was asked for. */
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
