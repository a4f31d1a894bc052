import type { Entry } from './matrix.ts';

/** Faults 22 to 43: what sites, registers and services answer, and what a browser withholds. */
export const ROWS_22_43: readonly Entry[] = [
  { id: 'row 22', name: 'hostile strings in every field that is shown', asks: ['property', 'chromium'], proofs: [] },
  { id: 'row 23', name: 'JSON-LD of 10 MB, nested 100,000 deep, with __proto__ keys', asks: ['property'], proofs: [] },
  { id: 'row 24', name: 'giant body, compression bomb', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 25', name: 'answer that drips and never ends', asks: ['chromium', 'firefox'], proofs: [] },
  { id: 'row 26', name: 'redirect loop', asks: ['chromium'], proofs: [] },
  {
    id: 'row 27',
    name: 'redirect to another host, a private address, file: or data:',
    asks: ['chromium', 'firefox'],
    proofs: [],
  },
  { id: 'row 28', name: 'soft 404: a web page where a file was asked', asks: ['unit'], proofs: [] },
  { id: 'row 29', name: 'every status, every charset, wrong ones too', asks: ['property'], proofs: [] },
  { id: 'row 30', name: 'repeated, empty, very long or non-latin headers', asks: ['property'], proofs: [] },
  { id: 'row 31', name: 'refused by CORS against network down', asks: ['unit'], proofs: [] },
  {
    id: 'row 32',
    name: 'captive portal, transparent proxy, antivirus that opens TLS',
    asks: [],
    proofs: [],
    argued:
      'A machine in between cannot be told from a site by what an extension sees, so nothing is judged by it: the issuer of a certificate is told as information and costs no points, and an answer that is a login page or a challenge makes what rests on it unknown.',
  },
  { id: 'row 33', name: 'odd answers of a DNS resolver', asks: ['property'], proofs: [] },
  { id: 'row 34', name: 'odd host names', asks: ['property'], proofs: [] },
  { id: 'row 35', name: 'odd answers of a registry', asks: ['unit'], proofs: [] },
  { id: 'row 36', name: 'odd answers of the scan service', asks: ['property'], proofs: [] },
  { id: 'row 37', name: 'permission taken back in the middle', asks: ['firefox', 'chromium'], proofs: [] },
  { id: 'row 38', name: 'page on another scheme, port or name than the access', asks: ['chromium'], proofs: [] },
  { id: 'row 39', name: 'no permission is listed while the click gives access', asks: ['chromium'], proofs: [] },
  {
    id: 'row 40',
    name: 'access denied for ever by the policy of an organisation',
    asks: [],
    proofs: [],
    argued:
      'A managed policy cannot be installed by a test without being the administrator of the machine; it refuses in the same two ways that are tested: the injection fails with the browser’s own sentence, which becomes a state with words, and a request of permission comes back refused, which leaves its parts "not tested: no access".',
  },
  { id: 'row 41', name: 'another extension changes headers or adds to the page', asks: ['chromium'], proofs: [] },
  { id: 'row 42', name: 'translated, reader or AMP page', asks: ['unit'], proofs: [] },
  { id: 'row 43', name: 'print of 500 failing elements', asks: ['unit'], proofs: [] },
];
