import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../../lib/model.ts';
import { SECONDS } from '../../../lib/time.ts';
import type { Script } from '../pages/assets.ts';
import type { PageContext } from '../pages/document.tsx';
import { toSignInPath } from '../paths.ts';
import { isFromElsewhere } from './cross-site.ts';
import { pickLocale } from './language.ts';
import type { SignedIn } from './session.ts';

/** What pages are told of the service. */
export interface Site {
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** Path of the style sheet. */
  readonly style: string;
  /** Paths of what runs in the browser. */
  readonly scripts: Readonly<Record<Script, string>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null where nobody is, and where no page is asked for. */
    signedIn: SignedIn | null;
  }
}

/** Whether somebody looks with a browser. */
export const isBrowser = ({ headers: { accept } }: FastifyRequest): boolean => accept?.includes('text/html') ?? false;

/** Where to sign in; what was looked at comes back after it, what was sent does not. */
export const toSignIn = ({ method, url }: FastifyRequest): string => toSignInPath(method === 'GET' ? url : '/');

/** Whether a form was sent by a page of ours: a browser says where it comes from. */
export const isOwnForm = ({ headers }: FastifyRequest): boolean =>
  !isFromElsewhere(headers) && (headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host);

/** Nothing runs but what is named, and nothing comes from elsewhere, whatever a scanned site may have said. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of a page with a frame in it, whose content is ours too. */
export const FRAMING = `${POLICY}; frame-src 'self'`;

/** By what runs: a form that shows how far its scan is, and a full report with samples in the colours that it tells of. */
const WITH: Readonly<Record<Script, string>> = {
  ask: `${POLICY}; script-src 'self'; connect-src 'self'`,
  report: `${POLICY}; script-src 'self'; style-src-attr 'unsafe-inline'`,
};

const isLocale = (value: unknown): value is Locale => value === 'nl' || value === 'en';

/** The language that an address asks for, else the one that was chosen before, else the browser's. */
const pickLanguage = ({
  query,
  headers,
  cookies,
}: FastifyRequest): { readonly locale: Locale; readonly isChosen: boolean } => {
  const lang = (query as { readonly lang?: unknown }).lang;
  if (isLocale(lang)) return { locale: lang, isChosen: true };
  // What is refused before its cookies are read has none.
  const before = cookies?.['lang'];
  return { locale: isLocale(before) ? before : pickLocale(headers['accept-language']), isChosen: false };
};

/** What a page is told of itself. */
export const createPageContext = (request: FastifyRequest, site: Site): PageContext => ({
  ...site,
  ...pickLanguage(request),
  path: request.url.split('?')[0] ?? '/',
  token: request.signedIn?.token ?? null,
  seesSites: request.signedIn?.key.scopes.includes('read') ?? false,
});

/** Seconds that a chosen language is kept. */
const LANGUAGE_AGE = SECONDS.year;

/** Sends a page; a language that its address asks for is kept. */
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
      // Without a referrer a browser does not say either that a form is our own (Fetch, “append a request Origin header”).
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
  /** The script of ours that it has. */
  readonly runs?: Script | null;
  /** Header lines of its own, in the place of those of every page. */
  readonly headers?: Readonly<Record<string, string>>;
}
