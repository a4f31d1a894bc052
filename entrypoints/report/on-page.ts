import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnPage } from '../../components/report/finding/on-page.ts';
import { describeItem } from '../../lib/export/describe-item.ts';
import type { Finding, Locale, Report } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { send } from '../../lib/platform/messages.ts';
import { requestAccess } from '../../lib/platform/page/access.ts';
import type { OverlayRequest } from '../../lib/platform/page/overlay/ask.ts';
import { returnToTab, type ShownThere, showOnPage } from '../../lib/platform/page/show-on-page.ts';
import { parseState, toStateKey } from '../../lib/state.ts';
import { listDrawable, type NotShown } from '../../lib/view/on-page.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { onPageWords } from '../../lib/words/report/on-page.ts';
import { sayFinding } from '../../lib/words/say.ts';

/** The overlay's request for a finding: texts ready for display. */
const createOverlayAsk = (finding: Finding, at: number, locale: Locale): OverlayRequest => {
  const { count, overlay } = onPageWords[locale];
  const { title, conclusion } = sayFinding(finding, locale);
  const placed = listDrawable(finding);
  return {
    offenders: placed.map(({ location, turn, item }, index) => ({
      location,
      turn,
      count: count({ at: index + 1, of: placed.length }),
      item: toBrief(describeItem(finding.items[item] ?? '', locale)).slice(0, 300),
    })),
    at,
    title: toBrief(title),
    sentence: toBrief(conclusion),
    locale,
    words: overlay,
  };
};

/** Address of the newest report of a site, or of one scan's, at a check. */
const reportAt = (host: string, hash = ''): string =>
  browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(host)}${hash}`);

/** The id of the tab's current scan once it has ended, if it is not the one before; else null. */
const findNewScan = (value: unknown, before: string): string | null => {
  const next = parseState(value);
  return next !== null && next.id !== before && next.phase === 'done' && next.result !== null ? next.id : null;
};

/** Opens the report of the tab's next scan here, at the same check, as soon as it exists. */
const useNext = (report: Report | null, check: string | null): void => {
  useEffect(() => {
    if (check === null || report === null) return;
    const { id, target } = report;
    const key = toStateKey(target.tabId);
    const openNew = (value: unknown): void => {
      const next = findNewScan(value, id);
      if (next === null) return;
      location.replace(reportAt(target.host, `#${next}/check-${check}`));
      // Changing only the hash does not load the page.
      location.reload();
    };
    const handleStorageChange = (changes: Record<string, { newValue?: unknown }>): void =>
      openNew(changes[key]?.newValue);
    browser.storage.session.onChanged.addListener(handleStorageChange);
    // The scan may have ended before the listener was added.
    void browser.storage.session.get(key).then((stored) => openNew(stored[key]));
    return () => browser.storage.session.onChanged.removeListener(handleStorageChange);
  }, [check]);
};

type Now = NonNullable<OnPage['now']>;
type SetShowing = (showing: Now['showing'] | null) => void;

/** Draws, and waits until the overlay ends; then returns to the report, if that was requested. */
const show = async (report: Report, ask: OverlayRequest, setShowing: SetShowing): Promise<ShownThere | null> => {
  setShowing({ step: 'looking' });
  const drawn = await showOnPage(report, ask);
  if (typeof drawn === 'string') {
    setShowing({ step: 'notShown', why: drawn });
    return null;
  }
  setShowing({ step: 'shown' });
  void drawn.ended.then(async (why) => {
    if (why !== 'replaced') setShowing(null);
    if (why === 'report') await focusThisTab();
  });
  return drawn;
};

/** Brings this tab and its window to the front. */
const focusThisTab = async (): Promise<void> => {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id === undefined) return;
  await browser.tabs.update(tab.id, { active: true });
  if (tab.windowId !== undefined) await browser.windows.update(tab.windowId, { focused: true });
};

/** Scans the page of a report once more, in its tab, with the popup open if the browser can open it. */
const scanAgain = async (report: Report, why: NotShown, setShowing: SetShowing): Promise<void> => {
  // The browser's own prompt requires the click itself: nothing may be awaited before it.
  if (why === 'access' && (await requestAccess(report.target)) !== 'granted') return setShowing({ step: 'refused' });
  const there = await returnToTab(report);
  if (typeof there === 'string') return setShowing({ step: 'notShown', why: there });
  setShowing({ step: 'scanning' });
  if (there.last === report.id) {
    const { situation } = await send('start', { tabId: report.target.tabId, again: true });
    // The popup explains why not.
    if (situation !== null) setShowing(null);
  }
  await browser.action.openPopup().catch(() => {});
};

/** Shows offenders of a report on its page. Null when there is no such page: for an example. */
export const usePage = (report: Report | null, locale: Locale): OnPage | null => {
  const [now, setNow] = useState<Now | null>(null);
  const shown = useRef<ShownThere | null>(null);
  useNext(report, now?.showing.step === 'scanning' ? now.check : null);
  if (report === null) return null;
  const setShowingOf =
    (check: string): SetShowing =>
    (showing) =>
      setNow(showing && { check, showing });
  return {
    now,
    show: (finding, index) =>
      void show(report, createOverlayAsk(finding, index, locale), setShowingOf(finding.id)).then((there) => {
        shown.current = there;
      }),
    end: () => void shown.current?.end(),
    scanAgain: () => {
      if (now?.showing.step === 'notShown') void scanAgain(report, now.showing.why, setShowingOf(now.check));
    },
    host: report.target.host,
    page: report.target.url,
    newest: reportAt(report.target.host),
  };
};
