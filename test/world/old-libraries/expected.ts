/** Worst severity that a public advisory gives a release, as the GitHub Advisory Database rates it. */
export type Severity = 'low' | 'medium' | 'high' | 'critical';

export interface Expected {
  /** Id of `lib/data/software/libraries.ts`. */
  readonly library: string;
  readonly version: string;
  readonly severity: Severity;
  /** The advisory that says so. */
  readonly advisory: string;
  /** Its worst is that the page hangs: nobody gains anything by it. */
  readonly hangs: boolean;
}

const expected = (library: string, version: string, severity: Severity, id: string): Expected => ({
  library,
  version,
  severity,
  advisory: `https://github.com/advisories/${id}`,
  hangs: false,
});
const hanging = (...result: Parameters<typeof expected>): Expected => ({ ...expected(...result), hangs: true });

/** What public advisories say of nineteen old releases: written from these pages alone, not from our own table. */
export const EXPECTED: readonly Expected[] = [
  expected('jquery', '1.12.4', 'medium', 'GHSA-gxr4-xjj5-5px2'),
  expected('jquery', '3.4.1', 'medium', 'GHSA-jpcq-cgw6-v4j6'),
  expected('jquery-ui', '1.12.1', 'medium', 'GHSA-9gj3-hwp5-pmwc'),
  hanging('jquery-validation', '1.19.1', 'high', 'GHSA-jxwx-85vp-gvwm'),
  expected('bootstrap', '3.3.7', 'medium', 'GHSA-9v3m-8fp8-mj99'),
  expected('bootstrap', '4.1.3', 'medium', 'GHSA-9v3m-8fp8-mj99'),
  expected('angularjs', '1.7.8', 'high', 'GHSA-89mq-4x47-5v83'),
  expected('lodash', '4.17.10', 'critical', 'GHSA-jf85-cpcp-j695'),
  expected('underscore', '1.8.3', 'critical', 'GHSA-cf4h-3jhx-xvhq'),
  hanging('moment', '2.19.1', 'high', 'GHSA-446m-mv8f-q348'),
  expected('handlebars', '4.5.2', 'critical', 'GHSA-f2jv-r9rf-7988'),
  expected('mustache', '2.1.0', 'high', 'GHSA-w3w8-37jv-2c58'),
  expected('dompurify', '2.0.8', 'critical', 'GHSA-p3vf-v8qc-cwcr'),
  expected('axios', '0.21.1', 'high', 'GHSA-cph5-m8f7-6c5x'),
  expected('chart.js', '2.9.3', 'high', 'GHSA-h68q-55jf-x68w'),
  expected('swiper', '6.4.5', 'critical', 'GHSA-p3hc-fv2j-rp68'),
  // Not 1.10.18: the file of that release calls itself 1.10.19-dev.
  expected('datatables', '1.10.19', 'high', 'GHSA-m7j4-fhg6-xf5v'),
  expected('knockout', '3.4.2', 'medium', 'GHSA-vcjj-xf2r-mwvc'),
  expected('vue', '2.6.11', 'low', 'GHSA-5j4c-8p2g-v4jx'),
];

const VERDICT = { low: 'pass', medium: 'warn', high: 'fail', critical: 'fail' } as const;

/** What the catalogue makes of the worst severity: low is told, and costs nothing; what hangs a page is no danger. */
export const verdictFor = ({ severity, hangs }: Pick<Expected, 'severity' | 'hangs'>): 'pass' | 'warn' | 'fail' =>
  hangs && severity !== 'low' ? 'warn' : VERDICT[severity];
