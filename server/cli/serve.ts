import { readFileSync, statSync } from 'node:fs';
import { isUnder, withoutDot } from '../../lib/parse/url/host-match.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { openObjects } from '../core/store/objects/objects-location.ts';
import { EGRESS } from '../egress/dial.ts';
import { DEFAULTS, type EngineSettings } from '../engine/settings.ts';
import { isSealingKey } from '../features/scans/worker/sealed.ts';
import { createKey, listKeys } from '../features/teams/store/keys.ts';
import type { ServiceSettings } from '../roles/settings.ts';
import { openService, type Service } from '../service.ts';
import { getServedBundle } from './data-bundle.ts';
import { EXIT, type Exit } from './exit.ts';
import { openLog, scanEvent, toFaultEvent } from './log-line.ts';
import { findBrowser } from './options/find-browser.ts';
import { readPem } from './options/pem.ts';
import { readServeOptions, type ServeOptions } from './options/serve-options.ts';
import { UsageError } from './options/usage-error.ts';
import type { Speech } from './speech.ts';
import { VERSION } from './version.ts';

/** Whether a host (in lower case, without a trailing dot) has opted out of scans. */
type LeavesAlone = (host: string) => boolean;

/** Parses the domain on a line; null if there is none, as in a `#` comment. Throws a UsageError. */
const parseDomain = (line: string, at: string): string | null => {
  const typed = line.replace(/#.*/, '').trim();
  if (typed === '') return null;
  const url = URL.parse(`http://${typed}/`);
  if (url === null || url.href !== `http://${url.hostname}/`)
    throw new UsageError(({ oneDomain }) => oneDomain({ at, typed }));
  return withoutDot(url.hostname);
};

const readDomains = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => parseDomain(line, `${file}, line ${index + 1}`) ?? []);

/** Modification time, size and inode of a file, which reveal a change. */
const readStamp = (file: string): string => {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
};

/**
 * Reads a list of domains that opted out of scans, one per line, each with its subdomains. It is read again when it has changed;
 * if it is then unusable, `onError` gets the reason and the previous list stays in use. Throws a UsageError if the first read
 * fails.
 */
export const createLeaveAlone = (file: string, onError: (problem: Error) => void): LeavesAlone => {
  const read = () => {
    try {
      return { stamp: readStamp(file), domains: readDomains(file) };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(({ unreadable }) => unreadable({ option: '--leave-alone', path: file }));
    }
  };
  let known = read();
  const updateList = (): void => {
    const stamp = statSync(file, { throwIfNoEntry: false }) ? readStamp(file) : '';
    if (stamp === known.stamp) return;
    known = { ...known, stamp };
    try {
      known = read();
    } catch (error) {
      onError(error as Error);
    }
  };
  return (host) => {
    updateList();
    return known.domains.some((domain) => isUnder(host, domain));
  };
};

/** Reads the key in a file: 32 bytes in base64. Throws a `UsageError`. */
const readSealingKey = (path: string): Uint8Array => {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
    if (isSealingKey(key)) return key;
  } catch {
    throw new UsageError(({ unreadable }) => unreadable({ option: '--sealing-key', path }));
  }
  throw new UsageError(({ sealingKey }) => sealingKey);
};

/**
 * What a test replaces: the engine's network access, how long a site rests, a callback once all is loaded, and when the service
 * must stop.
 */
export interface Serving {
  readonly engine?: Partial<EngineSettings>;
  readonly rest?: number;
  readonly loaded?: () => void;
  readonly ended: Promise<unknown>;
}

const createServeSettings = (
  options: ServeOptions,
  base: Partial<EngineSettings>,
  isNeverScanned: LeavesAlone,
): EngineSettings => ({
  ...DEFAULTS,
  ...base,
  version: VERSION,
  // A process that only answers requests opens no browser.
  browser: options.role === 'web' ? '' : findBrowser(options.browser, process.env['PATH'] ?? ''),
  authorities: options.authorities.map(readPem),
  contact: options.contact,
  isNeverScanned,
  ...(options.atOnce === null ? {} : { atOnce: options.atOnce }),
  ...(options.resolver === null ? {} : { resolver: options.resolver }),
  egress: { ...(base.egress ?? EGRESS), letIn: [...(base.egress?.letIn ?? []), ...options.letIn] },
});

const createServiceSettings = (
  options: ServeOptions,
  speech: Speech,
  { engine = {}, rest, loaded }: Serving,
): ServiceSettings => {
  const log = openLog(speech.out, options.logFormat);
  const logFault = (error: Error, request?: string): void => log(toFaultEvent(error, request));
  const isNeverScanned = options.leaveAlone === null ? () => false : createLeaveAlone(options.leaveAlone, logFault);
  return {
    storeLocation:
      options.database === null
        ? { folder: options.data }
        : { database: options.database, replica: options.databaseRead },
    objects: options.objects === null ? null : openObjects(options.objects),
    role: options.role,
    host: options.host,
    port: options.port,
    publicUrl: options.publicUrl,
    proxies: options.proxies,
    needsKey: options.letIn.length > 0,
    isNeverScanned,
    bundle: getServedBundle,
    sealingKey: options.sealingKey === null ? null : readSealingKey(options.sealingKey),
    mailTls: options.mailTls,
    metrics: options.metrics,
    keep: options.keep,
    mail: options.mail === null ? null : { ...options.mail, authorities: options.authorities.map(readPem) },
    ...(rest !== undefined && { rest }),
    ...(loaded !== undefined && { loaded }),
    engine: createServeSettings(options, engine, isNeverScanned),
    version: VERSION,
    log: { worked: (scan) => log(scanEvent(scan)), fault: logFault },
  };
};

/** Prints, once the service answers, its addresses and the first key of a new store. */
const printGreeting = async (
  { store, address, metricsAddress }: Service,
  options: ServeOptions,
  { err, locale }: Speech,
): Promise<void> => {
  const { said } = commandWords[locale];
  if (address !== null) err(`${said.answersAt({ address: `${address}/api/gda-scan-api.php?url=example.nl` })}\n`);
  else err(`${said.works}\n`);
  if (metricsAddress !== null) err(`${said.figuresAt({ address: `${metricsAddress}/metrics` })}\n`);
  if (options.letIn.length > 0) err(`${said.needsKey}\n`);
  if (!store.isAlone || (await listKeys(store)).length > 0) return;
  // The journal is persistent and others can read it, so no key goes there.
  if (process.env['JOURNAL_STREAM'] !== undefined) return err(`${said.noKeyYet}\n`);
  const { key } = await createKey(store, { name: 'first' }, Date.now());
  err(`${said.firstKey({ key })}\n`);
};

/** `pijler serve`: resolves with the exit code once the service has ended. */
export const serveCommand = async (args: readonly string[], speech: Speech, serving: Serving): Promise<Exit> => {
  const options = readServeOptions(args, process.env);
  if (options === null) {
    speech.out(commandWords[speech.locale].help.serve);
    return EXIT.good;
  }
  const log = openLog(speech.out, options.logFormat);
  const service = await openService(createServiceSettings(options, speech, serving));
  try {
    await printGreeting(service, options, speech);
    const { role } = options;
    log({ level: 'info', code: 'service.started', fields: { version: VERSION, role, address: service.address } });
    await serving.ended;
  } finally {
    await service.close();
    log({ level: 'info', code: 'service.ended', fields: {} });
  }
  return EXIT.good;
};
