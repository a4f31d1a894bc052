import { tryOrElseLater } from '../../fault.ts';
import { isShownAtOnce } from '../../session/event.ts';
import type { Surroundings } from '../../session/plan.ts';
import type { Session } from '../../session/reduce.ts';
import type { ScanState } from '../../state.ts';
import { waitForTurn } from '../page/give-way.ts';
import { keepPart } from '../service/part.ts';
import type { Job } from './job.ts';
import type { Journal } from './journal.ts';
import { createNewestWriter } from './newest.ts';
import { keepState } from './states.ts';

/** The service's answer joins the scan in the history, whichever of the two comes last. */
const keepService = async ({ id }: Job, { state, remembered }: Session): Promise<void> => {
  const { service, ledger } = state;
  if (!remembered || !service || service.phase === 'busy') return;
  await tryOrElseLater('the service in the history', undefined, () => keepPart(id, service, ledger));
};

interface Listener {
  readonly hear: Surroundings['hear'];
  /** Resolves when all that was heard is kept. */
  idle(): Promise<void>;
}

/** Keeps what a scan comes to where the views find it, its facts for another background, and tells who waits. */
export const createScanListener = (job: Job, { came }: Pick<Journal, 'came'>): Listener => {
  const show = async (state: ScanState): Promise<void> => {
    await waitForTurn(job.target.tabId);
    await keepState(state);
    await tryOrElseLater('who listens to a scan', undefined, () => job.changed(state));
  };
  // A scan of a large page changes faster than the browser hands its state to every view.
  const shown = createNewestWriter(show, job.cancel);
  return {
    idle: shown.idle,
    hear: async (event, now, before) => {
      if (event.type === 'fact') {
        await waitForTurn(job.target.tabId);
        await tryOrElseLater('the facts', undefined, () => came(event.name, event.fact));
      }
      if (isShownAtOnce(event) && now.state !== before.state) await shown.write(now.state);
      if (event.type === 'service' || event.type === 'remembered') await keepService(job, now);
    },
  };
};
