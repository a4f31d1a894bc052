import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { PublicAnswer } from '../../../../lib/api/outgoing.ts';
import { SCAN_PATH } from '../../../../server/http/scan-route.ts';
import type { Site } from '../../../world/site.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { test } from '../../kit/machine.ts';
import { type Program, startProgram } from './program.ts';

/** More questions at once than a service can answer in time, over HTTP. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** Small sites; each page says whose it is. */
const HOSTS = Array.from({ length: 250 }, (_, index) => `drukte-${index}.nl`);
const crowd: Site = {
  hosts: HOSTS,
  https: ({ host, path }) =>
    path === '/'
      ? { status: 200, headers: HTML, body: `<!doctype html><html lang=nl><title>${host}</title><h1>${host}</h1>` }
      : { status: 404, headers: HTML, body: '' },
};

let world: World;
let folder: string;
let service: Program;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, crowd] });
  folder = mkdtempSync(join(tmpdir(), 'pijler-crowd-'));
  service = await startProgram({ world, args: ['--data', join(folder, 'data'), '--trust-proxy', '127.0.0.1/32'] });
});
afterAll(async () => {
  await service?.end('SIGTERM');
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (host: string, from: string) => {
  const began = performance.now();
  const answer = await fetch(`${service.base}${SCAN_PATH}?url=${host}`, { headers: { 'X-Forwarded-For': from } });
  const result: unknown = await answer.json();
  return {
    host,
    status: answer.status,
    again: answer.headers.get('retry-after'),
    told: result,
    took: performance.now() - began,
  };
};

test('of five hundred questions at once each is answered in time: with its own result, or when to come back', async () => {
  world.clearLog();
  const all = await Promise.all(
    [...HOSTS, ...HOSTS].map((host, index) => ask(host, `192.0.${2 + (index % 100)}.${1 + (index % 250)}`)),
  );
  const good = all.filter(({ status }) => status === 200);
  const later = all.filter(({ status }) => status === 503);
  expect(good.length + later.length).toBe(500);
  expect(good.length).toBeGreaterThan(0);
  for (const { host, told: result } of good) expect(PublicAnswer.parse(result).domain).toBe(host);
  for (const { again } of later) expect(Number(again)).toBeGreaterThan(0);
  // Twenty-five seconds of patience, and the way back for hundreds at one moment.
  expect(Math.max(...all.map(({ took }) => took))).toBeLessThan(29_000);
  // None was made twice.
  const pages = world.log().flatMap(({ host, dest }) => (dest === 'document' ? [host] : []));
  expect(pages.length).toBe(new Set(pages).size);
  // And the service is as good as before: what waited is scanned yet, and then this.
  await expect
    .poll(async () => (await ask('goed.nl', '198.51.100.1')).status, { timeout: 300_000, interval: 5_000 })
    .toBe(200);
}, 400_000);
