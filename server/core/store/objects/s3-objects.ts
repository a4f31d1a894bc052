import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkKey, type ObjectStore, ObjectStoreError } from './object-store.ts';

/** A bucket with S3's interface, and who asks. */
export interface S3Bucket {
  /** Where the bucket's objects are, with a slash at the end. */
  readonly base: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Ms after which a store that says nothing is none. */
const ANSWER = 5_000;
/** Characters of an answer that says why not. */
const REASON = 4_000;

/** What a store says of why not: the code that S3 has for it, else the status. */
const findReason = (status: number, text: string): string => {
  const [, code = null] = /<Code>([\w.-]{1,80})<\/Code>/.exec(text.slice(0, REASON)) ?? [];
  return code === null ? `status ${status}` : `${code} (status ${status})`;
};

/** Objects in a bucket. It is the operator's setting, as the database is, and reached directly. */
export const openS3Objects = ({ base, ...bucket }: S3Bucket, answer = ANSWER): ObjectStore => {
  // Who asks decides whether it is tried again.
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
      // An answer that leads elsewhere would take what is signed there.
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
