import { describe, expect, test } from 'vitest';
import { beginsWithVerb, namesIn, wordsOf } from '../../scripts/house/names.ts';
import { foldable, functionLines, importDepth, percentile, testOf } from '../../scripts/house.ts';
import { importsIn } from '../kit/sources.ts';

test('a percentile is the value at its rank', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9);
  expect(percentile([], 0.9)).toBe(0);
});

test('every function is measured, including nested ones', () => {
  const text = [
    'export const a = () => {',
    '  function b() {',
    '    return 1;',
    '  }',
    '  return b;',
    '};',
    'const c = <p>{[1].map((x) => x)}</p>;',
  ].join('\n');
  expect(functionLines({ file: 'a.tsx', text })).toEqual([6, 3, 1]);
});

test('every declared name is found and split into words, and properties are ignored', () => {
  const text =
    'export const toldSites = ({ a: { kept }, ...rest }: In, [one = 1]) => { function askX() {} return { told: 1 }; }; type Place = 1;';
  const { declared, functions } = namesIn('a.ts', text);
  expect(declared.toSorted()).toEqual(['Place', 'askX', 'kept', 'one', 'rest', 'toldSites']);
  expect(functions).toEqual(['toldSites', 'askX']);
  expect(wordsOf('TOLD_FOR')).toEqual(['told', 'for']);
  expect(wordsOf('parseHTMLDoor')).toEqual(['parse', 'html', 'door']);
  expect([beginsWithVerb('parseX'), beginsWithVerb('isThere'), beginsWithVerb('island')]).toEqual([true, true, false]);
  expect(['nameOf', 'scanRequestOf', 'recordIn', 'formatMomentIn', 'nameSites'].filter(beginsWithVerb)).toEqual([
    'formatMomentIn',
    'nameSites',
  ]);
});

test('the depth of imports is that of their longest chain', () => {
  const chain = [
    ['a.ts', 'b.ts'],
    ['b.ts', 'c.ts'],
    ['c.ts', 'zod'],
    ['a.ts', 'c.ts'],
  ] as const;
  expect(importDepth(chain.map(([file, from]) => ({ file, from, typeOnly: false })))).toBe(3);
});

describe('a small file', () => {
  const house = (files: Readonly<Record<string, string>>) => {
    const sources = Object.entries(files).map(([file, text]) => ({ file, text: `${text}\n` }));
    return foldable(
      sources,
      sources.flatMap(({ file, text }) => importsIn(file, text)),
      (file) => testOf(file) in files,
    );
  };

  test('with a single user can be folded into it', () => {
    expect(house({ 'lib/x/a.ts': "import { b } from './b.ts';", 'lib/x/b.ts': '' })).toEqual([
      'lib/x/b.ts ← lib/x/a.ts',
    ]);
  });

  test('stays separate when its user is in another layer, or it has a test of its own', () => {
    expect(
      house({
        'lib/x/a.ts': "import { b } from './b.ts';\nimport { c } from '../y/c.ts';",
        'lib/x/b.ts': '',
        'test/x/b.test.ts': '',
        'lib/y/c.ts': '',
        'lib/z.ts': "import { d } from './y/d.ts';",
        'lib/y/d.ts': '',
        'components/e.tsx': '',
        'entrypoints/f.tsx': "import { e } from '../components/e.tsx';",
      }),
    ).toEqual([]);
  });

  test('stays separate with two users, with a list as its only user, when long, or in a folder of one file per item', () => {
    expect(
      house({
        'lib/x/a.ts': "import { b } from './b.ts';",
        'lib/x/c.ts': "import { b } from './b.ts';\nimport { d } from '../checks/d.ts';",
        'lib/x/b.ts': '',
        'lib/checks/d.ts': '',
        'lib/x/index.ts': "import { e } from './e.ts';",
        'lib/x/e.ts': '',
        'lib/x/long.ts': '\n'.repeat(31),
        'lib/x/f.ts': "import { long } from './long.ts';",
      }),
    ).toEqual([]);
  });
});
