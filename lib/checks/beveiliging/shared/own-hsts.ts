import { toUnseen, type Unseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import { type Hsts, readSentHsts } from '../../../parse/http/hsts.ts';
import { parseHost } from '../../../parse/url/host-match.ts';
import { isLoopback } from '../../../parse/url/trustworthy.ts';
import { SECONDS } from '../../../time.ts';

interface OwnHsts {
  readonly header: string | undefined;
  readonly hsts: Hsts;
  /** Whole days; 0 where the header is absent or void. */
  readonly days: number;
}

/**
 * The HSTS of what a first-time visitor gets, or why the question does not arise. What asks to sign in or for
 * consent on the same host says it for the host; a wall or another host does not.
 */
export const readOwnHsts = (
  { host }: Facts['scan'],
  answer: Facts['answer'],
): OwnHsts | Unseen | { readonly code: 'plainHttp' | 'loopback' } => {
  const { url, barrier } = answer;
  if (isLoopback(host)) return { code: 'loopback' };
  if (barrier === 'wall' || (barrier !== null && parseHost(url) !== host)) return toUnseen(barrier);
  if (url.startsWith('http:')) return { code: 'plainHttp' };

  const { header, hsts } = readSentHsts(answer);
  return { header, hsts, days: Math.floor((hsts.maxAge ?? 0) / SECONDS.day) };
};

/** Whether browsers that were on this page go to its host over https by themselves. */
export const isHstsInForce = ({ host }: Facts['scan'], answer: Seen<Facts['answer']>): boolean => {
  if (!answer.seen || !answer.value.url.startsWith('https:') || parseHost(answer.value.url) !== host) return false;
  return (readSentHsts(answer.value).hsts.maxAge ?? 0) > 0;
};
