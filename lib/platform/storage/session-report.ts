import * as z from 'zod/mini';
import type { Report } from '../../model.ts';
import { browser } from '../browser.ts';
import { keepForUser } from './session-quota.ts';

const PREFIX = 'report:';

/** A report that the history may not or cannot store is held in memory, as long as its tab exists. */
export const reportKey = (tabId: number): string => `${PREFIX}${tabId}`;

/** Whether an item in session memory is a report that exists only there. */
export const isReportKey = (key: string): boolean => key.startsWith(PREFIX);

/** The content is trusted, because we wrote it ourselves. */
const Held = z.looseObject({ schema: z.literal('pijler/report-1'), id: z.string() });

/** Holds a partner's report for as long as its tab exists; false when other reports and states leave no room for it. */
export const storeHeldReport = (tabId: number, report: Report): Promise<boolean> =>
  keepForUser({ [reportKey(tabId)]: report });

/** The report held for a tab, if it is of this scan. */
export const readHeldReport = async (tabId: number, id: string): Promise<Report | null> => {
  const { [reportKey(tabId)]: held } = await browser.storage.session.get(reportKey(tabId));
  const parsed = Held.safeParse(held);
  return parsed.success && parsed.data.id === id ? (held as Report) : null;
};

/** Removes every held report, or that of one scan. */
export const dropReports = async (id: string | null = null): Promise<void> => {
  const all = Object.entries(await browser.storage.session.get(null)).filter(([key]) => key.startsWith(PREFIX));
  const leaving = all.filter(([, held]) => id === null || Held.safeParse(held).data?.id === id);
  await browser.storage.session.remove(leaving.map(([key]) => key));
};
