import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { atExit } from '../../../world/at-exit.ts';
import { findProgram } from '../find-program.ts';

/** The Firefox of this machine, ESR first; undefined when there is none. FIREFOX_BIN names another. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_BIN'] ?? findProgram(['firefox-esr', 'firefox']);

/** A Firefox that listens for WebDriver BiDi. */
export interface Firefox {
  /** `ws://127.0.0.1:port/session` */
  readonly address: string;
  readonly pid: number;
  readonly ended: Promise<void>;
  /** Waits a moment for it to end, ends it then, and removes the profile. */
  end(): Promise<void>;
}

/** Milliseconds for the start, and for the end before it is killed. */
const LIMIT = { start: 30_000, end: 10_000 };

/** Starts Firefox on a profile that is removed with it. */
export const startFirefox = async (profile: string, headless: boolean, display?: string): Promise<Firefox> => {
  const program = findFirefox();
  if (program === undefined) throw new Error('Firefox is not installed');
  const args = [
    ...(headless ? ['--headless'] : []),
    '--no-remote',
    '--profile',
    profile,
    '--width=1280',
    '--height=800',
    '--remote-debugging-port=0',
    '--remote-allow-system-access',
    'about:blank',
  ];
  const onScreen = display === undefined ? {} : { DISPLAY: display };
  const env = { ...process.env, ...onScreen, MOZ_CRASHREPORTER_DISABLE: '1' };
  // The leader of its own group, so that all its processes can be ended at once.
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env });
  const ended = once(child, 'exit').then(() => {});
  const kill = () => endGroup(child);
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const withdraw = atExit(() => {
    kill();
    removeProfile();
  });
  const end = async () => {
    const timer = setTimeout(kill, LIMIT.end);
    await ended;
    clearTimeout(timer);
    kill();
    removeProfile();
    withdraw();
  };

  try {
    return { address: `${await listening(child)}/session`, pid: child.pid ?? 0, ended, end };
  } catch (error) {
    kill();
    await end();
    throw error;
  }
};

/** What it says on stderr once it listens. */
const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const fail = (code?: number | null, signal?: string) =>
      reject(new Error(`Firefox did not start (${signal ?? code ?? 'it is silent'}): ${said.slice(-2_000)}`));
    const timer = setTimeout(fail, LIMIT.start);
    child.once('exit', fail);
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-20_000);
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(address);
    });
  });

const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
};
