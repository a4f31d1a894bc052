import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Evidence } from '../lib/evidence.ts';
import type { Finding } from '../lib/model.ts';
import { findRepairs } from '../lib/repairs/repairs.ts';
import type { Fault, Platform, Repair, Site } from '../lib/repairs/shape.ts';
import { verdictsOn } from '../test/properties/rejudged.ts';
import type { Handler } from '../test/world/site.ts';
import { startWorld } from '../test/world/world.ts';
import { DNS_TRIALS, zoneSite } from './repairs/dns-trials.ts';
import { hasLed, isGreen, saidOf, type Tried, writePage } from './repairs/page.ts';
import { installed } from './repairs/rich/browsers.ts';
import { startDrawing } from './repairs/rich/drawn.ts';
import { drawRichServers, type RichResult, tryRichServers } from './repairs/rich/rich.ts';
import { drawRichWordpress, tryRichWordpress } from './repairs/rich/wordpress.ts';
import { tryRichZone } from './repairs/rich/zone.ts';
import { type Running, startServer } from './repairs/servers.ts';
import { FORGETFUL, openStored, repairsDigest } from './repairs/stored.ts';
import type { Server, Trial } from './repairs/trial.ts';
import { TRIALS } from './repairs/trials.ts';
import { prepareRoot } from './systems/debian-root.ts';
import { startDatabase } from './systems/debian-server.ts';
import { look, openBrowser } from './systems/look.ts';
import { pass } from './systems/site.ts';

/**
 * `npm run repairs [-- trial…]`: scans faulty sites with the built extension, pastes the snippets for their findings into real
 * servers from Debian and into zones of the test world, scans again, and reports where a check did not turn from failing to
 * passing. Then each is pasted alone on one rich site, where nothing may change but what it is for (`scripts/repairs/rich`).
 * Without names it writes out/docs/repairs.md and the summary in docs/repairs.md. Exits with 1 if one did not. Needs root, for
 * chroot.
 *
 * It takes half an hour. `--minutes=5` ends it after the current part, with 3 if some are left, and `--continue` continues with
 * what is left; results of the rich site stay valid as long as the snippet and the trials are the same. `rijk --undrawn` tries
 * the rich site without browsers, in a few minutes, and `rijk --together` draws it with every snippet of a platform at once;
 * neither stores anything. `--trials` leaves the rich site out, and writes no page.
 */

const NAMES: readonly Server[] = ['nginx', 'apache', 'caddy', 'wordpress', 'page'];
const WHEN = ['voor', 'na'] as const;
type When = (typeof WHEN)[number];

const { values: options, positionals: requests } = parseArgs({
  options: {
    continue: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    undrawn: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    trials: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const stored = openStored(fileURLToPath(new URL('../node_modules/.cache/pijler/repairs.json', import.meta.url)), {
  isContinued: options.continue,
  minutes: options.minutes === undefined ? null : Number(options.minutes),
});
const trials = TRIALS.filter(({ id }) => requests.length === 0 || requests.includes(id));
const dnsTrials = DNS_TRIALS.filter(({ id }) => requests.length === 0 || requests.includes(id));

const siteOf = (host: string, seen: Partial<Site> = {}): Site => ({
  ...{ host, domain: host, canonical: host, other: `www.${host}`, url: `https://${host}/` },
  ...{ page: `https://${host}/`, isNamed: true },
  ...{
    platforms: [],
    ...{ scheme: 'https', mail: 'arrives', isReported: true },
    spf: null,
    dmarc: null,
    isDmarcFree: true,
    viewport: null,
    expires: new Date(Date.now() + 330 * 86_400_000).toISOString(),
  },
  ...seen,
});

const PLATFORMS: Readonly<Record<Server, Platform | null>> = {
  ...{ nginx: 'nginx', apache: 'apache', caddy: 'caddy', wordpress: 'wordpress' },
  page: null,
};

const hostFor = (server: Server, { id }: Trial, when: When): string => `${server}-${id}-${when}.nl`;

/** The snippets of a platform for what was found, as if it had been found on the other host. */
const snippetsFor = (site: Site, platform: Platform | null, found: readonly Fault[]): readonly Repair[] =>
  found.flatMap((fault) => findRepairs(site, fault).filter((repair) => repair.platform === platform));

const tried = (server: Server): readonly Trial[] => trials.filter(({ faulty }) => faulty[server] !== undefined);

const renamed = (fault: Finding, from: string, to: string): Fault => ({
  ...fault,
  items: fault.items.map((item) => item.replaceAll(from, to)),
});

type Outcomes = ReadonlyMap<string, Finding>;

const ports = new Map<string, Running>();

const serve = async (server: Server, when: When, found: ReadonlyMap<string, Outcomes>): Promise<void> => {
  const sites = tried(server).map((trial) => {
    const [host, before] = [hostFor(server, trial, when), hostFor(server, trial, 'voor')];
    const faults = trial.checks.flatMap((id) => found.get(before)?.get(id) ?? []);
    return {
      ...{ host, other: `www.${host}`, faulty: (trial.faulty[server] ?? '').replaceAll('@@', host) },
      parts: Object.fromEntries(
        Object.entries(trial.parts ?? {}).map(([name, part]) => [
          name,
          typeof part === 'string' ? part.replaceAll('@@', host) : part,
        ]),
      ),
      repairs:
        when === 'voor'
          ? []
          : snippetsFor(
              siteOf(host, { url: `https://${host}${trial.path ?? '/'}`, page: `https://${host}${trial.path ?? '/'}` }),
              PLATFORMS[server],
              faults.map((one) => renamed(one, before, host)),
            ),
    };
  });
  if (sites.length > 0) ports.set(`${server}-${when}`, await startServer(server, `${server}-${when}`, sites));
};

/** Both schemes reach the server; the world passes on which one the visitor used. */
const worldSites = NAMES.flatMap((server) =>
  WHEN.flatMap((when) =>
    tried(server).map((trial) => {
      const host = hostFor(server, trial, when);
      const answer: Handler = (visit) => pass(ports.get(`${server}-${when}`)?.port ?? 0, visit);
      return { hosts: [host, `www.${host}`], http: answer, https: answer };
    }),
  ),
);

const dnsSites = dnsTrials.flatMap(({ checks, hosts: [before, after], faulty, items = () => [], site = {} }) => [
  zoneSite(before, faulty(before), []),
  zoneSite(
    after,
    faulty(after),
    snippetsFor(
      siteOf(after, site),
      null,
      Object.entries(checks).map(([id, code]) => ({ id, code, args: {}, items: items(after) })),
    ),
  ),
]);

/** The scans that are left of each kind: the names of their parts. */
const scans = [
  ...NAMES.filter((server) => tried(server).length > 0),
  ...(dnsTrials.length > 0 ? ['dns'] : []),
] as const;
const code = repairsDigest();
const partFor = (scan: string): string => `${scan} ${code}`;
const left = scans.filter((scan) => stored.get(partFor(scan)) === undefined);

await prepareRoot();
const database = await startDatabase();
const world = await startWorld({ sites: [...worldSites, ...dnsSites] });
const hosts = [...worldSites, ...dnsSites].map((site) => site.hosts[0] ?? '');
const browser = left.length === 0 ? null : await openBrowser('chromium', world, hosts);
const all: Tried[] = [];
const rich: RichResult[] = [];

const outcomesOf = async (host: string, path = '/'): Promise<Outcomes> => {
  if (browser === null) throw new TypeError('no browser is open');
  return verdictsOn((await look(browser, `https://${host}${path}`)).evidence as Evidence).findings;
};

const printTried = (
  platform: string,
  checks: readonly string[],
  [was, is]: readonly [Outcomes, Outcomes],
): readonly Tried[] =>
  checks.map((check) => {
    const [old, now] = [was.get(check), is.get(check)];
    const one: Tried = {
      platform,
      check,
      before: old ? saidOf(old) : 'unknown',
      after: now ? saidOf(now) : 'unknown',
      isLed: hasLed(check, old?.code, now?.code),
    };
    const items = isGreen(one) ? '' : ` ${JSON.stringify([old?.items, now?.items]).slice(0, 400)}`;
    process.stdout.write(
      `${isGreen(one) ? '✓' : '✗'} ${platform} ${check}: ${old?.outcome} (${old?.code}) → ${now?.outcome} (${now?.code})${items}\n`,
    );
    return one;
  });

const hasSnippet = (server: Server, outcomes: Outcomes, trial: Trial): readonly string[] =>
  trial.checks.filter((id) => {
    const fault = outcomes.get(id);
    const fails = fault !== undefined && ['fail', 'warn'].includes(saidOf(fault));
    return !fails || snippetsFor(siteOf(hostFor(server, trial, 'voor')), PLATFORMS[server], [fault]).length > 0;
  });

const tryServer = async (server: Server): Promise<readonly Tried[]> => {
  await serve(server, 'voor', new Map());
  const found = new Map<string, Outcomes>();
  for (const trial of tried(server)) {
    const host = hostFor(server, trial, 'voor');
    found.set(host, await outcomesOf(host, trial.path));
  }
  await serve(server, 'na', found);
  const results: Tried[] = [];
  for (const trial of tried(server)) {
    const was = found.get(hostFor(server, trial, 'voor')) ?? new Map();
    const is = await outcomesOf(hostFor(server, trial, 'na'), trial.path);
    results.push(...printTried(server, hasSnippet(server, was, trial), [was, is]));
  }
  return results;
};

const tryZones = async (): Promise<readonly Tried[]> => {
  const results: Tried[] = [];
  for (const {
    checks,
    hosts: [before, after],
  } of dnsTrials)
    results.push(...printTried('dns', Object.keys(checks), [await outcomesOf(before), await outcomesOf(after)]));
  return results;
};

const scanAll = async (): Promise<void> => {
  for (const part of left) {
    if (stored.isOver()) return;
    const server = NAMES.find((name) => name === part);
    stored.put(partFor(part), server === undefined ? await tryZones() : await tryServer(server));
  }
};

const tryRich = async (): Promise<readonly RichResult[]> => {
  if (options.undrawn)
    return [
      ...(await tryRichServers(null, FORGETFUL)),
      ...(await tryRichWordpress(null, FORGETFUL)),
      ...(await tryRichZone(FORGETFUL)),
    ];
  const drawer = await startDrawing(installed());
  try {
    if (options.together) return [...(await drawRichServers(drawer)), ...(await drawRichWordpress(drawer))];
    return [
      ...(await tryRichServers(drawer, stored)),
      ...(await tryRichWordpress(drawer, stored)),
      ...(await tryRichZone(stored)),
    ];
  } finally {
    await drawer.end();
  }
};

let isDone = false;
try {
  await scanAll();
  // `rijk` alone tries only the rich site.
  if (!options.trials && (requests.length === 0 || requests.includes('rijk'))) rich.push(...(await tryRich()));
  all.push(...scans.flatMap((part) => (stored.get(partFor(part)) as readonly Tried[] | undefined) ?? []));
  isDone = scans.every((part) => stored.get(partFor(part)) !== undefined) && !stored.isOver();
  if (requests.length === 0 && !options.trials && isDone) writePage(all, rich);
} finally {
  await browser?.close();
  await world.stop();
  for (const running of ports.values()) running.end();
  database.end();
}
const isWell = all.every(isGreen) && rich.every(({ harm }) => harm.length === 0);
if (!isDone) process.stdout.write('Some parts are left: npm run repairs -- --continue\n');
process.exitCode = isDone ? Number(!isWell) : 3;
