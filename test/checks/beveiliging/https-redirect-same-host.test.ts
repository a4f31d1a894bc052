import { httpsRedirectSameHost } from '../../../lib/checks/beveiliging/https-redirect-same-host.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, other, trail } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const WWW = 'http://www.voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';
const over = (chain: Parameters<typeof other>[0]) => ({
  scan: scan(),
  answer: seen(answer()),
  twins: other(chain),
});
const HSTS = seen(answer({ 'strict-transport-security': 'max-age=300' }, { url: HTTPS }));
const onHttp = (url: string) => ({
  scan: scan({ url: HTTP }),
  answer: seen(answer({}, { url })),
  twins: blind('denied'),
});

cases(httpsRedirectSameHost, {
  same: [
    over(trail(HTTP, [hop(HTTP, HTTPS)])),
    over(trail(HTTP, [hop(HTTP, HTTPS), hop(HTTPS, HTTPS_WWW)])),
    over(trail(HTTP, [hop(HTTP, '/nl'), hop(`${HTTP}nl`, `${HTTPS}nl`)])),
  ],
  other: [
    over(trail(HTTP, [hop(HTTP, HTTPS_WWW)])),
    over(trail(HTTP, [hop(HTTP, WWW), hop(WWW, HTTPS_WWW)])),
    over(trail(HTTP, [hop(HTTP, 'https://elders.nl/')])),
    // Browsers remember no HSTS of an address.
    {
      scan: scan({ host: '192.0.2.7', url: 'https://192.0.2.7/' }),
      answer: seen(answer({ 'strict-transport-security': 'max-age=300' }, { url: 'https://192.0.2.7/' })),
      twins: other(trail('http://192.0.2.7/', [hop('http://192.0.2.7/', HTTPS_WWW)])),
    },
  ],
  // The same whether or not the browser showed the redirect.
  behindHsts: [
    { ...over(trail(HTTP, [hop(HTTP, HTTPS_WWW)])), answer: HSTS },
    { ...over(trail(HTTP, [hop(HTTP, HTTPS)])), answer: HSTS },
    { ...over(trail(HTTP, [hop(HTTP, HTTPS, { byBrowser: true })])), answer: HSTS },
  ],
  byBrowser: [over(trail(HTTP, [hop(HTTP, HTTPS, { byBrowser: true })]))],
  noHttp: [over(ended(HTTP, 'refused'))],
  noRedirect: [
    over(trail(HTTP)),
    over(trail(HTTP, [hop(HTTP, WWW)])),
    over(trail(HTTP, [], { complete: false })),
    onHttp(HTTP),
  ],
  loopback: [{ scan: scan({ host: '127.0.0.1' }), answer: blind('denied'), twins: blind('notApplicable') }],
});

blindCases(httpsRedirectSameHost, [
  { scan: scan(), answer: seen(answer()), twins: blind('denied') },
  { scan: scan({ url: HTTP }), answer: blind('notApplicable'), twins: blind('denied') },
  onHttp(HTTPS),
  over(trail(HTTP, [], { complete: false, reply: http({}, { url: HTTPS }) })),
  over(ended(HTTP, 'redirect', { complete: false })),
]);
