/**
 * Releases of web servers as Linux distributions ship them: patched under an unchanged number, until their own end.
 * From then on the number identifies software that nobody patches.
 */
export interface DistributionServer {
  readonly distribution: string;
  /** Matched against the Server header. */
  readonly banner: RegExp;
  /** Id of `products.ts`. */
  readonly product: 'apache' | 'nginx';
  readonly versions: RegExp;
  /** Last day on which the distribution patches it, including paid extensions: nobody can see which of them a site has. */
  readonly until: string;
  readonly source: string;
}

/** The day the table was last compared with its sources. */
export const DISTRIBUTION_SERVERS_CHECKED = '2026-11-20';

const DEBIAN_SOURCE = 'https://www.freexian.com/lts/extended/';
const UBUNTU_SOURCE = 'https://ubuntu.com/about/release-cycle';
const CENTOS_SOURCE = 'https://www.centos.org/centos-linux/';
const RED_HAT_SOURCE = 'https://access.redhat.com/support/policy/updates/errata';
const AMAZON_SOURCE = 'https://aws.amazon.com/amazon-linux-ami/faqs/';

const DEBIAN = /\((?:debian|raspbian)/i;
const UBUNTU = /\(ubuntu/i;
const CENTOS = /\(centos(?! stream)/i;
const RED_HAT = /\(red ?hat/i;
const AMAZON = /\(amazon/i;

type Row = readonly [
  distribution: string,
  banner: RegExp,
  product: DistributionServer['product'],
  versions: RegExp,
  until: string,
  source: string,
];

const ROWS: readonly Row[] = [
  ['Debian 6', DEBIAN, 'apache', /^2\.2\.16$/, '2016-02-29', DEBIAN_SOURCE],
  ['Debian 7', DEBIAN, 'apache', /^2\.2\.22$/, '2020-06-30', DEBIAN_SOURCE],
  ['Debian 8', DEBIAN, 'apache', /^2\.4\.10$/, '2025-06-30', DEBIAN_SOURCE],
  ['Debian 9', DEBIAN, 'apache', /^2\.4\.25$/, '2027-06-30', DEBIAN_SOURCE],
  ['Debian 10', DEBIAN, 'apache', /^2\.4\.38$/, '2029-06-30', DEBIAN_SOURCE],
  ['Ubuntu 10.04', UBUNTU, 'apache', /^2\.2\.14$/, '2015-04-30', UBUNTU_SOURCE],
  ['Ubuntu 12.04', UBUNTU, 'apache', /^2\.2\.22$/, '2019-04-30', UBUNTU_SOURCE],
  ['Ubuntu 14.04', UBUNTU, 'apache', /^2\.4\.7$/, '2029-04-30', UBUNTU_SOURCE],
  ['Ubuntu 16.04', UBUNTU, 'apache', /^2\.4\.18$/, '2031-04-30', UBUNTU_SOURCE],
  ['Ubuntu 18.04', UBUNTU, 'apache', /^2\.4\.29$/, '2033-04-30', UBUNTU_SOURCE],
  ['Ubuntu 12.04', UBUNTU, 'nginx', /^1\.1\.19$/, '2019-04-30', UBUNTU_SOURCE],
  ['Ubuntu 14.04', UBUNTU, 'nginx', /^1\.4\.6$/, '2029-04-30', UBUNTU_SOURCE],
  ['Ubuntu 16.04', UBUNTU, 'nginx', /^1\.10\.[03]$/, '2031-04-30', UBUNTU_SOURCE],
  ['Ubuntu 18.04', UBUNTU, 'nginx', /^1\.14\.0$/, '2033-04-30', UBUNTU_SOURCE],
  ['Ubuntu 16.10', UBUNTU, 'nginx', /^1\.10\.1$/, '2017-07-20', UBUNTU_SOURCE],
  ['Ubuntu 17.10', UBUNTU, 'nginx', /^1\.12\.1$/, '2018-07-19', UBUNTU_SOURCE],
  ['Ubuntu 19.04', UBUNTU, 'nginx', /^1\.15\.9$/, '2020-01-23', UBUNTU_SOURCE],
  ['Ubuntu 19.10', UBUNTU, 'nginx', /^1\.16\.1$/, '2020-07-17', UBUNTU_SOURCE],
  // CentOS Linux ended as a whole; CentOS Stream 9 and later state that name.
  ['CentOS 5', CENTOS, 'apache', /^2\.2\.3$/, '2017-03-31', CENTOS_SOURCE],
  ['CentOS 6', CENTOS, 'apache', /^2\.2\.15$/, '2020-11-30', CENTOS_SOURCE],
  ['CentOS 7', CENTOS, 'apache', /^2\.4\.6$/, '2024-06-30', CENTOS_SOURCE],
  ['CentOS 8', CENTOS, 'apache', /^2\.4\.37$/, '2024-05-31', CENTOS_SOURCE],
  ['Red Hat 5', RED_HAT, 'apache', /^2\.2\.3$/, '2020-11-30', RED_HAT_SOURCE],
  ['Red Hat 6', RED_HAT, 'apache', /^2\.2\.15$/, '2029-05-31', RED_HAT_SOURCE],
  ['Red Hat 7', RED_HAT, 'apache', /^2\.4\.6$/, '2029-05-31', RED_HAT_SOURCE],
  ['Amazon Linux 1', AMAZON, 'apache', /^2\.2\.\d+$/, '2023-12-31', AMAZON_SOURCE],
];

export const DISTRIBUTION_SERVERS: readonly DistributionServer[] = ROWS.map(
  ([distribution, banner, product, versions, until, source]) => ({
    distribution,
    banner,
    product,
    versions,
    until,
    source,
  }),
);
