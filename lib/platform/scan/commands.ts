import type { Runtime } from 'webextension-polyfill';
import { scanResult, toPillarState } from '../../api/compose.ts';
import { formatGrade } from '../../api/grade.ts';
import { toNotGradable } from '../../api/not-gradable.ts';
import { faultOf, orElseLater } from '../../fault.ts';
import type { Locale } from '../../model.ts';
import { toPageAddress } from '../../parse/url/document-address.ts';
import { judgeExample } from '../../session/example.ts';
import type { ScanState } from '../../state.ts';
import { named } from '../../view/visible.ts';
import { commonWords } from '../../words/common.ts';
import { timeIn } from '../../words/format.ts';
import { say, sayLimit } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { interfaceLocale, reportLocale } from '../locale.ts';
import type { Command, Message, Protocol, Reply } from '../messages.ts';
import { accessTo, seesMore } from '../page/access.ts';
import { callOperation, setService, testService } from '../service/commands.ts';
import { handIn, handInPlan } from '../service/hand-in.ts';
import { leavePartner } from '../service/leave-partner.ts';
import { askAgain } from '../service/part.ts';
import { addSite, siteHere } from '../service/site-here.ts';
import { viewsHere } from '../service/views-here.ts';
import type { Stored } from '../storage/history.ts';
import { keyStatus, removeKey, saveKey } from '../storage/secret.ts';
import { settingsSlot } from '../storage/store.ts';
import { allowance } from './allowance.ts';
import { clearBadge, nameButton, showBadge } from './badge.ts';
import { cancel } from './jobs.ts';
import { start } from './start.ts';
import { allStates, retellStates } from './states.ts';
import { updateIfIdle } from './update.ts';

/** The example as history would keep it; the page that shows it brings the recorded evidence. */
const example = async ({ id, recorded }: { readonly id: string; readonly recorded: unknown }): Promise<Stored> => {
  const locale = reportLocale(await settingsSlot.get());
  const { report, judged } = judgeExample(recorded, { id, version: browser.runtime.getManifest().version });
  const { finishedAt, overall, incomplete, limit = null, target } = report;
  const pillars = judged.map((one) => toPillarState(one, 'partner', (finding) => say(finding, locale)));
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

/** The scan that each tab's button tells to go on. */
const going = new Map<number, string>();

/**
 * Draws the toolbar button of a tab anew, with a sentence for hover and screen reader; once while a scan goes on, for it
 * tells the same of each of its states.
 */
export const announce = async (state: ScanState): Promise<void> => {
  const { id, tabId, phase } = state;
  if (phase === 'scanning' && going.get(tabId) === id) return;
  if (phase === 'scanning') going.set(tabId, id);
  else going.delete(tabId);
  const locale = interfaceLocale(await settingsSlot.get());
  const tab = await browser.tabs.get(tabId).catch(() => null);
  if (tab === null) return;
  // Another route of a web app is the same document to the browser, which leaves the badge there.
  if (!isStillThere(tab.url, state.url)) return clearBadge(tabId);
  await showBadge(state, titleFor(state, locale));
};

/**
 * Says everything that is kept, or stands on a toolbar button, in the language of now: when a background starts, and
 * whenever the settings change.
 */
export const speakAnew = async (): Promise<void> => {
  await nameButton();
  for (const state of await orElseLater('the kept states', [], retellStates)) {
    going.delete(state.tabId);
    await orElseLater('a toolbar button', undefined, () => announce(state));
  }
};

/** The sentence of a tab's toolbar button. */
const titleFor = ({ host, phase, overall: score, incomplete, ...state }: ScanState, locale: Locale): string => {
  const words = commonWords[locale];
  const time = timeIn(locale, state.finishedAt ?? state.startedAt);
  if (phase === 'scanning') return words.badgeBusy({ host: named(host) });
  if (phase === 'failed' && score === null) return words.badgeFailed({ host: named(host), time });
  if (score === null) return words.badgeWithout({ host: named(host), time });
  const args = { host: named(host), score, word: formatGrade(score, locale) ?? '', time };
  return incomplete ? words.badgeIncomplete(args) : words.badge(args);
};

/** A page that was left takes its badge along. An address that is hidden from us is not that of a page we could scan. */
const isStillThere = (now: string | undefined, scanned: string): boolean =>
  toPageAddress(now ?? '') === toPageAddress(scanned);

const ANSWERS: { readonly [C in Command]: (ask: Protocol[C]['ask']) => Promise<Protocol[C]['answer']> } = {
  start: (wish) => start(wish, announce),
  saveKey: async ({ key, sessionOnly }) => saveKey(key, { base: (await settingsSlot.get()).serviceBase, sessionOnly }),
  removeKey: async ({ wipe = false }) => {
    const status = await removeKey();
    await leavePartner(wipe, cancel);
    return status;
  },
  keyStatus,
  allowance,
  example,
  setService: async (ask) => {
    const status = await setService(ask);
    if (ask.key === 'remove') await leavePartner(false, cancel);
    return status;
  },
  testService,
  askService: ({ tabId }) => askAgain(tabId, announce),
  callOperation,
  siteHere: ({ tabId }) => siteHere(tabId),
  addSite: ({ tabId }) => addSite(tabId),
  viewsHere,
  handInPlan,
  handIn: ({ tried }) => handIn(tried),
};

/** Only the extension's own pages command: the same extension, one of its addresses, not a page of the web. */
const mayCommand = ({ id, url }: Sender): boolean =>
  id === browser.runtime.id && (url ?? '').startsWith(browser.runtime.getURL(''));

const answer = async ({ command, ask }: Message): Promise<Reply> => {
  const run = ANSWERS[command] as (ask: unknown) => Promise<Protocol[Command]['answer']>;
  try {
    return { ok: true, value: await run(ask) };
  } catch (error) {
    // A command refuses with errors of other kinds.
    if (error instanceof TypeError || error instanceof ReferenceError) faultOf(error, `the command ${command}`);
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};

/** The one gate for messages: answers later, or not at all to a stranger. */
export const onMessage = ((message: unknown, sender: Sender, respond: (reply: Reply) => void): true | undefined => {
  if (!mayCommand(sender) || typeof message !== 'object' || message === null) return undefined;
  if (!('command' in message) || !Object.hasOwn(ANSWERS, String(message.command))) return undefined;
  void answer(message as Message).then(respond);
  return true;
}) as Runtime.OnMessageListener;

/** Scans a tab without a popup, as opening it would. */
export const scanAlone = (tabId: number): Promise<ScanState> => start({ tabId }, announce);

/** A line that the popup holds while it shows a scan: it hears when the background ends, and wakes another. */
export const onConnect = (port: Runtime.Port): void => {
  if (port.sender === undefined || !mayCommand(port.sender)) port.disconnect();
  // The popup closed: a newer version may have waited for that.
  else port.onDisconnect?.addListener(() => void updateIfIdle());
};

/** After a grant, scans that lacked just this access go on by themselves: the prompt closes Chromium's popup. */
export const onGranted = async (): Promise<void> => {
  for (const state of await allStates()) {
    const { tabId, url } = state;
    if (!seesMore(await accessTo(state), state)) continue;
    const tab = await browser.tabs.get(tabId).catch(() => null);
    // The tab may be gone by now, or at a page that nobody asked to scan; then there is nothing to go on with.
    if (tab !== null && isStillThere(tab.url, url)) await start({ tabId }, announce).catch(() => null);
  }
};
