import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../../../lib/model.ts';
import { parseCsv } from '../../../../../lib/parse/text/csv.ts';
import { sitesWords } from '../../../../../lib/words/service/sites.ts';
import { findHomeScan } from '../../../../../server/features/scans/store/home-scans.ts';
import { decide } from '../../../../../server/features/sites/store/decisions.ts';
import { listAuditEvents } from '../../../../../server/features/teams/store/audit.ts';
import { createKey, type Scope } from '../../../../../server/features/teams/store/keys.ts';
import { recorded } from '../../../../sites/recorded.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storedOf } from '../../../kit/scanner.ts';
import { addFigures, addScan, manySites } from '../../../kit/sites.ts';
import { HOUR, NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const PATH = '/api/v1/sites';
const JSON_TYPE = 'application/json';

/** A user with a key of their own team. */
const member = async (scopes?: readonly Scope[]) => {
  const [{ base, get }, { key, id: team }] = await Promise.all([
    listen(),
    createKey(store(), { name: 'iemand', ...(scopes && { scopes }) }, NOW),
  ]);
  const ask = (
    path: string,
    { body, ...init }: RequestInit & { readonly type?: string } = {},
    given: unknown = body,
  ) => {
    const type = init.type ?? JSON_TYPE;
    const text = given === undefined ? {} : { body: type === JSON_TYPE ? JSON.stringify(given) : String(given) };
    const headers = { 'X-GDA-Key': key, ...(given !== undefined && { 'Content-Type': type }), ...init.headers };
    return get(`${PATH}${path}`, { ...init, ...text, headers });
  };
  const post = (path: string, given: unknown, type = JSON_TYPE) => ask(path, { method: 'POST', type }, given);
  const file = (path: string) => fetch(`${base}${PATH}${path}`, { headers: { 'X-GDA-Key': key } });
  const add = async (site: object): Promise<{ readonly id: string; readonly url: string }> =>
    (await post('', site)).body as never;
  return { base, key, team, ask, post, file, add };
};
type Found = {
  readonly sites: readonly { readonly domain: string; readonly id: string }[];
  readonly next: string | null;
};
const domains = ({ body }: { readonly body: unknown }) => (body as Found).sites.map(({ domain }) => domain);

describe('a site', () => {
  test('is added once, with its details, and found by the host of an address', async () => {
    const { ask, post, team } = await member();
    const said = {
      client: ' Bakker ',
      tags: ['zuid', 'zuid'],
      contacts: [
        { name: 'J', reach: 'j@b.nl' },
        { name: '', reach: '' },
      ],
    };
    const first = await post('', { url: 'www.Bakker.nl', ...said, pinned: ['https://bakker.nl/over#x'] });
    const stored = {
      ...{ url: 'https://www.bakker.nl/', domain: 'www.bakker.nl', client: 'Bakker', tags: ['zuid'] },
      ...{
        contacts: [{ name: 'J', reach: 'j@b.nl' }],
        pinned: ['https://bakker.nl/over'],
        made_at: new Date(NOW).toISOString(),
      },
      ...{ last: null, before: null, change: null },
    };
    expect([first.status, first.body]).toMatchObject([201, stored]);
    const again = await post('', { url: 'https://www.bakker.nl/#x', client: 'Ander' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    for (const url of ['bakker.nl', 'https://bakker.nl/winkel?x', 'http://www.bakker.nl'])
      expect(domains(await ask(`?url=${encodeURIComponent(url)}`))).toEqual(['www.bakker.nl']);
    expect(domains(await ask('?url=slager.nl'))).toEqual([]);
    const acts = (await listAuditEvents(store(), team)).map(({ act, about }) => [act, about]);
    expect(acts).toEqual([['siteAdded', 'https://www.bakker.nl/']]);
  });

  test.each([
    [{ url: '' }, 'address'],
    [{ url: 'geen adres' }, 'address'],
    [{ url: 'bakkerij' }, 'address'],
    [{ url: 'ftp://bakker.nl' }, 'address'],
    [{ url: 'bakker.nl', client: 'x'.repeat(201) }, 'client'],
    [{ url: 'bakker.nl', tags: [' '] }, 'tags'],
    [{ url: 'bakker.nl', contacts: [{ name: 'J' }] }, 'contacts'],
    [{ url: 'bakker.nl', pinned: ['https://slager.nl/'] }, 'pinned'],
    [{ url: 'bakker.nl', team: 'ander' }, 'shape'],
    [[], 'shape'],
  ] as const)('%j is rejected with a reason', async (site, fault) => {
    const { post } = await member();
    const { status, body } = await post('', site);
    const message = sitesWords.nl.refused[fault];
    expect([status, body]).toMatchObject([
      400,
      { ok: false, error: { code: 'invalid_request', message }, detail: message, status: 400 },
    ]);
  });

  test('is changed and removed, with entries in the audit log', { tags: ['full'] }, async () => {
    const { ask, add, team } = await member();
    const { id } = await add({ url: 'wijzigt.nl', client: 'Oud', tags: ['a'] });
    const patched = await ask(`/${id}`, { method: 'PATCH' }, { client: 'Nieuw', pinned: ['wijzigt.nl/b'] });
    expect(patched.body).toMatchObject({ client: 'Nieuw', tags: ['a'], pinned: ['https://wijzigt.nl/b'] });
    expect((await ask(`/${id}`)).body).toEqual(patched.body);
    expect((await ask(`/${id}`, { method: 'PATCH' }, { url: 'x.nl' })).status).toBe(400);
    expect((await ask(`/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(`/${id}`)).status).toBe(404);
    expect((await listAuditEvents(store(), team)).map(({ act }) => act)).toEqual([
      'siteRemoved',
      'siteChanged',
      'siteAdded',
    ]);
  });
});

test('a key without the scope gets 403', async () => {
  const [reads, manages] = [await member(['read']), await member(['manage'])];
  const { status, body } = await reads.post('', { url: 'a.nl' });
  expect([status, body]).toMatchObject([403, { error: { code: 'forbidden' } }]);
  for (const path of ['', '/x', '/x/scans', '/x/scans/y', '.csv?q=', '/reports.zip']) {
    const { status: refused } = await manages.file(path);
    expect([path, refused]).toEqual([path, 403]);
  }
});

test('a missing scope is reported before a large body is read', { tags: ['full'] }, async () => {
  const reads = await member(['read']);
  const large = 'x'.repeat(9_000_000);
  for (const path of ['/import', '/x/reports']) {
    expect((await reads.post(path, large, 'text/csv')).status).toBe(403);
    const { status } = await fetch(`${reads.base}${PATH}${path}`, { method: 'POST', body: large });
    expect([path, status]).toEqual([path, 401]);
  }
});

test('another team’s sites give 404 on every route, and are in no list or file', async () => {
  const [own, other] = [await member(), await member()];
  const { id } = await own.add({ url: 'geheim.nl', client: 'Geheime klant', tags: ['geheim'] });
  const { id: scan, report } = await addScan(store(), own.team, { url: 'https://geheim.nl/' });
  const one: readonly (readonly [path: string, init: RequestInit, body?: unknown])[] = [
    [`/${id}`, {}],
    [`/${id}`, { method: 'PATCH' }, { client: 'Dief' }],
    [`/${id}`, { method: 'DELETE' }],
    [`/${id}/scans`, {}],
    [`/${id}/scans/${scan}`, {}],
    [`/${id}/reports`, { method: 'POST' }, { reports: [report] }],
  ];
  for (const [path, init, body] of one) {
    const got = await other.ask(path, init, body);
    expect([path, got.status, got.body]).toMatchObject([path, 404, { error: { code: 'not_found' } }]);
  }
  // Another site's scan under one's own site.
  const mine = await other.add({ url: 'geheim.nl' });
  expect((await other.ask(`/${mine.id}/scans/${scan}`)).status).toBe(404);
  await other.ask(`/${mine.id}`, { method: 'DELETE' });
  const lists = await Promise.all(
    ['', '?url=geheim.nl', '?q=geheim', '?tag=geheim', '?client=Geheime+klant'].map((path) => other.ask(path)),
  );
  for (const list of lists) expect(list.body).toEqual({ sites: [], next: null });
  const files = await Promise.all(['.csv', '/reports.zip'].map(async (path) => (await other.file(path)).text()));
  expect(files.join('')).not.toMatch(/geheim/i);
  expect((await own.ask(`/${id}`)).body).toMatchObject({ client: 'Geheime klant', last: { scan } });
});

describe('the list', () => {
  test('is split into pages, in the requested order', { tags: ['full'] }, async () => {
    const { ask, team } = await member();
    await manySites(store(), team, 130, 300);
    for (const sort of ['', 'domain', '-total', 'seo', '-last', 'change', '-danger', 'client']) {
      const first = (await ask(`?sort=${sort}`)).body as Found;
      expect(first.sites).toHaveLength(100);
      const rest = (await ask(`?sort=${sort}&cursor=${first.next}`)).body as Found;
      expect([rest.sites.length, rest.next]).toEqual([30, null]);
      expect(new Set([...first.sites, ...rest.sites].map(({ id }) => id)).size).toBe(130);
    }
  });

  test.each([
    'sort=leeftijd',
    'sort=--total',
    'cursor=x',
    'url=geen+adres',
    `q=${'x'.repeat(201)}`,
    'worse=ja',
    'q=a&q=b',
  ])('?%s is rejected', async (query) => {
    const { ask } = await member();
    expect(await ask(`?${query}`)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
  });

  test('rejects a cursor of another order', { tags: ['full'] }, async () => {
    const { ask, team } = await member();
    await manySites(store(), team, 101, 0);
    const { next } = (await ask('?sort=-total')).body as Found;
    expect((await ask(`?sort=total&cursor=${next}`)).status).toBe(400);
  });
});

test('scans are listed newest first, each with its report while that is stored', { tags: ['full'] }, async () => {
  const { ask, add, team } = await member();
  const { id } = await add({ url: 'scans.nl' });
  const { report, result } = await addScan(store(), team, { url: 'https://scans.nl/', at: NOW - HOUR });
  for (let nth = 0; nth < 104; nth += 1) await addFigures(store(), id, { at: NOW - 2 * HOUR - nth });
  const removed = await addFigures(store(), id, { at: NOW, total: 12, danger: 2 });
  const first = (await ask(`/${id}/scans`)).body as { scans: { scan: string }[]; next: string };
  expect([first.scans.length, first.scans[0], first.scans[1]]).toMatchObject([
    100,
    { scan: removed, at: new Date(NOW).toISOString(), source: 'service', overall_score: 12, danger: 2 },
    { scan: report.id, overall_score: report.overall },
  ]);
  const rest = (await ask(`/${id}/scans?cursor=${first.next}`)).body as typeof first;
  expect([rest.scans.length, rest.next]).toEqual([6, null]);
  expect((await ask(`/${id}/scans?cursor=x`)).status).toBe(400);
  expect((await ask(`/${id}/scans/${report.id}`)).body).toMatchObject({ scan: report.id, report, result });
  expect((await ask(`/${id}/scans/${removed}`)).body).toMatchObject({ scan: removed, report: null, result: null });
});

describe('submitted reports', () => {
  let created = 0;
  const reportOf = (url: string, changes: Partial<Report> = {}): Report => {
    created += 1;
    const { report } = storedOf({ url }, `handed-${created}`, NOW - created * HOUR, recorded('slecht', 'granted'));
    return { ...report, ...changes };
  };

  test('become scans of the site, once each, and are not public', async () => {
    const { ask, post, add } = await member();
    const { id } = await add({ url: 'https://www.ingeleverd.nl/' });
    const reports = [reportOf('https://ingeleverd.nl/pagina'), reportOf('https://www.ingeleverd.nl/')];
    expect((await post(`/${id}/reports`, { reports })).body).toEqual({ added: 2, known: 0, refused: [] });
    expect((await post(`/${id}/reports`, { reports })).body).toEqual({ added: 0, known: 2, refused: [] });
    const [newest] = reports;
    const site = (await ask(`/${id}`)).body;
    expect(site).toMatchObject({ last: { scan: newest?.id, source: 'extension', overall_score: newest?.overall } });
    const full = (await ask(`/${id}/scans/${newest?.id}`, { headers: { 'Accept-Language': 'en' } })).body;
    expect(full).toMatchObject({ report: newest, result: { api_tier: 'partner', overall_score: newest?.overall } });
    for (const domain of ['ingeleverd.nl', 'www.ingeleverd.nl'])
      expect(await findHomeScan(store(), domain, 'public')).toBeNull();
  });

  test('are rejected one by one with a reason, and the others are stored', { tags: ['full'] }, async () => {
    const { post, add } = await member();
    const { id } = await add({ url: 'weigert.nl' });
    const good = reportOf('https://weigert.nl/');
    const refused: readonly (readonly [unknown, keyof typeof sitesWords.nl.refused])[] = [
      [reportOf('https://andere.nl/'), 'otherHost'],
      [reportOf('https://weigert.nl.andere.nl/'), 'otherHost'],
      [{ ...good, overall: 100 }, 'sums'],
      [{ ...good, schema: 'pijler/report-9' }, 'version'],
      [{ ...good, findings: 'alle' }, 'report'],
      [{ ...good, id: '../../etc' }, 'report'],
      [{ ...good, finishedAt: NOW + HOUR }, 'future'],
      [{ ...good, target: { ...good.target, pillar: 'seo' } }, 'onePillar'],
      [null, 'report'],
      ['tekst', 'report'],
    ];
    const reports = [...refused.map(([report]) => report), good];
    const results = refused.map(([, fault], index) => ({ index, message: sitesWords.nl.refused[fault] }));
    expect((await post(`/${id}/reports`, { reports })).body).toEqual({ added: 1, known: 0, refused: results });
  });

  test('are limited to fifty and eight megabytes', { tags: ['full'] }, async () => {
    const { post, add } = await member();
    const { id } = await add({ url: 'veel.nl' });
    expect((await post(`/${id}/reports`, { reports: Array(51).fill(null) })).status).toBe(400);
    expect((await post(`/${id}/reports`, { reports: [] })).status).toBe(400);
    const large = await post(`/${id}/reports`, { reports: ['x'.repeat(8_000_000)] });
    expect([large.status, large.body]).toMatchObject([413, { error: { code: 'too_large' } }]);
    expect(await post(`/${id}/reports`, 'tekst', 'text/html')).toMatchObject({
      ...{ status: 415, body: { error: { code: 'invalid_request' } } },
    });
  });
});

describe('an import', () => {
  test.each([
    ['addresses, one a line', 'een.nl\n\nhttps://twee.nl/x\r\n', 2, []],
    ['a header in another order', 'Klant;Domein;E-mail\nBakker;een.nl;j@b.nl\n', 1, []],
    ['English, with commas', 'client,address,tags\nA,een.nl,"x,y"\nB,twee.nl,\n', 2, []],
    ['bad lines among good ones', 'een.nl\ngeen adres\nbakkerij\ntwee.nl', 2, [2, 3]],
    ['one address twice', 'een.nl\nhttps://een.nl/\n', 1, []],
  ])('accepts %s', async (_, text, added, refused) => {
    const { post } = await member();
    const { body } = await post('/import', text, 'text/csv');
    expect(body).toMatchObject({
      added,
      refused: refused.map((line) => ({ line, message: sitesWords.nl.refused.address })),
    });
  });

  test('maps columns by their headers, and reads an export back', { tags: ['full'] }, async () => {
    const [one, other] = [await member(), await member()];
    const text = 'een.nl;=cmd|\'/c calc\'!A1;"winkel, zuid";"Jan <j@een.nl>; +31 6 12345678; Piet"\n';
    await one.post('/import', text, 'text/csv');
    const site = {
      ...{ url: 'https://een.nl/', client: "=cmd|'/c calc'!A1", tags: ['winkel', 'zuid'] },
      contacts: [
        { name: 'Jan', reach: 'j@een.nl' },
        { name: '', reach: '+31 6 12345678' },
        { name: 'Piet', reach: '' },
      ],
    };
    expect((await one.ask('')).body).toMatchObject({ sites: [site] });
    const exported = await (await one.file('.csv')).text();
    await other.post('/import', exported, 'text/csv');
    expect((await other.ask('')).body).toMatchObject({ sites: [site] });
  });

  test('accepts a JSON list, and reports its invalid entries', { tags: ['full'] }, async () => {
    const { post, team } = await member();
    const list = ['een.nl', { url: 'twee.nl', client: 'B' }, { url: 'drie.nl', tags: 'x' }, 7];
    const { body } = await post('/import', list);
    expect(body).toMatchObject({
      ...{ added: 2, known: 0 },
      refused: [
        { line: 3, message: sitesWords.nl.refused.tags },
        { line: 4, message: sitesWords.nl.refused.shape },
      ],
    });
    expect((await listAuditEvents(store(), team)).map(({ act, about }) => [act, about])).toEqual([
      ['sitesImported', '2'],
    ]);
    expect((await post('/import', { url: 'een.nl' })).status).toBe(400);
  });

  test('adds nothing when an entry is invalid and all_or_nothing is set', { tags: ['full'] }, async () => {
    const { post, ask } = await member();
    const { body } = await post('/import?all_or_nothing=1', 'een.nl\ngeen adres', 'text/csv');
    expect(body).toMatchObject({ added: 0, known: 0, refused: [{ line: 2 }] });
    expect(domains(await ask(''))).toEqual([]);
  });

  test('is limited to 5,000 lines, and reports when the team’s limit is reached', { tags: ['full'] }, async () => {
    const { post, ask, team } = await member();
    const lines = Array.from({ length: 5_001 }, (_, nth) => `s${nth}.nl`);
    expect((await post('/import', lines.join('\n'), 'text/csv')).status).toBe(413);
    await manySites(store(), team, 4_999, 0);
    const some = 'nieuw.nl\ns1.nl\ntoch.nl';
    const all = await post('/import?all_or_nothing=1', some, 'text/csv');
    expect(all.body).toMatchObject({ added: 0, refused: [{ line: 3, message: sitesWords.nl.refused.full }] });
    const { body } = await post('/import', some, 'text/csv');
    expect(body).toMatchObject({ added: 1, known: 1, refused: [{ line: 3, text: 'toch.nl' }] });
    const { status } = await post('', { url: 'ook-niet.nl' });
    expect([status, domains(await ask('?q=nieuw'))]).toEqual([409, ['nieuw.nl']]);
  });
});

describe('an export', () => {
  test('is a CSV without formulas, with the figures of the last scan', async () => {
    const { file, post, add } = await member();
    const clients = ['=cmd|x', '+1', '-1', '@a', '\t=1', 'een;"twee"\nregel', '<img src=x onerror=alert(1)>'];
    const list = clients.map((client, nth) => ({ url: `s${nth}.nl`, client, contacts: [{ name: '=1', reach: '@x' }] }));
    await post('/import', list);
    const { id } = await add({ url: 's0.nl' });
    await addFigures(store(), id, { at: NOW, total: 71, scores: { seo: null }, danger: 3 });
    const answer = await file('.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = parseCsv(await answer.text());
    const [head = [], ...sites] = rows;
    for (const cell of sites.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    const at = (name: string) => head.indexOf(name);
    expect(sites[0]?.[at('Totaal')]).toBe('71');
    expect(sites[0]?.[at('SEO')]).toBe('');
    expect(sites[0]?.[at('Gevaar')]).toBe('3');
    expect(sites.map((row) => row[at('Klant')])).toContain('een;"twee"\nregel');
  });

  test('is a zip with a report per site, the team’s decisions, and a list of sites without a report', {
    tags: ['full'],
  }, async () => {
    const { file, add, team } = await member();
    const { id } = await add({ url: 'slecht.nl', client: '"><script>alert(1)</script><img onerror=x>\u202e' });
    await add({ url: 'https://slecht.nl/tweede', tags: ['x'] });
    await add({ url: 'nooit.nl', client: 'N' });
    const facts = recorded('slecht', 'granted');
    const { report } = await addScan(store(), team, { url: 'https://slecht.nl/', facts });
    await addScan(store(), team, { url: 'https://slecht.nl/tweede', facts });
    const unzip = async (query = '') => {
      const answer = await file(`/reports.zip${query}`);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
    };
    const files = await unzip();
    expect(Object.keys(files)).toEqual(['slecht.nl.html', 'slecht.nl-2.html', 'zonder-rapport.txt']);
    expect(files['zonder-rapport.txt']).toContain('nooit.nl');
    const page = files['slecht.nl.html'] ?? '';
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<img|\u202e|@font-face|url\(/);
    expect(page).toContain('&lt;script>');
    expect(Object.keys(await unzip('?tag=x'))).toEqual(['slecht.nl.html']);

    const { id: check, code } = report.findings.find(({ step }) => step === 'danger') ?? { id: '', code: '' };
    const title = (text: string) => text.split('class="paper plain"')[1] ?? '';
    const decision = { kind: 'intended', reason: 'zo hoort het', at: NOW, check, code, rules: report.rules } as const;
    await decide(store(), { team, keyId: team }, { id, check, decision, now: NOW });
    const after = await unzip('?q=slecht');
    expect(title(after['slecht.nl.html'] ?? '')).not.toBe(title(page));
    expect(after['slecht.nl-2.html']).toBe(files['slecht.nl-2.html']);
  });

  test('is limited to five hundred sites', { tags: ['full'] }, async () => {
    const { file, team } = await member();
    await manySites(store(), team, 501, 0);
    const answer = await file('/reports.zip');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: sitesWords.nl.tooManyReports } },
    ]);
  });
});
