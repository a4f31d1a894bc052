import * as z from 'zod/mini';
import { NotObservable, NotSent } from '../../collect/network/reach.ts';
import type { HostRequest, HostResponse, Received } from '../../collect/network/scan-host.ts';
import type { OwnRequest } from '../../collect/page/dom/world.ts';
import { decodeBase64 } from '../storage/base64.ts';
import { UNOBSERVED } from './observe.ts';

/** The reply from the page (`OwnAnswer`): from our own script, in a page that may be hostile. */
const OwnOriginReply = z.object({
  refused: z.boolean(),
  spoiled: z.boolean(),
  answer: z.nullable(
    z.object({
      type: z.enum(['basic', 'opaqueredirect']),
      url: z.string(),
      status: z.int().check(z.minimum(0), z.maximum(599)),
      headers: z.array(z.tuple([z.string(), z.string()])).check(z.maxLength(500)),
      body: z.string(),
    }),
  ),
});
type OwnOriginReply = z.infer<typeof OwnOriginReply>;

/** Milliseconds for checking whether the page permits requests. */
const LOOK = 2_000;
/** Milliseconds by which the page times out later than the caller, so that the caller's reason is the one reported. */
const LATER = 1_000;

/** Requests to the page's own origin, sent by a script in its isolated world. */
export interface OwnOrigin {
  /** Whether the page permits requests. Throws `NotObservable` when it does not answer us. */
  isOpen(): Promise<boolean>;
  /** Throws `NotSent` when the page blocked the request, else `NotObservable`. */
  ask(url: string, options: HostRequest): Promise<HostResponse>;
}

/** The interface to the page (`page-reader.ts`). */
interface Way {
  askOwn(request: OwnRequest): Promise<unknown>;
  stopOwn(id: number): void;
}

/** Length in base64 (RFC 4648 §4) of a number of bytes. */
const computeBase64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Converts the reply to the form of a network response. Throws `NotObservable` for one that our script cannot have produced. */
const toReceived = ({ answer }: OwnOriginReply, url: string, cap: number | null): Received | null => {
  if (answer === null) return null;
  const isOpaque = answer.type === 'opaqueredirect';
  const bytes = answer.body.length > computeBase64Length((cap ?? 0) + 1) ? null : decodeBase64(answer.body);
  const isPlausible = isOpaque === (answer.status === 0) && (isOpaque || answer.url === url);
  if (bytes === null || !isPlausible) throw new NotObservable('malformed', url);
  return { ...answer, redirected: false, body: new Blob([new Uint8Array(bytes)]).stream() };
};

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/**
 * `page` is the page's own address. The first refusal closes this: every further one might be reported to the endpoint
 * that the page's policy names.
 */
export const createOwnOrigin = (way: Way, page: string): OwnOrigin => {
  let crossed = 0;
  let closed = false;
  let looked: Promise<unknown> | null = null;

  const sendRequest = (request: Omit<OwnRequest, 'id'>): { readonly reply: Promise<OwnOriginReply>; stop(): void } => {
    crossed += 1;
    const id = crossed;
    const receive = async (): Promise<OwnOriginReply> => {
      const parsed = OwnOriginReply.safeParse(await way.askOwn({ ...request, id }));
      if (!parsed.success) throw new NotObservable('malformed', request.url);
      closed ||= parsed.data.refused || parsed.data.spoiled;
      return parsed.data;
    };
    return { reply: receive(), stop: () => way.stopOwn(id) };
  };

  return {
    isOpen: async () => {
      looked ??= sendRequest({ url: page, accept: '*/*', cap: null, ms: LOOK, dry: true }).reply;
      await looked;
      return !closed;
    },
    ask: async (url, { accept, cap, ms, signal }) => {
      signal.throwIfAborted();
      const { reply, stop } = sendRequest({ url, accept, cap, ms: ms + LATER, dry: false });
      signal.addEventListener('abort', stop, { once: true });
      const { refused, spoiled, ...came } = await Promise.race([reply, rejectOnAbort(signal)]);
      signal.removeEventListener('abort', stop);
      if (spoiled) throw new NotObservable('malformed', url);
      if (refused && came.answer === null) throw new NotSent('denied', url);
      return { ...UNOBSERVED, response: toReceived({ refused, spoiled, ...came }, url, cap) };
    },
  };
};
