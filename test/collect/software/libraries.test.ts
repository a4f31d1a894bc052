import { describe, expect, test } from 'vitest';
import { collectLibraries } from '../../../lib/collect/software/libraries.ts';
import { FACTS } from '../../../lib/evidence.ts';
import { fakeReach, target } from '../../kit/reach.ts';

const textOf = (answer: unknown) => collectLibraries(target(), { ...fakeReach({}), libraries: async () => answer });

describe('libraries reported by the page', () => {
  test('are stored when short and plain', async () => {
    const value = await textOf([{ library: 'jquery', version: '3.7.1', more: 'dropped' }]);
    expect(FACTS.libraries.parse(value)).toEqual([{ library: 'jquery', version: '3.7.1' }]);
  });

  test.each([
    ['a long version', { library: 'jquery', version: '9'.repeat(41) }],
    ['a version that is no text', { library: 'jquery', version: 3 }],
    ['no library', { version: '1.2.3' }],
    ['nothing', null],
    ['a list', [['jquery', '3.7.1']]],
  ])('%s is dropped', async (_, one) => expect(await textOf([one])).toEqual([]));

  test('are truncated when there are too many', async () => {
    const flood = Array.from({ length: 5_000 }, (_, index) => ({ library: `x${index}`, version: '1.0' }));
    expect(await textOf(flood)).toHaveLength(100);
  });

  test.each([undefined, null, 'text', { length: 3 }])('are not seen when the answer is %j', (answer) =>
    expect(textOf(answer)).rejects.toMatchObject({ why: 'malformed' }),
  );
});
