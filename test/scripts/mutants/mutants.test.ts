import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, test } from 'vitest';
import { mutantsOf } from '../../../scripts/mutants/mutants.ts';
import { otherPatterns } from '../../../scripts/mutants/patterns.ts';
import { type Numbered, withSwitches } from '../../../scripts/mutants/switches.ts';

/** What a source becomes, as `kind: was → is`. */
const changes = (source: string): readonly string[] =>
  mutantsOf('lib/a.ts', source).map(({ kind, was, is }) => `${kind}: ${was} → ${is}`);

describe('a source has a mutant for', () => {
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
  ])('%s', (source, expected) => expect(changes(source)).toEqual(expected));

  test.each([
    ["import a from './a.ts';"],
    ["export * from './a.ts';"],
    ["type A = 'x' | 3; interface B { c: true }"],
    ["'use strict';"],
    ["const a = b as 'x';"],
    ["const a = b + 'x'.c;".replace("'x'.c", 'c').replace('+', 'in')],
    ['const a = html`<p>`;'],
  ])('nothing of %s', (source) => expect(changes(source)).toEqual([]));

  test.each([
    ['^a$', '', ['/a$/', '/^a/']],
    ['[^x]+', 'i', ['/[x]+/i', '/[^x]*/i', '/[^x]+/']],
    ['\\d{2}(?:,|\\$)', 'u', ['/\\D{2}(?:,|\\$)/u', '/\\d(?:,|\\$)/u']],
    ['a(?=b)(?!c)', '', ['/a(?!b)(?!c)/', '/a(?=b)(?=c)/']],
    ['[a^$]', '', ['/[^a^$]/']],
  ])('the pattern %s %s', (pattern, flags, expected) => expect(otherPatterns(pattern, flags)).toEqual(expected));
});

describe('with switches', () => {
  const SOURCE = `
    const most: number = 3;
    const HALVES = ['a', 'b'], JOINED = HALVES.join('|');
    const SPLIT = new RegExp(JOINED, 'i');
    const FIRST = { at: /b/g, unit: { name: 'px' } };
    const cut = ({ FIRST: other = 1 }: { readonly FIRST?: number }, text: string) => {
      const unit = { SPLIT, ...FIRST.unit };
      FIRST.at.lastIndex = 0;
      FIRST.at.exec(text);
      return other + text.split(SPLIT).join(unit.name) + FIRST.at.lastIndex;
    };
    const sizes = (list: readonly string[] | undefined) => {
      if (list === undefined) return null;
      let sum = 0;
      for (const one of list) sum += one.trim().length;
      return { sum, many: sum > most ? 'ja' : 'nee', first: list[0]?.at(0)?.toUpperCase() };
    };
    globalThis.told = [sizes(undefined), sizes([]), sizes([' ab', 'cd ']), cut({}, 'Cab')];
  `;
  /** What a source tells with one of its mutants on, or what it throws. */
  const textOf = (source: string, on: number | null): string => {
    const world: { told?: unknown; __mutant: unknown } = { __mutant: (id: number) => id === on };
    try {
      new Function('globalThis', stripTypeScriptTypes(source))(world);
      return JSON.stringify(world.told) ?? 'nothing';
    } catch (error) {
      return String(error);
    }
  };
  const mutants = mutantsOf('lib/a.ts', SOURCE).map((mutant, id): Numbered => ({ ...mutant, id }));
  const switched = withSwitches(SOURCE, mutants);

  test('all off, a source does what it did', () => {
    expect(mutants.length).toBeGreaterThan(25);
    expect(textOf(switched, null)).toBe('[null,{"sum":0,"many":"nee"},{"sum":4,"many":"ja","first":" "},"1Cpxpx3"]');
    expect(textOf(switched, null)).toBe(textOf(SOURCE, null));
  });

  test.each(mutants)('$was → $is is what it would be alone', ({ id, start, end, text, as }) => {
    const alone = SOURCE.slice(0, start) + (as === 'body' ? '{}' : text) + SOURCE.slice(end);
    expect(textOf(switched, id)).toBe(textOf(alone, null));
  });
});
