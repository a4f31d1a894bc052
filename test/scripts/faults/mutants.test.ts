import { describe, expect, test } from 'vitest';
import { mutantsOf } from '../../../scripts/faults/mutants.ts';
import { otherPatterns } from '../../../scripts/faults/patterns.ts';

/** The mutants of a source, as `kind: was → is`. */
const changes = (source: string): readonly string[] =>
  mutantsOf('lib/a.ts', source).map(({ kind, was, is }) => `${kind}: ${was} → ${is}`);

describe('mutants of a source', () => {
  test.each([
    ['const a = b < 3;', ['operator: b < 3 → (b) <= (3)', 'operator: b < 3 → (b) >= (3)', 'number: 3 → 4']],
    ['const a = 8_000;', ['number: 8_000 → 800000']],
    ['const a = 100;', ['number: 100 → 101']],
    ["const a = ['x', ''];", ["list: ['x', ''] → []", "text: 'x' → ''", "text: '' → 'mutant'"]],
    ['const a = [];', ["list: [] → ['mutant']"]],
    ['const a = !b && c;', ['logic: !b && c → (!b) || (c)', 'sign: !b → b']],
    ['const a = b ?? c;', ['fallback: b ?? c → b']],
    ['const a = b?.c.d;', ['chain: ?. → .']],
    ['const a = b?.[c];', ['chain: ?. → ']],
    ['const a = { b, c: d };', ['field: { b, c: d } → { c: d }', 'field: { b, c: d } → { b }']],
    ['const a = b.trim().startsWith(c);', ['call: startsWith → endsWith', 'call: b.trim() → b']],
    ['const a = b ? c : d;', ['condition: b → true', 'condition: b → false']],
    ['if (a) b();', ['condition: a → true', 'condition: a → false', 'statement: b(); → ;']],
    ['while (a) b();', ['condition: a → false', 'statement: b(); → ;']],
    ['const a = (b: string): string => b;', ['function: b → undefined']],
    ['function a() { return b; }', ['function: { return b; } → {}']],
    ['a += 1;', ['statement: a += 1; → ;', 'operator: a += 1 → a -= 1', 'number: 1 → 2']],
    ['a++;', ['statement: a++; → ;', 'operator: a++ → a--']],
    ['throw b;', ['statement: throw b; → ;']],
  ])('exist for %s', (source, expected) => expect(changes(source)).toEqual(expected));

  test.each([
    ["import a from './a.ts';"],
    ["export * from './a.ts';"],
    ["type A = 'x' | 3; interface B { c: true }"],
    ["'use strict';"],
    ["const a = b as 'x';"],
    ["const a = b + 'x'.c;".replace("'x'.c", 'c').replace('+', 'in')],
    ['const a = html`<p>`;'],
  ])('do not exist for %s', (source) => expect(changes(source)).toEqual([]));

  test.each([
    ['^a$', '', ['/a$/', '/^a/']],
    ['[^x]+', 'i', ['/[x]+/i', '/[^x]*/i', '/[^x]+/']],
    ['\\d{2}(?:,|\\$)', 'u', ['/\\D{2}(?:,|\\$)/u', '/\\d(?:,|\\$)/u']],
    ['a(?=b)(?!c)', '', ['/a(?!b)(?!c)/', '/a(?=b)(?=c)/']],
    ['[a^$]', '', ['/[^a^$]/']],
  ])('in pattern %s %s', (pattern, flags, expected) => expect(otherPatterns(pattern, flags)).toEqual(expected));
});
