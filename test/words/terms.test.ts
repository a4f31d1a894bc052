import { expect, test } from 'vitest';
import { formatIsoDate, formatLanguage, formatPlainNumber, formatProtocol, formatSpan } from '../../lib/words/terms.ts';

test('days are formatted in the language', () => {
  expect(formatIsoDate('nl', '2026-08-12')).toBe('12 augustus 2026');
  expect(formatIsoDate('en', '2026-08-12')).toBe('12 August 2026');
  expect(formatIsoDate('nl', '')).toBe('');
  expect(formatIsoDate('nl', '2026-13-45')).toBe('2026-13-45');
  expect(formatIsoDate('nl', undefined)).toBe('');
});

test('numbers have the decimal separator of the language', () => {
  expect(formatPlainNumber('nl', 0.25)).toBe('0,25');
  expect(formatPlainNumber('en', 1_234.5)).toBe('1,234.5');
  expect(formatPlainNumber('nl', 'veel')).toBe('veel');
});

test('languages have a name', () => {
  expect(formatLanguage('nl', 'en-us')).toMatch(/Engels/);
  expect(formatLanguage('en', 'nl')).toBe('Dutch');
  expect(formatLanguage('nl', 'geen taal')).toBe('geen taal');
});

test('protocols have their common name', () => {
  expect(['h2', 'h3', 'http/1.1', ''].map(formatProtocol)).toEqual(['HTTP/2', 'HTTP/3', 'HTTP/1.1', '']);
});

test('a period is in the largest unit that fits, and never zero days', () => {
  expect([300, 59, 3_600, 86_399, 172_800].map((seconds) => formatSpan('nl', { seconds, days: 0 }))).toEqual([
    '5 minuten',
    '59 seconden',
    '1 uur',
    '23 uur',
    '2 dagen',
  ]);
  expect(formatSpan('en', { seconds: 60 })).toBe('1 minute');
  // Values of earlier reports.
  expect(formatSpan('nl', { days: 3 })).toBe('3 dagen');
  expect(formatSpan('nl', {})).toBe('–');
});
