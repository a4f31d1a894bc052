import type { Report } from '../model.ts';

/** Names the tables that a report was judged by: `2026-11-26` for the version's own, `2026-12-10 (3)` for the third bundle. */
export const formatDataName = ({ number, day }: NonNullable<Report['data']>): string =>
  number === 0 ? day : `${day} (${number})`;
