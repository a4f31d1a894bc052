/** Groups of operations, in the order of the documentation. */
export const TAGS = ['scan', 'scans', 'batches', 'sites', 'crawls', 'monitoring', 'sharing', 'team', 'more'] as const;
export type Tag = (typeof TAGS)[number];
