import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toTarget } from '../../../lib/collect/target.ts';
import { toPageAddress } from '../../../lib/parse/url/document-address.ts';
import { createBrowserScanHost } from '../../../lib/platform/scan/browser-host.ts';

test.each([
  ['https://voorbeeld.nl/a?b=c#d', 'https://voorbeeld.nl/a?b=c'],
  ['https://jan:geheim%40@voorbeeld.nl/a#d', 'https://voorbeeld.nl/a'],
  ['https://jan@voorbeeld.nl/', 'https://voorbeeld.nl/'],
  ['https://voorbeeld.nl/@jan', 'https://voorbeeld.nl/@jan'],
  ['https://voorbeeld.nl?mail=jan@voorbeeld.nl', 'https://voorbeeld.nl?mail=jan@voorbeeld.nl'],
  ['file:///home/jan@werk/a.html', 'file:///home/jan@werk/a.html'],
  ['', ''],
])('%s as the address of a page', (url, address) => expect(toPageAddress(url)).toBe(address));

test('facts of a page contain neither name nor password from its address', async () => {
  const url = 'https://jan:geheim@voorbeeld.nl/';
  const created = JSON.stringify({
    value: { document: { url }, links: [`${url}over-ons`, 'https://jan@ander.nl/'], text: 'jan:geheim' },
  });
  const shown = { documentId: 'een', born: 1, url: toPageAddress(url) };
  fakeBrowser.scripting = {
    executeScript: vi.fn(async () => [{ frameId: 0, result: { json: created, url } }]),
  } as never;
  const scanHost = createBrowserScanHost({
    target: toTarget({ tabId: 1, url, at: 0, level: 'B', pillar: null }),
    shown,
    access: {
      now: () => ({ site: false, seesRedirects: false, certificate: false, everywhere: false }),
      onTaken: () => {},
      stop: () => {},
    },
    watch: null,
    isPrivate: false,
  });
  expect(await scanHost.readPage()).toEqual({
    document: { url: 'https://voorbeeld.nl/' },
    links: ['https://voorbeeld.nl/over-ons', 'https://jan@ander.nl/'],
    text: 'jan:geheim',
  });
});
