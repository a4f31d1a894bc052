import { readFileSync } from 'node:fs';
import { commandWords } from '../../lib/words/command/command.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { readList, scanHere } from './batch-here.ts';
import { type BatchLine, createWriter, toExit } from './batch-lines.ts';
import { requestStatus, type Standing, streamResults, submitList } from './batch-service.ts';
import { EXIT, type Exit, pickExit } from './exit.ts';
import { type BatchOptions, readBatchOptions, type ServiceAddress } from './options/batch-options.ts';
import { UsageError } from './options/usage-error.ts';
import type { Environment, Speech } from './speech.ts';

/** Environment of a command, with what a test replaces: the engine's network access, and milliseconds between two polls. */
export interface Running {
  readonly environment: Environment;
  /** Resolves when the command must stop. */
  readonly ended: Promise<unknown>;
  readonly engine?: Partial<EngineSettings>;
  readonly look?: number;
}

const LOOK = 2_000;

const readText = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new UsageError(({ batchFile }) => batchFile({ path: file }));
  }
};

/** Writes results and collects their exit codes. */
const createWriting = ({ format, language, min }: BatchOptions, { out }: Speech) => {
  const writer = createWriter(format, language);
  const exits = new Set<Exit>();
  if (writer.head !== '') out(writer.head);
  return {
    line: (one: BatchLine): void => {
      exits.add(toExit(one, min));
      out(writer.line(one));
    },
    exit: (): Exit => pickExit([...exits]),
  };
};

const printRemark = ({ folded, skipped }: { folded: number; skipped: number }, { err, locale }: Speech): void => {
  const { batch } = commandWords[locale].said;
  if (folded > 0) err(`${batch.folded({ count: folded })}\n`);
  if (skipped > 0) err(`${batch.skipped({ count: skipped })}\n`);
};

/** Returns a function that reports, without waiting, whether `ended` has resolved. */
const createFlag = (ended: Promise<unknown>): (() => boolean) => {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  return () => isOver;
};

const runHere = async (options: BatchOptions, speech: Speech, { ended, engine = {} }: Running): Promise<Exit> => {
  const { pages, ...text } = readList(readText(options.file ?? '-'), options);
  printRemark(text, speech);
  const { line, exit } = createWriting(options, speech);
  let count = 0;
  const isOver = createFlag(ended);
  const writeLine = (one: BatchLine): void => {
    count += 1;
    line(one);
  };
  await scanHere(pages, options, { base: engine, line: writeLine, isOver });
  if (count === pages.length) return exit();
  speech.err(`${commandWords[speech.locale].said.batch.stopped({ ended: count, size: pages.length })}\n`);
  return EXIT.failed;
};

/** Waits until a batch has nothing left to scan, and reports its progress; false if the command must stop earlier. */
const follow = async (
  service: ServiceAddress,
  id: string,
  { speech: { err, locale }, running: { ended, look = LOOK } }: { speech: Speech; running: Running },
): Promise<boolean> => {
  const { batch } = commandWords[locale].said;
  const isOver = createFlag(ended);
  let before = '';
  for (;;) {
    const { size, left, counts }: Standing = await requestStatus(service, id);
    const text = batch.progress({ ended: size - left, size, failed: counts.failed });
    if (text !== before) err(`${text}\n`);
    before = text;
    if (left === 0) return true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, look);
    await Promise.race([promise, ended]);
    clearTimeout(timer);
    if (isOver()) return false;
  }
};

const startBatch = async (service: ServiceAddress, options: BatchOptions, speech: Speech): Promise<string> => {
  if (options.resume !== null) return options.resume;
  const { batch, folded, skipped } = await submitList(service, readText(options.file ?? '-'), options);
  speech.err(`${commandWords[speech.locale].said.batch.made(batch)}\n`);
  printRemark({ folded: folded.count, skipped: skipped.count }, speech);
  return batch.id;
};

const runAtService = async (
  service: ServiceAddress,
  options: BatchOptions,
  speech: Speech,
  running: Running,
): Promise<Exit> => {
  const { goOn } = commandWords[speech.locale].said.batch;
  const id = await startBatch(service, options, speech);
  if (!options.waits) {
    speech.out(`${id}\n`);
    return EXIT.good;
  }
  if (!(await follow(service, id, { speech, running }))) {
    speech.err(`${goOn({ id })}\n`);
    return EXIT.failed;
  }
  const { line, exit } = createWriting(options, speech);
  for await (const one of streamResults(service, id, options.full)) line(one);
  return exit();
};

/** `pijler batch`: resolves with the exit code. Rejects with a UsageError, or when the engine cannot be opened. */
export const runBatch = async (args: readonly string[], speech: Speech, running: Running): Promise<Exit> => {
  const options = readBatchOptions(args, running.environment);
  if (options === null) {
    speech.out(commandWords[speech.locale].help.batch);
    return EXIT.good;
  }
  const { service } = options;
  return service === null ? runHere(options, speech, running) : runAtService(service, options, speech, running);
};
