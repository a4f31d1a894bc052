import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Bucket } from '../../../server/core/store/objects/s3-objects.ts';

/** A service with the S3 API on loopback (s3rver), which has no types. */
interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}
type Start = new (options: Readonly<Record<string, unknown>>) => S3Server;
const Server = createRequire(import.meta.url)('s3rver') as Start;

/** Its only account. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' } as const;

/** Starts a service with a bucket; `remove` ends it and deletes its data. */
export const startS3 = async (): Promise<{
  readonly origin: string;
  readonly bucket: S3Bucket;
  readonly remove: () => Promise<void>;
}> => {
  const directory = mkdtempSync(join(tmpdir(), 'pijler-s3-'));
  const configureBuckets = [{ name: 'verslagen', configs: [] }];
  const server = new Server({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const origin = `http://127.0.0.1:${port}`;
  const remove = async (): Promise<void> => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { origin, bucket: { base: `${origin}/verslagen/pijler/`, ...ACCOUNT }, remove };
};
