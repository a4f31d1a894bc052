import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { EGRESS } from '../../../server/egress/dial.ts';
import { openEngine } from '../../../server/engine/engine.ts';
import { DEFAULTS } from '../../../server/engine/settings.ts';
import { findChromium } from '../../browser/kit/chromium.ts';
import { openCanaries, SECRET } from './canaries.ts';
import { NAMES, VISITS } from './ways.ts';

/**
 * Run in a network of its own (`network.sh`), `node run.ts guarded|open [every]`: visits every way, or every so many, with the engine,
 * or with a browser that nothing guards, and prints what came of it as JSON (`Outcome`).
 */

/** One visit: what it touched, and whether it came home with the secret. */
export interface Way {
  readonly url: string;
  readonly hits: number;
  readonly read: boolean;
  readonly said: string;
}
export interface Outcome {
  readonly ways: readonly Way[];
  /** Each different touch. */
  readonly touched: readonly string[];
  readonly refused: number;
}

const [mode = '', every = '1'] = process.argv.slice(2);
const chosen = VISITS.filter((_, index) => index % Number(every) === 0);
const hits: string[] = [];
openCanaries((what) => hits.push(what));
const browser = findChromium() ?? '';

let questions = 0;
const resolve = async (name: string): Promise<readonly string[]> => {
  questions += 1;
  if (name === 'rebind.test') return questions % 2 === 0 ? ['127.0.0.1'] : ['93.184.215.14'];
  return NAMES[name] ?? [];
};

const guarded = async (): Promise<Outcome> => {
  const egress = { ...EGRESS, resolve };
  const engine = await openEngine({ ...DEFAULTS, browser, version: '0', egress });
  let refused = 0;
  const visit = async (url: string): Promise<Way> => {
    const before = hits.length;
    const came = await engine.scan({ url, level: 'A' }).then(
      ({ session, stored, traffic }) => {
        refused += traffic.refused.length;
        return JSON.stringify([session.facts, stored]);
      },
      (error: Error) => `failed: ${error.message}`,
    );
    return { url, hits: hits.length - before, read: came.includes(SECRET), said: came.slice(0, 80) };
  };
  const ways = await Promise.all(chosen.map(visit));
  await engine.close();
  return { ways, touched: [...new Set(hits)], refused };
};

/** As anybody would start it who thinks of nothing. */
const openBrowser = async (home: string): Promise<Browser> => {
  const names = { ...NAMES, 'rebind.test': ['127.0.0.1'] };
  const map = Object.entries(names).map(([name, [to = '']]) => `MAP ${name} ${to.includes(':') ? `[${to}]` : to}`);
  chownSync(home, 65_534, 65_534);
  const own = await puppeteer.defaultArgs({ args: [`--host-resolver-rules=${map.join(',')}`], userDataDir: home });
  const args = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs', '--', browser, ...own];
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home };
  return puppeteer.launch({ executablePath: '/usr/bin/setpriv', ignoreDefaultArgs: true, pipe: true, args, env });
};

const open = async (): Promise<Outcome> => {
  const home = mkdtempSync(join(tmpdir(), 'pijler-open-'));
  const chromium = await openBrowser(home);
  const ways: Way[] = [];
  for (const url of chosen) {
    const before = hits.length;
    const context = await chromium.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const page = await context.newPage();
    const said = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 10_000 }).then(
      (answer) => String(answer?.status()),
      (error: Error) => error.message.slice(0, 80),
    );
    if (url.includes('evil')) await wait(/by\/web[RT]/.test(url) ? 5_000 : 700);
    const read = (await page.content().catch(() => '')).includes(SECRET);
    await context.close();
    ways.push({ url, hits: hits.length - before, read, said });
  }
  await chromium.close();
  rmSync(home, { recursive: true, force: true });
  return { ways, touched: [...new Set(hits)], refused: 0 };
};

process.stdout.write(JSON.stringify(await (mode === 'guarded' ? guarded() : open())));
process.exit(0);
