import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES } from '../../lib/score.ts';
import { commonWords } from '../../lib/words/common.ts';
import { IN_EXTENSION } from '../../scripts/package/licences.ts';
import { KNOWN } from '../../scripts/package/lint.ts';

/** Files that a release needs and no build makes. */

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The cells of a Markdown table's rows, trimmed. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  page.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').map((cell) => cell.trim())] : []));

describe('docs/dependencies.md', () => {
  const rows = rowsOf(read('docs/dependencies.md')).filter(([, name]) => name?.startsWith('`'));
  const nameOf = (cell: string): string => /^`([^`]+)`/.exec(cell)?.[1] ?? '';

  test('has a row for every package in the extension, and for no other', () => {
    expect(rows.map(([, name = '']) => nameOf(name)).toSorted()).toEqual([...IN_EXTENSION].toSorted());
  });

  test.each(rows.map(([, name = '', ...cells]) => [nameOf(name), cells] as const))(
    '%s has its own licence, its size and a reason',
    (name, [licence = '', size = '', where = '', reason = '']) => {
      expect(licence.split(' ')[0]).toBe(JSON.parse(read(`node_modules/${name}/package.json`)).license);
      expect(size).toMatch(/^[\d.]+ \/ [\d.]+$/);
      expect(where).not.toBe('');
      expect(reason.length).toBeGreaterThan(15);
    },
  );
});

test.each(Object.entries(KNOWN))('docs/publishing.md explains the linter’s %s', (name, count) => {
  const [code = '', file = ''] = name.split(' ');
  const row = rowsOf(read('docs/publishing.md')).find(
    ([, warning, where]) => warning === `\`${code}\`` && where?.includes(`\`${file}\``),
  );
  expect(row?.[3]).toBe(String(count));
  expect(row?.[4]).toMatch(/\.$/);
});

describe('the store listing', () => {
  /** Width and height of a PNG: bytes 16 to 24 of the file (PNG specification, IHDR). */
  const sizeOf = (file: string): readonly number[] => {
    const bytes = readFileSync(join(ROOT, 'docs/store', file));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  test.each(['nl', 'en'])('has five pictures of 1280×800 in %s', (locale) => {
    const pictures = readdirSync(join(ROOT, 'docs/store')).filter((name) => name.startsWith(`${locale}-`));
    expect(pictures.toSorted()).toEqual([1, 2, 3, 4, 5].map((number) => `${locale}-${number}.png`));
    for (const picture of pictures) expect(sizeOf(picture), picture).toEqual([1280, 800]);
  });

  // A release makes new ones (scripts/release.ts), not each change of the rules.
  test('shows grades by rules that exist', () =>
    expect(JSON.parse(read('docs/store/pictures.json')).rules).toBeLessThanOrEqual(RULES));

  test.each(['nl', 'en'] as const)(
    'says what is free, what a key adds and who issues one, in the same words as the views, in %s',
    (locale) => {
      const text = read('docs/store/listing.md').replace(/\s+/g, ' ');
      const { free, adds, from, unchecked } = commonWords[locale].key;
      expect(text).toContain([free, adds, from, unchecked].join(' '));
      // What only a key shows is only promised after the key is mentioned.
      const [before = ''] = text.slice(text.indexOf(locale === 'nl' ? '## Nederlands' : '## English')).split(free);
      expect(before).not.toMatch(/waarom|wie lost|belangrijkst|advies|explained|who fixes|matters most|advice/i);
    },
  );

  test.each(['docs/store/listing.md', 'docs/privacy.md'])('%s is in both languages', (file) => {
    const headings = read(file).match(/^## .+$/gm);
    expect(headings).toEqual(expect.arrayContaining(['## Nederlands', '## English']));
  });
});
