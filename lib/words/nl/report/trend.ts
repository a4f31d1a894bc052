/** Words of the chart line through the scores of several scans. */
export const trend = {
  over: ({
    count,
    first,
    firstDay,
    last,
    lastDay,
  }: {
    count: number;
    first: number;
    firstDay: string;
    last: number;
    lastDay: string;
  }) => `Verloop over ${count} scans: van ${first} op ${firstDay} naar ${last} op ${lastDay}.`,
};
export type TrendWords = typeof trend;
