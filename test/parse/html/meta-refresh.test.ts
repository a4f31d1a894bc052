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

  test.each(['\t', '0', '.', ';', '0;', 'url=', '"', "'", ' '])('reads %j repeated many times in one pass', (piece) => {
    for (const before of ['', '0;', '0;url=', '0;url="']) parseRefreshTarget(`${before}${piece.repeat(100_000)}"`);
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
