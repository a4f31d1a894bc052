import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openFolderObjects } from '../../../../../server/core/store/objects/folder-objects.ts';
import {
  type ObjectStore,
  ObjectStoreError,
  tryObjects,
} from '../../../../../server/core/store/objects/object-store.ts';
import { openObjects, readObjectsLocation } from '../../../../../server/core/store/objects/objects-location.ts';
import { openS3Objects, type S3Bucket } from '../../../../../server/core/store/objects/s3-objects.ts';
import { startS3 } from '../../../kit/s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'pijler-objects-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.remove();
  rmSync(folder, { recursive: true, force: true });
});

const KEY = '2026-11-27/een';
const BYTES = Buffer.from([0, 1, 2, 255, 10, 13, 0]);
const faultOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

describe.each([
  ['a folder', () => openFolderObjects(folder)],
  ['a bucket', () => openS3Objects(s3.bucket)],
])('%s', (_, open: () => ObjectStore) => {
  test('stores, overwrites, returns and removes an object', async () => {
    const objects = open();
    expect(await objects.get(KEY)).toBeNull();
    await objects.put(KEY, Buffer.from('before'));
    await objects.put(KEY, BYTES);
    expect(Buffer.from((await objects.get(KEY)) ?? [])).toEqual(BYTES);
    await objects.remove(KEY);
    await objects.remove(KEY);
    expect(await objects.get(KEY)).toBeNull();
    await tryObjects(objects);
  });

  test('rejects keys that lead elsewhere', async () => {
    for (const key of ['../een', 'een', 'a/../b', 'a/b/c', '/a/b', 'a/b?acl', 'a/.', ''])
      expect(await faultOf((async () => open().put(key, BYTES))()), key).toBeInstanceOf(ObjectStoreError);
  });
});

describe('a folder', () => {
  test('writes files readable by their owner only, without leaving temporary files', async () => {
    await openFolderObjects(folder).put('maand/twee', BYTES);
    expect(statSync(join(folder, 'maand/twee')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'maand'))).toEqual(['twee']);
  });

  test('rejects a path that is not a folder', async () => {
    const file = join(folder, 'bestand');
    writeFileSync(file, '');
    const fault = await faultOf(openFolderObjects(file).put(KEY, BYTES));
    expect(fault).toBeInstanceOf(ObjectStoreError);
    expect(String(fault)).toContain('ENOTDIR');
    expect(await faultOf(tryObjects(openFolderObjects(file)))).toBeInstanceOf(ObjectStoreError);
  });
});

/** A service that responds with a status and a body, or not at all. */
const answering = async (status: number | null, body: string): Promise<{ server: Server; bucket: S3Bucket }> => {
  const server = createServer((request, response) => {
    request.resume();
    if (status === null) return;
    response.writeHead(status, { location: 'http://127.0.0.1:1/elders' }).end(body);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { server, bucket: { ...s3.bucket, base: `http://127.0.0.1:${port}/verslagen/` } };
};

describe('a bucket', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  const open = async (status: number | null, body = ''): Promise<ObjectStore> => {
    const { server, bucket } = await answering(status, body);
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return openS3Objects(bucket, 300);
  };
  const faultsOf = (objects: ObjectStore): Promise<readonly unknown[]> =>
    Promise.all([objects.put(KEY, BYTES), objects.get(KEY), objects.remove(KEY)].map(faultOf));

  test.each([
    [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>', 'SignatureDoesNotMatch (status 403)'],
    [404, '<Error><Code>NoSuchBucket</Code></Error>', 'NoSuchBucket (status 404)'],
    [503, '<Error><Code>SlowDown</Code><Message>s3cret</Message></Error>', 'SlowDown (status 503)'],
    [500, '', 'status 500'],
    [307, '', ''],
  ])('that responds with %i gives an error with only the reason', async (status, body, reason) => {
    for (const fault of await faultsOf(await open(status, body))) {
      expect(fault).toBeInstanceOf(ObjectStoreError);
      expect(String(fault)).toContain(reason);
      expect(String(fault)).not.toMatch(/s3cret|S3RVER/);
    }
  });

  test('that does not respond times out', async () => {
    for (const fault of await faultsOf(await open(null))) expect(String(fault)).toMatch(/^ObjectStoreError: .*timeout/);
  });

  test('that does not exist gives an error', async () => {
    const { server, bucket } = await answering(200, '');
    await new Promise((done) => server.close(done));
    for (const fault of await faultsOf(openS3Objects(bucket)))
      expect(String(fault)).toMatch(/^ObjectStoreError: .*ECONNREFUSED/);
    const other = openS3Objects({ ...s3.bucket, base: `${s3.origin}/ander/` });
    for (const fault of await faultsOf(other)) expect(String(fault)).toContain('NoSuchBucket');
  });
});

describe('--objects', () => {
  const ENV = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const read = (value: string, more: Readonly<Record<string, string>> = {}) =>
    readObjectsLocation(value, { ...ENV, ...more });

  test('is a folder, or a bucket with the usual S3 environment variables', () => {
    expect(read('/var/lib/pijler/objects')).toEqual({ folder: '/var/lib/pijler/objects' });
    const who = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(read('s3://verslagen', { AWS_REGION: 'eu-west-1', AWS_SESSION_TOKEN: 't' })).toEqual({
      bucket: {
        ...who,
        region: 'eu-west-1',
        base: 'https://verslagen.s3.eu-west-1.amazonaws.com/',
        sessionToken: 't',
      },
    });
    expect(read('s3://verslagen/pijler/', { AWS_ENDPOINT_URL: 'https://opslag.example:9000/' })).toEqual({
      bucket: { ...who, region: 'us-east-1', base: 'https://opslag.example:9000/verslagen/pijler/' },
    });
  });

  test('reports missing credentials or an invalid address', () => {
    expect(readObjectsLocation('s3://verslagen', {})).toBe('credentials');
    expect(readObjectsLocation('s3://verslagen', { ...ENV, AWS_SECRET_ACCESS_KEY: '' })).toBe('credentials');
    for (const value of ['s3:', 's3://', 's3://id:secret@verslagen', 's3://verslagen?region=x'])
      expect(read(value), value).toBe('address');
    expect(read('s3://verslagen', { AWS_ENDPOINT_URL: 'ftp://x' })).toBe('address');
    expect(read('s3://verslagen', { AWS_ENDPOINT_URL: 'x' })).toBe('address');
  });

  test('selects a bucket that works', async () => {
    const location = read('s3://verslagen/los', {
      AWS_ENDPOINT_URL_S3: s3.origin,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    });
    if (typeof location === 'string') throw new Error(location);
    await tryObjects(openObjects(location));
  });
});
