import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveReferrerPolicy } from '../../../lib/parse/http/referrer-policy.ts';
import { inputs } from '../../kit/inputs.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('resolveReferrerPolicy', () => {
  test.each([
    ['absent', undefined, [], { policy: null, unknown: [] }],
    ['empty', '', [], { policy: null, unknown: [] }],
    ['one value', 'no-referrer', [], { policy: 'no-referrer', unknown: [] }],
    ['upper and lower case', 'Strict-Origin', [], { policy: 'strict-origin', unknown: [] }],
    [
      'the last known value',
      'no-referrer, strict-origin, later-invention',
      [],
      {
        policy: 'strict-origin',
        unknown: ['later-invention'],
      },
    ],
    ['only unknown values', 'origin-when-crossorigin', [], { policy: null, unknown: ['origin-when-crossorigin'] }],
    ['the meta overrides the header', 'unsafe-url', ['no-referrer'], { policy: 'no-referrer', unknown: [] }],
    ['an unknown meta changes nothing', 'same-origin', ['whatever'], { policy: 'same-origin', unknown: ['whatever'] }],
    [
      'a meta is a single value',
      undefined,
      ['no-referrer, same-origin'],
      {
        policy: null,
        unknown: ['no-referrer, same-origin'],
      },
    ],
    ['old words in meta', undefined, ['always', 'Never'], { policy: 'no-referrer', unknown: [] }],
    ['default in meta', 'unsafe-url', ['default'], { policy: 'strict-origin-when-cross-origin', unknown: [] }],
    ['a name every object has', undefined, ['constructor'], { policy: null, unknown: ['constructor'] }],
  ] as const)('%s', (_, header, metas, result) => expect(resolveReferrerPolicy(header, metas)).toEqual(result));

  test('never throws, and reports only words that were sent', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText), (header, metas) => {
        const { unknown } = resolveReferrerPolicy(header, metas);
        const sent = [header, ...metas].join(' ').toLowerCase();
        for (const word of unknown) expect(sent).toContain(word);
      }),
      RUNS,
    );
  });
});
