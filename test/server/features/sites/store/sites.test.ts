import { describe, expect, test } from 'vitest';
import { PILLARS } from '../../../../../lib/model.ts';
import { toFigures } from '../../../../../server/features/scans/worker/figures.ts';
import { decide, findDecisions } from '../../../../../server/features/sites/store/decisions.ts';
import {
  getSite,
  listNames,
  listSites,
  SITE_ORDERS,
  type SiteFilter,
  type SiteOrder,
} from '../../../../../server/features/sites/store/list-sites.ts';
import {
  findLatestReport,
  getSiteScan,
  listSiteScans,
  storeReports,
} from '../../../../../server/features/sites/store/scans-of-site.ts';
import {
  addSite,
  addSites,
  MAX_SITES,
  removeSite,
  updateSite,
} from '../../../../../server/features/sites/store/sites.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { isFullRun } from '../../../../kit/inputs.ts';
import { workOf } from '../../../kit/query-work.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { actor, addFigures, addScan, manySites, newSite } from '../../../kit/sites.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();

const domains = async (team: string, filter: SiteFilter = {}, by: SiteOrder = 'domain', isDescending = false) => {
  const { sites } = await listSites(store(), team, { filter, page: { by, isDescending, most: 100 } });
  return sites.map(({ domain }) => domain);
};

describe('a site', () => {
  test('is added once per team, also under concurrent requests', async () => {
    const site = { url: 'https://eigen.nl/', client: 'Eigen', tags: ['a'], contacts: [{ name: 'J', reach: 'j@e.nl' }] };
    const both = await Promise.all([1, 2].map(() => addSite(store(), actor('een'), { site, now: NOW })));
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(both[0]?.id).toBe(both[1]?.id);
    const other = await newSite(store(), 'ander', site);
    expect(other).not.toBe(both[0]?.id);
    const id = both[0]?.id ?? '';
    const stored = {
      ...site,
      id,
      domain: 'eigen.nl',
      pinned: [],
      createdAt: NOW,
      last: null,
      before: null,
      change: null,
    };
    expect(await getSite(store(), { team: 'een', id })).toEqual(stored);
    expect(await getSite(store(), { team: 'ander', id })).toBeNull();
    expect((await listAuditEvents(store(), 'een')).map(({ act, about, keyId }) => [act, about, keyId])).toEqual([
      ['siteAdded', 'https://eigen.nl/', 'een-key'],
    ]);
  });

  test('is changed and removed by its own team only, with audit entries', async () => {
    const id = await newSite(store(), 'wijzigt', 'https://wijzigt.nl/');
    const fields = { client: 'Nieuw\0', tags: ['x'], contacts: [], pinned: ['https://wijzigt.nl/contact'] };
    expect(await updateSite(store(), actor('ander'), { id, fields, now: NOW })).toBe(false);
    expect(await updateSite(store(), actor('wijzigt'), { id, fields, now: NOW })).toBe(true);
    expect(await updateSite(store(), actor('wijzigt'), { id, fields: { tags: ['y'] }, now: NOW })).toBe(true);
    expect(await getSite(store(), { team: 'wijzigt', id })).toMatchObject({
      ...fields,
      client: 'Nieuw\ufffd',
      tags: ['y'],
    });
    await addFigures(store(), id, {});
    expect(await removeSite(store(), actor('ander'), { id, now: NOW })).toBe(false);
    expect(await removeSite(store(), actor('wijzigt'), { id, now: NOW })).toBe(true);
    expect(await getSite(store(), { team: 'wijzigt', id })).toBeNull();
    const left = store().db.selectFrom('site_scans').select('scan').where('site', '=', id);
    expect(await left.execute()).toEqual([]);
    const acts = (await listAuditEvents(store(), 'wijzigt')).map(({ act }) => act);
    expect(acts).toEqual(['siteRemoved', 'siteChanged', 'siteChanged', 'siteAdded']);
  });

  test('has one decision per check of its team, which can be undone', async () => {
    const id = await newSite(store(), 'besluit', 'https://besluit.nl/');
    const decision = {
      kind: 'intended',
      reason: 'zo hoort het',
      at: NOW,
      check: 'hsts',
      code: 'none',
      rules: 9,
    } as const;
    const other = { ...decision, check: 'caa', reason: 'wordt verhuisd' };
    const put = (check: string, one: typeof decision | typeof other | null, team = 'besluit') =>
      decide(store(), actor(team), { id, check, decision: one as never, now: NOW });
    expect(await put('hsts', decision, 'ander')).toBe(false);
    await put('hsts', decision);
    await put('caa', other);
    expect(await put('hsts', { ...decision, reason: 'nog steeds' } as never)).toBe(true);
    expect(await findDecisions(store(), { team: 'besluit', id })).toEqual([
      { ...decision, reason: 'nog steeds' },
      other,
    ]);
    await put('hsts', null);
    expect(await findDecisions(store(), { team: 'besluit', id })).toEqual([other]);
    expect(await findDecisions(store(), { team: 'ander', id })).toBeNull();
  });

  test('is rejected when its team has the maximum, while existing ones still resolve', {
    tags: ['full'],
  }, async () => {
    const urls = Array.from({ length: MAX_SITES + 2 }, (_, nth) => ({ url: `https://vol${nth}.nl/` }));
    const results = await store()
      .db.transaction()
      .execute((tx) => addSites(tx, { team: 'vol' }, { sites: urls, now: NOW }));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(MAX_SITES);
    expect(results.slice(-2)).toEqual([
      { id: null, isNew: false },
      { id: null, isNew: false },
    ]);
    expect(await addSite(store(), actor('vol'), { site: { url: 'https://meer.nl/' }, now: NOW })).toEqual(
      results.at(-1),
    );
    const again = await addSite(store(), actor('vol'), { site: { url: 'https://vol7.nl/' }, now: NOW });
    expect(again).toEqual({ id: results[7]?.id, isNew: false });
  });
});

describe('the change of a site', () => {
  const changeOf = async (name: string, before: object, last: object) => {
    const id = await newSite(store(), 'verschil', `https://${name}.nl/`);
    await addFigures(store(), id, { at: NOW - HOUR, total: 80, ...before });
    const scan = await addFigures(store(), id, { total: 72, ...last });
    const site = await getSite(store(), { team: 'verschil', id });
    expect(site?.last).toMatchObject({ scan, at: NOW });
    return [site?.change, site?.before?.total];
  };

  test.each([
    ['gelijk', {}, {}, [-8, 80]],
    ['regels', {}, { rules: 10 }, [null, undefined]],
    ['bron', { source: 'extension' }, {}, [null, undefined]],
    ['blind', {}, { scores: { seo: null } }, [null, undefined]],
    ['zonder', { total: null }, { total: null }, [null, null]],
  ])('is only computed between comparable scans: %s', async (name, before, last, results) => {
    expect(await changeOf(name, before, last)).toEqual(results);
  });

  test('is null after a single scan, or when the previous scan is not comparable', { tags: ['full'] }, async () => {
    const id = await newSite(store(), 'verschil', 'https://drie.nl/');
    await addFigures(store(), id, { at: NOW - 2 * HOUR, total: 10 });
    expect(await getSite(store(), { team: 'verschil', id })).toMatchObject({ before: null, change: null });
    await addFigures(store(), id, { at: NOW - HOUR, rules: 8 });
    await addFigures(store(), id, { at: NOW, total: 20 });
    expect(await getSite(store(), { team: 'verschil', id })).toMatchObject({ before: null, change: null });
    // Of two scans at the same moment the one stored later is the last.
    const scan = await addFigures(store(), id, { at: NOW, total: 25 });
    expect(await getSite(store(), { team: 'verschil', id })).toMatchObject({ last: { scan }, change: 5 });
  });
});

describe('the list', () => {
  test('is filtered by domain, client, tag, host, and by sites that got worse', async () => {
    const team = 'filtert';
    await newSite(store(), team, { url: 'https://www.bakker.nl/', client: 'Jansen BV', tags: ['winkel', 'zuid'] });
    const slager = await newSite(store(), team, { url: 'https://slager.nl/', client: '100%_\\', tags: ['winkel'] });
    await newSite(store(), team, { url: 'https://anders.nl/', client: 'JANSEN BV', tags: [] });
    await newSite(store(), 'vreemd', { url: 'https://bakker.nl/', client: 'Jansen BV', tags: ['winkel'] });
    await addFigures(store(), slager, { at: NOW - HOUR, total: 80 });
    await addFigures(store(), slager, { total: 79 });
    expect(await domains(team, { q: 'JANSEN' })).toEqual(['anders.nl', 'www.bakker.nl']);
    expect(await domains(team, { q: '0%_\\' })).toEqual(['slager.nl']);
    expect(await domains(team, { q: '%' })).toEqual(['slager.nl']);
    expect(await domains(team, { tag: 'winkel' })).toEqual(['slager.nl', 'www.bakker.nl']);
    expect(await domains(team, { client: 'Jansen BV' })).toEqual(['www.bakker.nl']);
    expect(await domains(team, { host: 'bakker.nl' })).toEqual(['www.bakker.nl']);
    expect(await domains(team, { host: 'www.slager.nl' })).toEqual(['slager.nl']);
    expect(await domains(team, { gotWorse: true })).toEqual(['slager.nl']);
    expect(await domains(team, { tag: 'winkel', q: 'jan', gotWorse: true })).toEqual([]);
    const { tags, clients } = await listNames(store(), team);
    expect([tags, new Set(clients)]).toEqual([['winkel', 'zuid'], new Set(['100%_\\', 'JANSEN BV', 'Jansen BV'])]);
  });

  test.each(SITE_ORDERS.flatMap((by) => [[by, false] as const, [by, true] as const]))(
    'by %s (descending: %s) is the same with paging, each site once, missing values last',
    async (by, isDescending) => {
      const team = 'bladert';
      if ((await domains(team)).length === 0) {
        await manySites(store(), team, 23, 40);
        await newSite(store(), team, 'https://zonder-scan.nl/');
      }
      const whole = await listSites(store(), team, { page: { by, isDescending, most: 100 } });
      expect([whole.all, whole.next, whole.sites.length]).toEqual([24, null, 24]);
      const found: string[] = [];
      for (let after = null as typeof whole.next, turn = 0; turn === 0 || after !== null; turn += 1) {
        const page = await listSites(store(), team, { page: { by, isDescending, after, most: 5 } });
        expect(page.all).toBe(24);
        found.push(...page.sites.map(({ id }) => id));
        // As sent to a client and back.
        after = JSON.parse(JSON.stringify(page.next));
      }
      expect(found).toEqual(whole.sites.map(({ id }) => id));
      if (by !== 'domain' && by !== 'client') expect(whole.sites.at(-1)?.last).toBeNull();
      const scores = whole.sites.flatMap(({ last }) => (last === null ? [] : [last.scores[by as 'seo'] ?? 0]));
      if ((PILLARS as readonly string[]).includes(by))
        expect(scores).toEqual(scores.toSorted((a, b) => (isDescending ? b - a : a - b)));
    },
  );
});

describe('scans of a site', () => {
  test('are listed newest first, with paging, to their team only', async () => {
    const id = await newSite(store(), 'scans', 'https://scans.nl/');
    for (let nth = 0; nth < 7; nth += 1) await addFigures(store(), id, { at: NOW - (nth % 3) * HOUR });
    const all = (await listSiteScans(store(), { team: 'scans', id }, { most: 50 })).scans;
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
    const found: string[] = [];
    for (let after = null as Parameters<typeof listSiteScans>[2]['after'], turn = 0; turn === 0 || after; turn += 1) {
      const page = await listSiteScans(store(), { team: 'scans', id }, { most: 2, after: after ?? null });
      found.push(...page.scans.map(({ scan }) => scan));
      after = page.next;
    }
    expect(found).toEqual(all.map(({ scan }) => scan));
    expect((await listSiteScans(store(), { team: 'ander', id }, { most: 50 })).scans).toEqual([]);
  });

  test('have result and report while these are stored', async () => {
    const site = { team: 'heel', id: await newSite(store(), 'heel', 'https://heel.nl/') };
    const { report, result } = await addScan(store(), 'heel', { url: 'https://heel.nl/' });
    const newer = await addFigures(store(), site.id, { at: NOW + HOUR });
    expect(await getSiteScan(store(), site, report.id)).toMatchObject({ scan: report.id, report, result });
    expect(await getSiteScan(store(), { ...site, team: 'ander' }, report.id)).toBeNull();
    expect(await getSiteScan(store(), site, newer)).toMatchObject({ report: null, result: null });
    expect((await findLatestReport(store(), site))?.scan).toBe(report.id);
    expect(await findLatestReport(store(), { ...site, team: 'ander' })).toBeNull();
    const stored = (await listSiteScans(store(), site, { most: 9 })).scans.map(({ hasReport }) => hasReport);
    expect(stored).toEqual([false, true]);
  });

  test('that were submitted are stored once, and an id of another team’s scan reveals nothing of it', {
    tags: ['full'],
  }, async () => {
    const { id: theirs } = await addScan(store(), 'heel', { url: 'https://heel.nl/', at: NOW + 1 });
    const site = { team: 'dief', id: await newSite(store(), 'dief', 'https://dief.nl/') };
    const { report, result } = storedOf({ url: 'https://dief.nl/' }, theirs, NOW - HOUR);
    const reports = [{ report, figures: toFigures(result, report) }];
    const put = (team: string) =>
      storeReports(store(), actor(team), { site: { id: site.id, url: 'https://dief.nl/' }, reports, now: NOW });
    expect([await put('ander'), await put('dief'), await put('dief')]).toEqual([0, 1, 0]);
    const found = await getSiteScan(store(), site, theirs);
    expect(found).toMatchObject({ source: 'extension', report: { target: { host: 'dief.nl' } }, result: null });
    expect((await listAuditEvents(store(), 'dief')).map(({ act, about }) => [act, about])[0]).toEqual([
      'reportsImported',
      'https://dief.nl/ 1',
    ]);
  });
});

describe('the work of a query', () => {
  const page = { by: 'change', isDescending: false, most: 100 } as const;
  const workOfList = (team: string) => workOf(store(), (db) => listSites({ db }, team, { page }));
  const workOfScans = (team: string) =>
    workOf(store(), (db) => listSiteScans({ db }, { team, id: `${team}1` }, { most: 100 }));

  test('for a page of sites grows with sites, not with scans', { tags: ['full'], timeout: 120_000 }, async () => {
    const most = isFullRun ? 100_000 : 10_000;
    const scans = [1_000, most];
    for (const count of scans) await manySites(store(), `groei${count}`, 500, count);
    const [few = 0, many = 0] = await Promise.all(scans.map((count) => workOfList(`groei${count}`)));
    expect(few).toBeGreaterThan(500);
    expect(many).toBeLessThan(few * 1.5);
    const one = await workOfScans(`groei${most}`);
    expect(one).toBeLessThan(20 * (most / 500) + 2_000);

    await manySites(store(), 'veel', 5_000, 10_000);
    const growth = Math.log10((await workOfList('veel')) / few);
    expect(growth).toBeLessThan(1.1);
  });
});
