import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Faults } from './faults.ts';
import type { Theme } from './views.ts';

/** A document that tests look at and act on, in either browser: a tab's, or the popup's. Puppeteer's `Page` is one. */
export interface View {
  /** Runs a function in the document; arguments and result cross as JSON. */
  readonly evaluate: Page['evaluate'];
  /** Puts the cursor in the field and types; `\n` is the Enter key. */
  type(selector: string, text: string): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
}

/** A tab on an address, and what came of it. */
export interface Visit<V extends View = View> {
  readonly page: V;
  /** Why the page did not load, in the browser's own words; null when it did. */
  readonly failure: string | null;
  /** The tab shows the browser's own page about an error. */
  readonly isDead: boolean;
}

/** A real browser with the built extension and an empty profile: what both browsers can be asked alike. */
export interface Driven<V extends View = View> {
  readonly kind: 'chromium' | 'firefox';
  /** Errors of ours: Chromium's session hears those on the background's console too. */
  readonly faults: Faults;
  /** Opens an address in a tab and waits until it is loaded; what the browser shows instead of a page is fine too. */
  open(url: string): Promise<V>;
  /** The same, and why the page did not load. */
  visit(url: string): Promise<Visit<V>>;
  /** Presses the toolbar button on this tab, as a user would, and gives the popup. */
  press(page: V): Promise<V>;
  /** Opens a page of the extension in a tab: `options.html`. */
  openOwn(path: string): Promise<V>;
  /** A document of the extension's own origin in a background tab: a way to its APIs that is no part of the product. */
  backstage(): Promise<V>;
  /** A PNG of the whole document in a theme. */
  picture(view: V, theme: Theme): Promise<Uint8Array>;
  /** Closes the tabs that only the machinery needs, for a user who goes on. */
  tidy(): Promise<void>;
  /** Resolves when the browser has ended, by whatever hand. */
  ended(): Promise<void>;
  /** Ends the browser and removes its profile. May be called twice. */
  close(): Promise<void>;
}

/** Waits until a function in the document gives something that counts as true. Throws after 10 s. */
export const until = async (view: View, what: () => unknown): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await view.evaluate(what).catch(() => false))) {
    if (Date.now() > end) throw new Error(`never came: ${what}`);
    await wait(50);
  }
};
