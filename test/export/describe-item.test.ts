import { expect, test } from 'vitest';
import { describeItem } from '../../lib/export/describe-item.ts';
import { formatContrast } from '../../lib/parse/css/contrast.ts';

const line = formatContrast({ ratio: 4.49, needed: 4.5, text: '#777777', background: '#ffffff' });

test.each([
  ['nl', 'p — <p></p>\nContrast 4,49 : 1, nodig 4,5 : 1: tekst #777777, achtergrond #ffffff'],
  ['en', 'p — <p></p>\nContrast 4.49 : 1, needed 4.5 : 1: text #777777, background #ffffff'],
] as const)('contrast is described in words and never rounded up, %s', (locale, result) =>
  expect(describeItem(`p — <p></p>${line}`, locale)).toBe(result),
);

test.each([
  ['nl', 'link-in-text-block: a — <a>\nContrast 1,32 : 1, nodig 3,0 : 1: link #444466, eromheen #333333'],
  ['en', 'link-in-text-block: a — <a>\nContrast 1.32 : 1, needed 3.0 : 1: link #444466, around it #333333'],
] as const)('the contrast of a link has its own colours and those around it, %s', (locale, result) => {
  const measured = formatContrast({ ratio: 1.32, needed: 3, text: '#444466', background: '#333333' });
  expect(describeItem(`link-in-text-block: a — <a>${measured}`, locale)).toBe(result);
});

test('an item without measurements is unchanged', () => expect(describeItem('v=spf1 -all', 'nl')).toBe('v=spf1 -all'));
