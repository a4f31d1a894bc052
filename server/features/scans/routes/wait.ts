import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { createBadField } from '../../../core/http/member.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { findJob, findRequestAnswer, type ScanRequestRow } from '../store/scan-requests.ts';
import { SCANS } from '../worker/queue.ts';

/** Maximum seconds that a request waits for its scan, as a convenience. */
const LONGEST = 20;

/** Milliseconds between two checks for the answer to a scan. */
const LOOK = 1_000;

/** Reads the seconds to wait from the query. Throws a `Problem` if they are invalid. */
export const waitIn = ({ query }: FastifyRequest): number => {
  const { wait = '0' } = query as { readonly wait?: unknown };
  if (typeof wait !== 'string' || !/^\d{1,2}$/.test(wait) || Number(wait) > LONGEST) throw createBadField('wait');
  return Number(wait);
};

/** Waits until a requested scan has an answer or no job any more, for at most `seconds`, or until the client has disconnected. */
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
