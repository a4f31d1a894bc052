import { createReach } from '../collect/network/create-reach.ts';
import type { Reach } from '../collect/network/reach.ts';
import { findPlatforms } from '../collect/software/platforms.ts';
import { tryOrElse, tryOrElseLater } from '../fault.ts';
import { scan } from '../scan.ts';
import type { Note } from '../state.ts';
import type { LiveScan } from './live-scan.ts';
import type { Session } from './reduce.ts';
import { finish, type Presenter, toPillarResult } from './result.ts';

/** Milliseconds after which a scan stops collecting: facts that are not in by then are not tested. */
const HARD_STOP = 15_000;

/** What the caller of a scan does beside collecting and judging. */
export interface RunDeps {
  readonly presenter: Presenter;
  /** Calls a scan service, if one is to be called; collecting does not wait for it. */
  askService(live: LiveScan): Promise<void>;
  /** Stores the finished scan of a site that runs on these platforms; resolves with the reason if it is not in the history. */
  remember(session: Session, platforms: readonly string[]): Promise<Note | null>;
}

/** The reach of a scan, usable until `end` aborts. */
const createScanReach = ({ plan, context, ledger, emit }: LiveScan, end: AbortSignal): Reach => {
  const { target, resolver, past } = plan;
  const { scanHost, memory } = context;
  const { page, robots } = past.known;
  return createReach({
    target,
    resolver,
    scanHost,
    memory,
    ledger,
    end,
    ...(page?.seen ? { page: page.value } : {}),
    ...(robots?.seen ? { robots: robots.value } : {}),
    progress: ({ done, of }) => emit({ type: 'progress', done, of }),
  });
};

/** Collects every fact, and judges each pillar when its facts are in. */
const collectAndJudge = async (live: LiveScan, reach: Reach, { say }: Presenter): Promise<void> => {
  const { plan, session, dispatch, emit } = live;
  const pillars = scan(plan.target, reach, {
    known: plan.past.known,
    onFact: (name, fact) => emit({ type: 'fact', name, fact }),
  });
  for await (const judged of pillars) {
    await dispatch({ type: 'judged', judged, state: toPillarResult(judged, session().state.tier, say) });
  }
};

/** Stores a finished scan, and reports that as an event. */
export const keep = async ({ session, dispatch }: LiveScan, { remember }: Pick<RunDeps, 'remember'>): Promise<void> => {
  const platforms = tryOrElse<readonly string[]>('the platforms', [], () => findPlatforms(session().facts));
  const note = await tryOrElseLater<Note | null>('the history', 'noRoom', () => remember(session(), platforms));
  await dispatch({ type: 'remembered', note });
};

/** Runs a scan to its end, or until nobody waits for it any more; resolves with the final session. */
export const runScan = async (live: LiveScan, deps: RunDeps): Promise<Session> => {
  const { plan, context, session, dispatch, emit } = live;
  // Collecting does not wait until this is stored: listeners receive events in order.
  emit({ type: 'started' });
  if (plan.past.service === null) void tryOrElseLater('the scan service', undefined, () => deps.askService(live));
  const over = new AbortController();
  const end = AbortSignal.any([plan.cancel, over.signal, context.clock.after(HARD_STOP)]);
  await collectAndJudge(live, createScanReach(live, end), deps.presenter);
  // A request that nobody waits for any more is not sent: its row would be in no ledger.
  over.abort();
  if (session().stopped) return session();
  await dispatch(finish(session(), deps.presenter, context.clock.now()));
  await keep(live, deps);
  return session();
};
