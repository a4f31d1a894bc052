import { admit, PER_HOUR } from '../../api/tier.ts';
import { limit } from '../../collect/limit.ts';
import { toTarget } from '../../collect/target.ts';
import { orElseLater } from '../../fault.ts';
import type { Pillar, Target, Tier } from '../../model.ts';
import { pageAddress } from '../../parse/document-address.ts';
import { pillarApplies } from '../../scan.ts';
import { begin } from '../../session/begin.ts';
import { isFreshResult, passingLacks } from '../../session/passing.ts';
import type { Note, ScanState, Situation } from '../../state.ts';
import { browser } from '../browser.ts';
import { interfaceLocale } from '../locale.ts';
import type { Allowance } from '../messages.ts';
import { accessTo, seesMore } from '../page/access.ts';
import type { Shown } from '../page/shown.ts';
import { tierNow } from '../service/ask.ts';
import { settleServices } from '../service/part.ts';
import { settingsSlot, startsSlot } from '../storage/store.ts';
import { type Job, NO_PAST } from './job.ts';
import { AT_ONCE, cancel, goFirst, jobOn, jobsBeside, launch, onClosed } from './jobs.ts';
import { keepJob } from './journal.ts';
import { refuse } from './refusal.ts';
import { resume } from './resume.ts';
import { nothing } from './scan-state.ts';
import { situationOf } from './situation.ts';
import { forgetReport, keepState, stateOf } from './states.ts';

export interface Start {
  readonly tabId: number;
  /** Scans even when a fresh result is there. */
  readonly again?: boolean;
  readonly pillar?: Pillar;
}

/** What the tab shows at the moment of the click. */
interface TabAtClick {
  /** '' where the browser hides it. */
  readonly url: string;
  readonly shown: Shown | null;
  readonly isPrivate: boolean;
}

type Changed = Job['changed'];

/** Starts of this background that found no room in the store: they count all the same, and end no scan. */
let uncounted: Readonly<Record<Tier, readonly number[]>> = { public: [], partner: [] };

/** Starts of the last hour, ms since 1970; only those of this background where the store cannot be read. */
const startsOf = async (tier: Tier): Promise<readonly number[]> => {
  const stored = await orElseLater('the starts of scans', null, () => startsSlot.get());
  return [...(stored?.[tier] ?? []), ...uncounted[tier]].toSorted((a, b) => a - b);
};

/** How many scans are left in this hour, without starting one. */
export const allowance = async (): Promise<Allowance> => {
  const tier = await tierNow();
  const admission = admit(await startsOf(tier), Date.now(), tier);
  const left = admission.admitted ? PER_HOUR[tier] - admission.started.length + 1 : 0;
  return { tier, left, perHour: PER_HOUR[tier], retryAfter: admission.admitted ? 0 : admission.retryAfter };
};

/** How long to wait where the sliding hour has no room, in seconds, and whether a scan that is let in could be stored. */
type Counted = { readonly retryAfter: number } | { readonly retryAfter: null; readonly isStored: boolean };

/** Counts a scan under the sliding hour. */
const count = async (tier: Tier): Promise<Counted> => {
  const admission = admit(await startsOf(tier), Date.now(), tier);
  if (!admission.admitted) return { retryAfter: admission.retryAfter };
  const started = [...admission.started];
  const isStored = await orElseLater('the starts of scans', false, async () => {
    await startsSlot.change((starts) => ({ ...starts, [tier]: started }));
    return true;
  });
  uncounted = { ...uncounted, [tier]: isStored ? [] : [...uncounted[tier], ...started.slice(-1)] };
  return { retryAfter: null, isStored };
};

/** A scan that goes on with what it may see by now is not counted again. */
const GOES_ON: Counted = { retryAfter: null, isStored: true };

const jobFor = async (
  { tabId, pillar }: Start,
  { url, shown, isPrivate }: TabAtClick,
): Promise<Omit<Job, 'changed' | 'cancel'>> => {
  // Only its level hangs on the settings.
  const aimed = toTarget({ tabId, url, at: Date.now(), level: 'A', pillar: pillar ?? null });
  const [settings, access, tier] = await Promise.all([settingsSlot.get(), accessTo(aimed), tierNow(aimed.isPublic)]);
  const target = { ...aimed, level: settings.level };
  const locale = interfaceLocale(settings);
  const id = crypto.randomUUID();
  return { id, target, tier, access, settings, locale, isPrivate, shown, attempts: 0, past: NO_PAST };
};

const isFresh = (
  state: ScanState,
  { again, pillar }: Start,
  { tier, target }: Pick<Job, 'tier' | 'target'>,
): boolean => {
  const age = Date.now() - (state.finishedAt ?? 0);
  const isWhole = state.phase === 'done' && state.pillars.length > 1;
  const isAlike = state.tier === tier && state.level === target.level;
  if (again || pillar !== undefined || !isWhole || !isAlike) return false;
  return isFreshResult(state, { age, isOnline: navigator.onLine });
};

/**
 * Where a site did not load its last result stays, a scan of its domain goes on, and else that is what can be had. A scan
 * of the page that the tab has left ends: it would tell of itself in the place of what is told now.
 */
const turnAway = async (
  wish: Start & { readonly seen: TabAtClick },
  situation: Situation,
  changed: Changed,
): Promise<ScanState> => {
  const { tabId, seen } = wish;
  const empty = nothing(tabId, seen.url, await tierNow());
  if (situation !== 'notLoaded') {
    cancel(tabId);
    return refuse(empty, { situation }, changed);
  }
  const { target } = await jobFor(wish, seen);
  const last = await stateOf(tabId);
  const same = last?.url === target.url && last.result !== null ? last : null;
  if (last?.url === target.url && jobOn(tabId)?.target.url === target.url) return last;
  cancel(tabId);
  const domainOnly = target.level !== 'A' && pillarApplies('domein', target);
  return refuse({ ...(same ?? empty), domainOnly }, { situation }, changed);
};

/** Decisions are made one after the other, so that two clicks are one scan. */
const deciding = limit(1);

/** Before the first decision: goes on with what an earlier background left unfinished. */
export const settle = (changed: Changed): Promise<void> =>
  deciding(async () => {
    await settleServices();
    await resume(changed);
  });

/** A tab was closed: heard in its turn, for the scan that an earlier background left on it may only now be known. */
export const closed = (tabId: number): Promise<void> => deciding(() => onClosed(tabId));

/** Starts the scan of a tab, joins the one that runs, or shows the result that is still fresh. */
export const start = (wish: Start, changed: Changed): Promise<ScanState> => {
  const started = startOn(wish, changed);
  goFirst(wish.tabId, started);
  return started;
};

const startOn = async (wish: Start, changed: Changed): Promise<ScanState> => {
  const { tabId } = wish;
  const tab = await browser.tabs.get(tabId);
  // A page that takes its time to answer keeps nobody else waiting.
  const { situation, shown } = await situationOf(tabId, tab);
  const seen: TabAtClick = { url: pageAddress(tab.url ?? ''), shown, isPrivate: tab.incognito };
  // What the registers tell of a domain needs no page.
  const isAboutDomain = situation === 'notLoaded' && wish.pillar === 'domein';
  return deciding(() =>
    situation !== null && !isAboutDomain
      ? turnAway({ ...wish, seen }, situation, changed)
      : decide(wish, seen, changed),
  );
};

/** The very document that is being scanned: one that was loaded anew is another. */
const isSame = (job: Job | undefined, { url }: Target, shown: Shown | null): boolean =>
  job?.target.url === url && job.shown?.documentId === shown?.documentId && job.shown?.born === shown?.born;

const decide = async (wish: Start, seen: TabAtClick, changed: Changed): Promise<ScanState> => {
  const { tabId } = wish;
  const [draft, before] = await Promise.all([jobFor(wish, seen), stateOf(tabId)]);
  const { target, tier, access } = draft;
  const same = before?.url === target.url ? before : null;
  const goesOn = same?.situation === null && seesMore(access, same);
  if (same !== null && !goesOn) {
    // What has ended, and is only being kept, is no scan to join.
    const isRunning = same.phase === 'scanning' && isSame(jobOn(tabId), target, seen.shown);
    if (isRunning || isFresh(same, wish, draft)) return same;
  }

  const counted = goesOn ? GOES_ON : await count(tier);
  if (counted.retryAfter !== null) {
    if (same === null) cancel(tabId);
    const last = same ?? nothing(tabId, target.url, tier);
    return refuse(last, { situation: 'rateLimited', retryAfter: counted.retryAfter }, changed);
  }

  const lackedBefore = same?.phase === 'done' ? passingLacks(same) : [];
  const notes: readonly Note[] = counted.isStored ? [] : ['storeFull'];
  return launchOn({ ...draft, notes, lackedBefore, changed });
};

/** Begins a scan in the place of the tab's earlier one. */
const launchOn = async (draft: Omit<Job, 'cancel'>): Promise<ScanState> => {
  const { tabId } = draft.target;
  cancel(tabId);
  const begun = begin(draft);
  const state: ScanState = jobsBeside(tabId) < AT_ONCE ? begun : { ...begun, notes: [...begun.notes, 'queued'] };
  await forgetReport(tabId);
  await keepJob(draft);
  await keepState(state);
  launch(draft);
  return state;
};
