import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  followAccess,
  listGranted,
  readAccess,
  removeSiteAccess,
  requestAccess,
} from '../../../lib/platform/page/access.ts';

const BARE = { url: 'https://voorbeeld.nl/', host: 'voorbeeld.nl' };
const DOTTED = { url: 'https://voorbeeld.nl./', host: 'voorbeeld.nl' };
const ITS_OWN = ['*://voorbeeld.nl./*', '*://*.voorbeeld.nl./*', '*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*'];

type Permissions = { origins?: string[]; permissions?: string[] };

/** Chromium as measured: `contains` ignores a trailing dot, and `getAll` returns what was really granted. */
const grant = (origins: readonly string[]): void => {
  const bare = (pattern: string): string => pattern.replace('./*', '/*');
  const has = (pattern: string): boolean =>
    origins.includes('*://*/*') || origins.some((one) => bare(one) === bare(pattern));
  Object.assign(fakeBrowser.permissions, {
    contains: async ({ origins: requested = [] }: Permissions) => requested.every(has),
    getAll: async () => ({ origins: [...origins] }),
  });
};

beforeEach(() => fakeBrowser.reset());

describe('access to a host with a trailing dot', () => {
  test.each([
    ['is missing when granted without the dot only', ['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*'], true, false],
    ['is there when granted as it is spelled', ITS_OWN, true, true],
    ['is there when all sites are granted', ['*://*/*'], true, true],
    ['is missing when nothing is granted', [], false, false],
  ])('%s', async (_, origins, bare, dotted) => {
    grant(origins);
    expect([(await readAccess(BARE)).site, (await readAccess(DOTTED)).site]).toEqual([bare, dotted]);
  });

  test('is listed and revoked together with the host without the dot', async () => {
    grant(['*://voorbeeld.nl./*', '*://*.voorbeeld.nl./*', '*://voorbeeld.nl/*', '*://10.0.0.1/*']);
    expect((await listGranted()).sites).toEqual(['10.0.0.1', 'voorbeeld.nl']);
    const removed: Permissions[] = [];
    Object.assign(fakeBrowser.permissions, { remove: async (request: Permissions) => removed.push(request) > 0 });
    await removeSiteAccess('voorbeeld.nl');
    await removeSiteAccess('10.0.0.1');
    await removeSiteAccess('[::1]');
    expect(removed).toEqual([{ origins: ITS_OWN }, { origins: ['*://10.0.0.1/*'] }, { origins: ['*://[::1]/*'] }]);
  });
});

describe('requesting access', () => {
  const asking = (request: (requested: Permissions) => Promise<boolean>): void =>
    void Object.assign(fakeBrowser.permissions, { request });

  test('names the host as spelled in the address, and returns the outcome', async () => {
    grant([]);
    const requests: Permissions[] = [];
    asking(async (one) => {
      requests.push(one);
      grant(one.origins ?? []);
      return true;
    });
    expect(await requestAccess(DOTTED)).toBe('granted');
    expect(requests).toMatchObject([{ origins: ITS_OWN }]);
  });

  test.each<[string, () => Promise<boolean>]>([
    ['refused', async () => false],
    // When an administrator blocks a site, or a browser does not support such a pattern.
    ['impossible', () => Promise.reject(new Error('Invalid value for origin pattern'))],
    // Nothing was added, as the browser considers it granted.
    ['impossible', async () => true],
  ])('%s', async (answer, request) => {
    grant(['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*']);
    asking(request);
    expect(await requestAccess(DOTTED)).toBe(answer);
  });
});

test('allows redirects to other hosts to be observed only when all sites were granted', async () => {
  grant(['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*']);
  expect(await readAccess(BARE)).toMatchObject({ site: true, seesRedirects: true, everywhere: false });
  grant(['*://*/*']);
  expect(await readAccess(BARE)).toMatchObject({ site: true, seesRedirects: true, everywhere: true });
});

describe('listing permanent grants', () => {
  test.each([
    [['*://b.nl/*', '*://*.b.nl/*', '*://a.nl./*', '*://b.nl/*'], { sites: ['a.nl', 'b.nl'], everywhere: false }],
    [['*://*/*'], { sites: [], everywhere: true }],
    [undefined, { sites: [], everywhere: false }],
  ])('%j', async (origins, found) => {
    Object.assign(fakeBrowser.permissions, { getAll: async () => ({ origins }) });
    expect(await listGranted()).toEqual(found);
  });
});

describe('access that is revoked during a scan', () => {
  const ALL = { site: true, seesRedirects: true, certificate: false, everywhere: true };

  const following = () => {
    let removed: () => void = () => {};
    const missing = vi.fn();
    const onRemoved = {
      addListener: (listener: () => void) => {
        removed = listener;
      },
      removeListener: missing,
    };
    Object.assign(fakeBrowser.permissions, { onRemoved });
    Object.assign(fakeBrowser, { webRequest: {} });
    const access = followAccess(BARE, ALL);
    const taken = vi.fn();
    access.onTaken(taken);
    return { access, taken, gone: missing, remove: () => removed(), listener: () => removed };
  };
  /** The remaining permissions: origins, and whether webRequest is included. */
  const leaves = (origins: readonly string[], webRequest: boolean): void => {
    Object.assign(fakeBrowser.permissions, {
      contains: async ({ origins: requested = [], permissions = [] }: Permissions) =>
        requested.every((one) => origins.includes(one)) && (permissions.length === 0 || webRequest),
    });
  };
  const SITE = ['*://voorbeeld.nl/*', '*://*.voorbeeld.nl/*'];

  test.each([
    ['the site', [], true, { site: false, seesRedirects: false, everywhere: false }],
    ['webRequest', [...SITE, '*://*/*'], false, { site: true, seesRedirects: false, everywhere: false }],
  ])('%s: is no longer available, and the scan is notified', async (_, origins, webRequest, now) => {
    const { access, taken, remove } = following();
    expect(access.now()).toEqual(ALL);
    leaves(origins, webRequest);
    remove();
    await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
    expect(access.now()).toMatchObject(now);
  });

  test('all other sites: the scan of this one is not notified', async () => {
    const { access, taken, remove } = following();
    leaves(SITE, true);
    remove();
    await vi.waitFor(() => expect(access.now().everywhere).toBe(false));
    expect([access.now(), taken.mock.calls]).toEqual([{ ...ALL, everywhere: false }, []]);
  });

  test('access granted again is used by the next scan only', async () => {
    const { access, taken, remove } = following();
    leaves([], false);
    remove();
    await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
    leaves([...SITE, '*://*/*'], true);
    remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect([access.now().site, access.now().seesRedirects, taken.mock.calls.length]).toEqual([false, false, 1]);
  });

  test('the listener is removed when the scan ends', () => {
    const { access, gone: removed, listener } = following();
    access.stop();
    expect(removed.mock.calls).toEqual([[listener()]]);
  });
});
