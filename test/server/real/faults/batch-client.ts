import type { Site } from '../../../world/site.ts';
import type { World } from '../../../world/world.ts';

/** A plain client for batches, and the sites that it submits. */

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Small sites, each of which shows its host. */
export const sitesOf = (hosts: readonly string[]): Site => ({
  hosts: [...hosts],
  https: ({ host, path }) =>
    path === '/'
      ? { status: 200, headers: HTML, body: `<!doctype html><html lang=nl><title>${host}</title><h1>${host}</h1>` }
      : { status: 404, headers: HTML, body: '' },
});

export const hostsOf = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${name}-${nth}.nl`);

interface Standing {
  readonly id: string;
  readonly left: number;
  readonly counts: Readonly<Record<'waiting' | 'queued' | 'done' | 'failed' | 'cancelled', number>>;
}

/** A page that has ended. */
export interface Line {
  readonly number: number;
  readonly url: string;
  readonly state: string;
  readonly scan: string | null;
  readonly domain: string;
}

/** Requests with a key. */
export const clientOf = (base: string | null, key: string) => {
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${base}/api/v1/batches${path}`, {
      ...init,
      headers: { 'X-GDA-Key': key, 'Content-Type': 'application/json' },
    });
  return {
    handIn: async (urls: readonly string[]): Promise<string> => {
      const answer = await ask('', { method: 'POST', body: JSON.stringify({ urls }) });
      const { batch } = (await answer.json()) as { readonly batch: Standing };
      return batch.id;
    },
    standing: async (id: string): Promise<Standing> => (await (await ask(`/${id}`)).json()) as Standing,
    results: async (id: string): Promise<readonly Line[]> => {
      const text = await (await ask(`/${id}/results`)).text();
      return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
    },
  };
};

/** When the page of each host was requested, in ms since 1970, for each request. */
export const visitsOf = (world: World): ReadonlyMap<string, readonly number[]> => {
  const visits = new Map<string, number[]>();
  for (const { host, dest, at } of world.log())
    if (dest === 'document') visits.set(host, [...(visits.get(host) ?? []), at]);
  return visits;
};
