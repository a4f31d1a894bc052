import { describe, expect, test } from 'vitest';
import { NotObservable, type Reach } from '../../../lib/collect/network/reach.ts';
import { collectTwins } from '../../../lib/collect/site/twins.ts';
import type { Trail } from '../../../lib/facts/reply.ts';
import type { Target } from '../../../lib/model.ts';
import { http } from '../../kit/facts.ts';
import { takeFaults } from '../../kit/no-faults.ts';
import { type FakeAnswer, fakeReach, target } from '../../kit/reach.ts';

const answered = (requested: string, url = requested): Trail => ({
  asked: requested,
  hops: [],
  complete: true,
  end: 'answer',
  reply: http({}, { url }),
});

const world = (
  trails: Readonly<Record<string, Trail | NotObservable['why']>> = {},
  pages: Readonly<Record<string, FakeAnswer | NotObservable['why']>> = {},
) => {
  const order: string[] = [];
  const trail: Reach['trail'] = async (url) => {
    order.push(`> ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push(`< ${url}`);
    const given = trails[url] ?? answered(url, url.replace('http:', 'https:'));
    if (typeof given === 'string') throw new NotObservable(given);
    return given;
  };
  return { ...fakeReach({}, pages), trail, order };
};

describe('twins', () => {
  test('requests http before https, so that no answer sets HSTS in the browser first', async () => {
    const reach = world();
    await collectTwins(target(), reach);
    const secure = reach.order.findIndex((step) => step.startsWith('> https:'));
    const plain = reach.order.findLastIndex((step) => step.startsWith('< http:'));
    expect(secure).toBeGreaterThan(plain);
    expect(reach.order.filter((step) => step.startsWith('>')).sort()).toEqual([
      '> http://voorbeeld.nl/',
      '> http://www.voorbeeld.nl/',
      '> https://www.voorbeeld.nl/',
    ]);
  });

  test('requests the https twin of an http page after the plain twin', async () => {
    const reach = world();
    const { otherScheme } = await collectTwins(target({ url: 'http://voorbeeld.nl/' }), reach);
    expect(otherScheme).toMatchObject({ seen: true, value: { asked: 'https://voorbeeld.nl/' } });
    expect(reach.order.indexOf('> https://voorbeeld.nl/')).toBeGreaterThan(
      reach.order.indexOf('< http://www.voorbeeld.nl/'),
    );
  });

  test.each<[string, Partial<Target>, (string | undefined)[]]>([
    [
      'a host with a last dot keeps it',
      { url: 'https://voorbeeld.nl./' },
      ['http://voorbeeld.nl./', 'http://www.voorbeeld.nl./', 'https://www.voorbeeld.nl./'],
    ],
    [
      'a www host has its apex',
      { url: 'https://www.voorbeeld.nl/', host: 'www.voorbeeld.nl' },
      ['http://www.voorbeeld.nl/', 'http://voorbeeld.nl/'],
    ],
    [
      'a deeper host has none',
      { url: 'https://shop.voorbeeld.nl/', host: 'shop.voorbeeld.nl' },
      ['http://shop.voorbeeld.nl/', undefined],
    ],
    [
      'an address has none',
      { url: 'https://192.0.2.1/', host: '192.0.2.1', domain: null },
      ['http://192.0.2.1/', undefined],
    ],
    [
      'nor has an IPv6 address',
      { url: 'https://[2a00:d78::1]/', host: '[2a00:d78::1]', domain: null },
      ['http://[2a00:d78::1]/', undefined],
    ],
    ['a host on its own port has no twins at all', { url: 'https://voorbeeld.nl:8443/' }, [undefined, undefined]],
    ['nor has this machine', { url: 'https://localhost/', host: 'localhost', domain: null }, [undefined, undefined]],
  ])('%s', async (_, changes, [other, twin]) => {
    const { otherScheme, twinHttp } = await collectTwins(target(changes), world());
    expect(otherScheme.seen ? otherScheme.value.asked : undefined).toBe(other);
    expect(twinHttp.seen ? twinHttp.value.asked : undefined).toBe(twin);
    if (!twinHttp.seen) expect(twinHttp.why).toBe('notApplicable');
  });

  test.each<[string, Readonly<Record<string, Trail>>, boolean]>([
    ['is requested when no chain passed it', {}, true],
    [
      'is not requested again when the chain from http passed it',
      { 'http://voorbeeld.nl/': answered('http://voorbeeld.nl/', 'https://voorbeeld.nl/') },
      false,
    ],
  ])('the root of the host of a deeper page %s', async (_, trails, isRequested) => {
    const deep = target({ url: 'https://voorbeeld.nl/nl/' });
    const away = { 'http://voorbeeld.nl/': answered('http://voorbeeld.nl/', 'https://voorbeeld.nl/nl/') };
    const reach = world({ ...away, 'https://www.voorbeeld.nl/': answered('https://www.voorbeeld.nl/'), ...trails });
    const { root } = await collectTwins(deep, reach);
    expect(root?.seen ?? false).toBe(isRequested);
    expect(reach.order.includes('> https://voorbeeld.nl/')).toBe(isRequested);
  });

  test('reports each part as seen or not on its own', async () => {
    const found = await collectTwins(target(), world({ 'http://www.voorbeeld.nl/': 'timeout' }));
    expect(found.twinHttp).toEqual({ seen: false, why: 'timeout' });
    expect(found.otherScheme.seen && found.twinHttps.seen).toBe(true);
  });

  test('sees nothing without access', async () => {
    const reach = { ...world(), trail: () => Promise.reject(new NotObservable('denied')) };
    const unseen = { seen: false, why: 'denied' };
    expect(await collectTwins(target(), reach)).toEqual({ otherScheme: unseen, twinHttp: unseen, twinHttps: unseen });
  });

  test('looks for a redirect within the page answered over http', async () => {
    const HTTP = 'http://voorbeeld.nl/';
    const body = '<meta http-equiv=refresh content="0; url=https://voorbeeld.nl/">';
    const trails = { [HTTP]: answered(HTTP) };
    expect((await collectTwins(target(), world(trails, { [HTTP]: { body } }))).otherScheme).toMatchObject({
      value: { onward: { by: 'refresh', url: 'https://voorbeeld.nl/' } },
    });
    expect(
      (await collectTwins(target(), world(trails, { [HTTP]: { body: '<p>Welkom</p>' } }))).otherScheme,
    ).toMatchObject({
      value: { onward: null },
    });
    const challenge = { body: '<form id="wsidchk-form" action="/z0f76"></form>' };
    for (const answer of ['timeout' as const, challenge]) {
      const blind = (await collectTwins(target(), world(trails, { [HTTP]: answer }))).otherScheme;
      expect(blind.seen && 'onward' in blind.value).toBe(false);
    }
  });

  test('reports an error of ours as a fault', async () => {
    const reach = { ...world(), trail: () => Promise.reject(new TypeError('oops')) };
    const { otherScheme, twinHttps } = await collectTwins(target(), reach);
    for (const part of [otherScheme, twinHttps]) {
      expect(part).toEqual({ seen: false, why: 'fault', fault: { error: 'TypeError', at: '' } });
    }
    expect(takeFaults()).toHaveLength(3);
  });
});
