import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser as ExtensionApi } from 'webextension-polyfill';
import { isFullRun } from '../../kit/inputs.ts';
import { turnsOf } from '../../kit/taking-turns.ts';
import { startWorld, type World } from '../../world/world.ts';
import type { Driven, View } from '../kit/driven.ts';
import { tabIdOf, waitForScan } from '../kit/scan.ts';
import { KINDS, openWith } from './granted.ts';

/** What a page of the web, or text in one of our own pages, may try. */

const PAGES = ['popup.html', 'options.html', 'report.html', 'history.html', 'welcome.html', 'platform.html'];

/** In the functions that run in the extension's own pages. */
declare const chrome: ExtensionApi;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Ways to run text as code in a document; returns those that worked. */
const runText = async (): Promise<readonly string[]> => {
  const scope = globalThis as unknown as Record<string, unknown>;
  const methods: Readonly<Record<string, () => unknown>> = {
    // Not called by their names, which the lint rules forbid.
    eval: () => (scope['eval'] as (text: string) => unknown)('globalThis.ran = 1'),
    Function: () => (scope['Function'] as (text: string) => () => unknown)('globalThis.ran = 1')(),
    timer: () => globalThis.setTimeout('globalThis.ran = 1' as unknown as () => void, 0),
    script: () => {
      const script = document.createElement('script');
      script.append('globalThis.ran = 1');
      document.body.append(script);
    },
    handler: () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'globalThis.ran = 1');
      document.body.append(button);
      button.click();
    },
    markup: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.ran = 1">');
    },
    address: () => {
      const link = document.createElement('a');
      link.href = 'javascript:void(globalThis.ran = 1)';
      document.body.append(link);
      link.click();
    },
    elsewhere: () => {
      const script = document.createElement('script');
      script.setAttribute('src', 'https://goed.nl/script.js');
      document.body.append(script);
    },
  };
  // Until its first pause, what a debugger evaluates may use eval whatever the policy says.
  await new Promise((resolve) => setTimeout(resolve));
  const worked: string[] = [];
  for (const [name, way] of Object.entries(methods)) {
    delete scope['ran'];
    try {
      way();
    } catch {
      continue;
    }
    // Handlers and timers run before this one.
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (scope['ran'] !== undefined) worked.push(name);
  }
  return worked;
};

const takesMarkup = (): boolean => {
  try {
    document.createElement('div').innerHTML = '<b>x</b>';
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** The answer that a content script gets to each of these commands: null for none. */
const commandFrom = async (session: Driven, tabId: number): Promise<unknown> => {
  const backstage = await session.backstage();
  return backstage.evaluate(async (id: number) => {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId: id },
      func: async () => {
        const ask = (command: string) =>
          chrome.runtime.sendMessage({ command, ask: { tabId: 1 } }).catch(() => undefined);
        const said = await Promise.all(['allowance', 'keyStatus', 'removeKey', 'start'].map(ask));
        return said.map((answer) => answer ?? null);
      },
    });
    return frame?.result;
  }, tabId);
};

describe.each(KINDS)('threats, in %s', (kind) => {
  let session: Driven;
  beforeAll(async () => {
    session = await openWith(kind, world, ['goed.nl']);
  });
  afterAll(() => session.close());

  test.each(turnsOf(kind, PAGES))('threat: XSS: no text runs as code in %s', async (path) => {
    const page = await session.openOwn(path);
    expect(await page.evaluate(runText)).toEqual([]);
    await page.close();
  });

  test('threat: XSS: the same attempts succeed in a page without a policy', async () => {
    const { page } = await session.visit('https://gewoon.nl/');
    expect(await page.evaluate(runText)).toEqual(expect.arrayContaining(['eval', 'Function', 'script', 'handler']));
    await page.close();
  });

  test.runIf(kind === 'chromium').each(PAGES)('threat: XSS: markup written into %s throws', async (path) => {
    const page = await session.openOwn(path);
    expect(await page.evaluate(takesMarkup)).toBe(false);
    await page.close();
  });

  test('threat: forged messages: a script in a page gets no answer to a command', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    expect(await commandFrom(session, tabId)).toEqual([null, null, null, null]);
    await page.close();
  });

  test('threat: remote code: the accessibility engine evaluates no text as code', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const tabId = await tabIdOf(session, page);
    const backstage = await session.backstage();
    const result = await backstage.evaluate(async (id: number) => {
      const target = { tabId: id };
      // Counts what the engine, loaded next into the same world, asks of the two makers of code.
      await chrome.scripting.executeScript({
        target,
        func: () => {
          const scope = globalThis as unknown as Record<string, unknown>;
          scope['made'] = 0;
          const count = () => {
            scope['made'] = Number(scope['made']) + 1;
            return undefined;
          };
          for (const name of ['eval', 'Function']) {
            const maker = scope[name] as object;
            scope[name] = new Proxy(maker, { apply: count, construct: () => Object(count()) });
          }
        },
      });
      await chrome.scripting.executeScript({ target, files: ['/axe.min.js'] });
      const [frame] = await chrome.scripting.executeScript({
        target,
        func: async () => {
          const scope = globalThis as unknown as { made: number; axe: { run: () => Promise<{ passes: unknown[] }> } };
          const before = scope.made;
          const { passes } = await scope.axe.run();
          return { before, after: scope.made, passes: passes.length };
        },
      });
      return frame?.result as { before: number; after: number; passes: number };
    }, tabId);
    expect(result).toMatchObject({ before: 0, after: 0 });
    expect(result.passes).toBeGreaterThan(20);
    await page.close();
  });

  test('threat: web pages: a page has no API to reach the extension', async () => {
    const { page } = await session.visit('https://goed.nl/');
    const methods = await page.evaluate(() => {
      const { chrome: api, browser: other } = globalThis as unknown as Record<string, { runtime?: object } | undefined>;
      return [api?.runtime === undefined, other === undefined];
    });
    expect(methods).toEqual([true, true]);
    await page.close();
  });

  // A scan of its own: the full run asks both browsers.
  const inOne = test.runIf(isFullRun || kind === 'chromium');
  inOne('threat: fingerprinting: a page cannot load a file of ours, and a scan leaves no trace in it', async () => {
    const { page } = await session.visit('https://goed.nl/contact/');
    const backstage = await session.backstage();
    const origin = await backstage.evaluate(() => location.origin);
    const before = await traces(page);
    const tabId = await tabIdOf(session, page);
    await session.press(page);
    await waitForScan(session, tabId);
    expect(await traces(page)).toEqual(before);
    const loaded = await page.evaluate(async (from: string) => {
      const load = (file: string): Promise<boolean> =>
        new Promise((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = `${from}/${file}`;
        });
      const read = (file: string): Promise<boolean> =>
        fetch(`${from}/${file}`).then(
          () => true,
          () => false,
        );
      return Promise.all([load('icon/128.png'), read('manifest.json'), read('popup.html'), read('axe.min.js')]);
    }, origin);
    expect(loaded).toEqual([false, false, false, false]);
    await page.close();
  });
});

/** What a page can know of itself. */
const traces = (page: View): Promise<unknown> =>
  page.evaluate(() => [
    document.documentElement.outerHTML,
    Object.getOwnPropertyNames(globalThis).length,
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('extension:')).length,
    document.styleSheets.length,
    document.activeElement?.tagName,
    [scrollX, scrollY],
  ]);
