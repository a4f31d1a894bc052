import { isIP } from 'node:net';
import { type ObjectsLocation, readObjectsLocation } from '../../core/store/objects/objects-location.ts';
import type { Block } from '../../egress/address.ts';
import { isMailAddress } from '../../features/monitoring/notify/mail-address.ts';
import { RETENTION, type Retention } from '../../features/scans/store/forget-scans.ts';
import type { MetricsAddress } from '../../metrics/listen.ts';
import { parseBlock } from '../block.ts';
import { LOG_FORMATS, type LogFormat } from '../log-line.ts';
import type { Environment } from '../speech.ts';
import { parse, parseHostName, parseHttpsAddress, parseHttpsOrigin, parseOneOf, parseWholeNumber } from './parse.ts';
import { UsageError } from './usage-error.ts';

/** Options of `pijler serve`. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded store; unused with a database. */
  readonly data: string;
  /** Address of a PostgreSQL; null for the embedded store. */
  readonly database: string | null;
  /** Address of a read-only replica of it (streaming replication); null for none. */
  readonly databaseRead: string | null;
  /** Where long-lived reports are stored; null for the store itself. */
  readonly objects: ObjectsLocation | null;
  readonly role: 'all' | 'web' | 'worker';
  /** Maximum concurrent scans; null for the number of cores. */
  readonly atOnce: number | null;
  readonly publicUrl: string | null;
  readonly contact: string | null;
  readonly proxies: readonly string[];
  readonly browser: string | null;
  readonly resolver: string | null;
  readonly authorities: readonly string[];
  readonly letIn: readonly Block[];
  /** Where metrics are served; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  readonly keep: Retention;
  /** The mail server that sends notices, and their sender; null for none. */
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  /** File with domains that opted out of scans; null if there is none. */
  readonly leaveAlone: string | null;
  readonly logFormat: LogFormat;
  /** The name for connecting to mail servers to check their TLS; null to skip that. */
  readonly mailTls: string | null;
  /** File with the key that encrypts private scan requests in the queue; null if there is none. */
  readonly sealingKey: string | null;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const SYNTAX = {
  host: text,
  port: text,
  data: text,
  database: text,
  'database-read': text,
  objects: text,
  role: text,
  'at-once': text,
  'public-url': text,
  contact: text,
  browser: text,
  resolver: text,
  metrics: text,
  'keep-public': text,
  'keep-partner': text,
  'leave-alone': text,
  'sealing-key': text,
  'mail-tls': text,
  smtp: text,
  'mail-from': text,
  'log-format': text,
  'trust-proxy': texts,
  authority: texts,
  'allow-private': texts,
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = Exclude<keyof typeof SYNTAX, 'help'>;

const toVariable = (name: Name): string => `PIJLER_${name.toUpperCase().replaceAll('-', '_')}`;

/** Checks the address of a PostgreSQL. Throws a UsageError. */
export const parseDatabase = (value: string): string => {
  if (!/^postgres(?:ql)?:\/\//.test(value)) throw new UsageError(({ database }) => database);
  return value;
};

/** Parses where reports are stored outside the store. Throws a UsageError. */
const objectsOf = (value: string, environment: Environment): ObjectsLocation => {
  const location = readObjectsLocation(value, environment);
  if (typeof location !== 'string') return location;
  throw new UsageError(({ objects }) => objects[location]);
};

/** Parses a port, on loopback unless another address is given. */
const parseMetrics = (value: string): MetricsAddress => {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0 || port === '') throw new UsageError(({ metrics }) => metrics({ value }));
  return { host: bare, port: parseWholeNumber('--metrics', port, PORTS) };
};

/** Checks the address of a mail server. Throws a UsageError. */
const parseSmtp = (value: string): string => {
  const url = URL.parse(value);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new UsageError(({ smtp }) => smtp);
  return url.href;
};

/** Checks the sender address of mail. Throws a UsageError. */
const parseSender = (value: string): string => {
  if (!isMailAddress(value)) throw new UsageError(({ mailFrom }) => mailFrom({ value }));
  return value;
};

/** Requires both options, or neither. Throws a UsageError. */
const parseMail = (smtp: string | null, from: string | null): ServeOptions['mail'] => {
  if (smtp === null && from === null) return null;
  if (smtp === null || from === null) throw new UsageError(({ mailTogether }) => mailTogether);
  return { smtp, from };
};

const ROLES = ['all', 'web', 'worker'] as const;
const PORTS = [0, 65_535] as const;
const DAYS = [1, 3_650] as const;

type Many = 'trust-proxy' | 'authority' | 'allow-private';

/** Reads option values from the command line or else from the environment, where an empty variable counts as unset. */
const readGiven = (args: readonly string[], environment: Environment) => {
  const { values } = parse({ args: [...args], options: SYNTAX });
  const readVariable = (name: Name): string | undefined => environment[toVariable(name)] || undefined;
  const readOne = <T>(name: Exclude<Name, Many>, read: (value: string) => T): T | null => {
    const value = values[name] ?? readVariable(name);
    return value === undefined ? null : read(value);
  };
  const readMany = (name: Many): readonly string[] =>
    values[name] ??
    readVariable(name)
      ?.split(',')
      .map((value) => value.trim()) ??
    [];
  return { wantsHelp: values.help ?? false, one: readOne, many: readMany };
};

/** Checks that options which depend on each other are combined correctly. Throws a UsageError. */
const assertDemands = ({ role, database, databaseRead, publicUrl, contact, mail }: ServeOptions): void => {
  if (databaseRead !== null && database === null) throw new UsageError(({ readTakesDatabase }) => readTakesDatabase);
  if (mail !== null && publicUrl === null) throw new UsageError(({ mailTakesAddress }) => mailTakesAddress);
  if (role !== 'all' && database === null) throw new UsageError(({ roleTakesDatabase }) => roleTakesDatabase({ role }));
  if ((publicUrl === null) !== (contact === null)) throw new UsageError(({ namedTogether }) => namedTogether);
};

const keepValue = (value: string): string => value;

/** Reads the arguments after `pijler serve` and the environment; null when help was requested. Throws a UsageError. */
export const readServeOptions = (args: readonly string[], environment: Environment): ServeOptions | null => {
  const { wantsHelp, one, many } = readGiven(args, environment);
  if (wantsHelp) return null;
  const readDays = (name: 'keep-public' | 'keep-partner') =>
    one(name, (value) => parseWholeNumber(`--${name}`, value, DAYS));
  const readHttps = (name: 'contact' | 'resolver') => one(name, (value) => parseHttpsAddress(`--${name}`, value));
  for (const proxy of many('trust-proxy')) parseBlock('--trust-proxy', proxy);
  const options: ServeOptions = {
    host: one('host', keepValue) ?? '127.0.0.1',
    data: one('data', keepValue) ?? '.pijler',
    role: one('role', (value) => parseOneOf('--role', value, ROLES)) ?? 'all',
    database: one('database', parseDatabase),
    databaseRead: one('database-read', parseDatabase),
    objects: one('objects', (value) => objectsOf(value, environment)),
    port: one('port', (value) => parseWholeNumber('--port', value, PORTS)) ?? 8_321,
    atOnce: one('at-once', (value) => parseWholeNumber('--at-once', value, [1, 64])),
    publicUrl: one('public-url', (value) => parseHttpsOrigin('--public-url', value)),
    contact: readHttps('contact'),
    resolver: readHttps('resolver'),
    browser: one('browser', keepValue),
    metrics: one('metrics', parseMetrics),
    keep: {
      public: readDays('keep-public') ?? RETENTION.public,
      partner: readDays('keep-partner') ?? RETENTION.partner,
    },
    leaveAlone: one('leave-alone', keepValue),
    logFormat: one('log-format', (value) => parseOneOf('--log-format', value, LOG_FORMATS)) ?? 'json',
    sealingKey: one('sealing-key', keepValue),
    mailTls: one('mail-tls', parseHostName),
    mail: parseMail(one('smtp', parseSmtp), one('mail-from', parseSender)),
    proxies: many('trust-proxy'),
    authorities: many('authority'),
    letIn: many('allow-private').map((value) => parseBlock('--allow-private', value)),
  };
  assertDemands(options);
  return options;
};
