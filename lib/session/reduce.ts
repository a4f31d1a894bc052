import { toPublicLimit, toPublicResult, toPublicState, withoutChecks } from '../api/demoted.ts';
import type { ServicePart } from '../api/service.ts';
import type { Evidence } from '../evidence.ts';
import { tryOrElse } from '../fault.ts';
import type { Judged } from '../scan.ts';
import type { Note, PillarState, ScanState } from '../state.ts';
import { toFailedState } from './begin.ts';
import type { ScanEvent } from './event.ts';
import { findPolicyNote, noteOf, POLICY_FACTS } from './notes.ts';

/** One scan: its shown state, and the data that it is made from. */
export interface Session {
  readonly state: ScanState;
  readonly facts: Partial<Evidence>;
  readonly judged: readonly Judged[];
  /** Everything that may be stored has been stored. */
  readonly remembered: boolean;
  /** Nobody waits for it any more: nothing that still happens in it counts. */
  readonly stopped: boolean;
}

/** The session of a scan with a known state. */
export const createSession = (state: ScanState, facts: Partial<Evidence> = {}): Session => ({
  state,
  facts,
  judged: [],
  remembered: false,
  stopped: false,
});

type Of<Type extends ScanEvent['type']> = Extract<ScanEvent, { readonly type: Type }>;
type Cases = { readonly [Type in ScanEvent['type']]: (session: Session, event: Of<Type>) => Session };

/** A session whose state has changed. */
const updateState = (session: Session, changes: Partial<ScanState>): Session => ({
  ...session,
  state: { ...session.state, ...changes },
});

/** Adds notes, each once and in the order in which they came. */
const addNotes = (notes: readonly Note[], more: readonly Note[]): Note[] => [...new Set([...notes, ...more])];

/** Replaces a pillar by its judged state. */
export const withPillar = (pillars: readonly PillarState[], done: PillarState): PillarState[] =>
  pillars.map((before) => (before.id === done.id ? done : before));

/** Sets the accessibility engine's progress, counted in rules, on its own pillar while that is busy. */
export const withProgress = (
  pillars: readonly PillarState[],
  { done, of }: { readonly done: number; readonly of: number },
): PillarState[] =>
  pillars.map((pillar) =>
    pillar.id === 'toegankelijkheid' && pillar.phase === 'busy' ? { ...pillar, progress: { done, of } } : pillar,
  );

/** Adds the service's part to a scan's state; a refused key reduces both sources to the public tier. */
const withPart = (state: ScanState, service: ServicePart): ScanState => ({
  ...(service.keyRefused ? toPublicState(state) : state),
  service,
});

/**
 * Adds the notes that follow from a fact, by itself and together with the others; an error of ours costs a note and
 * nothing more.
 */
const addFactNotes = (
  { startedAt: at, ledger: rows, notes }: ScanState,
  { name, fact }: Of<'fact'>,
  facts: Partial<Evidence>,
): Note[] => {
  const own = tryOrElse('the notes', null, () => noteOf(name, fact, { at, rows }));
  const together = POLICY_FACTS.includes(name) ? tryOrElse('the notes', null, () => findPolicyNote(facts)) : null;
  return addNotes(
    notes,
    [own, together].filter((note) => note !== null),
  );
};

/** Events of the scan itself; they are ignored once it has ended. */
const WHILE_LOOKING: readonly ScanEvent['type'][] = ['started', 'access', 'fact', 'progress', 'judged', 'finished'];

const isPublic = ({ state }: Session): boolean => state.tier === 'public';

const CASES: Cases = {
  started: (session) => updateState(session, {}),
  access: (session, { site, seesRedirects }) =>
    session.state.access === site && session.state.seesRedirects === seesRedirects
      ? session
      : updateState(session, { access: site, seesRedirects }),
  fact(session, event) {
    const facts = { ...session.facts, [event.name]: event.fact } as Partial<Evidence>;
    const kind = facts.kind?.seen ? { kind: facts.kind.value } : {};
    return { ...updateState(session, { notes: addFactNotes(session.state, event, facts), ...kind }), facts };
  },
  contact: (session, { index, row }) => {
    const ledger = [...session.state.ledger];
    ledger[index] = row;
    return updateState(session, { ledger });
  },
  progress: (session, event) => updateState(session, { pillars: withProgress(session.state.pillars, event) }),
  judged(session, { judged, state }) {
    // A key that was refused meanwhile also removes the checks from pillars that come later.
    const pillars = withPillar(session.state.pillars, isPublic(session) ? withoutChecks(state) : state);
    const others = session.judged.filter(({ pillar }) => pillar !== judged.pillar);
    return { ...updateState(session, { pillars }), judged: [...others, judged] };
  },
  service: (session, { part }) => ({ ...session, state: withPart(session.state, part) }),
  finished: (session, { at, first, limit, result, states, ...grade }) =>
    updateState(session, {
      phase: 'done',
      finishedAt: at,
      overall: grade.overall,
      incomplete: grade.incomplete,
      ...(grade.range === undefined ? {} : { range: grade.range }),
      ...(states.length === 0 ? {} : { states: [...states] }),
      first: isPublic(session) ? null : first,
      limit: limit !== null && isPublic(session) ? toPublicLimit(limit) : limit,
      result: isPublic(session) ? toPublicResult(result) : result,
    }),
  remembered: (session, { note }) => ({
    ...(note === null ? session : updateState(session, { notes: addNotes(session.state.notes, [note]) })),
    remembered: true,
  }),
  stopped: (session) => ({ ...session, stopped: true }),
  failed: (session, event) => ({ ...session, state: toFailedState(session.state, event) }),
};

/** Applies an event to a session; returns the same session if nothing changes. */
export const reduce = (session: Session, event: ScanEvent): Session => {
  if (session.stopped) return session;
  if (session.state.phase !== 'scanning' && WHILE_LOOKING.includes(event.type)) return session;
  const change = CASES[event.type] as (session: Session, event: ScanEvent) => Session;
  return change(session, event);
};
