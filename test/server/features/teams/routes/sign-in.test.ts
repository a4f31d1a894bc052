import { expect, test } from 'vitest';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { webWords } from '../../../../../lib/words/service/words.ts';
import { createKey, endKeyById } from '../../../../../server/features/teams/store/keys.ts';
import { SESSION } from '../../../../../server/features/teams/store/sessions.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { NOW, storeForAll } from '../../../kit/store.ts';

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

const send = (base: string, path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  fetch(base + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: cookie === '' ? {} : { Cookie: cookie },
    redirect: 'manual',
  });

const pageOf = async (base: string, path: string, cookie: string): Promise<string> =>
  (await fetch(base + path, { headers: { Cookie: cookie } })).text();
const tokenIn = (page: string): string => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Signs in with a new key; returns the key and the browser's cookie. */
const signIn = async (base: string) => {
  const { key, id } = await createKey(store(), { name: 'iemand' }, NOW);
  const answer = await send(base, '/aanmelden', { key });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  const line = answer.headers.get('set-cookie') ?? '';
  return { key, id, line, cookie: line.split(';')[0] ?? '' };
};

test('a key signs in, and is not stored', async () => {
  const { base } = await listen();
  const { key, line, cookie } = await signIn(base);
  expect(line).toMatch(/^session=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(line).not.toContain(key);
  const page = await pageOf(base, '/', cookie);
  expect(page).toContain(webWords.nl.signIn.out);
  expect(page).not.toContain(key);
  const stored = JSON.stringify(await store().db.selectFrom('sessions').selectAll().execute());
  expect(stored).not.toContain(key);
  expect(stored).not.toContain(cookie.split('=')[1]);
});

test.each([
  ['/rapport/goed.nl', '/rapport/goed.nl'],
  ['/sites?tag=winkel&sort=-total', '/sites?tag=winkel&sort=-total'],
  ['', '/'],
  ['/aanmelden?na=/x', '/'],
  ['//elders.nl/', '/'],
  ['/\\elders.nl/', '/'],
  ['https://elders.nl/', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nSet-Cookie: x=y', '/'],
  [`/${'x'.repeat(600)}`, '/'],
])('signing in from %j leads to %s', async (from, to) => {
  const { base } = await listen();
  const { key } = await createKey(store(), { name: 'terug' }, NOW);
  const answer = await send(base, '/aanmelden', { key, na: from });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  // After a wrong key the destination remains.
  const page = await (await send(base, '/aanmelden', { key: 'x', na: from })).text();
  expect(page.includes('name="na"')).toBe(to !== '/');
});

test('the cookie is Secure when a public address is set', async () => {
  const { base } = await listen({ publicUrl: 'https://scan.example.nl', contact: 'https://example.nl/' });
  expect((await signIn(base)).line).toMatch(
    /^__Host-session=[\w-]{32}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test.each(['', 'pij_00000000_niet-uitgegeven', 'x'.repeat(600)])('“%s” does not sign in', async (key) => {
  const { base } = await listen();
  const answer = await send(base, '/aanmelden', { key });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  const page = await answer.text();
  expect(page).toContain(servedWords.nl.badKey);
  if (key !== '') expect(page).not.toContain(key);
});

test('a signed-in user sees every check, and others see none', async () => {
  const { base } = await listen();
  await service().work();
  const { cookie } = await signIn(base);
  const token = tokenIn(await pageOf(base, '/', cookie));
  const answer = await send(base, '/scan', { url: 'pagina.nl', token }, cookie);
  expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([303, '119']);
  const full = await fetch(`${base}/rapport/pagina.nl`, { headers: { Cookie: cookie } });
  expect(full.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(full.headers.get('cache-control')).toBe('no-store');
  const page = await full.text();
  expect(page).toMatch(/id="check-[a-z-]+"/);
  const script = /<script src="([^"]+)" type="module">/.exec(page)?.[1] ?? '';
  expect((await fetch(base + script)).headers.get('content-type')).toContain('javascript');
  const open = await pageOf(base, '/rapport/pagina.nl', '');
  expect(open).not.toMatch(/check-|<script|data-scan/);
});

test('a form without the session’s token has no effect', async () => {
  const { base } = await listen();
  const { cookie } = await signIn(base);
  for (const token of ['', 'x', tokenIn(await pageOf(base, '/', (await signIn(base)).cookie))]) {
    const answer = await send(base, '/scan', { url: 'pagina.nl', token }, cookie);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(webWords.nl.signIn.stale)]);
    await send(base, '/afmelden', { token }, cookie);
    expect(await pageOf(base, '/', cookie)).toContain(webWords.nl.signIn.out);
  }
});

test('a session ends by signing out, with its key, and after its maximum time', async () => {
  let now = NOW;
  const { base } = await listen({ now: () => now });
  const [out, revoked, old] = [await signIn(base), await signIn(base), await signIn(base)];
  const isIn = async ({ cookie }: { cookie: string }): Promise<boolean> =>
    (await pageOf(base, '/', cookie)).includes(webWords.nl.signIn.out);

  const answer = await send(base, '/afmelden', { token: tokenIn(await pageOf(base, '/', out.cookie)) }, out.cookie);
  expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\/; /);
  await endKeyById(store(), revoked.id, now);
  expect(await Promise.all([out, revoked, old].map(isIn))).toEqual([false, false, true]);
  now += SESSION;
  expect(await isIn(old)).toBe(false);
});

test.each(['session=', 'session=x', `session=${'a'.repeat(32)}`, 'session=../../etc/passwd'])(
  '%s gives no session',
  async (cookie) => {
    const { base } = await listen();
    expect(await pageOf(base, '/', cookie)).not.toContain(webWords.nl.signIn.out);
  },
);
