import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Nothing of the browser's own on the network, no first-run pages. */
const QUIET = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // As a headless Chromium: scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
};

export interface Way {
  /** host:port of the forward proxy; without it the browser is on the real network. */
  readonly proxy?: string | undefined;
  readonly locale: 'nl' | 'en';
  /** Preferences of the caller's own, over the others. */
  readonly prefs?: Readonly<Record<string, Pref>> | undefined;
}

export type Pref = string | number | boolean;

const through = (proxy: string): Readonly<Record<string, Pref>> => {
  const { hostname, port } = new URL(`http://${proxy}`);
  return {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': hostname,
    'network.proxy.ssl_port': Number(port),
  };
};

/** The preferences of a browser that stays quiet, by name. */
export const prefsFor = ({ proxy, locale, prefs: own = {} }: Way): Readonly<Record<string, Pref>> => ({
  ...QUIET,
  'intl.accept_languages': locale,
  'intl.locale.requested': locale,
  ...(proxy === undefined ? {} : through(proxy)),
  ...own,
});

/** Makes an empty profile with its preferences; returns its folder. */
export const makeProfile = (way: Way): string => {
  const prefs = prefsFor(way);
  const folder = mkdtempSync(join(tmpdir(), 'pijler-profile-'));
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, 'user.js'), `${lines.join('\n')}\n`);
  return folder;
};
