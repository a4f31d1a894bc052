import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRefreshDelay, parseRefreshTarget } from '../../../lib/parse/html/meta-refresh.ts';

describe('parseRefreshTarget (HTML, shared declarative refresh steps)', () => {
  test.each([
    ['0; url=https://voorbeeld.nl/', 'https://voorbeeld.nl/'],
    ['0;url=/a', '/a'],
    ['5, /elders', '/elders'],
    ['5 /elders', '/elders'],
    [' 0.5 ; URL = "/a b" ', '/a b'],
    ["0;URL='/login'", '/login'],
    ["0; url='/a'/b", '/a'],
    ['0; url="/a', '/a'],
    ['.5;/a', '/a'],
    ['0; urls', 'urls'],
    ['0; url', 'url'],
  ])('finds the target of %j', (content, target) => expect(parseRefreshTarget(content)).toBe(target));

  test.each(['', '30', '30;', '30; ', '0; url=', '0; url=""', 'url=/a', '/a', '5/a', ';url=/a'])(
    'finds no target in %j',
    (content) => expect(parseRefreshTarget(content)).toBeNull(),
  );

  test('never returns an empty target', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '.', ';', ',', ' ', '\t', 'url', '=', '"', "'", '/')), (parts) => {
        expect(parseRefreshTarget(parts.join(''))).not.toBe('');
      }),
    );
  });

  const TIMES = 100_000;
  const many = (piece: string, times = TIMES): string => piece.repeat(times);
  // By what is before the pieces: nothing, `0;`, `0;url=` and `0;url="`. That reading is linear is tested in test/faults.
  test.each([
    ['\t', [null, null, null, null]],
    [' ', [null, null, null, null]],
    ['"', [null, null, null, null]],
    ["'", [null, null, null, many("'")]],
    ['0', [null, `${many('0')}"`, `${many('0')}"`, many('0')]],
    ['.', [null, `${many('.')}"`, `${many('.')}"`, many('.')]],
    [';', [null, `${many(';')}"`, `${many(';')}"`, many(';')]],
    ['0;', [`${many('0;', TIMES - 1)}"`, `${many('0;')}"`, `${many('0;')}"`, many('0;')]],
    ['url=', [null, `${many('url=', TIMES - 1)}"`, `${many('url=')}"`, many('url=')]],
  ] as const)('finds the target of a content with %j a hundred thousand times', (piece, targets) => {
    const contents = ['', '0;', '0;url=', '0;url="'].map((before) => `${before}${many(piece)}"`);
    // Compared one by one, without a message: it would be as long as the content.
    for (const [at, content] of contents.entries())
      expect(parseRefreshTarget(content) === targets[at], `${at}`).toBe(true);
  });
});

describe('parseRefreshDelay', () => {
  test.each([
    ['30', 30],
    [' 30; url=/a', 30],
    ['0', 0],
    ['.5;/a', 0],
    ['1.9', 1],
    ['72001,/a', 72_001],
    ['30 ', 30],
  ])('%j states %d seconds', (content, seconds) => expect(parseRefreshDelay(content)).toBe(seconds));

  test.each(['', 'soon', '-1', '+1', '30s', '5/a', ';url=/a', '5; url=https://:0:x/'])('%j is ignored', (content) =>
    expect(parseRefreshDelay(content)).toBeNull(),
  );
});
