import { spawn } from 'node:child_process';
import { toError } from '../../lib/fault.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { openQueueAge } from '../features/scans/store/queue-age.ts';
import { SCANS } from '../features/scans/worker/queue.ts';
import { type RunningWorker, runScaling, type ScaleSettings } from '../features/scans/worker/scale-workers.ts';
import { EXIT, type Exit } from './exit.ts';
import { type LogEvent, openLog, toFaultEvent } from './log-line.ts';
import { parseWholeNumber } from './options/parse.ts';
import { readServeOptions, type ServeOptions } from './options/serve-options.ts';
import { UsageError } from './options/usage-error.ts';
import type { Environment, Speech } from './speech.ts';

/** Removes an option with its value from arguments: returns its last value (null if absent) and the other arguments. */
const takeOption = (
  args: readonly string[],
  name: string,
): { readonly value: string | null; readonly rest: readonly string[] } => {
  const rest: string[] = [];
  let value: string | null = null;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === name) {
      at += 1;
      value = args[at] ?? '';
    } else if (arg.startsWith(`${name}=`)) value = arg.slice(name.length + 1);
    else rest.push(arg);
  }
  return { value, rest };
};

/** Fewest and most workers on one machine. */
const WORKERS = [1, 64] as const;
const SECONDS = [1, 3_600] as const;
const WAIT = 20;

/** Options of `pijler workers`: its own bounds, and the arguments of each worker. */
interface WorkersOptions {
  readonly bounds: ScaleSettings['bounds'];
  readonly args: readonly string[];
  readonly worker: ServeOptions & { readonly database: string };
}

/** Reads the arguments after `pijler workers` and the environment; null when help was requested. Throws a UsageError. */
export const readWorkersOptions = (given: readonly string[], environment: Environment): WorkersOptions | null => {
  const most = takeOption(given, '--most');
  const least = takeOption(most.rest, '--least');
  const wait = takeOption(least.rest, '--wait');
  const args = wait.rest;
  const worker = readServeOptions(['--role', 'worker', ...args], environment);
  if (worker === null) return null;
  const readNumber = (name: string, value: string | null, bounds: readonly [number, number], usual: number): number =>
    value === null ? usual : parseWholeNumber(name, value, bounds);
  const highest = readNumber('--most', most.value, WORKERS, 4);
  const bounds = {
    most: highest,
    least: readNumber('--least', least.value, [1, highest], 1),
    wait: readNumber('--wait', wait.value, SECONDS, WAIT),
  };
  const { database } = worker;
  if (database === null) throw new UsageError(({ roleTakesDatabase }) => roleTakesDatabase({ role: 'worker' }));
  return { bounds, args, worker: { ...worker, database } };
};

/** Starts `pijler worker` the way this process was started. Metrics have one port, so only the first worker serves them. */
const startWorker = (args: readonly string[], isFirst: boolean): RunningWorker => {
  const { PIJLER_METRICS: _, ...without } = process.env;
  const own = isFirst ? args : takeOption(args, '--metrics').rest;
  const program = [...process.execArgv, process.argv[1] ?? '', 'worker', ...own];
  const child = spawn(process.execPath, program, { stdio: 'inherit', env: isFirst ? process.env : without });
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  return { stop: () => void child.kill('SIGTERM'), ended: promise };
};

const toEvent = (running: number, why: Parameters<ScaleSettings['onScale']>[1]): LogEvent => {
  if (why === 'ended') return { level: 'warn', code: 'worker.ended', fields: { running } };
  if ('oldest' in why)
    return { level: 'info', code: 'workers.changed', fields: { running, oldest: Math.round(why.oldest) } };
  return toFaultEvent(toError(why.fault));
};

/**
 * `pijler workers`: runs workers on this machine, more of them while scans wait. Resolves after `ended`, when all have stopped.
 */
export const runWorkers = async (
  given: readonly string[],
  speech: Speech,
  { environment, ended }: { readonly environment: Environment; readonly ended: Promise<unknown> },
): Promise<Exit> => {
  const options = readWorkersOptions(given, environment);
  if (options === null) {
    speech.out(commandWords[speech.locale].help.workers);
    return EXIT.good;
  }
  const { bounds, args, worker } = options;
  const queue = openQueueAge(worker.database, SCANS, Date.now);
  const end = new AbortController();
  void ended.then(() => end.abort());
  const log = openLog(speech.out, worker.logFormat);
  const onScale: ScaleSettings['onScale'] = (running, why) => log(toEvent(running, why));
  const start = (isFirst: boolean): RunningWorker => startWorker(args, isFirst);
  await runScaling({ bounds, oldest: queue.oldest, start, onScale, now: Date.now, end: end.signal });
  await queue.close();
  return EXIT.good;
};
