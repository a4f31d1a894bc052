import { httpsAvailable } from '../../../lib/checks/beveiliging/https-available.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, other, trail, twins } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const onHttp = (changes: Partial<Parameters<typeof httpsAvailable.judge>[0]> = {}) => ({
  scan: scan({ url: HTTP }),
  answer: seen(answer({}, { url: HTTP })),
  twins: blind('denied'),
  ...changes,
});

cases(httpsAvailable, {
  available: [
    { scan: scan(), answer: seen(answer()), twins: seen(twins()) },
    { scan: scan(), answer: blind('denied'), twins: blind('denied') },
    { scan: scan(), answer: seen(answer({}, { status: 403, barrier: 'wall' })), twins: blind('denied') },
    onHttp({ answer: seen(answer({}, { url: HTTPS, redirected: true })) }),
    onHttp({ twins: other(trail(HTTPS)) }),
    onHttp({ twins: other(ended(HTTPS, 'redirect', { hops: [hop(HTTPS, '/nl')] })) }),
    onHttp({ twins: other(ended(HTTPS, 'refused', { hops: [hop(HTTPS, 'https://www.voorbeeld.nl/')] })) }),
  ],
  certificateRefused: [onHttp({ twins: other(ended(HTTPS, 'certificate')) })],
  refused: [onHttp({ twins: other(ended(HTTPS, 'refused')) })],
  noTls: [onHttp({ twins: other(ended(HTTPS, 'noTls')) })],
  sendsToHttp: [
    { scan: scan(), answer: seen(answer({}, { url: HTTP, redirected: true })), twins: blind('denied') },
    onHttp({ twins: other(trail(HTTPS, [hop(HTTPS, HTTP)])) }),
  ],
  loopback: [
    {
      scan: scan({ url: 'http://localhost:8080/', host: 'localhost' }),
      answer: blind('denied'),
      twins: blind('notApplicable'),
    },
    {
      scan: scan({ url: 'http://127.0.0.1/', host: '127.0.0.1' }),
      answer: seen(answer()),
      twins: blind('notApplicable'),
    },
  ],
});

blindCases(httpsAvailable, [
  onHttp(),
  onHttp({ twins: seen(twins({ otherScheme: blind('timeout') })) }),
  onHttp({ twins: seen(twins({ otherScheme: blind('notApplicable') })) }),
  onHttp({ twins: other(ended(HTTPS, 'noName')) }),
  onHttp({ twins: other(ended(HTTPS, 'redirect', { complete: false })) }),
]);
