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
 * The same page examined again, as it is on a phone and in the dark scheme, without loading it again. The grade is of the first
 * look alone.
 */

const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true } as const;

/** Milliseconds that one more look may take, and until a page has settled after a change. */
export const LONGEST_VIEW = 10_000;
const SETTLING = { idle: 200, wait: 2_000 };

/** The pillar that is examined again: it differs by width and scheme, as far as a machine can tell. */
const PILLAR = 'toegankelijkheid';

type Feature = { readonly name: string; readonly value: string };

const listFeatures = ({ colorScheme, reducedMotion = false }: BrowsingOptions): readonly Feature[] => [
  ...(colorScheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: colorScheme }]),
  ...(reducedMotion ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : []),
];

/** Emulates another screen or scheme; a page that listens is notified, and none is loaded again. */
const show = async (cdp: CDPSession, view: ViewName, options: BrowsingOptions): Promise<void> => {
  if (view === 'dark') {
    const features = [...listFeatures({ ...options, colorScheme: 'dark' })];
    return void (await cdp.send('Emulation.setEmulatedMedia', { features }));
  }
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await cdp.send('Emulation.setDeviceMetricsOverride', PHONE);
};

/** Restores the emulation of the first look. */
const restore = async (cdp: CDPSession, options: BrowsingOptions): Promise<void> => {
  const { viewport = DESKTOP, deviceScaleFactor = 1, isMobile = false } = options;
  await cdp.send('Emulation.setEmulatedMedia', { features: [...listFeatures(options)] });
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: isMobile });
  await cdp.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
};

const isDifferent = (before: Finding, after: Finding): boolean =>
  before.outcome === 'info' && after.outcome === 'info' && before.code !== after.code;

/** Compares a finding with that of the first look; null if they do not differ, or one of them was not seen. */
const findDifference = (before: Finding | undefined, after: Finding): ViewResult['findings'][number] | null => {
  if (before === undefined || before.outcome === 'unknown' || after.outcome === 'unknown') return null;
  if (isFailOrWarn(after) && !isFailOrWarn(before)) return { where: 'only', finding: after };
  if (isFailOrWarn(before) && !isFailOrWarn(after)) return { where: 'not', finding: before };
  // Informational findings can differ too, such as content that scrolls sideways on a phone.
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

/** Words of the first look from which on a share is computed. */
const ENOUGH = 50;

/** Words of this look as a share of those of the first; null if it cannot be computed. */
const computeShare = (before: Partial<Evidence>, after: Partial<Evidence>): number | null => {
  const [was, is] = [countPageWords(before), countPageWords(after)];
  return was === null || is === null || was < ENOUGH ? null : Math.min(1, is / was);
};

/** What one more look requires. */
interface ViewDeps {
  readonly page: Page;
  readonly target: Target;
  /** Evidence and findings of the first look. */
  readonly facts: Partial<Evidence>;
  readonly findings: readonly Finding[];
  readonly browsing: BrowsingOptions;
  /** Creates the scan host that sees the page as it is from now on. */
  scanHost(): Promise<ScanHost>;
}

const runView = async (view: ViewName, { target, facts, findings, scanHost }: ViewDeps): Promise<ViewResult> => {
  const seeing = await scanHost();
  const end = AbortSignal.timeout(LONGEST_VIEW);
  // Neither contacts anybody: one reads the page, the other runs the engine on it.
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

/** Examines a page in other views, one after the other. One that fails is reported as not seen. */
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
