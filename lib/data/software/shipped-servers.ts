/**
 * Releases that Linux distributions ship and patch under their first number, for years. A site that shows such a number
 * without naming a distribution may have theirs. If the distribution is named, `distribution-servers.ts` decides by its
 * name.
 */
export const SHIPPED_SERVERS: Readonly<Record<string, readonly string[]>> = {
  // Debian 8 to 13, Ubuntu 14.04 to 25.10, Red Hat 7 to 10 and their derivatives.
  apache: [
    ...['2.4.6', '2.4.7', '2.4.10', '2.4.18', '2.4.25', '2.4.29', '2.4.37', '2.4.38', '2.4.41', '2.4.52', '2.4.53'],
    ...['2.4.57', '2.4.58', '2.4.61', '2.4.62', '2.4.63', '2.4.64', '2.4.65', '2.4.66', '2.4.67'],
  ],
  openssl: ['3.5.0', '3.5.1', '3.5.3', '3.5.4', '3.5.5'],
};

/**
 * Releases that their makers no longer support, and that a distribution without its name in the banner patches until
 * this day: Red Hat Enterprise Linux 8 and its derivatives, with cPanel's or one's own Apache on them.
 */
export const SHIPPED_ENDED: readonly { readonly product: string; readonly version: string; readonly until: string }[] =
  [{ product: 'openssl', version: '1.1.1k', until: '2029-05-31' }];

/** The day the table was last compared with the releases of the distributions. */
export const SHIPPED_SERVERS_CHECKED = '2026-11-26';
