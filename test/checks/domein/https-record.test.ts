import { httpsRecord } from '../../../lib/checks/domein/https-record.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { facts, https, timeout } from './dns-facts.ts';

const having = (data: Parameters<typeof https>[0]) => facts({ 'HTTPS voorbeeld.nl': [https(data)] });

cases(httpsRecord, {
  absent: [facts()],
  present: [
    having({ alpn: ['h2', 'h3'] }),
    having({ alpn: ['h2'], ipv4hint: ['45.92.7.10'], ipv6hint: ['2a0e:4d40:7::10'] }),
    having({ target: 'elders.nl', ipv4hint: ['45.92.7.99'] }),
    having({}),
  ],
  withEch: [having({ alpn: ['h2'], ech: 71 })],
  contradicts: [having({ ipv4hint: ['45.92.7.99'] }), having({ ipv6hint: ['2a0e:4d40:7::99'] })],
});

blindCases(httpsRecord, [facts({ 'HTTPS voorbeeld.nl': timeout })]);
