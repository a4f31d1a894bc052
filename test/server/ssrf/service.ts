import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findChromium } from '../../browser/kit/chromium.ts';

/** The service as an operator starts it (`npm run serve`), used as anybody may use it. */

const ROOT = join(import.meta.dirname, '../../..');
const PIJLER = ['--import', './scripts/tsx.mjs', 'server/cli/main.ts'];

export interface Service {
  readonly base: string;
  /** A partner's key. */
  readonly key: string;
  /** All of its output. */
  log(): string;
  end(): Promise<void>;
}

const { JOURNAL_STREAM, ...ENV } = process.env;

/** Tries of 100 ms to start. */
const TRIES = 600;

/** Starts it with a new store; options say what it may reach besides the internet. */
export const startService = async (options: readonly string[]): Promise<Service> => {
  const folder = mkdtempSync(join(tmpdir(), 'pijler-ssrf-'));
  const data = ['--data', join(folder, 'data')];
  const args = [...PIJLER, 'serve', '--port', '0', ...data, '--browser', findChromium() ?? '', ...options];
  const env = { ...ENV, LC_ALL: 'C' };
  const program = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(program, 'exit');
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const end = async (): Promise<void> => {
    program.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !/answers at http/.test(said); tries += 1) {
    if (tries === TRIES || program.exitCode !== null) throw new Error(`it did not start:\n${said}`);
    await wait(100);
  }
  const issue = [...PIJLER, 'key', 'issue', 'partner', '--per-hour', '1000', ...data];
  const { stdout } = await promisify(execFile)(process.execPath, issue, { cwd: ROOT, env });
  const [base = ''] = /http:\/\/[^/]+/.exec(said) ?? [];
  return { base, key: stdout.trim(), log: () => said, end };
};

/** The whole response. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const answerOf = async (response: Response): Promise<Answer> => {
  const { status, headers } = response;
  return { status, headers, text: `${JSON.stringify([...headers])}\n${await response.text()}` };
};

/** How often a request is repeated when the service asks to retry. */
const TIMEOUT = 60;

/** Requests a scan with the key, and retries while it takes long. */
export const askScan = async ({ base, key }: Service, url: string): Promise<Answer> => {
  const address = `${base}/api/gda-scan-api.php?url=${encodeURIComponent(url)}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await answerOf(await fetch(address, { headers: { 'X-GDA-Key': key } }));
    if (answer.status !== 503 || tries === TIMEOUT) return answer;
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
  }
};

const post = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** The front page's response to an address that somebody enters there. */
export const typeInPage = async ({ base }: Service, url: string): Promise<Answer> => {
  const answer = await answerOf(await post(`${base}/scan`, { url }));
  const to = answer.headers.get('location');
  return to === null ? answer : answerOf(await fetch(new URL(to, base)));
};

/** Signs in with the key, and returns a function that reads the full report of a host. */
export const openReports = async ({ base, key }: Service): Promise<(host: string) => Promise<Answer>> => {
  const signedIn = await post(`${base}/aanmelden`, { key });
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
  return async (host) => answerOf(await fetch(`${base}/rapport/${host}`, { headers: { cookie } }));
};
