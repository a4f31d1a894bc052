import { pillarState, scanResult } from '../api/compose.ts';
import type { ServicePart } from '../api/service.ts';
import { openLedger } from '../collect/ledger.ts';
import { makeReach, type Means as ReachMeans } from '../collect/make-reach.ts';
import { platformsIn } from '../collect/platforms.ts';
import type { Reach } from '../collect/reach.ts';
import type { Progress } from '../collect/senses.ts';
import { RESOLVERS } from '../data/resolvers.ts';
import type { Evidence, FactName, Seen } from '../evidence.ts';
import { orElse, orElseLater } from '../fault.ts';
import type { Locale, Tier } from '../model.ts';
import { type Judged, scan } from '../scan.ts';
import { overall } from '../score.ts';
import type { Settings } from '../settings.ts';
import type { Note, PillarState, ScanState } from '../state.ts';
import { commonWords } from '../words/common.ts';
import { say } from '../words/say.ts';
import { followAccess } from './access.ts';
import { browser } from './browser.ts';
import type { Job } from './job.ts';
import { type Journal, openJournal } from './journal.ts';
import { reportLocale } from './locale.ts';
import { watchRequests } from './observe.ts';
import { noting } from './recent.ts';
import { remember } from './remember.ts';
import { begin, noteOf, policyNoteOf, withPillar, withProgress } from './scan-state.ts';
import { browserSenses, type Means } from './senses.ts';
import { askService } from './service.ts';
import { keepPart, withPart } from './service-part.ts';
import { keepFact, keepState } from './states.ts';

/** Ms after which a scan stops looking: what is not in by then is not tested. */
const HARD_STOP = 15_000;

const resolverOf = ({ resolver, customResolver }: Settings): string =>
  resolver === 'custom' && customResolver !== ''
    ? customResolver
    : ((RESOLVERS.find(({ id }) => id === resolver) ?? RESOLVERS.find(({ id }) => id === 'cloudflare'))?.address ?? '');

/** Runs a scan to its end, telling of every pillar as it is judged; resolves with the final state. */
export const runTabScan = async (job: Job): Promise<ScanState> => {
  const access = followAccess(job.target, job.access);
  const watch = job.access.hops ? watchRequests(job.access.certificate) : null;
  const journal = openJournal(job);
  const { target, shown, isPrivate } = job;
  try {
    return await runWith(job, { target, shown, access, watch, isPrivate }, journal);
  } finally {
    orElse('the end of a scan', undefined, () => {
      access.stop();
      watch?.stop();
    });
    await orElseLater('the journal', undefined, () => journal.close());
  }
};

/** Ms since the start of a scan that goes on: by the wall clock, which may have jumped, and not before its last contact. */
const elapsed = ({ past, target }: Job): number => {
  const last = past.rows.reduce((latest, { at, ms }) => Math.max(latest, at + (ms ?? 0)), 0);
  return past.rows.length === 0 ? 0 : Math.max(last, Math.min(3_600_000, Date.now() - target.at));
};

type Through = Pick<ReachMeans, 'ledger' | 'progress' | 'memory' | 'end'>;

/** What the scan looks through: its end, its ledger, and word of the engine's progress. */
const reachOf = ({ target, settings, past }: Job, means: Means, through: Through): Reach => {
  const { page } = past.known;
  const known = page?.seen ? { page: page.value } : {};
  return makeReach({ target, senses: browserSenses(means), resolver: resolverOf(settings), ...through, ...known });
};

/** What of the access the state tells. */
const grantedIn = ({ access }: Means): Pick<ScanState, 'access' | 'hops'> => {
  const { site, hops } = access.now();
  return { access: site, hops };
};

const runWith = async (job: Job, means: Means, { wrote, memory }: Journal): Promise<ScanState> => {
  const { target, settings, cancel, past } = job;
  const written = openLedger(() => performance.now(), { rows: past.rows, after: elapsed(job), wrote });
  const ledger = job.isPrivate ? written : { ...written, open: noting(written.open) };
  let state: ScanState = { ...begin(job), service: past.service };
  const change = async (changes: Partial<ScanState>): Promise<void> => {
    // Another scan of this tab has taken its place, or the tab is gone.
    if (cancel.aborted) return;
    state = { ...state, ...changes, ...grantedIn(means), ledger: [...ledger.rows()] };
    await keepState(state);
    await orElseLater('who listens to a scan', undefined, () => job.changed(state));
  };
  const progress = (of: Progress): void => void change({ pillars: withProgress(state.pillars, of) });
  const facts: Partial<Record<FactName, Seen<unknown>>> = { ...past.known };
  const noted = (note: Note | null): void => {
    if (note !== null && !state.notes.includes(note)) state = { ...state, notes: [...state.notes, note] };
  };
  const heard = (name: FactName, fact: Seen<unknown>): void => {
    facts[name] = fact;
    noted(orElse('the notes', null, () => noteOf(name, fact, { at: target.at, rows: ledger.rows() })));
    noted(orElse('the notes', null, () => policyNoteOf(facts as Partial<Evidence>)));
    if (!cancel.aborted) void orElseLater('the facts', undefined, () => keepFact(target.tabId, name, fact));
  };
  const tell = async (service: ServicePart): Promise<void> => {
    await change(withPart(state, service));
    if (service.phase !== 'busy') await keepPart(job.id, service, state.ledger);
  };

  await change({});
  means.access.onTaken(() => void change({}));
  if (past.service === null)
    void orElseLater('the scan service', undefined, () => askService({ ...target, settings, ledger, cancel, tell }));
  const over = new AbortController();
  const end = AbortSignal.any([cancel, over.signal, AbortSignal.timeout(HARD_STOP)]);
  const judged: Judged[] = [];
  for await (const pillar of scan(target, reachOf(job, means, { ledger, progress, memory, end }), {
    known: past.known,
    heard,
  })) {
    judged.push(pillar);
    await change({ pillars: withPillar(state.pillars, told(pillar, state.tier, job.locale)) });
  }
  // A question that nobody waits for any more is not asked: its row would stand in no ledger.
  over.abort();
  if (cancel.aborted) return state;
  await change(finished(job, state, judged));
  const platforms = orElse<readonly string[]>('the platforms', [], () => platformsIn(facts as Partial<Evidence>));
  const note = await orElseLater<Note | null>('the history', 'noRoom', () =>
    remember({ ...job, platforms }, state, judged),
  );
  if (note !== null) await change({ notes: [...state.notes, note] });
  // A service that answered before the local scan was kept.
  const { service, ledger: rows } = state;
  if (service && service.phase !== 'busy')
    await orElseLater('the service in the history', undefined, () => keepPart(job.id, service, rows));
  return state;
};

/** A judged pillar as it is shown; where telling of its checks fails, its score all the same. */
const told = (judged: Judged, tier: Tier, locale: Locale): PillarState => {
  const { pillar: id, score } = judged;
  const bare: PillarState = { id, phase: 'done', score: score.score, incomplete: score.incomplete, unseen: [] };
  return orElse(`what is told of ${id}`, bare, () => pillarState(judged, tier, (finding) => say(finding, locale)));
};

const finished = ({ target, settings }: Job, state: ScanState, judged: readonly Judged[]): Partial<ScanState> => {
  const locale = reportLocale(settings);
  const grade = orElse<ReturnType<typeof overall>>('the total', { overall: null, incomplete: true }, () =>
    overall(judged.map(({ score }) => score)),
  );
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
    return one === undefined ? shown : told(one, state.tier, locale);
  });
  return { ...grade, phase: 'done', finishedAt: Date.now(), result: scanResult(pillars, frame) };
};
