import { expect, test } from 'vitest';
import { monitoringWords, monitorWords, webWords } from '../../../../../lib/words/service/words.ts';
import type { Store } from '../../../../../server/core/store/open-store.ts';
import { MAIL_KINDS } from '../../../../../server/features/monitoring/notify/previews.ts';
import { findMonitor } from '../../../../../server/features/monitoring/store/monitors.ts';
import { listSubscribers, markConfirmed } from '../../../../../server/features/monitoring/store/subscribers.ts';
import { disableWebhook, listWebhooks } from '../../../../../server/features/monitoring/store/webhooks.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { createTeamKey } from '../../../../../server/features/teams/store/team-keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { newSite } from '../../../kit/sites.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { signedInWith } from '../../../kit/web-session.ts';

/* The pages on which a team manages its monitoring, over a listening socket. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const words = monitoringWords.nl;

/** A team with a site, signed in as its owner. */
const team = async (hasMail = true) => {
  const { base } = await listen({ hasMail });
  const { key, id } = await createKey(store(), { name: 'Bureau Voorbeeld' }, NOW);
  const site = await newSite(store(), id, 'https://voorbeeld.nl/');
  return { base, id, site, ...(await signedInWith(base, key)), path: `/sites/${site}` };
};
/** Sets the state of a monitored site, as the monitor worker does. */
const noteStand = async ({ db }: Store, site: string, stand: { readonly isOut: boolean; readonly waits: boolean }) => {
  const outage = stand.isOut ? JSON.stringify({ first: NOW, told: true }) : null;
  const waits_until = stand.waits ? new Date(NOW + 3_600_000) : null;
  await db.updateTable('monitors').set({ outage, waits_until }).where('site', '=', site).execute();
};
const WEEKLY = { cadence: 'weekly', hour: '6', weekday: '2', day: '1', zone: 'Europe/Amsterdam', locale: 'nl' };
const acts = async (id: string) => (await listAuditEvents(store(), id)).map(({ act, about }) => `${act} ${about}`);

test('monitoring of a site is started and stopped on its own page', async () => {
  const { id, site, send, token, path } = await team();
  expect((await send(path, null)).page).toContain(words.watch.none);
  const set = await send(`${path}/bewaken`, { ...WEEKLY, token });
  expect([set.status, set.headers.get('location')]).toEqual([303, `${path}?message=watched#watching`]);
  expect(await findMonitor(store(), id, site)).toMatchObject({ cadence: 'weekly', weekday: 2, hour: 6 });
  const shown = (await send(path, null)).page;
  expect(shown).toContain(words.schedule.summary.weekly({ hour: 6, weekday: 2, day: 1, zone: 'Europe/Amsterdam' }));
  expect(shown).toContain('datetime="2026-11-24T05:');
  expect((await send(`${path}/bewaken/stoppen`, { token })).status).toBe(303);
  expect(await findMonitor(store(), id, site)).toBeNull();
  expect((await send(`${path}/bewaken/stoppen`, { token })).status).toBe(404);
  expect((await acts(id)).slice(0, 2)).toEqual([`watchChanged ${site} -`, `watchChanged ${site} weekly`]);
});

test.each([
  ['zone', 'Mars/Olympus'],
  ['day', '32'],
  ['hour', 'zes'],
  ['cadence', 'hourly'],
] as const)('%s “%s” is rejected with an error beside its field, and the input remains', async (field, typed) => {
  const { id, site, send, token, path } = await team();
  const refused = await send(`${path}/bewaken`, { ...WEEKLY, day: '17', [field]: typed, token });
  expect([refused.status, refused.page]).toEqual([400, expect.stringContaining(words.refused[field])]);
  expect(refused.page).toContain(`id="watch-${field}-fault"`);
  expect(refused.page).toContain(`value="${field === 'day' ? '32' : '17'}"`);
  if (field === 'zone') expect(refused.page).toContain('value="Mars/Olympus"');
  expect(await findMonitor(store(), id, site)).toBeNull();
});

test('an address can be invited once on the page, is shown with its state, and can be removed', async () => {
  const { id, site, send, token, path } = await team();
  const ask = (address: string) =>
    send(`${path}/bewaken/adressen`, { address, locale: 'en', zone: 'Europe/Amsterdam', token });
  expect((await ask('beheer@voorbeeld.nl')).status).toBe(303);
  expect((await send(path, null)).page).toContain(words.subscribers.states.asked);
  const again = await ask('BEHEER@voorbeeld.nl');
  expect([again.status, again.page]).toEqual([409, expect.stringContaining(words.refused.known)]);
  const bad = await ask('a@b.nl, c@d.nl');
  expect([bad.status, bad.page]).toEqual([400, expect.stringContaining(words.refused.address)]);
  expect(bad.page).toContain('value="a@b.nl, c@d.nl"');
  const [subscriber] = await listSubscribers(store().db, id);
  expect(subscriber).toMatchObject({ site, locale: 'en', confirmedAt: null });
  await markConfirmed(store().db, subscriber?.id ?? '', NOW);
  expect((await send(path, null)).page).toContain(words.subscribers.states.confirmed);
  expect((await send(`${path}/bewaken/adressen/weg`, { id: subscriber?.id ?? '', token })).status).toBe(303);
  expect(await listSubscribers(store().db, id)).toEqual([]);
});

test('a webhook can be added on the page, shows its secret once, and can be removed', async () => {
  const { id, send, token } = await team();
  const created = await send('/bewaken/webhooks', { url: 'https://hooks.example.nl/in', token });
  const [secret = '?'] = /whsec_[A-Za-z0-9+/]{43}=/.exec(created.page) ?? [];
  const [hook] = await listWebhooks(store().db, id);
  expect([created.status, secret]).toEqual([200, hook?.secret]);
  const shown = (await send('/bewaken', null)).page;
  expect([shown.includes('https://hooks.example.nl/in'), shown.includes(secret)]).toEqual([true, false]);
  const wrong = await send('/bewaken/webhooks', { url: 'http://hooks.example.nl/"', token });
  expect([wrong.status, wrong.page]).toEqual([400, expect.stringContaining(words.refused.url)]);
  expect(wrong.page).toContain('value="http://hooks.example.nl/&quot;"');
  await disableWebhook(store().db, hook?.id ?? '', NOW);
  expect((await send('/bewaken', null)).page).toContain(words.webhooks.turnOn);
  expect((await send('/bewaken/webhooks/aan', { id: hook?.id ?? '', token })).status).toBe(303);
  expect(await listWebhooks(store().db, id)).toMatchObject([{ offAt: null }]);
  for (let left = 9; left > 0; left -= 1)
    await send('/bewaken/webhooks', { url: 'https://hooks.example.nl/in', token });
  const full = await send('/bewaken/webhooks', { url: 'https://hooks.example.nl/elf', token });
  expect([full.status, full.page]).toEqual([409, expect.stringContaining(words.refused.manyWebhooks)]);
  expect((await send('/bewaken/webhooks/weg', { id: hook?.id ?? '', token })).status).toBe(303);
  expect(await listWebhooks(store().db, id)).toHaveLength(9);
});

test('monitoring by tag is started and stopped on the page', async () => {
  const { id, send, token } = await team();
  const tagged = await newSite(store(), id, { url: 'https://klant.nl/', tags: ['klant'] });
  const set = (fields: object) => send('/bewaken/labels', { ...WEEKLY, tag: 'klant', ...fields, token });
  expect((await set({})).status).toBe(303);
  expect(await findMonitor(store(), id, tagged)).toMatchObject({ tag: 'klant', weekday: 2 });
  expect((await send(`/sites/${tagged}`, null)).page).toContain(words.watch.byTag({ tag: 'klant' }));
  expect((await send('/bewaken', null)).page).toContain(words.tags.count({ count: 1 }));
  const wrong = await set({ zone: 'Mars/Olympus' });
  expect([wrong.status, wrong.page]).toEqual([400, expect.stringContaining('id="tag-0-zone-fault"')]);
  const nameless = await set({ tag: ' ', zone: 'Asia/Tokyo' });
  expect([nameless.status, nameless.page]).toEqual([400, expect.stringContaining(words.refused.tag)]);
  expect(nameless.page).toContain('value="Asia/Tokyo"');
  expect((await send('/bewaken/labels/stoppen', { tag: 'klant', token })).status).toBe(303);
  expect(await findMonitor(store(), id, tagged)).toBeNull();
  expect((await send('/bewaken/labels/stoppen', { tag: 'klant', token })).status).toBe(404);
});

test('an invitation for all sites needs a choice of mails, and is limited per day', async () => {
  const { id, send, token } = await team();
  const ask = (fields: Readonly<Record<string, string>>) =>
    send('/bewaken/adressen', {
      address: 'week@voorbeeld.nl',
      locale: 'nl',
      zone: 'Europe/Amsterdam',
      ...fields,
      token,
    });
  const none = await ask({});
  expect([none.status, none.page]).toEqual([400, expect.stringContaining(words.refused.wants)]);
  expect((await ask({ digest: '1' })).status).toBe(303);
  expect(await listSubscribers(store().db, id)).toMatchObject([{ site: null, wants: ['digest'] }]);
  expect((await send('/bewaken', null)).page).toContain(words.subscribers.want.digest);
  const requests: number[] = [];
  for (let times = 0; times < 8 && requests.at(-1) !== 429; times += 1) {
    const site = await newSite(store(), id, `https://site-${times}.nl/`);
    const again = await send(`/sites/${site}/bewaken/adressen`, {
      address: 'week@voorbeeld.nl',
      locale: 'nl',
      zone: 'Europe/Amsterdam',
      token,
    });
    requests.push(again.status);
    if (again.status === 429) expect(again.page).toContain(words.refused.often);
    if (again.status === 429) expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect([requests[0], requests.at(-1)]).toEqual([303, 429]);
});

test('problems of monitored sites come first: an outage, or a wait for quota', async () => {
  const { site, path, send, token } = await team();
  await send(`${path}/bewaken`, { ...WEEKLY, token });
  expect((await send('/bewaken', null)).page).not.toContain('id="trouble"');
  await noteStand(store(), site, { isOut: true, waits: false });
  const { page: out } = await send('/bewaken', null);
  expect(out).toContain('niet te scannen sinds 20 november 2026');
  expect(out.slice(0, out.indexOf('id="sites"'))).toContain('id="trouble"');
  await noteStand(store(), site, { isOut: false, waits: true });
  const { page: waiting } = await send('/bewaken', null);
  expect(waiting).toContain('de pagina’s van deze dag zijn op');
  expect(waiting).not.toContain('niet te scannen sinds');
  expect((await send(path, null)).page).toContain(words.watch.waits);
});

test('the page shows the last notices with their delivery state', async () => {
  const { path, send, token } = await team();
  expect((await send('/bewaken', null)).page).toContain(words.notices.none);
  await send(`${path}/bewaken/adressen`, {
    address: 'beheer@voorbeeld.nl',
    locale: 'nl',
    zone: 'Europe/Amsterdam',
    token,
  });
  const { page } = await send('/bewaken', null);
  expect(page).toContain(`${monitorWords.nl.confirm.name}: <bdi>voorbeeld.nl</bdi>`);
  expect(page).toContain(words.notices.waiting({ count: 1 }));
});

test('every mail has a preview in both languages, in a sandboxed frame without scripts', async () => {
  const { base, send } = await team();
  for (const kind of MAIL_KINDS)
    for (const locale of ['nl', 'en'] as const) {
      const shown = await send(`/bewaken/bericht/${kind}?in=${locale}`, null);
      expect([kind, shown.status]).toEqual([kind, 200]);
      expect(shown.headers.get('content-security-policy')).toContain("frame-src 'self'");
      const framed = /<iframe[^>]* src="([^"]+)" sandbox/.exec(shown.page)?.[1] ?? '';
      const mail = await send(framed.replaceAll('&amp;', '&'), null);
      expect(mail.page).toContain(`<html lang="${locale}">`);
      const policy = mail.headers.get('content-security-policy') ?? '';
      for (const part of ["default-src 'none'", "frame-ancestors 'self'", 'sandbox']) expect(policy).toContain(part);
      expect(policy).not.toContain('script');
    }
  for (const path of ['/bewaken/bericht/constructor', '/bewaken/bericht/constructor/html'])
    expect((await send(path, null)).status).toBe(404);
  expect((await fetch(`${base}/bewaken/bericht/changes/html`, { redirect: 'manual' })).status).toBe(303);
});

test('without a mail server both pages say that mail waits', async () => {
  const { path, send } = await team(false);
  for (const at of [path, '/bewaken']) expect((await send(at, null)).page).toContain(words.noMail);
});

const FORMS = [
  '/bewaken/labels',
  '/bewaken/labels/stoppen',
  '/bewaken/adressen',
  '/bewaken/webhooks',
  '/bewaken/webhooks/aan',
  '/bewaken/webhooks/weg',
  '/bewaken/adressen/weg',
] as const;
const OF_SITE = ['/bewaken', '/bewaken/stoppen', '/bewaken/adressen', '/bewaken/adressen/weg'] as const;

test('a cross-site form, a stale token or a missing scope changes nothing', async () => {
  const { base, id, site, path, send, token } = await team();
  const issued = await createTeamKey(store(), id, { name: 'lezer', scopes: ['read'] }, NOW);
  const subscriber = await signedInWith(base, 'key' in issued ? issued.key : '');
  const seen = await subscriber.send(path, null);
  expect([seen.page.includes(words.watch.none), seen.page.includes(words.watch.start)]).toEqual([true, false]);
  const fields = { ...WEEKLY, id: 'x', url: 'https://hooks.example.nl/', address: 'a@b.nl' };
  for (const form of [...FORMS, ...OF_SITE.map((one) => path + one)]) {
    const stale = await send(form, { ...fields, token: subscriber.token });
    const elsewhere = await send(form, { ...fields, token }, { Origin: 'https://elders.nl' });
    const forbidden = await subscriber.send(form, { ...fields, token: subscriber.token });
    expect([form, stale.status, elsewhere.status, forbidden.status]).toEqual([form, 403, 403, 403]);
    expect(stale.page).toContain(webWords.nl.signIn.stale);
    expect((await fetch(base + form, { method: 'POST', redirect: 'manual' })).headers.get('location')).toBe(
      '/aanmelden',
    );
  }
  expect(await findMonitor(store(), id, site)).toBeNull();
  expect([await listSubscribers(store().db, id), await listWebhooks(store().db, id)]).toEqual([[], []]);
});

test('another team’s data gives 404', async () => {
  const [mine, theirs] = [await team(), await team()];
  await theirs.send('/bewaken/webhooks', { url: 'https://geheim.example.nl/', token: theirs.token });
  await theirs.send(`${theirs.path}/bewaken/adressen`, {
    ...WEEKLY,
    address: 'geheim@voorbeeld.nl',
    token: theirs.token,
  });
  await theirs.send(`${theirs.path}/bewaken`, { ...WEEKLY, token: theirs.token });
  const [hook] = await listWebhooks(store().db, theirs.id);
  const [subscriber] = await listSubscribers(store().db, theirs.id);
  const { send, token } = mine;
  await theirs.send('/bewaken/labels', { ...WEEKLY, tag: 'geheimlabel', token: theirs.token });
  expect((await send('/bewaken/labels/stoppen', { tag: 'geheimlabel', token })).status).toBe(404);
  expect((await send(`/bewaken?after=${theirs.site}`, null)).status).toBe(200);
  const { page } = await send('/bewaken', null);
  expect(page).toContain(words.notices.none);
  for (const secret of ['geheim', theirs.site]) expect(page).not.toContain(secret);
  for (const [form, id] of [
    ['/bewaken/webhooks/aan', hook?.id],
    ['/bewaken/webhooks/weg', hook?.id],
    ['/bewaken/adressen/weg', subscriber?.id],
    [`${mine.path}/bewaken/adressen/weg`, subscriber?.id],
    ...OF_SITE.map((one) => [theirs.path + one, subscriber?.id] as const),
  ] as const)
    expect([form, (await send(form, { ...WEEKLY, address: 'a@b.nl', id: id ?? '', token })).status]).toEqual([
      form,
      404,
    ]);
  expect(await listWebhooks(store().db, theirs.id)).toHaveLength(1);
  expect(await listSubscribers(store().db, theirs.id)).toMatchObject([{ endedAt: null }]);
  expect(await findMonitor(store(), theirs.id, theirs.site)).not.toBeNull();
});
