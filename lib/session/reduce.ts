import { toPublicLimit, toPublicResult, toPublicState, withoutChecks } from '../api/demoted.ts';
import type { ServicePart } from '../api/service.ts';
import type { Evidence } from '../evidence.ts';
import { tryOrElse } from '../fault.ts';
import type { Judged } from '../scan.ts';
import type { Note, PillarState, ScanState } from '../state.ts';
import { toFailedState } from './begin.ts';
import type { ScanEvent } from './event.ts';
import { findPolicyNote, noteOf, POLICY_FACTS } from './notes.ts';

/** One scan: what is shown of it, and what it is made of. */
export interface Session {
  readonly state: ScanState;
  readonly facts: Partial<Evidence>;
  readonly judged: readonly Judged[];
  /** What may be kept of it is kept. */
  readonly remembered: boolean;
  /** Nobody waits for it any more: nothing that still happens in it counts. */
  readonly stopped: boolean;
}

/** The session of a scan of which this state is known. */
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

/** The notes with another, each once and in the order they came. */
const addNotes = (notes: readonly Note[], more: readonly Note[]): Note[] => [...new Set([...notes, ...more])];

/** The pillars with one of them judged. */
export const withPillar = (pillars: readonly PillarState[], done: PillarState): PillarState[] =>
  pillars.map((before) => (before.id === done.id ? done : before));

/** The pillars with the engine's progress, counted in rules, told at its own while that is busy. */
export const withProgress = (
  pillars: readonly PillarState[],
  { done, of }: { readonly done: number; readonly of: number },
): PillarState[] =>
  pillars.map((pillar) =>
    pillar.id === 'toegankelijkheid' && pillar.phase === 'busy' ? { ...pillar, progress: { done, of } } : pillar,
  );

/** A scan's state with the service's part; a refused key makes both sources public tier. */
const withPart = (state: ScanState, service: ServicePart): ScanState => ({
  ...(service.keyRefused ? toPublicState(state) : state),
  service,
});

/** The notes with what a fact adds to them, by itself and with the others; an error of ours costs a note and nothing more. */
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

/** What happens while it is looked; once a scan has ended, none of it counts. */
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
    // A key that was refused meanwhile takes the checks away from the pillars that come later too.
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

/** What a scan is after something happened in it: the same session where that changes nothing. */
export const reduce = (session: Session, event: ScanEvent): Session => {
  if (session.stopped) return session;
  if (session.state.phase !== 'scanning' && WHILE_LOOKING.includes(event.type)) return session;
  const change = CASES[event.type] as (session: Session, event: ScanEvent) => Session;
  return change(session, event);
};
