import { type Ledger, openLedger } from '../collect/network/ledger.ts';
import { tryOrElseLater } from '../fault.ts';
import type { LedgerEntry } from '../model.ts';
import { HOUR } from '../time.ts';
import { begin } from './begin.ts';
import type { ScanEvent } from './event.ts';
import type { Plan, ScanContext } from './plan.ts';
import { createSession, reduce, type Session } from './reduce.ts';

/** A running scan. */
export interface LiveScan {
  readonly plan: Plan;
  readonly context: ScanContext;
  readonly ledger: Ledger;
  /** Its current session. */
  session(): Session;
  /** Applies an event. Resolves when the listener has handled it. */
  dispatch(event: ScanEvent): Promise<void>;
  /** The same, without waiting. */
  emit(event: ScanEvent): void;
}

/**
 * Milliseconds since the start of a resumed scan, else 0: by the wall clock, which may have jumped, and not before its
 * last contact.
 */
const computeElapsed = ({ past, target }: Plan, now: number): number => {
  const last = past.rows.reduce((latest, { at, ms }) => Math.max(latest, at + (ms ?? 0)), 0);
  return past.rows.length === 0 ? 0 : Math.max(last, Math.min(HOUR, now - target.at));
};

/** The session of a scan that starts or is resumed. */
const openSession = (plan: Plan): Session => {
  const { known, rows, service } = plan.past;
  const session = createSession({ ...begin(plan), service, ledger: [...rows] }, known);
  // A key that was refused before stays refused.
  return service === null ? session : reduce(session, { type: 'service', part: service });
};

/** Opens a scan: from now on everything that happens in it is an event, and the session is the events' result. */
export const openScan = (plan: Plan, context: ScanContext): LiveScan => {
  let session = openSession(plan);
  const dispatch = async (event: ScanEvent): Promise<void> => {
    const before = session;
    session = reduce(before, event);
    if (session !== before) await context.onEvent(event, session, before);
  };
  const emit = (event: ScanEvent): void =>
    void tryOrElseLater('who listens to a scan', undefined, () => dispatch(event));

  const stop = (): void => emit({ type: 'stopped' });
  if (plan.cancel.aborted) stop();
  plan.cancel.addEventListener('abort', stop, { once: true });

  const recordContact = (row: LedgerEntry, index: number): Promise<unknown> => {
    emit({ type: 'contact', row, index });
    return context.onRequestLogged(row, index);
  };
  const after = computeElapsed(plan, context.clock.now());
  const ledger = openLedger(() => context.scanHost.now(), {
    rows: plan.past.rows,
    after,
    onRequestLogged: recordContact,
  });
  return { plan, context, ledger, session: () => session, dispatch, emit: emit };
};
