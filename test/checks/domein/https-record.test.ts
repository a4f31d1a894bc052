import { httpsRecord } from '../../../lib/checks/domein/https-record.ts';
import type { Facts, Seen } from '../../../lib/evidence.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, page, seen } from '../../kit/facts.ts';
import { facts, https, timeout } from './dns-facts.ts';

/** The page as loaded over a protocol. */
const over = (protocol: string, url = 'https://voorbeeld.nl/'): Seen<Facts['page']> => {
  const timing = { protocol, encoded: 1, decoded: 1, transferred: 1, status: 200, worker: false };
  return seen(page({ document: { url }, performance: { navigation: { ...timing, kind: 'navigate', firstByte: 1 } } }));
};
const having = (data: Parameters<typeof https>[0], shown = over('h2')) => ({
  ...facts({ 'HTTPS voorbeeld.nl': [https(data)] }),
  page: shown,
});

cases(httpsRecord, {
  absent: [{ ...facts(), page: over('h2') }],
  present: [
    having({ alpn: ['h2', 'h3'] }),
    having({ alpn: ['h2'], ipv4hint: ['45.92.7.10'], ipv6hint: ['2a0e:4d40:7::10'] }),
    having({ alpn: ['h2'], target: 'elders.nl', ipv4hint: ['45.92.7.99'] }),
    having({ alpn: ['h3'] }, over('http/1.1')),
    having({ alpn: ['h3'] }, over('')),
    having({ alpn: ['h3'] }, over('h2', 'https://elders.nl/')),
    having({}, blind('denied')),
  ],
  withEch: [having({ alpn: ['h2'], ech: 71 })],
  alias: [having({ priority: 0, target: 'elders.nl' })],
  contradicts: [having({ ipv4hint: ['45.92.7.99'] }), having({ ipv6hint: ['2a0e:4d40:7::99'] })],
  otherProtocol: [having({ alpn: ['h3'] }), having({ alpn: ['h2'], noDefaultAlpn: true }, over('http/1.1'))],
});

blindCases(httpsRecord, [{ ...facts({ 'HTTPS voorbeeld.nl': timeout }), page: over('h2') }]);
