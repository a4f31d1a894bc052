import { expect, test } from 'vitest';
import { dateOf, languageOf, numberOf, protocolOf, spanOf } from '../../lib/words/terms.ts';

test('days are written as the reader writes them', () => {
  expect(dateOf('nl', '2026-08-12')).toBe('12 augustus 2026');
  expect(dateOf('en', '2026-08-12')).toBe('12 August 2026');
  expect(dateOf('nl', '')).toBe('');
  expect(dateOf('nl', '2026-13-45')).toBe('2026-13-45');
  expect(dateOf('nl', undefined)).toBe('');
});

test('numbers have the decimal sign of the language', () => {
  expect(numberOf('nl', 0.25)).toBe('0,25');
  expect(numberOf('en', 1_234.5)).toBe('1,234.5');
  expect(numberOf('nl', 'veel')).toBe('veel');
});

test('languages have a name', () => {
  expect(languageOf('nl', 'en-us')).toMatch(/Engels/);
  expect(languageOf('en', 'nl')).toBe('Dutch');
  expect(languageOf('nl', 'geen taal')).toBe('geen taal');
});

test('protocols have their common name', () => {
  expect(['h2', 'h3', 'http/1.1', ''].map(protocolOf)).toEqual(['HTTP/2', 'HTTP/3', 'HTTP/1.1', '']);
});

test('a span is told in the largest unit that fits, and never as nought days', () => {
  expect([300, 59, 3_600, 86_399, 172_800].map((seconds) => spanOf('nl', { seconds, days: 0 }))).toEqual([
    '5 minuten',
    '59 seconden',
    '1 uur',
    '23 uur',
    '2 dagen',
  ]);
  expect(spanOf('en', { seconds: 60 })).toBe('1 minute');
  // What reports of before hold.
  expect(spanOf('nl', { days: 3 })).toBe('3 dagen');
  expect(spanOf('nl', {})).toBe('–');
});
