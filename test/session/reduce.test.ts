import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../lib/model.ts';
import type { ScanEvent } from '../../lib/session/event.ts';
import { reduce, type Session } from '../../lib/session/reduce.ts';
import { finish } from '../../lib/session/result.ts';
import { ScanState } from '../../lib/state.ts';
import { blind } from '../kit/facts.ts';
import {
  allJudged,
  contact,
  facts,
  finished,
  judged,
  judgedBy,
  opened,
  played,
  presenter,
  servicePart,
} from './stage.ts';

const service = (changes: Parameters<typeof servicePart>[0] = {}): ScanEvent => ({
  type: 'service',
  part: servicePart(changes),
});
const fact = (name: keyof typeof facts): ScanEvent => ({ type: 'fact', name, fact: facts[name] as never });
const failure = {
  type: 'failed',
  at: 9,
  situation: 'crashed',
  error: { ok: false, error: { code: 'internal', message: '' } },
} as const satisfies ScanEvent;

/** Deeply frozen objects and lists. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** One of every event of a scan before its end. */
const MEANWHILE: readonly ScanEvent[] = [
  ...PILLARS.map((pillar) => judged(pillar)),
  ...Object.keys(facts).map((name) => fact(name as keyof typeof facts)),
  { type: 'fact', name: 'axe', fact: blind('tooLarge') },
  contact(0, { purpose: 'dns', ms: 3 }),
  contact(1, { purpose: 'robots' }),
  { type: 'access', site: false, seesRedirects: false },
  service({ keyRefused: true, phase: 'failed' }),
];

test('events are plain data, and reducing them does not mutate the state', () => {
  const events = frozen(JSON.parse(JSON.stringify(MEANWHILE)) as readonly ScanEvent[]);
  const session = played(frozen(opened()), ...events);
  expect(session).toEqual(played(opened(), ...MEANWHILE));
  expect(ScanState.safeParse(session.state).error?.issues).toBeUndefined();
});

test('the same events in any order give the same scan', () => {
  // The last event of a fact or pillar wins, so there is one of each.
  const apart = MEANWHILE.filter((event) => event.type !== 'fact' || event.fact.seen);
  const textOf = ({ state, ...rest }: Session) => ({
    ...rest,
    state: { ...state, notes: state.notes.toSorted() },
    judged: rest.judged.toSorted((one, other) => one.pillar.localeCompare(other.pillar)),
  });
  const straight = textOf(played(opened(), ...apart));
  fc.assert(
    fc.property(fc.shuffledSubarray([...apart], { minLength: apart.length }), (events) => {
      expect(textOf(played(opened(), ...events))).toEqual(straight);
    }),
  );
});

describe('a fact', () => {
  const redirected = contact(0, { status: 0, followed: false });
  const unseen: ScanEvent = { type: 'fact', name: 'fresh', fact: blind('denied') };

  test('is stored', () => expect(played(opened(), fact('robots')).facts).toEqual({ robots: facts.robots }));

  test('that concerns the conditions adds a note, once', () => {
    const wall: ScanEvent = { type: 'fact', name: 'fresh', fact: blind('wall') };
    expect(played(opened(), wall, wall).state.notes).toEqual(['wall']);
  });

  test('is noted by the contacts that were made for it', () => {
    expect(played(opened(), redirected, unseen).state.notes).toEqual(['redirects']);
    expect(played(opened(), contact(0, { followed: true }), unseen).state.notes).toEqual([]);
  });

  test('adds a note depending on the start of the scan', () => {
    const date = (at: number) => ({ date: new Date(at).toUTCString() });
    const missing = (at: number) =>
      ({ type: 'fact', name: 'missing', fact: { seen: true, value: { headers: date(at) } } }) as ScanEvent;
    const { startedAt } = opened().state;
    expect(played(opened(), missing(startedAt)).state.notes).toEqual([]);
    expect(played(opened(), missing(startedAt + 2 * 86_400_000)).state.notes).toEqual(['clock']);
  });
});

describe('a contact', () => {
  test('keeps its place in the ledger when it is updated at its end', () => {
    const { ledger } = played(opened(), contact(0), contact(1), contact(0, { ms: 12, status: 200 })).state;
    expect(ledger.map(({ path, ms, status }) => [path, ms, status])).toEqual([
      ['/0', 12, 200],
      ['/1', null, null],
    ]);
  });
});

describe('a pillar', () => {
  test('that is graded is shown with its score and its checks', () => {
    const { state } = played(opened(), judged('seo'));
    const { score } = judgedBy('seo').score;
    expect(state.pillars.find(({ id }) => id === 'seo')).toMatchObject({ phase: 'done', score });
    expect(state.pillars.filter(({ phase }) => phase === 'busy')).toHaveLength(5);
    expect(JSON.stringify(state)).toContain('"checks"');
  });

  test('shows the engine’s progress until it is graded', () => {
    const progress: ScanEvent = { type: 'progress', done: 3, of: 9 };
    const shown = ({ state }: Session) => state.pillars.filter((pillar) => pillar.progress !== undefined);
    expect(shown(played(opened(), progress))).toMatchObject([{ id: 'toegankelijkheid', progress: { done: 3, of: 9 } }]);
    expect(shown(played(opened(), progress, judged('toegankelijkheid'), progress))).toEqual([]);
  });
});

describe('a key that the service refused removes the details of every check', () => {
  const refused = service({ keyRefused: true });
  const ends = (session: Session) => played(session, finish(allJudged(), presenter, 5_000));

  test.each([
    ['before the first pillar', ends(played(opened(), refused, ...PILLARS.map((pillar) => judged(pillar))))],
    ['between two pillars', ends(played(opened(), judged('ai'), refused, ...PILLARS.map((pillar) => judged(pillar))))],
    ['after the last', ends(played(allJudged(), refused))],
    ['after the end', played(finished(), refused)],
  ])('%s', (_, { state }) => {
    expect(state.tier).toBe('public');
    expect(state.result?.api_tier).toBe('public');
    expect(JSON.stringify(state)).not.toMatch(/"checks"|"limitedBy"|"limited_by"/);
    const { service: __, ...shown } = state;
    expect(shown).toEqual({ ...finished('public').state, service: undefined });
  });

  test('a key that it accepted keeps them', () => {
    expect(JSON.stringify(played(finished(), service()).state)).toMatch(/"checks"/);
  });
});

describe('a finished scan', () => {
  test('is complete', () => {
    const { state } = finished();
    expect(state).toMatchObject({ phase: 'done', finishedAt: 5_000, result: { ok: true, domain: 'voorbeeld.nl' } });
    expect(state.result?.pillars.map(({ score }) => score)).toEqual(state.pillars.map(({ score }) => score));
    expect(state.overall).toBe(state.result?.overall_score);
  });

  test.each<[ScanEvent]>([
    [{ type: 'started' }],
    [{ type: 'access', site: false, seesRedirects: false }],
    [{ type: 'fact', name: 'fresh', fact: blind('wall') }],
    [{ type: 'progress', done: 1, of: 2 }],
    [judged('seo', 'public')],
    [finish(allJudged('public'), presenter, 9)],
  ])('is not changed by events that count only during the scan: %#', (event) => {
    for (const session of [finished(), played(allJudged(), failure)]) expect(reduce(session, event)).toBe(session);
  });

  test('still accepts its place in the history, and the service’s answer with its contacts', () => {
    const { state, remembered } = played(finished(), contact(0, { purpose: 'service' }), service(), {
      type: 'remembered',
      note: 'noRoom',
    });
    expect(remembered).toBe(true);
    expect(state).toMatchObject({ phase: 'done', notes: ['noRoom'], service: { phase: 'done' } });
    expect(state.ledger).toHaveLength(1);
  });

  test('is unchanged when it is stored in the history', () => {
    const session = finished();
    expect(played(session, { type: 'remembered', note: null }).state).toBe(session.state);
  });

  test('keeps its result when a new scan is refused', () => {
    const { state } = played(finished(), { ...failure, situation: 'rateLimited' });
    expect(state).toMatchObject({ phase: 'failed', finishedAt: 9, situation: 'rateLimited' });
    expect(state.result).toEqual(finished().state.result);
  });
});

test('events of a cancelled scan are ignored', () => {
  const stopped = played(opened(), judged('seo'), { type: 'stopped' });
  const later: readonly ScanEvent[] = [
    ...MEANWHILE,
    failure,
    { type: 'remembered', note: null },
    finish(allJudged(), presenter, 1),
  ];
  for (const event of later) expect(reduce(stopped, event)).toBe(stopped);
});

test('the public tier includes neither the check that limits the total nor the first step', () => {
  const findings = [{ ...judgedBy('seo').findings[0], id: 'geheim', total: 39 }] as never;
  const spoiled = { ...judgedBy('onderhoud'), findings: [...judgedBy('onderhoud').findings, ...findings] };
  for (const tier of ['public', 'partner'] as const) {
    const session = allJudged(tier);
    const others = session.judged.filter(({ pillar }) => pillar !== 'onderhoud');
    const end = finish({ ...session, judged: [...others, spoiled] }, presenter, 9);
    const { state } = reduce(session, end);
    expect(state.limit).toMatchObject({ by: 'check', at: 39 });
    expect(JSON.stringify([state.limit, state.result]).includes('geheim')).toBe(tier === 'partner');
    expect(state.first === null).toBe(tier === 'public');
    if (tier === 'partner') expect(state.result).toMatchObject({ limited_by: { cap: 39, check: 'geheim' } });
  }
  const partner = allJudged();
  const done = reduce(partner, finish(partner, presenter, 9));
  const refused = reduce(done, service({ keyRefused: true, phase: 'failed' }));
  expect(refused.state.first ?? null).toBeNull();
  expect(refused.state.limit ?? {}).not.toHaveProperty('reason');
});

test.each(['public', 'partner'] as const)(
  'the kind of the page is set as soon as it is known, on the %s tier too',
  (tier) => {
    const seenAs = (fact: unknown): ScanEvent => ({ type: 'fact', name: 'kind', fact: fact as never });
    expect(played(opened(tier), seenAs(blind('time'))).state).not.toHaveProperty('kind');
    expect(played(opened(tier), seenAs({ seen: true, value: 'error' })).state.kind).toBe('error');
    expect(ScanState.safeParse(played(opened(tier), seenAs({ seen: true, value: 'error' })).state).success).toBe(true);
  },
);
