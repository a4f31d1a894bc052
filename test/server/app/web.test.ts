import { beforeEach, describe, expect, test } from 'vitest';
import { CHECKS } from '../../../lib/checks/index.ts';
import { PILLARS } from '../../../lib/model.ts';
import { servedWords } from '../../../lib/words/service/served.ts';
import { webWords } from '../../../lib/words/service/words.ts';
import { openApi } from '../../../server/app/openapi/document.ts';
import { ScanFailure } from '../../../server/engine/scan-failure.ts';
import { listenFor } from '../kit/http.ts';
import { serviceForEach } from '../kit/scan-service.ts';
import { NOW, storeForAll } from '../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const IDS = PILLARS.flatMap((pillar) => CHECKS[pillar].checks.map(({ id }) => id));
const PUBLIC = { publicUrl: 'https://scan.example.nl', contact: 'https://example.nl/contact' };

const form = (base: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${base}/scan`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

describe('the front page', () => {
  test('loads its files from its own origin only, and runs a single script', async () => {
    const { base } = await listen();
    const answer = await fetch(base);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).not.toMatch(/javascript:|\son[a-z]+=|style="/);
    expect(page.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/assets\/[0-9a-f]{16}\.js" type="module">$/),
    ]);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("script-src 'self'; connect-src 'self'");
    const requested = [...page.matchAll(/<(?:link|img|script)[^>]+(?:href|src)="([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(requested.length).toBeGreaterThan(2);
    for (const path of requested) expect([path, (await fetch(new URL(path, base))).status]).toEqual([path, 200]);
    const style = await (await fetch(new URL(requested.find((path) => path.endsWith('.css')) ?? '', base))).text();
    expect(style).not.toMatch(/@import|https?:/);
    for (const [, path = ''] of style.matchAll(/url\("([^"]+)"\)/g))
      expect([path, (await fetch(new URL(path, base))).status]).toEqual([path, 200]);
  });

  test('scans the address that was entered, and redirects to the result', async () => {
    const { base } = await listen();
    await service().work();
    const answer = await form(base, { url: 'pagina.nl' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rapport/pagina.nl']);
    expect((await fetch(new URL('/rapport/pagina.nl', base))).status).toBe(200);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('19');
  });

  test.each([
    ['', 400, webWords.nl.home.noAddress],
    ['geen adres', 400, webWords.nl.home.noAddress],
  ])('shows an error for “%s”, and keeps the input', async (url, status, sentence) => {
    const { base } = await listen();
    const answer = await form(base, { url });
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(page).toContain(sentence);
    expect(page).toMatch(url === '' ? / value / : / value="geen adres"/);
    expect(page).toContain('aria-invalid="true"');
  });

  test('escapes the input', async () => {
    const { base } = await listen();
    const page = await (await form(base, { url: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script>');
  });

  test('rejects a form that another site submits', async () => {
    const { base } = await listen();
    const answer = await form(base, { url: 'pagina.nl' }, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(webWords.nl.elsewhere);
    expect((await form(base, { url: 'pagina.nl' }, { Origin: 'null' })).status).toBe(403);
  });

  test('says that the hourly limit is reached, and when to try again', { tags: ['full'] }, async () => {
    const { base } = await listen();
    await service().work();
    // Scans of the tests before count too.
    const spent = async (count: number): Promise<Response> => {
      const answer = await form(base, { url: `pagina${count}.nl` });
      return answer.status === 303 && count < 20 ? spent(count + 1) : answer;
    };
    const answer = await spent(0);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain(servedWords.nl.rateLimited({ perHour: 20 }));
  });
});

describe('a scan as events', () => {
  // The tests before used up their hour.
  beforeEach(() => {
    service().now = NOW + 2 * 3_600_000;
    service().scanner.now = service().now;
  });

  const eventsOf = async (answer: Response): Promise<readonly (readonly [string, unknown])[]> =>
    [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.+)\n\n/gm)].map(([, name = '', data = '']) => [
      name,
      JSON.parse(data),
    ]);

  test('sends only each pillar’s score, then the address of the result, and counts as one scan', async () => {
    const { base } = await listen();
    await service().work();
    const answer = await fetch(`${base}/scan/events?url=stappen.nl`);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const events = await eventsOf(answer);
    const steps = events.filter(([name]) => name === 'progress').map(([, data]) => data as { pillar: string });
    // The result may overtake the last scores.
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(Object.keys(step)).toEqual(['pillar', 'score']);
    expect(PILLARS).toEqual(expect.arrayContaining(steps.map(({ pillar }) => pillar)));
    expect(events.at(-1)).toEqual(['done', { path: '/rapport/stappen.nl' }]);
    expect(service().scanner.asked).toHaveLength(1);
    expect(await eventsOf(await fetch(`${base}/scan/events?url=stappen.nl`))).toEqual([events.at(-1)]);
  });

  test('lets a second client join a running scan and receive its later events', { tags: ['full'] }, async () => {
    const { base } = await listen();
    const { promise: until, resolve: end } = Promise.withResolvers<void>();
    service().scanner.next = { until, judged: 2 };
    await service().work();
    const first = fetch(`${base}/scan/events?url=samen.nl`).then(eventsOf);
    await expect.poll(() => service().scanner.asked.length).toBe(1);
    const second = fetch(`${base}/scan/events?url=samen.nl`);
    expect((await second).status).toBe(200);
    setTimeout(end, 300);
    const last = ['done', { path: '/rapport/samen.nl' }];
    expect((await first).at(-1)).toEqual(last);
    expect((await eventsOf(await second)).at(-1)).toEqual(last);
    expect(service().scanner.asked).toHaveLength(1);
  });

  test.each([
    ['', webWords.nl.home.noAddress],
    ['geen adres', webWords.nl.home.noAddress],
  ])('sends an error event for “%s”', async (url, message) => {
    const { base } = await listen();
    const answer = await fetch(`${base}/scan/events?url=${encodeURIComponent(url)}`);
    expect(await eventsOf(answer)).toEqual([['fault', { message }]]);
  });

  test('gives the reason for a failed scan in the language of the page', { tags: ['full'] }, async () => {
    const { base } = await listen();
    service().scanner.next = { fails: new ScanFailure('unreachable', 'ERR_NAME_NOT_RESOLVED') };
    await service().work();
    const answer = await fetch(`${base}/scan/events?url=weg.nl`, { headers: { Cookie: 'lang=en' } });
    expect((await eventsOf(answer)).at(-1)).toEqual(['fault', { message: servedWords.en.failures.unreachable }]);
  });

  test('rejects requests from pages of another site', async () => {
    const { base } = await listen();
    await service().work();
    const answer = await fetch(`${base}/scan/events?url=pagina.nl`, { headers: { Origin: 'https://evil.example' } });
    expect([answer.status, await answer.text()]).toEqual([403, webWords.nl.elsewhere]);
    expect(service().scanner.asked).toHaveLength(0);
  });
});

describe('languages', () => {
  test('an address with ?lang= sets the language, and a cookie keeps it', { tags: ['full'] }, async () => {
    const { base } = await listen();
    const request = await fetch(`${base}/?lang=en`, { headers: { 'Accept-Language': 'nl' } });
    expect(await request.text()).toContain('<html lang="en">');
    const cookie = request.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^lang=en; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const next = await fetch(base, { headers: { 'Accept-Language': 'nl', Cookie: 'a=b; lang=en' } });
    expect(await next.text()).toContain('<html lang="en">');
    expect(next.headers.get('set-cookie')).toBeNull();
    expect(await (await fetch(`${base}/?lang=xx`)).text()).toContain('<html lang="nl">');
  });

  test('each page links its other languages once a public address is set', { tags: ['full'] }, async () => {
    const { base } = await listen(PUBLIC);
    const page = await (await fetch(base)).text();
    expect(page).toContain('<link rel="canonical" href="https://scan.example.nl/"/>');
    for (const locale of ['nl', 'en'])
      expect(page).toContain(
        `<link rel="alternate" hreflang="${locale}" href="https://scan.example.nl/?lang=${locale}"/>`,
      );
  });
});

describe.each(['nl', 'en'] as const)('the API documentation, in %s', (locale) => {
  test('covers every operation, status, field and header of the OpenAPI description', { tags: ['full'] }, async () => {
    const { base } = await listen();
    const pageAt = async (path: string): Promise<string> => {
      const answer = await fetch(new URL(`${path}?lang=${locale}`, base));
      expect(answer.status, path).toBe(200);
      return (await answer.text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
    };
    const page = await pageAt('/documentatie');
    const { paths, components } = openApi(locale);
    const pages = [page];
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { operationId, summary, description, responses }] of Object.entries(methods)) {
        for (const text of [`${method.toUpperCase()} ${path}`, summary]) expect(page).toContain(text);
        const own = await pageAt(`/documentatie/${operationId}`);
        for (const text of [`${method.toUpperCase()} ${path}`, summary, description]) expect(own).toContain(text);
        for (const [status, result] of Object.entries(responses as Record<string, { description: string }>)) {
          if (status !== 'default') expect(own).toContain(`<code>${status}</code>`);
          expect(own).toContain(result.description);
        }
        pages.push(own);
      }
    const all = pages.join('\n');
    for (const [name, { properties }] of Object.entries(components.schemas))
      for (const field of [name, ...Object.keys(properties as object)]) expect(all).toContain(`<code>${field}</code>`);
    for (const line of Object.keys(components.headers)) expect(page).toContain(`<code>${line}</code>`);
  });
});

describe('checks', () => {
  test('each has a page with its own title, linked from the list and the sitemap', { tags: ['full'] }, async () => {
    const { base } = await listen(PUBLIC);
    const list = await (await fetch(`${base}/controles`)).text();
    for (const id of IDS) expect(list).toContain(`id="${id}"`);
    const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
    for (const id of IDS) expect(sitemap).toContain(`<loc>https://scan.example.nl/controles/${id}</loc>`);
    const titles = new Set<string>();
    for (const id of IDS) {
      const answer = await fetch(`${base}/controles/${id}`);
      expect([id, answer.status]).toEqual([id, 200]);
      titles.add(/<title>([^<]+)/.exec(await answer.text())?.[1] ?? '');
    }
    expect(titles.size).toBe(IDS.length);
  });

  test.each(['/controles/bestaat-niet', '/bestaat-niet', '/controles/..%2f'])('%s gives a 404 page', async (path) => {
    const { base } = await listen();
    const page = await fetch(base + path, { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(webWords.nl.notFound.title);
  });

  test('an unknown path gives a JSON 404 to a client that does not accept HTML', async () => {
    const { base } = await listen();
    const answer = await fetch(`${base}/bestaat-niet`);
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found']);
  });
});

describe('files at fixed places', () => {
  test('robots.txt disallows the scan form and the API', async () => {
    const { base } = await listen(PUBLIC);
    expect(await (await fetch(`${base}/robots.txt`)).text()).toBe(
      'User-agent: *\nDisallow: /scan\nDisallow: /api/\n\nSitemap: https://scan.example.nl/sitemap.xml\n',
    );
  });

  test('security.txt gives a contact and an expiry date, and is missing without a contact', async () => {
    const { base } = await listen(PUBLIC);
    const text = await (await fetch(`${base}/.well-known/security.txt`)).text();
    expect(text).toContain('Contact: https://example.nl/contact\n');
    const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(NOW);
    expect((await fetch(`${(await listen()).base}/.well-known/security.txt`)).status).toBe(404);
  });

  test('only the OpenAPI description may be read from other origins', async () => {
    const { base } = await listen(PUBLIC);
    for (const path of ['/', '/controles', '/rapport/pagina.nl', '/robots.txt'])
      expect([path, (await fetch(base + path)).headers.get('access-control-allow-origin')]).toEqual([path, null]);
    expect((await fetch(`${base}/openapi.json`)).headers.get('access-control-allow-origin')).toBe('*');
  });
});
