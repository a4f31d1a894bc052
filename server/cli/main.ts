import { EXIT } from './exit.ts';
import { KEY_HELP, keyCommand } from './key.ts';
import { HELP } from './options.ts';
import { type Speech, scanCommand } from './scan.ts';
import { serveCommand } from './serve.ts';
import { SERVE_HELP } from './serve-options.ts';
import { UsageError } from './usage-error.ts';

/** `node server/cli/main.ts scan URL…`, `serve` or `key`: the command `pijler`. */

const SPEECH: Speech = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/** Resolves when this process is asked to end; asked twice it ends at once. */
const asked = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });

const run = async ([command, ...args]: readonly string[]): Promise<number> => {
  if (command === 'scan') return scanCommand(args, SPEECH);
  if (command === 'serve') return serveCommand(args, SPEECH, { ended: asked() });
  if (command === 'key') return keyCommand(args, SPEECH, process.env);
  const isAsked = command === '--help' || command === '-h';
  (isAsked ? SPEECH.out : SPEECH.err)(`${HELP}\n${SERVE_HELP}\n${KEY_HELP}`);
  return isAsked ? EXIT.good : EXIT.badInput;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  SPEECH.err(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.badInput : EXIT.failed;
}
