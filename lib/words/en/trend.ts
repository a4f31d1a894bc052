import type { TrendWords } from '../nl/trend.ts';

export const trend: TrendWords = {
  over: ({ count, first, firstDay, last, lastDay }) =>
    `Trend over ${count} scans: from ${first} on ${firstDay} to ${last} on ${lastDay}.`,
};
