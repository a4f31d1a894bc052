import { createNotSeen, type Evidence } from '../evidence.ts';
import { PILLARS, type Pillar } from '../model.ts';
import { assess, needsOf } from '../scan.ts';
import type { LiveScan } from './live-scan.ts';
import type { Session } from './reduce.ts';
import { finish, toPillarResult } from './result.ts';
import { keep, type RunDeps } from './run.ts';

/** The requested pillars of a scan that are not judged yet. */
const listUnjudged = ({ plan: { target }, session }: LiveScan): readonly Pillar[] => {
  const done = session().judged.map(({ pillar }) => pillar);
  return (target.pillar === null ? PILLARS : [target.pillar]).filter((pillar) => !done.includes(pillar));
};

/**
 * A pillar for which too few facts came in time: no score, with `time` as the reason. Only the facts that decide which
 * questions arise are used; a part of the others might lead to verdicts that the missing ones would contradict.
 */
const withoutScore = (pillar: Pillar, { scan, kind }: Partial<Evidence>) => {
  const late = Object.fromEntries(needsOf(pillar).map((name) => [name, createNotSeen('time')]));
  return assess(pillar, { ...late, ...(scan && { scan }), ...(kind && { kind }) });
};

/** Marks the facts that these pillars still wait for as not seen, and the pillars as not judged. */
const dispatchUnjudged = async (
  live: LiveScan,
  pillars: readonly Pillar[],
  { say }: RunDeps['presenter'],
): Promise<void> => {
  const { session, dispatch } = live;
  const judged = pillars.map((pillar) => withoutScore(pillar, session().facts));
  const { facts } = session();
  const missing = new Set(pillars.flatMap(needsOf).filter((name) => facts[name] === undefined));
  for (const name of missing) await dispatch({ type: 'fact', name, fact: createNotSeen('time') });
  for (const one of judged)
    await dispatch({ type: 'judged', judged: one, state: toPillarResult(one, session().state.tier, say) });
};

/**
 * Ends a scan that is still running when its time is over: what is judged by now is its result, and it is stored.
 * Pillars that are not judged have no score, for the reason `time`. Resolves with null, and leaves the scan unchanged,
 * when no pillar has a score yet or nobody waits for the scan.
 */
export const endCutShort = async (
  live: LiveScan,
  deps: Pick<RunDeps, 'presenter' | 'remember'>,
): Promise<Session | null> => {
  const { session, dispatch, context } = live;
  const { judged, stopped, state } = session();
  if (stopped || !judged.some(({ score }) => score.score !== null)) return null;
  if (state.phase === 'scanning') {
    await dispatchUnjudged(live, listUnjudged(live), deps.presenter);
    await dispatch(finish(session(), deps.presenter, context.clock.now()));
  }
  await keep(live, deps);
  const ended = session();
  // Nothing that still happens in it counts.
  await dispatch({ type: 'stopped' });
  return ended;
};
