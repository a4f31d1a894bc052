import * as z from 'zod/mini';
import { NotObservable, NotSent } from '../../collect/network/reach.ts';
import type { HostRequest, HostResponse, Received } from '../../collect/network/scan-host.ts';
import type { OwnRequest } from '../../collect/page/dom/world.ts';
import { decodeBase64 } from '../storage/base64.ts';
import { UNOBSERVED } from './observe.ts';

/** What crosses from the page (`OwnAnswer`): told by our own script, about a page that may be hostile. */
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

/** Ms for the look whether the page lets itself be asked. */
const LOOK = 2_000;
/** Ms by which the page gives a request up later than who asked, whose reason is the one that is told. */
const LATER = 1_000;

/** The page's own origin, asked by a script in its isolated world. */
export interface OwnOrigin {
  /** Whether the page lets itself be asked. Throws `NotObservable` where it does not answer us. */
  isOpen(): Promise<boolean>;
  /** Throws `NotSent` when the page kept the request back, else `NotObservable`. */
  ask(url: string, options: HostRequest): Promise<HostResponse>;
}

/** The way into the page (`page-reader.ts`). */
interface Way {
  askOwn(request: OwnRequest): Promise<unknown>;
  stopOwn(id: number): void;
}

/** Characters of base64 (RFC 4648 §4) that so many bytes take. */
const computeBase64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** The answer as the network's own are read. Throws `NotObservable` for one that our script cannot have told. */
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

/** `page` is its own address. The first refusal closes it: each further one may be reported to whom its policy names. */
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
