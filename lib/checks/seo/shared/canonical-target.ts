import type { Ruling } from '../../../check.ts';
import type { Facts } from '../../../evidence.ts';
import { isClosed } from '../../../parse/site-files/robots-directives.ts';

type Target = NonNullable<Facts['canonicalTarget']>;

/** What an address that a canonical names says of itself; `at` in ms since 1970. */
export const judgeTarget = (target: Target, at: number): Ruling<'redirects' | 'otherPage' | 'dead' | 'closed'> => {
  const items = [target.asked];
  if (target.redirected) return { code: 'redirects', items };
  if (target.status >= 400) return { code: 'dead', args: { status: target.status }, items };
  return { code: isClosed(target, at, ['googlebot']) ? 'closed' : 'otherPage', items };
};
