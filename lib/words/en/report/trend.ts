import type { TrendWords } from '../../nl/report/trend.ts';

export const trend: TrendWords = {
  over: ({ count, first, firstDay, last, lastDay }) =>
    `Trend over ${count} scans: from ${first} on ${firstDay} to ${last} on ${lastDay}.`,
};
