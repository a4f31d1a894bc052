import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import { SECONDS } from '../../../lib/time.ts';
import type { Script } from '../pages/assets.ts';
import type { PageContext } from '../pages/document.tsx';
import { toSignInPath } from '../paths.ts';
import { isFromElsewhere } from './cross-site.ts';
import { pickLocale } from './language.ts';
import type { SignedIn } from './session.ts';

/** What pages know about the service. */
export interface Site {
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** Path of the style sheet. */
  readonly style: string;
  /** Paths of the browser scripts. */
  readonly scripts: Readonly<Record<Script, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null if nobody is signed in, and if no page is requested. */
    signedIn: SignedIn | null;
  }
}

/** Whether a request comes from a browser: it accepts HTML. */
export const isBrowser = ({ headers: { accept } }: FastifyRequest): boolean => accept?.includes('text/html') ?? false;

/** Path of the sign-in page, which afterwards leads back to the page that was requested; a submitted form is not repeated. */
export const toSignIn = ({ method, url }: FastifyRequest): string => toSignInPath(method === 'GET' ? url : '/');

/** Whether a form was sent by a page of ours, by the headers with which a browser reports its origin. */
export const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  !isFromElsewhere(headers) && (headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host);

/** Only listed scripts run and nothing loads from elsewhere, whatever text a scanned site supplied. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Policy of a page with a frame, whose content is ours too. */
export const FRAMING = `${POLICY}; frame-src 'self'`;

/**
 * Policy by script: a form that shows the progress of its scan, and a full report with samples of the colours that it mentions.
 */
const WITH: Readonly<Record<Script, string>> = {
  ask: `${POLICY}; script-src 'self'; connect-src 'self'`,
  report: `${POLICY}; script-src 'self'; style-src-attr 'unsafe-inline'`,
};

const isLocale = (value: unknown): value is Locale => value === 'nl' || value === 'en';

/** The language in the address, else the one chosen earlier, else the browser's. */
const pickLanguage = ({
  query,
  headers,
  cookies,
}: FastifyRequest): { readonly locale: Locale; readonly isChosen: boolean } => {
  const lang = (query as { readonly lang?: unknown }).lang;
  if (isLocale(lang)) return { locale: lang, isChosen: true };
  // A request that is refused before its cookies are read has none.
  const before = cookies?.['lang'];
  return { locale: isLocale(before) ? before : pickLocale(headers['accept-language']), isChosen: false };
};

/** What a page knows about the service and its request. */
export const createPageContext = (request: FastifyRequest, site: Site): PageContext => ({
  ...site,
  ...pickLanguage(request),
  path: request.url.split('?')[0] ?? '/',
  token: request.signedIn?.token ?? null,
  seesSites: request.signedIn?.key.scopes.includes('read') ?? false,
});

/** Seconds that a chosen language is remembered. */
const LANGUAGE_AGE = SECONDS.year;

/** Sends a page, and remembers a language that its address requests. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, site, status = 200, runs = null, headers = {} }: Sent,
) => {
  const { locale, isChosen } = pickLanguage(request);
  const secure = site.publicUrl !== null;
  if (isChosen)
    reply.setCookie('lang', locale, { path: '/', maxAge: LANGUAGE_AGE, sameSite: 'lax', httpOnly: true, secure });
  return reply
    .status(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': runs === null ? POLICY : WITH[runs],
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      // Without a referrer a browser does not send the origin of our own forms either (Fetch, “append a request Origin header”).
      'Referrer-Policy': 'same-origin',
      'Cache-Control': request.signedIn === null ? 'no-cache' : 'no-store',
      Vary: 'Accept-Language, Cookie',
      ...headers,
    })
    .send(page);
};

interface Sent {
  readonly page: string | Buffer;
  readonly site: Site;
  readonly status?: number;
  /** The browser script that the page uses. */
  readonly runs?: Script | null;
  /** Headers that replace those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
}
