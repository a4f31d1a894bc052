import { type ScanAnswer, toScanAnswer } from '../../lib/api/outgoing.ts';
import { toAddress } from '../../lib/api/request.ts';
import { listCsvAddresses } from '../../lib/parse/text/csv.ts';
import { parseHost, stripWww } from '../../lib/parse/url/host-match.ts';
import { toIsoText } from '../../lib/time.ts';
import { explainNotGradable } from '../../lib/words/report/not-gradable.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import type { EngineSettings } from '../engine/settings.ts';
import type { BatchLine } from './batch-lines.ts';
import type { BatchOptions } from './options/batch-options.ts';
import { UsageError } from './options/usage-error.ts';
import { createEngineSettings } from './scan.ts';

/** An address in a list, with its number. */
interface Page {
  readonly number: number;
  readonly url: string;
}

/** A parsed list: its unique addresses, and how many lines were duplicates or not an address. */
interface ReadList {
  readonly pages: readonly Page[];
  readonly folded: number;
  readonly skipped: number;
}

/** Maximum number of invalid lines that an error names. */
const NAMED = 10;

const toUrl = (text: string): string | null =>
  text.includes('://') || /[.:]/.test(text) ? (toAddress(text)?.href ?? null) : null;

/** Reads a list. Throws a UsageError when it contains no address, or a line that is not an address and may not be skipped. */
export const readList = (text: string, { skipsInvalid }: Pick<BatchOptions, 'skipsInvalid'>): ReadList => {
  const written = listCsvAddresses(text).map((one) => ({ ...one, url: toUrl(one.text) }));
  const bad = written.filter(({ url }) => url === null);
  if (bad.length > 0 && !skipsInvalid) {
    const named = bad.slice(0, NAMED).map((one) => `${one.line} (${one.text.slice(0, 80)})`);
    throw new UsageError(({ badLines }) => badLines({ lines: named.join(', ') + (bad.length > NAMED ? ', …' : '') }));
  }
  const urls = new Set(written.flatMap(({ url }) => url ?? []));
  if (urls.size === 0) throw new UsageError(({ noAddresses }) => noAddresses);
  const pages = [...urls].map((url, index) => ({ number: index + 1, url }));
  return { pages, folded: written.length - bad.length - urls.size, skipped: bad.length };
};

type Scanned = BatchLine & { readonly domain: string; readonly result?: ScanAnswer };

const scanOne = async (engine: Engine, { number, url }: Page, { language, full }: BatchOptions): Promise<Scanned> => {
  const none = { number, url, domain: parseHost(url), overall_score: null, pillars: [], scan_url: null };
  try {
    const { stored } = await engine.scan({ url, locale: language });
    const { result, domain, finishedAt: at } = stored;
    return {
      ...none,
      state: 'done',
      failure: null,
      domain,
      overall_score: result.overall_score,
      pillars: result.pillars.map(({ id, score }) => ({ id, score })),
      finished_at: toIsoText(at),
      ...(full && { result: toScanAnswer(result, explainNotGradable(language)) }),
    };
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    const { code, message } = error;
    return { ...none, state: 'failed', failure: { code, message }, finished_at: null };
  }
};

/** Takes pages in turns, host by host, so that no host gets two visits at once. */
const createTurns = (pages: readonly Page[]) => {
  const hosts = [...Map.groupBy(pages, ({ url }) => stripWww(parseHost(url))).values()].map((those) => ({
    those,
    at: 0,
  }));
  let first = 0;
  return {
    take: () => {
      const host = hosts[first];
      if (host === undefined) return null;
      first += 1;
      const page = host.those[host.at];
      host.at += 1;
      return { page, leave: () => void (host.at < host.those.length && hosts.push(host)) };
    },
  };
};

/** Callbacks used while a list is scanned. */
export interface Hearing {
  readonly line: (one: BatchLine) => void;
  /** Once it returns true, no further scan starts. */
  readonly isOver: () => boolean;
}

/**
 * Scans a list with an engine on this computer, as many pages at once as it has cores; `base` contains settings that the options
 * override.
 */
export const scanHere = async (
  pages: readonly Page[],
  options: BatchOptions,
  { base, ...hearing }: Hearing & { readonly base: Partial<EngineSettings> },
): Promise<void> => {
  const settings = createEngineSettings(options.engine, base);
  const engine = await openEngine(settings);
  const turns = createTurns(pages);
  const runWorker = async (): Promise<void> => {
    for (let turn = turns.take(); turn?.page !== undefined && !hearing.isOver(); turn = turns.take()) {
      hearing.line(await scanOne(engine, turn.page, options));
      turn.leave();
    }
  };
  try {
    await Promise.all(Array.from({ length: settings.atOnce }, runWorker));
  } finally {
    await engine.close();
  }
};
