import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchThrough } from './proxy-client.ts';
import { ARCHETYPE_SITES } from './sites/archetypes.ts';
import { SITES } from './sites.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ resolver: false });
});
afterAll(() => world.stop());

const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetchThrough(world, address, { headers });

const linksOf = (html: string, origin: string) =>
  [...html.matchAll(/\b(?:href|src)=["']([^"'#]+)["']/g)]
    .map(([, address]) => new URL(address ?? '', origin))
    .filter((url) => url.origin === origin);

describe('the table of sites', () => {
  test('no two sites share a host', () => {
    const hosts = [...SITES, ...ARCHETYPE_SITES].flatMap((site) => site.hosts);
    expect(hosts.length).toBe(new Set(hosts).size);
  });

  test('every site answers on its schemes', async () => {
    const addresses = SITES.filter(({ certificate }) => certificate !== 'untrusted').flatMap((site) => [
      ...(site.http === undefined ? [] : [`http://${site.hosts[0]}/`]),
      ...(site.https === undefined ? [] : [`https://${site.hosts[0]}/`]),
    ]);
    const replies = await Promise.all(addresses.map((address) => get(address, { 'sec-fetch-mode': 'navigate' })));
    expect(replies.map(({ status }) => status).filter((status) => status < 200 || status >= 500)).toEqual([]);
  });
});

describe.each(['https://goed.nl', 'https://gewoon.nl'])('%s', (origin) => {
  test('everything that its pages link to or load exists', async () => {
    const front = await get(`${origin}/`);
    const pages = [front, ...(await Promise.all(linksOf(front.body.toString(), origin).map(({ href }) => get(href))))];
    const addresses = new Set(pages.flatMap(({ body }) => linksOf(body.toString(), origin)).map(({ href }) => href));
    addresses.delete(`${origin}/wp-json/`);
    addresses.delete(`${origin}/nieuwsbrief/`);

    const replies = await Promise.all([...addresses].map(async (href) => [href, (await get(href)).status] as const));
    expect(replies.length).toBeGreaterThan(8);
    expect(replies.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('text is compressed', async () => {
    const plain = await get(`${origin}/robots.txt`);
    const packed = await get(`${origin}/robots.txt`, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body)).toEqual(plain.body);
  });
});

describe('goed.nl', () => {
  test('error pages have the same headers as the page', async () => {
    const [page, missing] = await Promise.all([get('https://goed.nl/'), get('https://goed.nl/bestaat-niet')]);
    expect(missing.status).toBe(404);
    expect(Object.keys(missing.headers).sort()).toEqual(Object.keys(page.headers).sort());
  });

  test('the nonce of the policy is the nonce of the page', async () => {
    const { headers, body } = await get('https://goed.nl/');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body.toString()).toContain(`nonce="${nonce}"`);
  });

  test('security.txt is valid for between a month and a year', async () => {
    const { body } = await get('https://goed.nl/.well-known/security.txt');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('the other sites', () => {
  test('slecht.nl: https redirects to http, dead links beside a soft 404', async () => {
    expect((await get('https://slecht.nl/x')).headers['location']).toBe('http://slecht.nl/x');
    expect((await get('http://slecht.nl/bestaat-niet')).status).toBe(200);
    expect((await get('http://slecht.nl/oud/prijzen.html')).status).toBe(404);
  });

  test('muur.nl: a challenge without the cookie', async () => {
    expect(await get('https://muur.nl/')).toMatchObject({ status: 403, headers: { 'cf-mitigated': 'challenge' } });
    expect((await get('https://muur.nl/', { cookie: 'cf_clearance=1' })).status).toBe(200);
  });

  test('inlog.nl: a sign-in page without a session', async () => {
    expect((await get('https://inlog.nl/')).headers['location']).toBe('https://inlog.nl/inloggen');
    expect((await get('https://inlog.nl/', { cookie: 'a=b; __Host-sessie=ingelogd' })).status).toBe(200);
  });

  test('krant.nl: asks for consent on another site if it is missing', async () => {
    expect((await get('https://krant.nl/')).headers['location']).toContain('https://toestemming.nl/vraag?');
    expect((await get('https://krant.nl/', { cookie: 'toestemming=1' })).status).toBe(200);
  });

  test('app.nl: the shell is empty', async () => {
    const { body } = await get('https://app.nl/prijzen');
    expect(body.toString()).toContain('<div id="root"></div>');
  });

  test('vals.nl: an untrusted certificate', async () => {
    await expect(get('https://vals.nl/')).rejects.toThrow(/certificate|issuer/i);
  });

  test('traag.nl: a tab gets its page, all other requests wait', async () => {
    expect((await get('https://traag.nl/', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
    const first = await Promise.race([
      get('https://traag.nl/robots.txt').then(
        () => 'answered',
        () => 'ended with the world',
      ),
      new Promise((resolve) => setTimeout(resolve, 500, 'waiting')),
    ]);
    expect(first).toBe('waiting');
  });
});

test('latency is added to every answer', async () => {
  const slow = await startWorld({ resolver: false, latency: 120 });
  try {
    const before = performance.now();
    await fetchThrough(slow, 'http://goed.nl/');
    expect(performance.now() - before).toBeGreaterThan(115);
  } finally {
    await slow.stop();
  }
});
