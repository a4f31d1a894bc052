import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Locale } from '../../lib/model.ts';
import { commandWords } from '../../lib/words/command/command.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { serveMcp } from '../mcp/http.ts';
import type { Scanner } from '../mcp/scans.ts';
import { type McpSettings, makeMcpServer } from '../mcp/server.ts';
import { EXIT, type Exit } from './exit.ts';
import { ENGINE_SYNTAX, type EngineOptions, parseEngineOptions } from './options/engine-options.ts';
import { parseKey } from './options/key-option.ts';
import { parse, parseOneOf, parseWholeNumber } from './options/parse.ts';
import { UsageError } from './options/usage-error.ts';
import { createEngineSettings } from './scan.ts';
import type { Environment, Speech } from './speech.ts';
import { VERSION } from './version.ts';

const text = { type: 'string' } as const;
const help = { type: 'boolean', short: 'h' } as const;
const SYNTAX = {
  ...ENGINE_SYNTAX,
  key: text,
  language: text,
  level: text,
  http: text,
  help,
} as const;

/** Options of `pijler mcp`. */
interface McpOptions extends EngineOptions {
  readonly locale: Locale;
  readonly level: 'A' | 'B';
  /** Port of this computer to listen on; null for standard input and output. */
  readonly port: number | null;
}

/** Reads the arguments after `pijler mcp`; null when help was requested. Throws a UsageError. */
const readMcpOptions = (args: readonly string[], environment: Environment, locale: Locale): McpOptions | null => {
  const { values } = parse({ args: [...args], options: SYNTAX });
  if (values.help) return null;
  const key = values.key ?? (environment['PIJLER_KEY'] || undefined);
  if (key === undefined) throw new UsageError(({ mcpTakesKey }) => mcpTakesKey);
  parseKey(key);
  return {
    ...parseEngineOptions(values),
    locale: parseOneOf('--language', values.language ?? locale, ['nl', 'en']),
    level: parseOneOf('--level', values.level ?? 'B', ['A', 'B']),
    port: values.http === undefined ? null : parseWholeNumber('--http', values.http, [0, 65_535]),
  };
};

/** Creates a scanner that runs the engine and returns a report. */
const createScanner =
  (engine: Engine, level: McpOptions['level']): Scanner =>
  async ({ url, pillar, locale, cancel, onProgress }) => {
    const { stored } = await engine.scan({
      url,
      pillar,
      level,
      locale,
      cancel,
      onEvent: (_, { judged, state }) => onProgress(judged.length, state.pillars.length),
    });
    if (stored.report === null) throw new ScanFailure('internal', 'no report');
    return stored.report;
  };

/** Runtime context: `ended` resolves when the command must stop. */
export interface Running {
  readonly ended: Promise<unknown>;
  readonly environment: Environment;
  /** Engine settings that the options override, such as a test's network access. */
  readonly engine?: Partial<EngineSettings>;
}

/** Serves standard input and output until they close or the command must stop. */
const serveStdio = async (settings: McpSettings, ended: Promise<unknown>): Promise<void> => {
  const transport = new StdioServerTransport();
  await makeMcpServer(settings).connect(transport);
  await Promise.race([ended, once(process.stdin, 'end'), once(process.stdin, 'close')]);
  await transport.close();
};

/** `pijler mcp`: resolves with the exit code once its client has disconnected. Only the protocol writes to standard output. */
export const runMcp = async (args: readonly string[], speech: Speech, running: Running): Promise<Exit> => {
  const options = readMcpOptions(args, running.environment, speech.locale);
  const { said } = commandWords[speech.locale];
  if (options === null) {
    speech.out(commandWords[speech.locale].help.mcp);
    return EXIT.good;
  }
  const engine = await openEngine(createEngineSettings(options, running.engine ?? {}));
  try {
    const settings = { scan: createScanner(engine, options.level), version: VERSION, locale: options.locale };
    if (options.port === null) await serveStdio(settings, running.ended);
    else {
      const listener = await serveMcp(settings, options.port);
      speech.err(`${said.answersAt({ address: listener.address })}\n`);
      await running.ended.finally(() => listener.close());
    }
  } finally {
    await engine.close();
  }
  return EXIT.good;
};
