import { expect, test, vi } from 'vitest';
import { PILLARS, type Report } from '../../lib/model.ts';
import { assess } from '../../lib/scan.ts';
import { begin } from '../../lib/session/begin.ts';
import { createSession, reduce } from '../../lib/session/reduce.ts';
import { type Ended, type Store, type Stored, storeResult } from '../../lib/session/remember.ts';
import { finish, toPillarResult } from '../../lib/session/result.ts';
import { DEFAULTS } from '../../lib/settings.ts';
import { target } from '../kit/reach.ts';
import { recorded } from '../sites/recorded.ts';
import { presenter } from './stage.ts';

/* A site that answers 503 gets no grade, and does not replace a stored one. */

const ended: Ended = {
  ...{ id: 'een', target: target({ url: 'https://sporthalzuid.nl/' }), settings: DEFAULTS, isPrivate: false },
  platforms: [],
};

/** A scan of a recorded site, from its first event to its result. */
const scanOf = (name: string) => {
  const facts = recorded(name, 'granted');
  const judged = PILLARS.map((pillar) => assess(pillar, facts));
  const begun = createSession(
    begin({ id: 'een', target: ended.target, tier: 'partner', access: { site: true, seesRedirects: true } }),
  );
  const session = judged.reduce(
    (before, one) =>
      reduce(before, { type: 'judged', judged: one, state: toPillarResult(one, 'partner', presenter.say) }),
    begun,
  );
  return reduce(session, finish(session, presenter, 5_000));
};

const storeOf = (more: Pick<Store, 'keepsAway'> = {}) => {
  const keep = vi.fn(async (_: Stored) => true);
  const hold = vi.fn(async (_: Report) => undefined);
  return { keep, hold, maker: { version: '1.2.3', browser: 'chromium' } as const, ...more };
};

const AWAY = scanOf('ranked/onderhoud');

test('the result says so, and when to return', () => {
  expect(AWAY.state.result).toMatchObject({
    overall_score: null,
    not_gradable: { reason: 'maintenance', retry_after: 3_600 },
  });
});

test('it is stored only while its page is open, and replaces nothing in the history', async () => {
  const store = storeOf();
  expect(await storeResult(ended, AWAY, store)).toBeNull();
  expect(store.keep).not.toHaveBeenCalled();
  expect(store.hold).toHaveBeenCalledOnce();
  expect(store.hold.mock.calls[0]?.[0]).toMatchObject({ overall: null, notGradable: { reason: 'maintenance' } });
});

test('it is stored where every scan is stored on its own', async () => {
  const store = storeOf({ keepsAway: true });
  expect(await storeResult(ended, AWAY, store)).toBeNull();
  expect(store.keep).toHaveBeenCalledOnce();
});

test('an ordinary site is stored', async () => {
  const store = storeOf();
  expect(await storeResult(ended, scanOf('gewoon'), store)).toBeNull();
  expect(store.keep).toHaveBeenCalledOnce();
  expect(store.hold).not.toHaveBeenCalled();
});
