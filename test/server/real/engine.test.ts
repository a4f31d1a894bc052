import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Engine } from '../../../server/engine/engine.ts';
import { isFullRun } from '../../kit/inputs.ts';
import type { Site } from '../../world/site.ts';
import { SITES } from '../../world/sites.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { openWorldEngine } from '../kit/world-engine.ts';

/** A page whose script never ends. */
const LOOP: Site = {
  hosts: ['lus.nl'],
  https: () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><html lang=nl><title>Lus</title><h1>Lus</h1><script>addEventListener("load", () => { for (;;); })</script>',
  }),
};

const script = (body: string): string => `<!doctype html><html lang=nl><title>Wacht</title><h1>Wacht</h1>${body}`;
const page = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html' }, body: script(body) });
/** A page that does nothing for a while before it requests its last image. */
const SLOW: Site = {
  hosts: ['wacht.nl'],
  https: ({ path }) => {
    if (path !== '/laat.js') return page('<script src=/laat.js></script>');
    const body = 'new Image().src = "/merk.gif"';
    return { status: 200, headers: { 'content-type': 'text/javascript' }, body, delay: 1_500 };
  },
};
/** A page that redirects its visitors to another site by script. */
const LEAVER: Site = {
  hosts: ['weg.nl'],
  https: ({ path }) =>
    path === '/laat.gif'
      ? { status: 404, headers: {}, delay: 2_000 }
      : page('<script>setTimeout(() => { location = "https://goed.nl/"; }, 300)</script><img src=/laat.gif>'),
};

/** Error responses without content, as from many a server that is down, and a page that redirects to an unknown host. */
const ERRORS: Site = {
  hosts: ['leeg.nl', 'nergens.nl', 'fout.nl'],
  https: ({ host, path }) => {
    if (host === 'nergens.nl') return page('<script>location = "https://bestaatniet.nl/"</script>');
    const body = host === 'fout.nl' && path === '/' ? script('<p>Storing') : '';
    return { status: 503, headers: { 'content-type': 'text/html' }, body };
  },
};

let world: World;
let engine: Engine;
/** Our own listening sockets. */
const doors = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, LOOP, SLOW, LEAVER, ERRORS] });
  engine = await openWorldEngine(world);
});
afterAll(async () => {
  await engine?.close();
  await world.stop();
});

/** Running browsers that this process started. */
const browsers = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, parent] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('pijler-browser')
        );
      } catch {
        return false;
      }
    })
    .map(Number);

test('each scan starts without cookies', async () => {
  for (const _ of ['first', 'second']) {
    world.clearLog();
    await engine.scan({ url: 'https://kruimels.nl/' });
    const [page] = world.log().filter(({ dest }) => dest === 'document');
    expect(page).toMatchObject({ host: 'kruimels.nl', cookie: false });
  }
});

test('the browser runs as an unprivileged user, without a switch that disables its sandbox', async () => {
  await engine.scan({ url: 'https://goed.nl/', pillar: 'seo' });
  const [pid] = browsers();
  expect(readFileSync(`/proc/${pid}/cmdline`, 'latin1')).not.toMatch(/no-sandbox|disable-setuid-sandbox/);
  const [, user] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
  expect(Number(user)).toBeGreaterThan(0);
});

test('a browser that crashes during a scan causes a second try, which succeeds', async () => {
  const scanned = engine.scan({
    url: 'https://goed.nl/',
    onEvent: ({ type }) => {
      if (type === 'started' && browsers().length === 1 && !fell) {
        fell = true;
        process.kill(browsers()[0] ?? 0, 'SIGKILL');
      }
    },
  });
  let fell = false;
  const { session, tries } = await scanned;
  expect([fell, session.state.overall, tries]).toEqual([true, 100, 2]);
});

const RESOLVER = 'cloudflare-dns.com';
const requestOf = () => world.log().filter(({ host }) => host === RESOLVER);

test('DNS and registry queries run while the page loads, once each, and are all in the ledger', async () => {
  world.clearLog();
  const { stored } = await engine.scan({ url: 'https://wacht.nl/' });
  const log = world.log();
  const arrival = log.findIndex(({ path }) => path === '/merk.gif');
  const early = log.slice(0, arrival).filter(({ host }) => host === RESOLVER);
  expect([arrival > 0, early.length, requestOf().length]).toEqual([true, 25, 25]);
  const questions = requestOf().map(({ path }) => path);
  expect(new Set(questions).size).toBe(questions.length);
  const results = stored.report?.ledger.filter(({ purpose }) => purpose === 'dns') ?? [];
  expect(results.map(({ path }) => path).toSorted()).toEqual(questions.toSorted());
});

test('a page that redirects is judged as its target, and the queries made in vain are in the ledger', async () => {
  world.clearLog();
  const { stored, session } = await engine.scan({ url: 'https://weg.nl/' });
  expect([session.state.host, session.state.overall]).toEqual(['goed.nl', 100]);
  const results = stored.report?.ledger.filter(({ purpose }) => purpose === 'dns') ?? [];
  expect(results).toHaveLength(requestOf().length);
});

test('a browser’s own error page is not judged', async () => {
  await expect(engine.scan({ url: 'https://leeg.nl/' })).rejects.toMatchObject({
    code: 'unreachable',
    why: { reason: 'noPage', detail: 'HTTP 503' },
  });
  await expect(engine.scan({ url: 'https://nergens.nl/' })).rejects.toMatchObject({ code: 'unreachable' });
  const { session } = await engine.scan({ url: 'https://fout.nl/' });
  expect(session.state.host).toBe('fout.nl');
});

test('a cancelled scan ends at once', async () => {
  const cancel = new AbortController();
  const scanned = engine.scan({ url: 'https://traag.nl/', cancel: cancel.signal });
  const ended = expect(scanned).rejects.toMatchObject({ code: 'internal' });
  await wait(3_000);
  cancel.abort('cancelled');
  await ended;
});

(isFullRun ? test : test.skip)('a page that never becomes idle ends in time, while others are scanned', async () => {
  const [loop, other] = await Promise.all([
    engine.scan({ url: 'https://lus.nl/' }),
    engine.scan({ url: 'https://goed.nl/' }),
  ]);
  expect(other.session.state.overall).toBe(100);
  expect(loop.took).toBeLessThan(20_500);
  expect(loop.lost).toContain('page');
  expect(loop.session.facts.dns?.seen).toBe(true);
});

test('closing an engine closes its sockets, even after its browsers crashed', async () => {
  const beforehand = doors();
  const own = await openWorldEngine(world);
  const scanned = own.scan({ url: 'https://goed.nl/' });
  await expect.poll(() => browsers().length).toBe(2);
  for (const pid of browsers()) process.kill(pid, 'SIGKILL');
  await scanned;
  await own.close();
  await vi.waitFor(() => expect(doors()).toBe(beforehand), { timeout: 10_000 });
});
