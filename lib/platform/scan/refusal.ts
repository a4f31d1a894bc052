import type { ErrorCode, ScanError } from '../../api/error.ts';
import { PER_HOUR } from '../../api/tier.ts';
import type { Locale, Tier } from '../../model.ts';
import type { Situation } from '../../state.ts';
import { formatTime } from '../../words/format.ts';
import { popupWords } from '../../words/popup.ts';

const CODES: Readonly<Record<Situation, ErrorCode>> = {
  browserPage: 'unsupported_page',
  storePage: 'unsupported_page',
  notAPage: 'unsupported_page',
  localFile: 'unsupported_page',
  hiddenPage: 'unsupported_page',
  notLoaded: 'unreachable',
  rateLimited: 'rate_limited',
  crashed: 'internal',
};

export interface Refused {
  readonly situation: Situation;
  readonly host: string;
  readonly tier: Tier;
  readonly locale: Locale;
  /** Seconds; only for `rateLimited`. */
  readonly retryAfter?: number;
  /** When it was refused, ms since 1970; defaults to now. */
  readonly at?: number;
}

/** Returns the scan API's error for a situation, with its sentence in the user's language. */
export const toScanError = ({ situation, host, tier, locale, retryAfter = 0, at = Date.now() }: Refused): ScanError => {
  const { situations } = popupWords[locale];
  const again = { time: formatTime(locale, at + retryAfter * 1_000), minutes: Math.ceil(retryAfter / 60) };
  const sentences: Partial<Record<Situation, string>> = {
    notAPage: situations.notAPage({ host }),
    rateLimited: situations.rateLimited({ perHour: PER_HOUR[tier], ...again }),
  };
  const plain = situations[situation];
  const message = sentences[situation] ?? (typeof plain === 'string' ? plain : '');
  const code = CODES[situation];
  return { ok: false, error: { code, message, ...(situation === 'rateLimited' ? { retry_after: retryAfter } : {}) } };
};
