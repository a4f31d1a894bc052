import type { Entry, Proof, Where } from './entry.ts';

const proof = (where: Where, file: string, title: string): Proof => ({ where, file, title });
const NAMES = 'test/faults/32-43.test.ts';
const REACH = 'test/collect/network/create-reach.test.ts';
const ANSWERS = 'test/browser/faults/22-31.test.ts';
const ACTING = 'test/browser/faults/acting-addresses.test.ts';
const PRIVATE = 'test/browser/faults/private-names.test.ts';
const REDIRECTS = 'test/browser/faults/27-redirects.test.ts';
const FIRST_CLICK = 'test/browser/first-click.test.ts';
const IN_PAGE = 'test/browser/faults/in-page.test.ts';
/** In every state of access, with the log of a proxy held against the ledger. */
const EVERYWHERE: readonly Proof[] = [
  proof('chromium', REDIRECTS, 'row 27: every kind of request, redirected to every kind of target'),
  proof('firefox', REDIRECTS, 'row 27: every kind of request, redirected to every kind of target'),
];

/** The rules for which requests may be sent, and to whom. */
export const FETCH_POLICY: readonly Entry[] = [
  {
    id: 'policy: one module accesses the network',
    name: 'no other uses a network API, which the linter enforces',
    asks: ['unit'],
    proofs: [
      proof('unit', 'test/faults/lint-rule.test.ts', 'policy: the linter allows only one module to access the network'),
    ],
  },
  {
    id: 'policy: allowed requests',
    name: 'http or https without credentials; this host, its twin, its mail policy; their own ports',
    asks: ['property'],
    proofs: [
      proof('property', NAMES, 'policy: allowed requests: from a public page only its host'),
      proof('unit', NAMES, 'policy: allowed requests: no scheme but http and https, and no credentials'),
      proof('unit', 'test/collect/network/policy.test.ts', 'from %s, %s: %s'),
    ],
  },
  {
    id: 'policy: addresses out of a page',
    name: 'only of the same site, none that triggers an action, and within the plan of 48 requests',
    asks: ['unit'],
    proofs: [
      proof('unit', REACH, 'sends no more than the planned 48 requests'),
      proof('unit', REACH, 'sends no request to %s'),
      proof('unit', 'test/collect/site/canonical-target.test.ts', 'collectCanonicalTarget'),
      proof('chromium', ACTING, 'a scan of %s requests no address that triggers an action'),
      proof('firefox', ACTING, 'a scan of %s requests no address that triggers an action'),
    ],
  },
  {
    id: 'policy: private addresses',
    name: 'not from a public page; from a private one only its own origin, without disclosing it to anyone else',
    asks: ['unit'],
    proofs: [
      proof('unit', NAMES, 'policy: private addresses: %s is not requested from a public page'),
      proof('unit', NAMES, 'policy: private pages: from %s only its own origin is requested'),
      proof('chromium', PRIVATE, 'in chromium, at contact level C'),
      proof('firefox', PRIVATE, 'in firefox, at contact level B'),
    ],
  },
  {
    id: 'policy: redirects',
    name: 'checked hop by hop where visible, and not followed where invisible',
    asks: ['unit', 'chromium', 'firefox'],
    proofs: [
      proof('unit', REACH, 'visible redirects'),
      proof('unit', REACH, 'invisible redirects'),
      proof('unit', REACH, 'that redirect'),
      proof('unit', 'test/platform/scan/browser-host.test.ts', 'to %s, and no redirect is followed'),
      proof('chromium', ANSWERS, 'row 27: a redirect to another host'),
      proof('firefox', ANSWERS, 'row 27: a redirect to another host'),
      ...EVERYWHERE,
    ],
  },
  {
    id: 'policy: every request',
    name: 'without cookies, cache and referrer, under a deadline and a cap, six at once',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof(
        'unit',
        'test/platform/scan/browser-host.test.ts',
        'every request is sent without cookies, cache and referrer',
      ),
      proof('chromium', 'test/browser/same-grade.test.ts', 'every site gets the same grade in both browsers'),
      proof('firefox', 'test/browser/same-grade.test.ts', 'every site gets the same grade in both browsers'),
      proof('firefox', IN_PAGE, 'is read up to the usual size limits'),
      proof('firefox', IN_PAGE, 'is subject to the usual timeout'),
      proof('chromium', ANSWERS, 'row 24: giant body, compression bomb'),
      proof('chromium', ANSWERS, 'row 25: a response that trickles in and never ends'),
      proof('firefox', ANSWERS, 'row 25: a response that trickles in and never ends'),
      proof(
        'unit',
        'test/collect/network/limit.test.ts',
        'runs at most the given number of tasks at once, in order, also after a failure',
      ),
    ],
  },
  {
    id: 'policy: the ledger',
    name: 'is written before each request, and matches the proxy log',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', 'test/browser/same-grade.test.ts', 'every site gets the same grade in both browsers'),
      proof('firefox', 'test/browser/same-grade.test.ts', 'every site gets the same grade in both browsers'),
      proof('chromium', FIRST_CLICK, 'the first click gives the same results in both browsers'),
      proof('firefox', FIRST_CLICK, 'the first click gives the same results in both browsers'),
      proof('firefox', IN_PAGE, 'a page in whose context no requests can be sent'),
      proof('firefox', IN_PAGE, 'a page that is left while requests are sent in its context'),
      proof('chromium', ANSWERS, 'row 27: a redirect to another host'),
      ...EVERYWHERE,
      proof('unit', REACH, 'are followed hop by hop, each recorded in the ledger, with the cookies of every hop'),
      proof('unit', REACH, 'that the browser answers itself are marked as such in the ledger'),
      proof('unit', 'test/faults/01-21.test.ts', 'a ledger row is persisted before its request is sent'),
      proof('unit', 'test/api/client.test.ts', 'a request is sent only after its ledger row has been persisted'),
    ],
  },
];
