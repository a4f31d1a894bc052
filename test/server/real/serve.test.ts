import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ScanError } from '../../../lib/api/error.ts';
import { PartnerAnswer, PublicAnswer } from '../../../lib/api/outgoing.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { serveIn } from '../kit/serving.ts';

/** `pijler serve`, as it starts on this machine, used by a plain client. */

const ROOT = join(import.meta.dirname, '../../..');

let world: World;
let folder: string;
beforeAll(async () => {
  world = await startWorld();
  folder = mkdtempSync(join(tmpdir(), 'pijler-serve-'));
});
afterAll(async () => {
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('pijler serve', () => {
  // `npm test` tests the same with `npm run serve` in a fresh clone (documented.test.ts).
  test('serves both tiers for a real page, shows the result, and logs its scans', {
    tags: ['full'],
    timeout: 180_000,
  }, async () => {
    const { base, key, lines, close } = await serveIn(world, join(folder, 'data'));
    try {
      const ask = (query: string, init: RequestInit = {}) => fetch(`${base}/api/gda-scan-api.php?${query}`, init);
      const open = await ask('url=goed.nl');
      const result = PublicAnswer.parse(await open.json());
      expect([open.status, result.overall_score, result.scan_url]).toEqual([200, 100, `${base}/rapport/goed.nl`]);
      const known = await ask('url=goed.nl', { headers: { 'X-GDA-Key': key } });
      expect(PartnerAnswer.parse(await known.json()).overall_score).toBe(100);
      expect((await fetch(result.scan_url)).status).toBe(200);
      expect((await fetch(`${base}/readyz`)).status).toBe(200);
      const removed = await ask('url=bestaatniet.nl');
      expect([removed.status, ScanError.parse(await removed.json()).error.code]).toEqual([200, 'unreachable']);
      const own = await ask('url=http://10.0.0.1/');
      // Rejected before the queue: no scan is started, so none is logged.
      expect(own.status).toBe(422);
    } finally {
      await close();
    }
    const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(events.filter(({ code }) => code === 'scan.ended')).toMatchObject([
      { page: 'goed.nl/', tier: 'public', failure: null },
      { page: 'bestaatniet.nl/', failure: 'unreachable', problem: expect.stringMatching(/^ERR_/) },
    ]);
  });

  test('ends on SIGTERM, and leaves its folder usable for the next start', {
    tags: ['full'],
  }, async () => {
    const data = join(folder, 'own');
    const { JOURNAL_STREAM, ...env } = { ...process.env, LC_ALL: 'C' } as NodeJS.ProcessEnv;
    for (let start = 0; start < 2; start += 1) {
      const program = spawn(
        process.execPath,
        [
          '--import',
          './scripts/tsx.mjs',
          'server/cli/main.ts',
          'serve',
          '--port',
          '0',
          '--data',
          data,
          '--authority',
          world.authorityFile,
        ],
        // The first time as systemd starts it: its output goes into the journal.
        {
          cwd: ROOT,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...env, ...(start === 0 && { JOURNAL_STREAM: '8:1' }) },
        },
      );
      let said = '';
      program.stderr.on('data', (chunk) => {
        said += String(chunk);
      });
      const ended = once(program, 'exit');
      await expect.poll(() => said, { timeout: 60_000 }).toMatch(/answers at http/);
      const base = /(http:\/\/[^/]+)/.exec(said)?.[1] ?? '';
      expect(await (await fetch(`${base}/healthz`)).json()).toEqual({ ok: true });
      if (start === 0) await expect.poll(() => said).toContain('no partner key yet');
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(said.match(/pij_/g) ?? []).toHaveLength(start);
    }
  });
});
