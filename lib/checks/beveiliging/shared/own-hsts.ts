import { toUnseen, type Unseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import { type Hsts, isRemembered, readSentHsts } from '../../../parse/http/hsts.ts';
import { isIpLiteral } from '../../../parse/url/addresses.ts';
import { parseHost } from '../../../parse/url/host-match.ts';
import { isLoopback } from '../../../parse/url/trustworthy.ts';
import { SECONDS } from '../../../time.ts';

interface OwnHsts {
  readonly header: string | undefined;
  readonly hsts: Hsts;
  /** Whole days; 0 when the header is absent or void. */
  readonly days: number;
}

/**
 * The HSTS in the answer to a first-time visitor, or why the question does not arise. A sign-in or consent page on the
 * same host sends it for the host; a wall or another host does not.
 */
export const readOwnHsts = (
  { host }: Facts['scan'],
  answer: Facts['answer'],
): OwnHsts | Unseen | { readonly code: 'plainHttp' | 'loopback' | 'ipAddress' } => {
  const { url, barrier } = answer;
  if (isLoopback(host)) return { code: 'loopback' };
  // Browsers remember no address (RFC 6797 §8.1.1).
  if (isIpLiteral(host)) return { code: 'ipAddress' };
  if (barrier === 'wall' || (barrier !== null && parseHost(url) !== host)) return toUnseen(barrier);
  if (url.startsWith('http:')) return { code: 'plainHttp' };

  const { header, hsts } = readSentHsts(answer);
  return { header, hsts, days: Math.floor((hsts.maxAge ?? 0) / SECONDS.day) };
};

/** Whether browsers that have visited this page upgrade to https by themselves on its host. */
export const isHstsInForce = ({ host }: Facts['scan'], answer: Seen<Facts['answer']>): boolean => {
  if (!answer.seen || !answer.value.url.startsWith('https:') || parseHost(answer.value.url) !== host) return false;
  if (isIpLiteral(host)) return false;
  return isRemembered(readSentHsts(answer.value).hsts);
};
