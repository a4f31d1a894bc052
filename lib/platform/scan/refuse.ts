import { orElseLater } from '../../fault.ts';
import { reduce, sessionOf } from '../../session/reduce.ts';
import type { ScanState, Situation } from '../../state.ts';
import { interfaceLocale } from '../locale.ts';
import { settingsSlot } from '../storage/store.ts';
import { refusal } from './refusal.ts';
import { keepState } from './states.ts';

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
