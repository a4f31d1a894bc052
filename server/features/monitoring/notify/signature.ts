import { createHmac, randomBytes } from 'node:crypto';

/** A webhook's message: its id, when it was sent (s since 1970), and its body as sent. */
export interface Message {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

const PREFIX = 'whsec_';

/** Creates a secret of 256 random bits, in the format of the Standard Webhooks specification. */
export const createSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** Computes the signature of a message: HMAC-SHA256 over its id, timestamp and body. */
export const computeSignature = (secret: string, { id, timestamp, body }: Message): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
