import type { CDPSession, Page } from 'puppeteer-core';
import { collectFact } from '../../../lib/collect/collect-fact.ts';
import { createReach } from '../../../lib/collect/network/create-reach.ts';
import { openLedger } from '../../../lib/collect/network/ledger.ts';
import type { ScanHost } from '../../../lib/collect/network/scan-host.ts';
import type { Evidence } from '../../../lib/evidence.ts';
import { tryOrElseLater } from '../../../lib/fault.ts';
import { type Finding, isFailOrWarn, type Target, type ViewName, type ViewResult } from '../../../lib/model.ts';
import { assess } from '../../../lib/scan.ts';
import type { BrowsingOptions } from '../browsing.ts';
import { DESKTOP } from '../browsing.ts';

/**
 * The same page looked at again, as it is on a phone and in the dark scheme, without opening it once more: what the visitor is
 * told then. The grade is of the first look alone.
 */

const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true } as const;

/** Ms that one more look may take, and until a page has come to rest after a change. */
export const LONGEST_VIEW = 10_000;
const SETTLING = { idle: 200, wait: 2_000 };

/** What is looked at again: what differs by width and scheme, as far as a machine can tell. */
const PILLAR = 'toegankelijkheid';

type Feature = { readonly name: string; readonly value: string };

const listFeatures = ({ colorScheme, reducedMotion = false }: BrowsingOptions): readonly Feature[] => [
  ...(colorScheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: colorScheme }]),
  ...(reducedMotion ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : []),
];

/** Shows a page another screen or scheme; a page that listens is told, and none is loaded again. */
const show = async (cdp: CDPSession, view: ViewName, options: BrowsingOptions): Promise<void> => {
  if (view === 'dark') {
    const features = [...listFeatures({ ...options, colorScheme: 'dark' })];
    return void (await cdp.send('Emulation.setEmulatedMedia', { features }));
  }
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await cdp.send('Emulation.setDeviceMetricsOverride', PHONE);
};

/** Shows it what it was shown at first. */
const restore = async (cdp: CDPSession, options: BrowsingOptions): Promise<void> => {
  const { viewport = DESKTOP, deviceScaleFactor = 1, isMobile = false } = options;
  await cdp.send('Emulation.setEmulatedMedia', { features: [...listFeatures(options)] });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile });
  await cdp.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
};

const isDifferent = (before: Finding, after: Finding): boolean =>
  before.outcome === 'info' && after.outcome === 'info' && before.code !== after.code;

/** How a finding differs from the one of the first look; null where it does not, or one of them was not seen. */
const findDifference = (before: Finding | undefined, after: Finding): ViewResult['findings'][number] | null => {
  if (before === undefined || before.outcome === 'unknown' || after.outcome === 'unknown') return null;
  if (isFailOrWarn(after) && !isFailOrWarn(before)) return { where: 'only', finding: after };
  if (isFailOrWarn(before) && !isFailOrWarn(after)) return { where: 'not', finding: before };
  // What is told for information differs too: content that scrolls sideways on a phone is one such thing.
  if (!isFailOrWarn(after)) return isDifferent(before, after) ? { where: 'only', finding: after } : null;
  const known = new Set(before.items);
  const isNew = after.items.map((item) => !known.has(item));
  if (!isNew.includes(true)) return before.code === after.code ? null : { where: 'more', finding: after };
  const items = after.items.filter((_, at) => isNew[at]);
  const { places, ...rest } = after;
  const shown = places?.filter((_, at) => isNew[at]);
  return { where: 'more', finding: { ...rest, items, ...(shown && { places: shown }) } };
};

const countPageWords = (facts: Partial<Evidence>): number | null => {
  const { page } = facts;
  if (page?.seen !== true) return null;
  return page.value.text.body.split(/\s+/).filter((word) => word !== '').length;
};

/** Words of the first look of which a share is told. */
const ENOUGH = 50;

/** Share of the words that this look has, of those that the first one had; null where that cannot be told. */
const computeShare = (before: Partial<Evidence>, after: Partial<Evidence>): number | null => {
  const [was, is] = [countPageWords(before), countPageWords(after)];
  return was === null || is === null || was < ENOUGH ? null : Math.min(1, is / was);
};

/** What one more look needs. */
interface ViewDeps {
  readonly page: Page;
  readonly target: Target;
  /** Evidence and findings of the first look. */
  readonly facts: Partial<Evidence>;
  readonly findings: readonly Finding[];
  readonly browsing: BrowsingOptions;
  /** What to see with, from now on. */
  scanHost(): Promise<ScanHost>;
}

const runView = async (view: ViewName, { target, facts, findings, scanHost }: ViewDeps): Promise<ViewResult> => {
  const seeing = await scanHost();
  const end = AbortSignal.timeout(LONGEST_VIEW);
  // Neither asks anybody: what the page shows and what the engine says of it.
  const ledger = openLedger(() => performance.now());
  const reach = createReach({ target, resolver: '', scanHost: seeing, ledger, end });
  const page = await collectFact('page', target, reach);
  const axe = await collectFact('axe', target, reach);
  const again = { ...facts, page, axe };
  const before = new Map(findings.map((finding) => [finding.id, finding]));
  const different = assess(PILLAR, again).findings.flatMap(
    (after) => findDifference(before.get(after.id), after) ?? [],
  );
  return { view, seen: page.seen && axe.seen, findings: different, text: computeShare(facts, again) };
};

const toUnseenView = (view: ViewName): ViewResult => ({ view, seen: false, findings: [], text: null });

/** Looks at a page in other ways, one after the other. One that fails is told as not seen. */
export const runViews = async (views: readonly ViewName[], deps: ViewDeps): Promise<readonly ViewResult[]> => {
  const { page, browsing } = deps;
  const cdp = await page.createCDPSession();
  const all: ViewResult[] = [];
  for (const view of views) {
    const runOne = async (): Promise<ViewResult> => {
      await show(cdp, view, browsing);
      await page.waitForNetworkIdle({ idleTime: SETTLING.idle, timeout: SETTLING.wait }).catch(() => {});
      return runView(view, deps);
    };
    all.push(await tryOrElseLater('another look at a page', toUnseenView(view), runOne));
    await restore(cdp, browsing).catch(() => {});
  }
  await cdp.detach().catch(() => {});
  return all;
};
