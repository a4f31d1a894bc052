import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../kit/inputs.ts';
import { turnsOf } from '../../kit/taking-turns.ts';
import { bundle } from '../kit/in-page.ts';
import { STARTS } from '../kit/starts.ts';
import { BOOTSTRAP } from './bootstrap.ts';
import { fetched } from './fetched.ts';
import { MATERIAL } from './material.ts';
import { differing, readPng } from './picture.ts';
import { type Part, PLAIN } from './plain.ts';
import { TABLER } from './tabler.ts';

/** Pixels around a component in which its focus indicator may be drawn, and how many of them count as a difference. */
const AROUND = 16;
const SEEN = 6;

const library = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../../node_modules', file), 'utf8');

const pageOf = (parts: readonly Part[], css: string): string => `<!doctype html><html lang="nl"><title>Focus</title>
<style>${css}</style><style>html { scroll-behavior: auto !important }
*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }
.grid { display: grid; grid-template-columns: repeat(4, 280px); gap: 40px; padding: 40px }
${parts.map(([, , own = '']) => own).join('\n')}</style><body><div class="grid">${parts
  .map(([name, html]) => `<div data-part="${name}">${html}</div>`)
  .join('\n')}</div>`;

/** Presses Tab until it comes round, and records for each component whether its screenshot changed. */
const pressThrough = async (tab: Tab, parts: readonly Part[]): Promise<ReadonlyMap<string, boolean>> => {
  const before = readPng(await tab.screenshot({ type: 'png' }));
  const seen = new Map<string, boolean>();
  for (let presses = 0; presses < parts.length + 5; presses += 1) {
    await tab.keyboard.press('Tab');
    await wait(30);
    const found = await tab.evaluate((around) => {
      const part = document.activeElement?.closest('[data-part]');
      const box = part?.getBoundingClientRect();
      const [x, y] = [Math.floor((box?.left ?? 0) - around), Math.floor((box?.top ?? 0) - around)];
      const [width, height] = [Math.ceil((box?.right ?? 0) + around) - x, Math.ceil((box?.bottom ?? 0) + around) - y];
      return { name: part?.getAttribute('data-part') ?? '', clip: { x, y, width, height } };
    }, AROUND);
    const { name, clip } = found;
    if (name === '' || seen.has(name)) continue;
    const after = readPng(await tab.screenshot({ type: 'png', captureBeyondViewport: false, clip }));
    seen.set(name, differing(before, after, { left: clip.x, top: clip.y }) >= SEEN);
  }
  return seen;
};

interface Library {
  readonly parts: readonly Part[];
  css(): string;
  /** Components that the reader cannot judge. */
  readonly open: readonly string[];
}

const FETCHED: readonly (readonly [name: string, Library])[] = [
  [
    'Tabler',
    {
      parts: TABLER,
      css: () => fetched('@tabler/core', '1.6.1', 'dist/css/tabler.min.css'),
      // Firefox draws it otherwise by a few pixels of its icon, Chromium does not.
      open: ['navbar toggler'],
    },
  ],
  [
    'Material',
    {
      parts: MATERIAL,
      css: () => fetched('material-components-web', '14.0.0', 'dist/material-components-web.min.css'),
      // Its script marks the surrounding element.
      open: ['checkbox'],
    },
  ],
];

const LIBRARIES: readonly (readonly [name: string, Library])[] = [
  ['plain components', { parts: PLAIN, css: () => '', open: ['an outline that is always there'] }],
  ['Bootstrap', { parts: BOOTSTRAP, css: () => library('bootstrap/dist/css/bootstrap.min.css'), open: [] }],
  // `npm run full` covers everything.
  ...(isFullRun ? FETCHED : []),
];

describe.each(['chromium', 'firefox'] as const)('in %s, the visible change between before and after Tab', (kind) => {
  let browser: Browser;
  let code: string;
  beforeAll(async () => {
    [browser, code] = await Promise.all([STARTS[kind](), bundle(resolve(import.meta.dirname, 'subject.ts'))]);
  });
  afterAll(async () => browser?.close());

  test.each(turnsOf(kind, LIBRARIES))(
    '%s matches the reader’s findings',
    { timeout: 300_000 },
    async (_, { parts, css, open }) => {
      const tab = await browser.newPage();
      await tab.setViewport({ width: 1280, height: 2_600 });
      await tab.setContent(pageOf(parts, css()));
      const results = (await tab.evaluate(`${code}; subject.signs()`)) as [string, string, string][];
      const seen = await pressThrough(tab, parts);
      await tab.close();
      expect([...seen.keys()].toSorted()).toEqual(parts.map(([name]) => name).toSorted());
      expect(results.filter(([, sign]) => sign === 'perhaps').map(([name]) => name)).toEqual(open);
      const sure = results.filter(([, sign]) => sign !== 'perhaps');
      expect(sure.map(([name, sign]) => `${name}: ${sign}`)).toEqual(
        sure.map(([name]) => `${name}: ${seen.get(name) === true ? 'shown' : 'none'}`),
      );
    },
  );
});
