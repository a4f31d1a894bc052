import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PILLARS } from '../../lib/model.ts';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { requestAccess } from '../../lib/platform/page/access.ts';
import type { ScanSnapshot, ScanSubscription } from '../../lib/platform/scan-subscription.ts';
import type { ScanState } from '../../lib/state.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { findPassingCause } from '../../lib/view/passing.ts';
import { compareProgress, type Progress } from '../../lib/view/progress.ts';
import { getWebHost, needsAccess } from '../../lib/view/scan-state.ts';
import type { Language } from '../../lib/words/common.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';
import { limitSentence } from '../../lib/words/report/total.ts';

export interface Asking {
  /** Asks the browser's own prompt and scans again; absent where no access is lacking or none can be asked. */
  readonly ask: (() => void) | undefined;
  /** This browser takes no such question about this address. */
  readonly impossible: boolean;
}

/** Access to the site at an address, which is asked as that spells its host. */
export const useAccess = ({ state, start }: Scan, address: string): Asking => {
  const [impossible, setImpossible] = useState(false);
  const host = getWebHost(address);
  // The prompt needs the click itself: nothing may be awaited before it. Chromium's closes the popup.
  const requestSiteAccess = async (): Promise<void> => {
    const answer = await requestAccess({ url: address, host });
    if (answer === 'granted') await start(true);
    setImpossible(answer === 'impossible');
  };
  const isLacking = state !== null && state.situation === null && host !== '' && needsAccess(state);
  return { ask: isLacking && !impossible ? () => void requestSiteAccess() : undefined, impossible };
};

/** Ms before a connection that was cut is opened again. */
const RECONNECT_DELAY = 250;

/**
 * Holds a connection to the background while a scan runs. When the background is ended meanwhile, it is cut, and opening it
 * anew starts another background, which goes on with the scan.
 */
const useLine = (isScanning: boolean): void => {
  useEffect(() => {
    if (!isScanning) return;
    let port: ReturnType<typeof browser.runtime.connect> | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const openPort = (): void => {
      port = browser.runtime.connect();
      port.onDisconnect.addListener(() => {
        timer = setTimeout(openPort, RECONNECT_DELAY);
      });
    };
    openPort();
    return () => {
      clearTimeout(timer);
      // The end that hangs up hears nothing of it.
      port?.disconnect();
    };
  }, [isScanning]);
};

/** Where the tab is now: on the scanned page, on another, or on one whose address the browser hides from us. */
export type Whereabouts = 'here' | 'moved' | 'hidden';

/**
 * Whether the tab went to another page than the scanned one while the popup was open. The click lets us see the tab's
 * address; an address that is hidden afterwards is that of another origin, which only another click can show us.
 */
export const useMoved = (tabId: number, scanned: string | null): Whereabouts => {
  const [now, setNow] = useState<{ readonly url: string | undefined } | null>(null);
  useEffect(() => {
    const handleUpdated = (id: number, _: unknown, tab: { readonly url?: string | undefined }): void => {
      if (id === tabId) setNow({ url: tab.url });
    };
    browser.tabs.onUpdated.addListener(handleUpdated);
    return () => browser.tabs.onUpdated.removeListener(handleUpdated);
  }, [tabId]);
  if (now === null || scanned === null) return 'here';
  if (now.url === undefined) return 'hidden';
  return toPageAddress(now.url) === toPageAddress(scanned) ? 'here' : 'moved';
};

/** The one pillar that the popup was set to look at for its tab: `popup.html?pillar=seo`; absent for all six. */
export const requestedPillar = PILLARS.find((pillar) => pillar === new URLSearchParams(location.search).get('pillar'));

/** A scan of one tab as the background tells it. */
export interface Scan extends ScanSnapshot, Pick<ScanSubscription, 'start'> {}

/** Draws what becomes of a scan that was asked for; closing the popup never stops it. */
export const useScan = (following: ScanSubscription): Scan => {
  const [now, setNow] = useState(following.now);
  useEffect(() => {
    // What came since it was drawn first.
    setNow(following.now());
    return following.watch(setNow);
  }, [following]);

  useLine(now.state?.phase === 'scanning');
  return { ...now, start: (again, pillar = requestedPillar) => following.start(again, pillar) };
};

/** Looks again by itself once the network is back, where a scan lacked it; the reader need not press. */
export const useNetwork = ({ state, start }: Scan): void => {
  const lacks = state !== null && state.phase === 'done' && findPassingCause(state) !== null;
  useEffect(() => {
    if (!lacks) return;
    const scanAgain = (): void => void start(true);
    globalThis.addEventListener('online', scanAgain);
    return () => globalThis.removeEventListener('online', scanAgain);
  }, [lacks, start]);
};

/** Ms between two messages, so that a screen reader can finish one. */
const PAUSE = 1_000;

type Spoken = PopupWords['spoken'];

/** What is said at the end: the total, what limits it or why there is none, and the weakest pillar. */
const formatEnding = (
  progress: Extract<Progress, { readonly step: 'done' }>,
  language: Language,
  spoken: Spoken,
): string => {
  const { locale, common } = language;
  const { score, incomplete, limit, weakest } = progress;
  const { word } = toGrade(score, locale);
  const because = limit ? [limitSentence(limit, language)] : [];
  if (score === null || word === null) return [spoken.doneWithout, ...because].join(' ');
  const done = incomplete ? spoken.doneIncomplete({ score, word }) : spoken.done({ score, word });
  const pillar = weakest && common.pillars[weakest.id];
  // The roof's own sentence names the weakest already.
  const last = weakest && pillar && limit?.by !== 'lowest' ? [spoken.weakest({ pillar, score: weakest.score })] : [];
  return [done, ...because, ...last].join(' ');
};

const formatProgress = (progress: Progress, language: Language, spoken: Spoken): string => {
  const { pillars } = language.common;
  if (progress.step === 'started') return spoken.started;
  if (progress.step === 'pillar') return spoken.pillar({ pillar: pillars[progress.pillar], score: progress.score });

  return formatEnding(progress, language, spoken);
};

/** What a screen reader says while a scan goes on: one message per finished pillar, the end at once. */
export const useSpoken = (state: ScanState | null, language: Language, spoken: Spoken): string => {
  const [said, setSaid] = useState('');
  const before = useRef<ScanState | null>(null);
  const waiting = useRef<readonly string[]>([]);

  useEffect(() => {
    if (state === null) return;
    const news = compareProgress(before.current, state);
    const stored = news.some(({ step }) => step === 'done') ? [] : waiting.current;
    waiting.current = [...stored, ...news.map((progress) => formatProgress(progress, language, spoken))];
    before.current = state;
  }, [state, language, spoken]);

  // What was said, or waits to be, is in the language of before.
  useLayoutEffect(() => {
    waiting.current = [];
    setSaid('');
  }, [language.locale]);

  useEffect(() => {
    const timer = setInterval(() => {
      const [next, ...rest] = waiting.current;
      if (next === undefined) return;
      waiting.current = rest;
      setSaid(next);
    }, PAUSE);
    return () => clearInterval(timer);
  }, []);

  return said;
};
