/** Hosts of scripts that were taken over or served malware under a trusted name. */
export interface HijackedHost {
  /** Registrable domain; its subdomains count too. */
  readonly host: string;
  /** Year and month. */
  readonly since: string;
  readonly source: string;
  readonly checked: string;
}

export const HIJACKED_CHECKED = '2026-11-20';
const POLYFILL = 'https://sansec.io/research/polyfill-supply-chain-attack';

const ROWS: readonly (readonly [host: string, since: string, source: string])[] = [
  ['polyfill.io', '2024-06', POLYFILL],
  ['bootcdn.net', '2024-06', POLYFILL],
  ['bootcss.com', '2024-06', POLYFILL],
  ['staticfile.net', '2024-06', POLYFILL],
  ['staticfile.org', '2024-06', POLYFILL],
  ['unionadjs.com', '2024-06', POLYFILL],
  ['xhsbpza.com', '2024-06', POLYFILL],
  ['macoms.la', '2024-06', POLYFILL],
  ['newcrbpc.com', '2024-06', POLYFILL],
  ['googie-anaiytics.com', '2024-06', POLYFILL],
  ['kuurza.com', '2024-06', POLYFILL],
];

export const HIJACKED: readonly HijackedHost[] = ROWS.map(([host, since, source]) => ({
  host,
  since,
  source,
  checked: HIJACKED_CHECKED,
}));
