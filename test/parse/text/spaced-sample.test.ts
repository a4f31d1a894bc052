import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickSpacedSample } from '../../../lib/parse/text/spaced-sample.ts';
import { inputs } from '../../kit/inputs.ts';

const numRuns = inputs();

test.each([
  [[], 3, []],
  [['b', 'a', 'b'], 3, ['a', 'b']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 3, ['b', 'd', 'f']],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3, ['b', 'd', 'f']],
])('%j, %i', (items, size, expected) => expect(pickSpacedSample(items, size)).toEqual(expected));

test('a sample has the requested size, distinct items, and does not depend on their order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 20 }), (items, size) => {
      const sample = pickSpacedSample(items, size);
      expect(sample).toHaveLength(Math.min(size, new Set(items).size));
      expect(new Set(sample).size).toBe(sample.length);
      expect(pickSpacedSample([...items].reverse(), size)).toEqual(sample);
    }),
    { numRuns },
  );
});
