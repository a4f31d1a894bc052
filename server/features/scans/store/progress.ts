import { sql } from 'kysely';
import * as z from 'zod/mini';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import type { Store } from '../../../core/store/open-store.ts';

/*
 * Progress of a running scan, sent from the process that scans to those that answer requests: each pillar when it has been
 * judged.
 */

/** A pillar that was judged, as progress of a scan. */
export interface PillarProgress {
  readonly pillar: Pillar;
  /** 0-100; null if nothing could be tested. */
  readonly score: number | null;
}

/** The channel for the progress of scans. Nothing of it is stored: whoever misses a message sees only the result. */
export const PROGRESS = 'pijler_progress';

const ProgressMessage = z.object({ scanKey: z.string(), pillar: z.enum(PILLARS), score: z.nullable(z.number()) });

/** Notifies all listeners to a scan, by its key, that one of its pillars has been judged. */
export const notifyProgress = async (
  { db }: Pick<Store, 'db'>,
  scanKey: string,
  { pillar, score }: PillarProgress,
): Promise<void> => {
  await sql`select pg_notify(${PROGRESS}, ${JSON.stringify({ scanKey, pillar, score })})`.execute(db);
};

/** Parses a message of the channel; null if another version uses a different format. */
export const parseProgress = (text: string): (PillarProgress & { readonly scanKey: string }) | null => {
  try {
    return ProgressMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
