import type { PatchRow } from '../../lib/data/table-shapes.ts';

/** Facts about branches beyond endoflife.date's data: compared with the makers' own words, with the day of that. */
export interface BranchCorrection {
  readonly product: string;
  readonly branch: string;
  readonly ends: string | null;
  /** Day of the last release, if the makers name no end. */
  readonly lastRelease?: string;
  readonly page: string;
  readonly day: string;
  /** Why the source does not suffice: it has no such branch, or it says something else. */
  readonly why: string;
}

type Row = readonly [branch: string, ends: string | null, lastRelease?: string];

const held = (
  product: string,
  { page, day, why }: Pick<BranchCorrection, 'page' | 'day' | 'why'>,
  rows: readonly Row[],
): readonly BranchCorrection[] =>
  rows.map(([branch, ends, lastRelease]) => ({
    product,
    branch,
    ends,
    page,
    day,
    why,
    ...(lastRelease === undefined ? {} : { lastRelease }),
  }));

const DAY = '2026-11-20';
const NOT_FOLLOWED = 'endoflife.date does not follow it.';

export const BRANCH_CORRECTIONS: readonly BranchCorrection[] = [
  ...held(
    'iis',
    {
      page: 'https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis',
      day: DAY,
      why: NOT_FOLLOWED,
    },
    [
      ['6.0', '2015-07-14'],
      ['7.0', '2020-01-14'],
      ['7.5', '2020-01-14'],
      ['8.0', '2023-10-10'],
      ['8.5', '2023-10-10'],
      ['10.0', null],
    ],
  ),
  ...held(
    'aspnet-mvc',
    { page: 'https://dotnet.microsoft.com/en-us/platform/support/policy/aspnet', day: DAY, why: NOT_FOLLOWED },
    [
      ['4', '2019-07-01'],
      ['5', null],
    ],
  ),
  ...held(
    'jquery-mobile',
    {
      page: 'https://blog.jquerymobile.com/2021/10/07/jquery-maintainers-continue-modernization-initiative-with-deprecation-of-jquery-mobile/',
      day: DAY,
      why: NOT_FOLLOWED,
    },
    [['1', '2021-10-07']],
  ),
  ...held('tinymce', { page: 'https://www.tiny.cloud/docs/tinymce/latest/support/', day: DAY, why: NOT_FOLLOWED }, [
    ['4', '2020-12-31'],
    ['5', '2023-04-20'],
    ['6', '2024-10-31'],
    ['7', null],
    ['8', null],
  ]),
  ...held('ghost', { page: 'https://docs.ghost.org/faq/major-versions-lts', day: DAY, why: NOT_FOLLOWED }, [
    ['0', '2019-01-31'],
    ['1', '2020-01-31'],
    ['2', '2021-01-31'],
    ['3', '2022-01-31'],
    ['4', '2023-01-31'],
    ['5', '2026-01-31'],
    ['6', null],
  ]),
  ...held(
    'nginx',
    { page: 'https://nginx.org/en/CHANGES', day: DAY, why: 'endoflife.date leaves out the older mainline branches.' },
    [
      ['1.5', '2014-04-24'],
      ['1.11', '2017-04-25'],
      ['1.13', '2018-06-05'],
      ['1.15', '2019-05-21'],
      ['1.17', '2020-05-26'],
    ],
  ),
  ...held(
    'drupal',
    {
      page: 'https://www.drupal.org/about/core/policies/core-release-cycles/schedule',
      day: DAY,
      why: 'endoflife.date begins with 7.',
    },
    [['6', '2016-02-24']],
  ),
  ...held(
    'phpmyadmin',
    {
      page: 'https://www.phpmyadmin.net/downloads/',
      day: DAY,
      why: 'Kept for old PHP; its makers name no day, and it had no release since.',
    },
    [['4.9', '2024-02-08', '2023-02-08']],
  ),
];

/** Releases that are newer than every copy, and where they were seen. */
export const LATER_RELEASES: Readonly<Record<string, readonly PatchRow[]>> = {
  // The release of 17 September and its backports, by name or as one patch more than in August; 7.1.2 was seen on sites.
  wordpress: [
    ...'4.7.36 4.8.31 4.9.32 5.0.28 5.1.25 5.2.27 5.3.24 5.4.22 5.5.21 5.6.20 5.7.18 5.8.16 5.9.17 6.0.15 6.1.13 6.2.12 6.3.11 6.4.11 6.5.11 6.6.8 6.7.8 6.8.9 6.9.8 7.0.5'
      .split(' ')
      .map((version): PatchRow => [version, '2026-09-17']),
    ['7.1.2', '2026-09-24'],
  ],
};

/** Branches that were in the table and are now described otherwise, with the reason. */
export const DROPPED_BRANCHES: Readonly<Record<string, string>> = {
  'concrete 5': 'Cut in 5.6 and 5.7, which ended apart.',
};
