import type { Entry, Proof, Where } from './entry.ts';

const proof = (where: Where, file: string, title: string): Proof => ({ where, file, title });
const HERE = 'test/faults/22-31.test.ts';
const ANSWERS = 'test/browser/faults/22-31.test.ts';
const REDIRECTS = 'test/browser/faults/27-redirects.test.ts';
const VISIBLE = 'test/browser/views/visible.test.ts';
const LAST_DOT = 'test/browser/last-dot.test.ts';
const BROWSER = 'test/browser/faults/32-43.test.ts';

/** Faults 22 to 43: what sites, registers and services answer, and what a browser withholds. */
export const ROWS_22_43: readonly Entry[] = [
  {
    id: 'row 22',
    name: 'hostile strings in every field that is shown',
    asks: ['property', 'chromium'],
    proofs: [
      proof(
        'property',
        'test/browser/faults/22-renderers.test.ts',
        'row 22: hostile strings in every field that is shown',
      ),
      proof('property', 'test/view/visible.test.ts', 'leaves no control or invisible character'),
      proof(
        'chromium',
        VISIBLE,
        'in %s, every invisible character is shown as its code point, and no other character is',
      ),
      proof(
        'firefox',
        VISIBLE,
        'in %s, every invisible character is shown as its code point, and no other character is',
      ),
      proof('property', 'test/platform/scan/badge.test.ts', 'the title names any host as the URL parser returns it'),
      proof('property', 'test/export/csv.test.ts', 'any table is read back as written, and no cell is a formula'),
      proof('property', 'test/export/report-markdown.test.ts', 'untrusted text adds no markup, no link and no line'),
      proof('property', 'test/export/report-html.test.ts', 'untrusted text stays text'),
      proof('chromium', 'test/browser/faults/22-views.test.ts', 'row 22: hostile strings in the extension’s own pages'),
      proof('chromium', 'test/browser/views/popup.test.ts', 'untrusted text stays text'),
      proof('chromium', 'test/browser/views/report.test.ts', 'untrusted text stays text'),
    ],
  },
  {
    id: 'row 23',
    name: 'JSON-LD of 10 MB, nested 100,000 deep, with __proto__ keys',
    asks: ['property'],
    proofs: [
      proof('unit', HERE, 'row 23: JSON-LD of any size and depth'),
      proof('property', 'test/parse/structured-data/json-ld.test.ts', 'any JSON and any text gives a result'),
      proof('chromium', 'test/browser/page/head.test.ts', 'returns JSON-LD as written, in whole blocks only'),
    ],
  },
  {
    id: 'row 24',
    name: 'giant body, compression bomb',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', ANSWERS, 'row 24: giant body, compression bomb'),
      proof('firefox', ANSWERS, 'row 24: giant body, compression bomb'),
    ],
  },
  {
    id: 'row 25',
    name: 'response that trickles in and never ends',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', ANSWERS, 'row 25: a response that trickles in and never ends'),
      proof('firefox', ANSWERS, 'row 25: a response that trickles in and never ends'),
    ],
  },
  {
    id: 'row 26',
    name: 'redirect loop',
    asks: ['chromium'],
    proofs: [
      proof('chromium', ANSWERS, 'row 26: a redirect loop'),
      proof('firefox', ANSWERS, 'row 26: a redirect loop'),
      proof('unit', 'test/collect/network/create-reach.test.ts', 'that never end are abandoned after a few hops'),
    ],
  },
  {
    id: 'row 27',
    name: 'redirect to another host, a private address, file: or data:',
    asks: ['chromium', 'firefox'],
    proofs: [
      proof('chromium', ANSWERS, 'row 27: a redirect to another host, a private address, file: or data:'),
      proof('firefox', ANSWERS, 'row 27: a redirect to another host, a private address, file: or data:'),
      proof('chromium', REDIRECTS, 'row 27: every kind of request, redirected to every kind of target'),
      proof('firefox', REDIRECTS, 'row 27: every kind of request, redirected to every kind of target'),
      proof('unit', 'test/collect/network/create-reach.test.ts', 'to %s: no request is sent there'),
    ],
  },
  {
    id: 'row 28',
    name: 'soft 404: a web page where a file was requested',
    asks: ['unit'],
    proofs: [
      proof('unit', HERE, 'row 28: a web page where a file was requested'),
      proof('unit', 'test/parse/site-files/sitemap.test.ts', 'recognises news, feeds, plain lists and web pages'),
    ],
  },
  {
    id: 'row 29',
    name: 'every status, every charset, wrong ones too',
    asks: ['property'],
    proofs: [
      proof('property', HERE, 'row 29: any status, type and bytes'),
      proof('property', 'test/parse/html/html-charset.test.ts', 'any bytes under any type become well-formed text'),
    ],
  },
  {
    id: 'row 30',
    name: 'repeated, empty, very long or non-latin headers',
    asks: ['property'],
    proofs: [
      proof('property', HERE, 'row 30: any headers'),
      proof(
        'property',
        'test/parse/http/header-list.test.ts',
        'never throws, and splits as String.split does when there are no quotes',
      ),
    ],
  },
  {
    id: 'row 31',
    name: 'refused by CORS against network down',
    asks: ['unit'],
    proofs: [
      proof('unit', HERE, 'row 31: refused by CORS against network down'),
      proof('unit', 'test/collect/network/create-reach.test.ts', '%s no redirect is followed, and the ledger says so'),
      proof('chromium', 'test/browser/scan.test.ts', 'without a network, checks of the page itself are still scored'),
    ],
  },
  {
    id: 'row 32',
    name: 'captive portal, transparent proxy, antivirus that opens TLS',
    asks: [],
    proofs: [],
    argued:
      'A machine in between cannot be told from a site by what an extension sees, so nothing is judged by it: the issuer of a certificate is information and costs no points, and an answer that is a login page or a challenge makes what rests on it not tested.',
  },
  {
    id: 'row 33',
    name: 'odd answers of a DNS resolver',
    asks: ['property'],
    proofs: [
      proof('property', 'test/parse/dns/dns-message.test.ts', 'arbitrary octets'),
      proof('property', 'test/parse/dns/answers-total.test.ts', 'each reader gives a result for any answers'),
      proof('unit', 'test/collect/dns/dns.test.ts', 'missing or withheld answers'),
      proof('unit', 'test/collect/dns/dns.test.ts', 'DNSSEC'),
    ],
  },
  {
    id: 'row 34',
    name: 'odd host names',
    asks: ['property', 'chromium', 'firefox'],
    proofs: [
      proof('chromium', 'test/browser/last-dot.test.ts', 'in %s, a page whose host ends in a dot'),
      proof('firefox', 'test/browser/last-dot.test.ts', 'in %s, a page whose host ends in a dot'),
      proof('property', 'test/faults/32-43.test.ts', 'row 34: odd host names'),
      proof('property', 'test/parse/url/host-name.test.ts', 'give the same result in every spelling'),
      proof('chromium', LAST_DOT, 'in %s, a page whose host ends in a dot'),
      proof('firefox', LAST_DOT, 'in %s, a page whose host ends in a dot'),
    ],
  },
  {
    id: 'row 35',
    name: 'odd answers of a registry',
    asks: ['unit'],
    proofs: [
      proof('property', 'test/parse/dns/rdap.test.ts', 'readRdap'),
      proof(
        'unit',
        'test/collect/network/create-reach.test.ts',
        '429 is reported as limited, and another error as offline',
      ),
    ],
  },
  {
    id: 'row 36',
    name: 'odd answers of the scan service',
    asks: ['property'],
    proofs: [
      proof('property', 'test/browser/service/fuzz.test.ts', `\${RUNS} generated responses render without an error`),
      proof('unit', 'test/api/answer.test.ts', 'odd answers of the reference service'),
      proof('unit', 'test/api/answer.test.ts', 'unknown ids, duplicates and malformed entries are noted'),
    ],
  },
  {
    id: 'row 37',
    name: 'permission taken back in the middle',
    asks: ['firefox', 'chromium'],
    proofs: [
      proof(
        'firefox',
        'test/browser/firefox.test.ts',
        'access revoked in mid-scan stops the requests, and the rest counts as denied',
      ),
      proof(
        'firefox',
        'test/browser/prompt.test.ts',
        'when access is revoked in mid-scan, its requests stop and its checks count as denied',
      ),
      proof(
        'chromium',
        'test/browser/prompt.test.ts',
        'when access is revoked in mid-scan, its requests stop and its checks count as denied',
      ),
    ],
  },
  {
    id: 'row 38',
    name: 'page on another scheme, port or name than the access',
    asks: ['chromium'],
    proofs: [proof('chromium', BROWSER, 'row 38: access covers another scheme, port or host than the page’s')],
  },
  {
    id: 'row 39',
    name: 'no permission is listed while the click gives access',
    asks: ['chromium'],
    proofs: [
      proof('chromium', BROWSER, 'row 39: the scan uses the access given by the click, although it is not listed'),
    ],
  },
  {
    id: 'row 40',
    name: 'access denied for ever by the policy of an organisation',
    asks: [],
    proofs: [],
    argued:
      'A managed policy cannot be installed by a test that is not the administrator of the machine. It refuses in two ways that are tested each: the injection fails with the browser’s own sentence, which becomes a state with words of its own, and a request for access is refused, which leaves its parts not tested for lack of access.',
  },
  {
    id: 'row 41',
    name: 'another extension changes headers or adds to the page',
    asks: ['chromium'],
    proofs: [
      proof('chromium', BROWSER, 'row 41: another extension adds to the page'),
      proof('chromium', BROWSER, 'a policy that it sets is reported'),
      proof('unit', 'test/faults/32-43.test.ts', 'row 41: a policy other than that of the fresh response'),
    ],
    limits:
      'a policy shows only in what it refuses, and only Chromium tells of that; one that another extension took away or loosened refuses nothing. What is judged is the fresh answer, which other extensions do not get to change.',
  },
  {
    id: 'row 42',
    name: 'translated, reader or AMP page',
    asks: ['unit'],
    proofs: [
      proof(
        'chromium',
        'test/browser/page/head.test.ts',
        'include language, body class, translation, recolouring and rendering mode',
      ),
      proof('unit', 'test/faults/32-43.test.ts', 'row 42: a page in translation'),
    ],
  },
  {
    id: 'row 43',
    name: 'print of 500 failing elements',
    asks: ['unit'],
    proofs: [
      proof('unit', 'test/export/csv.test.ts', 'evidence is truncated, and says how much more there is'),
      proof(
        'chromium',
        'test/browser/views/client-report.test.ts',
        'lists twenty of five hundred elements, and how many more there are',
      ),
    ],
  },
];
