import type { SitesFault, SitesRefusal } from '../../api/sites.ts';
import type { Locale } from '../../model.ts';
import { mySites as en } from '../en/service/my-sites.ts';
import { type MySitesWords, mySites as nl } from '../nl/service/my-sites.ts';

export const mySitesWords: Readonly<Record<Locale, MySitesWords>> = { nl, en };

/** Whether a reason is one of those that have a sentence. */
export const isSitesFault = (why: string): why is SitesFault => Object.hasOwn(nl.faults, why);

/** Why a service at `host` refused a request about sites. */
export const saySitesFault = (
  locale: Locale,
  { why, retryAfter }: Pick<SitesRefusal, 'why' | 'retryAfter'>,
  host: string,
): string => {
  const sentence = mySitesWords[locale].faults[why];
  return typeof sentence === 'string' ? sentence : sentence({ host, minutes: Math.ceil((retryAfter ?? 0) / 60) });
};
