import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFullRun, isNarrowed } from '../../../kit/inputs.ts';
import { keysOfAskers, oneOfEverything, filled as pathOf } from '../../kit/four-askers.ts';
import { listenFor } from '../../kit/http.ts';
import { serviceForEach } from '../../kit/scan-service.ts';
import { isShared, storeForAll, TIMEOUT } from '../../kit/store.ts';
import { signedInWith } from '../../kit/web-session.ts';
import { type Body, filled, json, MAX, watched, worst } from '../../kit/worst-bodies.ts';

/** The worst body for every route that takes one, from the service's own table of routes, while /healthz is requested every 20 ms. */

const store = storeForAll();
const service = serviceForEach(store);
const listen = listenFor(store, service);

interface Route {
  readonly method: string;
  readonly path: string;
  /** Bytes of a body. */
  readonly most: number;
}

/** Names of fields that routes and forms know; each is filled to the limit. */
const FIELDS =
  'url urls site sites domain tags tag client name scopes key reason check kind act language locale zone address contacts pinned decisions pages days list file text all_or_nothing wants webhook link id fresh pillar reports next email'.split(
    ' ',
  );

/** How many form fields share one body. */
const FEW = 4;
const fewOf = (names: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(names.length / FEW) }, (_, n) => names.slice(n * FEW, (n + 1) * FEW));

const form = (text: string): Body => ({ type: 'application/x-www-form-urlencoded', text });

const formsOf = (bytes: number, token: string): Readonly<Record<string, Body>> => {
  const begin = `token=${token}&`;
  const room = bytes - begin.length - 20;
  return {
    'one field again and again': form(begin + filled('a=1&', room)),
    'fields of many names': form(
      begin +
        Array.from({ length: room / 12 }, (_, n) => `veld${n}=1`)
          .join('&')
          .slice(0, room),
    ),
    escapes: form(`${begin}a=${filled('%41', room - 2)}`),
    'escapes that are none': form(`${begin}a=${filled('%', room - 2)}`),
    ampersands: form(begin + filled('&', room)),
    brackets: form(`${begin}a${filled('[a]', room - 4)}=1`),
    ...Object.fromEntries(
      fewOf(FIELDS).flatMap((names) => [
        [`${names} of words`, form(begin + names.map((name) => `${name}=${filled('a,', room / FEW - 20)}`).join('&'))],
        [
          `${names} of lines`,
          form(begin + names.map((name) => `${name}=${filled('a.nl%0A', room / FEW - 20)}`).join('&')),
        ],
      ]),
    ),
  };
};

const jsonOf = (bytes: number, names: readonly string[]): Readonly<Record<string, Body>> => ({
  ...worst(bytes, ''),
  ...Object.fromEntries(
    names.flatMap((name) => {
      const room = bytes - name.length - 20;
      return [
        [`${name} of one text`, json(`{"${name}":"${filled('a.', room)}"}`)],
        [`${name} of lines`, json(`{"${name}":"${filled('a\\n', room)}"}`)],
        [`${name} of texts`, json(`{"${name}":[${filled('"a.nl",', room - 8)}"a"]}`)],
        [`${name} of objects`, json(`{"${name}":[${filled('{},', room - 8)}{}]}`)],
      ];
    }),
  ),
});

interface Schema {
  readonly $ref?: string;
  readonly properties?: object;
}
interface Described {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const openapi: OpenApi = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/openapi.json'), 'utf8'));

const propertiesOf = ({ $ref = '', properties = {} }: Schema): readonly string[] =>
  Object.keys(openapi.components.schemas[$ref.split('/').at(-1) ?? '']?.properties ?? properties);

/** Names of the fields that an API route takes, from its description. */
const namesOf = ({ method, path }: Route): readonly string[] => {
  const route = openapi.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.values(route?.requestBody?.content ?? {}).flatMap(({ schema = {} }) => propertiesOf(schema));
};

/** The full run sends each body to each route, with PostgreSQL, where blocking is ours; others some of them. */
const EVERY = isFullRun && isShared ? 1 : isNarrowed ? 16 : 4;

/** Bodies of routes that take more than this are sent in `worst-bodies.test.ts`. */
const SMALL = 20_000;

test(
  'no request body blocks the event loop for long, on any route',
  async () => {
    const routes: Route[] = [];
    const listening = await listen({
      onRoute: ({ method, path, most }) => {
        if (['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) routes.push({ method, path, most });
      },
    });
    await service().work();
    const { team, keys } = await keysOfAskers(store());
    const { cookie, token } = await signedInWith(listening.base, keys.own);
    const have = await oneOfEverything(store(), team);
    const send = async ({ method, path }: Route, { type, text }: Body): Promise<number> => {
      const headers: Record<string, string> = { 'Content-Type': type, 'X-GDA-Key': keys.own, Cookie: cookie };
      const answer = await fetch(listening.base + pathOf(path, have), {
        method,
        headers,
        body: text,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status;
    };

    expect(routes.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    let most = 0;
    for (const route of routes) {
      // Signing out, or removing what later requests are about, would break all requests after it.
      if (/afmelden|verwijderen|intrekken/.test(route.path) || route.method === 'DELETE') continue;
      const bytes = Math.min(route.most, SMALL) - 300;
      const isForm = !route.path.startsWith('/api/');
      const bodies = Object.entries(isForm ? formsOf(bytes, token) : jsonOf(bytes, namesOf(route)));
      const some = bodies.filter((_, index) => index % EVERY === 3 % EVERY);
      const sendAll = async (those: typeof some): Promise<void> => {
        for (const [name, body] of those) {
          const status = await send(route, body);
          if (status >= 500) wrong.push(`${route.method} ${route.path} with ${name}: ${status}`);
        }
      };
      const { longest } = await watched(listening, () => sendAll(some));
      // If it was slow, each body is tried by itself, since the machine may have been busy.
      const long = longest < MAX ? [] : some;
      for (const one of long) {
        const again = (await watched(listening, () => sendAll([one]))).longest;
        most = Math.max(most, again);
        if (isShared && again >= MAX)
          wrong.push(`${route.method} ${route.path} with ${one[0]}: ${Math.round(again)} ms`);
      }
      if (long.length === 0) most = Math.max(most, longest);
    }
    console.log(`longest turn: ${Math.round(most)} ms of processor`);
    expect(wrong).toEqual([]);
  },
  TIMEOUT * 8,
);
