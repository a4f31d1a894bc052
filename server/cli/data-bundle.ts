import { readFile, stat } from 'node:fs/promises';
import { LARGEST_BUNDLE, openBundle } from '../../lib/bundle/open-bundle.ts';
import { expandTables, getTables, useTables } from '../../lib/data/tables.ts';
import { toErrorMessage } from '../../lib/fault.ts';
import { DAY } from '../../lib/time.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { EGRESS } from '../egress/dial.ts';
import type { Requester } from '../engine/network/requester.ts';
import { UsageError } from './options/usage-error.ts';
import type { Environment, Speech } from './speech.ts';
import { VERSION } from './version.ts';

/**
 * Location of a bundle of newer tables (a file or an https address), and the operator's public key that verifies its signature.
 */
interface BundleSource {
  readonly source: string;
  readonly key: string;
}

/** Milliseconds between two checks for a newer bundle in a service. */
const INTERVAL = DAY;
const TIMEOUT = 30_000;

/**
 * Reads the bundle's settings from the environment; null if it names no bundle. Throws a UsageError if only half of them are set.
 */
export const readBundleSource = (environment: Environment): BundleSource | null => {
  const [source, key] = [environment['PIJLER_BUNDLE'] || undefined, environment['PIJLER_BUNDLE_KEY'] || undefined];
  if (source === undefined && key === undefined) return null;
  if (source === undefined || key === undefined) throw new UsageError(({ bundleTakesBoth }) => bundleTakesBoth);
  return { source, key };
};

const isAddress = (source: string): boolean => /^https:\/\//i.test(source);

const readAddress = async (address: string, requester: Pick<Requester, 'request'>): Promise<Uint8Array> => {
  const { status, body } = await requester.request(address, { method: 'GET', most: LARGEST_BUNDLE + 1, ms: TIMEOUT });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  return new TextEncoder().encode(body);
};

const readSource = async (path: string): Promise<Uint8Array> => {
  // A file that is too large is rejected by its size, without reading it.
  const { size } = await stat(path);
  return size > LARGEST_BUNDLE ? new Uint8Array(LARGEST_BUNDLE + 1) : readFile(path);
};

const read = async (source: string): Promise<Uint8Array> => {
  if (!isAddress(source)) return readSource(source);
  const { openRequester } = await import('../engine/network/requester.ts');
  const requester = openRequester({ egress: EGRESS, authorities: [], contact: null, version: VERSION });
  try {
    return await readAddress(source, requester);
  } finally {
    await requester.close();
  }
};

/** The bundle in use, unmodified, for clients that request it from this service; null while there is none. */
let served: Uint8Array | null = null;
export const getServedBundle = (): Uint8Array | null => served;

/**
 * Starts using the bundle's tables if it is newer and correctly signed; returns a sentence about it, or '' if the same bundle is
 * already in use. Never rejects: when a bundle cannot be loaded, the current tables stay in use.
 */
const takeBundle = async ({ source, key }: BundleSource, { locale }: Pick<Speech, 'locale'>): Promise<string> => {
  const words = commandWords[locale].bundle;
  try {
    const bytes = await read(source);
    const opened = await openBundle(bytes, { publicKey: key, inUse: getTables().name });
    if (!opened.ok)
      return opened.why === 'older' && served !== null
        ? ''
        : words.refused({ source, reason: words.reasons[opened.why] });
    useTables(expandTables(opened.tables, opened.name));
    served = bytes;
    return words.taken(opened.name);
  } catch (error) {
    return words.notRead({ source, fault: toErrorMessage(error) });
  }
};

/** Loads a bundle when a command starts and, if the command keeps running, every day. Returns a function that stops this. */
export const followBundle = async (
  environment: Environment,
  speech: Speech,
  { goesOn }: { readonly goesOn: boolean },
): Promise<() => void> => {
  const source = readBundleSource(environment);
  if (source === null) return () => {};
  const updateBundle = async (): Promise<void> => {
    const said = await takeBundle(source, speech);
    if (said !== '') speech.err(`${said}\n`);
  };
  await updateBundle();
  if (!goesOn) return () => {};
  const timer = setInterval(() => void updateBundle(), INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
};
