import { admit, PER_HOUR } from '../api/tier.ts';
import { gate } from '../collect/gate.ts';
import { toTarget } from '../collect/target.ts';
import type { Pillar, Tier } from '../model.ts';
import { arises } from '../scan.ts';
import type { ScanState, Situation } from '../state.ts';
import { accessTo } from './access.ts';
import { browser } from './browser.ts';
import { interfaceLocale } from './locale.ts';
import type { Allowance } from './messages.ts';
import { refusal } from './refusal.ts';
import { begin, nothing } from './scan-state.ts';
import { stopService, tierNow } from './service.ts';
import { settleServices } from './service-part.ts';
import { situationOf } from './situation.ts';
import { forgetFacts, keepState, stateOf } from './states.ts';
import { settingsSlot, startsSlot } from './store.ts';
import { type Job, runTabScan } from './tab-scan.ts';

/** Ms in which a result is shown again rather than made again. */
const FRESH = 600_000;
/** Scans under way at once; the others wait their turn. */
const AT_ONCE = 2;

export interface Start {
  readonly tabId: number;
  /** Scans even when a fresh result is there. */
  readonly again?: boolean;
  readonly pillar?: Pillar;
}

interface Tab {
  /** '' where the browser hides it. */
  readonly url: string;
  readonly isPrivate: boolean;
}
type Changed = (state: ScanState) => Promise<void>;

const running = new Map<number, { readonly url: string; readonly abort: AbortController }>();
const turn = gate(AT_ONCE);

/** Stops a tab's scan, if one runs, and the scan service's part of it. */
export const cancel = (tabId: number): void => {
  running.get(tabId)?.abort.abort('cancelled');
  stopService(tabId);
};

/** How many scans are left in this hour, without starting one. */
export const allowance = async (): Promise<Allowance> => {
  const tier = await tierNow();
  const admission = admit((await startsSlot.get())[tier], Date.now(), tier);
  const left = admission.admitted ? PER_HOUR[tier] - admission.started.length + 1 : 0;
  return { tier, left, perHour: PER_HOUR[tier], retryAfter: admission.admitted ? 0 : admission.retryAfter };
};

/** Counts a scan under the sliding hour; seconds to wait when there is no room, else null. */
const count = async (tier: Tier): Promise<number | null> => {
  const starts = await startsSlot.get();
  const admission = admit(starts[tier], Date.now(), tier);
  if (!admission.admitted) return admission.retryAfter;
  await startsSlot.set({ ...starts, [tier]: admission.started });
  return null;
};

const jobFor = async ({ tabId, pillar }: Start, { url, isPrivate }: Tab): Promise<Omit<Job, 'changed' | 'cancel'>> => {
  const settings = await settingsSlot.get();
  const target = toTarget({
    tabId,
    url,
    at: Date.now(),
    level: settings.level,
    browser: import.meta.env.FIREFOX ? 'firefox' : 'chromium',
    pillar: pillar ?? null,
  });
  const [access, tier] = await Promise.all([accessTo(target.host), tierNow(target.isPublic)]);
  return { id: crypto.randomUUID(), target, tier, access, settings, locale: interfaceLocale(settings), isPrivate };
};

const refuse = async (
  before: ScanState,
  { situation, retryAfter }: { situation: Situation; retryAfter?: number },
  changed: Changed,
): Promise<ScanState> => {
  const locale = interfaceLocale(await settingsSlot.get());
  const { host, tier } = before;
  const error = refusal({ situation, host, tier, locale, ...(retryAfter === undefined ? {} : { retryAfter }) });
  const state: ScanState = { ...before, phase: 'failed', finishedAt: Date.now(), error, situation };
  await keepState(state);
  await changed(state);
  return state;
};

const run = (job: Job): void => {
  const { tabId } = job.target;
  void turn(() => runTabScan(job))
    .catch(async () => {
      if (!job.cancel.aborted)
        await refuse((await stateOf(tabId)) ?? begin(job), { situation: 'crashed' }, job.changed);
    })
    .finally(() => {
      // A later scan of the tab may have taken the place.
      if (running.get(tabId)?.abort.signal === job.cancel) running.delete(tabId);
    });
};

const isFresh = (state: ScanState, { again, pillar }: Start, tier: Tier): boolean =>
  !again &&
  pillar === undefined &&
  state.phase === 'done' &&
  state.tier === tier &&
  state.pillars.length > 1 &&
  Date.now() - (state.finishedAt ?? 0) < FRESH;

/** Where a site did not load its last result stays, a scan of its domain goes on, and else that is what can be had. */
const turnAway = async (
  wish: Start & { readonly tab: Tab },
  situation: Situation,
  changed: Changed,
): Promise<ScanState> => {
  const empty = nothing(wish.tabId, wish.tab.url, await tierNow());
  if (situation !== 'notLoaded') return refuse(empty, { situation }, changed);
  const { target } = await jobFor(wish, wish.tab);
  const last = await stateOf(wish.tabId);
  const same = last?.url === target.url && last.result !== null ? last : null;
  if (last?.url === target.url && running.get(wish.tabId)?.url === target.url) return last;
  const domainOnly = target.level !== 'A' && arises('domein', target);
  return refuse({ ...(same ?? empty), domainOnly }, { situation }, changed);
};

/** Decisions are made one after the other, so that two clicks are one scan. */
const deciding = gate(1);

/** Before the first decision: ends what an earlier background left unfinished. */
export const settle = (): Promise<void> => deciding(settleServices);

/** Starts the scan of a tab, joins the one that runs, or shows the result that is still fresh. */
export const start = (wish: Start, changed: Changed): Promise<ScanState> => deciding(() => decide(wish, changed));

const decide = async (wish: Start, changed: Changed): Promise<ScanState> => {
  const { tabId } = wish;
  const shown = await browser.tabs.get(tabId);
  const tab: Tab = { url: shown.url ?? '', isPrivate: shown.incognito };
  const situation = await situationOf(tabId, shown);
  // What the registers tell of a domain needs no page.
  const isAboutDomain = situation === 'notLoaded' && wish.pillar === 'domein';
  if (situation !== null && !isAboutDomain) return turnAway({ ...wish, tab }, situation, changed);

  const draft = await jobFor(wish, tab);
  const { target, tier, access } = draft;
  const before = await stateOf(tabId);
  const same = before?.url === target.url ? before : null;
  const goesOn = same !== null && !same.access && access.site;
  if (same !== null && !goesOn) {
    if (running.get(tabId)?.url === target.url || isFresh(same, wish, tier)) return same;
  }

  const retryAfter = goesOn ? null : await count(tier);
  if (retryAfter !== null) {
    const last = same ?? nothing(tabId, target.url, tier);
    return refuse(last, { situation: 'rateLimited', retryAfter }, changed);
  }

  cancel(tabId);
  const abort = new AbortController();
  running.set(tabId, { url: target.url, abort });
  const state = begin(draft);
  await forgetFacts(tabId);
  await keepState(state);
  run({ ...draft, changed, cancel: abort.signal });
  return state;
};
