import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson, toWritable } from '../../../../../server/core/store/writable.ts';
import { inputs } from '../../../../kit/inputs.ts';

/** Texts with what `jsonb` rejects, and with what only looks like it. */
const text = fc.array(
  fc.constantFrom('a', 'é', '😀', '\0', '\ud800', '\udfff', '\\u0000', '\\ud800', '\\', '"', '\u2028', '\ue000'),
);

test('toJson gives the same JSON as making each text writable first', () => {
  fc.assert(
    fc.property(fc.array(text), (words) => {
      const texts = words.map((parts) => parts.join(''));
      const json = toJson({ texts, deep: [{ one: texts[0] ?? null }] });
      expect(JSON.parse(json)).toEqual({
        texts: texts.map(toWritable),
        deep: [{ one: texts[0] === undefined ? null : toWritable(texts[0]) }],
      });
      expect(json).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/);
    }),
    { numRuns: inputs(300) },
  );
});
