import { expect, test } from 'vitest';
import { cert } from '../../lib/collect/cert.ts';
import { Cert } from '../../lib/facts/cert.ts';
import { fakeReach, target } from '../kit/reach.ts';

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
const firefox = target({ browser: 'firefox' });
const world = (info: unknown, url = firefox.url) => ({
  ...fakeReach({}, { [url]: { says: {} } }),
  certificate: async (host: string) => (host === 'voorbeeld.nl' ? info : null),
});

test('keeps what the browser tells of the page’s own connection', async () => {
  const value = Cert.parse(await cert(firefox, world(INFO)));
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
  ['another browser', target(), INFO, 'otherBrowser'],
  ['an answer over http', target({ browser: 'firefox', url: 'http://voorbeeld.nl/' }), INFO, 'moot'],
  ['a connection without certificate', firefox, { ...INFO, certificates: [] }, 'malformed'],
])('%s is not seen', async (_, aim, info, why) => {
  await expect(cert(aim, world(info, aim.url))).rejects.toMatchObject({ why });
});
