import { decisionsSlot } from './decisions.ts';
import { handedInSlot } from './handed-in.ts';
import { removeAllScans } from './history.ts';

/** Forgets every scan, what was decided about their findings, and which of them went to a service. */
export const wipeHistory = async (): Promise<void> => {
  await removeAllScans();
  await decisionsSlot.set({});
  await handedInSlot.set({});
};
