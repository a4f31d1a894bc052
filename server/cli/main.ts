import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { commandWords } from '../../lib/words/command/command.ts';
import { EXIT, type Exit } from './exit.ts';
import { UsageError } from './options/usage-error.ts';
import { readLocale, type Speech } from './speech.ts';
import { VERSION } from './version.ts';

/** The command `pijler`: `node server/cli/main.ts COMMAND …`. */

/**
 * Returns memory to the system that only startup needed: sources, their compilation and the room that took, some 40 MB. V8 does
 * so itself after collections, but a process that waits for requests triggers none. It blocks the only thread for 0.7 to 1.5 s on
 * a busy machine, so call it only while no request can arrive yet.
 */
const collectGarbage = (): void => {
  // The method that Node's documentation of `v8.setFlagsFromString` gives.
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // The kind of collection in V8 that returns the most memory.
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' });
};

const SPEECH: Speech = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  locale: readLocale(process.env),
};

/** Resolves when this process gets a signal to stop; a second signal ends it at once. */
const stopRequested = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });

const serve = async (args: readonly string[]): Promise<Exit> =>
  (await import('./serve.ts')).serveCommand(args, SPEECH, { loaded: collectGarbage, ended: stopRequested() });

/** Each command loads its own modules when it runs. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<Exit>>> = {
  scan: async (args) =>
    (await import('./scan.ts')).scanCommand(
      args,
      SPEECH,
      {},
      args.some((arg) => arg.startsWith('--watch')) ? stopRequested() : undefined,
    ),
  batch: async (args) =>
    (await import('./batch.ts')).runBatch(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  serve,
  worker: (args) => serve(['--role', 'worker', ...args]),
  workers: async (args) =>
    (await import('./workers.ts')).runWorkers(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  mcp: async (args) =>
    (await import('./mcp.ts')).runMcp(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  key: async (args) => (await import('./key.ts')).runKey(args, SPEECH, process.env),
  backup: async (args) => (await import('./backup.ts')).runBackup(args, SPEECH, process.env),
  restore: async (args) => (await import('./backup.ts')).restoreCommand(args, SPEECH, process.env),
};

/** Commands that produce verdicts: they first load newer tables if the environment names a bundle. */
const JUDGING: ReadonlySet<string> = new Set(['scan', 'batch', 'serve', 'worker', 'mcp']);
const LASTING: ReadonlySet<string> = new Set(['serve', 'worker', 'mcp']);

const withBundle = async (name: string, command: () => Promise<Exit>): Promise<Exit> => {
  if (!JUDGING.has(name) || (process.env['PIJLER_BUNDLE'] ?? process.env['PIJLER_BUNDLE_KEY']) === undefined)
    return command();
  const { followBundle } = await import('./data-bundle.ts');
  const stop = await followBundle(process.env, SPEECH, { goesOn: LASTING.has(name) });
  try {
    return await command();
  } finally {
    stop();
  }
};

const run = async ([name = '', ...args]: readonly string[]): Promise<Exit> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return withBundle(name, () => command(args));
  const { help } = commandWords[SPEECH.locale];
  if (name === '--help' || name === '-h') {
    SPEECH.out(help.all);
    return EXIT.good;
  }
  if (name === '--version') {
    SPEECH.out(`pijler ${VERSION}\n`);
    return EXIT.good;
  }
  if (name !== '') throw new UsageError(({ unknownCommand }) => unknownCommand({ command: name }));
  SPEECH.err(help.all);
  return EXIT.badInput;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const { explainError } = await import('./faults.ts');
  SPEECH.err(`${explainError(error, SPEECH.locale)}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.badInput : EXIT.failed;
}
