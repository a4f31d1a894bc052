import { fromKysely, type Job } from 'pg-boss';
import type { Store } from '../../../core/store/open-store.ts';
import { type BadgeOf, findDueBadges, getBadge, keepProof, requestProofCheck } from '../store/badges.ts';
import type { ProofState } from '../store/share-tables.ts';
import { type ProofPlaces, toProofPlaces } from './badge-places.ts';

/** The queue of domains that are looked at for the code of a badge: who answers may not reach them, who scans may. */
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

/** Has a domain looked at; one that waits already is looked at once. */
const sendBadge = async (store: Pick<Store, 'boss'>, { team, domain }: BadgeOf): Promise<void> => {
  await openBadgeQueue(store);
  await store.boss.send(BADGES, { team, domain }, { singletonKey: `${team} ${domain}` });
};

/** Has a domain looked at because its owner asks, unless that was done a moment ago: it is noted as due only where it is queued. */
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

/** Has every domain looked at whose turn it is. */
export const sendDueBadges = async (store: Pick<Store, 'boss' | 'db'>, now: number): Promise<void> => {
  for (const badge of await findDueBadges(store, now)) await sendBadge(store, badge);
};

interface BadgeWork {
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** What is seen of the code on a domain. */
  look(places: ProofPlaces): Promise<ProofState>;
}

const TAKING = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };

/** Looks at one domain at a time. Resolves with what ends that. */
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
