import { expect, test } from 'vitest';
import { collectCert } from '../../../lib/collect/dns/cert.ts';
import { Cert } from '../../../lib/facts/cert.ts';
import { fakeReach, target } from '../../kit/reach.ts';

const INFO = {
  state: 'secure',
  protocolVersion: 'TLSv1.3',
  certificates: [
    {
      subject: 'CN=voorbeeld.nl',
      issuer: 'CN=R12',
      validity: { start: 1, end: 2, startGMT: '', endGMT: '' },
      rawDER: [],
    },
  ],
};
const aim = target();
const world = (info: unknown, { url } = aim, showsCertificates = true) => ({
  ...fakeReach({}, { [url]: { says: {} } }),
  showsCertificates,
  certificate: async (host: string) => (host === 'voorbeeld.nl' ? info : null),
});

test("stores the browser's data on the connection of the page", async () => {
  const value = Cert.parse(await collectCert(aim, world(INFO)));
  expect(value).toEqual({
    protocol: 'TLSv1.3',
    subject: 'CN=voorbeeld.nl',
    issuer: 'CN=R12',
    from: 1,
    until: 2,
    key: null,
  });
});

test.each([
  ['an answer over http', target({ url: 'http://voorbeeld.nl/' }), INFO, 'notApplicable'],
  ['a connection without certificate', aim, { ...INFO, certificates: [] }, 'malformed'],
])('%s is not seen', async (_, at, info, why) => {
  await expect(collectCert(at, world(info, at))).rejects.toMatchObject({ why });
});

test.each([aim, target({ url: 'http://voorbeeld.nl/' })])(
  'is not requested when the browser shows no certificates: $url',
  async (at) => {
    const reach = world(INFO, at, false);
    await expect(collectCert(at, reach)).rejects.toMatchObject({ why: 'otherBrowser' });
    expect(reach.requests).toEqual([]);
  },
);
