import type { Tier } from '../../../../lib/model.ts';
import type { Store, Tx } from '../../../core/store/open-store.ts';
import { type Count, countHitIn, type Hour, noteHit, readHour } from '../../teams/store/rate-limit.ts';
import { type Client, LANES, type Waiting } from '../store/queued.ts';

/**
 * Two lanes: what keys ask has places in queue and engine that nobody else uses, so that the public cannot keep them out. Of what is
 * asked without a key each client has a part, and all clients of one /48 five parts.
 */

/**
 * Jobs that may wait at once, of all who ask: as many as all workers make in some minutes, and never fewer than one small machine takes.
 * Those without a key have half of it.
 */
const ROOM = { least: 200, perClient: 25 };
export const computeRoom = (places: number): number => Math.max(ROOM.least, ROOM.perClient * places);
export const ROOM_OF_PUBLIC = ROOM.least / 2;

/** Jobs of one lane that may wait at once for one site: those after them would wait for minutes, as it is visited now and then only. */
export const ROOM_OF_SITE = 10;

/** Parts that the clients of one network of 48 bits have together. */
const PARTS = 5;

/** Scans without a key that one client may have waiting or under way; and under way. */
export const AT_ONCE = { asked: 10, underWay: 2 };

/** Scans an hour of one client whose site did not answer in time: each keeps a place for as long as a scan may take. */
export const HUNG = 5;

/** The lane of what is asked by itself. */
export const getLane = (tier: Tier): number => (tier === 'partner' ? LANES.keys : LANES.public);

/** Whether there is no room for one more. */
export const isFull = ({ all, inLane, ofSite, ofClient, ofNetwork, places }: Waiting, tier: Tier): boolean =>
  all >= computeRoom(places) ||
  ofSite >= ROOM_OF_SITE ||
  (tier === 'public' &&
    (inLane >= computeRoom(places) / 2 || ofClient >= AT_ONCE.asked || ofNetwork >= AT_ONCE.asked * PARTS));

/** Whether as many scans of a client are under way as may be; the one that asks is one of them. */
export const hasItsPart = ({ ofClient, ofNetwork }: Pick<Waiting, 'ofClient' | 'ofNetwork'>): boolean =>
  ofClient > AT_ONCE.underWay || ofNetwork > AT_ONCE.underWay * PARTS;

/** What somebody has used up: the hour of its own, that of its network, or what it may spend on sites that hang. */
export type Spent = 'own' | 'network' | 'hung';

type Whose = Omit<Count, 'limit'> & { readonly limit: number; readonly client?: Client };

const listHungCounts = ({ address, network }: Client, now: number): readonly Count[] => [
  { who: `hung ${address}`, limit: HUNG, now },
  ...(network === null ? [] : [{ who: `hung ${network}`, limit: HUNG * PARTS, now }]),
];

/** Counts one more scan for who asks, within a transaction: by its own hour, and by that of its network. */
export const countScan = async (
  tx: Tx,
  { client, ...own }: Whose,
): Promise<{ readonly hour: Hour; readonly spent: Spent | null }> => {
  for (const hung of client === undefined ? [] : listHungCounts(client, own.now)) {
    const hour = await readHour({ db: tx }, hung);
    if (hour.remaining === 0) return { hour, spent: 'hung' };
  }
  const { allowed, ...hour } = await countHitIn(tx, own);
  if (!allowed) return { hour, spent: 'own' };
  if (client === undefined || client.network === null) return { hour, spent: null };
  const { who, limit } = { who: `network ${client.network}`, limit: own.limit * PARTS };
  const { allowed: fits, ...all } = await countHitIn(tx, { who, limit, now: own.now });
  return fits ? { hour, spent: null } : { hour: all, spent: 'network' };
};

/** Notes that a site did not answer in time, for who asked without a key. */
export const noteHung = async (db: Store['db'], client: Client, now: number): Promise<void> => {
  for (const { who } of listHungCounts(client, now)) await noteHit(db, { who, now });
};
