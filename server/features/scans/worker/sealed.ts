import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { BrowsingOptions } from '../../../engine/browsing.ts';
import { BrowsingRequest, toBrowsing } from '../../../engine/browsing-request.ts';
import { listFillValues, Steps, type StepsBefore } from '../../../engine/steps/step.ts';

/**
 * Encrypts the browsing options and steps of a scan while it waits in the queue: they may contain passwords, and the queue is a
 * table that backups include. AES-256-GCM (NIST SP 800-38D) with a key that is in no table.
 */

const CIPHER = 'aes-256-gcm';
const BYTES = { key: 32, nonce: 12, tag: 16 };

/** The private part of a scan request, visible only to its team. */
export const PrivateScanRequest = z.strictObject({
  browsing: z.optional(BrowsingRequest),
  steps: z.optional(Steps),
  /** Hosts on which steps may be taken: those that the team proved to own. */
  hosts: z.readonly(z.array(z.string())),
});
export type PrivateScanRequest = z.infer<typeof PrivateScanRequest>;

export interface Sealer {
  seal(request: PrivateScanRequest): string;
  /** Decrypts a request; null if it was encrypted with another key, or is damaged. */
  open(sealed: string): PrivateScanRequest | null;
}

/** Whether bytes are a valid key. */
export const isSealingKey = (key: Uint8Array): boolean => key.length === BYTES.key;

/** Creates a sealer with a key of 32 bytes: one shared by several processes, or one of this process alone. */
export const makeSealer = (key: Uint8Array = randomBytes(BYTES.key)): Sealer => ({
  seal: (request) => {
    const nonce = randomBytes(BYTES.nonce);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: BYTES.tag });
    const text = Buffer.concat([cipher.update(JSON.stringify(request), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  },
  open: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    const [nonce, rest] = [bytes.subarray(0, BYTES.nonce), bytes.subarray(BYTES.nonce)];
    const [tag, text] = [rest.subarray(0, BYTES.tag), rest.subarray(BYTES.tag)];
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: BYTES.tag });
      decipher.setAuthTag(tag);
      const opened = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      return PrivateScanRequest.safeParse(JSON.parse(opened)).data ?? null;
    } catch {
      return null;
    }
  },
});

/** Converts a request to the engine's options. Every filled-in value counts as a secret here. */
export const toEngine = ({
  browsing,
  steps,
  hosts,
}: PrivateScanRequest): { readonly browsing?: BrowsingOptions | undefined; readonly before?: StepsBefore } => ({
  ...(browsing !== undefined && { browsing: toBrowsing(browsing) }),
  ...(steps !== undefined && steps.length > 0 && { before: { steps, secrets: listFillValues(steps), hosts } }),
});
