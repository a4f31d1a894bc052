import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { PublicAnswer, PublicNotGradable } from '../../../../lib/api/outgoing.ts';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import { LIMITS } from '../../../../server/engine/limits.ts';
import type { Site } from '../../../world/site.ts';
import { SITES } from '../../../world/sites.ts';
import { startWorld, type World } from '../../../world/world.ts';
import { test } from '../../kit/machine.ts';
import { askAbout, type Program, startProgram } from './program.ts';

/** More concurrent requests than a service can serve in time, over HTTP. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** Small sites; each page shows its host. */
const HOSTS = Array.from({ length: 250 }, (_, index) => `drukte-${index}.nl`);
const crowd: Site = {
  hosts: HOSTS,
  https: ({ host, path }) =>
    path === '/'
      ? { status: 200, headers: HTML, body: `<!doctype html><html lang=nl><title>${host}</title><h1>${host}</h1>` }
      : { status: 404, headers: HTML, body: '' },
};

/** Pages that occupy a slot for the maximum time of a scan: one never responds, one never ends, one blocks its own thread. */
const HANGING = Array.from({ length: 300 }, (_, index) => `hangt-${index}.nl`);
const hanging: Site = {
  hosts: HANGING,
  https: ({ host, path }) => {
    if (path !== '/') return { status: 404, headers: HTML, body: '' };
    const kind = Number(/\d+/.exec(host)?.[0]) % 3;
    const begin = '<!doctype html><html lang=nl><title>Hangt</title><h1>Hangt</h1>';
    if (kind === 0) return { status: 200, headers: HTML, stream: () => {} };
    if (kind === 1) return { status: 200, headers: HTML, stream: (out) => void out.write(begin) };
    return {
      status: 200,
      headers: HTML,
      body: `${begin}<script>addEventListener('load', () => { for (;;); })</script>`,
    };
  },
};
const PARTNERS = Array.from({ length: 10 }, (_, index) => `klant-${index}.nl`);
const partners: Site = {
  hosts: PARTNERS,
  https: ({ host, path }) =>
    path === '/'
      ? { status: 200, headers: HTML, body: `<!doctype html><html lang=nl><title>${host}</title><h1>${host}</h1>` }
      : { status: 404, headers: HTML, body: '' },
};

let world: World;
beforeAll(async () => {
  world = await startWorld({ sites: [...SITES, crowd, hanging, partners] });
});
afterAll(async () => world?.stop());

const ask = async ({ base }: Pick<Program, 'base'>, host: string, from: string) => {
  const began = performance.now();
  const answer = await fetch(`${base}${SCAN_PATH}?url=${host}`, { headers: { 'X-Forwarded-For': from } });
  const result: unknown = await answer.json();
  return {
    host,
    status: answer.status,
    again: answer.headers.get('retry-after'),
    told: result,
    took: performance.now() - began,
  };
};

/** Times of a partner's request, in ms: until its page was first requested, and until its response. */
interface Took {
  readonly begins: number;
  readonly all: number;
}

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** A service of its own, with an empty queue. */
const inService = async (work: (program: Program) => Promise<void>): Promise<void> => {
  const own = mkdtempSync(join(tmpdir(), 'pijler-crowd-'));
  const program = await startProgram({ world, args: ['--data', join(own, 'data'), '--trust-proxy', '127.0.0.1/32'] });
  try {
    await work(program);
  } finally {
    await program.end('SIGKILL');
    rmSync(own, { recursive: true, force: true });
  }
};

/** Requests a partner's page until it succeeds: on a busy machine it may be retried, which joins the same scan. */
const askAsPartner = async ({ base, said }: Program, host: string): Promise<Took> => {
  const headers = { 'X-GDA-Key': /(pij_\S+)/.exec(said())?.[1] ?? '' };
  const requestCount = Date.now();
  let status = 0;
  for (let tries = 0; tries < 4 && status !== 200; tries += 1)
    status = (await askAbout(base, host, { headers })).status;
  expect([host, status]).toEqual([host, 200]);
  const first = world.log().find((request) => request.host === host)?.at ?? Number.POSITIVE_INFINITY;
  return { begins: first - requestCount, all: Date.now() - requestCount };
};

test(
  'three hundred hostile public requests at most double the time of a partner’s scan',
  () =>
    inService(async (program) => {
      world.clearLog();
      const each = async (hosts: readonly string[]): Promise<readonly Took[]> => {
        const took: Took[] = [];
        for (const host of hosts) took.push(await askAsPartner(program, host));
        return took;
      };
      await each(PARTNERS.slice(0, 1));
      const alone = await each(PARTNERS.slice(1, 5));
      // Each comes from a network of its own, so that no per-client limit excludes them.
      const statuses: number[] = [];
      const crowded = HANGING.map(async (host, index) => {
        const from = `198.${18 + (index % 2)}.${index % 200}.${1 + (index % 250)}`;
        statuses.push((await ask(program, host, from).catch(() => ({ status: 0 }))).status);
      });
      await expect.poll(() => world.log().some(({ host }) => HANGING.includes(host)), { timeout: 60_000 }).toBe(true);
      const beside = await each(PARTNERS.slice(5));
      const count = (status: number): number => statuses.filter((one) => one === status).length;
      const summary = JSON.stringify({ alone, beside, answered: count(200), later: count(503) });
      process.stdout.write(`${summary}\n`);
      // A slot is free for it at once: it never waits for a hostile page to end, which takes the time of a whole scan.
      expect(Math.max(...beside.map(({ begins }) => begins)), summary).toBeLessThan(LIMITS.scan / 2);
      expect(middle(beside.map(({ all }) => all)), summary).toBeLessThan(2 * middle(alone.map(({ all }) => all)) + 250);
      // Those without room get a 503 at once; the others wait for hostile pages to end.
      expect(
        statuses.every((status) => [200, 503].includes(status)),
        summary,
      ).toBe(true);
      void Promise.allSettled(crowded);
    }),
  600_000,
);

test(
  'each of five hundred simultaneous requests gets its own result or a Retry-After in time',
  () =>
    inService(async (program) => {
      world.clearLog();
      const all = await Promise.all(
        [...HOSTS, ...HOSTS].map((host, index) =>
          ask(program, host, `192.0.${2 + (index % 100)}.${1 + (index % 250)}`),
        ),
      );
      const good = all.filter(({ status }) => status === 200);
      const later = all.filter(({ status }) => status === 503);
      const times = [0, 0.25, 0.5, 0.9, 1].map((part) =>
        Math.round(all.map(({ took }) => took).toSorted((a, b) => a - b)[Math.ceil(part * (all.length - 1))] ?? 0),
      );
      process.stdout.write(`${JSON.stringify({ good: good.length, later: later.length, times })}\n`);
      expect(good.length + later.length).toBe(500);
      expect(good.length).toBeGreaterThan(0);
      // A page of which too little was seen on a busy machine has no total, and says so.
      for (const { host, told: result } of good)
        expect(z.union([PublicAnswer, PublicNotGradable]).parse(result).domain).toBe(host);
      for (const { again } of later) expect(Number(again)).toBeGreaterThan(0);
      // The service's timeout plus the responses for hundreds at once: before most proxies and clients give up.
      expect(Math.max(...all.map(({ took }) => took))).toBeLessThan(30_000);
      // None was scanned twice.
      const pages = world.log().flatMap(({ host, dest }) => (dest === 'document' ? [host] : []));
      expect(pages.length).toBe(new Set(pages).size);
      // The service still works afterwards: what waited is scanned first, then this.
      await expect
        .poll(async () => (await ask(program, 'goed.nl', '198.51.100.1')).status, { timeout: 300_000, interval: 5_000 })
        .toBe(200);
    }),
  400_000,
);
