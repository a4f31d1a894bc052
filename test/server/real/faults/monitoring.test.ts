import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Cluster, openCluster } from '../../../../scripts/test/cluster.ts';
import type { Answer, Site } from '../../../world/site.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { test } from '../../kit/machine.ts';
import { type MailServer, openMail, startMailServer } from '../../kit/smtp.ts';
import { visitsOf } from './batch-client.ts';
import { askDatabase, movingWorld, sayYes, teamOf } from './monitoring-team.ts';
import { type Program, startProgram } from './program.ts';

/**
 * Monitored sites with three workers and one web process, on one PostgreSQL: their clock is moved to the next round, and every
 * mail and message is counted on arrival, also when all workers are killed halfway.
 */

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const TIMEOUT = 120_000;
const [CHANGED, REMOVED, RULES, HOOKS] = ['verandert.nl', 'weg.nl', 'regels.nl', 'hooks.nl'];
const WATCHED = [CHANGED, REMOVED, RULES];

/** The referrer policy of the monitored pages, and their delay in ms. */
const page = { policy: 'no-referrer', delay: 0 };
const html = { 'content-type': 'text/html; charset=utf-8' };
const site = (host: string): Site => ({
  hosts: [host],
  https: ({ path }): Answer =>
    path === '/'
      ? {
          ...{ status: 200, headers: { ...html, 'referrer-policy': page.policy }, delay: page.delay },
          body: `<!doctype html><html lang=nl><title>${host}</title><h1>${host}</h1>`,
        }
      : { status: 404, headers: html, body: '' },
});

/** Messages that arrived, by path, and how they are answered. */
const came: { readonly path: string; readonly id: string; readonly host: string }[] = [];
let answer: (path: string) => Answer = () => ({ status: 204, headers: {} });
const hooks: Site = {
  hosts: [HOOKS, 'draait.nl'],
  https: ({ path, headers, body }): Answer => {
    const { data } = JSON.parse(String(body)) as { data: { site: { host: string } } };
    came.push({ path, id: headers['webhook-id'] ?? '', host: data.site.host });
    return answer(path);
  },
};

let [folder, key] = ['', ''];
let world: World;
let cluster: Cluster;
let mail: MailServer;
let moving: ReturnType<typeof movingWorld>;
let web: Program;
let workers: Program[] = [];
let team: ReturnType<typeof teamOf>;
let ids: readonly string[] = [];

const start = (role: string): Promise<Program> =>
  startProgram({
    world,
    moving: join(folder, 'world.json'),
    args: [
      ...['--role', role, '--database', cluster.database, '--at-once', '1', '--smtp', mail.url],
      ...['--mail-from', 'pijler@scan.nl', '--public-url', 'https://scan.nl', '--contact', 'https://scan.nl/about'],
    ],
  });
const startWorkers = async (): Promise<void> => {
  workers = await Promise.all([1, 2, 3].map(() => start('worker')));
};
const killWorkers = (): Promise<unknown> => Promise.all(workers.map((one) => one.end('SIGKILL')));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pijler-watching-'));
  cluster = openCluster();
  moving = movingWorld(join(folder, 'world.json'));
  mail = await startMailServer();
  world = await startWorld({ sites: [...SITES, ...WATCHED.map(site), hooks] });
  web = await start('web');
  await startWorkers();
  const args = ['--import', './scripts/tsx.mjs', 'server/cli/main.ts', 'key', 'issue', 'bureau'];
  const cwd = join(import.meta.dirname, '../../../..');
  key = spawnSync(process.execPath, [...args, '--database', cluster.database], { cwd, encoding: 'utf8' }).stdout.trim();
  team = teamOf(web.base, key);
  ids = await Promise.all(WATCHED.map((host) => team.watch(host)));
  await team.addHook(`https://${HOOKS}/in`);
}, 240_000);
afterAll(async () => {
  for (const program of [...workers, web]) await program?.end('SIGTERM');
  await world?.stop();
  await mail?.close();
  cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (query: string): Promise<number> =>
  (await askDatabase<{ count: number }>(cluster.database, `select count(*)::int as count from ${query}`))[0]?.count ??
  0;
const none = (query: string) => expect.poll(() => count(query), { timeout: TIMEOUT, interval: 200 }).toBe(0);
/** Waits until every due site has begun its round, and every scan has ended. */
const scanned = (): Promise<void> => {
  const at = `to_timestamp(${moving.now() / 1_000})`;
  return none(`monitors where state = 'requested' or next_at <= ${at} or (state = 'pause' and again_at <= ${at})`);
};
/** Also waits until what is due was delivered: a worker claims a delivery for two minutes. The queue's own clock governs retries. */
const settled = async (): Promise<void> => {
  await scanned();
  await none(
    `deliveries where state = 'waiting' and problem is null and due_at <= to_timestamp(${moving.now() / 1_000 + 180})`,
  );
};
const begin = async (): Promise<void> => moving.setTo((await team.nextOf(ids)) + 1_000);
/** The rounds of a day, including second scans. */
const round = async (): Promise<void> => {
  await begin();
  await settled();
  moving.setTo(moving.now() + 11 * MINUTE);
  await settled();
};
const visits = (host: string): number => visitsOf(world).get(host)?.length ?? 0;
const subjects = (index: number): readonly (string | undefined)[] =>
  mail.mails.filter(({ to }) => to === `lezer${index}@voorbeeld.nl`).map((one) => openMail(one).head.get('subject'));
const idsOf = (host: string): readonly string[] => came.filter((one) => one.host === host).map(({ id }) => id);

// Each test continues where the one before it ended.
describe('three monitoring processes', { retry: 0 }, () => {
  test(
    'invite each subscriber once, and send nothing else before a confirmation',
    async () => {
      for (const [index, id] of ids.entries()) await team.addSubscriber(id, `lezer${index}@voorbeeld.nl`);
      await settled();
      expect(mail.mails).toHaveLength(WATCHED.length);
      for (const index of ids.keys()) expect(await sayYes(web.base, mail, `lezer${index}@voorbeeld.nl`)).toBe(200);
    },
    TIMEOUT,
  );

  test('scan each site once per round, and report nothing without a change', async () => {
    world.clearLog();
    await round();
    expect(WATCHED.map(visits)).toEqual([1, 1, 1]);
    expect([...mail.mails.slice(WATCHED.length), ...came]).toEqual([]);
  });

  test('send one mail and one message about a change, even when all are killed halfway, and none about new rules', async () => {
    const rules = `update monitors set baseline = jsonb_set(baseline, '{report,rules}', '1') where site = $1`;
    await askDatabase(cluster.database, rules, [ids[2]]);
    moving.lead(REMOVED, []);
    Object.assign(page, { policy: 'unsafe-url', delay: 3_000 });
    world.clearLog();
    await begin();
    await expect.poll(() => visits(CHANGED), { timeout: TIMEOUT, interval: 20 }).toBe(1);
    await killWorkers();
    page.delay = 0;
    await startWorkers();
    await settled();
    moving.setTo(moving.now() + 11 * MINUTE);
    await settled();
    // Once before the kill, once again, and the second scan.
    expect(visits(CHANGED)).toBe(3);
    expect(subjects(0).slice(1)).toEqual([
      'verandert.nl: Laat andere sites niet zien op welke pagina van u iemand was',
    ]);
    expect(subjects(1).slice(1)).toEqual(['weg.nl is niet te scannen']);
    expect(subjects(2).slice(1)).toEqual([]);
    expect([CHANGED, REMOVED, RULES].map((host) => idsOf(host).length)).toEqual([1, 1, 0]);
    await round();
    expect([subjects(0).length, subjects(1).length, subjects(2).length, came.length]).toEqual([2, 2, 1, 2]);
  }, 400_000);

  test('deliver a message again under the same id when killed before its response, and the mail once', async () => {
    page.policy = 'no-referrer';
    moving.lead(REMOVED, ['45.92.7.60']);
    answer = () => ({ status: 204, headers: {}, delay: 10_000 });
    await begin();
    await scanned();
    moving.setTo(moving.now() + 11 * MINUTE);
    await expect.poll(() => idsOf(CHANGED).length, { timeout: TIMEOUT, interval: 50 }).toBe(2);
    await none(`deliveries where state = 'waiting' and target like 'mail %'`);
    await killWorkers();
    answer = () => ({ status: 204, headers: {} });
    moving.setTo(moving.now() + 3 * MINUTE);
    await startWorkers();
    await settled();
    const [, first, second, ...more] = idsOf(CHANGED);
    expect([second, more]).toEqual([first, []]);
    expect(subjects(0)).toHaveLength(3);
    expect(subjects(1)).toHaveLength(3);
  }, 400_000);

  test('neither repeat nor lose a round when the clock is set back', async () => {
    world.clearLog();
    const now = moving.now();
    for (const back of [5 / 24, 3, -40]) {
      moving.setTo(now - back * DAY);
      await settled();
    }
    const far = WATCHED.map(visits);
    moving.setTo(now);
    await round();
    expect([far, WATCHED.map(visits)]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  }, 400_000);
});

test('webhooks to a private address, by name, rebinding or redirect, get nothing and are in the audit log', async () => {
  moving.lead('binnen.nl', ['10.0.0.8']);
  moving.lead('zes.nl', ['64:ff9b::a00:8']);
  const literal = ['10.0.0.8', '[::1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '2130706433'];
  for (const host of ['binnen.nl', 'zes.nl', 'draait.nl']) await team.addHook(`https://${host}/geheim`);
  // An address given literally is rejected when it is entered.
  for (const host of literal) await expect(team.addHook(`https://${host}/geheim`)).rejects.toThrow('400');
  await team.addHook(`https://${HOOKS}/door`);
  answer = (path) =>
    path === '/door'
      ? { status: 307, headers: { location: 'https://127.0.0.1/geheim' } }
      : { status: 204, headers: {} };
  page.policy = 'unsafe-url';
  await round();
  const reached = came.filter(({ path }) => path === '/geheim').length;
  // From now on the name resolves to a private address.
  moving.lead('draait.nl', ['127.0.0.1']);
  page.policy = 'no-referrer';
  await round();
  const acts = await team.acts();
  // Only the operator's log names the address.
  const leads = ['binnen.nl', 'zes.nl', 'draait.nl'].map((host) => `${host} has no public address`);
  for (const about of [...leads, `${HOOKS} leads on (307)`]) expect(acts).toContain(`webhookRefused ${about}`);
  expect(JSON.stringify(acts)).not.toMatch(/10\.0\.0\.8|64:ff9b|127\.0\.0\.1/);
  expect(came.filter(({ path }) => path === '/geheim').length).toBe(reached);
  expect(world.log().filter(({ method, host }) => method === 'POST' && host !== HOOKS && host !== 'draait.nl')).toEqual(
    [],
  );
}, 400_000);
