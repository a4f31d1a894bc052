import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';
import { createAuthority } from './certificate.ts';
import { createForwardProxy } from './forward-proxy.ts';
import { registries } from './registry.ts';
import { createRequestLog, type LoggedRequest } from './request-log.ts';
import { hasResolver, type Resolver, startResolver, stopResolver } from './resolver.ts';
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

/** Starts sites, registry, resolver and proxy on random loopback ports; stops with the process at the latest. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'pijler-world-'));
  const running: { resolver: Resolver | null; servers: Server[] } = { resolver: null, servers: [] };
  const stop = stopOnce(running, folder);

  try {
    const sites = options.sites ?? SITES;
    if (options.resolver !== false && hasResolver()) running.resolver = await startResolver(zonesOf(sites), folder);

    const log = createRequestLog();
    const services = [
      resolverFront(RESOLVER_HOST, running.resolver?.port ?? null),
      ...registries(registrationsOf(sites)),
    ];
    const hosting: Hosting = { sites: [...sites, ...services], log, latency: options.latency ?? 0 };
    const trusted = createAuthority('Testwereld');
    const authorityFile = join(folder, 'authority.pem');
    await writeFile(authorityFile, trusted.pem);

    const secure = createSecureServer(hosting, trusted, createAuthority('Onbekende uitgever'));
    const plain = createPlainServer(hosting);
    const proxy = createForwardProxy(hosting, () => portOf(secure));
    running.servers = [secure, plain, proxy];
    await Promise.all(running.servers.map(listen));

    return {
      proxy: `127.0.0.1:${portOf(proxy)}`,
      spki: trusted.spki,
      authorityFile,
      plainPort: portOf(plain),
      securePort: portOf(secure),
      resolver: running.resolver === null ? 'missing' : 'running',
      log: log.entries,
      background: log.background,
      clearLog: log.clear,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Running {
  readonly resolver: Resolver | null;
  readonly servers: readonly Server[];
}

/** The world's end: once by `stop`, or when the process exits or is asked to. */
function stopOnce(running: Running, folder: string): () => Promise<void> {
  const forget = atExit(() => {
    running.resolver?.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  let ended: Promise<void> | undefined;
  const end = async () => {
    await Promise.all(running.servers.map(close));
    if (running.resolver !== null) await stopResolver(running.resolver);
    await rm(folder, { recursive: true, force: true });
    forget();
  };
  return () => {
    ended ??= end();
    return ended;
  };
}

async function listen(server: Server): Promise<void> {
  trackConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const connections = new WeakMap<Server, Set<{ destroy(): void }>>();

/** Tunnels are no longer the HTTP server's own, so `closeAllConnections` would leave them. */
function trackConnections(server: Server): void {
  const open = new Set<{ destroy(): void }>();
  connections.set(server, open);
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  for (const socket of connections.get(server) ?? []) socket.destroy();
  await once(server, 'close');
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('server has no port');
  return address.port;
}
