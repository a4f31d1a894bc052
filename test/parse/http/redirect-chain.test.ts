import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findFirstTurn,
  getLastAddress,
  isLingeringOnHttp,
  listChainAddresses,
} from '../../../lib/parse/http/redirect-chain.ts';
import { inputs } from '../../kit/inputs.ts';

const hop = (url: string, location: string | null, status = 301) => ({ url, status, location, byBrowser: false });
const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const WWW = 'http://www.voorbeeld.nl/';

describe('listChainAddresses', () => {
  test.each([
    ['no redirect', { asked: HTTP, hops: [], reply: { url: HTTP } }, [HTTP]],
    ['one redirect', { asked: HTTP, hops: [hop(HTTP, HTTPS)], reply: { url: HTTPS } }, [HTTP, HTTPS]],
    ['a relative redirect', { asked: HTTP, hops: [hop(HTTP, '/nl')], reply: null }, [HTTP, `${HTTP}nl`]],
    ['a redirect to an invalid address', { asked: HTTP, hops: [hop(HTTP, 'http://:')], reply: null }, [HTTP]],
    ['invisible hops', { asked: HTTP, hops: [], reply: { url: HTTPS } }, [HTTP, HTTPS]],
  ])('%s', (_, chain, addresses) => {
    expect(listChainAddresses(chain)).toEqual(addresses);
    expect(getLastAddress(chain)).toBe(addresses.at(-1));
  });
});

describe('findFirstTurn', () => {
  test.each([
    ['to https on the same host', [hop(HTTP, HTTPS)], HTTPS],
    ['to another host first', [hop(HTTP, WWW), hop(WWW, 'https://www.voorbeeld.nl/')], WWW],
    ['past another page of the same host', [hop(HTTP, '/nl'), hop(`${HTTP}nl`, HTTPS)], HTTPS],
    ['never', [hop(HTTP, '/nl')], undefined],
  ])('%s', (_, hops, turn) => expect(findFirstTurn({ asked: HTTP, hops, reply: null })?.href).toBe(turn));
});

describe('isLingeringOnHttp', () => {
  test.each([
    ['one temporary step', [hop(HTTP, HTTPS, 302)], false],
    ['two temporary steps', [hop(HTTP, WWW, 302), hop(WWW, 'https://www.voorbeeld.nl/', 302)], true],
    ['two permanent steps', [hop(HTTP, WWW), hop(WWW, 'https://www.voorbeeld.nl/', 308)], false],
    ['never over https', [hop(HTTP, WWW, 302)], false],
  ])('%s', (_, hops, lingers) => expect(isLingeringOnHttp({ asked: HTTP, hops, reply: null })).toBe(lingers));
});

test('any chain is read without throwing', () => {
  const step = fc.record({
    url: fc.string(),
    status: fc.nat(599),
    location: fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl())),
    byBrowser: fc.boolean(),
  });
  const chain = fc.record({
    asked: fc.oneof(fc.string(), fc.webUrl()),
    hops: fc.array(step, { maxLength: 5 }),
    reply: fc.option(fc.record({ url: fc.string() })),
  });
  fc.assert(
    fc.property(chain, (given) => {
      findFirstTurn(given);
      isLingeringOnHttp(given);
      expect(listChainAddresses(given)[0]).toBe(given.asked);
    }),
    { numRuns: inputs() },
  );
});
