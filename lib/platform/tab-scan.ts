import { pillarState, scanResult } from '../api/compose.ts';
import type { ServicePart } from '../api/service.ts';
import { openLedger } from '../collect/ledger.ts';
import { makeReach } from '../collect/make-reach.ts';
import type { Progress } from '../collect/senses.ts';
import { RESOLVERS } from '../data/resolvers.ts';
import type { FactName, Seen } from '../evidence.ts';
import { type Finding, type Locale, PILLARS, type Report, type Target, type Tier } from '../model.ts';
import { type Judged, scan } from '../scan.ts';
import { overall, RULES } from '../score.ts';
import type { Settings } from '../settings.ts';
import type { Note, PillarState, ScanState } from '../state.ts';
import { commonWords } from '../words/common.ts';
import { say } from '../words/say.ts';
import { type Access, followAccess } from './access.ts';
import { browser } from './browser.ts';
import { keep } from './history.ts';
import { reportLocale } from './locale.ts';
import { watchRequests } from './observe.ts';
import { browserSenses, type Means } from './senses.ts';
import { askService } from './service.ts';
import { keepPart, withPart } from './service-part.ts';
import { keepFact, keepState } from './states.ts';

/** Ms after which a scan stops looking: what is not in by then is not tested. */
const HARD_STOP = 15_000;

export interface Job {
  readonly id: string;
  readonly target: Target;
  readonly tier: Tier;
  readonly access: Access;
  readonly settings: Settings;
  readonly locale: Locale;
  /** A private window: nothing is kept beyond the session's memory. */
  readonly isPrivate: boolean;
  readonly cancel: AbortSignal;
  /** Told of every change. */
  readonly changed: (state: ScanState) => Promise<void>;
}

const resolverOf = ({ resolver, customResolver }: Settings): string =>
  resolver === 'custom' && customResolver !== ''
    ? customResolver
    : ((RESOLVERS.find(({ id }) => id === resolver) ?? RESOLVERS.find(({ id }) => id === 'cloudflare'))?.address ?? '');

const busy = (id: PillarState['id']): PillarState => ({
  id,
  phase: 'busy',
  score: null,
  incomplete: false,
  unseen: [],
});

/** How a scan starts: every pillar busy. */
export const begin = ({ id, target, tier, access }: Omit<Job, 'changed' | 'cancel'>): ScanState => ({
  id,
  tabId: target.tabId,
  phase: 'scanning',
  url: target.url,
  host: target.host,
  tier,
  level: target.level,
  startedAt: target.at,
  finishedAt: null,
  pillars: (target.pillar === null ? PILLARS : [target.pillar]).map(busy),
  overall: null,
  incomplete: false,
  access: access.site,
  ledger: [],
  result: null,
  error: null,
  situation: null,
  notes: notesOf(target),
});

const notesOf = ({ host, domain, isPublic, onSharedSuffix }: Target): Note[] => {
  if (domain === null && /^[\d.]+$|:/.test(host)) return ['ipAddress'];
  if (!isPublic) return ['localName'];
  return onSharedSuffix ? ['sharedSuffix'] : [];
};

/** What the facts tell of the conditions: no network, a wall, a login page. */
const noteOf = (name: FactName, fact: Seen<unknown>): Note | null => {
  if (name !== 'fresh' || fact.seen) return null;
  return fact.why === 'offline' || fact.why === 'wall' || fact.why === 'login' ? fact.why : null;
};

/** Runs a scan to its end, telling of every pillar as it is judged; resolves with the final state. */
export const runTabScan = async (job: Job): Promise<ScanState> => {
  const access = followAccess(job.target.host, job.access);
  const watch = job.access.hops ? watchRequests(job.access.certificate) : null;
  try {
    return await runWith(job, { target: job.target, access, watch, isPrivate: job.isPrivate });
  } finally {
    access.stop();
    watch?.stop();
  }
};

const runWith = async (job: Job, means: Means): Promise<ScanState> => {
  const { target, locale, settings } = job;
  const ledger = openLedger(() => performance.now());
  const end = AbortSignal.any([job.cancel, AbortSignal.timeout(HARD_STOP)]);

  let state = begin(job);
  const change = async (changes: Partial<ScanState>): Promise<void> => {
    // Another scan of this tab has taken its place, or the tab is gone.
    if (job.cancel.aborted) return;
    state = { ...state, ...changes, access: means.access.now().site, ledger: [...ledger.rows()] };
    await keepState(state);
    await job.changed(state);
  };
  const progress = (of: Progress): void =>
    void change({ pillars: state.pillars.map((pillar) => withProgress(pillar, of)) });
  const senses = browserSenses(means);
  const reach = makeReach({ target, senses, ledger, resolver: resolverOf(settings), end, progress });
  const notes = new Set<Note>(state.notes);
  const heard = (name: FactName, fact: Seen<unknown>): void => {
    const note = noteOf(name, fact);
    if (note !== null) notes.add(note);
    if (!job.cancel.aborted) void keepFact(target.tabId, name, fact);
  };

  const tell = async (service: ServicePart): Promise<void> => {
    await change(withPart(state, service));
    if (service.phase !== 'busy') await keepPart(job.id, service, state.ledger);
  };

  await change({});
  void askService({ ...target, settings, open: ledger.open, cancel: job.cancel, tell });
  const judged: Judged[] = [];
  for await (const pillar of scan(target, reach, heard)) {
    judged.push(pillar);
    const done = pillarState(pillar, state.tier, (finding: Finding) => say(finding, locale));
    await change({
      pillars: state.pillars.map((before) => (before.id === done.id ? done : before)),
      notes: [...notes],
    });
  }
  if (job.cancel.aborted) return state;
  await change(finished(job, state, judged));
  await remember(job, state, judged);
  // A service that answered before the local scan was kept.
  if (state.service && state.service.phase !== 'busy') await keepPart(job.id, state.service, state.ledger);
  return state;
};

/** The engine's progress is that of its pillar, while that is busy. */
const withProgress = (pillar: PillarState, progress: Progress): PillarState =>
  pillar.id === 'toegankelijkheid' && pillar.phase === 'busy' ? { ...pillar, progress } : pillar;

const finished = ({ target, settings }: Job, state: ScanState, judged: readonly Judged[]): Partial<ScanState> => {
  const locale = reportLocale(settings);
  const grade = overall(judged.map(({ score }) => score));
  const scanUrl = browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(target.host)}`);
  const frame = {
    domain: target.host,
    overall: grade.overall,
    tier: state.tier,
    scanUrl,
    names: commonWords[locale].pillars,
  };
  const pillars = state.pillars.map((shown) => {
    const one = judged.find(({ pillar }) => pillar === shown.id);
    return one === undefined ? shown : pillarState(one, state.tier, (finding) => say(finding, locale));
  });
  return { ...grade, phase: 'done', finishedAt: Date.now(), result: scanResult(pillars, frame) };
};

/** Keeps the result; on the partner tier the report with it, without the address's query. */
const remember = async ({ id, target, isPrivate }: Job, state: ScanState, judged: readonly Judged[]) => {
  if (isPrivate || state.result === null || state.finishedAt === null) return;
  const inOrder = PILLARS.flatMap((pillar) => judged.filter((one) => one.pillar === pillar));
  const report: Report = {
    schema: 'pijler/report-1',
    id,
    rules: RULES,
    version: browser.runtime.getManifest().version,
    target: { ...target, url: target.url.replace(/\?.*$/, '') },
    finishedAt: state.finishedAt,
    findings: inOrder.flatMap(({ findings }) => findings),
    scores: inOrder.map(({ score }) => score),
    overall: state.overall,
    incomplete: state.incomplete,
    access: state.access,
    ledger: state.ledger,
  };
  const { finishedAt, result } = state;
  await keep({ id, domain: target.host, finishedAt, result, report: state.tier === 'partner' ? report : null });
};
