import { type Bidi, callOf, evaluate } from './bidi.ts';

/** Runs functions in the browser's own window, where the toolbar and the add-ons live. */
export type ChromeScope = <Params extends unknown[], Result>(
  run: (...params: Params) => Result,
  ...params: Params
) => Promise<Awaited<Result>>;

interface Tree {
  readonly contexts: readonly { readonly context: string; readonly url: string }[];
}

export const openChromeScope = async (bidi: Bidi): Promise<ChromeScope> => {
  const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const found = contexts.find(({ url }) => url.endsWith('/browser.xhtml'));
  if (found === undefined) throw new Error('Firefox has no window');
  return (<Params extends unknown[]>(run: (...params: Params) => unknown, ...params: Params) =>
    evaluate(bidi, found.context, callOf(run, params))) as ChromeScope;
};

/** The little of Firefox's inside that is used here. */
interface Views extends Iterable<{ readonly viewType: string; readonly xulBrowser: XulBrowser }> {}
interface XulBrowser extends Element {
  readonly browsingContext: { readonly currentWindowGlobal: { drawSnapshot: Draw } };
}
type Draw = (area: DOMRect | null, scale: number, background: string) => Promise<ImageBitmap>;

interface Inside {
  readonly WebExtensionPolicy: {
    getByID(id: string): { readonly mozExtensionHostname: string; readonly extension: { readonly views: Views } };
  };
  readonly ChromeUtils: { importESModule(address: string): Record<string, Inner> };
  readonly Cc: Record<string, { getService(type: unknown): { addCertFromBase64(der: string, trust: string): void } }>;
  readonly Ci: { readonly nsIX509CertDB: unknown };
  readonly gBrowser: { readonly selectedBrowser: Element };
  readonly PopupNotifications: { readonly panel: { readonly children: Iterable<Prompt> } };
  readonly Services: {
    readonly io: { offline: boolean };
    readonly prefs: { setIntPref(name: string, value: number): void };
    readonly wm: { getEnumerator(kind: string): Iterable<BrowserWindow> };
  };
}
interface Menu {
  readonly state: string;
  activateItem(item: Element): void;
}
interface BrowserWindow {
  readonly gBrowser: {
    readonly selectedBrowser: { readonly currentURI: { readonly spec: string }; readonly isLoadingDocument: boolean };
  };
}
type Prompt = Element & { readonly button: Element; readonly secondaryButton: Element };
interface Inner {
  readonly apiManager: {
    readonly global: { browserActionFor(extension: unknown): { triggerAction(window: unknown): Promise<void> } };
  };
  synthesizeMouseAtPoint(x: number, y: number, mouse: object, window: unknown): Promise<unknown>;
  getAddonByID(id: string): Promise<{ reload(): Promise<void> }>;
  add(id: string, grant: Grant, extension: unknown): Promise<void>;
  remove(id: string, grant: Grant, extension: unknown): Promise<void>;
}
declare const window: Inside;

/** What a permission prompt grants. */
export interface Grant {
  readonly origins: readonly string[];
  readonly permissions: readonly string[];
  readonly data_collection?: readonly string[];
}

/*
 * These are handed to the chrome scope: they are sent as source text, so they may use nothing from outside their body.
 */

/** Trusts an authority (DER in base64) for web sites. */
export const trust = (der: string): void => {
  const { Cc, Ci } = window;
  Cc['@mozilla.org/security/x509certdb;1']?.getService(Ci.nsIX509CertDB).addCertFromBase64(der, 'C,,');
};

/** The host of an extension's own addresses. */
export const hostOf = (id: string): string => window.WebExtensionPolicy.getByID(id).mozExtensionHostname;

/** What the toolbar button does when it is pressed: grants activeTab on the tab in front and opens the popup. */
export const pressButton = async (id: string): Promise<void> => {
  const { WebExtensionPolicy, ChromeUtils } = window;
  const parent = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const { extension } = WebExtensionPolicy.getByID(id);
  await parent['ExtensionParent']?.apiManager.global.browserActionFor(extension).triggerAction(window);
};

/** Lets an extension into private windows, as its switch in the add-ons manager does. */
export const allowPrivate = async (id: string): Promise<void> => {
  const { WebExtensionPolicy, ChromeUtils } = window;
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
  const granted = { permissions: ['internal:privateBrowsingAllowed'], origins: [] };
  await ExtensionPermissions?.add(id, granted, WebExtensionPolicy.getByID(id).extension);
  await (await AddonManager?.getAddonByID(id))?.reload();
};

/** Presses the toolbar button of the private window, once that shows the address; tells whether it did. */
export const pressPrivateButton = async (id: string, address: string): Promise<boolean> => {
  const { WebExtensionPolicy, ChromeUtils, Services } = window;
  const parent = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const own = [...Services.wm.getEnumerator('navigator:browser')].find(
    ({ gBrowser }) =>
      gBrowser.selectedBrowser.currentURI.spec === address && !gBrowser.selectedBrowser.isLoadingDocument,
  );
  if (own === undefined) return false;
  const { extension } = WebExtensionPolicy.getByID(id);
  await parent['ExtensionParent']?.apiManager.global.browserActionFor(extension).triggerAction(own);
  return true;
};

/** Closes the popup as a click elsewhere does. */
export const closePopup = (id: string): void => {
  for (const { viewType, xulBrowser } of window.WebExtensionPolicy.getByID(id).extension.views) {
    if (viewType === 'popup') (xulBrowser.closest('panel') as Element & { hidePopup(): void }).hidePopup();
  }
};

/** A PNG of the popup, in base64. */
export const drawPopup = async (id: string): Promise<string> => {
  const popup = [...window.WebExtensionPolicy.getByID(id).extension.views].find((one) => one.viewType === 'popup');
  const drawn = await popup?.xulBrowser.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, 'white');
  if (drawn === undefined) throw new Error('no popup');
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
};

/** The colour scheme that pages are told. */
export const setTheme = (scheme: number): void =>
  window.Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', scheme);

/** Cuts the network of the whole browser, as its menu "Work Offline" does, or gives it back. */
export const setOffline = (isOffline: boolean): void => {
  window.Services.io.offline = isOffline;
};

/** What the permission prompt does when it is answered with yes, or a switch in the add-ons manager. */
export const grant = async (id: string, granted: Grant): Promise<void> => {
  const { WebExtensionPolicy, ChromeUtils } = window;
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  await ExtensionPermissions?.add(id, granted, WebExtensionPolicy.getByID(id).extension);
};

/** What a switch in the add-ons manager does when it is put off. */
export const revoke = async (id: string, granted: Grant): Promise<void> => {
  const { WebExtensionPolicy, ChromeUtils } = window;
  const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
  await ExtensionPermissions?.remove(id, granted, WebExtensionPolicy.getByID(id).extension);
};

/** Clicks on the popup, at a point of its own window: the browser's own mouse events, so a user's gesture. */
export const clickPopup = async (id: string, x: number, y: number): Promise<void> => {
  const popup = [...window.WebExtensionPolicy.getByID(id).extension.views].find((one) => one.viewType === 'popup');
  const { event } = window.ChromeUtils.importESModule('chrome://remote/content/shared/webdriver/Event.sys.mjs');
  const { left = 0, top = 0 } = popup?.xulBrowser.getBoundingClientRect() ?? {};
  for (const type of ['mousemove', 'mousedown', 'mouseup']) {
    const buttons = type === 'mousedown' ? 1 : 0;
    await event?.synthesizeMouseAtPoint(left + x, top + y, { type, button: 0, clickCount: 1, buttons }, window);
  }
};

/** Opens the page's menu with the mouse, in the middle of the page. */
export const openPageMenu = async (): Promise<void> => {
  const { ChromeUtils, gBrowser } = window;
  const { event } = ChromeUtils.importESModule('chrome://remote/content/shared/webdriver/Event.sys.mjs');
  const { left, top, width, height } = gBrowser.selectedBrowser.getBoundingClientRect();
  for (const type of ['mousedown', 'contextmenu', 'mouseup']) {
    const mouse = { type, button: 2, clickCount: 1, buttons: type === 'mouseup' ? 0 : 2 };
    await event?.synthesizeMouseAtPoint(left + width / 2, top + height / 2, mouse, window);
  }
};

/** Chooses an item of the page's open menu by its label, as a click does; false while there is none. */
export const choose = (label: string): boolean => {
  const menu = document.getElementById('contentAreaContextMenu') as (Element & Menu) | null;
  const item = [...(menu?.querySelectorAll('menuitem') ?? [])].find((one) => one.getAttribute('label') === label);
  if (menu?.state !== 'open' || item === undefined) return false;
  menu.activateItem(item);
  return true;
};

/** Does what an extension bound to a key with these modifiers (`alt,shift`); false when none did. */
export const runShortcut = (key: string, modifiers: string): boolean => {
  const found = document.querySelector(`keyset[id^="ext-keyset"] key[key="${key}"][modifiers="${modifiers}"]`);
  (found as (Element & { doCommand(): void }) | null)?.doCommand();
  return found !== null;
};

/** Clicks on a button of the permission prompt; tells what it asked, null when there is no prompt. */
export const answerPrompt = async (answer: 'allow' | 'deny'): Promise<string | null> => {
  const [prompt] = window.PopupNotifications.panel.children;
  if (prompt === undefined) return null;
  const { event } = window.ChromeUtils.importESModule('chrome://remote/content/shared/webdriver/Event.sys.mjs');
  const { left, top, width, height } =
    prompt[answer === 'allow' ? 'button' : 'secondaryButton'].getBoundingClientRect();
  const requested = prompt.textContent ?? '';
  for (const type of ['mousemove', 'mousedown', 'mouseup']) {
    const mouse = { type, button: 0, clickCount: 1, buttons: type === 'mousedown' ? 1 : 0 };
    await event?.synthesizeMouseAtPoint(left + width / 2, top + height / 2, mouse, window);
  }
  return requested;
};
