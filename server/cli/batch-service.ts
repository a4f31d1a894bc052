import type { BatchLine } from './batch-lines.ts';
import type { BatchOptions, ServiceAddress } from './options/batch-options.ts';
import { UsageError } from './options/usage-error.ts';

/** How far a batch is at a service. */
export interface Standing {
  readonly id: string;
  readonly size: number;
  readonly left: number;
  readonly counts: { readonly failed: number };
}

/** What a service made of a list. */
interface Handed {
  readonly batch: Standing;
  readonly folded: { readonly count: number };
  readonly skipped: { readonly count: number };
}

const PATH = '/api/v1/batches';
/** How often it is asked again where a network fails, and ms in between; longer each time. */
const AGAIN = { times: 5, ms: 500 };
/** Ms of one answer, but for results. */
const ANSWER = 30_000;

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface BatchContext {
  readonly error?: { readonly message?: string; readonly lines?: readonly { line: number; text: string }[] };
}

/** What a service refused, in its own words. */
const toRefusal = async (answer: Response, { base }: ServiceAddress): Promise<UsageError> => {
  const { error } = ((await answer.json().catch(() => null)) ?? {}) as BatchContext;
  if (error?.message === undefined) return new UsageError(({ otherService }) => otherService({ host: base.host }));
  const lines = (error.lines ?? []).slice(0, 10).map(({ line, text }) => `${line} (${text})`);
  const message = [error.message, ...lines].join('\n  ');
  return new UsageError(({ serviceSays }) => serviceSays({ status: answer.status, message }));
};

/** Asks a service; what a network lost is asked again. Rejects with a UsageError where it refuses, or is not there. */
const request = async (
  service: ServiceAddress,
  path: string,
  init: RequestInit = {},
  ms = ANSWER,
): Promise<Response> => {
  const url = new URL(path, service.base);
  for (let times = 1; ; times += 1) {
    try {
      const headers = { 'X-GDA-Key': service.key, ...init.headers };
      const answer = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(ms) });
      if (answer.ok) return answer;
      // A gateway whose service starts again, or a store that is away.
      if (![502, 503, 504].includes(answer.status) || times === AGAIN.times) throw await toRefusal(answer, service);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const { cause, message } = error as Error & { readonly cause?: Error };
      const reason = cause?.message || message;
      if (times === AGAIN.times) throw new UsageError(({ noService }) => noService({ host: url.host, reason }));
    }
    await waitFor(AGAIN.ms * times);
  }
};

const parseBody = async <T>(answer: Response, { base }: ServiceAddress): Promise<T> => {
  try {
    return (await answer.json()) as T;
  } catch {
    throw new UsageError(({ otherService }) => otherService({ host: base.host }));
  }
};

/** Hands a list in; asked again it is the same batch. */
export const submitList = async (
  service: ServiceAddress,
  list: string,
  { language, fresh, skipsInvalid }: BatchOptions,
): Promise<Handed> => {
  const query = new URLSearchParams({
    language,
    ...(fresh && { fresh: '1' }),
    ...(skipsInvalid && { skip_invalid: '1' }),
  });
  const headers = { 'Content-Type': 'text/csv', 'Accept-Language': language, 'Idempotency-Key': crypto.randomUUID() };
  return parseBody(await request(service, `${PATH}?${query}`, { method: 'POST', headers, body: list }), service);
};

/** How far a batch is. */
export const requestStatus = async (service: ServiceAddress, id: string): Promise<Standing> =>
  parseBody(await request(service, `${PATH}/${encodeURIComponent(id)}`), service);

/** Ms in which all results come. */
const ALL = 600_000;

/** What ended of a batch, one after the other as it comes. */
export async function* streamResults(service: ServiceAddress, id: string, full: boolean): AsyncGenerator<BatchLine> {
  const path = `${PATH}/${encodeURIComponent(id)}/results${full ? '?full=1' : ''}`;
  const answer = await request(service, path, {}, ALL);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of answer.body ?? []) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as BatchLine;
  }
}
