/** What somebody may want to get: each notice when it is told, and a digest of every week. */
export const WANTS = ['notices', 'digest'] as const;
export type Want = (typeof WANTS)[number];
