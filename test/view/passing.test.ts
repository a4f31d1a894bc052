import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLIND, type LedgerEntry, PILLARS } from '../../lib/model.ts';
import { findPassingCause, isFreshResult, listPassingLacks } from '../../lib/view/passing.ts';
import { lacking, PASSING_ROWS } from '../faults/passing-rows.ts';

const MINUTE = 60_000;
const online = { age: MINUTE, isOnline: true };
const offline = { age: MINUTE, isOnline: false };

describe('the cause of a temporary gap, and whether a second press rescans', () => {
  test.each(PASSING_ROWS)('$met', ({ state, cause, online: whenOnline, offline: whenOffline }) => {
    expect(findPassingCause(state)).toBe(cause);
    expect([isFreshResult(state, online), isFreshResult(state, offline)]).toEqual([whenOnline, whenOffline]);
  });

  const row = (
    purpose: 'page' | 'twin',
    changes: { readonly status?: number | null; readonly followed?: boolean; readonly byBrowser?: boolean },
  ): LedgerEntry => ({
    method: 'GET',
    ...{ host: 'goed.nl', path: '/', purpose, at: 0, ms: 1, status: null, bytes: null },
    ...changes,
  });
  const led = row('twin', { status: 0, followed: false });

  test.each<readonly [string, readonly LedgerEntry[], string]>([
    ['redirects unencrypted requests, and the page does not answer', [led, row('page', {})], 'portal'],
    ['redirects unencrypted requests while the page answers', [led, row('page', { status: 200 })], 'offline'],
    ['does not answer at all', [row('twin', {}), row('page', {})], 'offline'],
    [
      'only shows the browser’s own upgrade to https',
      [row('twin', { status: 0, byBrowser: true }), row('page', {})],
      'offline',
    ],
    ['redirects within the site', [row('twin', { status: 0, followed: true }), row('page', {})], 'offline'],
  ])('without a resolver, a network that %s', (_, ledger, cause) => {
    expect(findPassingCause({ ...lacking(['domein offline', 'seo timeout']), ledger: [...ledger] })).toBe(cause);
    // With one it is the site's own.
    expect(findPassingCause({ ...lacking(['seo timeout']), ledger: [...ledger] })).toBe('slow');
  });

  test('a whole result expires after ten minutes, one with the same gaps again after two, and a future one at once', () => {
    const [whole, same] = [lacking([]), lacking(['seo time'], [], ['seo time'])];
    expect([1, 9, 10].map((at) => isFreshResult(whole, { ...online, age: at * MINUTE }))).toEqual([true, true, false]);
    expect([1, 2].map((at) => isFreshResult(same, { ...online, age: at * MINUTE }))).toEqual([true, false]);
    for (const state of [whole, same]) expect(isFreshResult(state, { ...online, age: -1 })).toBe(false);
  });

  test('a result that is not fresh names a cause, whatever is missing', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...PILLARS), fc.constantFrom(...BLIND)), { maxLength: 8 });
    fc.assert(
      fc.property(some, fc.boolean(), (lacks, isOnline) => {
        const state = lacking(lacks.map((lack) => lack.join(' ')));
        const isNamed = findPassingCause(state) !== null;
        expect(listPassingLacks(state).length > 0).toBe(isNamed);
        if (!isFreshResult(state, { age: MINUTE, isOnline })) expect(isNamed).toBe(true);
      }),
    );
  });
});
