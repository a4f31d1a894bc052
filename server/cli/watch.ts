import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { formatChanges } from '../../lib/export/change-lines.ts';
import { escapePlainForLog } from '../../lib/export/ci-log.ts';
import { compareToEarlier } from '../../lib/view/compare/against.ts';
import { makeVisible } from '../../lib/view/visible.ts';
import { watchPageWords } from '../../lib/words/service/words.ts';
import { type Engine, openEngine } from '../engine/engine.ts';
import { openRequester, type Requester } from '../engine/network/requester.ts';
import { ScanFailure } from '../engine/scan-failure.ts';
import type { EngineSettings } from '../engine/settings.ts';
import { EXIT, type Exit } from './exit.ts';
import { FORMATS, type Written } from './formats.ts';
import type { ScanOptions } from './options/options.ts';
import type { Speech } from './speech.ts';

/** Computes fingerprints of a page and its files, to detect changes. */

/** Maximum number of a page's files that are requested, and maximum bytes of each that are compared. */
const MAX = { files: 40, bytes: 2_000_000 };

/** Parts that differ between responses of an unchanged page: nonces, and tokens of forms. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\bnonce\s*=\s*["'][^"']{0,200}["']/gi, 'nonce'],
  [/'nonce-[^'\s]{0,200}'/g, "'nonce'"],
  [/\bvalue\s*=\s*["'][\w+/=.-]{16,500}["']/gi, 'value'],
];
/** Headers that depend only on the moment of the response. */
const OF_THE_MOMENT = ['date', 'age', 'etag', 'last-modified', 'expires', 'set-cookie', 'connection', 'keep-alive'];

const stripVolatile = (text: string): string =>
  VOLATILE.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
/** Requests an address; rejects if there is no response. */
type Ask = (url: string) => Promise<Answer>;

/** Lists addresses of the page's own origin that it loads. */
export const listPageFiles = (html: string, page: string): readonly string[] => {
  const tags = html.match(/<(?:script|link|img|source)\b[^<>]{0,2000}>/gi) ?? [];
  const urls = tags.flatMap((tag) => {
    const address = /\b(?:src|href)\s*=\s*["']?([^"'\s>]{1,2000})/i.exec(tag)?.[1];
    return address === undefined ? [] : (URL.parse(address, page) ?? []);
  });
  const own = urls.filter(({ origin }) => origin === new URL(page).origin).map(({ href }) => href);
  return [...new Set(own)].slice(0, MAX.files);
};

const printOf = ({ status, headers, body }: Answer): string => {
  const lines = headers
    .filter(([name]) => !OF_THE_MOMENT.includes(name))
    .map(([name, value]) => `${name}: ${stripVolatile(value)}`);
  return `${status}\n${lines.toSorted().join('\n')}\n${stripVolatile(body.slice(0, MAX.bytes))}`;
};

/** Hashes a page and the files that it loads; the hash changes when the response of any of them does. */
export const computeFingerprint = async (page: string, ask: Ask): Promise<string> => {
  const hash = createHash('sha256');
  const answer = await ask(page).catch(() => null);
  hash.update(answer === null ? 'nothing' : printOf(answer));
  for (const file of answer === null ? [] : listPageFiles(answer.body, page)) {
    const one = await ask(file).catch(() => null);
    hash.update(`\n${file}\n${one === null ? 'nothing' : printOf(one)}`);
  }
  return hash.digest('hex');
};

/** Calls back when something in a folder changes; returns a function that stops this. Throws if there is no such folder. */
const watchFolder = (folder: string, changed: () => void): (() => void) => {
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (!/(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/.test(String(name))) changed();
  });
  return () => watcher.close();
};

/** `pijler scan URL --watch`: scans again when the page or its files change, and reports what changed. */

/** Milliseconds between two requests for the page, and milliseconds that it must stay unchanged before it is scanned. */
const EVERY = 1_000;
const REST = 300;
/** Consecutive changes after which the page is taken to differ in every response, so that polling is useless. */
const RESTLESS = 5;
const REQUEST = { method: 'GET', most: 2_000_000, ms: 5_000 } as const;

const createAsk =
  (requester: Requester): Ask =>
  (url) =>
    requester.request(url, REQUEST);

export interface Watching {
  readonly speech: Speech;
  /** Resolves when the command must stop. */
  readonly ended: Promise<unknown>;
}

interface Looking {
  readonly url: string;
  readonly ask: Ask;
  readonly isOver: () => boolean;
  /** Whether a file in the folder changed since the last call. */
  readonly hasMoved: () => boolean;
}

/**
 * Resolves with true when the page has changed and settled, with false when the command must stop or the page differs each time.
 */
const changed = async (before: string, { url, ask, isOver, hasMoved }: Looking): Promise<boolean> => {
  let last = before;
  for (let restless = 0; restless < RESTLESS; ) {
    await pause(last === before ? EVERY : REST);
    if (isOver()) return false;
    if (hasMoved()) return true;
    const now = await computeFingerprint(url, ask);
    if (now === before) restless = 0;
    else if (now === last) return true;
    else restless += 1;
    last = now;
  }
  return false;
};

/** Runs one scan; null if it failed, which it reports. */
const scanOnce = async (
  engine: Engine,
  url: string,
  options: ScanOptions,
  { err }: Speech,
): Promise<Written | null> => {
  const { pillar, level, language: locale, key, browsing } = options;
  try {
    const { session, stored } = await engine.scan({ url, pillar, level, locale, browsing });
    const { result, report } = stored;
    if (report === null) return null;
    return { state: session.state, result, report, tier: key === null ? 'public' : 'partner', against: null };
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    err(escapePlainForLog(`${makeVisible(error.message)}\n`));
    return null;
  }
};

/** Waits until the page has changed or, if it never settles, until a file in the folder has. */
const waitForChange = async (before: string, looking: Looking, warnRestless: () => void): Promise<void> => {
  if ((await changed(before, looking)) || looking.isOver()) return;
  warnRestless();
  while (!looking.isOver() && !looking.hasMoved()) await pause(EVERY);
};

/** Scans, and again after every change, until the command must stop. */
export const watchPage = async (
  settings: EngineSettings,
  options: ScanOptions,
  { speech, ended }: Watching,
): Promise<Exit> => {
  const { out, err } = speech;
  const { language: locale, watchFiles } = options;
  const [url = ''] = options.urls;
  const words = watchPageWords[locale];
  let [isOver, isMoved] = [false, false];
  void ended.then(() => {
    isOver = true;
  });
  const onMove = (): void => {
    isMoved = true;
  };
  const hasMoved = (): boolean => {
    const was = isMoved;
    isMoved = false;
    return was;
  };
  const stop = watchFiles === null ? () => {} : watchFolder(watchFiles, onMove);
  const [engine, requester] = [await openEngine(settings), openRequester(settings)];
  const looking: Looking = { url, ask: createAsk(requester), isOver: () => isOver, hasMoved };
  try {
    let before: Written | null = null;
    while (!isOver) {
      const print = await computeFingerprint(url, looking.ask);
      const now = await scanOnce(engine, url, options, speech);
      if (now !== null) {
        const comparison = before && compareToEarlier({ report: before.report }, now.report, now.tier);
        const text =
          comparison === null ? FORMATS.table.write([now], locale) : formatChanges(comparison, locale).join('\n');
        out(escapePlainForLog(`${text}\n`));
        before = now;
      }
      if (!isOver) err(`${words.waits({ url: makeVisible(url) })}\n`);
      await waitForChange(print, looking, () => err(`${watchFiles === null ? words.restless : words.restlessFiles}\n`));
    }
    return EXIT.good;
  } finally {
    stop();
    await Promise.all([engine.close(), requester.close()]);
  }
};
