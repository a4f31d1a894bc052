/**
 * When branches of products and libraries end, and how far their patches have come. The end is the day that the makers
 * name; where they name none, a year after the last release of the branch.
 */
export interface Branch {
  /** Id of `products.ts` or `libraries.ts`. */
  readonly product: string;
  /** Leading numbers of the versions that belong to it. */
  readonly branch: string;
  /** Day after which nobody repairs it; null while no end is set. */
  readonly ends: string | null;
  /** Newest patch known; null where the source is older than the branch's latest work. */
  readonly newest: string | null;
  readonly newestDate: string | null;
  /** Earlier patches and the days of their release, as far as a source tells them: since when a site lacks one. */
  readonly patches: readonly (readonly [version: string, day: string])[];
  /** Newest patch a year before the table was checked; null when the branch is younger. */
  readonly yearOld: string | null;
  /** Day of the last release, where the makers name no end. */
  readonly lastRelease: string | null;
  readonly source: string;
  readonly checked: string;
}

export const END_OF_LIFE_CHECKED = '2026-11-20';

/** A branch without a named end, and the day of its last release. */
interface Silent {
  readonly since: string;
}
const silent = (since: string): Silent => ({ since });

/** A year after a day as `2026-11-20`. */
const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

type Row = readonly [
  branch: string,
  ends: string | Silent | null,
  yearOld?: string | null,
  newest?: string,
  newestDate?: string,
  patches?: readonly (readonly [version: string, day: string])[],
];

/** Days of release as the npm registry has them; of releases within a fortnight of one another mostly the first. */
const NEXT_16: readonly (readonly [version: string, day: string])[] = [
  ['16.0.7', '2025-12-03'],
  ['16.1.0', '2025-12-19'],
  ['16.1.6', '2026-02-10'],
  ['16.2.0', '2026-03-18'],
  ['16.2.5', '2026-05-06'],
  ['16.2.11', '2026-07-21'],
  ['16.3.0', '2026-08-03'],
  ['16.3.5', '2026-09-11'],
  ['16.4.0', '2026-10-06'],
  ['16.4.2', '2026-10-15'],
  ['16.4.3', '2026-10-23'],
  ['16.4.4', '2026-11-02'],
  ['16.4.5', '2026-11-03'],
];

/** Days on which WordPress released patches in the year before the table was checked, as far as a source tells them. */
const WORDPRESS_ROUNDS: readonly (readonly [day: string, versions: string])[] = [
  ['2026-02-03', '6.9.1'],
  ['2026-03-10', '6.8.4 6.9.2 6.9.3'],
  ['2026-03-11', '6.4.8 6.5.8 6.6.5 6.7.5 6.8.5 6.9.4'],
  ['2026-03-12', '5.3.21 5.4.19 5.5.18 5.6.17 5.7.15 5.8.13 5.9.13 6.1.10 6.2.9 6.3.8'],
  ['2026-03-13', '4.7.32 4.8.28 4.9.29 5.0.25 5.1.22 5.2.24'],
  ['2026-03-27', '4.7.33'],
  ['2026-04-07', '6.0.12'],
  ['2026-07-09', '7.0.1'],
  ['2026-07-17', '6.8.6 6.9.5 7.0.2'],
  ['2026-08-06', '4.7.34 4.8.29 4.9.30 5.0.26 5.1.23 5.2.25 5.3.22 5.4.20 5.5.19 5.6.18 5.7.16 5.8.14 5.9.14 5.9.15'],
  ['2026-08-06', '6.0.13 6.1.11 6.2.10 6.3.9 6.4.9 6.5.9 6.6.6 6.7.6 6.8.7 6.9.6 7.0.3'],
];

const wordPressPatches = (branch: string): readonly (readonly [version: string, day: string])[] =>
  WORDPRESS_ROUNDS.flatMap(([day, versions]) =>
    versions
      .split(' ')
      .filter((version) => version.startsWith(`${branch}.`))
      .map((version) => [version, day] as const),
  );

/** A branch of WordPress that is still given patches. */
const patched = (branch: string, yearOld: string | null, newest: string, day: string): Row => [
  branch,
  null,
  yearOld,
  newest,
  day,
  wordPressPatches(branch),
];

const TABLE: Readonly<Record<string, { readonly source: string; readonly rows: readonly Row[] }>> = {
  php: {
    source: 'https://www.php.net/supported-versions.php',
    rows: [
      ['5.2', '2011-01-06'],
      ['5.3', '2014-08-14'],
      ['5.4', '2015-09-14'],
      ['5.5', '2016-07-21'],
      ['5.6', '2018-12-31'],
      ['7.0', '2019-01-10'],
      ['7.1', '2019-12-01'],
      ['7.2', '2020-11-30'],
      ['7.3', '2021-12-06'],
      ['7.4', '2022-11-28'],
      ['8.0', '2023-11-26'],
      ['8.1', '2025-12-31'],
      ['8.2', '2026-12-31'],
      ['8.3', '2027-12-31'],
      ['8.4', '2028-12-31'],
      ['8.5', '2029-12-31'],
    ],
  },
  // Only the newest branch is called supported, yet older ones get security releases: judged by the patch level.
  wordpress: {
    source: 'https://wordpress.org/download/releases/',
    rows: [
      ['3.7', '2022-11-30', '3.7.41'],
      ['3.8', '2022-11-30', '3.8.41'],
      ['3.9', '2022-11-30', '3.9.40'],
      ['4.0', '2022-11-30', '4.0.38'],
      ['4.1', '2025-07-15', '4.1.42'],
      ['4.2', '2025-07-15', '4.2.39'],
      ['4.3', '2025-07-15', '4.3.35'],
      ['4.4', '2025-07-15', '4.4.34'],
      ['4.5', '2025-07-15', '4.5.33'],
      ['4.6', '2025-07-15', '4.6.30'],
      patched('4.7', '4.7.31', '4.7.36', '2026-09-17'),
      patched('4.8', '4.8.27', '4.8.31', '2026-09-17'),
      patched('4.9', '4.9.28', '4.9.32', '2026-09-17'),
      patched('5.0', '5.0.24', '5.0.28', '2026-09-17'),
      patched('5.1', '5.1.21', '5.1.25', '2026-09-17'),
      patched('5.2', '5.2.23', '5.2.27', '2026-09-17'),
      patched('5.3', '5.3.20', '5.3.24', '2026-09-17'),
      patched('5.4', '5.4.18', '5.4.22', '2026-09-17'),
      patched('5.5', '5.5.17', '5.5.21', '2026-09-17'),
      patched('5.6', '5.6.16', '5.6.20', '2026-09-17'),
      patched('5.7', '5.7.14', '5.7.18', '2026-09-17'),
      patched('5.8', '5.8.12', '5.8.16', '2026-09-17'),
      patched('5.9', '5.9.12', '5.9.17', '2026-09-17'),
      patched('6.0', '6.0.11', '6.0.15', '2026-09-17'),
      patched('6.1', '6.1.9', '6.1.13', '2026-09-17'),
      patched('6.2', '6.2.8', '6.2.12', '2026-09-17'),
      patched('6.3', '6.3.7', '6.3.11', '2026-09-17'),
      patched('6.4', '6.4.7', '6.4.11', '2026-09-17'),
      patched('6.5', '6.5.7', '6.5.11', '2026-09-17'),
      patched('6.6', '6.6.4', '6.6.8', '2026-09-17'),
      patched('6.7', '6.7.4', '6.7.8', '2026-09-17'),
      patched('6.8', '6.8.3', '6.8.9', '2026-09-17'),
      patched('6.9', null, '6.9.8', '2026-09-17'),
      patched('7.0', null, '7.0.5', '2026-09-17'),
      // Seen on sites that day; its own day of release was not found.
      patched('7.1', null, '7.1.2', '2026-09-24'),
    ],
  },
  joomla: {
    source: 'https://docs.joomla.org/Joomla!_CMS_versions',
    rows: [
      ['3', '2023-08-17'],
      ['4', '2025-10-14'],
      ['5', '2027-10-12', '5.4.0'],
      ['6', '2029-10-16', '6.0.0'],
    ],
  },
  drupal: {
    source: 'https://www.drupal.org/about/core/policies/core-release-cycles/schedule',
    rows: [
      ['6', '2016-02-24'],
      ['7', '2025-01-05'],
      ['8', '2021-11-02'],
      ['9', '2023-11-01'],
      ['10', '2026-12-09'],
      ['11', null],
    ],
  },
  mediawiki: {
    source: 'https://www.mediawiki.org/wiki/Version_lifecycle',
    rows: [
      ['1.31', '2021-09-30'],
      ['1.32', '2020-01-24'],
      ['1.33', '2020-06-30'],
      ['1.34', '2020-11-30'],
      ['1.35', '2023-12-21'],
      ['1.36', '2022-06-03'],
      ['1.37', '2022-11-30'],
      ['1.38', '2023-06-30'],
      ['1.39', '2025-12-31'],
      ['1.40', '2024-06-28'],
      ['1.41', '2024-12-31'],
      ['1.42', '2025-06-30'],
      ['1.43', '2027-12-31'],
      ['1.44', '2026-07-31'],
      ['1.45', '2026-12-31'],
    ],
  },
  // The makers repair the newest branch; for 4.9, kept for old PHP, they name no day.
  phpmyadmin: {
    source: 'https://www.phpmyadmin.net/downloads/',
    rows: [
      ['4.0', '2017-04-01'],
      ['4.1', '2015-01-01'],
      ['4.2', '2015-07-01'],
      ['4.3', '2015-10-01'],
      ['4.4', '2016-10-01'],
      ['4.5', '2016-04-01'],
      ['4.6', '2017-04-01'],
      ['4.7', '2018-04-07'],
      ['4.8', '2019-06-04'],
      ['4.9', silent('2023-02-08')],
      ['5.0', '2021-02-24'],
      ['5.1', '2022-05-11'],
      ['5.2', null],
    ],
  },
  ghost: {
    source: 'https://docs.ghost.org/faq/major-versions-lts',
    rows: [
      ['0', '2019-01-31'],
      ['1', '2020-01-31'],
      ['2', '2021-01-31'],
      ['3', '2022-01-31'],
      ['4', '2023-01-31'],
      ['5', '2026-01-31'],
      ['6', null],
    ],
  },
  // The makers repair the newest series, and the one before against vulnerabilities.
  roundcube: {
    source: 'https://endoflife.date/roundcube',
    rows: [
      ['1.0', silent('2017-11-08')],
      ['1.1', silent('2018-04-29')],
      ['1.2', '2021-10-18'],
      ['1.3', '2022-07-28'],
      ['1.4', '2023-12-10'],
      ['1.5', '2026-05-10'],
      ['1.6', null],
      ['1.7', null],
    ],
  },
  concrete: {
    source: 'https://documentation.concretecms.org/developers/introduction/version-history',
    rows: [
      ['5', '2019-10-23'],
      ['8', '2025-08-05'],
      ['9', null],
    ],
  },
  typo3: {
    source: 'https://get.typo3.org/list/version',
    rows: [
      ['7', '2018-12-01'],
      ['8', '2020-03-31'],
      ['9', '2021-09-30'],
      ['10', '2023-04-30'],
      ['11', '2024-10-31'],
      ['12', '2026-04-30'],
      ['13', '2027-12-31'],
      ['14', '2029-06-30'],
    ],
  },
  umbraco: {
    source: 'https://umbraco.com/products/knowledge-center/long-term-support-and-end-of-life/',
    rows: [
      ['7', '2023-09-30'],
      ['8', '2025-02-24'],
      ['9', '2022-12-16'],
      ['10', '2025-06-16'],
      ['11', '2023-12-01'],
      ['12', '2024-06-29'],
      ['13', '2026-12-14'],
      ['14', '2025-05-30'],
      ['15', '2025-11-14'],
      ['16', '2026-06-12'],
      ['17', '2028-11-27'],
    ],
  },
  nextjs: {
    source: 'https://nextjs.org/support-policy',
    rows: [
      ['9', '2020-10-27'],
      ['10', '2021-06-15'],
      ['11', '2022-01-27'],
      ['12', '2022-11-21'],
      ['13', '2024-12-21'],
      ['14', '2025-10-26'],
      ['15', '2026-10-21', '15.5.6', '15.5.29', '2026-11-03'],
      ['16', null, '16.0.3', '16.4.6', '2026-11-09', NEXT_16],
    ],
  },
  nginx: {
    source: 'https://nginx.org/en/CHANGES',
    rows: [
      ['1.0', '2012-04-23'],
      ['1.2', '2013-04-24'],
      ['1.4', '2014-04-24'],
      ['1.5', '2014-04-24'],
      ['1.6', '2015-04-21'],
      ['1.8', '2016-04-26'],
      ['1.10', '2017-04-12'],
      ['1.11', '2017-04-25'],
      ['1.12', '2018-04-17'],
      ['1.13', '2018-06-05'],
      ['1.14', '2019-04-23'],
      ['1.15', '2019-05-21'],
      ['1.16', '2020-04-20'],
      ['1.17', '2020-05-26'],
      ['1.18', '2021-04-20'],
      ['1.19', '2021-05-25'],
      ['1.20', '2022-05-24'],
      ['1.21', '2022-06-21'],
      ['1.22', '2023-04-11'],
      ['1.23', '2023-05-23'],
      ['1.24', '2024-04-23'],
      ['1.25', '2024-05-29'],
      ['1.26', '2025-04-23'],
      ['1.27', '2025-06-24'],
      ['1.28', '2026-04-14'],
      ['1.29', '2026-05-13'],
      ['1.30', null],
      ['1.31', null],
    ],
  },
  // 1 to 3 ended before 4.
  'aspnet-mvc': {
    source: 'https://dotnet.microsoft.com/en-us/platform/support/policy/aspnet',
    rows: [
      ['4', '2019-07-01'],
      ['5', null],
    ],
  },
  apache: {
    source: 'https://httpd.apache.org/download.cgi',
    rows: [
      ['1.3', '2010-02-03'],
      ['2.0', '2013-07-10'],
      ['2.2', '2017-07-11'],
      ['2.4', null],
    ],
  },
  openssl: {
    source: 'https://openssl-library.org/policies/releasestrat/',
    rows: [
      ['0.9.8', '2015-12-31'],
      ['1.0.0', '2015-12-31'],
      ['1.0.1', '2016-12-31'],
      ['1.0.2', '2019-12-31'],
      ['1.1.0', '2019-09-11'],
      ['1.1.1', '2023-09-11'],
      ['3.0', '2026-09-07'],
      ['3.1', '2025-03-14'],
      ['3.2', '2025-11-23'],
      ['3.3', '2026-04-09'],
      ['3.4', '2026-10-22'],
      ['3.5', '2030-04-08'],
      ['3.6', '2026-11-01'],
    ],
  },
  iis: {
    source: 'https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis',
    rows: [
      ['6.0', '2015-07-14'],
      ['7.0', '2020-01-14'],
      ['7.5', '2020-01-14'],
      ['8.0', '2023-10-10'],
      ['8.5', '2023-10-10'],
      ['10.0', null],
    ],
  },
  jquery: {
    source: 'https://jquery.com/support/',
    rows: [
      ['1', silent('2016-05-20')],
      ['2', silent('2016-05-20')],
      ['3', null],
      ['4', null],
    ],
  },
  'jquery-mobile': {
    source:
      'https://blog.jquerymobile.com/2021/10/07/jquery-maintainers-continue-modernization-initiative-with-deprecation-of-jquery-mobile/',
    rows: [['1', '2021-10-07']],
  },
  bootstrap: {
    source: 'https://getbootstrap.com/docs/versions/',
    rows: [
      ['2', '2013-08-19'],
      ['3', '2019-07-24'],
      ['4', '2023-01-01'],
      ['5', null],
    ],
  },
  angularjs: {
    source: 'https://docs.angularjs.org/misc/version-support-status',
    rows: [['1', '2021-12-31']],
  },
  angular: {
    source: 'https://angular.dev/reference/releases',
    rows: [
      ['9', '2021-08-06'],
      ['10', '2021-12-24'],
      ['11', '2022-05-11'],
      ['12', '2022-11-12'],
      ['13', '2023-05-04'],
      ['14', '2023-11-18'],
      ['15', '2024-05-18'],
      ['16', '2024-11-08'],
      ['17', '2025-05-15'],
      ['18', '2025-11-21'],
      ['19', '2026-05-19'],
      ['20', '2026-11-28'],
      ['21', '2027-05-19'],
    ],
  },
  vue: {
    source: 'https://v2.vuejs.org/eol/',
    rows: [
      ['2', '2023-12-31'],
      ['3', null],
    ],
  },
  ckeditor: { source: 'https://ckeditor.com/ckeditor-4-support/', rows: [['4', '2023-06-30']] },
  // Of 6 the day on which the makers stopped repairing the free edition; paid support ended in 2025.
  tinymce: {
    source: 'https://www.tiny.cloud/docs/tinymce/latest/support/',
    rows: [
      ['4', '2020-12-31'],
      ['5', '2023-04-20'],
      ['6', '2024-10-31'],
      ['7', null],
      ['8', null],
    ],
  },
};

export const END_OF_LIFE: readonly Branch[] = Object.entries(TABLE).flatMap(([product, { source, rows }]) =>
  rows.map(([branch, ends, yearOld, newest, newestDate, patches]) => ({
    product,
    branch,
    ends: ends !== null && typeof ends === 'object' ? yearAfter(ends.since) : ends,
    lastRelease: ends !== null && typeof ends === 'object' ? ends.since : null,
    newest: newest ?? null,
    newestDate: newestDate ?? null,
    patches: patches ?? [],
    yearOld: yearOld ?? null,
    source,
    checked: END_OF_LIFE_CHECKED,
  })),
);
