import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { NotObservable } from '../../../lib/collect/network/reach.ts';
import { findSituation } from '../../../lib/platform/scan/situation.ts';

const URL_OF = 'https://voorbeeld.nl/';

/** The page's answer to our script; the script itself runs over these globals. */
const page = (type: string, documentId?: string) => {
  vi.stubGlobal('document', { contentType: type, URL: `${URL_OF}#kop` });
  vi.stubGlobal('performance', { timeOrigin: 7, now: () => 0 });
  fakeBrowser.scripting = {
    executeScript: async ({ func, target }: { readonly func: () => unknown; readonly target: object }) => {
      expect(target).toEqual({ tabId: 3 });
      return [{ frameId: 0, result: func(), ...(documentId === undefined ? {} : { documentId }) }];
    },
  } as never;
};
const refusing = (error: unknown): void => {
  fakeBrowser.scripting = { executeScript: async () => Promise.reject(error) } as never;
};

beforeEach(() => fakeBrowser.reset());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a page that can be scanned', () => {
  test.each(['text/html', 'application/xhtml+xml'])('has type %s, and identifies its document', async (type) => {
    page(type, 'een');
    const shown = { born: 7, url: URL_OF, documentId: 'een' };
    expect(await findSituation(3, { url: URL_OF })).toEqual({ situation: null, shown });
  });

  test('may have no document id in some browsers', async () => {
    page('text/html');
    expect(await findSituation(3, { url: URL_OF })).toEqual({ situation: null, shown: { born: 7, url: URL_OF } });
  });

  test('may give no answer', async () => {
    refusing(new NotObservable('timeout', ''));
    expect(await findSituation(3, { url: URL_OF })).toEqual({ situation: null, shown: null });
  });
});

test.each(['application/pdf', 'text/plain', 'image/svg+xml'])('%s is not a page', async (type) => {
  page(type);
  expect(await findSituation(3, { url: URL_OF })).toEqual({ situation: 'notAPage', shown: null });
});

test.each(['chrome://settings/', 'about:blank', 'data:text/html,x', 'view-source:https://a.nl/', 'ftp://a.nl/'])(
  '%s belongs to the browser, and is not queried',
  async (url) => {
    const run = vi.fn();
    fakeBrowser.scripting = { executeScript: run } as never;
    expect(await findSituation(3, { url })).toEqual({ situation: 'browserPage', shown: null });
    expect(run).not.toHaveBeenCalled();
  },
);

describe('a page that refuses scripts', () => {
  test.each([
    ['https://chromewebstore.google.com/x', 'no', 'storePage'],
    ...[
      'chrome.google.com',
      'microsoftedge.microsoft.com',
      'addons.opera.com',
      'addons.mozilla.org',
      'addons.cdn.mozilla.net',
      'discovery.addons.mozilla.org',
      'support.mozilla.org',
      'content.cdn.mozilla.net',
      'sync.services.mozilla.com',
      'accounts.firefox.com',
      'accounts-static.cdn.mozilla.net',
      'api.accounts.firefox.com',
      'oauth.accounts.firefox.com',
      'profile.accounts.firefox.com',
    ].map((host): [string, string, string] => [`https://${host}/`, 'no', 'storePage']),
    ['https://mozilla.org/', 'no', 'notLoaded'],
    [URL_OF, 'The extensions gallery cannot be scripted.', 'storePage'],
    [URL_OF, 'This page is RESTRICTED', 'storePage'],
    [URL_OF, 'Missing host permission for the webstore', 'storePage'],
    [URL_OF, 'Frame with ID 0 is showing error page', 'notLoaded'],
    ['file:///home/eva/a.html', 'Cannot access contents of the page', 'localFile'],
  ])('at %s, with %j: %s', async (url, message, situation) => {
    refusing(new Error(message));
    expect(await findSituation(3, { url })).toEqual({ situation, shown: null });
  });

  test.each([
    ['1', { favIconUrl: 'chrome://global/skin/icons/pdf.svg' }, 'notAPage'],
    ['1', { title: 'voorbeeld.nl/' }, 'notAPage'],
    ['1', { title: 'Fietsen' }, 'notLoaded'],
    ['1', {}, 'notLoaded'],
    ['1', { favIconUrl: 'chrome://global/skin/icons/info.svg' }, 'notLoaded'],
    ['', { title: 'voorbeeld.nl/' }, 'notLoaded'],
  ])('in Firefox (%j) with %j: %s', async (firefox, tab, situation) => {
    vi.stubEnv('FIREFOX', firefox);
    refusing(new Error('Missing host permission'));
    expect((await findSituation(3, { url: URL_OF, ...tab })).situation).toBe(situation);
  });

  test('with a hidden address belongs to the browser, in Firefox without a query', async () => {
    vi.stubEnv('FIREFOX', '1');
    const run = vi.fn();
    fakeBrowser.scripting = { executeScript: run } as never;
    expect(await findSituation(3, {})).toEqual({ situation: 'browserPage', shown: null });
    expect(run).not.toHaveBeenCalled();
  });
});
