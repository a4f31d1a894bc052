import { randomUUID } from 'node:crypto';
import type { Store } from '../../../core/store/open-store.ts';
import { dropWorker, noteWorker } from '../store/workers.ts';

/** Ms between two notes that a worker is there. */
const EVERY = 15_000;

/** Keeps it known that this process makes so many scans at once; resolves with what ends that. */
export const keepPlaces = async (
  { db }: Pick<Store, 'db'>,
  places: number,
  fault: (error: Error) => void,
): Promise<() => Promise<void>> => {
  const worker = { id: randomUUID(), places };
  await noteWorker(db, worker);
  const timer = setInterval(() => void noteWorker(db, worker).catch(fault), EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await dropWorker(db, worker.id).catch(fault);
  };
};
