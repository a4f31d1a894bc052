import { expect, test } from 'vitest';
import { teamWords, webWords } from '../../../../../lib/words/service/words.ts';
import { createKey, useKey } from '../../../../../server/features/teams/store/keys.ts';
import { createTeamKey, listTeamKeys } from '../../../../../server/features/teams/store/team-keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { signedInWith } from '../../../kit/web-session.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const owner = () => createKey(store(), { name: 'De eigenaar' }, NOW);
const child = async (id: string, scopes: readonly ('read' | 'scan' | 'manage')[] = ['read', 'manage']) => {
  const created = await createTeamKey(store(), id, { name: 'Een collega', scopes }, NOW);
  if ('refused' in created) throw new Error(created.refused);
  return { key: created.key, id: created.issued.id };
};
const words = teamWords.nl;
/** The form for a new key, without the token. */
const FORM = { name: 'Nieuw & Zn.', 'scope-read': '1', perHour: '5', perDay: '', expires: '' };

test('an owner issues a key, which is shown once, and revokes it', async () => {
  const { base } = await listen();
  const { key, id } = await owner();
  const { send, page, token } = await signedInWith(base, key);
  expect(page).toContain(words.acts.names.signedIn);
  const answer = await send('/team/sleutels', { ...FORM, token });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const issued = /pij_[0-9a-f]{8}_[\w-]{32}/.exec(answer.page)?.[0] ?? '';
  expect(await useKey(store(), issued, NOW)).toMatchObject({ team: id, scopes: ['read'], perHour: 5, perDay: 500 });
  expect(answer.page).toContain('Nieuw &amp; Zn.');
  const again = (await send('/team', null)).page;
  expect(again).not.toContain(issued);
  expect(again).toContain(issued.slice(0, 12));
  const ended = await send('/team/intrekken', { id: issued.slice(0, 12), token });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/team']);
  expect(await useKey(store(), issued, NOW)).toBeNull();
  expect((await send('/team', null)).page).toContain(words.acts.names.keyRevoked);
});

test.each<[string, Readonly<Record<string, string>>, string, number]>([
  ['all scopes', { 'scope-scan': '1', 'scope-batch': '1', 'scope-manage': '1' }, words.refused.scopes, 403],
  ['a higher hourly limit', { perHour: '121' }, words.refused.perHour, 403],
  ['a limit that is not a number', { perDay: 'veel' }, words.refused.perDay, 400],
  ['a date in the past', { expires: '2020-01-01' }, words.refused.expires, 400],
  ['no name', { name: ' ' }, words.refused.name, 400],
])('a key with %s is not issued, and the input remains', async (_, changes, text, status) => {
  const { base } = await listen();
  const { key, id } = await owner();
  const { send, token } = await signedInWith(base, key);
  const answer = await send('/team/sleutels', { ...FORM, name: 'Bewaard', ...changes, token });
  expect([answer.status, answer.page]).toEqual([status, expect.stringContaining(text)]);
  if (!('name' in changes)) expect(answer.page).toContain('value="Bewaard"');
  expect(await listTeamKeys(store(), id, NOW)).toHaveLength(1);
});

test('a cross-site form or a stale token has no effect', async () => {
  const { base } = await listen();
  const { key, id } = await owner();
  const { id: issued } = await child(id);
  const { send, token } = await signedInWith(base, key);
  const { token: others } = await signedInWith(base, key);
  for (const [path, fields] of [
    ['/team/sleutels', FORM],
    ['/team/intrekken', { id: issued }],
  ] as const) {
    for (const wrong of ['', others])
      expect(await send(path, { ...fields, token: wrong })).toMatchObject({
        ...{ status: 403, page: expect.stringContaining(webWords.nl.signIn.stale) },
      });
    const elsewhere = await send(path, { ...fields, token }, { Origin: 'https://elders.nl' });
    expect([elsewhere.status, elsewhere.page]).toEqual([403, expect.stringContaining(webWords.nl.elsewhere)]);
  }
  expect((await listTeamKeys(store(), id, NOW)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2);
});

test('an issued key sees its own actions, and can neither issue nor revoke', async () => {
  const { base } = await listen();
  const { key: ownersKey, id } = await owner();
  const { id: other } = await child(id);
  const { key } = await child(id, ['read', 'manage', 'scan']);
  await signedInWith(base, ownersKey);
  const { send, page, token } = await signedInWith(base, key);
  expect(page).toContain(words.acts.names.keyIssued);
  expect(page).not.toContain(words.issue.title);
  expect(page).not.toContain(words.keys.title);
  for (const answer of [
    await send('/team/sleutels', { ...FORM, token }),
    await send('/team/intrekken', { id: other, token }),
    await send('/team/intrekken', { id, token }),
  ])
    expect([answer.status, answer.page]).toEqual([403, expect.stringContaining(words.refused.ownerOnly)]);
  expect((await listTeamKeys(store(), id, NOW)).every(({ revokedAt }) => revokedAt === null)).toBe(true);
  const blind = await signedInWith(base, (await child(id, ['scan'])).key);
  expect(blind.page).toContain('Om te zien wie wat deed');
  expect(blind.page).not.toContain(words.acts.names.keyIssued);
});

test('a team’s page is only visible to its own members', async () => {
  const { base } = await listen();
  const [one, two] = [await owner(), await owner()];
  const { id } = await child(one.id);
  const { send, page, token } = await signedInWith(base, two.key);
  for (const shown of [page, (await send('/team?before=999999', null)).page]) {
    expect(shown).not.toContain(one.id);
    expect(shown).not.toContain(id);
  }
  const removed = await send('/team/intrekken', { id, token });
  expect([removed.status, removed.page]).toEqual([404, (await send('/team/intrekken', { id: 'x', token })).page]);
  for (const [path, method] of [
    ['/team', 'GET'],
    ['/team/sleutels', 'POST'],
    ['/team/intrekken', 'POST'],
  ] as const) {
    const answer = await fetch(base + path, { method, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      method === 'GET' ? '/aanmelden?na=%2Fteam' : '/aanmelden',
    ]);
  }
  const signIn = await (await fetch(`${base}/aanmelden`)).text();
  for (const secret of [one.id, two.id, id, 'De eigenaar', 'Een collega']) expect(signIn).not.toContain(secret);
});
