import { parseArgs } from 'node:util';
import { ScanRequest, toAddress } from '../../lib/api/request.ts';
import { type Locale, PILLARS, type Pillar } from '../../lib/model.ts';
import { type Block, toBlock } from '../egress/address.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from './formats.ts';
import { UsageError } from './usage-error.ts';

/** What `pijler scan …` was asked. */
export interface ScanOptions {
  readonly urls: readonly string[];
  readonly format: FormatName;
  readonly pillar: Pillar | null;
  /** The lowest total that is good enough. */
  readonly min: number | null;
  readonly key: string | null;
  readonly language: Locale;
  /** A: nobody but the site is contacted. */
  readonly level: 'A' | 'B';
  /** Chromium's program; null to look for it. */
  readonly browser: string | null;
  /** Address of another DNS-over-HTTPS resolver; null for the default. */
  readonly resolver: string | null;
  /** Files with certificates of authorities of one's own. */
  readonly authorities: readonly string[];
  readonly letIn: readonly Block[];
  readonly contact: string | null;
  /** Scans also what robots.txt forbids: for one's own site. */
  readonly ignoresRobots: boolean;
}

export const HELP = `pijler scan URL… [options]
Grades pages on six pillars, by the same rules as the extension, without a server.

  --format NAME         ${FORMAT_NAMES.join(', ')}; table by default
  --min N               exit with 1 below this overall score, with 4 if there is none
  --pillar ID           ${PILLARS.join(', ')}: one pillar only
  --key KEY             partner key: everything about each check; all but table and json need one
  --language nl|en      language of the sentences; nl by default
  --level A|B           A contacts the site only, B (default) also the DNS service and the registry
  --browser PATH        the Chromium to use
  --resolver URL        another DNS-over-HTTPS resolver
  --authority FILE      trust your own certificate authority (PEM); may be repeated
  --allow-private CIDR  allow addresses of your own network; may be repeated
  --contact URL         where to ask you about these visits; part of the user agent
  --ignore-robots       scan what robots.txt closes to Pijler too: for your own site

Exit codes: 0 good, 1 below --min or a scan that failed, 2 bad input, 3 not reached, 4 no overall score to compare with --min.
`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const help = { type: 'boolean', short: 'h' } as const;
const SYNTAX = {
  ...{ format: text, min: text, pillar: text, key: text, language: text, level: text, browser: text, resolver: text },
  ...{ authority: texts, 'allow-private': texts, contact: text, 'ignore-robots': flag, help },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: SYNTAX, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.split(/\n|\. /)[0] ?? message);
  }
};

const addressOf = (typed: string): string => {
  const url = toAddress(typed);
  if (url === null) throw new UsageError(`Not an http or https address: ${typed}`);
  return url.href;
};

const secureAddress = (name: string, typed: string): string => {
  if (URL.parse(typed)?.protocol !== 'https:') throw new UsageError(`${name} is an https address, not ${typed}.`);
  return typed;
};

const oneOf = <T extends string>(name: string, value: string | undefined, allowed: readonly T[], none: T): T => {
  if (value === undefined) return none;
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(`${name} is one of ${allowed.join(', ')}, not ${value || 'nothing'}.`);
  return found;
};

const pillarOf = (value: string | undefined): Pillar | null => {
  const found = PILLARS.find((pillar) => pillar === value);
  if (value !== undefined && found === undefined)
    throw new UsageError(`--pillar is one of ${PILLARS.join(', ')}, not ${value || 'nothing'}.`);
  return found ?? null;
};

const scoreOf = (value: string): number => {
  const score = Number(value);
  if (value.trim() === '' || !Number.isInteger(score) || score < 0 || score > 100)
    throw new UsageError(`--min is a whole number from 0 to 100, not ${value || 'nothing'}.`);
  return score;
};

const keyOf = (value: string): string => {
  if (!ScanRequest.shape.key.safeParse(value).success) throw new UsageError('--key is 1 to 512 characters.');
  return value;
};

const blockOf = (value: string): Block => {
  const block = toBlock(value);
  if (block === null) throw new UsageError(`--allow-private is a block such as 10.0.0.0/8, not ${value || 'nothing'}.`);
  return block;
};

/** What a form asks of the rest. */
const demand = ({ format, key, urls }: ScanOptions): void => {
  const { listsChecks, holdsMany } = FORMATS[format];
  if (listsChecks && key === null)
    throw new UsageError(`--format ${format} tells of every check, which takes a partner key: add --key KEY.`);
  if (!holdsMany && urls.length > 1) throw new UsageError(`--format ${format} takes one address, not ${urls.length}.`);
};

const orNull = <T>(value: string | undefined, read: (value: string) => T): T | null =>
  value === undefined ? null : read(value);

/** Reads the arguments after `pijler scan`; null where help was asked for. Throws a UsageError. */
export const readScanOptions = (args: readonly string[]): ScanOptions | null => {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  if (positionals.length === 0) throw new UsageError('Which address? Use pijler scan URL…; --help lists all options.');
  const options: ScanOptions = {
    urls: positionals.map(addressOf),
    format: oneOf('--format', values.format, FORMAT_NAMES, 'table'),
    pillar: pillarOf(values.pillar),
    min: orNull(values.min, scoreOf),
    key: orNull(values.key, keyOf),
    language: oneOf('--language', values.language, ['nl', 'en'], 'nl'),
    level: oneOf('--level', values.level, ['A', 'B'], 'B'),
    browser: values.browser ?? null,
    resolver: orNull(values.resolver, (typed) => secureAddress('--resolver', typed)),
    authorities: values.authority ?? [],
    letIn: (values['allow-private'] ?? []).map(blockOf),
    contact: orNull(values.contact, (typed) => secureAddress('--contact', typed)),
    ignoresRobots: values['ignore-robots'] ?? false,
  };
  demand(options);
  return options;
};
