import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { EngineSettings } from '../settings.ts';
import { limitMemory } from './processes.ts';
import { SandboxError } from './sandbox.ts';

/** The ordinary user that runs the browser when this process runs as root: Debian's `nobody`. */
const NOBODY = 65_534;

/** Arguments that keep a browser from doing anything by itself, and from reaching the network directly. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disk-cache-size=1',
  '--dns-prefetch-disable',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--proxy-bypass-list=<-loopback>',
  '--lang=en',
  '--accept-lang=en',
  // A spare renderer for the next page is of no use here: each scan has a context, and a renderer, of its own.
  '--disable-features=AsyncDns,DnsOverHttps,HttpsUpgrades,MediaRouter,OptimizationHints,SpareRendererForSitePerProcess,Translate,WebTransport',
];

/** Hash of a certificate's key in Chromium's form: SHA-256 of its SubjectPublicKeyInfo, in base64. */
const hashKey = (pem: string): string => {
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};

const listArguments = ({ authorities }: EngineSettings, proxy: string): readonly string[] => [
  ...QUIET,
  `--proxy-server=${proxy}`,
  ...(authorities.length === 0 ? [] : [`--ignore-certificate-errors-spki-list=${authorities.map(hashKey).join(',')}`]),
];

/** A browser that was launched, with its files on the disk. */
export interface Launched {
  readonly browser: Browser;
  /** Kills it and all its processes, whatever state it is in, and removes its profile. */
  end(): Promise<void>;
}

/** How a browser is started. */
export interface LaunchOptions {
  /** The proxy for what the browser requests by itself. */
  readonly proxy: string;
  /** Whether it runs at low priority, so that public scans slow no scan with a key. */
  readonly yields?: boolean;
}

/** Its niceness, as in nice(1): at 10 its share is about a tenth of another's. */
const NICE = 10;
const NICE_PROGRAM = '/usr/bin/nice';

/** For root: starts the program through setpriv (util-linux), which drops all privileges. */
const AS_NOBODY = [
  '/usr/bin/setpriv',
  ...[`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs', '--'],
];

/**
 * The command that starts the program: as an ordinary user, and with a lower priority if it yields and the machine has nice(1).
 */
const buildCommand = (program: string, isRoot: boolean, yields: boolean): readonly [string, readonly string[]] => {
  const nicely = yields && existsSync(NICE_PROGRAM) ? [NICE_PROGRAM, '-n', String(NICE)] : [];
  const [command = program, ...args] = [...(isRoot ? AS_NOBODY : []), ...nicely, program];
  return [command, args];
};

/**
 * Lowers the priority of a browser's session too: Linux shares the processor by session first (sched(7), “The autogroup
 * feature”).
 */
const lowerPriority = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/autogroup`, String(NICE));
  } catch {
    // Without such groups, or on another system, only its own priority counts.
  }
};

/** A Chromium that does not start, with its own error message. */
export class BrowserStartError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BrowserStartError';
  }
}

/** Milliseconds within which a Chromium that cannot start reports why. */
const COMPLAINT = 5_000;

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Finds out why Chromium does not start: its messages are lost when it is started over a pipe, so it is started once more to read
 * them.
 */
const explainFailedStart = async ({ command, args, env }: Start): Promise<Error> => {
  const plain = args.filter((arg) => arg !== '--remote-debugging-pipe');
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(command, plain, { env, timeout: COMPLAINT, killSignal: 'SIGKILL' }, (error, _, said) =>
    resolve(said || (error?.message ?? '')),
  );
  const said = await promise;
  if (/no usable sandbox/i.test(said)) return new SandboxError();
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const gravest = lines.find((line) => line.includes(':FATAL:')) ?? lines.findLast((line) => /error/i.test(line));
  return new BrowserStartError(gravest ?? lines.at(-1) ?? command);
};

const endProcesses = (browser: Browser): void => {
  const pid = browser.process()?.pid;
  try {
    // It leads a process group of its own.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It had ended already.
  }
};

/** Starts Chromium as an ordinary user, with its sandbox and an empty profile. */
export const launch = async (settings: EngineSettings, { proxy, yields = false }: LaunchOptions): Promise<Launched> => {
  const home = mkdtempSync(join(tmpdir(), 'pijler-browser-'));
  const removeHome = (): void => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const [command, before] = buildCommand(settings.browser, isRoot, yields);
  const own = await puppeteer.defaultArgs({
    headless: true,
    args: [...listArguments(settings, proxy)],
    userDataDir: home,
  });
  const args = [...before, ...own];
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, LANGUAGE: 'en' };
  try {
    const browser = await puppeteer.launch({
      executablePath: command,
      ignoreDefaultArgs: true,
      pipe: true,
      userDataDir: home,
      args,
      env,
      defaultViewport: { width: 1280, height: 800 },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const uncap = limitMemory(browser.process()?.pid ?? 0);
    if (yields) lowerPriority(browser.process()?.pid);
    const end = async (): Promise<void> => {
      uncap();
      await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 2_000))]).catch(() => {});
      endProcesses(browser);
      removeHome();
    };
    return { browser, end };
  } catch {
    throw await explainFailedStart({ command, args, env }).finally(removeHome);
  }
};
