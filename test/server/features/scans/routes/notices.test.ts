import { expect, test } from 'vitest';
import { monitorWords } from '../../../../../lib/words/service/words.ts';
import { makeLink } from '../../../../../server/features/monitoring/store/subscriber-links.ts';
import {
  addSubscriber,
  findSubscriber,
  markConfirmed,
} from '../../../../../server/features/monitoring/store/subscribers.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

let created = 0;
/** An address of a team, confirmed or not, and a link to confirm or unsubscribe. */
const reading = async (deed: 'confirm' | 'leave') => {
  created += 1;
  const [team, address] = [`pij_${created}`, `lezer${created}@voorbeeld.nl`];
  const { db } = store();
  const subscriber = await addSubscriber(db, { team, site: null, address, locale: 'nl', zone: 'UTC', now: NOW });
  if (typeof subscriber === 'string' || 'wait' in subscriber) throw new Error(JSON.stringify(subscriber));
  if (deed === 'leave') await markConfirmed(db, subscriber.id, NOW);
  const token = await makeLink(db, { subscriber: subscriber.id, deed, now: NOW });
  const state = async () => {
    const { confirmedAt, endedAt } = (await findSubscriber(db, subscriber.id)) ?? {};
    return [confirmedAt !== null, endedAt !== null];
  };
  const path = `/meldingen/${deed === 'confirm' ? 'aan' : 'uit'}?t=${token}`;
  return { team, address, token, path, state };
};

const { confirm, leave, over } = monitorWords.nl.pages;

test('a confirmation link changes nothing until its button is pressed, which the audit log then shows', async () => {
  const { base } = await listen();
  const { path, state, team, address } = await reading('confirm');
  const page = await fetch(base + path);
  const text = await page.text();
  expect([page.status, page.headers.get('x-robots-tag') ?? text.includes('noindex')]).toEqual([200, true]);
  expect(text).toContain(`action="${path}"`);
  expect(text).toContain(address);
  expect(await state()).toEqual([false, false]);
  const answer = await fetch(base + path, { method: 'POST', body: new URLSearchParams() });
  expect(await answer.text()).toContain(confirm.done);
  expect(await state()).toEqual([true, false]);
  expect((await listAuditEvents(store(), team)).map(({ act, about }) => [act, about])).toEqual([
    ['mailConfirmed', address],
  ]);
});

test.each([
  ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  [
    'parts',
    (() => {
      const parts = new FormData();
      parts.set('List-Unsubscribe', 'One-Click');
      return parts;
    })(),
  ],
] as const)('one-click unsubscribe works when sent as %s', async (_, body) => {
  const { base } = await listen();
  const { path, state } = await reading('leave');
  expect((await (await fetch(base + path)).text()).includes(leave.act)).toBe(true);
  expect(await state()).toEqual([true, false]);
  const answer = await fetch(base + path, { method: 'POST', body });
  expect([answer.status, (await answer.text()).includes(leave.done)]).toEqual([200, true]);
  expect(await state()).toEqual([true, true]);
  // A second click gets the same response.
  expect((await fetch(base + path, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
});

test('a confirmation link can also be used to decline', async () => {
  const { base } = await listen();
  const { path, state, token } = await reading('confirm');
  const other = await reading('leave');
  await fetch(base + path.replace('aan', 'uit'), { method: 'POST', body: new URLSearchParams() });
  expect(await state()).toEqual([false, false]);
  expect(token).not.toBe(other.token);
});

test('a link that is unknown, of another kind, expired or used from another site does nothing', async () => {
  const { base } = await listen();
  const { path, state } = await reading('confirm');
  const foreign = await fetch(base + path, {
    method: 'POST',
    headers: { Origin: 'https://elders.nl' },
    body: new URLSearchParams(),
  });
  expect(foreign.status).toBe(404);
  for (const wrong of [
    `${path}x`,
    path.replace('aan', 'uit'),
    '/meldingen/aan',
    '/meldingen/aan?t=a&t=b',
    `/meldingen/aan?t=${'x'.repeat(500)}`,
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(base + wrong, { method, ...(method === 'POST' && { body: new URLSearchParams() }) });
      expect([wrong, answer.status, (await answer.text()).includes(over)]).toEqual([wrong, 404, true]);
    }
  }
  service().now = NOW + 8 * 86_400_000;
  expect((await fetch(base + path, { method: 'POST', body: new URLSearchParams() })).status).toBe(404);
  expect(await state()).toEqual([false, false]);
});
