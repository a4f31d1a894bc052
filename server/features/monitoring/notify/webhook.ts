import { type Agent, request } from 'undici';
import { DAY } from '../../../../lib/time.ts';
import { connectTo, type EgressSettings, Refused } from '../../../egress/dial.ts';
import { openDispatcher } from '../../../engine/network/dispatcher.ts';
import type { Failed } from './notice.ts';
import { computeSignature, type Message } from './signature.ts';

/** Where a webhook goes, and what its messages are signed with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * What became of a message: taken, or not and why; `detail` is in English, for the team. `forLog` is what the operator alone may know:
 * to which address a name leads, and whether there is such a name.
 */
export type Delivered =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Failed; readonly detail: string; readonly forLog?: string };

/** What sends messages to webhooks. */
export interface WebhookClient {
  /** Sends a message, at most 15 s; never rejects. Nothing of the answer is kept but its status. */
  deliver(webhook: Webhook, message: Message): Promise<Delivered>;
}

interface WebhookClientSettings {
  readonly egress: EgressSettings;
  /** Certificates of authorities that are trusted beside the public ones, PEM. */
  readonly authorities: readonly string[];
  /** Who sends, and an address to ask. */
  readonly userAgent: string;
  /** Ms that an answer may take; 15 s by default. */
  readonly timeout?: number;
}

/** Days of nothing but failures after which a webhook is turned off. */
const DAYS = 5;

/** Whether to turn a webhook off, which has failed since a moment (ms since 1970) and just did so again. */
export const isHopeless = (failingSince: number, now: number, why: Failed): boolean =>
  why === 'gone' || now - failingSince >= DAYS * DAY;

/** An address as a webhook may have it: https, without user and fragment, at most 2,000 characters; null for any other. */
export const toWebhookUrl = (text: string): string | null => {
  const url = text.length <= 2_000 ? URL.parse(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  return url.href;
};

/** The errors of an error, outermost first. */
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
  // A name that leads within and one that is not there are told alike.
  const detail = `${new URL(url).hostname} has no public address`;
  if (refused !== undefined || NO_NAME.test(code))
    return { ok: false, why: 'refused', detail, forLog: refused?.message ?? code };
  return isLate ? { ok: false, why: 'timeout', detail: '' } : { ok: false, why: 'network', detail: code };
};

/** Why an answer with this status takes no message. */
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
  // A redirect is an answer like any other: it is not followed.
  const { statusCode, body: answer } = await request(url, { method: 'POST', dispatcher: agent, headers, body, signal });
  answer.on('error', () => {}).destroy();
  return statusCode;
};

/**
 * Opens a way for webhooks: each connection is new, its name is resolved then, and every address is judged, so that a name
 * that leads elsewhere later gains nothing.
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
