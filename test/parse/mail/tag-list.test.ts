import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTagValue, parseTagList } from '../../../lib/parse/mail/tag-list.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

test('names, values and white space are read, and malformed tags reported', () => {
  const list = parseTagList(' v = X ; a=1=2;b=;; 9=x; loose ;');
  expect(list.tags).toEqual([
    { name: 'v', value: 'X' },
    { name: 'a', value: '1=2' },
    { name: 'b', value: '' },
  ]);
  expect(list.malformed).toEqual(['9=x', 'loose']);
  expect(findTagValue(list, 'a')).toBe('1=2');
  expect(findTagValue(list, 'A')).toBeUndefined();
});

test('every piece becomes a tag or is reported as malformed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { tags, malformed } = parseTagList(text);
      expect(tags.length + malformed.length).toBe(text.split(';').filter((piece) => piece.trim() !== '').length);
    }),
    { numRuns },
  );
});
