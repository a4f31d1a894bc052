import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, importsOf, ROOT } from './kit/sources.ts';

/* The picture of the house in CONTRIBUTING.md is true: whatever one of its rooms imports stands on a lower line. */

const CODE = ['lib', 'components', 'entrypoints', 'server'].flatMap(filesIn).filter((file) => !file.endsWith('.d.ts'));

const picture = (): readonly (readonly string[])[] => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const drawn = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  return drawn
    .split('\n')
    .map((line) => line.split('│')[0]?.match(/(?:lib\/)?[a-z][a-z-]*\b/g) ?? [])
    .filter((line) => line.length > 0);
};

/** A folder of `lib`, or a file that stands there by itself, or one of the other three. */
const roomOf = (file: string): string =>
  /^(?:components|entrypoints|server)(?=\/)|^lib\/[a-z-]+/.exec(file)?.[0] ?? file;

describe('the picture of the house', () => {
  const lines = picture();
  const floorOf = (room: string): number => lines.findIndex((line) => line.includes(room));

  test('shows every room once', () => {
    const rooms = [...new Set(CODE.map(roomOf))].toSorted();
    expect(lines.flat().toSorted()).toEqual(rooms);
  });

  test('has each room above what it imports', () => {
    const wrong = CODE.flatMap(importsOf)
      .filter(({ from, typeOnly }) => !typeOnly && /^(?:lib|components|entrypoints|server)\//.test(from))
      .map(({ file, from }) => [roomOf(file), roomOf(from)] as const)
      .filter(([room, other]) => room !== other && floorOf(room) >= floorOf(other));
    expect([...new Set(wrong.map((pair) => pair.join(' imports ')))]).toEqual([]);
  });
});
