import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import type { ConsentAnswer } from '../../../lib/extras.ts';
import { stripWww } from '../../../lib/parse/url/host-match.ts';
import { isSameSite } from '../../../lib/parse/url/same-site.ts';
import { STEP_SEPARATOR, sayReason } from '../../../lib/words/service/served.ts';
import { ScanFailure } from '../scan-failure.ts';
import { type Accessible, filterMeant, listInstead, normalizeName, readAccessible } from './accessible.ts';
import type { Step, StepElement } from './step.ts';

/** Why a step was not performed. */
type StepFault = 'stepNotFound' | 'stepSeveral' | 'stepDisabled' | 'stepText' | 'stepElsewhere' | 'stepFailed';

/** Maximum characters of a page's text in an error, and maximum names. */
const MAX = 60;
const MAX_NAMES = 6;

const toShownText = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX);

/** Details of a step that failed: which one, what it was about, and what is there. Never a value that was filled in. */
interface FailedStep {
  /** From 1. */
  readonly number: number;
  readonly about: string;
  /** What the page has instead: names, or its address. */
  readonly instead: readonly string[];
}

/** Creates the failure of a scan that ended at a step. */
const createStepFailure = (reason: StepFault, { number, about, instead }: FailedStep): ScanFailure => {
  const there = instead
    .slice(0, MAX_NAMES)
    .map((one) => (/^\d+$|:/.test(one) ? toShownText(one) : `“${toShownText(one)}”`));
  const parts = [String(number), toShownText(about), there.join(', ')];
  const detail = parts.join(STEP_SEPARATOR);
  return new ScanFailure('unsupported_page', sayReason(reason, detail, 'en'), { reason, detail });
};

/**
 * Names of buttons in consent banners, in Dutch, English, German and French: whole names, as a button that says more does more.
 * From the banners of widely used consent platforms, in their usual texts.
 */
const CONSENT_NAMES: Readonly<Record<'accept' | 'refuse', readonly RegExp[]>> = {
  accept: [
    /^(?:ja,? )?(?:ik )?(?:accepteer|accepteren|ga akkoord|akkoord)(?: (?:alle(?:s)?|met alle))?(?: cookies)?(?: en (?:sluiten|doorgaan|ga door))?[.!]?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:accepteren|toestaan|toelaten)|cookies (?:accepteren|toestaan)|(?:accepteer|toestaan) alle(?:s)?(?: cookies)?|toestaan|selectie alles toestaan)$/,
    /^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent)(?: (?:all|to all))?(?: cookies)?(?: (?:and|&) (?:close|continue))?$/,
    /^(?:accept|allow|enable)(?: all)? ?(?:cookies)?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:akzeptieren|zulassen|erlauben)|akzeptieren|zustimmen|ich stimme zu)$/,
    /^(?:tout accepter|accepter(?: tout| les cookies| et fermer)?|j['’]accepte)$/,
  ],
  refuse: [
    /^(?:nee,? )?(?:ik )?(?:weiger|weigeren|afwijzen|wijs af)(?: alle(?:s)?)?(?: cookies)?[.!]?$/,
    /^(?:alle(?:s)?(?: cookies)? (?:weigeren|afwijzen)|cookies weigeren|weiger alle(?:s)?(?: cookies)?|alleen (?:noodzakelijke?|functionele?|essentiële)(?: cookies)?(?: (?:accepteren|toestaan|gebruiken))?|niet akkoord|doorgaan zonder (?:te accepteren|toestemming))$/,
    /^(?:no,? )?(?:i )?(?:reject|decline|refuse|deny|disagree)(?: (?:all|non-essential|optional))?(?: cookies)?$/,
    /^(?:(?:use |accept |allow )?(?:only )?(?:necessary|essential|required|strictly necessary)(?: cookies)?(?: only)?|continue without (?:accepting|consent))$/,
    /^(?:alle(?:s)?(?: cookies)? ablehnen|ablehnen|nur (?:notwendige|erforderliche|essenzielle)(?: cookies)?(?: (?:zulassen|akzeptieren|verwenden))?)$/,
    /^(?:tout refuser|refuser(?: tout| les cookies)?|continuer sans accepter)$/,
  ],
};

/**
 * Milliseconds: between two looks, for waiting on one step, for all steps together, without a request that count as quiet, and
 * for waiting until it is quiet.
 */
const TIMEOUT = { look: 200, step: 8_000, all: 40_000, idle: 300, quiet: 3_000 };

/** Milliseconds that all steps of a list may take. */
export const LONGEST_STEPS = TIMEOUT.all;

/** Context in which steps are performed. */
interface Stepping {
  readonly page: Page;
  /** Whether an address belongs to the site on which steps may be performed. */
  isOfSite(address: string): boolean;
  /** Called before a consent banner is answered. */
  readonly onConsent?: (answer: ConsentAnswer) => Promise<void>;
}

/** Whether an address belongs to the requested site, or to the given hosts, and is no less secure. */
export const isWithin = (address: string, start: string, hosts: readonly string[] | null): boolean => {
  const [url, site] = [URL.parse(address), URL.parse(start)];
  if (url === null || site === null || !/^https?:$/.test(url.protocol)) return false;
  if (url.protocol === 'http:' && site.protocol === 'https:') return false;
  if (hosts !== null) return hosts.some((host) => stripWww(host) === stripWww(url.hostname));
  return isSameSite(url.hostname, site.hostname) && url.port === site.port;
};

/** One step, while it is performed. */
interface Turn extends Stepping {
  readonly cdp: CDPSession;
  readonly number: number;
  /** `performance.now()` by which it must be done. */
  readonly end: number;
}

const nameOf = ({ role, name }: StepElement): string => `${role} “${name}”`;

const createTurnFailure = (turn: Turn, reason: StepFault, [about, instead]: readonly [string, readonly string[]]) =>
  createStepFailure(reason, { number: turn.number, about, instead });

/** The page's address without query, which may contain what was filled in. */
const getPageAddress = (page: Page): string => page.url().replace(/[?#].*$/s, '');

/** Throws a `ScanFailure` if the page has left the site. */
const assertThere = (turn: Turn, about: string): void => {
  if (!turn.isOfSite(turn.page.url()))
    throw createTurnFailure(turn, 'stepElsewhere', [about, [getPageAddress(turn.page)]]);
};

/** Looks repeatedly until it finds something, or the time is up: then it returns the last result. */
const waitUntil = async <T>(turn: Turn, look: () => Promise<T | null>): Promise<T | null> => {
  for (;;) {
    // A page that is navigating cannot be read.
    const found = await look().catch(() => null);
    if (found !== null || performance.now() > turn.end) return found;
    await pause(TIMEOUT.look);
  }
};

/** Finds the one element that a step refers to. Throws a `ScanFailure` that names what is there instead. */
const findElement = async (turn: Turn, meant: StepElement): Promise<Accessible> => {
  let all: readonly Accessible[] = [];
  const found = await waitUntil(turn, async () => {
    all = await readAccessible(turn.cdp);
    const those = filterMeant(all, meant);
    return those.some(({ isDisabled }) => !isDisabled) ? those : null;
  });
  const those = found ?? filterMeant(all, meant);
  const [one, ...others] = those.filter(({ isDisabled }) => !isDisabled);
  if (one === undefined) {
    const reason = those.length > 0 ? 'stepDisabled' : 'stepNotFound';
    throw createTurnFailure(turn, reason, [
      nameOf(meant),
      reason === 'stepDisabled' ? [] : listInstead(all, meant.role),
    ]);
  }
  // Among several it is unknown which one is meant; but the same link twice on a page is common, and counts as one.
  if (others.length > 0 && meant.role !== 'link')
    throw createTurnFailure(turn, 'stepSeveral', [nameOf(meant), [`${others.length + 1}`]]);
  return one;
};

/** Scrolls an element into view and returns its middle. */
const findMiddle = async ({ cdp }: Turn, { node }: Accessible): Promise<readonly [x: number, y: number]> => {
  await cdp.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: node });
  const { quads } = await cdp.send('DOM.getContentQuads', { backendNodeId: node });
  const [quad] = quads;
  if (quad === undefined) throw new Error('it has no place on the screen');
  const xs = quad.filter((_, at) => at % 2 === 0);
  const ys = quad.filter((_, at) => at % 2 === 1);
  return [xs.reduce((sum, x) => sum + x, 0) / 4, ys.reduce((sum, y) => sum + y, 0) / 4];
};

const clickElement = async (turn: Turn, element: Accessible): Promise<void> => {
  const [x, y] = await findMiddle(turn, element);
  await turn.page.mouse.click(x, y);
};

/** Replaces the contents of a field with a text, as typing does. */
const fillIn = async ({ cdp, page }: Turn, { node }: Accessible, text: string): Promise<void> => {
  await cdp.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: node });
  await cdp.send('DOM.focus', { backendNodeId: node });
  const all = { key: 'a', code: 'KeyA' };
  await cdp.send('Input.dispatchKeyEvent', { ...all, type: 'keyDown', commands: ['selectAll'] });
  await cdp.send('Input.dispatchKeyEvent', { ...all, type: 'keyUp' });
  await page.keyboard.press('Delete');
  await cdp.send('Input.insertText', { text });
};

/** Selects an option of a native list; in a list that the page draws itself, the option is clicked. */
const PICK = `function (wanted) {
  const plain = (text) => text.replace(/\\s+/g, ' ').trim().toLowerCase();
  if (this.localName !== 'select') return null;
  const option = [...this.options].find((one) => plain(one.label || one.text) === plain(wanted));
  if (option === undefined) return [...this.options].map((one) => one.label || one.text);
  option.selected = true;
  this.dispatchEvent(new Event('input', { bubbles: true }));
  this.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}`;

const selectOption = async (turn: Turn, list: StepElement, option: string): Promise<void> => {
  const element = await findElement(turn, list);
  const { frameTree } = await turn.cdp.send('Page.getFrameTree');
  const { executionContextId } = await turn.cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { object } = await turn.cdp.send('DOM.resolveNode', { backendNodeId: element.node, executionContextId });
  const call = { functionDeclaration: PICK, arguments: [{ value: option }], returnByValue: true };
  const { result } = await turn.cdp.send('Runtime.callFunctionOn', { ...call, objectId: object.objectId ?? '' });
  if (result.value === true) return;
  if (Array.isArray(result.value))
    throw createTurnFailure(turn, 'stepNotFound', [nameOf({ role: 'option', name: option }), result.value]);
  await clickElement(turn, element);
  await clickElement(turn, await findElement(turn, { role: 'option', name: option }));
};

const goToAddress = async (turn: Turn, typed: string): Promise<void> => {
  const url = URL.parse(typed, turn.page.url());
  if (url === null || !turn.isOfSite(url.href))
    throw createTurnFailure(turn, 'stepElsewhere', [describeStep({ go: typed }), []]);
  await turn.page.goto(url.href, { waitUntil: 'load', timeout: TIMEOUT.step }).catch((error: unknown) => {
    throw createTurnFailure(turn, 'stepFailed', [
      describeStep({ go: typed }),
      [String(/net::(\w+)/.exec(String(error))?.[1] ?? 'timeout')],
    ]);
  });
};

const waitFor = async (turn: Turn, text: string): Promise<void> => {
  const wanted = normalizeName(text);
  let title = '';
  let headings: readonly string[] = [];
  const found = await waitUntil(turn, async () => {
    const all = await readAccessible(turn.cdp);
    title = await turn.page.title();
    headings = all.filter(({ role }) => ['heading', 'alert', 'status'].includes(role)).map(({ name }) => name);
    const texts = all.filter(({ role }) => role === 'StaticText' || role === 'heading' || role === 'alert');
    const whole = normalizeName(texts.map(({ name }) => name).join(' '));
    return whole.includes(wanted) || texts.some(({ name }) => normalizeName(name).includes(wanted)) ? true : null;
  });
  if (found === null)
    throw createTurnFailure(turn, 'stepText', [
      `“${text}”`,
      [...new Set([title, ...headings])].filter((one) => one.trim() !== ''),
    ]);
};

const clickConsent = async (turn: Turn, answer: ConsentAnswer): Promise<void> => {
  let all: readonly Accessible[] = [];
  const found = await waitUntil(turn, async () => {
    all = await readAccessible(turn.cdp);
    const buttons = all.filter(({ role }) => role === 'button' || role === 'link');
    return buttons.find(({ name }) => CONSENT_NAMES[answer].some((one) => one.test(normalizeName(name)))) ?? null;
  });
  if (found === null) throw createTurnFailure(turn, 'stepNotFound', [`consent: ${answer}`, listInstead(all, 'button')]);
  await turn.onConsent?.(answer);
  await clickElement(turn, found);
};

const describeStep = (step: Step): string => {
  if ('go' in step) return step.go.replace(/[?#].*$/s, '');
  if ('wait_for' in step) return `“${step.wait_for}”`;
  if ('consent' in step) return `consent: ${step.consent}`;
  if ('choose' in step) return nameOf(step.choose);
  return nameOf('click' in step ? step.click : step.fill);
};

const take = async (turn: Turn, step: Step): Promise<void> => {
  if ('go' in step) return goToAddress(turn, step.go);
  if ('wait_for' in step) return waitFor(turn, step.wait_for);
  if ('consent' in step) return clickConsent(turn, step.consent);
  if ('choose' in step) return selectOption(turn, step.choose, step.option);
  if ('click' in step) return clickElement(turn, await findElement(turn, step.click));
  return fillIn(turn, await findElement(turn, step.fill), step.with);
};

/** Waits until what a step caused has settled, or time is up. */
const settle = (page: Page): Promise<void> =>
  page.waitForNetworkIdle({ idleTime: TIMEOUT.idle, timeout: TIMEOUT.quiet }).catch(() => {});

/**
 * Performs steps on an open page, one after the other. Rejects with a `ScanFailure` that says which one failed, and what was
 * there instead.
 */
export const takeSteps = async (steps: readonly Step[], stepping: Stepping): Promise<void> => {
  const { page } = stepping;
  const cdp = await page.createCDPSession();
  const end = performance.now() + TIMEOUT.all;
  await cdp.send('Accessibility.enable');
  try {
    for (const [at, step] of steps.entries()) {
      const turn = { ...stepping, cdp, number: at + 1, end: Math.min(end, performance.now() + TIMEOUT.step) };
      const about = describeStep(step);
      assertThere(turn, about);
      await take(turn, step).catch((error: unknown) => {
        if ((error as { readonly name?: unknown }).name === 'ScanFailure') throw error;
        throw createTurnFailure(turn, 'stepFailed', [about, []]);
      });
      await settle(page);
      assertThere(turn, about);
    }
  } finally {
    await cdp.send('Accessibility.disable').catch(() => {});
    await cdp.detach().catch(() => {});
  }
};
