import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkKey, type ObjectStore, ObjectStoreError } from './object-store.ts';

/** A bucket with S3's interface, and its credentials. */
export interface S3Bucket {
  /** Base address of the bucket's objects, with a slash at the end. */
  readonly base: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Milliseconds after which a store that does not respond counts as unavailable. */
const ANSWER = 5_000;
/** Maximum characters of a response that explains an error. */
const REASON = 4_000;

/** The reason in a store's error response: S3's code, else the status. */
const findReason = (status: number, text: string): string => {
  const [, code = null] = /<Code>([\w.-]{1,80})<\/Code>/.exec(text.slice(0, REASON)) ?? [];
  return code === null ? `status ${status}` : `${code} (status ${status})`;
};

/** Objects in a bucket. It is the operator's setting, like the database, and reached directly. */
export const openS3Objects = ({ base, ...bucket }: S3Bucket, answer = ANSWER): ObjectStore => {
  // The caller decides whether to retry.
  const client = new AwsClient({ ...bucket, service: 's3', retries: 0 } as ConstructorParameters<typeof AwsClient>[0]);
  const { host } = new URL(base);
  const send = async (method: string, key: string, bytes?: Uint8Array): Promise<Response> => {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
    };
    const body = bytes === undefined ? {} : { body: bytes as Uint8Array<ArrayBuffer> };
    const address = `${base}${checkKey(key)}`;
    try {
      const signed = await client.sign(address, { method, headers, ...body });
      // A redirect would get what is signed there.
      return await fetch(signed, { signal: AbortSignal.timeout(answer), redirect: 'error' });
    } catch (error) {
      const { cause, message } = error as Error;
      throw new ObjectStoreError(`${host}: ${cause instanceof Error ? cause.message : message}`, { cause: error });
    }
  };
  const readBody = async (response: Response): Promise<Buffer> => {
    try {
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw new ObjectStoreError(`${host}: ${(error as Error).message}`, { cause: error });
    }
  };
  const request = async (method: string, key: string, bytes?: Uint8Array): Promise<Buffer | null> => {
    const response = await send(method, key, bytes);
    const body = await readBody(response);
    if (response.ok) return body;
    const reason = findReason(response.status, body.toString());
    if (response.status === 404 && method !== 'PUT' && !reason.startsWith('NoSuchBucket')) return null;
    throw new ObjectStoreError(`${host}: ${reason}`);
  };
  return {
    put: async (key, bytes) => void (await request('PUT', key, bytes)),
    get: (key) => request('GET', key),
    remove: async (key) => void (await request('DELETE', key)),
  };
};
