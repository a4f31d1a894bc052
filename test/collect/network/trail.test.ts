import { expect, test } from 'vitest';
import { traceRedirects } from '../../../lib/collect/network/reach-site.ts';
import type { Sent } from '../../../lib/collect/network/send.ts';
import { toTarget } from '../../../lib/collect/target.ts';
import type { Hop } from '../../../lib/facts/reply.ts';

const target = toTarget({
  tabId: 1,
  url: 'https://voorbeeld.nl/',
  at: 0,
  level: 'B',
  pillar: null,
});

const answered = (url: string, status: number, hops: readonly Hop[] = []): Sent => ({
  answer: {
    asked: url,
    url,
    status,
    redirected: status === 0,
    headers: {},
    body: new Uint8Array(),
    truncated: false,
    cookies: [],
  },
  outcome: { hops: [...hops], cookies: [], failure: null },
});
const hop = (url: string, location: string, status = 301): Hop => ({ url, status, location, byBrowser: false });
const redirect = (from: string, to: string): Sent => answered(from, 0, [hop(from, to)]);
const failing = (failure: Sent['outcome']['failure']): Sent => ({
  answer: null,
  outcome: { hops: [], cookies: null, failure },
});

const walk = (steps: Readonly<Record<string, Sent>>, requested = 'http://voorbeeld.nl/') => {
  const taken: string[] = [];
  const trail = traceRedirects(requested, target, async (address) => {
    taken.push(address);
    return steps[address] ?? failing(null);
  });
  return { taken, trail };
};

test('follows each hop up to the answer', async () => {
  const { taken, trail } = walk({
    'http://voorbeeld.nl/': redirect('http://voorbeeld.nl/', 'https://voorbeeld.nl/'),
    'https://voorbeeld.nl/': redirect('https://voorbeeld.nl/', '//www.voorbeeld.nl/'),
    'https://www.voorbeeld.nl/': answered('https://www.voorbeeld.nl/', 200),
  });
  expect(await trail).toMatchObject({ end: 'answer', complete: true, reply: { status: 200 } });
  expect((await trail).hops).toHaveLength(2);
  expect(taken).toEqual(['http://voorbeeld.nl/', 'https://voorbeeld.nl/', 'https://www.voorbeeld.nl/']);
});

test.each(['dns', 'tls', 'refused'] as const)('preserves the hops before a failure: %s', async (failure) => {
  const { trail } = walk({
    'http://voorbeeld.nl/': redirect('http://voorbeeld.nl/', 'https://voorbeeld.nl/'),
    'https://voorbeeld.nl/': failing(failure as never),
  });
  expect(await trail).toEqual({
    asked: 'http://voorbeeld.nl/',
    hops: [hop('http://voorbeeld.nl/', 'https://voorbeeld.nl/')],
    complete: true,
    end: failure,
    reply: null,
  });
});

test('stops when the chain leaves the site, without a request there', async () => {
  const { taken, trail } = walk({
    'http://voorbeeld.nl/': redirect('http://voorbeeld.nl/', 'https://elders.nl/'),
  });
  expect(await trail).toMatchObject({ end: 'redirect', reply: null });
  expect(taken).toHaveLength(1);
});

test('stops at a loop', async () => {
  const { taken, trail } = walk({
    'http://voorbeeld.nl/': redirect('http://voorbeeld.nl/', 'https://voorbeeld.nl/'),
    'https://voorbeeld.nl/': redirect('https://voorbeeld.nl/', 'http://voorbeeld.nl/'),
  });
  expect((await trail).end).toBe('redirect');
  expect(taken).toHaveLength(2);
});

test.each(['refused', 'certificate', 'noName'] as const)('reports a failed port or certificate: %s', async (end) => {
  expect(await walk({ 'http://voorbeeld.nl/': failing(end) }).trail).toMatchObject({ end, complete: true });
});

test.each([
  ['timeout', 'timeout'],
  [null, 'offline'],
] as const)('reports a failure %s as not seen: %s', async (failure, why) => {
  await expect(walk({ 'http://voorbeeld.nl/': failing(failure) }).trail).rejects.toMatchObject({ why });
});

test('a redirect with a malformed address ends the chain', async () => {
  const { trail } = walk({ 'http://voorbeeld.nl/': redirect('http://voorbeeld.nl/', 'http://%') });
  expect(await trail).toMatchObject({ end: 'redirect' });
});

test('an answer from another address without a visible hop leaves the chain incomplete', async () => {
  const request = 'http://voorbeeld.nl/';
  const { trail } = walk({ [request]: answered('https://voorbeeld.nl/', 200) });
  expect(await trail).toMatchObject({ end: 'answer', complete: false, hops: [] });
});

test('a redirect that was not visible leaves the chain incomplete', async () => {
  const { trail } = walk({ 'http://voorbeeld.nl/': answered('http://voorbeeld.nl/', 0) });
  expect(await trail).toMatchObject({ end: 'redirect', complete: false, hops: [] });
});
