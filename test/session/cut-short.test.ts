import { describe, expect, test } from 'vitest';
import { NO_CACHE } from '../../lib/collect/network/response-cache.ts';
import type { Evidence, FactName } from '../../lib/evidence.ts';
import { PILLARS, type Pillar } from '../../lib/model.ts';
import { completeFacts, needsOf } from '../../lib/scan.ts';
import { endCutShort } from '../../lib/session/cut-short.ts';
import { openScan } from '../../lib/session/live-scan.ts';
import type { Session } from '../../lib/session/reduce.ts';
import { runScan } from '../../lib/session/run.ts';
import { NOW } from '../kit/facts.ts';
import { target } from '../kit/reach.ts';
import { fakeScanHost } from '../kit/scan-host.ts';
import { facts, presenter } from './stage.ts';

const known: Partial<Evidence> = completeFacts(facts);
/** Without the engine's fact, which never arrives. */
const withoutEngine = (): Partial<Evidence> => {
  const { axe: _, ...others } = known;
  return others;
};

/** A scan whose unknown facts never arrive: the engine hangs in the page, and so does the page. */
const heldUp = (past: Partial<Evidence>) => {
  const never = () => new Promise<never>(() => {});
  const remembered: Session[] = [];
  const cancel = new AbortController();
  const live = openScan(
    {
      ...{ id: 'een', target: target({ level: 'A' }), tier: 'partner', access: { site: true, seesRedirects: false } },
      ...{
        past: { known: past, rows: [], service: null },
        resolver: 'https://dns.voorbeeld.nl/',
        cancel: cancel.signal,
      },
    },
    {
      scanHost: fakeScanHost({}, { runAxe: never, readPage: never, ask: never }),
      clock: { now: () => NOW + 20_000, after: () => new AbortController().signal },
      memory: NO_CACHE,
      onRequestLogged: async () => {},
      onEvent: async () => {},
    },
  );
  const remember = async (session: Session) => {
    remembered.push(session);
    return null;
  };
  const deps = { presenter, askService: async () => {}, remember };
  void runScan(live, deps);
  return { live, cancel, remembered, cut: () => endCutShort(live, deps) };
};

/** Until every pillar is graded that can be. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const scoresOf = ({ judged }: Session): ReadonlyMap<Pillar, number | null> =>
  new Map(judged.map(({ pillar, score }) => [pillar, score.score]));
const waiting = (missing: FactName): readonly Pillar[] => PILLARS.filter((pillar) => needsOf(pillar).includes(missing));

describe('cutting short a scan that hangs', () => {
  test('returns the grades so far unchanged, and the other pillars without a score for lack of time', async () => {
    const { live, cut, remembered } = heldUp(withoutEngine());
    await settled();
    const before = scoresOf(live.session());
    const lost = waiting('axe');
    expect([...before.keys()].toSorted()).toEqual(PILLARS.filter((pillar) => !lost.includes(pillar)).toSorted());

    const session = await cut();
    expect(session?.state).toMatchObject({ phase: 'done', incomplete: true, finishedAt: NOW + 20_000 });
    expect(session?.state.overall).not.toBeNull();
    expect(session?.state.result).toMatchObject({ incomplete: true });
    expect(scoresOf(session as Session)).toEqual(
      new Map([...before, ...lost.map((pillar) => [pillar, null] as const)]),
    );
    const unjudged = session?.judged.filter(({ pillar }) => lost.includes(pillar)) ?? [];
    const unknown = unjudged.flatMap(({ findings }) => findings.filter(({ outcome }) => outcome === 'unknown'));
    expect(new Set(unknown.map(({ why }) => why))).toEqual(new Set(['time']));
    expect(unjudged.every(({ score }) => score.incomplete)).toBe(true);
    expect(session?.facts.axe).toEqual({ seen: false, why: 'time' });
    expect(remembered.map(({ state }) => state.phase)).toEqual(['done']);
  });

  test('gives no more points than the whole scan would', async () => {
    const whole = await runScan(heldUp(known).live, {
      presenter,
      askService: async () => {},
      remember: async () => null,
    });
    const { cut } = heldUp(withoutEngine());
    await settled();
    expect((await cut())?.state.overall).toBeLessThanOrEqual(whole.state.overall ?? 0);
  });

  test('fails when nothing was graded', async () => {
    const { live, cut, remembered } = heldUp({});
    await settled();
    expect(await cut()).toBeNull();
    expect(live.session().state.phase).toBe('scanning');
    expect(remembered).toEqual([]);
  });

  test('returns null when the scan was cancelled', async () => {
    const { cut, cancel } = heldUp(withoutEngine());
    await settled();
    cancel.abort('cancelled');
    expect(await cut()).toBeNull();
  });

  test('ends the scan: later events change nothing', async () => {
    const { live, cut } = heldUp(withoutEngine());
    await settled();
    await cut();
    const after = live.session();
    await live.dispatch({ type: 'fact', name: 'axe', fact: { seen: false, why: 'off' } });
    expect(live.session()).toBe(after);
  });
});
