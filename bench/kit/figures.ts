/** The median; the lower of the two middle ones of an even number. NaN of no numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;

/** Percentile by the nearest rank. NaN of no numbers. */
export const percentile = (numbers: readonly number[], percent: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil((percent / 100) * numbers.length) - 1] ?? Number.NaN;

/** Slope of the least-squares line through the logarithms: 1 is linear growth, 2 is quadratic. */
export const exponent = (points: readonly (readonly [size: number, took: number])[]): number => {
  const logs = points.map(([size, took]) => [Math.log(size), Math.log(took)] as const);
  const mean = (of: 0 | 1): number => logs.reduce((sum, pair) => sum + pair[of], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const across = logs.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0);
  return across / logs.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
};

/** One line of a bench: a figure, its limit, and whether it holds. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  /** Null if there is no limit. */
  readonly holds: boolean | null;
}

/** A figure beside its limit, in milliseconds by default. */
export const atMost = (name: string, value: number, limit: number, unit = 'ms'): Figure => ({
  name,
  value: `${round(value)} ${unit}`,
  limit: `≤ ${round(limit)} ${unit}`,
  holds: value <= limit,
});

/** A figure without a limit. */
export const info = (name: string, value: string): Figure => ({ name, value, limit: '', holds: null });

export const round = (value: number): string =>
  Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toString();

const MARKS = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, ''],
]);

/** Formats a table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Prints the figures as a table; returns the exit code: 1 if one does not hold. */
export const report = (figures: readonly Figure[]): number => {
  const rows = figures.map(({ name, value, limit, holds }) => [name, value, limit, MARKS.get(holds) ?? '']);
  process.stdout.write(`${table(['figure', 'measured', 'limit', ''], rows)}\n\n`);
  return figures.some(({ holds }) => holds === false) ? 1 : 0;
};
