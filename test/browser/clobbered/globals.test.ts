import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type CDPSession, launch, type Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';
import { makePageScripts } from '../../../server/prepared/page-scripts.ts';
import { isFullRun } from '../../kit/inputs.ts';
import { findChromium, QUIET } from '../kit/chromium.ts';
import { HOME } from '../kit/in-page.ts';
import { FAULTY } from './page.ts';

/**
 * The ids and names of a page's elements and frames are properties of its window (HTML, “Named access on the Window
 * object”), in Chromium in our isolated world too. So no name that a script of ours looks for there may lead it to one.
 */

/** The scripts of one way of scanning as built, in the order in which they are injected. */
interface Way {
  readonly put: readonly string[];
  /** The calls made afterwards, each resolving with its result. */
  readonly calls: readonly string[];
}

const READ = `globalThis[Symbol.for('pijler')].reader.read()`;

const ofService = async (): Promise<Way> => {
  const { reader, axe, examine, framePosition } = await makePageScripts();
  return {
    put: [reader, axe],
    calls: [READ, framePosition, `(() => { ${examine}\nreturn pijlerAxe.runAxe([], 60000); })()`],
  };
};

const ofExtension = async (): Promise<Way> => {
  const folder = await build('chromium');
  const file = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const [globals, page, axe, examine, frames, overlay] = await Promise.all(
    ['globals.js', 'page.js', 'axe.min.js', 'axe.js', 'frames.js', 'overlay.js'].map(file),
  );
  return { put: [globals ?? '', overlay ?? '', page ?? '', axe ?? ''], calls: [READ, frames ?? '', examine ?? ''] };
};

let browser: Browser;
let tab: Tab;
let session: CDPSession;
let methods: readonly (readonly [string, Way])[];

beforeAll(async () => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('Chromium is not installed; CHROMIUM may name it.');
  browser = await launch({ executablePath, args: QUIET, pipe: true });
  tab = await browser.newPage();
  await tab.setRequestInterception(true);
  tab.on('request', (request) =>
    request.url() === HOME
      ? request.respond({ contentType: 'text/html; charset=utf-8', body: FAULTY })
      : request.respond({ status: 404, body: '' }),
  );
  await tab.goto(HOME);
  session = await tab.createCDPSession();
  methods = [
    ['service', await ofService()],
    ['extension', await ofExtension()],
  ];
});
afterAll(async () => browser?.close());

let worlds = 0;
/** An isolated world into which nothing was injected yet. */
const freshWorld = async (): Promise<(script: string) => Promise<unknown>> => {
  const { frameTree } = await session.send('Page.getFrameTree');
  worlds += 1;
  const created = { frameId: frameTree.frame.id, worldName: `wereld ${worlds}` };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', created);
  return async (expression) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      ...{ contextId, expression, awaitPromise: true, returnByValue: true },
    });
    if (exceptionDetails !== undefined)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
};

/** What a way of scanning reports of the current page, without what differs at every visit. */
const textOf = async ({ put, calls }: Way, before = '0'): Promise<string> => {
  const run = await freshWorld();
  await run(before);
  for (const script of put) await run(`${script}\n;0`);
  const answers: unknown[] = [];
  for (const call of calls) answers.push(await run(call));
  return JSON.stringify(answers, (key, value) => (['performance', 'took'].includes(key) ? undefined : value));
};

/** Identifiers, and texts that may be the name of a property. */
const NAME = /[A-Za-z_$][\w$]*|(?<=(["'`]))[A-Za-z_$][\w$-]*(?=\1)/g;
/** Names that third-party scripts look up on any page. */
const USUAL = [
  'define',
  'module',
  'exports',
  'require',
  'process',
  'global',
  'browser',
  'chrome',
  'axe',
  'Prototype',
  '$',
];

/** Names that are overwritten before anything is read, but are still tested one by one. */
const TAKEN = ['__zod_globalConfig', '__core-js_shared__', 'define', 'module', 'process'];

/** Names that the window lacks by default, but that the scripts look up. */
const requestsIn = async (way: Way): Promise<readonly string[]> => {
  const scripts = [...way.put, ...way.calls];
  const candidates = [...new Set([...scripts.flatMap((script) => script.match(NAME) ?? []), ...USUAL])];
  const run = await freshWorld();
  const free = (await run(
    `(${JSON.stringify(candidates)}).filter((name) => !(name in globalThis))`,
  )) as readonly string[];
  // Each records that it was looked up and returns nothing; an assignment replaces it.
  const watch = `for (const name of ${JSON.stringify(free)}) Object.defineProperty(globalThis, name, {
    configurable: true,
    get() { (globalThis[Symbol.for('asked')] ??= new Set()).add(name); },
    set(value) { Object.defineProperty(globalThis, name, { value, writable: true, configurable: true }); },
  })`;
  await run(`${watch}\n;0`);
  for (const script of way.put) await run(`${script}\n;0`);
  for (const call of way.calls) await run(call);
  return (await run(`[...(globalThis[Symbol.for('asked')] ?? [])]`)) as readonly string[];
};

/** Elements and a frame with this name; a child of the form answers where a property of it is asked. */
const named = (name: string): string =>
  `<a id="${name}"></a><form hidden id="${name}"><input name="exports"><input name="amd"><input name="dom"><input name="versions"><input name="prototype"></form>
<iframe hidden title="x" name="${name}"></iframe>`;

/** What was read with the element's name taken out of it, as a word of its own and also as CSS escapes it (`$`, in JSON). */
const withoutName = (text: string, name: string): string => {
  const escaped = name.replace(/\W/g, '\\$&');
  const inJson = escaped.replaceAll('\\', '\\\\');
  const plain = escaped === name ? text : text.replaceAll(inJson, '¶');
  return plain.replace(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'g'), '¶');
};

/** What is told while the page has elements of this name; they go again afterwards. */
const readWith = async (way: Way, name: string): Promise<string> => {
  await tab.evaluate((markup) => {
    const holder = document.createElement('div');
    holder.id = 'houder';
    holder.innerHTML = markup;
    document.querySelector('footer')?.append(holder);
  }, named(name));
  try {
    return withoutName(await textOf(way), name);
  } finally {
    await tab.evaluate(() => document.querySelector('#houder')?.remove());
  }
};

describe('elements and frames of a page do not shadow globals that our scripts look up', () => {
  test('the trace records names that are looked up', async () => {
    const way = { put: ['globalThis.eigenNaam ??= 1'], calls: ['typeof anderNaam', 'window.derdeNaam'] };
    expect((await requestsIn(way)).toSorted()).toEqual(['anderNaam', 'derdeNaam', 'eigenNaam']);
  });

  test.each([['service'], ['extension']])('%s: the scripts leave no named global behind', async (name) => {
    const way = methods.find(([one]) => one === name)?.[1] as Way;
    const run = await freshWorld();
    const before = (await run('Object.getOwnPropertyNames(globalThis)')) as readonly string[];
    for (const script of [...way.put, ...way.calls]) await run(`${script}\n;0`);
    const after = (await run('Object.getOwnPropertyNames(globalThis)')) as readonly string[];
    const created = after.filter((one) => !before.includes(one));
    // The engine's own, which is read as an own property of the window, and what was taken before anything was read.
    expect(created).toContain('axe');
    const taken = (await run(
      `${JSON.stringify(created)}.filter((name) => globalThis[name] === undefined)`,
    )) as string[];
    expect(created.filter((one) => !taken.includes(one)).toSorted()).toEqual(
      ['Prototype', '__core-js_shared__', '__zod_globalConfig', 'axe'].filter((one) => created.includes(one)),
    );
    expect(created.filter((one) => /pijler/i.test(one))).toEqual([]);
  });

  test.each([['service'], ['extension']])(
    '%s: no element or frame with a looked-up name changes the result',
    { timeout: 300_000 },
    async (name) => {
      const way = methods.find(([one]) => one === name)?.[1] as Way;
      const requested = await requestsIn(way);
      console.log(`${name} asks the window for names that it has not: ${requested.join(' ')}`);
      const plain = await readWith(way, 'onschuldig');
      // What is told is what is there: no rule of the engine ended by an error of ours.
      expect(plain).not.toContain('"fault"');
      expect(plain).toMatch(/"id":"color-contrast",[^}]*"violating":[1-9]/);
      const names = [...new Set([...requested, ...TAKEN, ...(isFullRun ? USUAL : [])])];
      const changed: string[] = [];
      for (const one of names) {
        // Once more where it differs: on a busy machine a look may differ by itself, by its name it does so each time.
        const first = await readWith(way, one);
        const now = first === plain ? first : await readWith(way, one);
        const at = [...now].findIndex((sign, index) => sign !== plain[index]);
        if (now !== plain) changed.push(`${one}: ${plain.slice(at - 60, at + 60)} → ${now.slice(at - 60, at + 60)}`);
      }
      expect(changed).toEqual([]);
    },
  );
});
