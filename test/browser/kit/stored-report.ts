import { setTimeout as wait } from 'node:timers/promises';
import type { Report } from '../../../lib/model.ts';
import type { Driven } from './driven.ts';

/** Ms in which a scan that is done must stand in the history. */
const LIMIT = 10_000;

/** What the history keeps of a scan, so far; looking makes no database. */
const readStored = async (session: Driven, id: string): Promise<{ readonly report: Report | null } | null> => {
  const page = await session.backstage();
  return page.evaluate(async (scan) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'history')) return null;
    return new Promise<{ report: Report | null } | null>((resolve, reject) => {
      const opening = indexedDB.open('history');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('scans').objectStore('scans').get(scan);
        asking.onsuccess = () => resolve((asking.result as { report: Report | null } | undefined) ?? null);
        opening.result.close();
      };
    });
  }, id);
};

/** The report of a scan as the history keeps it; null on the public tier. Throws where the scan is not kept in time. */
export const readReport = async (session: Driven, id: string): Promise<Report | null> => {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const stored = await readStored(session, id);
    if (stored !== null) return stored.report;
    await wait(50);
  }
  throw new Error('the history does not keep this scan');
};
