import { expect, test } from 'vitest';
import { DAY } from '../../../../../lib/time.ts';
import { findLatestSeq } from '../../../../../server/features/scans/store/scans.ts';
import { toFigures } from '../../../../../server/features/scans/worker/figures.ts';
import { deleteOldSubscriptions, subscribeToScan } from '../../../../../server/features/sites/store/add-scans.ts';
import { addSite } from '../../../kit/crawl.ts';
import { asker, serviceForEach } from '../../../kit/scan-service.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);

const scansOf = (site: string) =>
  store().db.selectFrom('site_scans').selectAll().where('site', '=', site).orderBy('seq').execute();

/** A request of a team's partner key. */
const member = (team: string, typed: string) => asker(`key ${team}`, typed, { tier: 'partner', limit: 120, team });

test('a scan is added, with its figures, to the site of the team that requested it only', async () => {
  const [own, others] = [
    await addSite(store(), { team: 'een', url: 'https://eigen.nl/' }),
    await addSite(store(), { team: 'ander', url: 'https://eigen.nl/' }),
  ];
  await service().work();
  const request = await service().scanService.request(member('een', 'https://eigen.nl/'));
  if (request.kind !== 'answer') throw new Error(request.kind);
  const { result, report } = storedOf({ url: 'https://eigen.nl/' }, 'x', NOW);
  const { total, scores, danger, rules } = toFigures(result, report);
  expect(await scansOf(own)).toMatchObject([
    { scan: request.answer.id, source: 'service', total, scores, danger, rules },
  ]);
  expect(await scansOf(others)).toEqual([]);
});

test('a team also gets a scan that it joins, or that it is served from storage', async () => {
  const sites = await Promise.all(['a', 'b', 'c'].map((team) => addSite(store(), { team, url: 'https://samen.nl/' })));
  const [first, second] = ['a', 'b'].map((team) => service().scanService.request(member(team, 'https://samen.nl/')));
  await expect.poll(() => store().db.selectFrom('scan_subscriptions').select('team').execute()).toHaveLength(2);
  await service().work();
  expect([await first, await second].map((request) => request?.kind)).toEqual(['answer', 'answer']);
  await service().scanService.request(member('c', 'https://samen.nl/'));
  for (const site of sites) expect(await scansOf(site)).toHaveLength(1);
  expect(await store().db.selectFrom('scan_subscriptions').selectAll().execute()).toEqual([]);
});

test('a team gets its scan after its request has timed out', async () => {
  const site = await addSite(store(), { team: 'weg', url: 'https://later.nl/' });
  const scanService = await service().impatient(50);
  expect((await scanService.request(member('weg', 'https://later.nl/'))).kind).toBe('late');
  await service().work();
  await expect.poll(() => scansOf(site)).toHaveLength(1);
});

test('failed scans, scans of one pillar and public scans are not added to a site', async () => {
  const site = await addSite(store(), { team: 'leeg', url: 'https://niets.nl/' });
  await service().work();
  service().scanner.next = { fails: new Error('nothing') };
  await service().scanService.request(member('leeg', 'https://niets.nl/'));
  service().scanner.next = {};
  await service().scanService.request(asker('client', 'https://niets.nl/'));
  const alone = member('leeg', 'https://niets.nl/');
  await service().scanService.request({ ...alone, spec: { ...alone.spec, pillar: 'seo' } });
  expect(await findLatestSeq(store().db, 'x')).toBe(0n);
  expect(await scansOf(site)).toEqual([]);
});

test('a subscription to a scan expires two days after the team’s last request', async () => {
  const want = (scanKey: string, now: number) =>
    subscribeToScan(store().db, { scanKey, team: 'wacht', mayRead: true, now });
  await want('een dag in de rij', NOW - 1.5 * DAY);
  await want('nog eens gevraagd', NOW - 3 * DAY);
  await want('nog eens gevraagd', NOW);
  await want('voorbij', NOW - 3 * DAY);
  await deleteOldSubscriptions(store().db, NOW);
  const left = store()
    .db.selectFrom('scan_subscriptions')
    .select('scan_key')
    .where('team', '=', 'wacht')
    .orderBy('scan_key');
  expect((await left.execute()).map(({ scan_key }) => scan_key)).toEqual(['een dag in de rij', 'nog eens gevraagd']);
});
