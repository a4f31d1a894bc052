import { countDaysSince } from './table-age.ts';

/** A branch of a language that a distribution still patches, recognised by the web server's banner beside it. */
interface DistributionBranch {
  readonly banner: RegExp;
  readonly versions: RegExp;
  readonly until: string;
}

/**
 * Releases of nginx that Debian 12 and 13 and Red Hat Enterprise Linux 9 ship and patch without their name in the
 * banner; the same numbers may be the original releases.
 */
const UNNAMED = /\bnginx\/1\.(?:20\.1|22\.1|26\.3)(?![\d.])/i;

/**
 * Whether a software banner is or may be that of a distribution's build (`PHP/7.4.3-4ubuntu2.18`, `Apache/2.4.6
 * (CentOS)`), which has security fixes under an old version number.
 */
export const isDistribution = (banner: string): boolean =>
  /\((?:ubuntu|debian|raspbian|red ?hat|centos|rocky|alma|fedora|oracle|amazon|alpine|(?:linux\/)?suse|unix-?ubuntu)[^)]{0,25}\)/i.test(
    banner,
  ) ||
  /[-+~.\d](?:ubuntu|deb|el|fc|amzn)\d|dfsg/i.test(banner) ||
  UNNAMED.test(banner);

/**
 * Whether, by the Server header, a version may be the build of a distribution that still patches it at a moment in
 * milliseconds since 1970.
 */
export const isRepairedByDistribution = (
  version: string,
  server: string,
  { rows, at }: { readonly rows: readonly DistributionBranch[]; readonly at: number },
): boolean =>
  rows.some(
    ({ banner, versions, until }) => banner.test(server) && versions.test(version) && countDaysSince(until, at) <= 0,
  );
