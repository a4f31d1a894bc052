import { describe, expect, test } from 'vitest';
import { createNotSeen, createSeen } from '../../lib/evidence.ts';
import type { LedgerEntry } from '../../lib/model.ts';
import { noteOf } from '../../lib/session/notes.ts';

const row = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  at: 0,
  method: 'GET',
  host: 'voorbeeld.nl',
  path: '/',
  purpose: 'page',
  ms: 1,
  bytes: 0,
  status: 0,
  ...changes,
});

describe('a page whose own address redirects a new visitor', () => {
  test.each([
    ['out of sight', 'denied', { followed: false }, 'redirects'],
    ['away from the site', 'elsewhere', { followed: false }, 'redirects'],
    ['to a sign-in page, which says more', 'login', { followed: false }, 'login'],
    ['to where it was followed', 'timeout', { followed: true }, null],
    ['not at all: it may not be asked', 'denied', { purpose: 'twin', followed: false }, null],
  ] as const)('%s', (_, why, changes, note) => {
    expect(noteOf('fresh', createNotSeen(why), { at: 0, rows: [row(changes)] })).toBe(note);
  });

  test('is noted once, for the response', () => {
    const rows = [row({ followed: false })];
    expect(noteOf('raw', createNotSeen('denied'), { at: 0, rows })).toBeNull();
    expect(noteOf('fresh', createSeen({}), { at: 0, rows })).toBeNull();
  });
});
