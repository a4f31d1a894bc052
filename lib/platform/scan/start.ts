import { limit } from '../../collect/network/limit.ts';
import { toTarget } from '../../collect/target.ts';
import type { Pillar, Target, Tier } from '../../model.ts';
import { toPageAddress } from '../../parse/url/document-address.ts';
import { isPillarApplicable } from '../../scan.ts';
import { begin, withoutPillars } from '../../session/begin.ts';
import type { Note, ScanState, Situation } from '../../state.ts';
import { isFreshResult, listPassingLacks } from '../../view/passing.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale } from '../locale.ts';
import { hasMoreAccess, readAccess } from '../page/access.ts';
import type { Shown } from '../page/shown.ts';
import { getTier } from '../service/ask.ts';
import { settleServices } from '../service/part.ts';
import { settingsSlot } from '../storage/store.ts';
import { count, GOES_ON } from './allowance.ts';
import { failScan } from './fail-scan.ts';
import { type Job, NO_RESUME_DATA } from './job.ts';
import { AT_ONCE, cancelJob, countJobsBeside, getJob, launch, onClosed, prioritizeTab } from './jobs.ts';
import { keepJob } from './journal.ts';
import { resumeScans } from './resume.ts';
import { findSituation } from './situation.ts';
import { keepState, readState, removeHeldReport } from './states.ts';

/** An empty state, for a page that cannot be scanned now. */
export const createEmptyState = (tabId: number, url: string, tier: Tier): ScanState =>
  withoutPillars({ id: crypto.randomUUID(), tabId, url, tier, at: Date.now() });

export interface Start {
  readonly tabId: number;
  /** Scans even when there is a fresh result. */
  readonly again?: boolean;
  readonly pillar?: Pillar;
}

/** What the tab shows at the moment of the click. */
interface TabAtClick {
  /** '' when the browser hides it. */
  readonly url: string;
  readonly shown: Shown | null;
  readonly isPrivate: boolean;
}

type Changed = Job['changed'];

const createJob = async (
  { tabId, pillar }: Start,
  { url, shown, isPrivate }: TabAtClick,
): Promise<Omit<Job, 'changed' | 'cancel'>> => {
  // Only its level depends on the settings.
  const aimed = toTarget({ tabId, url, at: Date.now(), level: 'A', pillar: pillar ?? null });
  const [settings, access, tier] = await Promise.all([settingsSlot.get(), readAccess(aimed), getTier(aimed.isPublic)]);
  const target = { ...aimed, level: settings.level };
  const locale = getInterfaceLocale(settings);
  const id = crypto.randomUUID();
  return { id, target, tier, access, settings, locale, isPrivate, shown, attempts: 0, past: NO_RESUME_DATA };
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
 * Ends a request that cannot be scanned. When the site did not load, a scan of the same page that still runs continues,
 * and otherwise its last result stays and a scan of its domain alone is offered. A scan of a page that the tab has left
 * is cancelled: its state would replace the one shown now.
 */
const refuseScan = async (
  wish: Start & { readonly seen: TabAtClick },
  situation: Situation,
  changed: Changed,
): Promise<ScanState> => {
  const { tabId, seen } = wish;
  const empty = createEmptyState(tabId, seen.url, await getTier());
  if (situation !== 'notLoaded') {
    cancelJob(tabId);
    return failScan(empty, { situation }, changed);
  }
  const { target } = await createJob(wish, seen);
  const last = await readState(tabId);
  const same = last?.url === target.url && last.result !== null ? last : null;
  if (last?.url === target.url && getJob(tabId)?.target.url === target.url) return last;
  cancelJob(tabId);
  const domainOnly = target.level !== 'A' && isPillarApplicable('domein', target);
  return failScan({ ...(same ?? empty), domainOnly }, { situation }, changed);
};

/** Decisions are made one at a time, so that two clicks start one scan. */
const deciding = limit(1);

/** Runs before the first decision: resumes what an earlier background left unfinished. */
export const settle = (changed: Changed): Promise<void> =>
  deciding(async () => {
    await settleServices();
    await resumeScans(changed);
  });

/** Handles a closed tab in its turn, because a scan that an earlier background left on it may not be known before. */
export const handleClosedTab = (tabId: number): Promise<void> => deciding(() => onClosed(tabId));

/** Starts the scan of a tab, joins the running one, or returns a result that is still fresh. */
export const start = (wish: Start, changed: Changed): Promise<ScanState> => {
  const started = startOn(wish, changed);
  prioritizeTab(wish.tabId, started);
  return started;
};

const startOn = async (wish: Start, changed: Changed): Promise<ScanState> => {
  const { tabId } = wish;
  const tab = await browser.tabs.get(tabId);
  // Outside the queue: a page that is slow to answer delays no other request.
  const { situation, shown } = await findSituation(tabId, tab);
  const seen: TabAtClick = { url: toPageAddress(tab.url ?? ''), shown, isPrivate: tab.incognito };
  // The registers' data about a domain needs no page.
  const isAboutDomain = situation === 'notLoaded' && wish.pillar === 'domein';
  return deciding(() =>
    situation !== null && !isAboutDomain
      ? refuseScan({ ...wish, seen }, situation, changed)
      : decide(wish, seen, changed),
  );
};

/** Whether a job scans exactly this document: a reloaded one is another. */
const isSame = (job: Job | undefined, { url }: Target, shown: Shown | null): boolean =>
  job?.target.url === url && job.shown?.documentId === shown?.documentId && job.shown?.born === shown?.born;

const decide = async (wish: Start, seen: TabAtClick, changed: Changed): Promise<ScanState> => {
  const { tabId } = wish;
  const [draft, before] = await Promise.all([createJob(wish, seen), readState(tabId)]);
  const { target, tier, access } = draft;
  const same = before?.url === target.url ? before : null;
  const goesOn = same?.situation === null && hasMoreAccess(access, same);
  if (same !== null && !goesOn) {
    // A scan that has ended, and is only being stored, cannot be joined.
    const isRunning = same.phase === 'scanning' && isSame(getJob(tabId), target, seen.shown);
    if (isRunning || isFresh(same, wish, draft)) return same;
  }

  const counted = goesOn ? GOES_ON : await count(tier);
  if (counted.retryAfter !== null) {
    if (same === null) cancelJob(tabId);
    const last = same ?? createEmptyState(tabId, target.url, tier);
    return failScan(last, { situation: 'rateLimited', retryAfter: counted.retryAfter }, changed);
  }

  const lackedBefore = same?.phase === 'done' ? listPassingLacks(same) : [];
  const notes: readonly Note[] = counted.isStored ? [] : ['storeFull'];
  return launchOn({ ...draft, notes, lackedBefore, changed });
};

/** Starts a scan that replaces the tab's earlier one. */
const launchOn = async (draft: Omit<Job, 'cancel'>): Promise<ScanState> => {
  const { tabId } = draft.target;
  cancelJob(tabId);
  const begun = begin(draft);
  const state: ScanState = countJobsBeside(tabId) < AT_ONCE ? begun : { ...begun, notes: [...begun.notes, 'queued'] };
  await removeHeldReport(tabId);
  await keepJob(draft);
  await keepState(state);
  launch(draft);
  return state;
};
