/**
 * Published security advisories of browser libraries: identifier, severity as the GitHub Advisory Database rates it,
 * and the affected range (from ≤ v < below). `node` marks what cannot be reached in a browser bundle: told, not counted.
 * An advisory with several ranges has several rows. What could not be supported is counted in docs/data.md.
 */
export type Severity = 'low' | 'medium' | 'high' | 'critical';

export interface Advisory {
  readonly library: string;
  /** CVE, or GHSA where no CVE was given. */
  readonly id: string;
  readonly severity: Severity;
  readonly from: string;
  readonly below: string;
  readonly scope: 'browser' | 'node';
  readonly source: string;
  readonly checked: string;
}

/** The day the table was last held against its sources. */
export const ADVISORIES_CHECKED = '2026-11-20';
/** No fixed version exists. */
const UNFIXED = '9999.0.0';

type Row = readonly [id: string, severity: Severity, from: string, below: string, scope?: 'node'];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  jquery: [
    ['CVE-2011-4969', 'medium', '0', '1.6.3'],
    ['CVE-2012-6708', 'medium', '0', '1.9.0'],
    ['CVE-2020-7656', 'medium', '1.2.1', '1.9.0'],
    ['CVE-2015-9251', 'medium', '1.4.0', '3.0.0'],
    ['CVE-2016-10707', 'high', '3.0.0-rc.1', '3.0.0'],
    ['CVE-2019-11358', 'medium', '1.1.4', '3.4.0'],
    ['CVE-2020-11022', 'medium', '1.2.0', '3.5.0'],
    ['CVE-2020-11023', 'medium', '1.0.3', '3.5.0'],
  ],
  'jquery-ui': [
    ['CVE-2010-5312', 'medium', '1.7.0', '1.10.0'],
    ['CVE-2012-6662', 'medium', '1.9.0', '1.10.0'],
    ['CVE-2016-7103', 'medium', '0', '1.12.0'],
    ['CVE-2021-41182', 'medium', '0', '1.13.0'],
    ['CVE-2021-41183', 'medium', '0', '1.13.0'],
    ['CVE-2021-41184', 'medium', '0', '1.13.0'],
    ['CVE-2022-31160', 'medium', '0', '1.13.2'],
  ],
  'jquery-mobile': [['GHSA-fj93-7wm4-8x2g', 'high', '0', UNFIXED]],
  'jquery-validation': [
    ['CVE-2021-21252', 'high', '0', '1.19.3'],
    ['CVE-2021-43306', 'low', '0', '1.19.4'],
    ['CVE-2022-31147', 'high', '0', '1.19.5'],
    ['CVE-2025-3573', 'medium', '0', '1.20.0'],
  ],
  bootstrap: [
    ['CVE-2016-10735', 'medium', '2.0.0', '3.4.0'],
    ['CVE-2016-10735', 'medium', '4.0.0-alpha', '4.0.0-beta.2'],
    ['CVE-2018-14040', 'medium', '2.3.0', '3.4.0'],
    ['CVE-2018-14040', 'medium', '4.0.0', '4.1.2'],
    ['CVE-2018-14041', 'medium', '4.0.0', '4.1.2'],
    ['CVE-2018-14042', 'medium', '2.3.0', '3.4.0'],
    ['CVE-2018-14042', 'medium', '4.0.0', '4.1.2'],
    ['CVE-2018-20676', 'medium', '2.0.0', '3.4.0'],
    ['CVE-2018-20677', 'medium', '2.0.0', '3.4.0'],
    ['CVE-2019-8331', 'medium', '2.0.0', '3.4.1'],
    ['CVE-2019-8331', 'medium', '4.0.0', '4.3.1'],
    ['CVE-2024-6484', 'medium', '2.0.0', '3.4.2'],
  ],
  angularjs: [
    ['CVE-2019-14863', 'medium', '0', '1.5.0-beta.1'],
    ['CVE-2019-10768', 'high', '0', '1.7.9'],
    ['CVE-2020-7676', 'medium', '0', '1.8.0'],
    ['CVE-2022-25844', 'medium', '1.7.0', UNFIXED],
    ['CVE-2022-25869', 'medium', '0', UNFIXED],
    ['CVE-2023-26116', 'medium', '1.2.21', UNFIXED],
    ['CVE-2023-26117', 'medium', '1.0.0', UNFIXED],
    ['CVE-2023-26118', 'medium', '1.4.9', UNFIXED],
    ['CVE-2024-21490', 'high', '1.3.0', UNFIXED],
  ],
  react: [
    ['CVE-2013-7035', 'medium', '0.4.0', '0.4.2'],
    ['CVE-2013-7035', 'medium', '0.5.0', '0.5.2'],
  ],
  vue: [['CVE-2024-9506', 'low', '2.0.0-alpha.1', '3.0.0-alpha.0']],
  knockout: [['CVE-2019-14862', 'medium', '0', '3.5.0-beta']],
  backbone: [['CVE-2016-10537', 'medium', '0', '0.5.0']],
  lodash: [
    ['CVE-2018-3721', 'medium', '0', '4.17.5'],
    ['CVE-2018-16487', 'high', '0', '4.17.11'],
    ['CVE-2019-1010266', 'medium', '0', '4.17.11'],
    ['CVE-2019-10744', 'critical', '0', '4.17.12'],
    ['CVE-2020-8203', 'high', '3.7.0', '4.17.20'],
    ['CVE-2020-28500', 'medium', '4.0.0', '4.17.21'],
    ['CVE-2021-23337', 'high', '0', '4.17.21'],
    ['CVE-2025-13465', 'medium', '4.0.0', '4.17.23'],
  ],
  underscore: [['CVE-2021-23358', 'critical', '1.3.2', '1.12.1']],
  moment: [
    ['CVE-2016-4055', 'medium', '0', '2.11.2'],
    ['CVE-2017-18214', 'high', '0', '2.19.3'],
    ['CVE-2022-24785', 'high', '1.0.1', '2.29.2', 'node'],
    ['CVE-2022-31129', 'high', '2.18.0', '2.29.4'],
  ],
  handlebars: [
    ['CVE-2015-8861', 'medium', '0', '4.0.0'],
    ['CVE-2019-19919', 'critical', '0', '3.0.8'],
    ['CVE-2019-19919', 'critical', '4.0.0', '4.3.0'],
    ['CVE-2019-20922', 'high', '4.0.0', '4.4.5'],
    ['CVE-2019-20920', 'high', '0', '3.0.8'],
    ['CVE-2019-20920', 'high', '4.0.0', '4.5.3'],
    ['CVE-2021-23369', 'critical', '0', '4.7.7'],
    ['CVE-2021-23383', 'critical', '0', '4.7.7'],
  ],
  mustache: [['CVE-2015-8862', 'high', '0', '2.2.1']],
  dompurify: [
    ['CVE-2019-16728', 'medium', '0', '2.0.3'],
    ['GHSA-mjjq-c88q-qhr6', 'critical', '0', '2.0.7'],
    ['CVE-2020-26870', 'medium', '0', '2.0.17'],
    ['CVE-2024-48910', 'critical', '0', '2.4.2'],
    ['CVE-2024-47875', 'high', '0', '2.5.0'],
    ['CVE-2024-47875', 'high', '3.0.0', '3.1.3'],
    ['CVE-2024-45801', 'high', '0', '2.5.4'],
    ['CVE-2024-45801', 'high', '3.0.0', '3.1.3'],
    ['CVE-2025-26791', 'medium', '0', '3.2.4'],
  ],
  axios: [
    ['CVE-2019-10742', 'high', '0', '0.18.1', 'node'],
    ['CVE-2020-28168', 'medium', '0', '0.21.1', 'node'],
    ['CVE-2021-3749', 'high', '0', '0.21.2'],
    ['CVE-2023-45857', 'medium', '0.8.1', '0.28.0'],
    ['CVE-2023-45857', 'medium', '1.0.0', '1.6.0'],
    ['CVE-2024-39338', 'high', '1.3.2', '1.7.4', 'node'],
    ['CVE-2025-27152', 'high', '0', '0.30.0'],
    ['CVE-2025-27152', 'high', '1.0.0', '1.8.2'],
    ['CVE-2025-58754', 'high', '0', '0.30.2', 'node'],
    ['CVE-2025-58754', 'high', '1.0.0', '1.12.0', 'node'],
  ],
  'chart.js': [['CVE-2020-7746', 'high', '0', '2.9.4']],
  highcharts: [
    ['CVE-2018-20801', 'high', '0', '6.1.0'],
    ['CVE-2021-29489', 'high', '0', '9.0.0'],
  ],
  three: [['CVE-2020-28496', 'high', '0', '0.125.0']],
  gsap: [['CVE-2020-28478', 'high', '0', '3.6.0']],
  swiper: [['CVE-2021-23370', 'critical', '0', '6.5.1']],
  select2: [['CVE-2016-10744', 'medium', '0', '4.0.6']],
  datatables: [
    ['CVE-2015-6584', 'medium', '0', '1.10.10'],
    ['CVE-2020-28458', 'high', '0', '1.10.22'],
    ['CVE-2021-23445', 'medium', '0', '1.11.3'],
  ],
  tinymce: [
    ['GHSA-27gm-ghr9-4v95', 'high', '0', '4.9.7'],
    ['GHSA-27gm-ghr9-4v95', 'high', '5.0.0', '5.1.4'],
    ['CVE-2019-1010091', 'medium', '0', '4.9.10'],
    ['CVE-2019-1010091', 'medium', '5.0.0', '5.2.2'],
    ['CVE-2020-12648', 'medium', '0', '4.9.11'],
    ['CVE-2020-12648', 'medium', '5.0.0', '5.4.1'],
    ['CVE-2022-23494', 'medium', '0', '5.10.7'],
    ['CVE-2022-23494', 'medium', '6.0.0', '6.3.1'],
    ['CVE-2023-45818', 'medium', '0', '5.10.8'],
    ['CVE-2023-45818', 'medium', '6.0.0', '6.7.1'],
    ['CVE-2023-48219', 'medium', '0', '5.10.9'],
    ['CVE-2023-48219', 'medium', '6.0.0', '6.7.3'],
    ['CVE-2024-29203', 'medium', '0', '6.8.1'],
    ['CVE-2024-29881', 'medium', '0', '7.0.0'],
    ['CVE-2024-38356', 'medium', '0', '5.11.0'],
    ['CVE-2024-38356', 'medium', '6.0.0', '6.8.4'],
    ['CVE-2024-38356', 'medium', '7.0.0', '7.2.0'],
    ['CVE-2024-38357', 'medium', '0', '5.11.0'],
    ['CVE-2024-38357', 'medium', '6.0.0', '6.8.4'],
    ['CVE-2024-38357', 'medium', '7.0.0', '7.2.0'],
  ],
  ckeditor: [
    ['CVE-2021-32808', 'high', '4.13.0', '4.16.2'],
    ['CVE-2021-41165', 'high', '0', '4.17.0'],
    ['CVE-2022-24728', 'medium', '0', '4.18.0'],
    ['CVE-2023-28439', 'medium', '0', '4.21.0'],
    ['CVE-2024-24815', 'medium', '0', '4.24.0'],
    ['CVE-2024-24816', 'medium', '0', '4.24.0'],
  ],
  'video.js': [['CVE-2021-23414', 'medium', '0', '7.14.3']],
  requirejs: [['CVE-2024-38999', 'high', '0', '2.3.7']],
  prototype: [
    ['CVE-2008-7220', 'high', '0', '1.6.0.2'],
    ['CVE-2020-27511', 'high', '0', UNFIXED],
  ],
  mootools: [['CVE-2021-32821', 'high', '0', UNFIXED]],
};

const addressOf = (id: string): string =>
  id.startsWith('CVE-') ? `https://nvd.nist.gov/vuln/detail/${id}` : `https://github.com/advisories/${id}`;

export const ADVISORIES: readonly Advisory[] = Object.entries(ROWS).flatMap(([library, rows]) =>
  rows.map(([id, severity, from, below, scope]) => ({
    library,
    id,
    severity,
    from,
    below,
    scope: scope ?? 'browser',
    source: addressOf(id),
    checked: ADVISORIES_CHECKED,
  })),
);
