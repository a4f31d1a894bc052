import { tryOrElseLater } from '../../fault.ts';
import { createSession, reduce } from '../../session/reduce.ts';
import type { ScanState, Situation } from '../../state.ts';
import { getInterfaceLocale } from '../locale.ts';
import { settingsSlot } from '../storage/store.ts';
import { toScanError } from './refusal.ts';
import { keepState } from './states.ts';

/** Marks a scan as failed: stores its state and notifies subscribers. Resolves with that state. */
export const failScan = async (
  before: ScanState,
  { situation, retryAfter }: { readonly situation: Situation; readonly retryAfter?: number },
  changed: (state: ScanState) => Promise<void>,
): Promise<ScanState> => {
  const locale = getInterfaceLocale(await settingsSlot.get());
  const { host, tier } = before;
  const error = toScanError({ situation, host, tier, locale, ...(retryAfter === undefined ? {} : { retryAfter }) });
  const { state } = reduce(createSession(before), { type: 'failed', at: Date.now(), error, situation });
  await keepState(state);
  await tryOrElseLater('who listens to a scan', undefined, () => changed(state));
  return state;
};
