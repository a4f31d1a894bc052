import type { Line } from '../../lib/api/exchange.ts';

/** A line to a service with Node's own fetch, and the contacts that it recorded. */
export const testLine = (
  changes: Partial<Line> = {},
): Line & { readonly contacts: { method: string; host: string; path: string; status: number | null }[] } => {
  const contacts: { method: string; host: string; path: string; status: number | null }[] = [];
  let ticks = 0;
  return {
    contacts,
    send: (url, init) => fetch(url, init),
    key: null,
    open: ({ method, host, path }) => {
      const at = contacts.push({ method, host, path, status: null }) - 1;
      return ({ status }) => void contacts.splice(at, 1, { method, host, path, status });
    },
    end: AbortSignal.timeout(5_000),
    now: () => ticks++,
    ...changes,
  };
};
