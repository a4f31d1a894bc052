import { afterEach, describe, expect, test } from 'vitest';
import { NotObservable } from '../../lib/collect/network/reach.ts';
import { collectIfSeen, collectPart, toError, toNotSeen } from '../../lib/collect/seen-part.ts';
import { Faulted } from '../../lib/fault.ts';
import { takeFaults } from '../kit/no-faults.ts';

afterEach(() => void takeFaults());

const failing = (error: unknown) => async (): Promise<never> => {
  throw error;
};

describe('errors of the world outside have its reason', () => {
  test.each([
    [new NotObservable('wall'), 'wall'],
    [new NotObservable('notApplicable'), 'notApplicable'],
    [new DOMException('x', 'AbortError'), 'interrupted'],
    [new DOMException('x', 'TimeoutError'), 'interrupted'],
    [new DOMException('x', 'QuotaExceededError'), 'interrupted'],
    [new Error('No tab with id: 12.'), 'interrupted'],
    [new Error('No frame with id 0 in tab with id 12.'), 'interrupted'],
    [new Error('Frame with ID 0 was removed.'), 'interrupted'],
    [new Error('The tab was closed.'), 'interrupted'],
    [new Error('The message port closed before a response was received.'), 'interrupted'],
    [new Error('Could not establish connection. Receiving end does not exist.'), 'interrupted'],
    [new Error('Extension context invalidated.'), 'interrupted'],
    [new Error("Actor 'Conduits' destroyed before query 'RunListener' was resolved"), 'interrupted'],
  ])('%s: %s', async (error, why) => {
    expect(await collectPart('dns', failing(error))).toEqual({ seen: false, why });
    expect(takeFaults()).toEqual([]);
  });
});

describe('errors of ours are faults', () => {
  test.each([
    [new TypeError('x is not a function'), 'TypeError'],
    [new TypeError('No tab with id: 12.'), 'TypeError'],
    [new RangeError('Invalid array length'), 'RangeError'],
    [new ReferenceError('x is not defined'), 'ReferenceError'],
    [new SyntaxError('Unexpected token'), 'SyntaxError'],
    [new DOMException("'x:::' is not a valid selector", 'SyntaxError'), 'SyntaxError'],
    [new Error('anything else'), 'Error'],
    ['a text', 'Error'],
  ])('%s', async (error, name) => {
    expect(await collectPart('dns', failing(error))).toEqual({
      seen: false,
      why: 'fault',
      fault: { error: name, at: '' },
    });
    expect(takeFaults()).toHaveLength(1);
  });
});

test('a part that depends on an unseen part throws the reason of that part', () => {
  expect(toError({ seen: false, why: 'timeout' })).toEqual(new NotObservable('timeout'));
  const fault = { error: 'TypeError', at: 'background.js:1:2' };
  expect(toNotSeen(toError({ seen: false, why: 'fault', fault }), 'mailPolicy')).toEqual({
    seen: false,
    why: 'fault',
    fault,
  });
  expect(toError({ seen: false, why: 'fault', fault })).toBeInstanceOf(Faulted);
});

test('an optional part is null when the world hides it, and an error of ours propagates', async () => {
  expect(await collectIfSeen(async () => 1)).toBe(1);
  expect(await collectIfSeen(failing(new NotObservable('wall')))).toBeNull();
  await expect(collectIfSeen(failing(new TypeError('oops')))).rejects.toThrow(TypeError);
});
