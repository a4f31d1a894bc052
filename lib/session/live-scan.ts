import { type Ledger, openLedger } from '../collect/network/ledger.ts';
import { tryOrElseLater } from '../fault.ts';
import type { Contact } from '../model.ts';
import { HOUR } from '../time.ts';
import { begin } from './begin.ts';
import type { ScanEvent } from './event.ts';
import type { Plan, Surroundings } from './plan.ts';
import { createSession, reduce, type Session } from './reduce.ts';

/** A scan that goes on. */
export interface LiveScan {
  readonly plan: Plan;
  readonly around: Surroundings;
  readonly ledger: Ledger;
  /** What it is by now. */
  session(): Session;
  /** Something happens in it. Resolves when who listens has heard. */
  tell(event: ScanEvent): Promise<void>;
  /** The same, for what does not wait. */
  mention(event: ScanEvent): void;
}

/** Ms since the start of a scan that goes on: by the wall clock, which may have jumped, and not before its last contact. */
const computeElapsed = ({ past, target }: Plan, now: number): number => {
  const last = past.rows.reduce((latest, { at, ms }) => Math.max(latest, at + (ms ?? 0)), 0);
  return past.rows.length === 0 ? 0 : Math.max(last, Math.min(HOUR, now - target.at));
};

/** What a scan is when it starts, or goes on. */
const openSession = (plan: Plan): Session => {
  const { known, rows, service } = plan.past;
  const session = createSession({ ...begin(plan), service, ledger: [...rows] }, known);
  // A key that was refused before stays refused.
  return service === null ? session : reduce(session, { type: 'service', part: service });
};

/** Opens a scan: from now on everything that happens in it is an event, and the session what they come to. */
export const openScan = (plan: Plan, around: Surroundings): LiveScan => {
  let session = openSession(plan);
  const tell = async (event: ScanEvent): Promise<void> => {
    const before = session;
    session = reduce(before, event);
    if (session !== before) await around.hear(event, session, before);
  };
  const notifyListener = (event: ScanEvent): void =>
    void tryOrElseLater('who listens to a scan', undefined, () => tell(event));

  const stop = (): void => notifyListener({ type: 'stopped' });
  if (plan.cancel.aborted) stop();
  plan.cancel.addEventListener('abort', stop, { once: true });

  const recordContact = (row: Contact, index: number): Promise<unknown> => {
    notifyListener({ type: 'contact', row, index });
    return around.wrote(row, index);
  };
  const after = computeElapsed(plan, around.clock.now());
  const ledger = openLedger(() => around.senses.now(), { rows: plan.past.rows, after, wrote: recordContact });
  return { plan, around, ledger, session: () => session, tell, mention: notifyListener };
};
