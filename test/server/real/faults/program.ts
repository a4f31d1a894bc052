import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SCAN_PATH } from '../../../../server/core/paths.ts';
import type { World } from '../../../world/world.ts';
import { intoWorld } from '../../kit/packed.ts';

/** `pijler serve` as a separate process, whose internet is the test world. */
export interface Program {
  readonly pid: number;
  /** Its address; null for a worker. */
  readonly base: string | null;
  /** All of its output. */
  said(): string;
  /** Sends a signal; resolves with the exit code once it has ended, or with the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

const ROOT = join(import.meta.dirname, '../../../..');

/** The line that says it is ready, in English. */
const READY = /answers at (http:\/\/[^/]+)|scans for the service/;

/** Ms within which it starts, and ms between two checks. */
const START = 180_000;
const BREATH = 50;

export interface Start {
  readonly world: World;
  readonly args: readonly string[];
  /** A command that wraps it. */
  readonly by?: readonly string[];
  /** A file with its world's clock and names (`test/server/kit/moving-world.mjs`); without one both are the real ones. */
  readonly moving?: string;
}

const MOVING = pathToFileURL(join(ROOT, 'test/server/kit/moving-world.mjs')).href;

/** Starts it, and waits until it is ready. */
export const startProgram = async ({ world, args, by = [], moving }: Start): Promise<Program> => {
  const way = intoWorld(world);
  const [command = '', ...rest] = [
    ...by,
    process.execPath,
    ...way.args,
    ...(moving === undefined ? [] : ['--import', MOVING]),
    '--import',
    './scripts/tsx.mjs',
    'server/cli/main.ts',
    'serve',
    ...['--authority', world.authorityFile, '--port', '0', ...args],
  ];
  const { JOURNAL_STREAM, ...env } = { ...way.env, LC_ALL: 'C', PIJLER_WORLD_FILE: moving } as NodeJS.ProcessEnv;
  const program = spawn(command, rest, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const out of [program.stdout, program.stderr]) {
    out.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  const ended = once(program, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const early = ended.then(() => Promise.reject(new Error(`it ended:\n${said}`)));
  early.catch(() => {});
  const ready = async (): Promise<void> => {
    for (let left = START; !READY.test(said); left -= BREATH) {
      if (left <= 0) throw new Error(`it did not start:\n${said}`);
      await pause(BREATH);
    }
  };
  await Promise.race([early, ready()]);
  return {
    pid: program.pid ?? 0,
    base: READY.exec(said)?.[1] ?? null,
    said: () => said,
    end: async (signal) => {
      program.kill(signal);
      const [code, by] = await ended;
      return code ?? by;
    },
  };
};

/** The outcome of a request over HTTP. */
export interface Heard {
  readonly status: number;
  /** `Retry-After`. */
  readonly again: string | null;
  /** Seconds since the scan ended. */
  readonly age: number;
  readonly score: number | null | undefined;
  /** The code of an error. */
  readonly code: string | undefined;
  /** Ms. */
  readonly took: number;
}

/** Requests a scan of a page, as a plain client does. */
export const askAbout = async (
  base: string | null,
  url: string,
  { query = '', headers = {} }: { readonly query?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Heard> => {
  const began = performance.now();
  const answer = await fetch(`${base}${SCAN_PATH}?${new URLSearchParams({ url })}${query}`, { headers });
  const result = (await answer.json()) as {
    readonly overall_score?: number | null;
    readonly error?: { readonly code: string };
  };
  return {
    ...{ status: answer.status, again: answer.headers.get('retry-after'), age: Number(answer.headers.get('age')) },
    ...{ score: result.overall_score, code: result.error?.code, took: performance.now() - began },
  };
};
