import { describe, expect, test } from 'vitest';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { createServiceReach } from '../../../lib/collect/network/reach-services.ts';
import { NO_CACHE } from '../../../lib/collect/network/response-cache.ts';
import type { RequestOptions } from '../../../lib/collect/network/send.ts';
import type { Target } from '../../../lib/model.ts';
import { target } from '../../kit/reach.ts';

const RDAP = 'https://rdap.sidn.nl/domain/voorbeeld.nl';

const services = (
  answer: { status?: number; body?: string; truncated?: boolean } | null,
  { spent = 0, ...changes }: Partial<Target> & { spent?: number } = {},
) => {
  const requests: { readonly url: string; readonly errand: RequestOptions }[] = [];
  const reach = createServiceReach({
    target: target(changes),
    memory: NO_CACHE,
    spent,
    resolver: 'https://resolver.example/dns-query?x=1',
    send: async (url, errand) => {
      requests.push({ url: url.href, errand });
      if (answer === null) return { answer: null, outcome: { hops: [], cookies: null, failure: null } };
      const { status = 200, body = '', truncated = false } = answer;
      const whole = { asked: url.href, url: url.href, redirected: false, headers: {}, cookies: null };
      return {
        answer: { ...whole, status, truncated, body: new TextEncoder().encode(body) },
        outcome: { hops: [], cookies: null, failure: null },
      };
    },
  });
  return { reach, asked: requests };
};
const whyOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'it was seen',
    (thrown: unknown) => (thrown instanceof NotObservable ? thrown.why : thrown),
  );
const query = (id: number) => new Uint8Array([id]);

test('a query to the resolver states its media type and is read to 256 kB', async () => {
  const { reach, asked: requests } = services({ body: 'ab' });
  expect([...(await reach.resolve(query(1)))]).toEqual([97, 98]);
  expect(requests).toMatchObject([
    {
      url: 'https://resolver.example/dns-query?x=1&dns=AQ',
      errand: { purpose: 'dns', accept: 'application/dns-message', cap: 262_144 },
    },
  ]);
});

test('a registry is requested as RDAP, and its answer is returned with any status', async () => {
  const { reach, asked: requests } = services({ status: 404, body: 'niets' });
  expect(await reach.registry(RDAP)).toEqual({ status: 404, text: 'niets' });
  expect(requests).toMatchObject([
    { url: RDAP, errand: { purpose: 'registry', accept: 'application/rdap+json, application/json', cap: 262_144 } },
  ]);
});

describe('no service is contacted', () => {
  test.each([{ level: 'A' as const }, { isPublic: false }, { level: 'A' as const, isPublic: false }])(
    'for %j',
    async (changes) => {
      const { reach, asked: requests } = services({}, changes);
      expect(await whyOf(reach.resolve(query(1)))).toBe('off');
      expect(await whyOf(reach.registry(RDAP))).toBe('off');
      expect(requests).toEqual([]);
    },
  );

  test.each([
    [0, 70],
    [69, 1],
    [70, 0],
    [99, 0],
  ])('beyond the plan of 70 questions: after %i there are %i', async (spent, left) => {
    const { reach, asked: requests } = services({}, { spent });
    const whys = await Promise.all(Array.from({ length: 75 }, (_, id) => whyOf(reach.resolve(query(id)))));
    expect([requests.length, whys.filter((why) => why === 'time').length]).toEqual([left, 75 - left]);
    expect(await whyOf(reach.registry(RDAP))).toBe('it was seen');
  });
});

test.each([
  ['no answer', null, 'offline', 'offline'],
  ['429', { status: 429 }, 'limited', 'limited'],
  ['an answer that is cut', { truncated: true }, 'tooLarge', 'tooLarge'],
  ['500', { status: 500 }, 'offline', 'it was seen'],
] as const)('%s', async (_, answer, ofResolver, ofRegistry) => {
  const { reach } = services(answer);
  expect(await whyOf(reach.resolve(query(1)))).toBe(ofResolver);
  expect(await whyOf(reach.registry(RDAP))).toBe(ofRegistry);
});
