import { sql } from 'kysely';
import * as z from 'zod/mini';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import type { Store } from '../../../core/store/open-store.ts';

/* Progress of a scan that runs, from the process that scans to those that answer: each pillar as it is judged. */

/** A pillar that was judged, as progress of a scan. */
export interface PillarProgress {
  readonly pillar: Pillar;
  /** 0-100; null where nothing could be tested. */
  readonly score: number | null;
}

/** The channel on which scans tell how far they are. Nothing of it is kept: who hears nothing sees the result alone. */
export const PROGRESS = 'pijler_progress';

const ProgressMessage = z.object({ scanKey: z.string(), pillar: z.enum(PILLARS), score: z.nullable(z.number()) });

/** Tells all who hear about a scan, by its key, that one of its pillars is judged. */
export const notifyProgress = async (
  { db }: Pick<Store, 'db'>,
  scanKey: string,
  { pillar, score }: PillarProgress,
): Promise<void> => {
  await sql`select pg_notify(${PROGRESS}, ${JSON.stringify({ scanKey, pillar, score })})`.execute(db);
};

/** What was told on the channel; null where another version speaks otherwise. */
export const parseProgress = (text: string): (PillarProgress & { readonly scanKey: string }) | null => {
  try {
    return ProgressMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};
