/**
 * Whether a software banner names a distribution's build (`PHP/7.4.3-4ubuntu2.18`, `Apache/2.4.6 (CentOS)`), in which
 * security fixes stand under an old version number.
 */
export const distributionIn = (banner: string): boolean =>
  /\((?:ubuntu|debian|raspbian|red ?hat|centos|rocky|alma|fedora|oracle|amazon|suse|unix-?ubuntu)[^)]{0,20}\)/i.test(
    banner,
  ) || /[-+~.\d](?:ubuntu|deb|el|fc|amzn)\d|dfsg/i.test(banner);
