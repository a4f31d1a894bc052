import { afterEach } from 'vitest';
import type { Store } from '../../../server/core/store/open-store.ts';
import { type BatchCreation, makeBatch, type NewBatch } from '../../../server/features/batches/store/batches.ts';
import { toNewItem } from '../../../server/features/batches/worker/batch-item.ts';
import { type Feeder, openFeeder } from '../../../server/features/batches/worker/feed.ts';
import type { WorkSettings } from '../../../server/features/scans/worker/work.ts';
import { createSpec, type Service } from './scan-service.ts';
import { NOW } from './store.ts';

/** A list of addresses that a team submits, as it is stored. */
export const listOf = (team: string, typed: readonly string[], changes: Partial<NewBatch> = {}): NewBatch => ({
  ...{ kind: 'list', site: null, locale: 'nl', fresh: false, idempotency: null, bodyHash: typed.join(' ') },
  ...{ actor: { team, keyId: `pij_${team}` }, perDay: 10_000, about: String(typed.length), now: NOW },
  items: typed.map((one) => toNewItem(createSpec(one))),
  ...changes,
});

const idOf = (created: BatchCreation): string => {
  if (!('batch' in created)) throw new Error(created.kind);
  return created.batch.id;
};

/** Submits a list; resolves with the id of its batch. */
export const handIn = async (store: Store, ...list: Parameters<typeof listOf>): Promise<string> =>
  idOf(await makeBatch(store, listOf(...list)));

/** Feeds the queue of a file's store, as a scanning process does; ends with the test. */
export const feedingFor = (store: () => Store, service: () => Service) => {
  const ends: Feeder[] = [];
  afterEach(async () => {
    for (const one of ends.splice(0)) await one.close();
    await store().db.deleteFrom('batches').execute();
    await store().db.deleteFrom('host_throttles').execute();
  });
  /** Opens a feeder alone. */
  const feed = async (atOnce = 4): Promise<Feeder> => {
    const feeder = await openFeeder(store(), {
      ...{ atOnce, now: () => service().now, look: 100 },
      fault: (error) => {
        throw error;
      },
    });
    ends.push(feeder);
    return feeder;
  };
  /** Opens one, and a worker beside it. */
  const feedAndWork = async (settings: Partial<WorkSettings> = {}): Promise<void> => {
    const feeder = await feed(settings.atOnce);
    await service().work({ freed: feeder.nudge, ...settings });
  };
  return { feed, feedAndWork };
};
