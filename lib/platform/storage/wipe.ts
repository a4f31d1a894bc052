import { decisionsSlot } from './decisions.ts';
import { handedInSlot } from './handed-in.ts';
import { removeAllScans } from './history.ts';

/** Removes every scan, the decisions about their findings, and the record of which were sent to a service. */
export const wipeHistory = async (): Promise<void> => {
  await removeAllScans();
  await decisionsSlot.set({});
  await handedInSlot.set({});
};
