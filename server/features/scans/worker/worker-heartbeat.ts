import { randomUUID } from 'node:crypto';
import type { Store } from '../../../core/store/open-store.ts';
import { dropWorker, noteWorker } from '../store/workers.ts';

/** Milliseconds between two signs of life of a worker. */
const EVERY = 15_000;

/**
 * Registers this process with its number of concurrent scans and keeps the registration alive; resolves with a function that ends
 * it.
 */
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
