import type { BatchLine } from './batch-lines.ts';
import type { BatchOptions, ServiceAddress } from './options/batch-options.ts';
import { UsageError } from './options/usage-error.ts';

/** Progress of a batch at a service. */
export interface Standing {
  readonly id: string;
  readonly size: number;
  readonly left: number;
  readonly counts: { readonly failed: number };
}

/** A service's response to a submitted list. */
interface Handed {
  readonly batch: Standing;
  readonly folded: { readonly count: number };
  readonly skipped: { readonly count: number };
}

const PATH = '/api/v1/batches';
/** Maximum attempts when the network fails, and milliseconds between them, multiplied by the attempt's number. */
const AGAIN = { times: 5, ms: 500 };
/** Timeout of one response in milliseconds, except for results. */
const ANSWER = 30_000;

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface BatchContext {
  readonly error?: { readonly message?: string; readonly lines?: readonly { line: number; text: string }[] };
}

/** Converts a service's refusal into an error with the service's own message. */
const toRefusal = async (answer: Response, { base }: ServiceAddress): Promise<UsageError> => {
  const { error } = ((await answer.json().catch(() => null)) ?? {}) as BatchContext;
  if (error?.message === undefined) return new UsageError(({ otherService }) => otherService({ host: base.host }));
  const lines = (error.lines ?? []).slice(0, 10).map(({ line, text }) => `${line} (${text})`);
  const message = [error.message, ...lines].join('\n  ');
  return new UsageError(({ serviceSays }) => serviceSays({ status: answer.status, message }));
};

/**
 * Sends a request to a service; retries it after network failures. Rejects with a UsageError if the service refuses it or is
 * unavailable.
 */
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
      // A gateway whose service is restarting, or a store that is unavailable.
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

/** Submits a list; submitting it again returns the same batch. */
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

/** Requests the progress of a batch. */
export const requestStatus = async (service: ServiceAddress, id: string): Promise<Standing> =>
  parseBody(await request(service, `${PATH}/${encodeURIComponent(id)}`), service);

/** Timeout in milliseconds for receiving all results. */
const ALL = 600_000;

/** Yields the finished pages of a batch as they arrive. */
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
