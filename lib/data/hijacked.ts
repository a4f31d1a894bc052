/** Hosts of scripts that fell into other hands or served malware under a trusted name. */
export interface HijackedHost {
  /** Registrable domain; its subdomains count too. */
  readonly host: string;
  readonly what: 'takenOver' | 'lapsed';
  /** Year and month. */
  readonly since: string;
  readonly source: string;
  readonly checked: string;
}

export const HIJACKED_CHECKED = '2026-11-20';
const POLYFILL = 'https://sansec.io/research/polyfill-supply-chain-attack';

const ROWS: readonly (readonly [host: string, what: HijackedHost['what'], since: string, source: string])[] = [
  ['polyfill.io', 'takenOver', '2024-06', POLYFILL],
  ['bootcdn.net', 'takenOver', '2024-06', POLYFILL],
  ['bootcss.com', 'takenOver', '2024-06', POLYFILL],
  ['staticfile.net', 'takenOver', '2024-06', POLYFILL],
  ['staticfile.org', 'takenOver', '2024-06', POLYFILL],
  ['unionadjs.com', 'takenOver', '2024-06', POLYFILL],
  ['xhsbpza.com', 'takenOver', '2024-06', POLYFILL],
  ['macoms.la', 'takenOver', '2024-06', POLYFILL],
  ['newcrbpc.com', 'takenOver', '2024-06', POLYFILL],
  [
    'coinhive.com',
    'lapsed',
    '2019-03',
    'https://www.troyhunt.com/i-now-own-the-coinhive-domain-heres-how-im-fighting-cryptojacking-and-doing-good-things-with-content-security-policies/',
  ],
  [
    'coin-hive.com',
    'lapsed',
    '2019-03',
    'https://www.troyhunt.com/i-now-own-the-coinhive-domain-heres-how-im-fighting-cryptojacking-and-doing-good-things-with-content-security-policies/',
  ],
];

export const HIJACKED: readonly HijackedHost[] = ROWS.map(([host, what, since, source]) => ({
  host,
  what,
  since,
  source,
  checked: HIJACKED_CHECKED,
}));
