import { tlsCertificate } from '../../../lib/checks/beveiliging/tls-certificate.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, other, trail } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const IPV6 = 'https://[2a00:d78::1]/';
type Given = Parameters<typeof tlsCertificate.judge>[0];
const onHttps = (changes: Partial<Given> = {}): Given => ({
  scan: scan(),
  answer: blind('denied'),
  twins: blind('denied'),
  ...changes,
});
const onHttp = (changes: Partial<Given> = {}): Given => ({
  scan: scan({ url: HTTP }),
  answer: seen(answer({}, { url: HTTP })),
  twins: blind('denied'),
  ...changes,
});

cases(tlsCertificate, {
  accepted: [
    onHttps({ answer: seen(answer()) }),
    onHttps({ scan: scan({ url: IPV6, host: '[2a00:d78::1]' }), answer: seen(answer({}, { asked: IPV6, url: IPV6 })) }),
    onHttps({ answer: seen(answer({}, { status: 403, barrier: 'wall' })) }),
    onHttps({ twins: other(trail(HTTP, [hop(HTTP, HTTPS)])) }),
    onHttps({ twins: other(ended(HTTP, 'redirect', { hops: [hop(HTTP, HTTPS), hop(HTTPS, 'https://elders.nl/')] })) }),
    onHttp({ twins: other(trail(HTTPS)) }),
    onHttp({ answer: seen(answer({}, { asked: HTTP, url: HTTPS, redirected: true })) }),
  ],
  refused: [
    onHttp({ twins: other(ended(HTTPS, 'certificate')) }),
    onHttps({ twins: other(ended(HTTP, 'certificate', { hops: [hop(HTTP, HTTPS)] })) }),
  ],
  noHttps: [onHttp({ twins: other(ended(HTTPS, 'refused')) }), onHttp({ twins: other(ended(HTTPS, 'noTls')) })],
  loopback: [onHttps({ scan: scan({ url: 'https://localhost/', host: 'localhost' }) })],
});

blindCases(tlsCertificate, [
  onHttps(),
  onHttps({ answer: blind('timeout'), twins: blind('notApplicable') }),
  onHttp(),
  // The certificate of another host says nothing about this one.
  onHttps({ twins: other(ended(HTTP, 'certificate', { hops: [hop(HTTP, 'https://www.voorbeeld.nl/')] })) }),
  onHttps({ twins: other(ended(HTTP, 'redirect', { hops: [hop(HTTP, HTTPS)] })) }),
  onHttps({ twins: other(ended(HTTP, 'refused')) }),
  onHttp({ twins: other(ended(HTTPS, 'noName')) }),
  onHttp({ twins: other(ended(HTTPS, 'redirect', { complete: false })) }),
]);
