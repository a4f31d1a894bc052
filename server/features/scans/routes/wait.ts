import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { createBadField } from '../../../core/http/member.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { findJob, findRequestAnswer, type ScanRequestRow } from '../store/scan-requests.ts';
import { SCANS } from '../worker/queue.ts';

/** Seconds that a request waits for its scan at most, as a courtesy. */
const LONGEST = 20;

/** Ms between two looks whether a scan has its answer. */
const LOOK = 1_000;

/** Seconds that the query wants to wait. Throws a `Problem` where it is no such number. */
export const waitIn = ({ query }: FastifyRequest): number => {
  const { wait = '0' } = query as { readonly wait?: unknown };
  if (typeof wait !== 'string' || !/^\d{1,2}$/.test(wait) || Number(wait) > LONGEST) throw createBadField('wait');
  return Number(wait);
};

/** Waits until a scan that was asked for has an answer or no job any more, for so many seconds at most, or until who asks is gone. */
export const waitForAnswer = async (
  store: Pick<Store, 'db'>,
  row: ScanRequestRow,
  { seconds, request }: { readonly seconds: number; readonly request: FastifyRequest },
): Promise<void> => {
  for (let left = seconds; left > 0 && !request.raw.destroyed; left -= 1) {
    if ((await findRequestAnswer(store, row)) !== null) return;
    if ((await findJob(store, SCANS, row.scanKey)) === null) return;
    await pause(LOOK, undefined, { ref: false });
  }
};
