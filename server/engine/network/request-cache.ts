import { ReadableStream } from 'node:stream/web';
import { readBody } from '../../../lib/collect/network/read-body.ts';
import type { AskOptions, AskOutcome, Received, Senses } from '../../../lib/collect/network/senses.ts';

/** Requests that are made before a scan asks for them, which then is given their answers. */
export interface RequestCache {
  /** Makes a request, unless it is made already; it goes on to its own deadline whoever stops waiting. */
  readonly early: Senses['ask'];
  /** Gives the answer of a request that was made, or still is, once; makes every other. */
  readonly late: Senses['ask'];
  /** Addresses of those that were asked for in vain, until now. */
  left(): readonly string[];
}

type Copies = () => AskOutcome;

const toBody = (bytes: Uint8Array): Received['body'] => ReadableStream.from([bytes]) as unknown as Received['body'];

/** An outcome that can be read more than once: of its body as much as its reader wants, and one byte by which they see that there is more. */
const copyOutcome = async (outcome: AskOutcome, cap: number | null): Promise<Copies> => {
  const { response } = outcome;
  if (response === null || response.body === null) return () => outcome;
  const { body } = await readBody(response, (cap ?? 0) + 1);
  return () => ({ ...outcome, response: { ...response, body: toBody(body) } });
};

const abortOn = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const rejectAborted = (): void => reject(signal.reason);
  if (signal.aborted) rejectAborted();
  signal.addEventListener('abort', rejectAborted, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', rejectAborted);
  }
};

/** Makes requests by `ask`, each once. */
export const openRequestCache = (ask: Senses['ask']): RequestCache => {
  const cache = new Map<string, Promise<Copies>>();

  const make = async (url: string, options: AskOptions): Promise<Copies> => {
    const signal = AbortSignal.timeout(options.ms);
    return copyOutcome(await ask(url, { ...options, signal }), options.cap);
  };

  return {
    early: async (url, options) => {
      const copies = cache.get(url) ?? make(url, options);
      copies.catch(() => {});
      cache.set(url, copies);
      return (await abortOn(copies, options.signal))();
    },
    late: async (url, options) => {
      const copies = cache.get(url);
      if (copies === undefined) return ask(url, options);
      cache.delete(url);
      return (await abortOn(copies, options.signal))();
    },
    left: () => [...cache.keys()],
  };
};
