import { describe, expect, test } from 'vitest';
import { toAddress } from '../../../../../lib/api/request.ts';
import { servedWords } from '../../../../../lib/words/service/served.ts';
import { type AllowedTargets, findNeverScanned, OPEN_WEB } from '../../../../../server/core/http/never-scanned.ts';
import { SCAN_PATH } from '../../../../../server/core/paths.ts';
import { toBlock } from '../../../../../server/egress/address.ts';
import { EGRESS } from '../../../../../server/egress/dial.ts';
import { listenFor } from '../../../kit/http.ts';
import { serviceForEach } from '../../../kit/scan-service.ts';
import { storeForAll } from '../../../kit/store.ts';

/** What can never be scanned is rejected before the queue, without using quota (docs/scan-api.md, “Errors”). */

const letIn = ['10.0.0.0/8', 'fd00::/8'].map(toBlock).filter((block) => block !== null);
const INNER: AllowedTargets = { ...EGRESS, letIn };
const urlOf = (typed: string): string => toAddress(typed)?.href ?? '';

describe('an address alone', () => {
  test.each([
    ...['goed.nl', 'http://goed.nl', 'https://goed.nl:443/', 'http://goed.nl:80', 'goed.nl.', 'http://goed.nl:443/'],
    ...['8.8.8.8', '[2606:4700::1111]', 'bücher.example.nl', 'a.b.c.nl/pad?q=localhost:3000'],
  ])('%s may be scanned', (typed) => expect(findNeverScanned(urlOf(typed), EGRESS)).toBeNull());

  test.each([
    ...['goed.nl:8443', 'http://goed.nl:8080/', 'https://goed.nl:1', '8.8.8.8:22', 'localhost:3000', '[::1]:8080'],
  ])('%s has a port that is never scanned, not even in an allowed private network', (typed) => {
    expect(findNeverScanned(urlOf(typed), EGRESS)).toBe('otherPort');
    expect(findNeverScanned(urlOf(typed), INNER)).toBe('otherPort');
  });

  test.each([
    ...['127.0.0.1', '127.1', '0x7f.1', '2130706433', '0177.0.0.1', '127.0.0.1.', '10.0.0.1', '192.168.1.1', '0.0.0.0'],
    ...['172.16.0.1', '169.254.169.254', '168.63.129.16', '100.64.0.1', '[::1]', '[::]', '[fe80::1]', '[fd00::5]'],
    ...['[::ffff:127.0.0.1]', '[::ffff:8.8.8.8]', '224.0.0.1', '255.255.255.255', '192.0.2.1', '１２７.0.0.1'],
  ])('%s is not a public address', (typed) => expect(findNeverScanned(urlOf(typed), EGRESS)).toBe('notPublic'));

  test.each(['localhost', 'LOCALHOST.', 'intranet', 'http://printer/', 'nl'])(
    '%s has no dot, and is rejected unless the operator allowed a private network',
    (typed) => {
      expect(findNeverScanned(urlOf(typed), EGRESS)).toBe('noDot');
      expect(findNeverScanned(urlOf(typed), INNER)).toBeNull();
    },
  );

  test.each([
    ...['db.internal', 'router.home.arpa', 'x.onion', 'nas.local', 'winkel.test', 'a.example', 'b.invalid', 'c.alt'],
    ...['app.localhost', '1.168.192.in-addr.arpa', 'PRINTER.LOCAL.'],
  ])('%s is a special-use name, and is rejected unless the operator allowed a private network', (typed) => {
    expect(findNeverScanned(urlOf(typed), EGRESS)).toBe('specialUse');
    expect(findNeverScanned(urlOf(typed), INNER)).toBeNull();
  });

  test('the default check has the same rules as the default egress', () =>
    expect(OPEN_WEB).toEqual({ letIn: EGRESS.letIn, ports: EGRESS.ports }));

  test('an address in an allowed network may be scanned, other private addresses may not', () => {
    expect(
      ['10.1.2.3', '[fd00::5]', '192.168.1.1', '[::1]'].map((typed) => findNeverScanned(urlOf(typed), INNER)),
    ).toEqual([null, null, 'notPublic', 'notPublic']);
  });
});

describe('requests to the service', () => {
  const store = storeForAll();
  const service = serviceForEach(store);
  const listen = listenFor(store, service);
  const pathOf = (url: string): string => `${SCAN_PATH}?${new URLSearchParams({ url })}`;

  test.each([
    ['goed.nl:8443', 422, 'unsupported_page', ({ reasons }) => reasons.otherPort],
    ['http://192.168.1.1/', 422, 'unsupported_page', ({ reasons }) => reasons.notPublic],
    ['intranet', 422, 'unsupported_page', ({ reasons }) => reasons.noDot],
    ['winkel.test', 422, 'unsupported_page', ({ reasons }) => reasons.specialUse],
    ['https:/goed.nl', 400, 'invalid_url', ({ addresses }) => addresses.oneSlash],
    ['HTTP:goed.nl', 400, 'invalid_url', ({ addresses }) => addresses.oneSlash],
  ] as readonly (readonly [string, number, string, (words: typeof servedWords.nl) => string])[])(
    '%s is rejected in both languages, without using quota or the queue',
    async (url, status, code, sentence) => {
      const { get } = await listen();
      for (const locale of ['nl', 'en'] as const) {
        const got = await get(pathOf(url), { headers: { 'Accept-Language': locale } });
        expect([got.status, got.body]).toEqual([
          status,
          {
            ok: false,
            error: {
              ...{ code, message: sentence(servedWords[locale]) },
              ...(code === 'invalid_url' && { pointer: '/url' }),
            },
          },
        ]);
        expect(got.headers.get('x-ratelimit-remaining')).toBe('20');
      }
      expect(service().scanner.asked).toEqual([]);
    },
  );

  test('an allowed private address is queued', async () => {
    const { get } = await listen({ allowedTargets: INNER });
    await service().work();
    await get(pathOf('http://10.0.0.7/'));
    expect(service().scanner.asked).toMatchObject([{ url: 'http://10.0.0.7/' }]);
  });
});
