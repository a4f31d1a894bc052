import { vi } from 'vitest';

/** A deadline that was set, and how a test makes it expire. */
export interface Deadline {
  readonly ms: number;
  pass(): void;
}

/** Replaces `AbortSignal.timeout` until mocks are restored: no clock, and a list of every deadline in milliseconds. */
export const deadlines = (): readonly Deadline[] => {
  const set: Deadline[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    set.push({ ms, pass: () => controller.abort(new DOMException('late', 'TimeoutError')) });
    return controller.signal;
  });
  return set;
};

/** Rejects when the signal aborts, as `fetch` does; does not settle before that. */
export const hanging = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
