import { resolve } from 'node:path';
import { type Browser, type CDPSession, launch, type Page as Tab } from 'puppeteer-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { findChromium, QUIET } from './chromium.ts';

/** Where the given HTML is served from; nothing leaves the machine, every other address answers 404. */
export const HOME = 'https://voorbeeld.nl/';

export interface Serving {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Other answers by address: markup, or bytes with their type. */
  readonly files?: Readonly<Record<string, string | { readonly type: string; readonly body: Uint8Array }>>;
  readonly width?: number;
  readonly height?: number;
}

/** The module as one script that leaves its exports in the global `subject`. */
export const bundle = async (entry: string): Promise<string> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'subject' } },
  })) as readonly Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
};

const serve = async (tab: Tab, html: string, { url = HOME, headers = {}, files = {} }: Serving): Promise<void> => {
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const file = files[request.url()];
    if (request.url() === url) {
      void request.respond({ contentType: 'text/html; charset=utf-8', headers: { ...headers }, body: html });
    } else if (file === undefined) {
      void request.respond({ status: 404, contentType: 'text/plain', body: '' });
    } else if (typeof file === 'string') {
      void request.respond({ contentType: 'text/html; charset=utf-8', body: file });
    } else {
      void request.respond({ contentType: file.type, body: file.body });
    }
  });
  await tab.goto(url);
};

/** A world of our own beside the page's, as a content script gets it. */
const isolate = async (session: CDPSession): Promise<number> => {
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'pijler' };
  return (await session.send('Page.createIsolatedWorld', world)).executionContextId;
};

const evaluate = async (session: CDPSession, contextId: number, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails !== undefined) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  }
  return result.value;
};

/** Runs expressions in a tab's isolated world, next to the bundled module. */
export interface InPage {
  /**
   * Shows `html` in a tab of a real Chromium and evaluates `expression` in an isolated world, where `subject` holds the
   * module's exports and `document` is the page: `'subject.readLive(document)'`. The value crosses as JSON would.
   */
  run<T>(html: string, expression: string, serving?: Serving): Promise<T>;
}

/** Bundles a module once and starts one browser for the calling test file; both end with it. */
export const inPage = (modulePath: string): InPage => {
  const entry = resolve(import.meta.dirname, '../../..', modulePath);
  let browser: Browser | undefined;
  let code = '';

  beforeAll(async () => {
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('Chromium is not installed; CHROMIUM may name it.');
    [browser, code] = await Promise.all([launch({ executablePath, args: QUIET, pipe: true }), bundle(entry)]);
  });
  afterAll(async () => browser?.close());

  return {
    async run<T>(html: string, expression: string, serving: Serving = {}): Promise<T> {
      if (browser === undefined) throw new Error('The browser did not start.');
      const tab = await browser.newPage();
      try {
        await tab.setViewport({ width: serving.width ?? 1280, height: serving.height ?? 800 });
        await serve(tab, html, serving);
        const session = await tab.createCDPSession();
        const world = await isolate(session);
        await evaluate(session, world, `${code}\n;0`);
        return (await evaluate(session, world, expression)) as T;
      } finally {
        await tab.close();
      }
    },
  };
};
