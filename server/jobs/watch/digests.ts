import { WEEK } from '../../../lib/time.ts';
import { digestOf } from '../../notify/digest-letter.ts';
import { dueDigests, weekOf } from '../../store/monitoring/digests.ts';
import { tellReader } from '../../store/monitoring/notifications.ts';
import type { Tx } from '../../store/open-store.ts';

/**
 * Tells each reader who wants a digest, and whose turn it is, how a week was: of one day once, whoever comes to it, and nothing
 * where no site is watched that it would be about.
 */
export const tellDigests = async (tx: Tx, now: number): Promise<void> => {
  const from = now - WEEK;
  for (const reader of await dueDigests(tx, now)) {
    const sites = await weekOf(tx, reader, { from, until: now });
    if (sites.length === 0) continue;
    const about = ['digest', reader.id, reader.key];
    await tellReader(tx, { team: reader.team, about, at: now, notice: digestOf(sites, from) }, reader.id);
  }
};
