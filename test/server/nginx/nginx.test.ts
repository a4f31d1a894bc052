import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type RequestOptions } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApp } from '../../../server/app/app.ts';
import type { ScanServiceRequest } from '../../../server/features/scans/worker/scan-service.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { ensurePackages } from '../../kit/programs.ts';
import { createAuthority, issueFor } from '../../world/certificate.ts';
import { NOW } from '../kit/store.ts';

/** The configuration of docs/service.md, in Debian's nginx before the service. */

const NAME = 'scan.example.nl';
const NGINX = '/usr/sbin/nginx';
const DOCS = join(import.meta.dirname, '../../../docs/service.md');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Retries something until it succeeds, for a while. */
const until = async (attempt: () => Promise<unknown>): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(50);
    }
  }
};

const text = /```nginx\n([\s\S]*?)```/.exec(readFileSync(DOCS, 'utf8'))?.[1] ?? '';

/** The same with the paths and ports of the test; it fails when there is nothing to replace. */
const placed = (changes: readonly (readonly [string, string])[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, text);

const around = (
  folder: string,
  config: string,
): string => `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  # As Debian's own has it, for what says nothing else.
  access_log ${folder}/plain.log;
  ${config}
}`;

const isThere = await ensurePackages(['nginx'], () => existsSync(NGINX));

describe.runIf(isFullRun && isThere)('nginx before the service', () => {
  const requests: ScanServiceRequest[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'pijler-nginx-'));
  const more = Promise.withResolvers<void>();
  const authority = createAuthority('Test');
  let nginx: ChildProcess | undefined;
  let [plain, secure] = [0, 0];

  const app = makeApp({
    ...{
      store: { db: null as never, read: () => Promise.reject(new Error('nothing is read')), hasRoom: async () => true },
      now: () => NOW,
      needsKey: false,
      health: { ready: async () => {} },
    },
    ...{
      contact: null,
      isNeverScanned: () => false,
      hasMail: true,
      lookAtBadge: async () => {},
      keepPublic: 30,
      publicUrl: `https://${NAME}`,
      proxies: ['127.0.0.1/32'],
      answered: () => {},
      reportFault: () => {},
    },
    scanService: {
      request: async (spec) => {
        requests.push(spec);
        return { kind: 'limited', hour: { limit: 20, remaining: 0, reset: 60 } };
      },
    },
  });
  // Progress as server-sent events: the second event is only sent after a client has received the first.
  app.get('/progress', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' });
    reply.raw.write('data: first\n\n');
    void more.promise.then(() => reply.raw.end('data: second\n\n'));
  });

  beforeAll(async () => {
    const { key, cert } = issueFor(NAME, authority);
    writeFileSync(join(folder, 'key.pem'), key);
    writeFileSync(join(folder, 'cert.pem'), cert);
    const upstream = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
    [plain, secure] = [await freePort(), await freePort()];
    const config = placed([
      ['listen [::]:80;', ''],
      ['listen [::]:443 ssl http2;', ''],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl', `listen 127.0.0.1:${secure} ssl`],
      [`/etc/letsencrypt/live/${NAME}/fullchain.pem`, join(folder, 'cert.pem')],
      [`/etc/letsencrypt/live/${NAME}/privkey.pem`, join(folder, 'key.pem')],
      ['/var/log/nginx/pijler.log', join(folder, 'access.log')],
      ['/var/log/nginx/pijler-errors.log', join(folder, 'errors.log')],
      ['127.0.0.1:8321', `127.0.0.1:${upstream}`],
    ]);
    writeFileSync(join(folder, 'nginx.conf'), around(folder, config));
    mkdirSync(join(folder, 'body'));
    nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    await until(() => fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }));
  });
  afterAll(async () => {
    if (nginx?.exitCode === null) {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    }
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, changes: RequestOptions = {}) => {
    const headers = { Host: NAME, ...(changes.headers as Record<string, string>) };
    const options = { host: '127.0.0.1', port: secure, path, servername: NAME, ca: authority.pem, agent: false };
    const sent = ask({ ...options, ...changes, headers }).end();
    const [answer] = await once(sent, 'response');
    return answer as import('node:http').IncomingMessage;
  };

  test('terminates TLS with its certificate, and the service sends one HSTS header', async () => {
    const answer = await get('/healthz');
    expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([
      ...[200, 'max-age=31536000; includeSubDomains'],
    ]);
    expect(answer.headers.server).toBe('nginx');
    await expect(get('/healthz', { ca: '' })).rejects.toThrow(/certificate|issuer/);
  });

  test('redirects http to the same address over https', async () => {
    const answer = await fetch(`http://127.0.0.1:${plain}/rapport/a.nl?x=1`, {
      redirect: 'manual',
      headers: { Host: NAME },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/^https:.*\/rapport\/a\.nl\?x=1$/),
    ]);
  });

  test('identifies clients by their connection, ignores their X-Forwarded-For, and passes the host name on', async () => {
    const path = '/api/gda-scan-api.php?url=a.nl&key=';
    const answer = await get(path, { localAddress: '127.0.0.5', headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(answer.statusCode).toBe(429);
    expect(requests.map(({ who }) => who)).toEqual(['client 127.0.0.5']);
    expect((await get('/healthz', { headers: { Host: 'kwaad.nl' } })).statusCode).toBe(421);
  });

  test('forwards progress events at once', async () => {
    const answer = await get('/progress');
    const [first] = await once(answer, 'data');
    expect(String(first)).toBe('data: first\n\n');
    more.resolve();
    const [second] = await once(answer, 'data');
    expect(String(second)).toContain('second');
  });

  test('hides the metrics, and logs no secrets: keys, shared reports and notice links', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
    await get('/healthz?key=geheim');
    for (const path of ['/gedeeld/geheim', '/GEDEELD/geheim', '//gedeeld//geheim', '/x/../gedeeld/geheim/x'])
      await get(path);
    await get('/%67edeeld/geheim');
    const open = ['/gedeeld/geheim', '/meldingen/uit?t=geheim', '/api/gda-scan-api.php?key=geheim'];
    for (const path of open) {
      await get(path);
      await fetch(`http://127.0.0.1:${plain}${path}`, { redirect: 'manual', headers: { Host: NAME } });
    }
    // While the service is down, errors are logged with the address.
    await app.close();
    for (const path of open) expect((await get(path)).statusCode).toBe(502);
    const logs = (): string =>
      ['access.log', 'errors.log', 'plain.log', 'error.log']
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('');
    await expect.poll(logs).toContain('"GET /healthz" 200');
    await expect.poll(logs).toContain('"GET /gedeeld/" 502');
    expect(logs()).not.toMatch(/geheim|[?&]url=/);
  });
});

test('the documentation has an nginx configuration', () => {
  expect(text).toContain('proxy_pass');
});
