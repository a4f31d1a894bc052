import { describe, expect, test } from 'vitest';
import { siteWords } from '../../../../../lib/words/service/site.ts';
import { crawlWords } from '../../../../../lib/words/service/words.ts';
import { ScanFailure } from '../../../../../server/engine/scan-failure.ts';
import { foldPages } from '../../../../../server/features/crawls/model/fold.ts';
import { samplePages } from '../../../../../server/features/crawls/model/sample.ts';
import { computeSiteGrade } from '../../../../../server/features/crawls/model/site-grade.ts';
import { listEarlierScans } from '../../../../../server/features/crawls/routes/listed.ts';
import { readPages } from '../../../../../server/features/crawls/store/read-crawls.ts';
import { createKey, SCOPES } from '../../../../../server/features/teams/store/keys.ts';
import { feedingFor } from '../../../kit/batch.ts';
import { addSite, pagesAt } from '../../../kit/crawl.ts';
import type { Got } from '../../../kit/described.ts';
import { type Listening, listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

/* Several pages of one site, over HTTP: through the API, and as pages for a signed-in user. */

const store = storeForAll();
const service = serviceForEach(store);
const { feedAndWork } = feedingFor(store, service);
const listen = listenFor(store, service);

const keyWith = (changes: Partial<Parameters<typeof createKey>[1]> = {}) =>
  createKey(store(), { name: 'iemand', ...changes }, NOW);

interface Standing {
  readonly id: string;
  readonly state: string;
  readonly pages: number;
}
interface Report {
  readonly scan: Standing;
  readonly grade: { readonly overall_score: number | null };
  readonly pages: readonly { readonly number: number; readonly failure: unknown }[];
  readonly checks: readonly {
    readonly id: string;
    readonly tested: number;
    readonly conclusions: readonly unknown[];
  }[];
}

const requestOf = (key: string, body?: unknown, more: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  ...(body !== undefined && { body: JSON.stringify(body) }),
  headers: { 'X-GDA-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...more },
});
const withKey = (key: string): RequestInit => ({ headers: { 'X-GDA-Key': key } });
const codeOf = ({ body }: Got): string => (body as { error: { code: string } }).error.code;

const URL_OF = 'https://meer.nl/';
/** A team with a site whose sitemap lists this many pages. */
const teamWith = async ({ count = 9, ...issue }: { count?: number; perDay?: number } = {}) => {
  const { key, id: team } = await keyWith(issue);
  service().scanner.next = { addresses: { from: 'sitemap', addresses: pagesAt(URL_OF, count) } };
  return { key, team, site: await addSite(store(), { team, url: URL_OF }) };
};
const make = async ({ get }: Listening, { key, site }: { key: string; site: string }, body?: unknown) => {
  const got = await get(`/api/v1/sites/${site}/crawls`, requestOf(key, body));
  expect(got.status).toBe(201);
  return got.body as Standing;
};
const reportOf = async ({ get }: Listening, key: string, id: string): Promise<Report> => {
  const got = await get(`/api/v1/crawls/${id}`, withKey(key));
  expect(got.status).toBe(200);
  return got.body as Report;
};
const ended = (there: Listening, key: string, id: string) =>
  expect.poll(async () => (await reportOf(there, key, id)).scan.state, { timeout: 30_000 }).toBe('ended');

describe('a crawl', () => {
  test('is requested, followed, and reported with its grade and each check once, as in the reports of its pages', async () => {
    const there = await listen();
    const team = await teamWith();
    const { key } = team;
    const got = await there.get(`/api/v1/sites/${team.site}/crawls`, requestOf(key, { pages: 4, language: 'en' }));
    expect([got.status, got.headers.get('ratelimit')]).toEqual([201, '"day";r=496;t=86400']);
    const { id } = got.body as Standing;
    expect(got.headers.get('location')).toBe(`/api/v1/crawls/${id}`);
    expect(got.body).toMatchObject({ state: 'running', pages: 1, done: 0, most: 4, from: null, language: 'en' });
    expect(await reportOf(there, key, id)).toMatchObject({
      grade: { overall_score: null, seen: 0, of: 1 },
      checks: [],
    });
    const [, second = ''] = samplePages({ home: URL_OF, listed: pagesAt(URL_OF, 9), pinned: [], most: 4 });
    const failing = { [second]: new ScanFailure('unsupported_page', 'no', { reason: 'robots' }) };
    service().scanner.next = { ...service().scanner.next, failing };
    await feedAndWork();
    await ended(there, key, id);
    const result = await reportOf(there, key, id);
    const reports = (await readPages(store().db, id)).map(({ report }) => report);
    const [grade, folded] = [computeSiteGrade(reports), foldPages(reports)];
    expect(reports.filter((report) => report !== null)).toHaveLength(3);
    expect(result.scan).toMatchObject({ state: 'ended', pages: 4, done: 4, from: 'sitemap' });
    expect(result.grade).toMatchObject({ overall_score: grade.overall, seen: 3, of: 4, incomplete: grade.incomplete });
    expect(result.pages.map(({ failure }) => failure)).toEqual(
      reports.map((report) => (report === null ? { code: 'robots', message: siteWords.en.reasons.robots } : null)),
    );
    expect(result.checks.map(({ id, tested }) => [id, tested])).toEqual(folded.map(({ id, tested }) => [id, tested]));
    expect(result.checks.length).toBeGreaterThan(100);
    expect(result.checks.map(({ conclusions }) => conclusions.length)).toEqual(
      folded.map(({ groups }) => groups.length),
    );
    const numbers = result.pages.filter(({ failure }) => failure === null).map(({ number }) => number);
    expect(result.checks[0]?.conclusions[0]).toMatchObject({ said: [{ pages: numbers }] });
  });

  test('defaults to 25 pages, and is rejected when it does not fit in the daily limit', {
    tags: ['full'],
  }, async () => {
    const there = await listen();
    const team = await teamWith({ perDay: 30 });
    const path = `/api/v1/sites/${team.site}/crawls`;
    expect(await make(there, team)).toMatchObject({ most: 25, language: 'nl' });
    const again = await there.get(path, requestOf(team.key, {}, { 'Accept-Language': 'en' }));
    expect([again.status, codeOf(again)]).toEqual([409, 'conflict']);
    const living = again.headers.get('location') ?? '';
    expect(living).toMatch(/^\/api\/v1\/crawls\/bat_/);
    expect(again.body).toMatchObject({
      error: { message: `${crawlWords.en.living} (${living.split('/').at(-1)})` },
    });
    const other = await addSite(store(), { team: team.team, url: 'https://nog-een.nl/' });
    const limited = await there.get(`/api/v1/sites/${other}/crawls`, requestOf(team.key));
    expect([limited.status, codeOf(limited), limited.headers.get('retry-after')]).toEqual([
      ...[429, 'rate_limited', '86400'],
    ]);
    const small = await teamWith({ perDay: 3 });
    const never = await there.get(`/api/v1/sites/${small.site}/crawls`, requestOf(small.key, { pages: 4 }));
    expect([never.status, codeOf(never)]).toEqual([413, 'too_large']);
    for (const body of [{ pages: 0 }, { pages: 26 }, { pages: '4' }, { language: 'fr' }, { more: 1 }, [1]])
      expect((await there.get(`/api/v1/sites/${small.site}/crawls`, requestOf(small.key, body))).status).toBe(400);
  });

  test('scans no more pages once cancelled, and restores the quota', { tags: ['full'] }, async () => {
    const there = await listen();
    const team = await teamWith({ perDay: 30 });
    const { id } = await make(there, team);
    const got = await there.get(`/api/v1/crawls/${id}/cancel`, requestOf(team.key));
    expect([got.status, got.body]).toMatchObject([200, { state: 'cancelled', done: 1 }]);
    expect(got.headers.get('ratelimit')).toBe('"day";r=30;t=0');
    expect((await make(there, team)).id).not.toBe(id);
  });

  test('of a site whose owner refuses scans ends at once with that reason', { tags: ['full'] }, async () => {
    const there = await listen({ isNeverScanned: (host) => host === 'meer.nl' });
    const team = await teamWith({ perDay: 30 });
    const got = await there.get(`/api/v1/sites/${team.site}/crawls`, requestOf(team.key));
    expect([got.status, got.body]).toMatchObject([201, { state: 'ended', pages: 1 }]);
    expect(got.headers.get('ratelimit')).toBe('"day";r=30;t=0');
    const { pages } = await reportOf(there, team.key, (got.body as Standing).id);
    expect(pages).toMatchObject([{ failure: { code: 'leftAlone' } }]);
  });
});

describe('another team', () => {
  test('gets the same 404 for a crawl as for one that does not exist', async () => {
    const there = await listen();
    const own = await teamWith();
    const { key: other } = await keyWith();
    const { id } = await make(there, own);
    const routes: readonly (readonly [string, string, RequestInit])[] = [
      [`/api/v1/sites/${own.site}/crawls`, '/api/v1/sites/niets/crawls', requestOf(other)],
      [`/api/v1/crawls/${id}`, '/api/v1/crawls/bat_0', withKey(other)],
      [`/api/v1/crawls/${id}/cancel`, '/api/v1/crawls/bat_0/cancel', requestOf(other)],
    ];
    for (const [theirs, none, init] of routes) {
      const [one, nothing] = [await there.get(theirs, init), await there.get(none, init)];
      expect([one.status, one.body]).toEqual([404, nothing.body]);
    }
    expect((await reportOf(there, own.key, id)).scan.state).toBe('running');
  });

  test.each([
    ['POST', '/api/v1/sites/x/crawls', 'batch'],
    ['GET', '/api/v1/crawls/x', 'read'],
    ['POST', '/api/v1/crawls/x/cancel', 'batch'],
  ] as const)('a key without the scope gets 403: %s %s', async (method, path, lacks) => {
    const { get } = await listen();
    const { key } = await keyWith({ scopes: SCOPES.filter((scope) => scope !== lacks) });
    const got = await get(path, { ...withKey(key), method });
    expect([got.status, codeOf(got)]).toEqual([403, 'forbidden']);
  });
});

/** A browser that is signed in with a key. */
const browserOf = async ({ base }: Listening, key: string) => {
  const body = new URLSearchParams({ key });
  const answer = await fetch(`${base}/aanmelden`, { method: 'POST', body, redirect: 'manual' });
  const Cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const headers = { Cookie, Accept: 'text/html' };
  const see = async (path: string) => {
    const seen = await fetch(base + path, { headers, redirect: 'manual' });
    return { status: seen.status, headers: seen.headers, text: await seen.text() };
  };
  const token = /name="token" value="([^"]+)"/.exec((await see('/')).text)?.[1] ?? '';
  const press = (path: string, fields: Readonly<Record<string, string>> = { token }) =>
    fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  return { see, press };
};

describe('the page of a crawl', () => {
  test('starts with a button, refreshes itself only on request, and links to each page’s report', {
    tags: ['full'],
  }, async () => {
    const there = await listen();
    const { key, team, site } = await teamWith({ count: 3 });
    const { see, press } = await browserOf(there, key);
    const created = await press(`/sites/${site}/paginas`);
    const path = created.headers.get('location') ?? '';
    expect([created.status, path]).toEqual([303, expect.stringMatching(`^/sites/${site}/paginas/bat_`)]);
    expect((await press(`/sites/${site}/paginas`)).headers.get('location')).toBe(path);
    const words = crawlWords.nl;
    const running = await see(path);
    expect([running.status, running.headers.get('refresh')]).toEqual([200, null]);
    for (const said of [words.state.choosing, words.refresh, words.follow, words.stop])
      expect(running.text).toContain(said);
    const following = await see(`${path}?volg=1`);
    expect([following.headers.get('refresh'), following.text.includes(words.unfollow)]).toEqual(['10', true]);
    await feedAndWork();
    await expect
      .poll(async () => (await see(`${path}?volg=1`)).text, { timeout: 30_000 })
      .toContain(words.state.ended({ done: 4 }));
    const done = await see(`${path}?volg=1`);
    expect(done.headers.get('refresh')).toBeNull();
    expect(done.text).toContain(siteWords.nl.from.sitemap);
    expect(done.text).not.toContain('<script');
    const one = await see(`${path}/2`);
    expect([one.status, one.text]).toEqual([200, expect.stringMatching(/id="check-[a-z-]+"/)]);
    expect(done.text).toMatch(new RegExp(`href="${path}/2#check-[a-z-]+"`));
    expect(await listEarlierScans(store(), team, site)).toMatchObject([{ state: 'ended', done: 4, pages: 4 }]);
    for (const other of ['/5', '/0', '/x']) expect((await see(path + other)).status).toBe(404);
  });

  test('stops with a button; a form without a valid token has no effect', { tags: ['full'] }, async () => {
    const there = await listen();
    const { key, site } = await teamWith();
    const { see, press } = await browserOf(there, key);
    expect((await press(`/sites/${site}/paginas`, { token: 'x' })).status).toBe(403);
    const path = (await press(`/sites/${site}/paginas`)).headers.get('location') ?? '';
    expect((await press(`${path}/stoppen`, {})).status).toBe(403);
    expect((await press(`${path}/stoppen`)).headers.get('location')).toBe(path);
    expect((await see(path)).text).toContain(crawlWords.nl.state.cancelled);
  });

  test('is only for its own team, signed in, with a key that has the read scope', { tags: ['full'] }, async () => {
    const there = await listen();
    const own = await teamWith();
    const path =
      (await (await browserOf(there, own.key)).press(`/sites/${own.site}/paginas`)).headers.get('location') ?? '';
    const other = await browserOf(there, (await keyWith()).key);
    for (const [one, none] of [
      [path, path.replace(/bat_.*/, 'bat_0')],
      [`${path}/1`, path.replace(/bat_.*/, 'bat_0/1')],
    ] as const) {
      const [theirs, nothing] = [await other.see(one), await other.see(none)];
      expect([theirs.status, nothing.status]).toEqual([404, 404]);
    }
    expect((await other.press(`/sites/${own.site}/paginas`)).status).toBe(404);
    expect((await other.press(`${path}/stoppen`)).status).toBe(404);
    const scopes = SCOPES.filter((scope) => scope !== 'read');
    expect((await (await browserOf(there, (await keyWith({ scopes })).key)).see(path)).status).toBe(403);
    const stranger = await fetch(there.base + path, { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      `/aanmelden?na=${encodeURIComponent(path)}`,
    ]);
  });
});
