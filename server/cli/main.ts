import { commandWords } from '../../lib/words/command.ts';
import { compactHeap } from './compact-heap.ts';
import { EXIT, type Exit } from './exit.ts';
import { localeIn, type Speech } from './speech.ts';
import { UsageError } from './usage-error.ts';
import { VERSION } from './version.ts';

/** The command `pijler`: `node server/cli/main.ts COMMAND …`. */

const SPEECH: Speech = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  locale: localeIn(process.env),
};

/** Resolves when this process is asked to end; asked twice it ends at once. */
const stopRequested = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });

const serve = async (args: readonly string[]): Promise<Exit> =>
  (await import('./serve.ts')).serveCommand(args, SPEECH, { loaded: compactHeap, ended: stopRequested() });

/** What a command needs is loaded with it. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<Exit>>> = {
  scan: async (args) =>
    (await import('./scan.ts')).scanCommand(
      args,
      SPEECH,
      {},
      args.some((arg) => arg.startsWith('--watch')) ? stopRequested() : undefined,
    ),
  batch: async (args) =>
    (await import('./batch.ts')).batchCommand(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  serve,
  worker: (args) => serve(['--role', 'worker', ...args]),
  workers: async (args) =>
    (await import('./workers.ts')).workersCommand(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  mcp: async (args) =>
    (await import('./mcp.ts')).mcpCommand(args, SPEECH, { environment: process.env, ended: stopRequested() }),
  key: async (args) => (await import('./key.ts')).keyCommand(args, SPEECH, process.env),
  backup: async (args) => (await import('./backup.ts')).backupCommand(args, SPEECH, process.env),
  restore: async (args) => (await import('./backup.ts')).restoreCommand(args, SPEECH, process.env),
};

/** Commands that judge: they take newer tables first, where the environment names a bundle. */
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
  const { sentenceFor } = await import('./faults.ts');
  SPEECH.err(`${sentenceFor(error, SPEECH.locale)}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.badInput : EXIT.failed;
}
