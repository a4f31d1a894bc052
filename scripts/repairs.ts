import type { Evidence } from '../lib/evidence.ts';
import type { Outcome } from '../lib/model.ts';
import { repairsFor } from '../lib/repairs/repairs.ts';
import type { Platform, Site } from '../lib/repairs/shape.ts';
import { verdictsOn } from '../test/properties/rejudged.ts';
import type { Site as WorldSite } from '../test/world/site.ts';
import { startWorld } from '../test/world/world.ts';
import { DNS_TRIALS, zoneSite } from './repairs/dns-trials.ts';
import { type Tried, writePage } from './repairs/page.ts';
import { type Pasted, type Running, type Server, startServer } from './repairs/servers.ts';
import { TRIALS, type Trial } from './repairs/trials.ts';
import { prepareRoot } from './systems/debian-root.ts';
import { look, openBrowser } from './systems/look.ts';
import { pass } from './systems/site.ts';

/**
 * `npm run repairs`: pastes the snippets into real servers of Debian's and into zones of the test world, scans before and
 * after with the built extension, and tells where a check did not turn from failing to passing. Writes docs/repairs.md.
 * Exits with 1 where one did not. Needs root, for chroot.
 */

const NAMES: readonly Server[] = ['nginx', 'apache', 'caddy'];

const siteOf = (host: string): Site => ({
  ...{ host, domain: host, canonical: host, other: `www.${host}`, url: `https://${host}/` },
  ...{ platforms: [], spf: null, dmarc: null },
});

const snippetsFor = (host: string, platform: Platform | null, checks: Trial['checks']) =>
  Object.entries(checks).flatMap(([id, code]) =>
    repairsFor(siteOf(host), { id, code, args: {}, items: [] }).filter((repair) => repair.platform === platform),
  );

const hostFor = (server: Server, { id }: Trial, when: string): string => `${server}-${id}-${when}.nl`;

const pastedOn = (server: Server, trial: Trial, when: 'voor' | 'na'): Pasted => {
  const host = hostFor(server, trial, when);
  return {
    ...{ host, other: `www.${host}`, faulty: trial.faulty[server] },
    repairs: when === 'voor' ? [] : snippetsFor(host, server, trial.checks),
  };
};

/** Both schemes reach the server, which hears from the world how the visitor came. */
const worldSite = ({ host, other }: Pasted, { port }: Running): WorldSite => ({
  hosts: [host, other],
  http: (visit) => pass(port, visit),
  https: (visit) => pass(port, visit),
});

const serve = async (server: Server, when: 'voor' | 'na') => {
  const sites = TRIALS.map((trial) => pastedOn(server, trial, when));
  const running = await startServer(server, `${server}-${when}`, sites);
  return { running, sites: sites.map((site) => worldSite(site, running)) };
};

interface Asked {
  readonly platform: string;
  readonly checks: Trial['checks'];
  readonly hosts: readonly [before: string, after: string];
}

const asked: readonly Asked[] = [
  ...NAMES.flatMap((server) =>
    TRIALS.map((trial) => ({
      platform: server,
      checks: trial.checks,
      hosts: [hostFor(server, trial, 'voor'), hostFor(server, trial, 'na')] as const,
    })),
  ),
  ...DNS_TRIALS.map(({ checks, hosts }) => ({ platform: 'dns', checks, hosts })),
];

type Outcomes = ReadonlyMap<string, { readonly outcome: Outcome; readonly code: string | null }>;

const isGreen = (tried: Tried): boolean => ['fail', 'warn'].includes(tried.before) && tried.after === 'pass';

await prepareRoot();
const started = [];
for (const server of NAMES) for (const when of ['voor', 'na'] as const) started.push(await serve(server, when));
const dnsSites = DNS_TRIALS.flatMap(({ checks, hosts: [before, after], faulty }) => [
  zoneSite(before, faulty(before), []),
  zoneSite(after, faulty(after), snippetsFor(after, null, checks)),
]);
const world = await startWorld({ sites: [...started.flatMap(({ sites }) => sites), ...dnsSites] });
const hosts = asked.flatMap((one) => one.hosts);
const browser = await openBrowser('chromium', world, hosts);
const tried: Tried[] = [];
try {
  const outcomesOf = async (host: string): Promise<Outcomes> =>
    verdictsOn((await look(browser, `https://${host}/`)).evidence as Evidence).findings;
  for (const {
    platform,
    checks,
    hosts: [before, after],
  } of asked) {
    const [was, is] = [await outcomesOf(before), await outcomesOf(after)];
    for (const check of Object.keys(checks)) {
      const [old, now] = [was.get(check), is.get(check)];
      const one: Tried = { platform, check, before: old?.outcome ?? 'unknown', after: now?.outcome ?? 'unknown' };
      tried.push(one);
      process.stdout.write(
        `${isGreen(one) ? '✓' : '✗'} ${platform} ${check}: ${old?.outcome} (${old?.code}) → ${now?.outcome} (${now?.code})\n`,
      );
    }
  }
  writePage(tried);
} finally {
  await browser.close();
  await world.stop();
  for (const { running } of started) running.end();
}
process.exitCode = tried.every(isGreen) ? 0 : 1;
