import { setTimeout as wait } from 'node:timers/promises';
import type { View, Visit } from '../driven.ts';
import { type Bidi, callOf, evaluate } from './bidi.ts';

/** A tab of Firefox. */
export interface Tab extends View {
  /** Its browsing context, WebDriver BiDi's name for it. */
  readonly context: string;
  /** Presses one key; keys without a character by WebDriver's code points. */
  press(key: string): Promise<void>;
  /** The page as Firefox prints it on A4, as PDF. */
  print(): Promise<Buffer>;
}

/** Milliseconds for a page to load. */
const LIMIT = 30_000;
/** Milliseconds without a change after which a page counts as quiet. */
const QUIET = 100;

/** As large as Chromium's. */
const VIEWPORT = { width: 1280, height: 800 };

const keys = (text: string) =>
  [...text].flatMap((letter) => {
    const value = letter === '\n' ? '\uE007' : letter;
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
  });

const focusOn = (selector: string): void => {
  const field = document.querySelector<HTMLElement>(selector);
  if (field === null) throw new Error(`nothing at ${selector}`);
  field.focus();
};

const tabOf = (bidi: Bidi, context: string): Tab => {
  const call = <Params extends unknown[], Result>(run: (...params: Params) => Result, ...params: Params) =>
    evaluate(bidi, context, callOf(run, params)) as Promise<Awaited<Result>>;
  return {
    context,
    evaluate: call as Tab['evaluate'],
    bringToFront: () => bidi.send('browsingContext.activate', { context }),
    close: async () => {
      await bidi.send('browsingContext.close', { context });
    },
    press: async (key) => {
      const actions = [{ type: 'key', id: 'keyboard', actions: keys(key) }];
      await bidi.send('input.performActions', { context, actions });
    },
    print: async () => {
      const page = { width: 21, height: 29.7 };
      const { data } = await bidi.send<{ data: string }>('browsingContext.print', { context, page, background: true });
      return Buffer.from(data, 'base64');
    },
    type: async (selector, text) => {
      await bidi.send('browsingContext.activate', { context });
      await call(focusOn, selector);
      const actions = [{ type: 'key', id: 'keyboard', actions: keys(text) }];
      await bidi.send('input.performActions', { context, actions });
    },
  };
};

/** Opens an address in a tab of its own and waits until it is loaded. */
export const openTab = async (bidi: Bidi, url: string, background = false): Promise<Visit<Tab>> => {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', background });
  const page = tabOf(bidi, context);
  if (!background) await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  const loading = bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  const late = wait(LIMIT, 'timeout', { ref: false });
  const failure = await Promise.race([loading.then(() => null, failureOf), late]);
  const isDead = await page.evaluate(() => document.documentURI.startsWith('about:neterror')).catch(() => false);
  return { page, failure, isDead: isDead || /^(NS_|SEC_|SSL_|MOZ)/.test(failure ?? '') };
};

/** Waits until no request was added to the page for a moment, three seconds at most. */
export const untilQuiet = async (page: View): Promise<void> => {
  const end = Date.now() + 3_000;
  let before = -1;
  while (Date.now() < end) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length).catch(() => before);
    if (now === before) return;
    before = now;
    await wait(QUIET);
  }
};

/** `NS_ERROR_UNKNOWN_HOST` out of a longer sentence. */
const failureOf = (error: Error): string => /\b(?:NS|SEC|SSL|MOZILLA)_\w+/.exec(error.message)?.[0] ?? error.message;
