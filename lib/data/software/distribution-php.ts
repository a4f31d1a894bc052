/**
 * Branches of PHP that Linux distributions patch themselves, often long after its makers stopped. The version number
 * hardly changes meanwhile, and PHP's own header does not name the distribution: the web server's banner does.
 */
export interface DistributionPhp {
  readonly distribution: string;
  /** Matched against the Server header. */
  readonly banner: RegExp;
  readonly versions: RegExp;
  /** Last day on which the distribution patches it, including paid extensions: nobody can see which of them a site has. */
  readonly until: string;
  readonly source: string;
}

export const DISTRIBUTION_PHP_CHECKED = '2026-11-20';

const DEBIAN_SOURCE = 'https://www.freexian.com/lts/extended/';
const UBUNTU_SOURCE = 'https://ubuntu.com/about/release-cycle';
const RED_HAT_SOURCE = 'https://access.redhat.com/support/policy/updates/rhel-app-streams-life-cycle';
const AMAZON_SOURCE = 'https://docs.aws.amazon.com/linux/al2023/release-notes/support-info-by-support-statement.html';
const ALPINE_SOURCE = 'https://alpinelinux.org/releases/';
const SUSE_SOURCE = 'https://www.suse.com/lifecycle';

// nginx of Debian 11 to 13 and of Red Hat 9 shows its number only, which may also be its makers' own.
const DEBIAN = /\((?:debian|raspbian)|^nginx\/1\.(?:18\.0|22\.1|26\.3)$/i;
const UBUNTU = /\((?:unix-?)?ubuntu/i;
const RED_HAT = /\((?:red ?hat|centos stream|rocky|alma|oracle)|^nginx\/1\.20\.1$/i;
const CENTOS = /\(centos(?! stream)/i;
const AMAZON = /\(amazon/i;
const ALPINE = /\(alpine/i;
const SUSE = /[(/]suse/i;

type Row = readonly [distribution: string, banner: RegExp, versions: RegExp, until: string, source: string];

const ROWS: readonly Row[] = [
  ['Debian 8', DEBIAN, /^5\.6\.(?:[7-9]|[1-4]\d)$/, '2025-06-30', DEBIAN_SOURCE],
  ['Debian 9', DEBIAN, /^7\.0\./, '2027-06-30', DEBIAN_SOURCE],
  ['Debian 10', DEBIAN, /^7\.3\./, '2029-06-30', DEBIAN_SOURCE],
  ['Debian 11', DEBIAN, /^7\.4\./, '2031-06-30', DEBIAN_SOURCE],
  ['Debian 12', DEBIAN, /^8\.2\./, '2033-06-30', DEBIAN_SOURCE],
  ['Debian 13', DEBIAN, /^8\.4\./, '2035-06-30', DEBIAN_SOURCE],
  // Ubuntu keeps the number that it started with: another one is from somebody else.
  ['Ubuntu 14.04', UBUNTU, /^5\.5\.9$/, '2029-04-30', UBUNTU_SOURCE],
  ['Ubuntu 16.04', UBUNTU, /^7\.0\.(?:4|8|1[35]|18|22|2[58]|3[0-3])$/, '2031-04-30', UBUNTU_SOURCE],
  ['Ubuntu 18.04', UBUNTU, /^7\.2\.(?:[357]|1\d|24)$/, '2033-04-30', UBUNTU_SOURCE],
  ['Ubuntu 20.04', UBUNTU, /^7\.4\.3$/, '2035-04-30', UBUNTU_SOURCE],
  ['Ubuntu 22.04', UBUNTU, /^8\.1\.2$/, '2037-04-30', UBUNTU_SOURCE],
  ['Ubuntu 24.04', UBUNTU, /^8\.3\.6$/, '2039-04-30', UBUNTU_SOURCE],
  ['Red Hat 7 and kin', RED_HAT, /^5\.4\.16$/, '2028-06-30', RED_HAT_SOURCE],
  // Its modules end one by one; the header does not show which of them are patched.
  ['Red Hat 8 and kin', RED_HAT, /^(?:7\.2\.24|7\.3\.20|7\.4\.\d+|8\.0\.\d+|8\.2\.\d+)$/, '2029-05-31', RED_HAT_SOURCE],
  ['Red Hat 9 and kin', RED_HAT, /^8\.[0-3]\.\d+$/, '2032-05-31', RED_HAT_SOURCE],
  ['CentOS 7', CENTOS, /^5\.4\.16$/, '2024-06-30', 'https://www.centos.org/centos-linux/'],
  ['CentOS 8', CENTOS, /^7\.[2-4]\.\d+$/, '2021-12-31', 'https://www.centos.org/centos-linux/'],
  ['CentOS Stream 9', CENTOS, /^8\.[0-3]\.\d+$/, '2027-05-31', 'https://www.centos.org/cl-vs-cs/'],
  ['Amazon Linux 2', AMAZON, /^(?:5\.4\.16|7\.4\.\d+|8\.[0-2]\.\d+)$/, '2026-06-30', AMAZON_SOURCE],
  ['Amazon Linux 2023', AMAZON, /^8\.[1-5]\.\d+$/, '2029-06-30', AMAZON_SOURCE],
  ['Alpine 3.20 and later', ALPINE, /^8\.[2-5]\.\d+$/, '2027-11-01', ALPINE_SOURCE],
  ['SUSE 12 and 15', SUSE, /^(?:7\.4\.33|8\.[02]\.\d+)$/, '2031-07-31', SUSE_SOURCE],
];

export const DISTRIBUTION_PHP: readonly DistributionPhp[] = ROWS.map(
  ([distribution, banner, versions, until, source]) => ({ distribution, banner, versions, until, source }),
);
