import type { ScanError } from '../../api/error.ts';
import type { ResultLimit } from '../../api/result.ts';
import { limit } from '../../collect/network/limit.ts';
import { tryOrElseLater } from '../../fault.ts';
import type { Locale } from '../../model.ts';
import {
  encodeState,
  type FirstStep,
  listStatesIn,
  type PillarState,
  parseState,
  type ScanState,
  type StateCheck,
  toStateKey,
} from '../../state.ts';
import { type Sayable, sayFinding } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale } from '../locale.ts';
import { keepForUser } from '../storage/session-quota.ts';
import { reportKey } from '../storage/session-report.ts';
import { toSiteKey } from '../storage/session-site.ts';
import { settingsSlot } from '../storage/store.ts';
import { toScanError } from './refusal.ts';

/**
 * The parts from which a check's sentences are made; null for a state stored by a version without them, whose texts
 * stay unchanged.
 */
const toSayable = ({ id, reason, code, args = {}, items = [] }: StateCheck): Sayable | null =>
  code === undefined ? null : { id, why: reason ?? null, code, args, items };

const checkIn = (check: StateCheck, locale: Locale): StateCheck => {
  const sayable = toSayable(check);
  if (sayable === null) return check;
  const { title, conclusion, fix } = sayFinding(sayable, locale);
  return { ...check, title, evidence: [conclusion.slice(0, 2_000)], advice: check.advice === '' ? '' : fix };
};

/** The conclusion of the check that limits something; null when the check is not included, or its code is not known. */
const findConclusion = (checks: readonly StateCheck[], id: string | undefined, locale: Locale): string | null => {
  const check = checks.find((one) => one.id === id);
  const sayable = check && toSayable(check);
  return sayable ? sayFinding(sayable, locale).conclusion : null;
};

const translatePillar = (pillar: PillarState, locale: Locale): PillarState => {
  const { checks, limitedBy } = pillar;
  if (checks === undefined) return pillar;
  const reason = findConclusion(checks, limitedBy?.check, locale);
  return {
    ...pillar,
    checks: checks.map((check) => checkIn(check, locale)),
    ...(limitedBy && reason !== null ? { limitedBy: { ...limitedBy, reason } } : {}),
  };
};

const limitIn = (limit: ResultLimit, checks: readonly StateCheck[], locale: Locale): ResultLimit => {
  if (!('reason' in limit)) return limit;
  const reason = findConclusion(checks, limit.check, locale);
  return reason === null ? limit : { ...limit, reason };
};

const translateFirstStep = (first: FirstStep, checks: readonly StateCheck[], locale: Locale): FirstStep => {
  const check = checks.find(({ id }) => id === first.check);
  const sayable = check && toSayable(check);
  if (!sayable) return first;
  // A first step without a conclusion belongs to a check whose answer did not arrive.
  const { imperative, title } = sayFinding({ ...sayable, ...(sayable.code === null ? { silent: true } : {}) }, locale);
  return { ...first, title: imperative || title };
};

const translateError = ({ situation, host, tier, error, ...state }: ScanState, locale: Locale): ScanError | null => {
  if (situation === null || error === null) return error;
  const { retry_after: retryAfter } = error.error;
  const at = state.finishedAt ?? state.startedAt;
  return toScanError({ situation, host, tier, locale, at, ...(retryAfter === undefined ? {} : { retryAfter }) });
};

/**
 * Returns a state with all its texts in this language, regenerated from its codes; the same state if it is in that
 * language already.
 */
export const translateState = (state: ScanState, locale: Locale): ScanState => {
  if (state.locale === locale) return state;
  const { limit, first } = state;
  const checks = state.pillars.flatMap((pillar) => pillar.checks ?? []);
  return {
    ...state,
    locale,
    pillars: state.pillars.map((pillar) => translatePillar(pillar, locale)),
    error: translateError(state, locale),
    ...(limit ? { limit: limitIn(limit, checks, locale) } : {}),
    ...(first ? { first: translateFirstStep(first, checks, locale) } : {}),
  };
};

/** The state of a tab's scan; null when the tab has none, or one in another version's format. */
export const readState = async (tabId: number): Promise<ScanState | null> => {
  const { [toStateKey(tabId)]: stored } = await browser.storage.session.get(toStateKey(tabId));
  return parseState(stored);
};

const storeState = (state: ScanState): Promise<boolean> =>
  keepForUser({ [toStateKey(state.tabId)]: encodeState(state) });

/** Writes happen one at a time, so that a retranslated state never replaces a newer one. */
const writing = limit(1);

/** Returns a state in the current language; unchanged when the settings cannot be read. */
const toCurrentLanguage = (state: ScanState): Promise<ScanState> =>
  tryOrElseLater('the language of a state', state, async () =>
    translateState(state, getInterfaceLocale(await settingsSlot.get())),
  );

/** Stores a state, with its texts in the current language of the settings. */
export const keepState = (state: ScanState): Promise<void> =>
  writing(async () => void (await storeState(await toCurrentLanguage(state))));

/** Translates every stored state into the current language of the settings; returns the states as they were read. */
export const translateStates = (): Promise<readonly ScanState[]> =>
  writing(async () => {
    const states = await listStates();
    for (const state of states) {
      const stored = await toCurrentLanguage(state);
      if (stored !== state) await storeState(stored);
    }
    return states;
  });

/** All states of this browser session. */
export const listStates = async (): Promise<readonly ScanState[]> =>
  listStatesIn(await browser.storage.session.get(null));

/** Removes the report held for a tab's earlier scan. */
export const removeHeldReport = (tabId: number): Promise<void> =>
  tryOrElseLater('a held report', undefined, () => browser.storage.session.remove(reportKey(tabId)));

/** Removes everything stored for a closed tab. */
export const removeTab = (tabId: number): Promise<void> =>
  writing(() => browser.storage.session.remove([reportKey(tabId), toSiteKey(tabId), toStateKey(tabId)]));

/** Whether a scan's tab is in a private window; also asks the browser, because the state of a refused page has no such note. */
export const isPrivate = async ({ tabId, notes }: ScanState): Promise<boolean> =>
  notes.includes('private') || ((await browser.tabs.get(tabId).catch(() => null))?.incognito ?? false);
