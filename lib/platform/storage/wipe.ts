import { decisionsSlot } from './decisions.ts';
import { forgetAll } from './history.ts';

/** Forgets every scan, and what was decided about their findings. */
export const wipe = async (): Promise<void> => {
  await forgetAll();
  await decisionsSlot.set({});
};
