import { afterEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toValue } from '../../../lib/collect/page/dom/world.ts';
import { toNotSeen } from '../../../lib/collect/seen-part.ts';
import { runScript } from '../../../lib/platform/page/inject.ts';
import { createPageReader } from '../../../lib/platform/page/page-reader.ts';
import { takeFaults } from '../../kit/no-faults.ts';

afterEach(() => void takeFaults());

const URL_ = 'https://voorbeeld.nl/';
const FAULT = { error: 'RangeError', at: 'page.js:1:234' };

/** The result of reading a page that gives this answer to the reader. */
const reading = (answer: unknown, removed?: Error) => {
  const requested: string[] = [];
  const inject = async (injection: {
    readonly files?: readonly string[];
    readonly func?: { readonly name: string };
  }) => {
    const name = injection.files?.[0] ?? injection.func?.name ?? '';
    requested.push(name);
    if (name === 'readInPage') return answer;
    if (name === 'getAddress' && removed !== undefined) throw removed;
    return URL_;
  };
  return createPageReader(inject as never, null, 100)
    .readPage()
    .then(
      (value) => ({ value }),
      (error: unknown) => toNotSeen(error, 'page'),
    );
};

describe('the answer of the reader in the page', () => {
  test('is the page', async () => {
    expect(await reading({ json: '{"value":{"a":1}}', url: URL_ })).toEqual({ value: { a: 1 } });
  });

  test('is the internal error that ended it', async () => {
    const fault = await reading({ json: JSON.stringify({ fault: FAULT }), url: URL_ });
    expect(fault).toEqual({ seen: false, why: 'fault', fault: FAULT });
  });

  test.each([[null], [undefined]])('is empty when its document is gone: %s', async (answer) => {
    expect(await reading(answer)).toEqual({ seen: false, why: 'interrupted' });
  });

  test.each([[{ url: URL_ }], [{ json: null, url: URL_ }]])(
    'is an internal error when the reader is missing, unless the document changed: %j',
    async (answer) => {
      expect(await reading(answer)).toMatchObject({ why: 'fault', fault: { at: 'page.js' } });
      expect(await reading(answer, new Error('No document with id x'))).toEqual({ seen: false, why: 'interrupted' });
    },
  );
});

test('is handled likewise for the engine', () => {
  expect(toValue({ value: 1 })).toBe(1);
  expect(() => toValue({ fault: FAULT })).toThrow('RangeError');
  expect(() => toValue(null)).toThrow('interrupted');
});

describe('an error that Firefox reports of a script', () => {
  const textOf = (error: unknown, world: 'ISOLATED' | 'MAIN' = 'ISOLATED') => {
    fakeBrowser.scripting = { executeScript: async () => [{ frameId: 0, error }] } as never;
    return runScript({ files: ['/page.js'], world }, { tabId: 1 }, 100).catch((thrown: unknown) =>
      toNotSeen(thrown, 'page'),
    );
  };

  test('is an internal error', async () => {
    expect(await textOf(new TypeError('x is undefined'))).toMatchObject({
      why: 'fault',
      fault: { error: 'TypeError' },
    });
  });

  test('is not an internal error in the page’s own world, where the page can break anything', async () => {
    expect(await textOf(new TypeError('x is undefined'), 'MAIN')).toEqual({ seen: false, why: 'malformed' });
  });

  test.each([[new TypeError("can't access dead object")], ['a text'], [{ message: 'x' }]])(
    'is not an internal error when the document is gone: %s',
    async (error) => {
      expect(await textOf(error)).toEqual({ seen: false, why: 'interrupted' });
    },
  );
});
