import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mailer, NotSent } from '../../../../../server/features/monitoring/notify/mail.ts';
import type { Delivered, WebhookClient } from '../../../../../server/features/monitoring/notify/webhook.ts';
import { notifyTeam, notifyWebhooks } from '../../../../../server/features/monitoring/store/notifications.ts';
import { addSubscriber, markConfirmed } from '../../../../../server/features/monitoring/store/subscribers.ts';
import { addWebhook } from '../../../../../server/features/monitoring/store/webhooks.ts';
import {
  enqueueDeliveries,
  openNotificationQueues,
} from '../../../../../server/features/monitoring/worker/notification-queue.ts';
import {
  type NotificationWorker,
  openNotificationWorker,
} from '../../../../../server/features/monitoring/worker/notification-worker.ts';
import { bring, hasten } from '../../../kit/deliveries.ts';
import { haveKey } from '../../../kit/monitoring.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/** Mail and webhooks through the queue: retried with growing waits, given up, and queued again from rows without a job. */

const store = storeForAll();
const TEAM = 'pij_team';
let answer: () => Delivered = () => ({ ok: true });
let [sent, tried]: [string[], number] = [[], 0];
let mailEnds: () => void = () => {};
const webhookClient: WebhookClient = {
  deliver: async () => {
    tried += 1;
    return answer();
  },
};
const post: Mailer = {
  send: async () => {
    tried += 1;
    mailEnds();
  },
  close: () => {},
};

const opened: NotificationWorker[] = [];
const open = async (by: Mailer | null = post): Promise<NotificationWorker> => {
  const one = await openNotificationWorker(store(), {
    ...{ now: () => NOW, post: by, webhookClient, look: 1_000_000 },
    links: { view: () => 'https://a.nl/', confirm: () => 'https://a.nl/', leave: () => 'https://a.nl/' },
    fault: (error) => {
      throw error;
    },
    sent: (way, came) => void sent.push(`${way} ${came}`),
  });
  opened.push(one);
  return one;
};

beforeEach(async () => {
  [answer, mailEnds, sent, tried] = [() => ({ ok: true }), () => {}, [], 0];
  await haveKey(store(), TEAM);
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  for (const table of ['notifications', 'webhooks', 'subscribers', 'pgboss.job'])
    await sql`delete from ${sql.raw(table)}`.execute(store().db);
});

let about = 0;
const notifyHook = async (): Promise<void> => {
  about += 1;
  const notice = { kind: 'webhookTest', host: 'hier.nl' } as const;
  await notifyWebhooks(store().db, { team: TEAM, about: [String(about)], at: NOW, notice });
};
const withHook = async (): Promise<void> => {
  await addWebhook(store().db, { team: TEAM, url: 'https://hier.nl/', secret: 'whsec_dGVzdA==', now: NOW });
  await notifyHook();
};
const withSubscriber = async (): Promise<void> => {
  about += 1;
  const to = {
    team: TEAM,
    site: null,
    address: `l${about}@voorbeeld.nl`,
    locale: 'nl',
    zone: 'UTC',
    now: NOW,
  } as const;
  const subscriber = await addSubscriber(store().db, to);
  if (typeof subscriber === 'string' || 'wait' in subscriber) throw new Error(JSON.stringify(subscriber));
  await markConfirmed(store().db, subscriber.id, NOW);
  const notice = { kind: 'webhookOff', host: 'hier.nl', since: NOW, why: 'timeout' } as const;
  await notifyTeam(store().db, { team: TEAM, about: [String(about)], at: NOW, notice }, { forWebhooks: false });
};
const rows = () => store().db.selectFrom('deliveries').select(['state', 'problem', 'tries']).execute();
const jobs = async () =>
  (
    await sql<{ name: string; state: string; wait: number; singleton_key: string | null }>`
      select name, state, extract(epoch from start_after - now())::float8 as wait, singleton_key from pgboss.job order by created_on`.execute(
      store().db,
    )
  ).rows;

describe('a notification', () => {
  test('that is accepted is delivered once, with several workers', async () => {
    await withHook();
    const both = [await open(), await open()];
    await bring(store(), both);
    await bring(store(), both);
    expect([tried, sent, await rows()]).toEqual([1, ['webhook done'], [{ state: 'done', problem: null, tries: 1 }]]);
  });

  test('that fails is retried with growing waits of at most a day, and finally given up', async () => {
    await withHook();
    answer = () => ({ ok: false, why: 'status', detail: '503' });
    const worker = await open();
    const waits: number[] = [];
    await bring(store(), [worker]);
    for (;;) {
      const [job] = (await jobs()).filter(({ state }) => state === 'retry');
      if (job === undefined) break;
      waits.push(job.wait);
      await hasten(store());
      await bring(store(), [worker]);
    }
    expect(tried).toBe(15);
    expect(waits).toHaveLength(14);
    // pg-boss waits between half of a delay and all of it.
    waits.forEach((wait, index) => {
      const whole = 15 * 2 ** (index + 1);
      expect(wait).toBeGreaterThan(Math.min(86_000, whole / 2 - 30));
      expect(wait).toBeLessThanOrEqual(Math.min(86_400, whole));
    });
    const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(4);
    expect(await rows()).toEqual([{ state: 'failed', problem: 'status 503', tries: 15 }]);
    expect(sent).toEqual([...Array.from({ length: 15 }, () => 'webhook retry'), 'webhook failed']);
    expect((await jobs()).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'webhook failed',
      'undelivered completed',
    ]);
  });

  test('that can never be accepted is given up at once', async () => {
    await withHook();
    answer = () => ({ ok: false, why: 'gone', detail: '410' });
    await bring(store(), [await open()]);
    expect([tried, await rows()]).toEqual([1, [{ state: 'failed', problem: 'turned off', tries: 0 }]]);
    expect((await jobs()).map(({ name, state }) => `${name} ${state}`)).toContain('undelivered completed');
  });

  test('by mail fails for good or for now, as the server responds', async () => {
    await withSubscriber();
    mailEnds = () => {
      throw new NotSent('451 later', false);
    };
    const worker = await open();
    await bring(store(), [worker]);
    expect(await rows()).toEqual([{ state: 'waiting', problem: '451 later', tries: 1 }]);
    mailEnds = () => {
      throw new NotSent('550 nobody', true);
    };
    await hasten(store());
    await bring(store(), [worker]);
    expect(await rows()).toEqual([{ state: 'failed', problem: '550 nobody', tries: 2 }]);
    expect(sent).toEqual(['mail retry', 'mail failed']);
  });
});

test('without a mail server mail waits, with a reason, and is sent once there is one', async () => {
  await withSubscriber();
  const without = await open(null);
  await without.look();
  expect(await rows()).toEqual(
    [{ state: 'waiting', problem: null, tries: 0 }].map((row) => ({ ...row, problem: 'no mail server is set' })),
  );
  await bring(store(), [await open()]);
  expect(await rows()).toEqual([{ state: 'done', problem: null, tries: 1 }]);
});

test('a delivery without a job, as after a restore or an upgrade, gets exactly one', async () => {
  await withHook();
  expect([await enqueueDeliveries(store()), await enqueueDeliveries(store())]).toEqual([1, 0]);
  await sql`delete from pgboss.job`.execute(store().db);
  await Promise.all([enqueueDeliveries(store()), enqueueDeliveries(store())]);
  expect((await jobs()).map(({ name }) => name)).toEqual(['webhook']);
  const [job] = await jobs();
  await expect(store().boss.send('webhook', {}, { singletonKey: job?.singleton_key ?? '' })).resolves.toBeNull();
  await bring(store(), [await open()]);
  expect((await rows()).map(({ state }) => state)).toEqual(['done']);
});

test('a delivery of a process that died is completed by another process', async () => {
  await openNotificationQueues(store());
  await withHook();
  await enqueueDeliveries(store());
  const [taken] = await store().boss.fetch('webhook');
  expect(taken?.data).toMatchObject({ target: expect.stringMatching(/^webhook /) });
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'webhook'`.execute(
    store().db,
  );
  // The queue supervisor ran a moment ago, and would not run again yet.
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(store().db);
  await store().boss.supervise('webhook');
  expect((await jobs()).map(({ state }) => state)).toEqual(['retry']);
  await hasten(store());
  await bring(store(), [await open()]);
  expect((await rows()).map(({ state }) => state)).toEqual(['done']);
});
