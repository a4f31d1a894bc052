import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, importsOf, ROOT } from './kit/sources.ts';

/* The pictures of the house are true: whatever one of its rooms imports stands on a lower line. */

const CODE = ['lib', 'components', 'entrypoints', 'server'].flatMap(filesIn).filter((file) => !file.endsWith('.d.ts'));

/** The rooms on each line of the first picture in a document, from the top. */
const linesOf = (document: string): readonly (readonly string[])[] => {
  const drawn = /```text\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, document), 'utf8'))?.[1] ?? '';
  return drawn
    .split('\n')
    .map((line) => line.split('│')[0]?.match(/(?:(?:lib|server)\/)?[a-z][a-z-]*\b/g) ?? [])
    .filter((line) => line.length > 0);
};

/** A folder of `lib`, or a file that stands there by itself, or one of the other three. */
const roomOf = (file: string): string =>
  /^(?:components|entrypoints|server)(?=\/)|^lib\/[a-z-]+/.exec(file)?.[0] ?? file;
/** A folder of `server`, or a file that stands there by itself; none for what is not of the service. */
const serviceRoomOf = (file: string): string => /^server\/[a-z-]+/.exec(file)?.[0] ?? '';

describe.each([
  ['CONTRIBUTING.md', roomOf],
  ['docs/development.md', serviceRoomOf],
])('the picture in %s', (document, room) => {
  const lines = linesOf(document);
  const floorOf = (name: string): number => lines.findIndex((line) => line.includes(name));

  test('shows every room once', () => {
    const rooms = [...new Set(CODE.map(room))].filter((name) => name !== '').toSorted();
    expect(lines.flat().toSorted()).toEqual(rooms);
  });

  test('has each room above what it imports', () => {
    const wrong = CODE.flatMap(importsOf)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ file, from }) => [room(file), /^(?:lib|components|entrypoints|server)\//.test(from) ? room(from) : ''])
      .filter(
        ([one = '', other = '']) => one !== '' && other !== '' && one !== other && floorOf(one) >= floorOf(other),
      );
    expect([...new Set(wrong.map((pair) => pair.join(' imports ')))]).toEqual([]);
  });
});
