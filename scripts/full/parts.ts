/**
 * Divides the full run into tasks, and tasks into parts that take about the same time: pure, so that a test can check that
 * together they are complete.
 */

/** A piece of the full run that is done in one go. */
export type Task =
  /** Format, types, both builds and the linter. */
  | { readonly kind: 'checks' }
  /** A share of the tests without a browser, as Vitest divides them. */
  | { readonly kind: 'unit'; readonly shard: string }
  /** A file of tests in real browsers. */
  | { readonly kind: 'browser'; readonly file: string }
  /** A share of the commands that documents name. */
  | { readonly kind: 'commands'; readonly share: string }
  /** A share of the real web software that is installed and scanned. */
  | { readonly kind: 'systems'; readonly share: string }
  /** A program of ours with its arguments. */
  | { readonly kind: 'script'; readonly name: Script };

export type Script = 'soak' | 'libraries' | 'postgres' | 'repairs' | 'rich-site';

/** A task with the seconds that it takes on two cores, as far as they were measured. */
export interface Weighed {
  readonly task: Task;
  readonly seconds: number;
}

/** Number of parts of the nightly run. */
export const PARTS = 24;

/** Numbers of shares of what its own runner divides. */
const UNIT_SHARDS = 6;
const COMMAND_SHARES = 3;
const SYSTEM_SHARES = 2;
const SECONDS = { checks: 150, unit: 600, commands: 900, systems: 600, browser: 45 } as const;
const SCRIPTS: Readonly<Record<Script, number>> = {
  soak: 1_000,
  libraries: 600,
  postgres: 700,
  repairs: 500,
  'rich-site': 900,
};

const shares = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);

/** The documents' commands are a task of their own. */
const COMMANDS = 'test/server/real/documented.test.ts';

/** All tasks, given the files of tests in real browsers and the seconds that some were measured to take. */
export const tasksOf = (files: readonly string[], measured: Readonly<Record<string, number>>): readonly Weighed[] => [
  { task: { kind: 'checks' }, seconds: SECONDS.checks },
  ...shares(UNIT_SHARDS).map((shard): Weighed => ({ task: { kind: 'unit', shard }, seconds: SECONDS.unit })),
  ...shares(COMMAND_SHARES).map((share): Weighed => ({ task: { kind: 'commands', share }, seconds: SECONDS.commands })),
  ...shares(SYSTEM_SHARES).map((share): Weighed => ({ task: { kind: 'systems', share }, seconds: SECONDS.systems })),
  ...files
    .filter((file) => file !== COMMANDS)
    .map((file): Weighed => ({ task: { kind: 'browser', file }, seconds: measured[file] ?? SECONDS.browser })),
  ...(Object.keys(SCRIPTS) as Script[]).map(
    (name): Weighed => ({ task: { kind: 'script', name }, seconds: SCRIPTS[name] }),
  ),
];

/** The tasks of part `part` (from 1) of `parts`: the longest first, each added to the part that has the least. */
export const partOf = (all: readonly Weighed[], part: number, parts: number): readonly Task[] => {
  const bins = Array.from({ length: parts }, () => ({ seconds: 0, tasks: [] as Task[] }));
  for (const { task, seconds } of all.toSorted((a, b) => b.seconds - a.seconds)) {
    const least = bins.reduce((best, bin) => (bin.seconds < best.seconds ? bin : best));
    least.tasks.push(task);
    least.seconds += seconds;
  }
  return bins[part - 1]?.tasks ?? [];
};

/** Parses `2/6`; null if it is not a part. */
export const readPart = (text: string): { readonly part: number; readonly parts: number } | null => {
  const [, part = 0, parts = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? [];
  return part >= 1 && part <= parts ? { part, parts } : null;
};
