import { resolve } from 'node:path';
import type { Browser, Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../../lib/facts/page.ts';
import { turnsOf } from '../../kit/taking-turns.ts';
import { bundle } from '../kit/in-page.ts';
import { STARTS } from '../kit/starts.ts';
import { differing, readPng } from './picture.ts';

const LINES = Array.from({ length: 6 }, (_, at) => `<p><a id="a${at}" href="#x${at}">Regel ${at}</a></p>`).join('');
const TALL = `<main>${Array.from({ length: 60 }, (_, at) => `<p><a id="a${at}" href="#x${at}">Regel ${at}</a></p>`).join('')}</main>`;
const top = (more = '') =>
  `<header style="position:fixed;top:0;left:0;right:0;height:80px;background:#ccc;${more}"><a id="menu" href="#m">Menu</a></header>`;
const bottom = (more = '') =>
  `<div style="position:fixed;bottom:0;left:0;right:0;height:120px;background:#ccc;${more}"><a id="ok" href="#o">Akkoord</a></div>`;
const room = (css: string) => `<style>html{scroll-padding:${css}}body{padding-top:100px;padding-bottom:160px}</style>`;

/** The layout that the reader reports, and the components that stay invisible after a real Tab or Shift+Tab. */
type Case = readonly [
  name: string,
  html: string,
  said: 'clear' | 'covers' | 'unknown',
  hidden: 'none' | 'said' | 'open',
];
const CASES: readonly Case[] = [
  ['a bar at the top and room', `${room('90px 0 0')}${top()}${TALL}`, 'clear', 'none'],
  ['bars at both edges and room', `${room('90px 0 130px')}${top()}${TALL}${bottom()}`, 'clear', 'none'],
  [
    'a page that cannot be scrolled',
    `<style>body{padding-top:100px}</style>${top()}<p><a id="a" href="#x">Een</a></p>`,
    'clear',
    'none',
  ],
  [
    'a bar over the first lines',
    `${top()}<p style="margin:10px"><a id="a" href="#x">Een</a></p><p style="margin-top:90px"><a id="b" href="#y">Twee</a></p>`,
    'covers',
    'said',
  ],
  [
    'a bar over the last lines of the window',
    `<div style="height:690px">${LINES}</div><p><a id="onder" href="#u">Onder</a></p><div style="height:150px"></div>${bottom()}`,
    'covers',
    'said',
  ],
  [
    'the same and room',
    `${room('0 0 130px')}<div style="height:500px">${LINES}</div><p style="margin-top:110px"><a id="onder" href="#u">Onder</a></p><div style="height:150px"></div>${bottom()}`,
    'clear',
    'none',
  ],
  ['a bar without room', `<style>body{padding-top:100px}</style>${top()}${TALL}`, 'unknown', 'open'],
  [
    'links above a bar that sticks',
    `<nav><a id="n" href="#n">Eerst</a></nav><header style="position:sticky;top:0;height:80px;background:#ccc"><a id="m" href="#m">Menu</a></header><div style="height:3000px">Tekst</div>`,
    'clear',
    'none',
  ],
  [
    'components that are higher than the bar',
    `<style>body{padding-top:100px}a{display:block;height:100px}</style>${top('height:80px')}<div style="height:2000px"><a id="a" href="#x">Een</a><a id="b" href="#y">Twee</a></div>`,
    'clear',
    'none',
  ],
  [
    'a bar that lets through',
    `${top('background:rgba(0,0,0,.1)')}<p style="margin:10px"><a id="a" href="#x">Een</a></p>`,
    'unknown',
    'open',
  ],
];

const said = ({ obscured, settled }: Page['layout']): Case[2] => {
  if (obscured.length > 0) return 'covers';
  return settled ? 'clear' : 'unknown';
};

const activeBox = () => {
  const active = document.activeElement;
  if (active === null || active === document.body) return null;
  const { left, top: up, width, height } = active.getBoundingClientRect();
  return {
    id: `#${active.id}`,
    clip: { x: Math.floor(left), y: Math.floor(up), width: Math.ceil(width), height: Math.ceil(height) },
  };
};
/** Repaints the focused element in a unique colour: where it is covered, the screenshot stays the same. */
const marking = (on: boolean) => {
  document.querySelector('#mark')?.remove();
  if (on) document.head.insertAdjacentHTML('beforeend', '<style id="mark">:focus{background:#f0f !important}</style>');
};

/** Components that show nothing of themselves when focused by Tab, down the page and up again. */
const hiddenUnderKeys = async (tab: Tab, presses: number): Promise<readonly string[]> => {
  const hidden = new Set<string>();
  for (let press = 0; press < 2 * presses; press += 1) {
    if (press >= presses) await tab.keyboard.down('Shift');
    await tab.keyboard.press('Tab');
    if (press >= presses) await tab.keyboard.up('Shift');
    const found = await tab.evaluate(activeBox);
    if (found === null || found.clip.y < 0) continue;
    const shot = async () =>
      readPng(await tab.screenshot({ type: 'png', captureBeyondViewport: false, clip: await placed(tab, found.clip) }));
    const before = await shot();
    await tab.evaluate(marking, true);
    const after = await shot();
    await tab.evaluate(marking, false);
    if (differing(before, after, { left: 0, top: 0 }) === 0) hidden.add(found.id);
  }
  return [...hidden];
};
/** The clip of a screenshot counts from the top of the page. */
const placed = async (tab: Tab, clip: { x: number; y: number; width: number; height: number }) => {
  const { x, y } = await tab.evaluate(() => ({ x: scrollX, y: scrollY }));
  return { ...clip, x: clip.x + x, y: clip.y + y };
};

describe.each(['chromium', 'firefox'] as const)('in %s, elements focused behind a fixed bar', (kind) => {
  let browser: Browser;
  let code: string;
  beforeAll(async () => {
    [browser, code] = await Promise.all([STARTS[kind](), bundle(resolve(import.meta.dirname, 'subject.ts'))]);
  });
  afterAll(async () => browser?.close());

  test.each(turnsOf(kind, CASES))('%s', { timeout: 200_000 }, async (_, html, expected, hidden) => {
    const tab = await browser.newPage();
    await tab.setViewport({ width: 800, height: 800 });
    await tab.setContent(`<!doctype html><html lang="nl"><title>Balk</title>${html}`);
    const { layout } = (await tab.evaluate(`${code}; subject.readLive(document)`)) as Page;
    expect(said(layout)).toBe(expected);
    const count = await tab.evaluate(() => document.links.length);
    if (hidden !== 'open') {
      const seen = await hiddenUnderKeys(tab, Math.min(count, 12));
      expect(seen.toSorted()).toEqual(hidden === 'none' ? [] : [...layout.obscured].toSorted());
    }
    await tab.close();
  });
});
