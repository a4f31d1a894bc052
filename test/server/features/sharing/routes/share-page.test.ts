import { expect, test } from 'vitest';
import { sharingWords, v1Words, webWords } from '../../../../../lib/words/service/words.ts';
import { listShares } from '../../../../../server/features/sharing/store/shares.ts';
import { runBadges } from '../../../../../server/features/sharing/worker/badges.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { createTeamKey } from '../../../../../server/features/teams/store/team-keys.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { scanForTeam, siteOfTeam } from '../../../kit/shared-sites.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { signedInWith } from '../../../kit/web-session.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const words = sharingWords.nl;

const teamWith = async (url: string) => {
  const { key, id } = await createKey(store(), { name: 'eigenaar' }, NOW);
  const site = await siteOfTeam(store(), id, { url });
  return { key, team: id, site, scan: await scanForTeam(store(), id, { url }), path: `/sites/${site}/delen` };
};
const linksOf = (team: string) => listShares(store(), team, { now: NOW });

test('a share link is made, shown once, works without signing in, and can be revoked', async () => {
  const { base } = await listen();
  const { key, team, path, scan } = await teamWith('https://delen.nl/');
  const { send, token } = await signedInWith(base, key);
  const created = await send(`${path}/link`, { days: '7', scan, token });
  const link = /\/gedeeld\/[\w-]{22}/.exec(created.page)?.[0] ?? '';
  expect([created.status, (await fetch(base + link)).status]).toEqual([200, 200]);
  const [share] = await linksOf(team);
  expect(share).toMatchObject({ scan, expiresAt: NOW + 7 * 86_400_000 });
  const { page } = await send(path, null);
  expect([page.includes(share?.id ?? '?'), page.includes(link)]).toEqual([true, false]);
  const wrong = await send(`${path}/link`, { days: '401', token });
  expect([wrong.status, wrong.page.includes(words.refused.days)]).toEqual([400, true]);
  expect((await send(`${path}/intrekken`, { id: share?.id ?? '', token })).status).toBe(303);
  expect((await fetch(base + link)).status).toBe(404);
});

test('a badge can be requested, checked, shown with its markup, and stopped', async () => {
  const { base } = await listen();
  const { key, path } = await teamWith('https://badge.nl/');
  const stop = await runBadges(store(), { now: () => NOW, look: async () => 'found' });
  const { send, token } = await signedInWith(base, key);
  expect((await send(`${path}/badge`, { token })).status).toBe(303);
  expect((await send(path, null)).page).toContain('_pijler.badge.nl');
  expect((await send(`${path}/badge/controle`, { token })).status).toBe(303);
  const { page } = await send(path, null);
  expect(page).toContain(words.badge.states.found);
  expect((await fetch(`${base}/badge/badge.nl.svg`)).status).toBe(200);
  expect((await send(`${path}/badge/stop`, { token })).status).toBe(303);
  expect((await fetch(`${base}/badge/badge.nl.svg`)).status).toBe(404);
  await stop();
});

const FORMS = ['/link', '/intrekken', '/badge', '/badge/controle', '/badge/stop'];

test('a cross-site form, a stale token or a missing scope has no effect', async () => {
  const { base } = await listen();
  const { key, team, path } = await teamWith('https://dicht.nl/');
  const { send, token } = await signedInWith(base, key);
  const issued = await createTeamKey(store(), team, { name: 'lezer', scopes: ['read'] }, NOW);
  const reader = await signedInWith(base, 'key' in issued ? issued.key : '');
  const readers = await reader.send(path, null);
  expect([readers.status, readers.page.includes(words.make.needsManage)]).toEqual([200, true]);
  for (const form of FORMS) {
    const fields = { days: '7', id: 'x' };
    const [stale, elsewhere, forbidden] = [
      await send(path + form, { ...fields, token: reader.token }),
      await send(path + form, { ...fields, token }, { Origin: 'https://elders.nl' }),
      await reader.send(path + form, { ...fields, token: reader.token }),
    ];
    expect([form, stale.status, elsewhere.status, forbidden.status]).toEqual([form, 403, 403, 403]);
    expect(stale.page).toContain(webWords.nl.signIn.stale);
    expect(elsewhere.page).toContain(webWords.nl.elsewhere);
    expect(forbidden.page).toContain(v1Words.nl.forbidden({ scope: 'manage' }));
  }
  expect(await linksOf(team)).toEqual([]);
});

test('another team’s site, scans and links give 404', async () => {
  const { base } = await listen();
  const [mine, theirs] = [await teamWith('https://mijn.nl/'), await teamWith('https://hunne.nl/')];
  const { send, token } = await signedInWith(base, mine.key);
  const none = await send('/sites/niets/delen', null);
  for (const shown of [await send(theirs.path, null), await send(`${theirs.path}?lang=nl`, null)])
    expect([shown.status, shown.page.includes('hunne.nl')]).toEqual([404, false]);
  expect(none.status).toBe(404);
  for (const form of FORMS) expect((await send(theirs.path + form, { days: '7', token })).status).toBe(404);
  const stolen = await send(`${mine.path}/link`, { days: '7', scan: theirs.scan, token });
  expect([stolen.status, stolen.page.includes(words.refused.unknown)]).toEqual([409, true]);
  const open = await fetch(base + mine.path, { redirect: 'manual' });
  expect([open.status, open.headers.get('location')]).toEqual([303, `/aanmelden?na=${encodeURIComponent(mine.path)}`]);
  expect([await linksOf(mine.team), await linksOf(theirs.team)]).toEqual([[], []]);
});
