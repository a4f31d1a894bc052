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

/** What a page and its files answer, so that a change of them is seen. */

/** Files of a page that are looked at, and bytes of each that count. */
const MAX = { files: 40, bytes: 2_000_000 };

/** What differs from answer to answer of a page that is the same: nonces, and tokens of forms. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\bnonce\s*=\s*["'][^"']{0,200}["']/gi, 'nonce'],
  [/'nonce-[^'\s]{0,200}'/g, "'nonce'"],
  [/\bvalue\s*=\s*["'][\w+/=.-]{16,500}["']/gi, 'value'],
];
/** Headers that tell of the moment alone. */
const OF_THE_MOMENT = ['date', 'age', 'etag', 'last-modified', 'expires', 'set-cookie', 'connection', 'keep-alive'];

const stripVolatile = (text: string): string =>
  VOLATILE.reduce((all, [pattern, instead]) => all.replace(pattern, instead), text);

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}
/** Asks an address; rejects where nothing answers. */
type Ask = (url: string) => Promise<Answer>;

/** Addresses of the page's own origin that it loads. */
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

/** One value for a page and the files that it loads: another one where any of them answers otherwise. */
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

/** Calls back when something in a folder changes; gives how to stop. Throws where there is no such folder. */
const watchFolder = (folder: string, changed: () => void): (() => void) => {
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (!/(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/.test(String(name))) changed();
  });
  return () => watcher.close();
};

/** `pijler scan URL --watch`: scans again when the page or its files answer otherwise, and says what changed. */

/** Ms between two looks at the page, and ms that it must be the same before it is scanned. */
const EVERY = 1_000;
const REST = 300;
/** Looks in a row at which it was another page: it is so each time, and looking tells nothing. */
const RESTLESS = 5;
const REQUEST = { method: 'GET', most: 2_000_000, ms: 5_000 } as const;

const createAsk =
  (requester: Requester): Ask =>
  (url) =>
    requester.request(url, REQUEST);

export interface Watching {
  readonly speech: Speech;
  /** Resolves when it is asked to end. */
  readonly ended: Promise<unknown>;
}

interface Looking {
  readonly url: string;
  readonly ask: Ask;
  readonly isOver: () => boolean;
  /** Whether a file of the folder changed since it was asked last. */
  readonly hasMoved: () => boolean;
}

/** Resolves when the page is another one and has come to rest: false where it is over, or is another one each time. */
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

/** One scan; null where it failed, which is said. */
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

/** Waits until the page has changed; where it never rests, until a file of the folder has. */
const waitForChange = async (before: string, looking: Looking, warnRestless: () => void): Promise<void> => {
  if ((await changed(before, looking)) || looking.isOver()) return;
  warnRestless();
  while (!looking.isOver() && !looking.hasMoved()) await pause(EVERY);
};

/** Scans, and again after every change, until it is asked to end. */
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
