import type { Senses } from '../../collect/network/senses.ts';
import { orElse } from '../../fault.ts';
import { followAccess } from '../page/access.ts';
import { watchRequests } from '../page/observe.ts';
import type { Job } from './job.ts';
import { browserSenses } from './senses.ts';

/** What one scan looks with. */
export interface Eyes {
  readonly senses: Senses;
  /** Calls back when some access was taken back. */
  onTaken(taken: () => void): void;
  close(): void;
}

/** Opens the browser's eyes on a tab's page and its site, as far as access goes. */
export const openEyes = ({ target, access: granted, shown, isPrivate }: Job): Eyes => {
  const access = followAccess(target, granted);
  const watch = granted.hops ? watchRequests(granted.certificate) : null;
  return {
    senses: browserSenses({ target, shown, access, watch, isPrivate }),
    onTaken: access.onTaken,
    close: () =>
      orElse('the end of a scan', undefined, () => {
        access.stop();
        watch?.stop();
      }),
  };
};
