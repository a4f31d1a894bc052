import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../lib/collect/network/answer.ts';
import { follow, resolveNext } from '../../../lib/collect/network/follow.ts';
import type { Sent } from '../../../lib/collect/network/send.ts';
import { target } from '../../kit/reach.ts';

const SITE = 'https://voorbeeld.nl';
type Step = Sent & { readonly answer: Answer };

const answer = (url: string, changes: Partial<Answer> = {}): Answer => ({
  asked: url,
  url,
  status: 200,
  redirected: false,
  headers: {},
  truncated: false,
  cookies: [],
  body: new Uint8Array(),
  ...changes,
});
const found = (url: string, changes: Partial<Answer> = {}): Step =>
  ({ answer: answer(url, changes), outcome: { hops: [], failure: null } }) as never;
const redirecting = (url: string, location: string | null, changes: Partial<Answer> = {}): Step =>
  ({
    answer: answer(url, { status: 0, redirected: true, ...changes }),
    outcome: { hops: [{ url, status: 301, location, headers: {} }], failure: null },
  }) as never;

/** Follows the given steps; an address without a step is found. */
const over = async (steps: Readonly<Record<string, Step>>, from = `${SITE}/a`) => {
  const requested: string[] = [];
  const end = follow(from, target(), async (address) => {
    requested.push(address);
    return steps[address] ?? found(address);
  });
  return { end, asked: requested };
};

describe('resolveNext', () => {
  test.each([
    [undefined, null],
    [{ location: null }, null],
    [{ location: 'http://[' }, null],
    [{ location: '/b#c' }, `${SITE}/b`],
    [{ location: 'https://elders.nl/' }, 'https://elders.nl/'],
  ])('%j leads to %s', (hop, next) =>
    expect(resolveNext(hop && ({ url: `${SITE}/a`, ...hop } as never))?.href ?? null).toBe(next),
  );
});

test('an answer is returned unchanged', async () => {
  const { end, asked: requested } = await over({ [`${SITE}/a`]: found(`${SITE}/a`, { cookies: ['a=1'] as never }) });
  expect(await end).toEqual(answer(`${SITE}/a`, { cookies: ['a=1'] as never }));
  expect(requested).toEqual([`${SITE}/a`]);
});

test('an answer that the browser redirected stays marked as redirected', async () => {
  const { end } = await over({ [`${SITE}/a`]: found(`${SITE}/a`, { redirected: true }) });
  expect((await end).redirected).toBe(true);
});

describe('a redirect on this site is followed', () => {
  test('and returns the final answer with the requested address and all cookies on the way', async () => {
    let followed = 0;
    const steps = {
      [`${SITE}/a`]: { ...redirecting(`${SITE}/a`, '/b#c', { cookies: ['a=1'] as never }), followed: () => followed++ },
      [`${SITE}/b`]: found(`${SITE}/b`, { cookies: ['b=2'] as never }),
    };
    const { end, asked: requested } = await over(steps as never);
    expect(await end).toEqual(
      answer(`${SITE}/b`, { asked: `${SITE}/a`, redirected: true, cookies: ['a=1', 'b=2'] as never }),
    );
    expect([requested, followed]).toEqual([[`${SITE}/a`, `${SITE}/b`], 1]);
  });

  test('and cookies are unknown as soon as one answer hides them', async () => {
    const { end } = await over({ [`${SITE}/a`]: redirecting(`${SITE}/a`, '/b', { cookies: null }) });
    expect((await end).cookies).toBeNull();
  });

  test('at most eight times, and not in a loop', async () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [`${SITE}/${at}`, redirecting(`${SITE}/${at}`, `/${at + 1}`)]),
      );
    const [eight, nine] = [await over(chain(8), `${SITE}/0`), await over(chain(9), `${SITE}/0`)];
    expect((await eight.end).url).toBe(`${SITE}/8`);
    await expect(nine.end).rejects.toMatchObject({ why: 'loop' });
    expect(nine.asked).toHaveLength(9);
    const circle = await over({ [`${SITE}/a`]: redirecting(`${SITE}/a`, '/a') });
    await expect(circle.end).rejects.toMatchObject({ why: 'loop' });
    expect(circle.asked).toHaveLength(1);
  });
});

test.each([
  ['https://elders.nl/', 'elsewhere'],
  ['https://shop.voorbeeld.nl/', 'otherHost'],
  ['/uitloggen', 'otherHost'],
  ['http://[', 'malformed'],
])('a redirect to %s is not followed: %s', async (location, why) => {
  const { end, asked: requested } = await over({ [`${SITE}/a`]: redirecting(`${SITE}/a`, location) });
  await expect(end).rejects.toMatchObject({ why });
  expect(requested).toHaveLength(1);
});

test('a redirect with an unknown target is not followed', async () => {
  const blind = { ...redirecting(`${SITE}/a`, null), outcome: { hops: [], failure: null } } as never;
  await expect((await over({ [`${SITE}/a`]: blind })).end).rejects.toMatchObject({ why: 'denied' });
});
