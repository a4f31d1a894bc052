import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EGRESS, type EgressSettings } from '../../../../../server/egress/dial.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import { openMailer } from '../../../../../server/features/monitoring/notify/mail.ts';
import { createSecret } from '../../../../../server/features/monitoring/notify/signature.ts';
import { openWebhookClient } from '../../../../../server/features/monitoring/notify/webhook.ts';
import { findMonitor, setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import { notifySubscriber } from '../../../../../server/features/monitoring/store/notifications.ts';
import { findSubscriberByLink } from '../../../../../server/features/monitoring/store/subscriber-links.ts';
import {
  addSubscriber,
  endSubscription,
  markConfirmed,
} from '../../../../../server/features/monitoring/store/subscribers.ts';
import { addWebhook } from '../../../../../server/features/monitoring/store/webhooks.ts';
import {
  type MonitorWorker,
  openMonitorWorker,
} from '../../../../../server/features/monitoring/worker/monitor-worker.ts';
import {
  type NotificationWorker,
  openNotificationWorker,
} from '../../../../../server/features/monitoring/worker/notification-worker.ts';
import { SCANS } from '../../../../../server/features/scans/worker/queue.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { createAuthority, issueFor } from '../../../../world/certificate.ts';
import { bring, hasten } from '../../../kit/deliveries.ts';
import { haveKey } from '../../../kit/monitoring.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { type MailServer, openMail, startMailServer } from '../../../kit/smtp.ts';
import { HOUR, MINUTE, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const DAY = 24 * HOUR;

let mail: MailServer;
const authority = createAuthority('Pijler watch');
const hooked: { readonly id: string; readonly body: string }[] = [];
/** Where the sink redirects to; null where it accepts messages. */
let leadsTo: string | null = null;
const sink = createServer(issueFor('hooks.example.nl', authority), async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  hooked.push({ id: String(request.headers['webhook-id']), body: Buffer.concat(chunks).toString() });
  response.writeHead(leadsTo === null ? 204 : 307, { ...(leadsTo !== null && { location: leadsTo }) }).end();
});
beforeAll(async () => {
  mail = await startMailServer();
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
});
afterAll(async () => {
  await mail.close();
  sink.closeAllConnections();
  sink.close();
});

/** What names resolve to; connections to public addresses end at the sink. */
let resolved: readonly string[] = [];
const egress: EgressSettings = {
  ...EGRESS,
  resolve: async () => resolved,
  connect: async () => {
    const socket = connect({ host: '127.0.0.1', port: (sink.address() as AddressInfo).port });
    await once(socket, 'connect');
    return socket;
  },
};

const TEAM = 'pij_team';
beforeEach(async () => {
  await sql`delete from quota_usage`.execute(store().db);
  await haveKey(store(), TEAM);
});

/** Three processes that scan, watch and deliver on one store. */
let monitorWorkers: readonly MonitorWorker[] = [];
let deliverers: readonly NotificationWorker[] = [];
/** How many of them run; a test that needs more than one sets it. */
let crowd = 1;
let now = NOW;
const faults: Error[] = [];
const posts: ReturnType<typeof openMailer>[] = [];
beforeEach(async () => {
  [now, resolved, leadsTo] = [NOW, ['93.184.215.14'], null];
  mail.behave(() => null);
  const fault = (error: Error): void => void faults.push(error);
  const links = {
    view: (host: string | null) => `https://scan.example.nl/rapport/${host ?? ''}`,
    confirm: (token: string) => `https://scan.example.nl/aan/${token}`,
    leave: (token: string) => `https://scan.example.nl/uit/${token}`,
  };
  const never = 10 * DAY;
  crowd = 1;
  monitorWorkers = [1, 2, 3].map(() =>
    openMonitorWorker(store(), { now: () => now, look: never, pause: 10 * MINUTE, fault }),
  );
  deliverers = await Promise.all(
    [1, 2, 3].map(() => {
      const post = openMailer({ smtp: mail.url, from: 'pijler@scan.example.nl' });
      posts.push(post);
      const webhookClient = openWebhookClient({ egress, authorities: [authority.pem], userAgent: 'Pijler' });
      return openNotificationWorker(store(), { now: () => now, post, webhookClient, links, look: never, fault });
    }),
  );
  await service().work({ atOnce: 2, now: () => now });
});
afterEach(async () => {
  for (const one of [...monitorWorkers, ...deliverers]) await one.close();
  for (const post of posts.splice(0)) post.close();
  expect(faults.splice(0)).toEqual([]);
  await sql`delete from sites`.execute(store().db);
  await sql`delete from webhooks`.execute(store().db);
});

let created = 0;

/** A site that is monitored daily, with a confirmed subscriber. */
const watched = async (): Promise<{
  readonly site: string;
  readonly url: string;
  readonly address: string;
  readonly subscriber: string;
}> => {
  created += 1;
  const [site, url] = [`site_${created}`, `https://watch${created}.example/`];
  const { db } = store();
  await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
    values (${site}, ${TEAM}, ${url}, ${`watch${created}.example`}, '[]', '[]', '[]', '[]', ${new Date(NOW)})`.execute(
    db,
  );
  await setMonitor(db, { ...USUAL, site, team: TEAM, cadence: 'daily', locale: 'nl', now });
  const address = `lezer${created}@voorbeeld.nl`;
  const subscriber = await addSubscriber(db, { team: TEAM, site, address, locale: 'nl', zone: USUAL.zone, now });
  if (typeof subscriber === 'string' || 'wait' in subscriber) throw new Error(JSON.stringify(subscriber));
  await markConfirmed(db, subscriber.id, now);
  return { site, url, address, subscriber: subscriber.id };
};

/** All monitor workers look at once, until nothing is pending. */
const settleAll = async (): Promise<void> => {
  const waits = async (): Promise<number> => {
    await Promise.all(monitorWorkers.slice(0, crowd).map((one) => one.look()));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from monitors where state = 'requested'`.execute(store().db);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(waits, { timeout: 20_000, interval: 50 }).toBe(0);
  await bring(store(), deliverers.slice(0, crowd));
};

/** A day later, including the second scan if one is wanted. */
const round = async (days = 1): Promise<void> => {
  now += days * DAY;
  service().scanner.now = now;
  await settleAll();
  now += 11 * MINUTE;
  service().scanner.now = now;
  await settleAll();
};

const good = recorded('goed', 'granted');
/** The same site, without a header that it had. */
const { fresh } = good;
if (fresh?.seen !== true) throw new Error('the recording has what a visitor gets');
const worse: typeof good = {
  ...good,
  fresh: { ...fresh, value: { ...fresh.value, headers: { ...fresh.value.headers, 'referrer-policy': 'unsafe-url' } } },
};
const looks = (facts: typeof good): void => {
  service().scanner.next = { facts };
};
const mailsTo = (address: string) => mail.mails.filter(({ to }) => to === address).map((one) => openMail(one));
const subjectsTo = (address: string) => mailsTo(address).map(({ head }) => head.get('subject'));

describe('a monitored site', () => {
  test('is scanned once a day by three processes together, and reports nothing without a change', async () => {
    const { url, address, site } = await watched();
    crowd = 3;
    looks(good);
    await round();
    await round();
    expect(service().scanner.asked.filter((one) => one.url === url)).toHaveLength(2);
    expect(subjectsTo(address)).toEqual([]);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from site_scans where site = ${site}`.execute(store().db);
    // The scans are in the list of their team's site, including those that end a round.
    expect(rows[0]?.count).toBe(2);
  });

  test('sends exactly one mail and one message about a change that a second scan confirms', async () => {
    const { url, address } = await watched();
    crowd = 3;
    const hook = await addWebhook(store().db, {
      team: TEAM,
      url: 'https://hooks.example.nl/in',
      secret: createSecret(),
      now,
    });
    looks(good);
    await round();
    looks(worse);
    await round();
    await round();
    expect(service().scanner.asked.filter((one) => one.url === url)).toHaveLength(4);
    const [only, ...more] = mailsTo(address);
    expect(more).toEqual([]);
    // The subject says what to do.
    expect(only?.head.get('subject')).toMatch(new RegExp(`^${new URL(url).hostname}: \\p{Lu}`, 'u'));
    expect(only?.text).toContain('Referrer');
    const mine = hooked.filter(({ body }) => body.includes(new URL(url).hostname));
    expect(mine.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['site.changed']);
    await store()
      .db.deleteFrom('webhooks')
      .where('id', '=', hook?.id ?? '')
      .execute();
  });

  test('reports nothing when a second scan does not confirm the change', { tags: ['full'] }, async () => {
    const { address } = await watched();
    looks(good);
    await round();
    looks(worse);
    now += DAY;
    await settleAll();
    looks(good);
    now += 11 * MINUTE;
    await settleAll();
    expect(subjectsTo(address)).toEqual([]);
  });

  test('sends one notice when it cannot be scanned, and one when it can again', {
    tags: ['full'],
  }, async () => {
    const { address, url, site } = await watched();
    looks(good);
    await round();
    service().scanner.next = { fails: new ScanFailure('unreachable', '') };
    await round();
    await round();
    const host = new URL(url).hostname;
    expect(subjectsTo(address)).toEqual([`${host} is niet te scannen`]);
    expect((await findMonitor(store(), TEAM, site))?.outSince).toBe(NOW + DAY + 11 * MINUTE + DAY);
    looks(worse);
    await round();
    expect(subjectsTo(address).slice(1)).toEqual([
      `${host} is weer te scannen`,
      expect.stringMatching(new RegExp(`^${host}: \\p{Lu}`, 'u')),
    ]);
  });

  test('reports nothing when the service itself failed, or a scan ran out of time', async () => {
    const { address } = await watched();
    looks(good);
    await round();
    service().scanner.next = { fails: new ScanFailure('internal', 'broken') };
    await round();
    service().scanner.next = { facts: worse, lost: [{}] as never };
    await round();
    expect(subjectsTo(address)).toEqual([]);
  });

  test('reports nothing after a change of our rules', { tags: ['full'] }, async () => {
    const { address, site } = await watched();
    looks(good);
    await round();
    await sql`update monitors set baseline = jsonb_set(baseline, '{report,rules}', '1') where site = ${site}`.execute(
      store().db,
    );
    looks(worse);
    await round();
    await round();
    expect(subjectsTo(address)).toEqual([]);
  });
});

describe('a clock', () => {
  test('that is set back repeats no round, and after a jump ahead none is lost', { tags: ['full'] }, async () => {
    const { url, site } = await watched();
    looks(good);
    const scans = (): number => service().scanner.asked.filter((one) => one.url === url).length;
    await round();
    const after = now;
    now -= 2 * HOUR;
    await settleAll();
    expect(scans()).toBe(1);
    now = after + 1_000 * DAY;
    await settleAll();
    expect(scans()).toBe(2);
    now = after + DAY;
    await settleAll();
    now += DAY;
    await settleAll();
    expect((await findMonitor(store(), TEAM, site))?.nextAt).toBeLessThan(now + DAY);
    expect(scans()).toBe(3);
  });
});

test('there is one round a day, also when its hour is moved to later that day', async () => {
  const { url, site } = await watched();
  looks(good);
  await round();
  const later = { ...USUAL, hour: 20, site, team: TEAM, cadence: 'daily', locale: 'nl' } as const;
  await setMonitor(store().db, { ...later, now });
  now += 10 * HOUR;
  await settleAll();
  expect(service().scanner.asked.filter((one) => one.url === url)).toHaveLength(1);
  now += DAY;
  await settleAll();
  expect(service().scanner.asked.filter((one) => one.url === url)).toHaveLength(2);
});

describe('an address', () => {
  test('that is unconfirmed gets one invitation and nothing else, and one that unsubscribed gets nothing', async () => {
    const { site, address, subscriber } = await watched();
    const { db } = store();
    const request = await addSubscriber(db, {
      team: TEAM,
      site,
      address: 'stil@voorbeeld.nl',
      locale: 'en',
      zone: 'UTC',
      now,
    });
    if (typeof request === 'string' || 'wait' in request) throw new Error(JSON.stringify(request));
    expect(
      await addSubscriber(db, { team: TEAM, site, address: 'STIL@voorbeeld.nl', locale: 'en', zone: 'UTC', now }),
    ).toBe('known');
    const notice = {
      kind: 'confirm',
      site: { id: site, host: 'x.example', url: 'https://x.example/' },
      team: 'Bureau',
      days: 7,
    } as const;
    for (const _ of [1, 2])
      await notifySubscriber(db, { team: TEAM, about: ['confirm', request.id], at: now, notice }, request.id);
    looks(good);
    await round();
    await endSubscription(db, subscriber, now);
    looks(worse);
    await round();
    expect(subjectsTo('stil@voorbeeld.nl')).toEqual(['Do you want notices about x.example?']);
    expect(subjectsTo(address)).toEqual([]);
    const token = /\/aan\/([\w-]{32})/.exec(mailsTo('stil@voorbeeld.nl')[0]?.text ?? '')?.[1] ?? '';
    expect(await findSubscriberByLink(db, { token, deed: 'confirm', now })).toMatchObject({ id: request.id });
    expect(await findSubscriberByLink(db, { token, deed: 'leave', now })).toBeUndefined();
    expect(await findSubscriberByLink(db, { token, deed: 'confirm', now: now + 8 * DAY })).toBeUndefined();
    const { rows } = await sql`select * from subscriber_links`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('gets a mail again under the same message id when its delivery is uncertain, and no more after success', {
    tags: ['full'],
  }, async () => {
    const { address } = await watched();
    looks(good);
    await round();
    looks(worse);
    mail.behave((line) => (line === '.' ? 'hang up' : null));
    await round();
    expect(mailsTo(address)).toHaveLength(1);
    mail.behave(() => null);
    await hasten(store());
    now += MINUTE;
    await settleAll();
    now += HOUR;
    await settleAll();
    expect(new Set(mailsTo(address).map(({ head }) => head.get('message-id'))).size).toBe(1);
    expect(mailsTo(address)).toHaveLength(2);
  });
});

test('a webhook to a private address gets nothing, is in the audit log, and is disabled after days', async () => {
  await watched();
  const hook = await addWebhook(store().db, {
    team: TEAM,
    url: 'https://inside.example.nl/in',
    secret: createSecret(),
    now,
  });
  resolved = ['10.0.0.8'];
  const before = hooked.length;
  looks(good);
  await round();
  looks(worse);
  await round();
  expect(hooked.length).toBe(before);
  const acts = await listAuditEvents(store(), TEAM);
  expect(acts[0]).toMatchObject({
    act: 'webhookRefused',
    about: 'inside.example.nl has no public address',
    keyId: null,
  });
  // Only the operator learns which address it is.
  expect(faults.splice(0).map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('inside.example.nl leads to 10.0.0.8')]),
  );
  const whole = await addSubscriber(store().db, {
    team: TEAM,
    site: null,
    address: 'team@voorbeeld.nl',
    locale: 'nl',
    zone: 'UTC',
    now,
  });
  if (typeof whole === 'string' || 'wait' in whole) throw new Error(JSON.stringify(whole));
  await markConfirmed(store().db, whole.id, now);
  await sql`update webhooks set failing_since = ${new Date(now - 5 * DAY)}`.execute(store().db);
  for (const _ of [1, 2]) {
    now += HOUR;
    await hasten(store());
    await bring(store(), deliverers.slice(0, crowd));
  }
  expect(
    subjectsTo('team@voorbeeld.nl').filter((subject) => subject === 'Webhook naar inside.example.nl is uitgezet'),
  ).toHaveLength(1);
  expect(
    (
      await store()
        .db.selectFrom('webhooks')
        .selectAll()
        .where('id', '=', hook?.id ?? '')
        .executeTakeFirst()
    )?.off_at,
  ).not.toBeNull();
  faults.length = 0;
});

test('a webhook’s redirect to a private address is not followed, and is in the audit log', async () => {
  await watched();
  await addWebhook(store().db, { team: TEAM, url: 'https://hooks.example.nl/on', secret: createSecret(), now });
  leadsTo = 'https://127.0.0.1/secret';
  looks(good);
  await round();
  looks(worse);
  const before = hooked.length;
  await round();
  expect(hooked.length).toBe(before + 1);
  const [act] = await listAuditEvents(store(), TEAM);
  expect(act).toMatchObject({ act: 'webhookRefused', about: 'hooks.example.nl leads on (307)', keyId: null });
  await store().db.deleteFrom('webhooks').execute();
});

test('an end date is announced 30 and 7 days before, once each, without a scan', async () => {
  const { address, site } = await watched();
  const end = {
    kind: 'registration',
    check: 'registration-expiry',
    name: '',
    day: '2027-01-31',
    lifetime: null,
    who: 'domeinbeheerder',
  };
  await sql`update monitors set ends = ${JSON.stringify([end])}::jsonb, cadence = 'monthly', next_at = ${new Date(NOW + 20 * DAY)} where site = ${site}`.execute(
    store().db,
  );
  await store().boss.deleteAllJobs(SCANS);
  looks(good);
  for (now += 39 * DAY; now < NOW + 70 * DAY; now += DAY) {
    await sql`update monitors set next_at = ${new Date(now + 5 * DAY)} where site = ${site}`.execute(store().db);
    await Promise.all(monitorWorkers.slice(0, crowd).map((one) => one.look()));
    await bring(store(), deliverers.slice(0, crowd));
  }
  expect(subjectsTo(address).map((subject) => subject?.split(': ')[1])).toEqual([
    'de registratie van het domein verloopt over 30 dagen',
    'de registratie van het domein verloopt over 7 dagen',
  ]);
});
