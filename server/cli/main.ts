import { EXIT } from './exit.ts';
import { HELP } from './options.ts';
import { type Speech, scanCommand } from './scan.ts';
import { UsageError } from './usage-error.ts';

/** `node server/cli/main.ts scan URL…`: the command `pijler`. */

const SPEECH: Speech = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

const run = async ([command, ...args]: readonly string[]): Promise<number> => {
  if (command === 'scan') return scanCommand(args, SPEECH);
  const isAsked = command === '--help' || command === '-h';
  (isAsked ? SPEECH.out : SPEECH.err)(HELP);
  return isAsked ? EXIT.good : EXIT.badInput;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  SPEECH.err(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.badInput : EXIT.failed;
}
