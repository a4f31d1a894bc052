import { orElseLater } from '../../fault.ts';
import { isShownAtOnce } from '../../session/event.ts';
import type { Surroundings } from '../../session/plan.ts';
import type { Session } from '../../session/reduce.ts';
import { keepPart } from '../service/part.ts';
import type { Job } from './job.ts';
import { keepFact, keepState } from './states.ts';

/** The service's answer joins the scan in the history, whichever of the two comes last. */
const keepService = async ({ id }: Job, { state, remembered }: Session): Promise<void> => {
  const { service, ledger } = state;
  if (!remembered || !service || service.phase === 'busy') return;
  await orElseLater('the service in the history', undefined, () => keepPart(id, service, ledger));
};

/** Keeps what a scan comes to where the views find it, its facts for another background, and tells who waits. */
export const listener =
  (job: Job): Surroundings['hear'] =>
  async (event, now, before) => {
    if (event.type === 'fact')
      await orElseLater('the facts', undefined, () => keepFact(job.target.tabId, event.name, event.fact));
    if (isShownAtOnce(event) && now.state !== before.state) {
      await keepState(now.state);
      await orElseLater('who listens to a scan', undefined, () => job.changed(now.state));
    }
    if (event.type === 'service' || event.type === 'remembered') await keepService(job, now);
  };
