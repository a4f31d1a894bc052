import type { Site } from './shape.ts';

/**
 * Whether a host is the site's own: other hosts named in a page, a file or an opened report are not put into its
 * settings, as an intruder may have written them.
 */
export const isOwn = ({ host, canonical, other }: Pick<Site, 'host' | 'canonical' | 'other'>, named: string): boolean =>
  named === host || named === canonical || named === other;
