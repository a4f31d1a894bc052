import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Each window of an origin has constructors, a size and a scroll position of its own, and the reader looks into frames. */

const FOLDER = join(import.meta.dirname, '../lib/collect');
const FILES = ['page', 'axe'].flatMap((part) =>
  readdirSync(join(FOLDER, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(part, name)),
);

const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const linesLike = (name: string, pattern: RegExp): readonly string[] =>
  textOf(name)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) ? [`${name}:${index + 1}`] : []));

test('kinds of nodes are told without a window’s constructors, by functions of dom.ts', () => {
  expect(FILES.length).toBeGreaterThan(50);
  const kind =
    /\binstanceof (?:Node|Element|Document|ShadowRoot|Text|Comment|Attr|HTML\w*|SVG\w*|CSS\w*|KeyframeEffect)\b/;
  expect(FILES.flatMap((name) => linesLike(name, kind))).toEqual([]);
});

test('sizes, scroll and media are asked of the node’s own window', () => {
  const ours = /\b(?:window|globalThis|self)\.(?:inner|scroll|page|outer|match|visual)/;
  expect(FILES.flatMap((name) => linesLike(name, ours))).toEqual([]);
  const bare = /(?<![.\w])(?:inner(?:Width|Height)|scroll(?:X|Y)|matchMedia)\b/;
  const asks = /\bviewOf\b|: Window\b/;
  expect(FILES.filter((name) => !asks.test(textOf(name))).flatMap((name) => linesLike(name, bare))).toEqual([]);
});
