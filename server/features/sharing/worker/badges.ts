import { fromKysely, type Job } from 'pg-boss';
import type { Store } from '../../../core/store/open-store.ts';
import { type BadgeOf, findDueBadges, getBadge, keepProof, requestProofCheck } from '../store/badges.ts';
import type { ProofState } from '../store/share-tables.ts';
import { type ProofPlaces, toProofPlaces } from './badge-places.ts';

/**
 * The queue of domains to check for the code of a badge: processes that answer requests may not contact them, those that scan
 * may.
 */
export const BADGES = 'badge';

const openBadgeQueue = ({ boss }: Pick<Store, 'boss'>): Promise<void> =>
  boss.createQueue(BADGES, {
    policy: 'exclusive',
    notify: true,
    retryLimit: 1,
    expireInSeconds: 60,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  });

/** Queues a check of a domain; one that already waits is checked once. */
const sendBadge = async (store: Pick<Store, 'boss'>, { team, domain }: BadgeOf): Promise<void> => {
  await openBadgeQueue(store);
  await store.boss.send(BADGES, { team, domain }, { singletonKey: `${team} ${domain}` });
};

/**
 * Queues a check that the owner of a domain requests, unless it was just checked: it is marked as due only together with its job.
 */
export const sendWantedBadge = async (
  store: Pick<Store, 'boss' | 'db'>,
  badge: BadgeOf,
  now: number,
): Promise<void> => {
  // Before the transaction: an embedded store has one connection.
  await openBadgeQueue(store);
  await store.db.transaction().execute(async (tx) => {
    if (!(await requestProofCheck({ db: tx }, badge, now))) return;
    const { team, domain } = badge;
    await store.boss.send(BADGES, { team, domain }, { singletonKey: `${team} ${domain}`, db: fromKysely(tx) });
  });
};

/** Queues checks of all domains that are due. */
export const sendDueBadges = async (store: Pick<Store, 'boss' | 'db'>, now: number): Promise<void> => {
  for (const badge of await findDueBadges(store, now)) await sendBadge(store, badge);
};

interface BadgeWork {
  /** Current time in ms since 1970. */
  readonly now: () => number;
  /** Checks the code on a domain. */
  look(places: ProofPlaces): Promise<ProofState>;
}

const TAKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };

/** Checks one domain at a time. Resolves with a function that stops it. */
export const runBadges = async (store: Store, { now, look }: BadgeWork): Promise<() => Promise<void>> => {
  const { boss } = store;
  await openBadgeQueue(store);
  const id = await boss.work<BadgeOf>(BADGES, TAKING, async ([job]: Job<BadgeOf>[]) => {
    const badge = job === undefined ? null : await getBadge(store, job.data);
    if (badge === null) return;
    const state = await look(toProofPlaces(badge));
    await keepProof(store, { team: badge.team, domain: badge.domain, state, now: now() });
  });
  return async () => void (await boss.offWork(BADGES, { id, wait: true }));
};
