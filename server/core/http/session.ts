import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Key } from '../../features/teams/store/keys.ts';
import { findHolder, SESSION } from '../../features/teams/store/sessions.ts';
import type { Store } from '../store/open-store.ts';

/** Who is signed in, by the cookie of a browser. */
export interface SignedIn {
  readonly key: Key;
  /** What the browser holds. */
  readonly held: string;
  /** What forms of this session carry. */
  readonly token: string;
}

/** Where an address is secure a browser takes this name from nobody else (RFC 6265bis, `__Host-`). */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session');

/** What shows that a form was made for this session. */
const computeToken = (held: string): string => createHmac('sha256', held).update('form').digest('base64url');

const readHeld = (cookies: FastifyRequest['cookies'], isSecure: boolean): string | null => {
  const held = cookies[nameOf(isSecure)] ?? '';
  return /^[\w-]{32}$/.test(held) ? held : null;
};

/** Who is signed in; null where nobody is. */
export const findSignedIn = async (
  { cookies }: FastifyRequest,
  { store, now, isSecure }: { readonly store: Pick<Store, 'db'>; readonly now: number; readonly isSecure: boolean },
): Promise<SignedIn | null> => {
  const held = readHeld(cookies, isSecure);
  const key = held === null ? null : await findHolder(store, held, now);
  return held === null || key === null ? null : { key, held, token: computeToken(held) };
};

/** Whether a form carries the token of the session. */
export const hasToken = ({ token }: SignedIn, given: unknown): boolean => {
  const [expected, found] = [Buffer.from(token), Buffer.from(typeof given === 'string' ? given : '')];
  return expected.length === found.length && timingSafeEqual(expected, found);
};

/** Has a browser hold what it was given, or forget it. */
export const setSessionCookie = (reply: FastifyReply, held: string | null, isSecure: boolean): FastifyReply =>
  reply.setCookie(nameOf(isSecure), held ?? '', {
    path: '/',
    maxAge: held === null ? 0 : SESSION / 1_000,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
