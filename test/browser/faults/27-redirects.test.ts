import { describe, expect, test } from 'vitest';
import { common } from '../../../lib/words/en/common.ts';
import type { MeasuredRound } from '../../../scripts/reliability/redirects.ts';
import { FETCHED } from './redirects/fetched.ts';
import { LEADING } from './redirects/leading.ts';
import { LED, UNSEEN } from './redirects/led.ts';
import { measure, type Scope } from './redirects/measure.ts';
import { type Cell, expectedOf } from './redirects/policy.ts';
import { PLAIN, STRICT } from './redirects/stage.ts';
import { isOnlyCreated, type Round, STATES, type State } from './redirects/states.ts';

/**
 * Everything that is fetched, redirecting to every place that it could lead to, in every state of access and both
 * browsers: what was asked there by the log of the proxy, what was told by the ledger.
 */

declare module 'vitest' {
  interface TaskMeta {
    /** What was measured, for out/docs/reliability.md. */
    redirects?: MeasuredRound;
  }
}

/** The full run covers every state in both browsers, with all redirect targets. */
const isFull = process.env['REDIRECTS'] === 'all';
const inBoth = (state: State): readonly Round[] => [
  { kind: 'chromium', state },
  { kind: 'firefox', state },
];
/** `npm test` covers one state in each browser, and redirects to these two places. */
const BRIEF = [{ chromium: 'none', firefox: 'siteUnseen' }] as const;
const FEW = ['loopback', 'zelf'];

const ROUNDS: readonly { readonly rounds: readonly Round[] }[] = isFull
  ? STATES.map((state) => ({ rounds: inBoth(state) }))
  : BRIEF.map((ids) => ({
      rounds: STATES.flatMap(inBoth).filter(({ kind, state }) => state.id === ids[kind]),
    }));
const SCOPE: Scope = isFull
  ? { leading: LEADING, plain: PLAIN }
  : { leading: LEADING.filter(({ led }) => FEW.includes(led.id)), plain: PLAIN.slice(0, 1) };
/** Dozens of scans, one after the other, on a busy machine. */
const LIMIT = 600_000;

/** Every cell that violates the policy, in words. */
const wrongIn = (cells: readonly Cell[], round: Round): readonly string[] =>
  SCOPE.leading.flatMap(({ led, fetched: all }) =>
    all.flatMap((fetched) => {
      const wanted = expectedOf(fetched, led, round);
      const cell = cells.find((one) => one.fetched === fetched.id && one.led === led.id);
      return cell?.outcome === wanted ? [] : [`${fetched.name} to ${led.name}: ${cell?.outcome}, not ${wanted}`];
    }),
  );

/** Where Chromium shows no requests, its own upgrade to https of a site with HSTS looks like a redirect that was answered. */
const isUpgrade = (round: Round, unsent: string): boolean =>
  isOnlyCreated(round) && STRICT.some((page) => unsent.startsWith(page));

test('every kind of request is covered, with every redirect target', () => {
  const purposes = new Set<string>(FETCHED.map(({ purpose }) => purpose));
  expect(Object.keys(common.purposes).filter((purpose) => !purposes.has(purpose))).toEqual([]);
  expect(LEADING.flatMap(({ fetched }) => fetched)).toHaveLength(FETCHED.length * LED.length);
});

describe.each(ROUNDS)('row 27: every kind of request, redirected to every kind of target', ({ rounds }) => {
  // A second try would hide what the first one saw.
  const options = { retry: 0, timeout: LIMIT };
  test.concurrent.for(rounds)('$kind, with $state.name', options, async (round, { expect, task }) => {
    const { cells, untold, unsent: all, ...rest } = await measure(round, SCOPE);
    const unsent = all.filter((row) => !isUpgrade(round, row));
    task.meta.redirects = { ...round, cells, untold, unsent };
    expect.soft(wrongIn(cells, round)).toEqual([]);
    expect.soft({ untold, unsent }).toEqual({ untold: [], unsent: [] });
    expect(rest).toEqual({ failed: [], strays: [], unseen: UNSEEN[round.kind], seesFiles: true });
  });
});
