import { hostVariantsMerge } from '../../../lib/checks/seo/host-variants-merge.ts';
import type { Trail } from '../../../lib/facts/reply.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, scan, seen } from '../../kit/facts.ts';
import { glance } from '../../kit/glance.ts';
import { answer } from '../../kit/transport.ts';

const WWW = 'https://www.voorbeeld.nl/';
const HERE = 'https://voorbeeld.nl/';
const hop = (url: string, status: number, location: string, byBrowser = false) => ({
  url,
  status,
  location,
  byBrowser,
});
const trail = (changes: Partial<Trail>): Trail => ({
  asked: WWW,
  hops: [hop(WWW, 301, HERE)],
  complete: true,
  end: 'answer',
  reply: http({}, { asked: WWW, url: HERE, redirected: true }),
  ...changes,
});
const ended = (url: string, status = 200) => trail({ hops: [], reply: http({}, { url, status }) });
const twins = (https: Trail, httpTrail: Trail = https) => ({
  scan: scan(),
  twins: { otherScheme: blind('notApplicable'), twinHttps: seen(https), twinHttp: seen(httpTrail) },
  twinPage: seen(null),
  answer: seen(answer()),
});

cases(hostVariantsMerge, {
  merged: [
    twins(trail({})),
    twins(trail({ hops: [hop('http://www.voorbeeld.nl/', 307, WWW, true), hop(WWW, 308, HERE)] })),
    twins(trail({ end: 'refused', hops: [], reply: null }), trail({ asked: 'http://www.voorbeeld.nl/' })),
    // On this host, the visitor is redirected to a language, or to a consent page on another site.
    twins(
      trail({
        hops: [hop(WWW, 301, HERE), hop(HERE, 302, `${HERE}nl`), hop(`${HERE}nl`, 301, `${HERE}nl/`)],
        reply: http({}, { asked: WWW, url: `${HERE}nl/`, redirected: true }),
      }),
    ),
    twins(
      trail({
        hops: [hop(WWW, 301, HERE), hop(HERE, 302, 'https://toestemming.nl/?terug=x')],
        end: 'redirect',
        reply: null,
      }),
    ),
  ],
  temporary: [
    twins(trail({ hops: [hop(WWW, 302, HERE)] })),
    twins(trail({ hops: [hop(WWW, 301, WWW), hop(WWW, 307, HERE)] })),
    twins(trail({ hops: [hop(WWW, 301, 'http://voorbeeld.nl/'), hop('http://voorbeeld.nl/', 302, HERE)] })),
  ],
  long: [twins(trail({ hops: [hop(WWW, 301, `${WWW}a`), hop(`${WWW}a`, 301, `${WWW}b`), hop(`${WWW}b`, 301, HERE)] }))],
  canonical: [{ ...twins(ended(WWW)), twinPage: seen(glance({ canonicals: [HERE] })) }],
  elsewhere: [
    twins(ended('https://elders.nl/')),
    twins(trail({ end: 'redirect', reply: null, hops: [hop(WWW, 301, 'https://elders.nl/')] })),
  ],
  separate: [
    { ...twins(ended(WWW)), twinPage: seen(glance()) },
    { ...twins(ended(WWW)), twinPage: seen(glance({ canonicals: [WWW] })) },
  ],
  broken: [
    twins(ended(WWW, 404)),
    twins(ended(WWW, 500)),
    twins(trail({ end: 'redirect', reply: null })),
    twins(trail({ end: 'redirect', reply: null, hops: [hop(WWW, 301, HERE), hop(HERE, 301, WWW)] })),
  ],
  unreachable: [
    twins(trail({ end: 'certificate', hops: [], reply: null })),
    twins(trail({ end: 'refused', hops: [], reply: null })),
    // HSTS of the page's host holds for its twin: browsers that know it never request that over plain http.
    {
      ...twins(trail({ end: 'refused', hops: [], reply: null }), trail({ asked: 'http://www.voorbeeld.nl/' })),
      answer: seen(answer({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' }, { url: HERE })),
    },
  ],
  noTwin: [
    {
      ...twins(trail({})),
      twins: {
        otherScheme: blind('notApplicable'),
        twinHttps: blind('notApplicable'),
        twinHttp: blind('notApplicable'),
      },
    },
  ],
  noName: [twins(trail({ end: 'noName', hops: [], reply: null }))],
});

blindCases(hostVariantsMerge, [
  twins(trail({ complete: false, hops: [] })),
  twins(trail({ complete: false, hops: [], end: 'redirect', reply: null })),
  twins(ended(WWW, 403)),
  twins(ended(WWW, 401)),
  { ...twins(ended(WWW)), twinPage: blind('timeout') },
  {
    ...twins(trail({})),
    twins: { otherScheme: blind('denied'), twinHttps: blind('denied'), twinHttp: blind('denied') },
  },
]);
