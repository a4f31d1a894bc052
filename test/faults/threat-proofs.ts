import type { Entry, Proof, Where } from './entry.ts';

const proof = (where: Where, file: string, title: string): Proof => ({ where, file, title });
const THREATS_FILE = 'test/browser/faults/threats.test.ts';
const MANIFEST = 'test/browser/package/manifest.test.ts';
const REDIRECTS = 'test/browser/faults/27-redirects.test.ts';
const ACTING = 'test/browser/faults/acting-addresses.test.ts';
const PRIVATE = 'test/browser/faults/private-names.test.ts';
const OWN_FAULTS = 'test/browser/faults/own-faults.test.ts';
const CANARY = 'test/browser/service/canary.test.ts';
const CLOBBERED = 'test/browser/clobbered';
const inBoth = (title: string, file = THREATS_FILE): readonly Proof[] => [
  proof('chromium', file, title),
  proof('firefox', file, title),
];

/** What an attacker may want, and what shows that it is not to be had. */
export const THREATS: readonly Entry[] = [
  {
    id: 'threat: the partner key leaks',
    name: 'into a page, a log, an address, an export or a file',
    asks: ['chromium'],
    proofs: [
      proof(
        'chromium',
        CANARY,
        'after using every feature, the key is only in its record and in the header to its host',
      ),
      proof('unit', 'test/platform/storage/secret.test.ts', 'a secret prints as dots'),
    ],
  },
  {
    id: 'threat: the partner key goes to a wrong server',
    name: 'another address, a redirect, plain http',
    asks: ['chromium'],
    proofs: [
      proof(
        'chromium',
        'test/browser/service.test.ts',
        'a key is bound to its address, and never sent to another service',
      ),
      proof('chromium', 'test/browser/service/options.test.ts', 'the key is bound to the address'),
    ],
  },
  {
    id: 'threat: the partner key stays on a shared computer',
    name: 'a key for this session only',
    asks: ['chromium'],
    proofs: [proof('chromium', 'test/browser/views/options.test.ts', 'can be stored for this session only')],
  },
  {
    id: 'threat: forged messages',
    name: 'a command from anybody but our own pages',
    asks: ['unit', 'chromium'],
    proofs: [
      proof('unit', 'test/platform/scan/commands.test.ts', '%s gets no answer'),
      ...inBoth('threat: forged messages: a script in a page gets no answer to a command'),
    ],
  },
  {
    id: 'threat: other extensions and web pages',
    name: 'a connection from outside',
    asks: ['unit', 'chromium'],
    proofs: [
      proof('unit', MANIFEST, 'exposes nothing to pages or other extensions, and allows no script from elsewhere'),
      ...inBoth('threat: web pages: a page has no API to reach the extension'),
    ],
  },
  {
    id: 'threat: fingerprinting',
    name: 'a page that finds out that Pijler is installed',
    asks: ['unit', 'chromium'],
    proofs: [
      proof('unit', MANIFEST, 'exposes nothing to pages or other extensions, and allows no script from elsewhere'),
      ...inBoth('threat: fingerprinting: a page cannot load a file of ours, and a scan leaves no trace in it'),
    ],
  },
  {
    id: 'threat: steered requests',
    name: 'a site that makes us send a request to an address of its choice',
    asks: ['property', 'chromium', 'firefox'],
    proofs: [
      proof('property', 'test/faults/32-43.test.ts', 'policy: allowed requests: from a public page only its host'),
      ...inBoth('row 27: a redirect to another host', 'test/browser/faults/22-31.test.ts'),
      // In every state of access.
      ...inBoth('row 27: every kind of request, redirected to every kind of target', REDIRECTS),
      ...inBoth('a scan of %s requests no address that triggers an action', ACTING),
    ],
  },
  {
    id: 'threat: stalled scans',
    name: 'text on which one of our patterns never ends',
    asks: ['unit'],
    proofs: [
      proof('unit', 'test/faults/linear-patterns.test.ts', 'every pattern takes linear time'),
      proof('unit', 'test/faults/long-runs.test.ts', 'a long run of one character is parsed like a short one'),
    ],
  },
  {
    id: 'threat: an internal error',
    name: 'caused by a site: it affects one row, and reveals nothing of the page',
    asks: ['unit', 'chromium', 'firefox'],
    proofs: [
      proof('unit', 'test/faults/own-faults.test.ts', 'a check that throws'),
      proof('unit', 'test/faults/own-faults.test.ts', 'a collector'),
      proof('chromium', OWN_FAULTS, 'in Chromium'),
      proof('chromium', OWN_FAULTS, 'a build for the stores logs none of the errors to the console'),
      proof('firefox', OWN_FAULTS, 'in Firefox'),
      proof('chromium', 'test/browser/views/boundary.test.ts', 'an internal error'),
    ],
  },
  {
    id: 'threat: XSS',
    name: 'text that becomes markup or code in our own pages',
    asks: ['chromium', 'firefox'],
    proofs: [
      ...inBoth('threat: XSS: no text runs as code in %s'),
      proof('chromium', THREATS_FILE, 'threat: XSS: markup written into %s throws'),
      proof('chromium', 'test/browser/faults/22-views.test.ts', 'row 22: hostile strings in the extension’s own pages'),
    ],
  },
  {
    id: 'threat: privacy of scans',
    name: 'a request that is missing from the ledger',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof(
        'chromium',
        'test/browser/scan.test.ts',
        'one click on the demo site gives exactly the eight fields, and the ledger matches the proxy log',
      ),
      proof('firefox', 'test/browser/firefox.test.ts', 'the ledger matches the proxy log'),
      ...inBoth('every site gets the same grade in both browsers', 'test/browser/same-grade.test.ts'),
      ...inBoth('the first click gives the same results in both browsers', 'test/browser/first-click.test.ts'),
      // In every state of access.
      ...inBoth('row 27: every kind of request, redirected to every kind of target', REDIRECTS),
      proof('chromium', PRIVATE, 'in chromium, at contact level C'),
      proof('firefox', PRIVATE, 'in firefox, at contact level B'),
    ],
  },
  {
    id: 'threat: session riding',
    name: 'cookies, other methods, or queries of ours other than one tracking parameter',
    asks: ['chromium'],
    proofs: [
      proof(
        'chromium',
        'test/browser/scan.test.ts',
        'one click on the demo site gives exactly the eight fields, and the ledger matches the proxy log',
      ),
    ],
  },
  {
    id: 'threat: remote code',
    name: 'code made of text or fetched from elsewhere',
    asks: ['unit', 'chromium', 'firefox'],
    proofs: [
      proof('unit', 'test/browser/package/bundles.test.ts', 'threat: remote code: the build for %s'),
      ...inBoth('threat: remote code: the accessibility engine evaluates no text as code'),
    ],
  },
  {
    id: 'threat: a page changes its own grade',
    name: 'elements, frames and controls with the names of what we or the browser look for; frames and shadow roots that hide them',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', `${CLOBBERED}/globals.test.ts`, 'elements and frames of a page do not shadow globals'),
      proof('chromium', `${CLOBBERED}/names.test.ts`, 'reader and engine report the same whichever name is shadowed'),
      ...inBoth('threat: a page changes its own grade: %s', `${CLOBBERED}/grade.test.ts`),
      proof(
        'unit',
        'test/collect/axe/join-frames.test.ts',
        'a rule that was interrupted in a frame counts as interrupted for the page',
      ),
    ],
    limits: 'a page may show something else to visitors with an extension, or during a scan: what it shows is graded',
  },
  {
    id: 'threat: a line of a page is a command to a build',
    name: 'what GitHub, Forgejo, Azure Pipelines and TeamCity read in a log',
    asks: ['unit'],
    proofs: [
      proof(
        'unit',
        'test/export/ci-log.test.ts',
        'no line of a saved or printed report is read as a command by a CI runner',
      ),
      proof('unit', 'test/house-pinned.test.ts', 'a CI step takes no commands from the text of a page'),
    ],
  },
  {
    id: 'threat: supply chain',
    name: 'a package that is not what it was',
    asks: ['unit'],
    proofs: [
      proof('unit', 'test/faults/supply-chain.test.ts', 'threat: supply chain'),
      proof('unit', 'test/house-pinned.test.ts', 'every action is pinned to a commit'),
      proof('chromium', 'test/browser/package/package.test.ts', 'a rebuild from the sources zip in another folder'),
    ],
  },
];
