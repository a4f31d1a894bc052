import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createInjector } from '../../../lib/platform/page/inject.ts';

interface Injection {
  readonly target: { readonly tabId: number; readonly documentIds?: readonly string[] };
  readonly func?: { readonly name: string };
}

/**
 * A tab of which the shown document can change; with ids or, as Firefox before 153, without. `kept`: the documents that
 * the browser keeps for going back, for which Chromium takes the one that is shown.
 */
const tab = (withIds: boolean) => {
  const shown = { id: 'one', born: 1_000 };
  const stored: string[] = [];
  const requests: Injection[] = [];
  fakeBrowser.scripting = {
    executeScript: async (injection: Injection) => {
      requests.push(injection);
      const isThere = (id: string): boolean => id === shown.id || stored.includes(id);
      if (injection.target.documentIds?.some(isThere) === false) throw new Error('No document with this id');
      const result = injection.func?.name === 'readBirth' ? shown.born : 'done';
      return [{ frameId: 0, result, ...(withIds ? { documentId: shown.id } : {}) }];
    },
  } as never;
  return { shown, kept: stored, asked: requests, inject: createInjector(1, null) };
};

const files = { files: ['/page.js'] };

test.each([true, false])('injects into the document that answered first, with ids: %s', async (withIds) => {
  const { shown, inject } = tab(withIds);
  expect(await inject(files, 100)).toBe('done');
  expect(await inject(files, 100)).toBe('done');
  Object.assign(shown, { id: 'two', born: 2_000 });
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'interrupted' });
});

test('discards the answer of another document', async () => {
  const { shown, kept: stored, inject } = tab(true);
  await inject(files, 100);
  stored.push(shown.id);
  Object.assign(shown, { id: 'two', born: 2_000 });
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'interrupted' });

  const begun = createInjector(1, { documentId: 'one', born: 1_000, url: 'https://a.nl/' });
  await expect(begun(files, 100)).rejects.toMatchObject({ why: 'interrupted' });
});

test('sends no extra request where documents have ids', async () => {
  const { asked: requests, inject } = tab(true);
  await inject(files, 100);
  await inject(files, 100);
  expect(requests).toHaveLength(2);
});

test('does not wait for a page that does not answer', async () => {
  const { inject } = tab(true);
  fakeBrowser.scripting = { executeScript: () => new Promise(() => {}) } as never;
  await expect(inject(files, 20)).rejects.toMatchObject({ why: 'timeout' });
});

test('distinguishes an error in the page from no answer', async () => {
  const { inject } = tab(true);
  fakeBrowser.scripting = { executeScript: async () => [{ frameId: 0, error: new Error('stuk') }] } as never;
  await expect(inject(files, 100)).rejects.toThrow('stuk');
  fakeBrowser.scripting = { executeScript: async () => [] } as never;
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'denied' });
});

test.each([
  'No tab with id: 1',
  'No document with id: x',
  'No frame with id 0',
  'Frame was removed',
  'The tab was closed',
])('reports a page that is gone as interrupted: %s', async (message) => {
  const { inject } = tab(true);
  fakeBrowser.scripting = { executeScript: () => Promise.reject(new Error(message)) } as never;
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'interrupted' });
});

test('addresses only the document that was shown', async () => {
  const { asked: requests } = tab(true);
  await createInjector(7, { documentId: 'one', born: 1_000, url: 'https://a.nl/' })(files, 100);
  expect(requests.map(({ target }) => target)).toEqual([{ tabId: 7, documentIds: ['one'] }]);
});

test('identifies the shown document by its creation time where it has no id', async () => {
  const { inject } = { inject: createInjector(1, { born: 1_000, url: 'https://a.nl/' }) };
  const { shown } = tab(false);
  expect(await inject(files, 100)).toBe('done');
  shown.born = 2_000;
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'interrupted' });
});

test('reports a refusal by its cause', async () => {
  const { inject } = tab(true);
  fakeBrowser.scripting = { executeScript: () => Promise.reject(new Error('No tab with id: 1')) } as never;
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'interrupted' });
  fakeBrowser.scripting = { executeScript: () => Promise.reject(new Error('Cannot access contents')) } as never;
  await expect(inject(files, 100)).rejects.toMatchObject({ why: 'denied' });
});
