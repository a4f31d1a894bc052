import type { Runtime } from 'webextension-polyfill';
import { scanResult, toPillarState } from '../../api/compose.ts';
import { toPublicResult } from '../../api/demoted.ts';
import { formatGrade } from '../../api/grade.ts';
import { toNotGradable } from '../../api/not-gradable.ts';
import { toErrorMessage, toFault, tryOrElseLater } from '../../fault.ts';
import type { Locale } from '../../model.ts';
import { toPageAddress } from '../../parse/url/document-address.ts';
import { judgeExample } from '../../session/example.ts';
import type { ScanState } from '../../state.ts';
import { toTitleName } from '../../view/visible.ts';
import { commonWords } from '../../words/common.ts';
import { formatTime } from '../../words/format.ts';
import { sayFinding, sayLimit } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale, reportLocale } from '../locale.ts';
import type { Command, Message, Protocol, Reply } from '../messages.ts';
import { hasMoreAccess, readAccess } from '../page/access.ts';
import { runOperation, setService, testService } from '../service/commands.ts';
import { handInNext, planHandIn } from '../service/hand-in.ts';
import { requestAgain } from '../service/part.ts';
import { addSite, loadSiteHere } from '../service/site-here.ts';
import { loadViewsHere } from '../service/views-here.ts';
import { decisionsSlot } from '../storage/decisions.ts';
import { type Stored, updateAllScans } from '../storage/history.ts';
import { readKeyStatus, removeKey, saveKey } from '../storage/secret.ts';
import { dropReports } from '../storage/session-report.ts';
import { settingsSlot } from '../storage/store.ts';
import { computeAllowance } from './allowance.ts';
import { clearBadge, nameButton, showBadge } from './badge.ts';
import { cancelJob } from './jobs.ts';
import { start } from './start.ts';
import { listStates, removeTab, translateStates } from './states.ts';
import { updateIfIdle } from './update.ts';

/** Reduces a scan to what is left without its checks: date, grade and scores. */
const keepOnlyResult = (scan: Stored): Stored => ({ ...scan, result: toPublicResult(scan.result), report: null });

/**
 * Removes the data of the partner tier when its key is removed: running scans, results with checks, reports held in
 * memory, and their badges. With `wipe`, also the history's reports and the decisions about their findings.
 */
export const removePartnerData = async (wipe: boolean, cancel: (tabId: number) => void): Promise<void> => {
  for (const { tabId, tier } of await listStates()) {
    if (tier !== 'partner') continue;
    cancel(tabId);
    await removeTab(tabId);
    await clearBadge(tabId);
  }
  await dropReports();
  if (!wipe) return;
  await updateAllScans(keepOnlyResult);
  await decisionsSlot.set({});
};

/** Returns the example in the form that the history stores; the page that shows it supplies the recorded evidence. */
const createExample = async ({
  id,
  recorded,
}: {
  readonly id: string;
  readonly recorded: unknown;
}): Promise<Stored> => {
  const locale = reportLocale(await settingsSlot.get());
  const { report, judged } = judgeExample(recorded, { id, version: browser.runtime.getManifest().version });
  const { finishedAt, overall, incomplete, limit = null, target } = report;
  const pillars = judged.map((one) => toPillarState(one, 'partner', (finding) => sayFinding(finding, locale)));
  const scanUrl = browser.runtime.getURL(`/report.html#${id}`);
  const frame = {
    domain: target.host,
    total: { overall, incomplete, limit },
    limit: limit && sayLimit(report, locale),
    notGradable: toNotGradable({ total: { overall, limit }, parts: judged }),
    tier: 'partner',
    scanUrl,
    names: commonWords[locale].pillars,
  } as const;
  return { id, domain: target.host, finishedAt, result: scanResult(pillars, frame), report };
};

type Sender = Runtime.MessageSender;

/** The scan that each tab's button shows as running. */
const going = new Map<number, string>();

/**
 * Redraws the toolbar button of a tab, with a sentence for hover and screen reader; only once while a scan runs,
 * because the sentence is the same for each of its states.
 */
export const announceState = async (state: ScanState): Promise<void> => {
  const { id, tabId, phase } = state;
  if (phase === 'scanning' && going.get(tabId) === id) return;
  if (phase === 'scanning') going.set(tabId, id);
  else going.delete(tabId);
  const locale = getInterfaceLocale(await settingsSlot.get());
  const tab = await browser.tabs.get(tabId).catch(() => null);
  if (tab === null) return;
  // Another route of a web app is the same document to the browser, which leaves the badge in place.
  if (!isStillThere(tab.url, state.url)) return clearBadge(tabId);
  await showBadge(state, formatTitle(state, locale));
};

/**
 * Translates all stored states and toolbar buttons into the current language: when a background starts, and whenever
 * the settings change.
 */
export const announceAnew = async (): Promise<void> => {
  await nameButton();
  for (const state of await tryOrElseLater('the kept states', [], translateStates)) {
    going.delete(state.tabId);
    await tryOrElseLater('a toolbar button', undefined, () => announceState(state));
  }
};

/** The sentence of a tab's toolbar button. */
const formatTitle = ({ host, phase, overall: score, incomplete, ...state }: ScanState, locale: Locale): string => {
  const words = commonWords[locale];
  const time = formatTime(locale, state.finishedAt ?? state.startedAt);
  if (phase === 'scanning') return words.badgeBusy({ host: toTitleName(host) });
  if (phase === 'failed' && score === null) return words.badgeFailed({ host: toTitleName(host), time });
  if (score === null) return words.badgeWithout({ host: toTitleName(host), time });
  const args = { host: toTitleName(host), score, word: formatGrade(score, locale) ?? '', time };
  return incomplete ? words.badgeIncomplete(args) : words.badge(args);
};

/** Whether the tab still shows the scanned page. A hidden address is never that of a page we could scan. */
const isStillThere = (now: string | undefined, scanned: string): boolean =>
  toPageAddress(now ?? '') === toPageAddress(scanned);

const ANSWERS: { readonly [C in Command]: (ask: Protocol[C]['ask']) => Promise<Protocol[C]['answer']> } = {
  start: (wish) => start(wish, announceState),
  saveKey: async ({ key, sessionOnly }) => saveKey(key, { base: (await settingsSlot.get()).serviceBase, sessionOnly }),
  removeKey: async ({ wipe = false }) => {
    const status = await removeKey();
    await removePartnerData(wipe, cancelJob);
    return status;
  },
  keyStatus: readKeyStatus,
  allowance: computeAllowance,
  example: createExample,
  setService: async (ask) => {
    const status = await setService(ask);
    if (ask.key === 'remove') await removePartnerData(false, cancelJob);
    return status;
  },
  testService,
  askService: ({ tabId }) => requestAgain(tabId, announceState),
  callOperation: runOperation,
  siteHere: ({ tabId }) => loadSiteHere(tabId),
  addSite: ({ tabId }) => addSite(tabId),
  viewsHere: loadViewsHere,
  handInPlan: planHandIn,
  handIn: ({ tried }) => handInNext(tried),
};

/** Only the extension's own pages may send commands: the same extension, from one of its addresses, not a web page. */
const mayCommand = ({ id, url }: Sender): boolean =>
  id === browser.runtime.id && (url ?? '').startsWith(browser.runtime.getURL(''));

const handleMessage = async ({ command, ask }: Message): Promise<Reply> => {
  const run = ANSWERS[command] as (ask: unknown) => Promise<Protocol[Command]['answer']>;
  try {
    return { ok: true, value: await run(ask) };
  } catch (error) {
    // A command refuses with errors of other kinds; these are faults.
    if (error instanceof TypeError || error instanceof ReferenceError) toFault(error, `the command ${command}`);
    return { ok: false, message: toErrorMessage(error) };
  }
};

/** The only entry point for messages: responds asynchronously, and not at all to other senders. */
export const onMessage = ((message: unknown, sender: Sender, respond: (reply: Reply) => void): true | undefined => {
  if (!mayCommand(sender) || typeof message !== 'object' || message === null) return undefined;
  if (!('command' in message) || !Object.hasOwn(ANSWERS, String(message.command))) return undefined;
  void handleMessage(message as Message).then(respond);
  return true;
}) as Runtime.OnMessageListener;

/** Scans a tab without a popup, as opening the popup would. */
export const scanAlone = (tabId: number): Promise<ScanState> => start({ tabId }, announceState);

/**
 * A port that the popup keeps open while it shows a scan: through it the popup notices that the background ended, and
 * starts another.
 */
export const onConnect = (port: Runtime.Port): void => {
  if (port.sender === undefined || !mayCommand(port.sender)) port.disconnect();
  // The popup closed: a newer version may have been waiting for that.
  else port.onDisconnect?.addListener(() => void updateIfIdle());
};

/** After access was granted, continues scans that lacked exactly this access, because the prompt closes Chromium's popup. */
export const onGranted = async (): Promise<void> => {
  for (const state of await listStates()) {
    const { tabId, url } = state;
    if (!hasMoreAccess(await readAccess(state), state)) continue;
    const tab = await browser.tabs.get(tabId).catch(() => null);
    // The tab may be gone by now, or show a page that nobody asked to scan; then there is nothing to continue.
    if (tab !== null && isStillThere(tab.url, url)) await start({ tabId }, announceState).catch(() => null);
  }
};
