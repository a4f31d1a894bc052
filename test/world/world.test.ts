import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkMachine } from '../kit/programs.ts';
import { readAnswer } from './dns-answer.ts';
import { encodeQuestion, type QuestionOptions, type TypeName } from './dns-client.ts';
import { fetchThrough } from './proxy-client.ts';
import { hasResolver } from './resolver.ts';
import { startWorld, type World } from './world.ts';

const run = promisify(execFile);

describe.runIf(checkMachine('a resolver', hasResolver()))('the resolver behind its front', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const ask = async (name: string, type: TypeName, options?: QuestionOptions) => {
    const dns = encodeQuestion(name, type, options).toString('base64url');
    const reply = await fetchThrough(world, `https://cloudflare-dns.com/dns-query?dns=${dns}`);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    return readAnswer(reply.body);
  };

  test.each<[string, TypeName]>([
    ['nl', 'SOA'],
    ['goed.nl', 'A'],
    ['goed.nl', 'SOA'],
    ['goed.nl', 'HTTPS'],
    ['goed.nl', 'CAA'],
  ])('%s %s is secure', async (name, type) => {
    const answer = await ask(name, type);
    expect(answer).toMatchObject({ code: 'NOERROR', authenticated: true });
    expect(answer.types).toContain(type);
  });

  test.each(['onveilig.nl', 'eiland.nl'])('%s resolves without a chain of trust', async (name) => {
    expect(await ask(name, 'A')).toMatchObject({ code: 'NOERROR', authenticated: false, types: ['A'] });
    expect(await ask(name, 'DS')).toMatchObject({ code: 'NOERROR', authenticated: true, types: [] });
  });

  test('eiland.nl is signed, and onveilig.nl is not', async () => {
    expect((await ask('eiland.nl', 'DNSKEY')).types).toEqual(['DNSKEY']);
    expect((await ask('onveilig.nl', 'DNSKEY')).types).toEqual([]);
  });

  test('bogus.nl: only its address record is bogus', async () => {
    expect(await ask('bogus.nl', 'A')).toMatchObject({ code: 'SERVFAIL', extendedErrors: [6] });
    expect(await ask('bogus.nl', 'A', { checkingDisabled: true })).toMatchObject({ code: 'NOERROR', types: ['A'] });
    expect(await ask('bogus.nl', 'SOA')).toMatchObject({ code: 'NOERROR', authenticated: true });
    expect(await ask('bogus.nl', 'MX')).toMatchObject({ code: 'NOERROR', authenticated: true });
  });

  test('verlopen.nl: signatures expired in 2020', async () => {
    const { code, extendedErrors } = await ask('verlopen.nl', 'A');
    expect(code).toBe('SERVFAIL');
    // 7 says the signature expired, 9 that no usable DNSKEY is left, because its own signature expired as well.
    expect([7, 9]).toContain(extendedErrors[0]);
    expect(await ask('verlopen.nl', 'A', { checkingDisabled: true })).toMatchObject({ code: 'NOERROR' });
  });

  test('dnssec-failed.org fails only because of validation', async () => {
    const { code, extendedErrors } = await ask('dnssec-failed.org', 'A');
    expect(code).toBe('SERVFAIL');
    expect([6, 9]).toContain(extendedErrors[0]);
    expect(await ask('dnssec-failed.org', 'A', { checkingDisabled: true })).toMatchObject({
      code: 'NOERROR',
      types: ['A'],
    });
  });

  test('distinguishes missing names from names that only have names below them', async () => {
    expect(await ask('nietbestaand.goed.nl', 'A')).toMatchObject({ code: 'NXDOMAIN', authenticated: true });
    expect(await ask('_domainkey.goed.nl', 'TXT')).toMatchObject({ code: 'NOERROR', types: [] });
    expect(await ask('_domainkey.nl', 'TXT')).toMatchObject({ code: 'NXDOMAIN' });
    expect(await ask('_domainkey.eiland.nl', 'TXT')).toMatchObject({ code: 'NOERROR', types: [] });
    expect(await ask('nietbestaand._domainkey.goed.nl', 'TXT')).toMatchObject({
      code: 'NXDOMAIN',
      authenticated: true,
    });
  });

  test('POST gives the same answer, and invalid queries are refused', async () => {
    const reply = await fetchThrough(world, 'https://cloudflare-dns.com/dns-query', {
      method: 'POST',
      headers: { 'content-type': 'application/dns-message' },
      body: encodeQuestion('goed.nl', 'MX'),
    });
    expect(readAnswer(reply.body)).toMatchObject({ code: 'NOERROR', types: ['MX', 'MX'] });
    expect((await fetchThrough(world, 'https://cloudflare-dns.com/dns-query?dns=AA')).status).toBe(400);
  });
});

describe('the sites through the proxy', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ resolver: false });
  });
  afterAll(() => world.stop());

  test('goed.nl: http redirects to https, and www to the apex', async () => {
    expect(await fetchThrough(world, 'http://goed.nl/a?b')).toMatchObject({
      status: 301,
      headers: { location: 'https://goed.nl/a?b' },
    });
    expect(await fetchThrough(world, 'https://www.goed.nl/')).toMatchObject({
      status: 301,
      headers: { location: 'https://goed.nl/' },
    });
  });

  test('goed.nl: a new nonce in every response, and real errors', async () => {
    const [once, again] = await Promise.all([1, 2].map(() => fetchThrough(world, 'https://goed.nl/')));
    expect(once?.headers['content-security-policy']).not.toBe(again?.headers['content-security-policy']);
    expect((await fetchThrough(world, 'https://goed.nl/bestaat-niet')).status).toBe(404);
  });

  test('the registry returns the same as .nl: no expiry', async () => {
    const reply = await fetchThrough(world, 'https://rdap.sidn.nl/domain/goed.nl');
    const { ldhName, events } = JSON.parse(reply.body.toString());
    expect(ldhName).toBe('goed.nl');
    expect(events.map((event: { eventAction: string }) => event.eventAction)).not.toContain('expiration');
    expect((await fetchThrough(world, 'https://rdap.sidn.nl/domain/vrij.nl')).status).toBe(404);
  });

  test('without unbound the front answers 502', async () => {
    const dns = encodeQuestion('nl', 'SOA').toString('base64url');
    expect((await fetchThrough(world, `https://cloudflare-dns.com/dns-query?dns=${dns}`)).status).toBe(502);
    expect(world.resolver).toBe('missing');
  });

  test('logs host, path and status, refuses unknown hosts, and logs the browser’s own requests separately', async () => {
    world.clearLog();
    await fetchThrough(world, 'https://goed.nl/robots.txt?x=1');
    await expect(fetchThrough(world, 'https://onbekend.nl/')).rejects.toThrow('502');
    await expect(fetchThrough(world, 'https://goed.nl:8443/')).rejects.toThrow('502');
    expect((await fetchThrough(world, 'http://goed.nl:8080/x?y')).status).toBe(502);
    await expect(fetchThrough(world, 'https://update.googleapis.com/')).rejects.toThrow('502');

    expect(world.log()).toMatchObject([
      { method: 'GET', scheme: 'https', host: 'goed.nl', path: '/robots.txt?x=1', status: 200, outcome: 'served' },
      { method: 'CONNECT', host: 'onbekend.nl', port: 443, path: null, outcome: 'refused' },
      { method: 'CONNECT', host: 'goed.nl', port: 8443, path: null, outcome: 'refused' },
      { method: 'GET', scheme: 'http', host: 'goed.nl', port: 8080, path: '/x?y', outcome: 'refused' },
    ]);
    expect(world.background()).toMatchObject([{ host: 'update.googleapis.com', outcome: 'refused' }]);
  });
});

describe('stopping the world', () => {
  test('leaves no port, process or file', async () => {
    const world = await startWorld();
    const folder = dirname(world.authorityFile);
    expect(existsSync(folder)).toBe(true);

    await world.stop();
    await world.stop();

    expect(existsSync(folder)).toBe(false);
    await expect(reach(world.plainPort)).rejects.toThrow('ECONNREFUSED');
    expect(await processesNaming(folder)).toEqual([]);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('happens on %s too', async (signal) => {
    const source = `import { startWorld } from ${JSON.stringify(new URL('./world.ts', import.meta.url).href)};
      const world = await startWorld();
      console.log(world.authorityFile);
      process.kill(process.pid, ${JSON.stringify(signal)});
      setInterval(() => {}, 1000);`;
    const ended = await run(process.execPath, ['--input-type=module', '-e', source]).catch((error) => error);
    const folder = dirname(ended.stdout.trim());

    expect(ended.signal).toBe(signal);
    expect(folder).toContain('pijler-world-');
    expect(existsSync(folder)).toBe(false);
    expect(await processesNaming(folder)).toEqual([]);
  });

  test('happens after a failed start', async () => {
    const broken = {
      hosts: ['stuk.nl'],
      zones: [{ name: 'stuk.nl', signing: 'secure', records: ['dit is geen zone'] }],
    } as const;
    // In a separate folder, as other worlds may run on this machine.
    const folder = mkdtempSync(join(tmpdir(), 'pijler-test-'));
    const slow = mkdtempSync(join(tmpdir(), 'pijler-test-'));
    // The signers of the other zones are still writing when the broken zone has failed.
    const lines = [
      '#!/bin/sh',
      'case "$*" in *stuk.nl*) ;; *) for n in $(seq 2000); do : > "$$.$n"; done ;; esac',
      `PATH='${process.env['PATH']}' exec ldns-signzone "$@"`,
    ];
    writeFileSync(join(slow, 'ldns-signzone'), `${lines.join('\n')}\n`, { mode: 0o755 });
    vi.stubEnv('TMPDIR', folder);
    vi.stubEnv('PATH', `${slow}${delimiter}${process.env['PATH']}`);
    if (hasResolver()) await expect(startWorld({ sites: [broken] })).rejects.toThrow('ldns-signzone');
    vi.unstubAllEnvs();

    expect(await processesNaming(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(slow, { recursive: true });
    rmSync(folder, { recursive: true });
  });
});

const reach = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

const processesNaming = async (part: string): Promise<readonly string[]> => {
  const { stdout } = await run('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((line) => line.includes('unbound') && line.includes(part));
};
