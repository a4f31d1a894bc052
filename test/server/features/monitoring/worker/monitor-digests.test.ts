import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EGRESS } from '../../../../../server/egress/dial.ts';
import { computeNextDigest, USUAL } from '../../../../../server/features/monitoring/model/schedule.ts';
import type { SubscriptionKind } from '../../../../../server/features/monitoring/model/subscription-kinds.ts';
import { openMailer } from '../../../../../server/features/monitoring/notify/mail.ts';
import { openWebhookClient } from '../../../../../server/features/monitoring/notify/webhook.ts';
import { readWeek } from '../../../../../server/features/monitoring/store/digests.ts';
import { setMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import { notifyTeam } from '../../../../../server/features/monitoring/store/notifications.ts';
import { findSubscriberByLink } from '../../../../../server/features/monitoring/store/subscriber-links.ts';
import {
  addSubscriber,
  endSubscription,
  markConfirmed,
} from '../../../../../server/features/monitoring/store/subscribers.ts';
import {
  type MonitorWorker,
  openMonitorWorker,
} from '../../../../../server/features/monitoring/worker/monitor-worker.ts';
import {
  type NotificationWorker,
  openNotificationWorker,
} from '../../../../../server/features/monitoring/worker/notification-worker.ts';
import { openQueue } from '../../../../../server/features/scans/worker/queue.ts';
import { bring } from '../../../kit/deliveries.ts';
import { haveKey, haveSite } from '../../../kit/monitoring.ts';
import { workOf } from '../../../kit/query-work.ts';
import { type MailServer, openMail, startMailServer } from '../../../kit/smtp.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const TEAM = 'pij_week';
const DAY = 24 * HOUR;
/** NOW is a Friday; this is the Monday after it, at the end of the subscriber's ninth hour. */
const MONDAY = Date.UTC(2026, 10, 23, 8);

let mail: MailServer;
let now = NOW;
let monitorWorkers: readonly MonitorWorker[] = [];
let deliverers: readonly NotificationWorker[] = [];
const faults: Error[] = [];
const posts: ReturnType<typeof openMailer>[] = [];
beforeAll(async () => {
  mail = await startMailServer();
  await openQueue(store());
});
afterAll(() => mail.close());
beforeEach(async () => {
  now = NOW;
  await haveKey(store(), TEAM, 0);
  const fault = (error: Error): void => void faults.push(error);
  const links = {
    view: () => 'https://scan.example.nl/sites',
    confirm: (token: string) => `https://scan.example.nl/aan/${token}`,
    leave: (token: string) => `https://scan.example.nl/uit/${token}`,
  };
  monitorWorkers = [1, 2, 3].map(() => openMonitorWorker(store(), { now: () => now, look: 10 * DAY, fault }));
  deliverers = await Promise.all(
    [1, 2, 3].map(() => {
      const post = openMailer({ smtp: mail.url, from: 'pijler@scan.example.nl' });
      posts.push(post);
      const webhookClient = openWebhookClient({ egress: EGRESS, authorities: [], userAgent: 'Pijler' });
      return openNotificationWorker(store(), { now: () => now, post, webhookClient, links, look: 10 * DAY, fault });
    }),
  );
});
afterEach(async () => {
  for (const one of [...monitorWorkers, ...deliverers]) await one.close();
  for (const post of posts.splice(0)) post.close();
  for (const table of ['sites', 'subscribers', 'notifications', 'scans', 'confirmation_requests'])
    await sql`delete from ${sql.table(table)}`.execute(store().db);
  expect(faults.splice(0)).toEqual([]);
});

/** A site that is monitored but not scanned here, since its team's daily quota is zero. */
const watched = async (id: string, team = TEAM): Promise<void> => {
  await haveSite(store(), { team, id });
  await setMonitor(store().db, { ...USUAL, site: id, team, cadence: 'monthly', locale: 'nl', now });
};
interface CreatedNotice {
  readonly wants?: readonly SubscriptionKind[];
  readonly site?: string | null;
  readonly zone?: string;
  readonly isConfirmed?: boolean;
}
/** A subscriber, confirmed by default. */
const reading = async (
  address: string,
  { wants = ['digest'], site = null, zone = USUAL.zone, isConfirmed = true }: CreatedNotice = {},
): Promise<string> => {
  const { db } = store();
  const subscriber = await addSubscriber(db, { team: TEAM, site, address, locale: 'nl', zone, wants, now });
  if (typeof subscriber === 'string' || 'wait' in subscriber) throw new Error(JSON.stringify(subscriber));
  if (isConfirmed) await markConfirmed(db, subscriber.id, now);
  return subscriber.id;
};
const lookAt = async (at: number): Promise<void> => {
  now = at;
  await Promise.all(monitorWorkers.map((one) => one.look()));
  await bring(store(), deliverers);
};
const mailsTo = (address: string) => mail.mails.filter(({ to }) => to === address).map((one) => openMail(one));
const subjectsTo = (address: string) => mailsTo(address).map(({ head }) => head.get('subject'));

/** A scan in a site's list of scans. */
const scanned = async (
  site: string,
  at: number,
  {
    total,
    danger = 0,
    rules = 9,
    source = 'service',
    whole = true,
  }: Partial<Record<'danger' | 'rules', number>> & {
    readonly total: number;
    readonly source?: string;
    readonly whole?: boolean;
  },
): Promise<void> => {
  const scan = `${site} ${at} ${source}`;
  await sql`insert into scans (id, scan_key, domain, finished_at, whole, for_partner)
    values (${scan}, 'q', 'd', ${new Date(at)}, ${whole}, true)`.execute(store().db);
  await sql`insert into site_scans (site, scan, at, source, total, scores, danger, rules)
    values (${site}, ${scan}, ${new Date(at)}, ${source}, ${total}, '{"seo": 50}', ${danger}, ${rules})`.execute(
    store().db,
  );
};
const changed = async (site: string, at: number, ...directions: ('worse' | 'better')[]): Promise<void> => {
  const step = (number: number) => ({ number, kind: 'missing', findings: ['hsts'] });
  const after = (id: string, code: string) => ({ id, code, outcome: 'fail', why: null, args: {}, items: [] });
  // The second change belongs to an earlier step.
  const changes = directions.map((direction, index) =>
    index === 0
      ? { direction, step: step(2), after: after('dmarc-policy', 'none') }
      : { direction, step: step(1), after: after('hsts', 'absent') },
  );
  const what = { kind: 'changes', changes };
  await sql`insert into notifications (id, team, site, at, what)
    values (${`${site} ${at}`}, ${TEAM}, ${site}, ${new Date(at)}, ${JSON.stringify(what)}::jsonb)`.execute(store().db);
};

describe('a weekly digest', () => {
  test('is sent once a week to each confirmed subscriber, and its link unsubscribes', async () => {
    await watched('een');
    await watched('twee');
    const id = await reading('week@voorbeeld.nl');
    await reading('een@voorbeeld.nl', { site: 'een', wants: ['notices', 'digest'] });
    await reading('alleen-meldingen@voorbeeld.nl', { wants: ['notices'] });
    await reading('stil@voorbeeld.nl', { isConfirmed: false });
    await lookAt(MONDAY - 1.1 * HOUR);
    expect(mail.mails).toEqual([]);
    for (const minutes of [0, 0, 5]) await lookAt(MONDAY + minutes * 60_000);
    expect(subjectsTo('week@voorbeeld.nl')).toEqual(['Weekoverzicht: 2 sites']);
    expect(subjectsTo('een@voorbeeld.nl')).toEqual(['Weekoverzicht: 1 site']);
    await lookAt(MONDAY + 7 * DAY);
    expect(subjectsTo('week@voorbeeld.nl')).toHaveLength(2);
    const token = /\/uit\/([\w-]{32})/.exec(mailsTo('week@voorbeeld.nl')[1]?.text ?? '')?.[1] ?? '';
    expect(await findSubscriberByLink(store().db, { token, deed: 'leave', now })).toMatchObject({ id });
    await endSubscription(store().db, id, now);
    // Several missed weeks give one digest.
    await lookAt(MONDAY + 38 * DAY);
    await lookAt(MONDAY + 38 * DAY + HOUR);
    expect(subjectsTo('week@voorbeeld.nl')).toHaveLength(2);
    expect(subjectsTo('een@voorbeeld.nl')).toHaveLength(3);
    await lookAt(MONDAY + 42 * DAY);
    expect(subjectsTo('een@voorbeeld.nl')).toHaveLength(4);
    // None is made for subscribers who only want notices.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from deliveries where subscriber not in (
        select id from subscribers where address in ('week@voorbeeld.nl', 'een@voorbeeld.nl'))`.execute(store().db);
    expect(rows[0]?.count).toBe(0);
    expect(new Set(mail.mails.map(({ to }) => to))).toEqual(new Set(['week@voorbeeld.nl', 'een@voorbeeld.nl']));
  });

  test('is not sent when the team monitors nothing', async () => {
    await haveSite(store(), { team: TEAM, id: 'los' });
    await watched('elders', 'pij_other');
    await reading('niets@voorbeeld.nl');
    await lookAt(MONDAY);
    expect(subjectsTo('niets@voorbeeld.nl')).toEqual([]);
    await watched('nu');
    await lookAt(MONDAY + 7 * DAY);
    expect(subjectsTo('niets@voorbeeld.nl')).toEqual(['Weekoverzicht: 1 site']);
  });

  test('is neither repeated nor lost when the clock is set back or was far ahead', { tags: ['full'] }, async () => {
    await watched('klok');
    await reading('klok@voorbeeld.nl');
    await lookAt(MONDAY);
    await lookAt(MONDAY - 5 * HOUR);
    await lookAt(MONDAY + 1_000 * DAY);
    expect(subjectsTo('klok@voorbeeld.nl')).toHaveLength(2);
    // The digest of the next week came while the clock was ahead.
    for (const weeks of [0, 1, 2]) await lookAt(MONDAY + HOUR + weeks * 7 * DAY);
    expect(subjectsTo('klok@voorbeeld.nl')).toHaveLength(3);
  });
});

test('a digest of all sites and notices about one come once each; ending the first ends both', async () => {
  await watched('een');
  await watched('twee');
  const all = await reading('beide@voorbeeld.nl');
  const one = await reading('beide@voorbeeld.nl', { site: 'een', wants: ['notices'] });
  const waiting = async () =>
    (await store().db.selectFrom('deliveries').select('subscriber').where('state', '=', 'waiting').execute()).map(
      ({ subscriber }) => subscriber,
    );
  const down = (id: string) => {
    const notice = { kind: 'reachable', site: { id, host: id, url: `https://${id}.example/` }, since: now } as const;
    return notifyTeam(store().db, { team: TEAM, about: [id], at: now, notice }, { forWebhooks: false });
  };
  for (const id of ['een', 'twee']) await down(id);
  expect(await waiting()).toEqual([one]);
  await endSubscription(store().db, all, now);
  expect(await store().db.selectFrom('subscribers').select('id').where('ended_at', 'is', null).execute()).toEqual([]);
  await lookAt(MONDAY);
  expect(subjectsTo('beide@voorbeeld.nl')).toEqual([]);
  // Nor can the address be invited again.
  const again = { team: TEAM, site: 'twee', address: 'beide@voorbeeld.nl', locale: 'nl', zone: 'UTC', now } as const;
  expect(await addSubscriber(store().db, again)).toBe('known');
});

test.each(['Europe/Amsterdam', 'America/Santiago', 'Pacific/Apia', 'UTC'])(
  'a year of digests in %s is 52 or 53 Mondays between eight and nine, also in summer time',
  (zone) => {
    const from = Date.UTC(2026, 5, 1);
    const days: string[] = [];
    for (let { at } = computeNextDigest({ id: 'reader_x', zone }, from); at < from + 365 * DAY; ) {
      const result = new Intl.DateTimeFormat('en', {
        timeZone: zone,
        weekday: 'short',
        hour: 'numeric',
        hourCycle: 'h23',
      });
      expect(result.format(at)).toMatch(/Mon.*08/);
      days.push(String(Math.floor(at / DAY)));
      ({ at } = computeNextDigest({ id: 'reader_x', zone }, at));
    }
    expect([52, 53]).toContain(days.length);
    expect(new Set(days).size).toBe(days.length);
  },
);

test('a digest compares totals under the same rules, counts confirmed changes, and shows missing scans as such', async () => {
  const [until, from] = [MONDAY, MONDAY - 7 * DAY];
  for (const id of ['daalt', 'regels', 'weg', 'stil', 'nieuw', 'af']) await watched(id);
  for (const [at, total] of [
    [from - DAY, 80],
    [from + DAY, 75],
    [until - DAY, 60],
  ] as const)
    await scanned('daalt', at, { total, danger: total === 60 ? 2 : 0 });
  await scanned('daalt', from - HOUR, { total: 11, source: 'extension' });
  await scanned('daalt', until - HOUR, { total: 99, whole: false });
  await changed('daalt', from - HOUR, 'worse', 'worse');
  await changed('daalt', from + DAY, 'worse', 'better', 'worse');
  await changed('daalt', until - DAY, 'worse');
  await scanned('regels', from - DAY, { total: 80, rules: 8 });
  await scanned('regels', until - DAY, { total: 70, rules: 9 });
  await scanned('weg', from - DAY, { total: 88, danger: 1 });
  await sql`update monitors set outage = '{"first": 1, "told": true}' where site = 'weg'`.execute(store().db);
  await scanned('stil', from - 9 * DAY, { total: 77 });
  await scanned('af', until - DAY, { total: 50 });
  await sql`update monitors set outage = '{"first": 1, "told": false}' where site = 'af'`.execute(store().db);
  const nothing = { worse: 0, better: 0, named: [], danger: 0, reachable: true, scanned: true };
  const NAMED = ['hsts', 'dmarc-policy', 'dmarc-policy'].map((id) => expect.objectContaining({ id }));
  const rows = await readWeek(store().db, { team: TEAM, site: null }, { from, until });
  expect(Object.fromEntries(rows.map(({ host, ...row }) => [host.split('.')[0], row]))).toEqual({
    daalt: { ...nothing, before: 80, after: 60, worse: 3, better: 1, danger: 2, named: NAMED },
    regels: { ...nothing, before: null, after: 70 },
    weg: { ...nothing, before: null, after: null, reachable: false, scanned: false },
    stil: { ...nothing, before: 77, after: 77, scanned: false },
    nieuw: { ...nothing, before: null, after: null, scanned: false },
    af: { ...nothing, before: null, after: 50 },
  });
  expect(await readWeek(store().db, { team: TEAM, site: 'daalt' }, { from, until })).toHaveLength(1);
  await reading('alles@voorbeeld.nl');
  await lookAt(until);
  const [email] = mailsTo('alles@voorbeeld.nl');
  expect(email?.head.get('subject')).toBe('Weekoverzicht: 6 sites, 1 met een verslechtering');
  const text = email?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(text).toContain('3 slechter · 1 beter · totaal 80 → 60 · 2 stappen in de klasse gevaar');
  expect(text.match(/Nu te doen: [^.]*/)?.[0].match(/\(HSTS\)|\(DMARC\)/g)).toEqual(['(HSTS)', '(DMARC)']);
  expect(text).toContain('niet te scannen · geen totaal');
  expect(text).toContain('niet gescand · totaal 77');
  expect(text).not.toContain('Op geen van uw sites veranderde een oordeel');
});

test('a digest takes one query about its sites, with work proportional to them', { tags: ['full'] }, async () => {
  const fill = async (first: number, last: number): Promise<void> => {
    await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
      select 'w' || n, ${TEAM}, 'https://w' || n || '.example/', 'w' || n || '.example', '[]', '[]', '[]', '[]', ${new Date(NOW)}::timestamptz
      from generate_series(${first}::int, ${last}::int) n`.execute(store().db);
    await sql`insert into monitors (site, team, state, locale, cadence, hour, weekday, day, zone, next_at, next_key, ends, announced, look_at)
      select 'w' || n, ${TEAM}, 'rest', 'nl', 'daily', 6, 1, 1, 'UTC', ${new Date(NOW + 90 * DAY)}::timestamptz, '', '[]', '[]', ${new Date(NOW + 90 * DAY)}::timestamptz
      from generate_series(${first}::int, ${last}::int) n`.execute(store().db);
    await sql`insert into site_scans (site, scan, at, source, total, scores, danger, rules)
      select 'w' || n, 's' || n || '-' || d, ${new Date(MONDAY)}::timestamptz - d * interval '1 day', 'service', 70, '{}', 0, 9
      from generate_series(${first}::int, ${last}::int) n, generate_series(1, 20) d`.execute(store().db);
    await sql`analyze`.execute(store().db);
  };
  const measure = () =>
    workOf(store(), (db) => readWeek(db, { team: TEAM, site: null }, { from: MONDAY - 7 * DAY, until: MONDAY }));
  await fill(1, 50);
  const few = await measure();
  await fill(51, 500);
  const many = await measure();
  expect(few).toBeGreaterThan(50);
  expect(many / few).toBeLessThan(13);
});
