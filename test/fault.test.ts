import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Faulted, isOfTheBrowser, toFault, toFindingFault, tryOrElse, tryOrElseLater } from '../lib/fault.ts';
import { takeFaults } from './kit/no-faults.ts';

afterEach(() => void takeFaults());

/** An error whose stack has the browser's format. */
const thrown = (error: Error, stack: string): Error => Object.assign(error, { stack });

const CHROMIUM = `TypeError: Cannot read properties of undefined (reading 'https://geheim.nl/')
    at Object.judge (chrome-extension://abcdefghijklmnopabcdefghijklmnop/chunks/checks-B1f_2x.js:12:3456)
    at chrome-extension://abcdefghijklmnopabcdefghijklmnop/background.js:1:99`;
const FIREFOX = `judge@moz-extension://7ab1f0a2-0000-4000-8000-00000000beef/chunks/checks-B1f_2x.js:12:3456
@moz-extension://7ab1f0a2-0000-4000-8000-00000000beef/background.js:1:99`;

describe('an error message of the browser', () => {
  test.each([
    'No tab with id: 12.',
    'Frame with ID 0 was removed.',
    'Extension context invalidated.',
    'Could not establish connection. Receiving end does not exist.',
    'Invalid tab ID: 12',
    'Message manager disconnected',
    'An unexpected error occurred',
    'No SW',
  ])('is not an internal error: %s', (message) => {
    expect(isOfTheBrowser(new Error(message))).toBe(true);
    expect(isOfTheBrowser(new TypeError(message))).toBe(false);
  });

  test('is an internal error when unknown', () => {
    expect(isOfTheBrowser(new Error('No SWEETS'))).toBe(false);
  });
});

describe('the report of an internal error', () => {
  test.each([
    ['Chromium', new TypeError("Cannot read properties of undefined (reading 'https://geheim.nl/')"), CHROMIUM],
    ['Firefox', new TypeError('x is undefined'), FIREFOX],
  ])('has its name and its location in our package: %s', (_, error, stack) => {
    expect(toFault(thrown(error, stack), 'here')).toEqual({
      error: 'TypeError',
      at: 'chunks/checks-B1f_2x.js:12:3456',
    });
  });

  test.each<[unknown, string]>([
    [new RangeError('x'), 'RangeError'],
    [new SyntaxError('x'), 'SyntaxError'],
    [z.safeParse(z.string(), 1).error, '$ZodError'],
    [Object.assign(new Error('x'), { name: 'https://geheim.nl/' }), 'Error'],
    [Object.assign(new Error('x'), { name: 'x'.repeat(500) }), 'Error'],
    ['a text', 'Error'],
    [null, 'Error'],
    [undefined, 'Error'],
    [{ name: 'TypeError', message: 'no error at all' }, 'Error'],
  ])('of %s: %s', (error, name) => {
    expect(toFault(error, 'here')).toEqual({ error: name, at: '' });
  });

  test('is the one from the page’s world if it occurred there', () => {
    const fault = { error: 'RangeError', at: 'page.js:1:2' };
    expect(toFault(new Faulted(fault), 'here')).toEqual(fault);
  });

  test('never contains its message, whatever that is and however its stack is formatted', () => {
    const secret = fc
      .tuple(
        fc.constantFrom('', '\n    at ', '\nf@', ' '),
        fc.constantFrom('chrome', 'moz'),
        fc.stringMatching(/^[\w./-]{1,20}$/),
      )
      .map(([before, kind, path]) => `geheim${before}${kind}-extension://id/GEHEIM${path}.js:1:2`);
    const stacks = [
      (message: string) => `TypeError: ${message}\n    at f (chrome-extension://id/background.js:3:4)`,
      (message: string) => `TypeError: ${message}\n    at https://geheim.nl/GEHEIM.js:3:4`,
      () => 'f@moz-extension://id/background.js:3:4',
      () => '',
    ];
    const property = fc.property(secret, fc.constantFrom(...stacks), (message, write) => {
      const { error, at } = toFault(thrown(new TypeError(message), write(message)), 'here');
      expect(error + at).not.toMatch(/geheim/i);
      expect(['', 'background.js:3:4']).toContain(at);
    });
    fc.assert(property);
  });

  test('is logged in full to the console, in a build that is not for a store', () => {
    const error = thrown(new TypeError('what it says'), CHROMIUM);
    toFault(error, 'title-present');
    expect(takeFaults()).toEqual([`Pijler fault in title-present: ${CHROMIUM}`]);
  });

  test('names the check that it ended, even if the error is unknown', () => {
    const finding = { id: 'hsts' } as never;
    expect(toFindingFault(finding)).toEqual({ check: 'hsts', error: 'Error', at: '' });
  });
});

describe('a listener', () => {
  const throwing = (): never => {
    throw new TypeError('oops');
  };

  test('does no harm when it throws, and the error is reported', async () => {
    expect(tryOrElse('who listens', 1, () => 2)).toBe(2);
    expect(tryOrElse('who listens', 1, throwing)).toBe(1);
    expect(await tryOrElseLater('who listens later', 1, async () => 2)).toBe(2);
    expect(await tryOrElseLater('who listens later', 1, async () => throwing())).toBe(1);
    expect(await tryOrElseLater('who listens later', 1, throwing)).toBe(1);
    expect(takeFaults().map((met) => met.split(':')[0])).toEqual([
      'Pijler fault in who listens',
      'Pijler fault in who listens later',
      'Pijler fault in who listens later',
    ]);
  });

  test('reports no error that its fact already has', () => {
    const faulted = (): never => {
      throw new Faulted({ error: 'TypeError', at: '' });
    };
    expect(tryOrElse('who listens', 1, faulted)).toBe(1);
    expect(takeFaults()).toEqual([]);
  });
});
