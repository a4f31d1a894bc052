import fc from 'fast-check';
import { ReportSchema } from '../../lib/export/report-schema.ts';
import type { Report } from '../../lib/model.ts';
import { sampleReport } from '../components/sample.ts';

/** Reports that fit the schema, with values in them that no scan produces. */

/** Values that a file may have anywhere: ends of ranges, what only looks like a value, every word of a closed list. */
const VALUES: readonly unknown[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e-300,
  2.5,
  10,
  100,
  101,
  999,
  1_000,
  400_000,
  1e12,
  Date.UTC(2100, 0, 1) - 1,
  -Date.UTC(2099, 0, 1),
  8.64e15,
  Number.MAX_SAFE_INTEGER,
  1e300,
  -1e300,
  '',
  ' ',
  '\u202e\u0000\ud800',
  'x'.repeat(100),
  'x'.repeat(100_000),
  '__proto__',
  'toString',
  'NaN',
  '2026-99-99',
  'https://[',
  'file:///etc/passwd',
  '%%%',
  null,
  true,
  false,
  [],
  {},
  { toString: 'x', toCheck: 1e300, days: -1, count: 1e300 },
  Array.from({ length: 5_000 }, () => 'regel'),
  ...['pass', 'warn', 'fail', 'info', 'skip', 'unknown', 'denied', 'interrupted', 'A', 'C', 'firefox', 'POST', 'dns'],
  ...['domein', 'seo', 'toegankelijkheid', 'zelf', 'domeinbeheerder'],
];

type Path = readonly (string | number)[];

const sample = sampleReport();
/** A few checks of each pillar: one of every outcome that it has. */
const small: Report = {
  ...sample,
  // Made by other rules, so that sums do not decide.
  rules: 999,
  access: true,
  platforms: ['wordpress'],
  findings: sample.findings.filter(
    ({ pillar, outcome }, index, all) =>
      all.findIndex((one) => one.pillar === pillar && one.outcome === outcome) === index,
  ),
};

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every path in a value, including those of branches. */
const placesIn = (value: unknown, path: Path = []): readonly Path[] =>
  isBranch(value)
    ? [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))]
    : [path];

const withValue = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((one, index) => (index === Number(name) ? withValue(one, rest, put) : one));
  return isBranch(value) ? { ...value, [name]: withValue(value[name], rest, put) } : value;
};

interface Change {
  readonly path: Path;
  readonly value: unknown;
}

const fits = (value: unknown): boolean => ReportSchema.safeParse(value).success;

const lists = Object.entries(small).filter(([, value]) => Array.isArray(value));

/**
 * The report with its lists empty but for the item that contains a path, if that is a valid report: a tenth of the work to read.
 */
const around = (path: Path): { readonly report: unknown; readonly path: Path } => {
  const [name, index, ...rest] = path;
  const list = lists.find(([one]) => one === name)?.[1] as readonly unknown[] | undefined;
  if (list === undefined || index === undefined) return { report: small, path };
  const emptied = Object.fromEntries(lists.map(([one, items]) => [one, one === 'scores' ? items : []]));
  const report = { ...small, ...emptied, [name as string]: [list[Number(index)]] };
  return fits(report) ? { report, path: [name as string, 0, ...rest] } : { report: small, path };
};

/** The changes after each of which the report is still valid. */
const taken: readonly Change[] = placesIn(small)
  .filter((path) => path.length > 0)
  .flatMap((path) => {
    const near = around(path);
    return VALUES.filter((value) => fits(withValue(near.report, near.path, value))).map((value) => ({ path, value }));
  });

/** Reports with one to sixty of them at once. */
export const extremeReport: fc.Arbitrary<Report> = fc
  .array(fc.constantFrom(...taken), { minLength: 1, maxLength: 60 })
  .map((changes) => changes.reduce<unknown>((report, { path, value }) => withValue(report, path, value), small))
  .filter((report): report is Report => fits(report));

/** Number of changes to choose from. */
export const CHANGES = taken.length;
