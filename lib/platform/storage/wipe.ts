import { decisionsSlot } from './decisions.ts';
import { handedInSlot } from './handed-in.ts';
import { forgetAll } from './history.ts';

/** Forgets every scan, what was decided about their findings, and which of them went to a service. */
export const wipe = async (): Promise<void> => {
  await forgetAll();
  await decisionsSlot.set({});
  await handedInSlot.set({});
};
