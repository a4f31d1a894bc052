import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type Block, toBlock } from '../egress/address.ts';
import type { MetricsPlace } from '../metrics/listen.ts';
import { UsageError } from './usage-error.ts';

/** What `pijler serve` was asked. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded store; unused with a database. */
  readonly data: string;
  /** Address of a PostgreSQL; null for the embedded store. */
  readonly database: string | null;
  readonly role: 'all' | 'web' | 'worker';
  /** Scans at once; null for as many as there are cores. */
  readonly atOnce: number | null;
  readonly publicUrl: string | null;
  readonly contact: string | null;
  readonly proxies: readonly string[];
  readonly browser: string | null;
  readonly resolver: string | null;
  readonly authorities: readonly string[];
  readonly letIn: readonly Block[];
  /** Where figures are read; null for nowhere. */
  readonly metrics: MetricsPlace | null;
}

export const SERVE_HELP = `pijler serve [options]
Answers the scan API over HTTP. Every option can also be set in the environment, as PIJLER_PORT for --port.

  --host ADDRESS        address to listen on; 127.0.0.1 by default
  --port N              port to listen on; 8321 by default, 0 for any
  --data FOLDER         folder of the embedded store; .pijler by default
  --database URL        a PostgreSQL to keep everything in, instead of the embedded store
  --role all|web|worker answer and scan (default), or one of the two; web and worker need --database
  --at-once N           scans at once; as many as there are cores by default
  --public-url URL      the https address by which the world knows this service
  --contact URL         where to ask you about visits; part of the user agent
  --trust-proxy CIDR    believe X-Forwarded-For of these proxies; may be repeated
  --metrics [ADDRESS:]PORT  where Prometheus reads figures, at /metrics; on 127.0.0.1 by default, nowhere without it
  --browser PATH        the Chromium to use
  --resolver URL        another DNS-over-HTTPS resolver
  --authority FILE      trust your own certificate authority (PEM); may be repeated
  --allow-private CIDR  allow addresses of your own network; may be repeated; then every scan takes a key
`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const SYNTAX = {
  ...{ host: text, port: text, data: text, database: text, role: text, 'at-once': text, 'public-url': text },
  ...{ contact: text, browser: text, resolver: text, metrics: text },
  ...{ 'trust-proxy': texts, authority: texts, 'allow-private': texts },
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = Exclude<keyof typeof SYNTAX, 'help'>;
type Environment = Readonly<Record<string, string | undefined>>;

const variableOf = (name: Name): string => `PIJLER_${name.toUpperCase().replaceAll('-', '_')}`;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: SYNTAX }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(/\n|\. /)[0] ?? message);
  }
};

const whole = (name: Name, value: string, [least, most]: readonly [number, number]): number => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < least || number > most)
    throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not ${value || 'nothing'}.`);
  return number;
};

const secure = (name: Name, value: string): string => {
  if (URL.parse(value)?.protocol !== 'https:') throw new UsageError(`--${name} is an https address, not ${value}.`);
  return value;
};

/** The address of a PostgreSQL. Throws a UsageError. */
export const databaseOf = (value: string): string => {
  if (!/^postgres(?:ql)?:\/\//.test(value))
    throw new UsageError('--database is an address that begins with postgres://.');
  return value;
};

const blockOf = (name: Name, value: string): Block => {
  const block = toBlock(value);
  if (block === null) throw new UsageError(`--${name} is a block such as 10.0.0.0/8, not ${value || 'nothing'}.`);
  return block;
};

/** A port, of this machine alone unless an address of it is named. */
const metricsOf = (value: string): MetricsPlace => {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(value) ?? [];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 0 || port === '')
    throw new UsageError(`--metrics is a port such as 9321, or an address with a port, not ${value || 'nothing'}.`);
  return { host: bare, port: whole('metrics', port, [0, 65_535]) };
};

const ROLES = ['all', 'web', 'worker'] as const;
const roleOf = (value: string): ServeOptions['role'] => {
  const role = ROLES.find((one) => one === value);
  if (role === undefined) throw new UsageError(`--role is one of ${ROLES.join(', ')}, not ${value || 'nothing'}.`);
  return role;
};

/** Reads the arguments after `pijler serve` and the environment; null where help was asked for. Throws a UsageError. */
export const readServeOptions = (args: readonly string[], environment: Environment): ServeOptions | null => {
  const values = parsed(args);
  if (values.help) return null;
  const one = <T>(name: Exclude<Name, 'trust-proxy' | 'authority' | 'allow-private'>, read: (value: string) => T) => {
    const value = values[name] ?? environment[variableOf(name)];
    return value === undefined ? null : read(value);
  };
  const many = (name: 'trust-proxy' | 'authority' | 'allow-private'): readonly string[] =>
    values[name] ?? environment[variableOf(name)]?.split(',').map((value) => value.trim()) ?? [];
  const same = (value: string): string => value;
  const [role, database] = [one('role', roleOf) ?? 'all', one('database', databaseOf)];
  if (role !== 'all' && database === null)
    throw new UsageError(`--role ${role} shares its work with other processes, which takes --database.`);
  for (const proxy of many('trust-proxy')) blockOf('trust-proxy', proxy);
  return {
    ...{ role, database, host: one('host', same) ?? '127.0.0.1', data: one('data', same) ?? '.pijler' },
    port: one('port', (value) => whole('port', value, [0, 65_535])) ?? 8_321,
    atOnce: one('at-once', (value) => whole('at-once', value, [1, 64])),
    publicUrl: one('public-url', (value) => secure('public-url', value)),
    contact: one('contact', (value) => secure('contact', value)),
    resolver: one('resolver', (value) => secure('resolver', value)),
    browser: one('browser', same),
    metrics: one('metrics', metricsOf),
    proxies: many('trust-proxy'),
    authorities: many('authority'),
    letIn: many('allow-private').map((value) => blockOf('allow-private', value)),
  };
};
