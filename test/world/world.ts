import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';
import { createAuthority } from './certificate.ts';
import { createForwardProxy } from './forward-proxy.ts';
import { endServer, listen, portOf } from './listening.ts';
import { registries } from './registry.ts';
import { createRequestLog, type LoggedRequest } from './request-log.ts';
import { hasResolver, type Resolver, startResolver } from './resolver.ts';
import { resolverFront } from './resolver-front.ts';
import type { Site } from './site.ts';
import { createPlainServer, createSecureServer, type Hosting } from './site-server.ts';
import { SITES } from './sites.ts';
import { registrationsOf, zonesOf } from './zones.ts';

export interface WorldOptions {
  /** Milliseconds added to every answer. */
  readonly latency?: number;
  readonly sites?: readonly Site[];
  /** false: as on a machine without unbound. */
  readonly resolver?: boolean;
  /** What answers in the place of the resolver that the extension asks, given that. */
  readonly front?: (usual: Site) => Site;
}

export interface World {
  /** host:port of the forward proxy. */
  readonly proxy: string;
  /** What Chromium's --ignore-certificate-errors-spki-list takes. */
  readonly spki: string;
  /** The authority's certificate as a file, for those who want to trust it in their own way. */
  readonly authorityFile: string;
  /** http on loopback without the proxy, for `localhost`. */
  readonly plainPort: number;
  /** The TLS server without the proxy. */
  readonly securePort: number;
  readonly resolver: 'running' | 'missing';
  /** Every request since the start or `clearLog`, without the browser's own background traffic. */
  log(): readonly LoggedRequest[];
  background(): readonly LoggedRequest[];
  clearLog(): void;
  /** Ends every process, closes every port, removes every file. May be called twice. */
  stop(): Promise<void>;
}

/** The resolver that the extension asks when nobody chose another. */
const RESOLVER_HOST = 'cloudflare-dns.com';

/** Starts sites, registry, resolver and proxy on random loopback ports; ends with the process at the latest. */
export const startWorld = async (options: WorldOptions = {}): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-world-'));
  const parts: Parts = { folder, resolver: null, servers: [] };
  const stop = stopOnce(parts);
  try {
    return { ...(await open(parts, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** What a world consists of; filled while it starts, so that a half-started one can be ended too. */
interface Parts {
  readonly folder: string;
  resolver: Resolver | null;
  servers: readonly Server[];
}

const open = async (parts: Parts, options: WorldOptions): Promise<Omit<World, 'stop'>> => {
  const sites = options.sites ?? SITES;
  if (options.resolver !== false && hasResolver()) {
    parts.resolver = await startResolver(zonesOf(sites), parts.folder);
  }

  const log = createRequestLog();
  const usual = resolverFront(RESOLVER_HOST, parts.resolver?.port ?? null);
  const front = options.front?.(usual) ?? usual;
  const everyone = [...sites, front, ...registries(registrationsOf(sites))];
  const hosting: Hosting = { sites: everyone, log, latency: options.latency ?? 0 };
  const trusted = createAuthority('Testwereld');
  const authorityFile = join(parts.folder, 'authority.pem');
  await writeFile(authorityFile, trusted.pem);

  const secure = createSecureServer(hosting, trusted, createAuthority('Onbekende uitgever'));
  const plain = createPlainServer(hosting);
  const proxy = createForwardProxy(hosting, () => portOf(secure));
  parts.servers = [secure, plain, proxy];
  await Promise.all(parts.servers.map(listen));

  return {
    proxy: `127.0.0.1:${portOf(proxy)}`,
    spki: trusted.spki,
    authorityFile,
    plainPort: portOf(plain),
    securePort: portOf(secure),
    resolver: parts.resolver === null ? 'missing' : 'running',
    log: log.entries,
    background: log.background,
    clearLog: log.clear,
  };
};

/** The world's end, however often it is asked for. */
const stopOnce = (parts: Parts): (() => Promise<void>) => {
  const withdraw = atExit(() => rmSync(parts.folder, { recursive: true, force: true }));
  const end = async () => {
    await Promise.all([...parts.servers.map(endServer), parts.resolver?.stop()]);
    await rm(parts.folder, { recursive: true, force: true });
    withdraw();
  };
  let ended: Promise<void> | undefined;
  return () => {
    ended ??= end();
    return ended;
  };
};
