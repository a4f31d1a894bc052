import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Faulted, isOfTheBrowser, toFault, toFindingFault, tryOrElse, tryOrElseLater } from '../lib/fault.ts';
import { takeFaults } from './kit/no-faults.ts';

afterEach(() => void takeFaults());

/** An error whose stack is as a browser writes it. */
const thrown = (error: Error, stack: string): Error => Object.assign(error, { stack });

const CHROMIUM = `TypeError: Cannot read properties of undefined (reading 'https://geheim.nl/')
    at Object.judge (chrome-extension://abcdefghijklmnopabcdefghijklmnop/chunks/checks-B1f_2x.js:12:3456)
    at chrome-extension://abcdefghijklmnopabcdefghijklmnop/background.js:1:99`;
const FIREFOX = `judge@moz-extension://7ab1f0a2-0000-4000-8000-00000000beef/chunks/checks-B1f_2x.js:12:3456
@moz-extension://7ab1f0a2-0000-4000-8000-00000000beef/background.js:1:99`;

describe('what a browser says of itself', () => {
  test.each([
    'No tab with id: 12.',
    'Frame with ID 0 was removed.',
    'Extension context invalidated.',
    'Could not establish connection. Receiving end does not exist.',
    'Invalid tab ID: 12',
    'Message manager disconnected',
    'An unexpected error occurred',
    'No SW',
  ])('is no error of ours: %s', (message) => {
    expect(isOfTheBrowser(new Error(message))).toBe(true);
    expect(isOfTheBrowser(new TypeError(message))).toBe(false);
  });

  test('and what is not known is', () => {
    expect(isOfTheBrowser(new Error('No SWEETS'))).toBe(false);
  });
});

describe('what is told of an error of ours', () => {
  test.each([
    ['Chromium', new TypeError("Cannot read properties of undefined (reading 'https://geheim.nl/')"), CHROMIUM],
    ['Firefox', new TypeError('x is undefined'), FIREFOX],
  ])('is its name, and where in our package it arose: %s', (_, error, stack) => {
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

  test('is what the page’s world told of it, where it arose there', () => {
    const fault = { error: 'RangeError', at: 'page.js:1:2' };
    expect(toFault(new Faulted(fault), 'here')).toEqual(fault);
  });

  test('is never a word of its message, whatever that says and however its stack is written', () => {
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

  test('goes to the console with all of it, in a build that is not for a store', () => {
    const error = thrown(new TypeError('what it says'), CHROMIUM);
    toFault(error, 'title-present');
    expect(takeFaults()).toEqual([`Pijler fault in title-present: ${CHROMIUM}`]);
  });

  test('names the check that it ended, also where nobody knows which error it was', () => {
    const finding = { id: 'hsts' } as never;
    expect(toFindingFault(finding)).toEqual({ check: 'hsts', error: 'Error', at: '' });
  });
});

describe('what only listens', () => {
  const throwing = (): never => {
    throw new TypeError('oops');
  };

  test('costs nothing when it throws, and that is told', async () => {
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

  test('says nothing of what its fact tells already', () => {
    const faulted = (): never => {
      throw new Faulted({ error: 'TypeError', at: '' });
    };
    expect(tryOrElse('who listens', 1, faulted)).toBe(1);
    expect(takeFaults()).toEqual([]);
  });
});
