import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { commandWords } from '../../lib/words/command/command.ts';
import { findAdmin } from '../admin/ask.ts';
import { assertHead, RestoreError, restore } from '../core/store/backup.ts';
import { openStore, type StoreLocation } from '../core/store/open-store.ts';
import { EXIT, type Exit } from './exit.ts';
import { parse } from './options/parse.ts';
import { STORE_SYNTAX, storeLocation, withAdmin } from './options/store-location.ts';
import { UsageError } from './options/usage-error.ts';
import type { Environment, Speech } from './speech.ts';

type Name = 'backup' | 'restore';

/** Parses the file and the store; null when help was requested. Throws a UsageError. */
const read = (name: Name, args: readonly string[], environment: Environment) => {
  const { values, positionals } = parse({ args: [...args], allowPositionals: true, options: STORE_SYNTAX });
  if (values.help) return null;
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError(({ fileUse }) => fileUse({ command: name }));
  return { file, location: storeLocation(values, environment) };
};

/** Writes a file atomically, readable by its owner only: it contains every report. */
const write = async (file: string, bytes: Readable): Promise<void> => {
  const part = `${file}.part`;
  await access(dirname(file), constants.W_OK);
  await rm(part, { force: true });
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
};

/** `pijler backup`: resolves with the exit code. Rejects with a UsageError, or when there is no store or no disk space. */
export const runBackup = async (args: readonly string[], speech: Speech, environment: Environment): Promise<Exit> => {
  const request = read('backup', args, environment);
  if (request === null) speech.out(commandWords[speech.locale].help.backup);
  else {
    const { said } = commandWords[speech.locale];
    const began = performance.now();
    await withAdmin(request.location, speech, async (admin) => {
      const bytes = await admin.backup();
      // An embedded store has been read completely by now.
      if ('folder' in request.location)
        speech.err(`${said.writesWaited({ ms: Math.round(performance.now() - began) })}\n`);
      await write(request.file, bytes);
    });
    speech.err(`${said.backedUp(request)}\n`);
  }
  return EXIT.good;
};

async function* decompressBackup(file: string): AsyncGenerator<Uint8Array> {
  const [bytes, plain] = [createReadStream(file), createGunzip()];
  bytes.once('error', (error) => plain.destroy(error));
  try {
    yield* bytes.pipe(plain);
  } catch (error) {
    // A file that zlib cannot decompress is not a backup, or only part of one.
    const code = String((error as NodeJS.ErrnoException).code);
    throw code.startsWith('Z_') ? new RestoreError(code === 'Z_BUF_ERROR' ? 'cutOff' : 'noBackup') : error;
  } finally {
    bytes.destroy();
  }
}

/** Yields the lines of a backup. Rejects if the file cannot be read, and with `RestoreError` if it is not a backup. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  for await (const piece of decompressBackup(file)) {
    const [first = '', ...lines] = decoder.decode(piece, { stream: true }).split('\n');
    rest.push(first);
    for (const line of lines) {
      yield rest.join('');
      rest = [line];
    }
  }
  const last = rest.join('');
  if (last !== '') yield last;
}

const restoreInto = async (location: StoreLocation, file: string, { err }: Speech): Promise<void> => {
  if ('folder' in location && (await findAdmin(location.folder)) !== null)
    throw new UsageError(({ running }) => running);
  // Validates the file before a store is created for it.
  const lines = readLines(file);
  const first = await lines.next().finally(() => lines.return(undefined));
  assertHead(first.done ? '' : first.value);
  const store = await openStore(location, ({ name, message }) => err(`${name}: ${message}\n`));
  try {
    await restore(store, readLines(file));
  } finally {
    await store.close();
  }
};

/** `pijler restore`: resolves with the exit code. Rejects with a UsageError, or with `RestoreError`. */
export const restoreCommand = async (
  args: readonly string[],
  speech: Speech,
  environment: Environment,
): Promise<Exit> => {
  const request = read('restore', args, environment);
  if (request === null) speech.out(commandWords[speech.locale].help.restore);
  else {
    await restoreInto(request.location, request.file, speech);
    speech.err(`${commandWords[speech.locale].said.restored(request)}\n`);
  }
  return EXIT.good;
};
