import type { Site } from './shape.ts';

/**
 * Whether a host is the site's own: what a page, a file or an opened report names of others is not put into its settings, as an
 * intruder may have written it.
 */
export const isOwn = ({ host, canonical, other }: Pick<Site, 'host' | 'canonical' | 'other'>, named: string): boolean =>
  named === host || named === canonical || named === other;
