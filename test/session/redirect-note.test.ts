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
    ['is noted when the redirect is invisible', 'denied', { followed: false }, 'redirects'],
    ['is noted when it leads to another site', 'elsewhere', { followed: false }, 'redirects'],
    ['is noted as sign-in page when it leads to one', 'login', { followed: false }, 'login'],
    ['is not noted when it was followed', 'timeout', { followed: true }, null],
    ['is not noted when only the twin redirects', 'denied', { purpose: 'twin', followed: false }, null],
  ] as const)('%s', (_, why, changes, note) => {
    expect(noteOf('fresh', createNotSeen(why), { at: 0, rows: [row(changes)] })).toBe(note);
  });

  test('is noted once, for the response', () => {
    const rows = [row({ followed: false })];
    expect(noteOf('raw', createNotSeen('denied'), { at: 0, rows })).toBeNull();
    expect(noteOf('fresh', createSeen({}), { at: 0, rows })).toBeNull();
  });
});
