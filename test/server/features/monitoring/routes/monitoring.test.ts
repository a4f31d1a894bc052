import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeEmail } from '../../../../../server/features/monitoring/notify/emails.ts';
import { formatEvent } from '../../../../../server/features/monitoring/notify/event.ts';
import { formatEmailText } from '../../../../../server/features/monitoring/notify/mail.ts';
import type { NoticeContent } from '../../../../../server/features/monitoring/notify/notice.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { waitingDeliveries } from '../../../kit/deliveries.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

/** A team with a site, and a function for its requests. */
const team = async () => {
  const { get } = await listen();
  const { key, id } = await createKey(store(), { name: 'Bureau Voorbeeld' }, NOW);
  const site = `site_of_${id}`;
  await sql`insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
    values (${site}, ${id}, 'https://voorbeeld.nl/', 'voorbeeld.nl', '[]', '[]', '[]', '[]', ${new Date(NOW)})`.execute(
    store().db,
  );
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'X-GDA-Key': key, ...(body && { 'Content-Type': 'application/json' }) };
    const got = await get(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: got.status, body: got.body as never as Record<string, unknown> };
  };
  return { id, site, ask };
};

test('monitoring of a site can be set, changed and ended, by its own team only', async () => {
  const [own, other] = [await team(), await team()];
  const path = `/api/v1/sites/${own.site}/monitor`;
  expect((await own.ask('GET', path)).status).toBe(404);
  const { status, body } = await own.ask('PUT', path, { cadence: 'weekly', weekday: 2 });
  expect([status, body]).toMatchObject([
    200,
    { cadence: 'weekly', hour: 6, weekday: 2, zone: 'Europe/Amsterdam', unreachable_since: null },
  ]);
  expect(body['next']).toMatch(/^2026-11-24T05:/);
  expect((await own.ask('PUT', path, { cadence: 'daily' })).body['next']).toMatch(/^2026-11-21T05:/);
  for (const [method, request] of [['GET'], ['PUT', { cadence: 'daily' }], ['DELETE']] as const)
    expect((await other.ask(method, path, request)).status, method).toBe(404);
  expect((await own.ask('DELETE', path)).status).toBe(204);
  expect((await own.ask('GET', path)).status).toBe(404);
  expect((await listAuditEvents(store(), own.id)).map(({ act }) => act)).toEqual([
    'watchChanged',
    'watchChanged',
    'watchChanged',
  ]);
});

test.each([
  [{}, 'cadence'],
  [{ cadence: 'hourly' }, 'cadence'],
  [{ cadence: 'daily', hour: 24 }, 'hour'],
  [{ cadence: 'daily', zone: 'Mars/Olympus' }, 'zone'],
  [{ cadence: 'daily', colour: 'blue' }, 'colour'],
])('%j is rejected with the field that is wrong', async (request, field) => {
  const { site, ask } = await team();
  const { status, body } = await ask('PUT', `/api/v1/sites/${site}/monitor`, request);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
});

test('an address is invited once, is listed as invited, and is only visible to its own team', {
  tags: ['full'],
}, async () => {
  const [own, other] = [await team(), await team()];
  const request = { site: own.site, address: 'beheer@voorbeeld.nl' };
  const { status, body } = await own.ask('POST', '/api/v1/subscribers', request);
  expect([status, body]).toMatchObject([201, { state: 'asked', site: own.site, locale: 'nl' }]);
  expect((await own.ask('POST', '/api/v1/subscribers', { ...request, address: 'BEHEER@voorbeeld.nl' })).status).toBe(
    409,
  );
  expect((await own.ask('POST', '/api/v1/subscribers', { ...request, address: 'a@b.nl, c@d.nl' })).status).toBe(400);
  expect((await other.ask('POST', '/api/v1/subscribers', request)).status).toBe(404);
  expect((await other.ask('GET', '/api/v1/subscribers')).body).toEqual({ subscribers: [] });
  expect((await other.ask('DELETE', `/api/v1/subscribers/${body['id']}`)).status).toBe(404);
  const waiting = await store()
    .db.selectFrom('deliveries')
    .selectAll()
    .where('subscriber', '=', String(body['id']))
    .execute();
  expect(waiting).toHaveLength(1);
  expect((await own.ask('DELETE', `/api/v1/subscribers/${body['id']}`)).status).toBe(204);
  // After removal a second invitation is rejected.
  expect((await own.ask('POST', '/api/v1/subscribers', request)).status).toBe(409);
});

test('a subscriber to all sites chooses what to receive, and the invitation describes it', {
  tags: ['full'],
}, async () => {
  const own = await team();
  const request = { site: null, address: 'alles@voorbeeld.nl' };
  const wrong = [
    request,
    { ...request, wants: [] },
    { ...request, wants: ['news'] },
    { address: 'alles@voorbeeld.nl' },
  ];
  for (const body of wrong) expect((await own.ask('POST', '/api/v1/subscribers', body)).status).toBe(400);
  const { status, body } = await own.ask('POST', '/api/v1/subscribers', { ...request, wants: ['digest', 'notices'] });
  expect([status, body]).toMatchObject([201, { site: null, wants: ['notices', 'digest'], state: 'asked' }]);
  expect((await own.ask('POST', '/api/v1/subscribers', { ...request, wants: ['digest'] })).status).toBe(409);
  const ofSite = await own.ask('POST', '/api/v1/subscribers', { site: own.site, address: 'alles@voorbeeld.nl' });
  expect([ofSite.status, ofSite.body]).toMatchObject([201, { wants: ['notices'] }]);
  const weekly = await own.ask('POST', '/api/v1/subscribers', {
    site: null,
    address: 'week@voorbeeld.nl',
    wants: ['digest'],
  });
  const emailTo = async ({ body: { id } }: { readonly body: Record<string, unknown> }): Promise<string> => {
    const { what } = await store()
      .db.selectFrom('deliveries')
      .innerJoin('notifications', 'notifications.id', 'deliveries.notice')
      .select('notifications.what')
      .where('subscriber', '=', String(id))
      .executeTakeFirstOrThrow();
    const links = { view: '', confirm: 'https://scan.example/', leave: null };
    const subscriber = {
      address: 'a@b.nl',
      team: 'Bureau Voorbeeld',
      site: null,
      locale: 'nl',
      zone: 'UTC',
      links,
    } as const;
    return formatEmailText(writeEmail({ id: '', at: NOW, content: what as NoticeContent }, subscriber)).replaceAll(
      /\s+/g,
      ' ',
    );
  };
  const [both, site, digest] = [await emailTo({ body }), await emailTo(ofSite), await emailTo(weekly)];
  expect(both).toContain('berichten sturen over alle sites van Bureau Voorbeeld: wat er verandert');
  expect(both).toContain('Daarnaast komt er een weekoverzicht');
  expect(site).toContain('berichten sturen over voorbeeld.nl');
  expect(site).not.toContain('weekoverzicht');
  expect(digest).toContain('een weekoverzicht sturen van alle sites van Bureau Voorbeeld.');
  expect(digest).not.toContain('wat er verandert');
});

test('a mailbox gets at most five invitations a day from one team and ten in total, in any spelling', {
  tags: ['full'],
}, async () => {
  const teams = await Promise.all([team(), team(), team()]);
  const sitesOf = async ({ id }: { readonly id: string }): Promise<readonly string[]> => {
    const { rows } = await sql<{ id: string }>`
      insert into sites (id, team, url, domain, tags, contacts, pinned, decisions, made_at)
      select ${id} || n, ${id}, 'https://s' || n || '.nl/', 's' || n || '.nl', '[]', '[]', '[]', '[]', ${new Date(NOW)}::timestamptz
      from generate_series(1, 6) n returning id`.execute(store().db);
    return rows.map((row) => row.id);
  };
  const forms = ['vol@voorbeeld.nl', 'VOL@voorbeeld.nl', 'vol+a@voorbeeld.nl', 'vol+b@Voorbeeld.nl'];
  const requests = await Promise.all(
    teams.map(async (one) =>
      Promise.all(
        (await sitesOf(one)).map((site, index) =>
          one.ask('POST', '/api/v1/subscribers', { site, address: forms[index % forms.length] }),
        ),
      ),
    ),
  );
  const took = requests.map((answers) => answers.filter(({ status }) => status === 201).length);
  expect(Math.max(...took)).toBeLessThanOrEqual(5);
  expect(took.reduce((sum, count) => sum + count, 0)).toBe(10);
  const refused = requests.flat().filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(8);
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([429, { error: { code: 'rate_limited', retry_after: 86_400 } }]);
  const [first] = teams;
  const alone = [1, 2, 3, 4, 5, 6].map((number) => ({ site: `${first?.id}${number}`, address: 'een@voorbeeld.nl' }));
  for (const { site, address } of alone)
    expect((await first?.ask('POST', '/api/v1/subscribers', { site, address }))?.status).toBe(
      site.endsWith('6') ? 429 : 201,
    );
  const left = { site: null, address: 'vol@voorbeeld.nl', wants: ['digest'] };
  service().now = NOW + 86_400_000;
  expect((await first?.ask('POST', '/api/v1/subscribers', left))?.status).toBe(201);
});

test('sites are monitored by tag, and everything monitored is listed', { tags: ['full'] }, async () => {
  const [own, other] = [await team(), await team()];
  const tag = encodeURIComponent('klant €/x'.padEnd(50, '€'));
  const path = `/api/v1/tags/${tag}/monitor`;
  expect((await own.ask('GET', path)).status).toBe(404);
  const put = await own.ask('PUT', path, { cadence: 'daily', hour: 7 });
  expect([put.status, put.body]).toMatchObject([200, { tag: decodeURIComponent(tag), sites: 0, next: null, hour: 7 }]);
  const watch = `/api/v1/sites/${own.site}/monitor`;
  await own.ask('PATCH', `/api/v1/sites/${own.site}`, { tags: [decodeURIComponent(tag)] });
  expect((await own.ask('GET', watch)).body).toMatchObject({
    tag: decodeURIComponent(tag),
    waiting_for: null,
    hour: 7,
  });
  const listed = await own.ask('GET', '/api/v1/monitors');
  expect(listed.body).toMatchObject({ tags: [{ sites: 1, next: expect.any(String) }], sites: [], next: null });
  expect((await own.ask('DELETE', watch)).status).toBe(404);
  expect((await own.ask('PUT', watch, { cadence: 'weekly' })).body).toMatchObject({ tag: null, cadence: 'weekly' });
  expect((await own.ask('GET', '/api/v1/monitors')).body).toMatchObject({
    tags: [{ sites: 0, next: null }],
    sites: [{ site: own.site, url: 'https://voorbeeld.nl/', tag: null, cadence: 'weekly' }],
  });
  expect((await own.ask('GET', `/api/v1/monitors?cursor=${own.site}`)).body).toMatchObject({ sites: [] });
  expect((await own.ask('GET', `/api/v1/monitors?cursor=${other.site}`)).status).toBe(400);
  expect((await other.ask('GET', path)).status).toBe(404);
  expect((await other.ask('DELETE', path)).status).toBe(404);
  expect((await other.ask('GET', '/api/v1/monitors')).body).toEqual({ tags: [], sites: [], next: null });
  for (const wrong of [{}, { cadence: 'daily', zone: 'Mars/Olympus' }])
    expect((await own.ask('PUT', path, wrong)).status).toBe(400);
  for (const bad of ['%20', 'x'.repeat(51)])
    expect((await own.ask('PUT', `/api/v1/tags/${bad}/monitor`, { cadence: 'daily' })).status).toBe(400);
  expect((await own.ask('DELETE', path)).status).toBe(204);
  expect((await own.ask('GET', path)).status).toBe(404);
  expect((await listAuditEvents(store(), own.id)).filter(({ act }) => act === 'watchChanged')).toMatchObject([
    { about: `#${decodeURIComponent(tag)} -` },
    { about: `${own.site} weekly` },
    { about: `#${decodeURIComponent(tag)} daily` },
  ]);
});

test('a team can monitor at most a hundred tags', { tags: ['full'] }, async () => {
  const own = await team();
  await sql`insert into tag_monitors (team, tag, locale, cadence, hour, weekday, day, zone)
    select ${own.id}, 'tag' || n, 'nl', 'daily', 6, 1, 1, 'UTC' from generate_series(1, 100) n`.execute(store().db);
  expect((await own.ask('PUT', '/api/v1/tags/meer/monitor', { cadence: 'daily' })).status).toBe(409);
  expect((await own.ask('PUT', '/api/v1/tags/tag7/monitor', { cadence: 'weekly' })).status).toBe(200);
});

test('a monitor shows that its scan waits for the team’s daily quota', { tags: ['full'] }, async () => {
  const own = await team();
  const path = `/api/v1/sites/${own.site}/monitor`;
  await own.ask('PUT', path, { cadence: 'daily' });
  const until = new Date(NOW + 5 * 86_400_000);
  await sql`update monitors set waits_until = ${until} where site = ${own.site}`.execute(store().db);
  expect((await own.ask('GET', path)).body).toMatchObject({ waiting_for: 'allowance', next: until.toISOString() });
});

test('a webhook shows its secret once, and is only visible to its own team', async () => {
  const [own, other] = [await team(), await team()];
  const { status, body } = await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' });
  expect([status, body]).toMatchObject([201, { on: true, failing_since: null }]);
  expect(body['secret']).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify((await own.ask('GET', '/api/v1/webhooks')).body)).not.toContain('whsec_');
  const unfit = [
    'http://hooks.example.nl/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
  ];
  for (const url of [...unfit, 'https://hooks.example.nl:8443/', 'https://nas.local/', 'https://2130706433/'])
    expect((await own.ask('POST', '/api/v1/webhooks', { url })).status, url).toBe(400);
  expect((await other.ask('GET', '/api/v1/webhooks')).body).toEqual({ webhooks: [] });
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/on'],
  ] as const)
    expect((await other.ask(method, `/api/v1/webhooks/${body['id']}${path}`)).status).toBe(404);
  expect((await own.ask('POST', `/api/v1/webhooks/${body['id']}/on`)).status).toBe(204);
  // Two tests within a minute send one message.
  for (const _ of [1, 2]) expect((await own.ask('POST', `/api/v1/webhooks/${body['id']}/test`)).status).toBe(202);
  const due = (await waitingDeliveries(store())).filter(({ webhook }) => webhook === body['id']);
  expect(due.map(({ notice }) => JSON.parse(formatEvent(notice)))).toMatchObject([
    { type: 'webhook.test', data: { host: 'hooks.example.nl' } },
  ]);
  for (let left = 9; left > 0; left -= 1)
    await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' });
  expect((await own.ask('POST', '/api/v1/webhooks', { url: 'https://hooks.example.nl/in' })).status).toBe(409);
  expect((await own.ask('DELETE', `/api/v1/webhooks/${body['id']}`)).status).toBe(204);
});

test('every mail has a preview', { tags: ['full'] }, async () => {
  const { ask } = await team();
  for (const kind of ['changes', 'ends', 'unreachable', 'reachable', 'digest', 'confirm', 'webhookOff']) {
    const { status, body } = await ask('GET', `/api/v1/mails/${kind}`);
    expect([kind, status, body['html']]).toEqual([kind, 200, expect.stringContaining('<html lang=')]);
  }
  expect((await ask('GET', '/api/v1/mails/constructor')).status).toBe(404);
});
