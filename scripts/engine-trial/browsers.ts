import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core';

export type BrowserName = 'chromium' | 'firefox';

const TIMEOUT = 600_000;

/** Opens a browser that can reach this machine only. */
export const openBrowser = (name: BrowserName): Promise<Browser> =>
  name === 'firefox'
    ? launch({
        browser: 'firefox',
        executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
        headless: true,
        protocolTimeout: TIMEOUT,
      })
    : launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--no-first-run',
          '--disable-background-networking',
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        ],
        pipe: true,
        protocolTimeout: TIMEOUT,
      });

/** An isolated world in one document, which contains the engines. */
export interface World {
  evaluate(code: string): Promise<unknown>;
}

/** A tab in which each document has an isolated world with the engines. */
export interface Stage {
  readonly tab: Page;
  /** The worlds of the documents that are shown now, the page's first. */
  worlds(): Promise<readonly World[]>;
}

/** Puppeteer's own name for such a world is not part of its types. */
interface WithWorld {
  isolatedRealm(): World;
}

const NAME = 'trial';
/** Milliseconds within which the browser reports a frame's world, and between two looks. */
const CONTEXT_TIMEOUT = 500;
const BREATH = 25;

const evaluateIn =
  (session: CDPSession, contextId: number) =>
  async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      ...{ contextId, expression, awaitPromise: true, returnByValue: true },
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

interface FrameTree {
  readonly frame: { readonly id: string };
  readonly childFrames?: readonly FrameTree[];
}
const idsIn = ({ frame, childFrames = [] }: FrameTree): readonly string[] => [frame.id, ...childFrames.flatMap(idsIn)];

/** Chromium itself injects the code into each new document: it is sent once, and compiled once. */
const inChromium = async (tab: Page, code: string): Promise<Stage> => {
  const session = await tab.createCDPSession();
  const contexts = new Map<string, number>();
  session.on('Runtime.executionContextsCleared', () => contexts.clear());
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const { frameId } = (context.auxData ?? {}) as { frameId?: string };
    if (context.name === NAME && frameId !== undefined) contexts.set(frameId, context.id);
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: code, worldName: NAME });
  const worlds = async (): Promise<readonly World[]> => {
    const { frameTree } = await session.send('Page.getFrameTree');
    // An event reports each of them.
    for (let left = CONTEXT_TIMEOUT; left > 0 && idsIn(frameTree).some((id) => !contexts.has(id)); left -= BREATH)
      await pause(BREATH);
    return idsIn(frameTree).flatMap((id) => {
      const context = contexts.get(id);
      return context === undefined ? [] : [{ evaluate: evaluateIn(session, context) }];
    });
  };
  return { tab, worlds };
};

/** Other browsers get it injected, on demand, into each document that is shown. */
const elsewhere = (tab: Page, code: string): Stage => ({
  tab,
  worlds: async () => {
    const worlds: World[] = [];
    for (const frame of tab.frames()) {
      try {
        const world = (frame as unknown as WithWorld).isolatedRealm();
        await world.evaluate(code);
        worlds.push(world);
      } catch {
        // A frame without a document of its own.
      }
    }
    return worlds;
  },
});

/** Opens a tab of 1280 by 800 pixels. */
export const openStage = async (browser: Browser, name: BrowserName, code: string): Promise<Stage> => {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 1280, height: 800 });
  return name === 'firefox' ? elsewhere(tab, code) : inChromium(tab, code);
};
