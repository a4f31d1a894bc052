import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { PartnerAnswer, PublicAnswer } from '../../../lib/api/outgoing.ts';
import { documented } from '../../../scripts/documented/commands.ts';
import { callOf, type Plan, planOf } from '../../../scripts/documented/plans.ts';
import { writeTable } from '../../../scripts/documented/table.ts';
import { type Cluster, openCluster, programs } from '../../../scripts/test/cluster.ts';
import { SCAN_PATH } from '../../../server/core/paths.ts';
import { type BareClone, bareClone } from '../../kit/bare-clone.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { startWorld, type World } from '../../world/world.ts';
import { test } from '../kit/machine.ts';
import { intoWorld } from '../kit/packed.ts';

/**
 * Every command in the documentation, from a fresh clone in which nothing was built. The full run tries all, with a row each in
 * out/docs/commands-1.md (commands-2.md for the second of several parts); else a start, a service and a scan, in one clone.
 */

const SAMPLE = [
  'npm start --silent -- --json',
  'npm run serve',
  'npm run --silent pijler -- scan example.nl example.org --min 75',
];
const MINUTE = 60_000;

/** The commands that this process tries: `DOCUMENTED=2/3` is the second of three parts. */
const [part = 1, parts = 1] = (process.env['DOCUMENTED'] ?? '1/1').split('/').map(Number);
const COMMANDS = documented()
  .map(({ command, document }) => ({ command, document, plan: planOf(command) ?? ({ way: 'left', why: '' } as const) }))
  .filter(({ command }, index) => (isFullRun ? index % parts === part - 1 : SAMPLE.includes(command)));

const takesDatabase = ({ command, plan }: (typeof COMMANDS)[number]): boolean =>
  callOf(command, plan).includes('$DATABASE');
/** Whether there is a PostgreSQL for them, or one can be installed. */
const hasDatabase = process.getuid?.() === 0 || programs() !== null;

let world: World;
let cluster: Cluster | undefined;
beforeAll(async () => {
  if (hasDatabase && COMMANDS.some(takesDatabase)) cluster = openCluster();
  world = await startWorld();
});
afterAll(async () => {
  await world?.stop();
  cluster?.remove();
});

const OF_NPM = /^(?:npm_|INIT_CWD$|NODE_OPTIONS$|TEST_SET$|FUZZ_RUNS$|VITEST|NODE_ENV$)/;

/** The environment of a user's shell: without variables of this test run, and with those of the test world. */
const environment = (data: string): NodeJS.ProcessEnv => {
  const own = Object.entries(process.env).filter(([name]) => !OF_NPM.test(name));
  const { args, env } = intoWorld(world);
  return {
    ...Object.fromEntries(own),
    PIJLER_WORLD_PORTS: env.PIJLER_WORLD_PORTS,
    WORLD_AUTHORITY: world.authorityFile,
    DATA: data,
    ...(cluster && { DATABASE: cluster.database }),
    LANG: 'C',
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
    NODE_OPTIONS: args.join(' '),
  };
};

/** A running command, in a shell and process group of its own; `said` is its output. */
const call = (line: string, cwd: string, env: NodeJS.ProcessEnv) => {
  // A user's shell has no package binaries in its path, and uses the machine's Node.
  const PATH = env['PATH']
    ?.split(':')
    .filter((one) => !one.includes('node_modules'))
    .join(':');
  // npm itself is outside the test world; what it starts is inside.
  const withNode = line.startsWith('npm') && !/pijler|serve/.test(line) ? { ...env, NODE_OPTIONS: '' } : env;
  const child = spawn('bash', ['-c', line], {
    cwd,
    env: { ...withNode, PATH },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said, ended };
};

/** Ends a command with all of its child processes. */
const end = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
};

/** The address of a service, once it prints it. */
const addressOf = async (said: readonly string[], left: number): Promise<string> => {
  for (let tries = 0; tries < left * 10; tries += 1) {
    const base = /answers at (http:\/\/[^/\s]+)/.exec(said.join(''))?.[1];
    if (base !== undefined) return base;
    await pause(100);
  }
  throw new Error(`it does not answer:\n${said.join('')}`);
};

/** Checks a started service: a scan on both tiers, with the key that it printed, the result page, and a list of pages. */
const expectScans = async (base: string, said: readonly string[]): Promise<void> => {
  expect(await (await fetch(`${base}/healthz`)).text()).toBe('{"ok":true}');
  const ask = async (headers: Record<string, string>): Promise<unknown> =>
    (await fetch(`${base}${SCAN_PATH}?url=goed.nl`, { headers })).json();
  const { overall_score: score, scan_url: url } = PublicAnswer.parse(await ask({}));
  expect([score, url]).toEqual([100, `${base}/rapport/goed.nl`]);
  const key = /(pij_\S+)/.exec(said.join(''))?.[1] ?? '';
  expect(PartnerAnswer.parse(await ask({ 'X-GDA-Key': key })).overall_score).toBe(100);
  expect((await fetch(url)).status).toBe(200);
  const list = { 'Content-Type': 'text/csv', 'Idempotency-Key': 'clients-2026-11', 'X-GDA-Key': key };
  const accepted = await fetch(`${base}/api/v1/batches`, { method: 'POST', headers: list, body: 'goed.nl\n' });
  expect([accepted.status, await accepted.text()]).toEqual([201, expect.stringContaining('"id"')]);
};

const tried = async (line: string, plan: Plan, folder: string): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'pijler-data-'));
  const { child, said, ended } = call(line, folder, environment(join(data, 'data')));
  onTestFinished(() => {
    end(child, 'SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  if (plan.way === 'answers') {
    const base = await addressOf(said, 480);
    await expectScans(base, said);
    end(child, 'SIGTERM');
    await ended;
  } else if (plan.way === 'goes on') {
    await expect.poll(() => said.join(''), { timeout: 4 * MINUTE }).toMatch(plan.says);
    end(child, 'SIGINT');
    await ended;
  } else expect(await ended, said.join('').slice(-4_000)).toBe(0);
};

describe('from a fresh clone', () => {
  const rows: string[][] = [];
  /** The clone that the sample of `npm test` shares, since making one takes longer than some commands. */
  let shared: BareClone | undefined;
  afterAll(() => {
    if (isFullRun) writeTable(rows, part);
    shared?.remove();
  });

  /** A clone in which nothing was built: in the full run a new one, which is a repository too. */
  const cloneFor = (): string => {
    if (isFullRun) {
      const { folder, remove } = bareClone({ repository: true });
      onTestFinished(remove);
      return folder;
    }
    shared ??= bareClone();
    shared.restore();
    return shared.folder;
  };

  for (const each of COMMANDS) {
    const { command, document, plan } = each;
    const line = callOf(command, plan);
    const row = (result: string): void => void rows.push([document, command, line === command ? '' : line, result]);
    const timeout = (plan.way === 'ends' ? plan.minutes : 10) * MINUTE;
    const isLeft = plan.way === 'left' || (takesDatabase(each) && !hasDatabase);
    const tryIt = isLeft ? test.skip : test;
    tryIt(command, { timeout }, async () => {
      const folder = cloneFor();
      const began = performance.now();
      await tried(line, plan, folder).catch((error: unknown) => {
        row('failed');
        throw error;
      });
      row(`${plan.way}, ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    });
    if (isLeft) row(`left out: ${plan.way === 'left' ? plan.why : 'It takes a PostgreSQL.'}`);
  }
});
