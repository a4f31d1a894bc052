import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium } from '../../browser/kit/chromium.ts';
import { openCanaries, SECRET } from './canaries.ts';
import { answerNames } from './names.ts';
import { askScan, openReports, type Service, startService, typeInPage } from './service.ts';
import { FEW, NAMES, SOME, VISITS } from './variants.ts';

/**
 * Runs in a network and mount namespace of its own (`network.sh`), `node run.ts guarded|letIn|open few|some|all`: visits
 * addresses with the running service, with a service that allows everything, or with an unguarded browser, and prints
 * the outcome as JSON (`Outcome`).
 */

/** One visit: how many forbidden contacts were made meanwhile, by others too; and whether the secret was in the result. */
export interface Way {
  readonly url: string;
  readonly hits: number;
  readonly read: boolean;
  readonly said: string;
}
export interface Outcome {
  readonly methods: readonly Way[];
  /** Each distinct contact. */
  readonly touched: readonly string[];
  /** Where else the secret appeared. */
  readonly told: readonly string[];
  /** Paths of the evil site that were fetched, and whose scripts ran. */
  readonly shown: readonly string[];
  readonly ran: readonly string[];
}

const [mode = '', many = ''] = process.argv.slice(2);
const chosen = new Map(Object.entries({ few: FEW, some: SOME, all: VISITS })).get(many) ?? [];
const [hits, shown, ran] = [[] as string[], new Set<string>(), new Set<string>()];
openCanaries({ hit: (what) => hits.push(what), shown: (path) => shown.add(path), ran: (path) => ran.add(path) });
answerNames();

const hostIn = (url: string): string => URL.parse(url)?.hostname ?? '';

/** Requests a scan of each; those of one host one after the other, as the service visits it. */
const askAll = async (service: Service): Promise<readonly Way[]> => {
  const queues = Object.values(Object.groupBy(chosen, hostIn)).toSorted((a = [], b = []) => b.length - a.length);
  const methods: Way[] = [];
  const lane = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift())
      for (const url of queue) {
        const before = hits.length;
        const { status, text } = await askScan(service, url);
        methods.push({ url, hits: hits.length - before, read: text.includes(SECRET), said: String(status) });
      }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  return methods;
};

/** Enters some addresses on the front page, while their scans are requested anyway: it shares the same scans. */
const typeSome = async (service: Service): Promise<readonly string[]> => {
  const some = SOME.filter((url) => chosen.includes(url)).slice(0, 6);
  const pages = await Promise.all(some.map(async (url) => ({ url, ...(await typeInPage(service, url)) })));
  return pages.flatMap(({ url, text }) => (text.includes(SECRET) ? [`page of ${url}`] : []));
};

/** Where else the secret appears: in full reports, and in the service's output. */
const tellersOf = async (service: Service): Promise<readonly string[]> => {
  const lines: string[] = [];
  const look = (where: string, text: string): void => void (text.includes(SECRET) && lines.push(where));
  const reportOf = await openReports(service);
  for (const host of new Set(chosen.map(hostIn))) look(`report of ${host}`, (await reportOf(host)).text);
  look('log', service.log());
  return lines;
};

const served = async (options: readonly string[]): Promise<Outcome> => {
  const service = await startService(options);
  try {
    const [methods, typed] = await Promise.all([askAll(service), typeSome(service)]);
    const lines = [...typed, ...(await tellersOf(service))];
    return { methods, told: lines, touched: [...new Set(hits)], shown: [...shown], ran: [...ran] };
  } finally {
    await service.end();
  }
};

/** Started without any protection. */
const openBrowser = async (home: string): Promise<Browser> => {
  const names = { ...NAMES, 'rebind.nl': ['127.0.0.1'] };
  const map = Object.entries(names).map(([name, [to = '']]) => `MAP ${name} ${to.includes(':') ? `[${to}]` : to}`);
  chownSync(home, 65_534, 65_534);
  const own = await puppeteer.defaultArgs({ args: [`--host-resolver-rules=${map.join(',')}`], userDataDir: home });
  const browser = findChromium() ?? '';
  const args = ['--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs', '--', browser, ...own];
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home };
  return puppeteer.launch({ executablePath: '/usr/bin/setpriv', ignoreDefaultArgs: true, pipe: true, args, env });
};

const visitWith = async (chromium: Browser, url: string): Promise<Way> => {
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
  return { url, hits: hits.length - before, read, said };
};

const open = async (): Promise<Outcome> => {
  const home = mkdtempSync(join(tmpdir(), 'pijler-open-'));
  const chromium = await openBrowser(home);
  const methods: Way[] = [];
  for (const url of chosen) methods.push(await visitWith(chromium, url));
  await chromium.close();
  rmSync(home, { recursive: true, force: true });
  return { methods, told: [], touched: [...new Set(hits)], shown: [...shown], ran: [...ran] };
};

const EVERYWHERE = ['--allow-private', '0.0.0.0/0', '--allow-private', '::/0'];
const outcome = mode === 'open' ? open() : served(mode === 'letIn' ? EVERYWHERE : []);
process.stdout.write(JSON.stringify(await outcome));
process.exit(0);
