import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PILLARS } from '../../lib/model.ts';
import { toPageAddress } from '../../lib/parse/url/document-address.ts';
import { browser } from '../../lib/platform/browser.ts';
import { requestAccess } from '../../lib/platform/page/access.ts';
import type { ScanSnapshot, ScanSubscription } from '../../lib/platform/scan-subscription.ts';
import type { ScanState } from '../../lib/state.ts';
import { toGrade } from '../../lib/view/grade.ts';
import { compareProgress, type Progress } from '../../lib/view/progress.ts';
import { getWebHost, needsAccess } from '../../lib/view/scan-state.ts';
import type { Language } from '../../lib/words/common.ts';
import type { PopupWords } from '../../lib/words/nl/popup.ts';
import { limitSentence } from '../../lib/words/report/total.ts';

export interface Asking {
  /** Shows the browser's permission prompt and scans again; absent when no access is missing or none can be requested. */
  readonly ask: (() => void) | undefined;
  /** This browser does not accept the request for this address. */
  readonly impossible: boolean;
}

/** Access to the site at an address, requested in the address's own spelling of the host. */
export const useAccess = ({ state, start }: Scan, address: string): Asking => {
  const [impossible, setImpossible] = useState(false);
  const host = getWebHost(address);
  // The prompt requires the click itself: nothing may be awaited before it. Chromium's closes the popup.
  const requestSiteAccess = async (): Promise<void> => {
    const answer = await requestAccess({ url: address, host });
    if (answer === 'granted') await start(true);
    setImpossible(answer === 'impossible');
  };
  const isLacking = state !== null && state.situation === null && host !== '' && needsAccess(state);
  return { ask: isLacking && !impossible ? () => void requestSiteAccess() : undefined, impossible };
};

/** Milliseconds before a lost connection is opened again. */
const RECONNECT_DELAY = 250;

/**
 * Keeps a connection to the background open while a scan runs. If the background is ended meanwhile, the connection is
 * lost, and opening a new one starts another background, which resumes the scan.
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
      // The end that disconnects gets no event.
      port?.disconnect();
    };
  }, [isScanning]);
};

/** Where the tab is now: on the scanned page, on another, or on one whose address the browser hides from us. */
export type Whereabouts = 'here' | 'moved' | 'hidden';

/**
 * Whether the tab went to another page than the scanned one while the popup was open. The click gives us access to the
 * tab's address; an address that is hidden afterwards is one of another origin, which needs another click.
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

/** The only pillar that the popup should scan for its tab: `popup.html?pillar=seo`; absent for all six. */
export const requestedPillar = PILLARS.find((pillar) => pillar === new URLSearchParams(location.search).get('pillar'));

/** A scan of one tab, as reported by the background. */
export interface Scan extends ScanSnapshot, Pick<ScanSubscription, 'start'> {}

/** Renders the progress of a requested scan; closing the popup never stops it. */
export const useScan = (following: ScanSubscription): Scan => {
  const [now, setNow] = useState(following.now);
  useEffect(() => {
    // Changes since the first rendering.
    setNow(following.now());
    return following.watch(setNow);
  }, [following]);

  useLine(now.state?.phase === 'scanning');
  return { ...now, start: (again, pillar = requestedPillar) => following.start(again, pillar) };
};

/** Milliseconds between two messages, so that a screen reader can finish one. */
const PAUSE = 1_000;

type Spoken = PopupWords['spoken'];

/** The final message: the total, what limits it or why there is none, and the weakest pillar. */
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
  // The sentence about the roof names the weakest already.
  const last = weakest && pillar && limit?.by !== 'lowest' ? [spoken.weakest({ pillar, score: weakest.score })] : [];
  return [done, ...because, ...last].join(' ');
};

const formatProgress = (progress: Progress, language: Language, spoken: Spoken): string => {
  const { pillars } = language.common;
  if (progress.step === 'started') return spoken.started;
  if (progress.step === 'pillar') return spoken.pillar({ pillar: pillars[progress.pillar], score: progress.score });

  return formatEnding(progress, language, spoken);
};

/** The messages of a screen reader during a scan: one per finished pillar, the final one at once. */
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

  // Spoken and waiting messages are in the previous language.
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
