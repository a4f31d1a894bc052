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
import { type Ask, computeFingerprint, watchFolder } from './watch-files.ts';

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
const waitForChange = async (before: string, looking: Looking, tellRestless: () => void): Promise<void> => {
  if ((await changed(before, looking)) || looking.isOver()) return;
  tellRestless();
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
