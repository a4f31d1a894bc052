import * as z from 'zod/mini';
import type { BrowsingOptions } from './browsing.ts';

/** Limits on a request for how a page is viewed, by programs as JSON, and on the command line by options. */

const MAX = { headers: 20, cookies: 50, name: 200, value: 4_096, side: 4_000, pixels: 16_000_000 };

/** Headers that belong to the connection, or that have a field of their own here: cookies, user agent, language. */
const NOT_FREE =
  /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|keep-alive|expect|proxy-.*|sec-.*|cookie|user-agent|accept-language|accept-encoding|origin|referer)$/i;

/** RFC 9110 §5.6.2 and §5.5; RFC 6265 §4.1.1. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const LINE = /^[\t\x20-\x7e\x80-\xff]*$/;
const COOKIE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

const HeaderName = z.string().check(
  z.maxLength(MAX.name),
  z.regex(TOKEN),
  z.refine((name) => !NOT_FREE.test(name)),
);
const CookieName = z.string().check(z.maxLength(MAX.name), z.regex(TOKEN));
const limitEntries = <T extends Readonly<Record<string, string>>>(most: number) =>
  z.refine<T>((record) => Object.keys(record).length <= most);

const Credential = z.string().check(z.maxLength(MAX.value), z.regex(/^[^\p{Cc}]*$/u));
const Side = z.int().check(z.minimum(200), z.maximum(MAX.side));

/** The fields of the request; docs/scan-api.md describes them. */
export const BrowsingRequest = z.strictObject({
  headers: z.optional(
    z.record(HeaderName, z.string().check(z.maxLength(MAX.value), z.regex(LINE))).check(limitEntries(MAX.headers)),
  ),
  cookies: z.optional(
    z.record(CookieName, z.string().check(z.maxLength(MAX.value), z.regex(COOKIE))).check(limitEntries(MAX.cookies)),
  ),
  basic_auth: z.optional(z.strictObject({ username: Credential.check(z.regex(/^[^:]*$/)), password: Credential })),
  user_agent: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[\x20-\x7e]+$/))),
  language: z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z0-9*-]+(?:,[a-z0-9*-]+){0,19}$/i))),
  viewport: z.optional(z.strictObject({ width: Side, height: Side })),
  device_scale_factor: z.optional(z.number().check(z.minimum(0.5), z.maximum(4))),
  mobile: z.optional(z.boolean()),
  color_scheme: z.optional(z.enum(['light', 'dark'])),
  reduced_motion: z.optional(z.boolean()),
});
export type BrowsingRequest = z.infer<typeof BrowsingRequest>;

/** Converts a request for the engine; undefined if it requests nothing. */
export const toBrowsing = (request: BrowsingRequest): BrowsingOptions | undefined => {
  const { headers, cookies, basic_auth: basic, user_agent: userAgent, language, viewport } = request;
  const { device_scale_factor: deviceScaleFactor, mobile: isMobile, color_scheme: colorScheme } = request;
  const { reduced_motion: reducedMotion } = request;
  const options: BrowsingOptions = {
    ...(headers && { headers: Object.entries(headers) }),
    ...(cookies && { cookies: Object.entries(cookies) }),
    ...(basic && { basicAuth: [basic.username, basic.password] as const }),
    ...(userAgent !== undefined && { userAgent }),
    ...(language !== undefined && { language }),
    ...(viewport && { viewport }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    ...(isMobile !== undefined && { isMobile }),
    ...(colorScheme !== undefined && { colorScheme }),
    ...(reducedMotion !== undefined && { reducedMotion }),
  };
  return Object.keys(options).length === 0 ? undefined : options;
};
