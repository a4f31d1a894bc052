import { type Agent, request } from 'undici';
import { DAY } from '../../../../lib/time.ts';
import { connectTo, type EgressSettings, Refused } from '../../../egress/dial.ts';
import { openDispatcher } from '../../../engine/network/dispatcher.ts';
import type { Failed } from './notice.ts';
import { computeSignature, type Message } from './signature.ts';

/** The address of a webhook, and the secret that signs its messages. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * The outcome of a message: delivered, or not and why; `detail` is in English, for the team. `forLog` is for the operator only:
 * the address that a name resolves to, and whether the name exists.
 */
export type Delivered =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Failed; readonly detail: string; readonly forLog?: string };

/** Sends messages to webhooks. */
export interface WebhookClient {
  /** Sends a message, for at most 15 s; never rejects. Of the response only the status is read. */
  deliver(webhook: Webhook, message: Message): Promise<Delivered>;
}

interface WebhookClientSettings {
  readonly egress: EgressSettings;
  /** Certificates of authorities trusted in addition to the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Name of the sender, and an address for questions. */
  readonly userAgent: string;
  /** Milliseconds that a response may take; 15 s by default. */
  readonly timeout?: number;
}

/** Days of continuous failure after which a webhook is turned off. */
const DAYS = 5;

/** Whether to turn off a webhook that has been failing since a moment (ms since 1970) and just failed again. */
export const isHopeless = (failingSince: number, now: number, why: Failed): boolean =>
  why === 'gone' || now - failingSince >= DAYS * DAY;

/** Returns an address if a webhook may have it: https, without user and fragment, at most 2,000 characters; otherwise null. */
export const toWebhookUrl = (text: string): string | null => {
  const url = text.length <= 2_000 ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  return url.href;
};

/** Lists an error and its causes, outermost first. */
const listCauses = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...listCauses(error.cause)] : [];

/** Codes of a name that cannot be resolved (`node:dns`). */
const NO_NAME = /^(?:ENOTFOUND|ENODATA|ESERVFAIL|EAI_\w+)$/;

const toFailure = (error: unknown, { url }: Webhook): Delivered => {
  const chain = listCauses(error);
  const refused = chain.find((one) => one instanceof Refused);
  const isLate = chain.some(({ name }) => name === 'TimeoutError' || name === 'AbortError');
  const { code = '' } = (chain.at(-1) ?? {}) as { readonly code?: string };
  if (refused?.message.startsWith('port ')) return { ok: false, why: 'refused', detail: refused.message };
  // Report a name that resolves to a private address in the same way as one that does not exist.
  const detail = `${new URL(url).hostname} has no public address`;
  if (refused !== undefined || NO_NAME.test(code))
    return { ok: false, why: 'refused', detail, forLog: refused?.message ?? code };
  return isLate ? { ok: false, why: 'timeout', detail: '' } : { ok: false, why: 'network', detail: code };
};

/** Explains why a response with this status means that the message was not delivered. */
const explainMissed = (status: number, { url }: Webhook): { readonly why: Failed; readonly detail: string } => {
  if (status >= 300 && status < 400)
    return { why: 'redirect', detail: `${new URL(url).hostname} leads on (${status})` };
  return { why: status === 410 ? 'gone' : 'status', detail: String(status) };
};

const post = async (agent: Agent, { url, secret }: Webhook, message: Message, settings: WebhookClientSettings) => {
  const { id, timestamp, body } = message;
  const headers = {
    'content-type': 'application/json',
    'user-agent': settings.userAgent,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': computeSignature(secret, message),
  };
  const signal = AbortSignal.timeout(settings.timeout ?? 15_000);
  // A redirect is a response like any other and is not followed.
  const { statusCode, body: answer } = await request(url, { method: 'POST', dispatcher: agent, headers, body, signal });
  answer.on('error', () => {}).destroy();
  return statusCode;
};

/**
 * Creates a client for webhooks. Every message uses a new connection, resolves the name again and checks every address, so that a
 * name that later resolves to another address gains nothing.
 */
export const openWebhookClient = (settings: WebhookClientSettings): WebhookClient => ({
  async deliver(webhook, message) {
    if (toWebhookUrl(webhook.url) === null) return { ok: false, why: 'refused', detail: 'not https' };
    const agent = openDispatcher({
      dial: (host, port) => connectTo(host, port, settings.egress),
      authorities: settings.authorities,
      seen: () => {},
    });
    try {
      const status = await post(agent, webhook, message, settings);
      if (status >= 200 && status < 300) return { ok: true };
      return { ok: false, ...explainMissed(status, webhook) };
    } catch (error) {
      return toFailure(error, webhook);
    } finally {
      await agent.destroy();
    }
  },
});
