import type { Block } from '../../egress/address.ts';
import { parseBlock } from '../block.ts';
import { parseHttpsAddress } from './parse.ts';

/** Engine options of every command that scans on this computer. */
export interface EngineOptions {
  /** Path of Chromium; null to search for it. */
  readonly browser: string | null;
  /** Address of another DNS-over-HTTPS resolver; null for the default. */
  readonly resolver: string | null;
  /** Files with certificates of one's own authorities. */
  readonly authorities: readonly string[];
  readonly letIn: readonly Block[];
  readonly contact: string | null;
  /** Also scans pages that robots.txt disallows: for one's own site. */
  readonly ignoresRobots: boolean;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
export const ENGINE_SYNTAX = {
  browser: text,
  resolver: text,
  authority: texts,
  'allow-private': texts,
  contact: text,
  'ignore-robots': { type: 'boolean' },
} as const;

/** The values of those options as typed. */
interface EngineValues {
  readonly browser?: string;
  readonly resolver?: string;
  readonly authority?: readonly string[];
  readonly 'allow-private'?: readonly string[];
  readonly contact?: string;
  readonly 'ignore-robots'?: boolean;
}

/** Parses these options for the engine. Throws a UsageError. */
export const parseEngineOptions = (values: EngineValues): EngineOptions => ({
  browser: values.browser ?? null,
  resolver: values.resolver === undefined ? null : parseHttpsAddress('--resolver', values.resolver),
  authorities: values.authority ?? [],
  letIn: (values['allow-private'] ?? []).map((value) => parseBlock('--allow-private', value)),
  contact: values.contact === undefined ? null : parseHttpsAddress('--contact', values.contact),
  ignoresRobots: values['ignore-robots'] ?? false,
});
