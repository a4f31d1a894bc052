import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { cockpitWords } from '../../../../../lib/words/service/words.ts';
import { streamXlsx } from '../../../../../server/core/http/xlsx.ts';
import { readPortfolio } from '../../../../../server/features/sites/store/portfolio.ts';
import { createKey } from '../../../../../server/features/teams/store/keys.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { addFigures, addScan, newSite } from '../../../kit/sites.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';
import { signedInWith } from '../../../kit/web-session.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);
const DAY = 86_400_000;

/** A team with a site that has these totals, one a day, the last one today. */
const teamWith = async (name: string, totals: readonly (number | null)[]) => {
  const { id: team, key } = await createKey(store(), { name }, NOW);
  const site = await newSite(store(), team, `https://${name}.nl/`);
  for (const [nth, total] of totals.entries())
    await addFigures(store(), site, { at: NOW - (totals.length - 1 - nth) * DAY, total });
  return { team, key, site };
};

describe('drops in score', () => {
  test('remain listed after an unchanged scan, until somebody marks them as seen', { tags: ['full'] }, async () => {
    const { team, key, site } = await teamWith('gedaald', [80, 72, 72]);
    expect((await readPortfolio(store().db, team, NOW)).fell).toEqual([
      { id: site, domain: 'gedaald.nl', total: 72, from: 80 },
    ]);
    const { base } = await listen();
    const { send, token } = await signedInWith(base, key);
    expect((await send('/sites', null)).page).toContain(cockpitWords.nl.fellBy({ points: 8, from: 80 }));
    const seen = await send('/sites/gezien', { token, site });
    expect([seen.status, seen.headers.get('location')]).toEqual([303, '/sites#fell']);
    expect((await readPortfolio(store().db, team, NOW)).fell).toEqual([]);
    expect((await send('/sites', null)).page).toContain(cockpitWords.nl.noFall);
  });

  test('show the five largest of many, with the others folded', async () => {
    const { team, key } = await teamWith('diepst', [90, 20]);
    for (const nth of [1, 2, 3, 4, 5, 6, 7]) {
      const site = await newSite(store(), team, `https://daling-${nth}.nl/`);
      for (const [day, total] of [80, 80 - nth].entries())
        await addFigures(store(), site, { at: NOW - (1 - day) * DAY, total });
    }
    const { base } = await listen();
    const { send } = await signedInWith(base, key);
    const { page } = await send('/sites', null);
    const [, fell = ''] = page.split('id="fell"');
    const [shown = '', folded = ''] = fell.split('</section>')[0]?.split('<details>') ?? [];
    const namesIn = (html: string) => [...html.matchAll(/<bdi>([^<]+)</g)].map(([, name]) => name);
    expect(namesIn(shown)).toEqual(['diepst.nl', 'daling-7.nl', 'daling-6.nl', 'daling-5.nl', 'daling-4.nl']);
    expect(folded).toContain(`<summary>${cockpitWords.nl.others({ count: 3 })}</summary>`);
    expect(namesIn(folded)).toEqual(['daling-3.nl', 'daling-2.nl', 'daling-1.nl']);
  });

  test('exclude rises, missing totals and other rules', async () => {
    const teams = [
      await teamWith('gestegen', [60, 72]),
      await teamWith('zonder', [80, null]),
      await teamWith('nieuw', [50]),
    ];
    for (const { team } of teams) expect((await readPortfolio(store().db, team, NOW)).fell).toEqual([]);
    const { team, site } = await teamWith('regels', [80, 70]);
    await store()
      .db.updateTable('site_scans')
      .set({ rules: 8 })
      .where('site', '=', site)
      .where('total', '=', 80)
      .execute();
    expect((await readPortfolio(store().db, team, NOW)).fell).toEqual([]);
  });

  test('can only be marked as seen by the team', async () => {
    const [own, other] = [await teamWith('eigen-daling', [80, 70]), await teamWith('ander', [1])];
    const { base } = await listen();
    const { send, token } = await signedInWith(base, other.key);
    await send('/sites/gezien', { token, site: own.site });
    expect((await readPortfolio(store().db, own.team, NOW)).fell).toHaveLength(1);
  });
});

test('the mean, its history and the lowest scores use each site’s last scan', async () => {
  const { team, key } = await teamWith('cijfers', [40, 60]);
  const { totals, worst, course, sites } = await readPortfolio(store().db, team, NOW);
  expect({ totals, sites, worst: worst.map(({ total }) => total) }).toEqual({ totals: [60], sites: 1, worst: [60] });
  expect(course).toHaveLength(8);
  expect(course.map(({ mean }) => mean)).toEqual([...Array.from({ length: 7 }, () => null), 60]);
  const { base } = await listen();
  const { send } = await signedInWith(base, key);
  expect((await send('/sites', null)).page).toContain('id="cockpit-title"');
  // With a filter only the table is shown.
  expect((await send('/sites?q=cijfers', null)).page).not.toContain('id="cockpit-title"');
});

test('“scan all” pressed twice at once starts one run, which the page shows and can stop', async () => {
  const { team, key } = await teamWith('tweemaal', [70]);
  const { base } = await listen();
  const { send, token } = await signedInWith(base, key);
  const pressed = await Promise.all([send('/sites/scannen', { token }), send('/sites/scannen', { token })]);
  expect(pressed.map(({ headers }) => headers.get('location')).toSorted()).toEqual([
    '/sites?message=begun#running',
    '/sites?message=runs#running',
  ]);
  const [run, ...more] = (await readPortfolio(store().db, team, NOW)).running;
  expect([run?.pages, run?.done, more]).toEqual([1, 0, []]);
  const { page, headers } = await send('/sites', null);
  expect(page).toContain(cockpitWords.nl.progress({ done: 0, pages: 1 }));
  expect(headers.get('refresh')).toBeNull();
  expect((await send('/sites?volg=1', null)).headers.get('refresh')).toBe('5');
  expect((await send('/sites/stoppen', { token, id: run?.id ?? '' })).status).toBe(303);
  expect((await readPortfolio(store().db, team, NOW)).running).toEqual([]);
  // A stopped run does not count as running.
  expect((await send('/sites/scannen', { token })).headers.get('location')).toBe('/sites?message=begun#running');
});

test('a workbook contains texts as strings, and no invalid XML', async () => {
  const chunks = streamXlsx(
    'Sites: [alles]',
    [
      ['=1+1', 'a & b < c', '\u0000x'],
      [3, null, 'é', '_x0041_'],
    ],
    NOW,
  );
  const files = unzipSync(Buffer.concat(await Readable.from(chunks).toArray()));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(Object.keys(files)).toContain('[Content_Types].xml');
  expect(sheet).toContain('<c r="A1" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(sheet).toContain('a &amp; b &lt; c');
  expect(sheet).toContain('>_x005F_x0041_<');
  expect(sheet).toContain('<c r="A2"><v>3</v></c><c r="C2"');
  expect(sheet).not.toContain('<f>');
  expect(sheet).not.toContain('\u0000');
});

describe('selected sites', () => {
  const two = async (name: string) => {
    const { team, key, site } = await teamWith(name, [70]);
    const other = await newSite(store(), team, `https://${name}-twee.nl/`);
    const { base } = await listen();
    const { send, token } = await signedInWith(base, key);
    const choose = (fields: Readonly<Record<string, string>>, ...ids: readonly string[]) =>
      send('/sites/gekozen', { token, ...fields, ...Object.fromEntries(ids.map((id) => [`kies-${id}`, '1'])) });
    return { team, site, other, send, choose };
  };
  const tagsOf = async (id: string) =>
    (await store().db.selectFrom('sites').select('tags').where('id', '=', id).executeTakeFirst())?.tags;

  test('get a label, and other sites do not', async () => {
    const { site, other, choose, send } = await two('label');
    expect((await send('/sites', null)).page).toContain(`name="kies-${site}"`);
    expect((await choose({ doe: 'tag', label: '' }, site)).page).toContain(cockpitWords.nl.choose.noLabel);
    const tagged = await choose({ doe: 'tag', label: 'winkel' }, site);
    expect([tagged.status, tagged.headers.get('location')]).toEqual([303, '/sites?message=tagged']);
    expect([await tagsOf(site), await tagsOf(other)]).toEqual([['winkel'], []]);
  });

  test('are left as they are for a key that may only read, which hears what it lacks', async () => {
    const { id: team, key } = await createKey(store(), { name: 'lezer', scopes: ['read'] }, NOW);
    const site = await newSite(store(), team, 'https://lezer.nl/');
    const { base } = await listen();
    const { send, token } = await signedInWith(base, key);
    const refusals = await Promise.all(
      ['scan', 'tag', 'watch', 'remove'].map(async (doe) => {
        const { status, page } = await send('/sites/gekozen', { token, doe, label: 'winkel', [`kies-${site}`]: '1' });
        return [doe, status, page.includes(sitesWords.nl.needsBatch), page.includes(sitesWords.nl.needsManage)];
      }),
    );
    expect(refusals).toEqual([
      ['scan', 403, true, false],
      ['tag', 403, false, true],
      ['watch', 403, false, true],
      ['remove', 403, false, true],
    ]);
    expect(await tagsOf(site)).toEqual([]);
    const { status, headers } = await send('/sites/gekozen', { token, doe: 'export', [`kies-${site}`]: '1' });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('csv')]);
  });

  test('can be scanned, monitored and exported', async () => {
    const { team, site, other, choose } = await two('gekozen');
    expect((await choose({ doe: 'scan' }, site)).headers.get('location')).toBe('/sites?message=begun#running');
    expect((await readPortfolio(store().db, team, NOW)).running).toMatchObject([{ pages: 1 }]);
    expect((await choose({ doe: 'watch' }, site, other)).status).toBe(303);
    const watched = await store().db.selectFrom('monitors').select('cadence').where('team', '=', team).execute();
    expect(watched).toEqual([{ cadence: 'weekly' }, { cadence: 'weekly' }]);
    const { page, headers } = await choose({ doe: 'export' }, other);
    expect(headers.get('content-type')).toContain('text/csv');
    expect([page.includes('gekozen-twee.nl'), page.includes('https://gekozen.nl')]).toEqual([true, false]);
  });

  test('are removed after a confirmation, and an empty selection gives a 400', async () => {
    const { team, site, other, choose } = await two('weg');
    const request = await choose({ doe: 'remove' }, site);
    expect([request.status, request.page.includes(cockpitWords.nl.choose.removeTitle({ count: 1 }))]).toEqual([
      200,
      true,
    ]);
    expect((await readPortfolio(store().db, team, NOW)).sites).toBe(2);
    expect((await choose({ doe: 'remove', zeker: '1' }, site)).headers.get('location')).toBe(
      '/sites?message=removedMany',
    );
    expect((await readPortfolio(store().db, team, NOW)).sites).toBe(1);
    expect((await choose({ doe: 'remove', zeker: '1' })).status).toBe(400);
    const elsewhere = await two('anders');
    expect((await elsewhere.choose({ doe: 'remove', zeker: '1' }, other)).status).toBe(400);
    expect((await readPortfolio(store().db, team, NOW)).sites).toBe(1);
  });
});

test('a site without a grade shows a dash, and one with a grade its total', async () => {
  const { key } = await teamWith('zonder-cijfer', [null]);
  const { base } = await listen();
  const { send } = await signedInWith(base, key);
  const scores = (page: string) =>
    [...page.matchAll(/<td class="total"[^>]*><b class="score">([^<]*)</g)].map(([, score]) => score);
  expect(scores((await send('/sites', null)).page)).toEqual(['–']);
  const other = await teamWith('met-cijfer', [71]);
  const { send: sendOther } = await signedInWith(base, other.key);
  expect(scores((await sendOther('/sites', null)).page)).toEqual(['71']);
});

test('reports of several sites are downloaded as a zip', { tags: ['full'] }, async () => {
  const { key, team } = await teamWith('zip', []);
  await addScan(store(), team, { url: 'https://zip.nl/', facts: recorded('slecht', 'granted') });
  const { base } = await listen();
  const { cookie } = await signedInWith(base, key);
  const answer = await fetch(`${base}/sites/reports.zip`, { headers: { Cookie: cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual(['zip.nl.html']);
});
