import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Key } from '../../features/teams/store/keys.ts';
import { findHolder, SESSION } from '../../features/teams/store/sessions.ts';
import type { Store } from '../store/open-store.ts';

/** A signed-in user, identified by a browser's cookie. */
export interface SignedIn {
  readonly key: Key;
  /** Value of the cookie. */
  readonly held: string;
  /** Token in the forms of this session. */
  readonly token: string;
}

/** Over https a browser accepts a cookie of this name from this host only (RFC 6265bis, `__Host-`). */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-session' : 'session');

/** Token that proves that a form was made for this session. */
const computeToken = (held: string): string => createHmac('sha256', held).update('form').digest('base64url');

const readHeld = (cookies: FastifyRequest['cookies'], isSecure: boolean): string | null => {
  const held = cookies[nameOf(isSecure)] ?? '';
  return /^[\w-]{32}$/.test(held) ? held : null;
};

/** Finds the signed-in user; null if nobody is signed in. */
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

/** Stores the session in a browser's cookie, or deletes that cookie if `held` is null. */
export const setSessionCookie = (reply: FastifyReply, held: string | null, isSecure: boolean): FastifyReply =>
  reply.setCookie(nameOf(isSecure), held ?? '', {
    path: '/',
    maxAge: held === null ? 0 : SESSION / 1_000,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
