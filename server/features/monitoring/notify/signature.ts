import { createHmac, randomBytes } from 'node:crypto';

/** What a webhook's message says of itself: what it is called, when it was sent (s since 1970), and its body as sent. */
export interface Message {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

const PREFIX = 'whsec_';

/** Makes a secret of 256 random bits, as the Standard Webhooks specification writes it. */
export const createSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The signature of a message: HMAC-SHA256 over what it is called, when it was sent and its body. */
export const computeSignature = (secret: string, { id, timestamp, body }: Message): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
