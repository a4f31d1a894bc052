import type { ErrorCode, ScanError } from '../../api/error.ts';
import { PER_HOUR } from '../../api/tier.ts';
import { orElseLater } from '../../fault.ts';
import type { Locale, Tier } from '../../model.ts';
import { reduce, sessionOf } from '../../session/reduce.ts';
import type { ScanState, Situation } from '../../state.ts';
import { timeIn } from '../../words/format.ts';
import { popupWords } from '../../words/popup.ts';
import { interfaceLocale } from '../locale.ts';
import { settingsSlot } from '../storage/store.ts';
import { keepState } from './states.ts';

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
}

/** The scan API's error for a situation, with its sentence in the user's language. */
export const refusal = ({ situation, host, tier, locale, retryAfter = 0 }: Refused): ScanError => {
  const { situations } = popupWords[locale];
  const again = { time: timeIn(locale, Date.now() + retryAfter * 1_000), minutes: Math.ceil(retryAfter / 60) };
  const sentences: Partial<Record<Situation, string>> = {
    notAPage: situations.notAPage({ host }),
    rateLimited: situations.rateLimited({ perHour: PER_HOUR[tier], ...again }),
  };
  const plain = situations[situation];
  const message = sentences[situation] ?? (typeof plain === 'string' ? plain : '');
  const code = CODES[situation];
  return { ok: false, error: { code, message, ...(situation === 'rateLimited' ? { retry_after: retryAfter } : {}) } };
};

/** Ends a state as failed, keeps it and tells of it. */
export const refuse = async (
  before: ScanState,
  { situation, retryAfter }: { readonly situation: Situation; readonly retryAfter?: number },
  changed: (state: ScanState) => Promise<void>,
): Promise<ScanState> => {
  const locale = interfaceLocale(await settingsSlot.get());
  const { host, tier } = before;
  const error = refusal({ situation, host, tier, locale, ...(retryAfter === undefined ? {} : { retryAfter }) });
  const { state } = reduce(sessionOf(before), { type: 'failed', at: Date.now(), error, situation });
  await keepState(state);
  await orElseLater('who listens to a scan', undefined, () => changed(state));
  return state;
};
