import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, importsOf, ROOT } from './kit/sources.ts';

const imports = ['components', 'entrypoints'].flatMap(filesIn).flatMap(importsOf);
/** The pages of the service render components too: a view of its own. */
const ofService = filesIn('server').flatMap(importsOf);

/** The folder that a component file belongs to: a view, or `shared`. */
const folderOf = (file: string): string => /^components\/([a-z]+)\//.exec(file)?.[1] ?? '';
const parts = filesIn('components');

/** Views of which a page renders this component, directly or through others. */
const viewsWith = (part: string, seen: ReadonlySet<string> = new Set()): readonly string[] => {
  if (seen.has(part)) return [];
  const users = [...imports, ...ofService].filter(({ from }) => from === part).map(({ file }) => file);
  return [
    ...new Set(
      users.flatMap((user) => {
        const view = /^(?:entrypoints\/([a-z]+)|server)\//.exec(user);
        return view === null ? viewsWith(user, new Set([...seen, part])) : [view[1] ?? 'service'];
      }),
    ),
  ];
};

describe('components', () => {
  test('are grouped by view, each with a page of its own', () => {
    const pages = readdirSync(join(ROOT, 'entrypoints'));
    const folders = [...new Set(parts.map(folderOf))].filter((folder) => folder !== 'shared');
    expect(folders.filter((folder) => !pages.includes(folder))).toEqual([]);
    expect(folders).toHaveLength(8);
  });

  test('that are shared serve at least two views; those of one view are in its folder', () => {
    const shared = parts.filter((part) => folderOf(part) === 'shared');
    const lonely = shared.filter((part) => viewsWith(part).length < 2);
    expect(lonely.map((part) => `${part}: ${viewsWith(part)[0] ?? 'nobody'}`)).toEqual([]);
  });
});
