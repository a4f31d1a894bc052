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
  proof('chromium', REDIRECTS, 'row 27: whatever redirects, wherever it leads'),
  proof('firefox', REDIRECTS, 'row 27: whatever redirects, wherever it leads'),
];

/** The rules of what is asked of whom. */
export const FETCH_POLICY: readonly Entry[] = [
  {
    id: 'policy: one module asks',
    name: 'no other names a way to the network, and the linter keeps it so',
    asks: ['unit'],
    proofs: [
      proof('unit', 'test/faults/lint-rule.test.ts', 'policy: one module asks the network, and the linter keeps it so'),
    ],
  },
  {
    id: 'policy: what may be asked',
    name: 'http or https without credentials; this host, its twin, its mail policy; their own ports',
    asks: ['property'],
    proofs: [
      proof('property', NAMES, 'policy: what may be asked: from a public page only its host'),
      proof('unit', NAMES, 'policy: what may be asked: no scheme but http and https, and no credentials'),
      proof('unit', 'test/collect/network/policy.test.ts', 'from %s, %s: %s'),
    ],
  },
  {
    id: 'policy: addresses out of a page',
    name: 'only of the same site, none that acts when it is opened, and within the plan of 48 requests',
    asks: ['unit'],
    proofs: [
      proof('unit', REACH, 'the plan of 48 requests holds'),
      proof('unit', REACH, '%s is not asked'),
      proof('unit', 'test/collect/site/canonical-target.test.ts', 'collectCanonicalTarget'),
      proof('chromium', ACTING, 'a scan of %s asks for nothing that acts'),
      proof('firefox', ACTING, 'a scan of %s asks for nothing that acts'),
    ],
  },
  {
    id: 'policy: private addresses',
    name: 'not from a public page; from a private one only its own origin, and nobody else is told of it',
    asks: ['unit'],
    proofs: [
      proof('unit', NAMES, 'policy: private addresses: %s is not asked from a public page'),
      proof('unit', NAMES, 'policy: private pages: from %s only its own origin is asked'),
      proof('chromium', PRIVATE, 'in chromium, at contact level C'),
      proof('firefox', PRIVATE, 'in firefox, at contact level B'),
    ],
  },
  {
    id: 'policy: redirects',
    name: 'judged hop by hop where they can be seen, and not followed where they cannot',
    asks: ['unit', 'chromium', 'firefox'],
    proofs: [
      proof('unit', REACH, 'redirects that can be seen'),
      proof('unit', REACH, 'redirects that nobody shows'),
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
        'every request goes without cookies, cache and referrer',
      ),
      proof('chromium', 'test/browser/same-grade.test.ts', 'every site gets one grade in both browsers'),
      proof('firefox', 'test/browser/same-grade.test.ts', 'every site gets one grade in both browsers'),
      proof('firefox', IN_PAGE, 'is read no further than anywhere else'),
      proof('firefox', IN_PAGE, 'is waited for no longer than anywhere else'),
      proof('chromium', ANSWERS, 'row 24: giant body, compression bomb'),
      proof('chromium', ANSWERS, 'row 25: an answer that drips and never ends'),
      proof('firefox', ANSWERS, 'row 25: an answer that drips and never ends'),
      proof(
        'unit',
        'test/collect/network/limit.test.ts',
        'lets at most so many through at once, in order, also after a failure',
      ),
    ],
  },
  {
    id: 'policy: the ledger',
    name: 'is written before the call, and is what the proxy saw',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', 'test/browser/same-grade.test.ts', 'every site gets one grade in both browsers'),
      proof('firefox', 'test/browser/same-grade.test.ts', 'every site gets one grade in both browsers'),
      proof('chromium', FIRST_CLICK, 'the first click sees as much in both browsers'),
      proof('firefox', FIRST_CLICK, 'the first click sees as much in both browsers'),
      proof('firefox', IN_PAGE, 'a page that does not let itself be asked'),
      proof('firefox', IN_PAGE, 'a page that goes away while it is asked'),
      proof('chromium', ANSWERS, 'row 27: a redirect to another host'),
      ...EVERYWHERE,
      proof('unit', REACH, 'are followed one by one, each in the ledger, with the cookies of all'),
      proof('unit', REACH, 'what the browser answers itself is no request, and its row says so'),
      proof('unit', 'test/faults/01-21.test.ts', 'a row is written down for good before its request leaves'),
      proof('unit', 'test/api/client.test.ts', 'nothing is sent before its contact is written down for good'),
    ],
  },
];
