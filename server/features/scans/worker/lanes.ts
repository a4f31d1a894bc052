import type { Tier } from '../../../../lib/model.ts';
import type { Store, Tx } from '../../../core/store/open-store.ts';
import { type Count, countHitIn, type Hour, noteHit, readHour } from '../../teams/store/rate-limit.ts';
import { type Client, LANES, type Waiting } from '../store/queued.ts';

/**
 * Two lanes: keys have places in queue and engine that nobody else uses, so that the public cannot crowd them out. Without a key,
 * each client has a share, and all clients of one /48 together five shares.
 */

/**
 * Maximum waiting jobs in all: as many as all workers process in some minutes, and never fewer than one small machine handles.
 * Requests without a key get half of it.
 */
const ROOM = { least: 200, perClient: 25 };
export const computeRoom = (places: number): number => Math.max(ROOM.least, ROOM.perClient * places);
export const ROOM_OF_PUBLIC = ROOM.least / 2;

/**
 * Maximum waiting jobs of one lane for one site: any after them would wait for minutes, because a site is visited only now and
 * then.
 */
export const ROOM_OF_SITE = 10;

/** Number of shares that all clients of one network of 48 bits have together. */
const PARTS = 5;

/** Maximum scans without a key that one client may have waiting or running; and running. */
export const AT_ONCE = { unfinished: 10, underWay: 2 };

/**
 * Hourly maximum of scans by one client whose site did not respond in time: each occupies a place for as long as a scan may take.
 */
export const MAX_HUNG_SCANS = 5;

/** The lane of single scans of a tier. */
export const getLane = (tier: Tier): number => (tier === 'partner' ? LANES.keys : LANES.public);

/** Whether there is no room for one more. */
export const isFull = ({ all, inLane, ofSite, ofClient, ofNetwork, places }: Waiting, tier: Tier): boolean =>
  all >= computeRoom(places) ||
  ofSite >= ROOM_OF_SITE ||
  (tier === 'public' &&
    (inLane >= computeRoom(places) / 2 || ofClient >= AT_ONCE.unfinished || ofNetwork >= AT_ONCE.unfinished * PARTS));

/** Whether more scans of a client are running than its share allows; the one that asks is counted among them. */
export const isOverShare = ({ ofClient, ofNetwork }: Pick<Waiting, 'ofClient' | 'ofNetwork'>): boolean =>
  ofClient > AT_ONCE.underWay || ofNetwork > AT_ONCE.underWay * PARTS;

/** Which limit is used up: the requester's own hour, that of its network, or that for sites that hang. */
export type ExhaustedLimit = 'own' | 'network' | 'hung';

type Whose = Omit<Count, 'limit'> & { readonly limit: number; readonly client?: Client };

const listHungCounts = ({ address, network }: Client, now: number): readonly Count[] => [
  { who: `hung ${address}`, limit: MAX_HUNG_SCANS, now },
  ...(network === null ? [] : [{ who: `hung ${network}`, limit: MAX_HUNG_SCANS * PARTS, now }]),
];

/** Counts one more scan for a requester, within a transaction: against its own hour, and that of its network. */
export const countScan = async (
  tx: Tx,
  { client, ...own }: Whose,
): Promise<{ readonly hour: Hour; readonly spent: ExhaustedLimit | null }> => {
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

/** Records, for a requester without a key, that a site did not respond in time. */
export const noteHung = async (db: Store['db'], client: Client, now: number): Promise<void> => {
  for (const { who } of listHungCounts(client, now)) await noteHit(db, { who, now });
};
