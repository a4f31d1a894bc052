import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runGuarded } from '../../../lib/collect/page/dom/run-guarded.ts';
import { readLive, readPart, readRaw } from '../../../lib/collect/page/read-page.ts';
import { Page } from '../../../lib/facts/page.ts';
import { takeFaults } from '../../kit/no-faults.ts';
import { shown } from '../../kit/reading.ts';

const HTML =
  '<!doctype html><html lang=nl><head><title>Een</title><base href=/map/></head><body><a href=b>c</a></body>';

/** What jsdom lacks of what is read from a shown page. */
const LACKING = { getAnimations: () => [] };
const before = { matchMedia: globalThis.matchMedia, byType: performance.getEntriesByType };
beforeEach(() => {
  Object.assign(Document.prototype, LACKING);
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  Object.assign(performance, { getEntriesByType: () => [] });
});
/** Makes the document look as if it was left. */
const leave = (defaultView: () => null = () => null): unknown =>
  Object.defineProperty(document, 'defaultView', { configurable: true, get: defaultView });
afterEach(() => {
  Reflect.deleteProperty(document, 'defaultView');
  Object.assign(globalThis, { matchMedia: before.matchMedia });
  Object.assign(performance, { getEntriesByType: before.byType });
});

describe('HTML as it was sent', () => {
  test('is read by section, each valid against the schema', async () => {
    const page = await readRaw(HTML, 'https://voorbeeld.nl/a');
    expect(page.faults).toBeUndefined();
    expect(Page.parse(page)).toEqual(page);
    expect(page.document).toMatchObject({ url: 'https://voorbeeld.nl/a', truncated: false });
    expect(page.links.list[0]).toMatchObject({ href: 'https://voorbeeld.nl/map/b', text: 'c' });
    expect(page.languages).toEqual([]);
  });

  test('is marked as truncated when not all of it was read', async () =>
    expect((await readRaw(HTML, 'https://voorbeeld.nl/a', true)).document.truncated).toBe(true));

  test('yields the same section alone as within the whole', async () => {
    const html = { html: HTML, url: 'https://voorbeeld.nl/a', truncated: false };
    const page = await readRaw(HTML, html.url);
    for (const part of ['head', 'links', 'document', 'text', 'markup'] as const)
      expect(await readPart(html, part)).toEqual(page[part]);
  });
});

describe('the page that is shown', () => {
  test('is read whole', async () => {
    shown(HTML);
    const page = await readLive(document);
    expect(page.faults).toBeUndefined();
    expect(Page.parse(page)).toEqual(page);
    expect(page.document.url).toBe(document.URL);
    expect(page.languages).toEqual([{ lang: 'nl', text: 'c', letters: 1, selector: 'html' }]);
  });

  test('loses only the section whose reader fails', async () => {
    shown(HTML);
    Object.assign(Document.prototype, {
      getAnimations: () => {
        throw new TypeError('ours');
      },
    });
    const page = await readLive(document);
    expect(takeFaults()).toHaveLength(1);
    expect(Object.keys(page.faults ?? {})).toEqual(['motion']);
    expect(page.faults?.motion).toMatchObject({ error: 'TypeError' });
    expect(page.motion).toBeUndefined();
    expect(page.links.list).toHaveLength(1);
  });

  test('that was left while it was read is reported as left, not as an error of ours', async () => {
    shown(HTML);
    leave();
    Object.assign(Document.prototype, {
      getAnimations: () => {
        throw new TypeError('of a document that was left');
      },
    });
    expect(await runGuarded('the page reader', () => readLive(document))).toBeNull();
    takeFaults();
  });
});

describe('the result sent to the background', () => {
  const fails = (): Promise<never> => Promise.reject(new TypeError('ours'));

  test('is the value of the reader', async () => expect(await runGuarded('it', async () => 3)).toEqual({ value: 3 }));

  test('is the error of ours', async () => {
    expect(await runGuarded('it', fails)).toMatchObject({ fault: { error: 'TypeError' } });
    expect(takeFaults()).toHaveLength(1);
  });

  test('is null when the document was left', async () => {
    leave();
    expect(await runGuarded('it', fails)).toBeNull();
  });

  test('is null when the document cannot even report that it was left', async () => {
    leave(() => {
      throw new Error('NS_ERROR_NOT_INITIALIZED');
    });
    expect(await runGuarded('it', fails)).toBeNull();
  });
});
