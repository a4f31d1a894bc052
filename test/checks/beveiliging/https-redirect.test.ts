import { httpsRedirect } from '../../../lib/checks/beveiliging/https-redirect.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { answer, ended, hop, other, trail, twins } from '../../kit/transport.ts';

const HTTP = 'http://voorbeeld.nl/';
const HTTPS = 'https://voorbeeld.nl/';
const WWW = 'http://www.voorbeeld.nl/';
const HTTPS_WWW = 'https://www.voorbeeld.nl/';
type Chain = Parameters<typeof other>[0];
const over = (chain: Chain) => ({ scan: scan(), answer: seen(answer()), twins: other(chain) });
const withHsts = (header: string, chain: Chain, url = HTTPS) => ({
  ...over(chain),
  answer: seen(answer({ 'strict-transport-security': header }, { url })),
});
const YEAR = 'max-age=31536000';
const plain = trail(HTTP, [], { reply: http({}, { url: HTTP }), onward: null });
const on = (status: number, changes: Partial<Chain> = {}) =>
  over(trail(HTTP, [], { reply: http({}, { url: HTTP, status }), onward: null, ...changes }));
const onHttp = (url: string) => ({
  scan: scan({ url: HTTP }),
  answer: seen(answer({}, { url })),
  twins: blind('denied'),
});

cases(httpsRedirect, {
  redirects: [
    over(trail(HTTP, [hop(HTTP, HTTPS)])),
    over(trail(HTTP, [hop(HTTP, HTTPS, { status: 302 })])),
    over(trail(HTTP, [hop(HTTP, WWW), hop(WWW, HTTPS_WWW, { status: 308 })])),
    over(ended(HTTP, 'certificate', { hops: [hop(HTTP, HTTPS)] })),
    withHsts(YEAR, trail(HTTP, [hop(HTTP, HTTPS)])),
    onHttp(HTTPS),
  ],
  portClosed: [over(ended(HTTP, 'refused'))],
  byBrowser: [over(trail(HTTP, [hop(HTTP, HTTPS, { status: 307, byBrowser: true })]))],
  lingers: [over(trail(HTTP, [hop(HTTP, WWW, { status: 302 }), hop(WWW, HTTPS_WWW, { status: 302 })]))],
  byMarkup: [on(200, { onward: { by: 'refresh', url: HTTPS } }), on(200, { onward: { by: 'script', url: HTTPS_WWW } })],
  behindHsts: [
    withHsts(YEAR, plain),
    withHsts('max-age=300', trail(HTTP, [hop(HTTP, HTTPS), hop(HTTPS, HTTP)])),
    withHsts(YEAR, trail(HTTP, [hop(HTTP, WWW, { status: 302 }), hop(WWW, HTTPS_WWW, { status: 302 })])),
    withHsts(YEAR, { ...plain, onward: { by: 'refresh', url: HTTPS } }),
  ],
  stays: [
    on(200),
    withHsts('max-age=0', plain),
    // Another host's header says nothing about this one.
    withHsts(YEAR, plain, 'https://inloggen.voorbeeld.nl/'),
    on(404),
    on(200, { onward: { by: 'refresh', url: WWW } }),
    on(200, { complete: false }),
    over(trail(HTTP, [hop(HTTP, WWW)], { onward: null })),
    over(trail(HTTP, [hop(HTTP, HTTPS), hop(HTTPS, HTTP)])),
    // In a loop, and endlessly on the same host.
    over(ended(HTTP, 'redirect', { hops: [hop(HTTP, WWW), hop(WWW, HTTP)] })),
    over(ended(HTTP, 'redirect', { hops: [hop(HTTP, `${HTTP}?1`), hop(`${HTTP}?1`, `${HTTP}?2`)] })),
    onHttp(HTTP),
    { ...onHttp(HTTP), answer: seen(answer({}, { url: HTTP, status: 403, barrier: 'wall' })) },
  ],
  loopback: [{ scan: scan({ host: 'localhost' }), answer: blind('denied'), twins: blind('notApplicable') }],
});

blindCases(httpsRedirect, [
  { scan: scan(), answer: seen(answer()), twins: blind('denied') },
  { scan: scan(), answer: seen(answer()), twins: seen(twins({ otherScheme: blind('timeout') })) },
  { scan: scan(), answer: seen(answer()), twins: seen(twins({ otherScheme: blind('notApplicable') })) },
  { scan: scan({ url: HTTP }), answer: blind('timeout'), twins: blind('denied') },
  // Without webRequest the end of the chain is seen, but not its hops.
  over(trail(HTTP, [], { complete: false, reply: http({}, { url: HTTPS }) })),
  over(ended(HTTP, 'redirect', { complete: false })),
  withHsts(YEAR, trail(HTTP, [], { reply: http({}, { url: HTTP }) })),
  on(403),
  // A challenge with a success status.
  over(trail(HTTP, [], { reply: http({ 'sg-captcha': 'challenge' }, { url: HTTP, status: 202 }), onward: null })),
  on(429),
  on(401),
  over(trail(HTTP, [], { reply: http({}, { url: HTTP }) })),
  over(ended(HTTP, 'noName')),
  over(ended(HTTP, 'redirect', { hops: [hop(HTTP, WWW)] })),
]);
