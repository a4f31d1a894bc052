import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '../../lib/model.ts';
import { CALQUES, TERMS } from '../../lib/words/term-list.ts';

/** Texts outside the extension must use the terms and phrases of its own texts. */

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The part under a second-level heading, up to the next one. */
const under = (heading: string, page: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';

/** Its paragraphs, rows and items on a line each; without code, addresses, and what is quoted of a screen. */
const prose = (page: string): readonly string[] =>
  page
    .replaceAll(/```.*?```|`[^`]*`|\]\([^)]*\)|“[^”]*”/gs, '')
    .split(/\n\n|\n(?=[-|#])/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

const DOCUMENTS: readonly (readonly [name: string, locale: Locale, text: string])[] = [
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/scan-api.md', 'docs/grade.md', 'docs/start.md'].map(
    (file) => [file, 'en', read(file)] as const,
  ),
  ...['docs/privacy.md', 'docs/store/listing.md'].flatMap((file) => [
    [file, 'en', under('English', read(file))] as const,
    [file, 'nl', under('Nederlands', read(file))] as const,
  ]),
];

test.each(DOCUMENTS)('%s (%s) uses the agreed terms, and no calques', (_, locale, text) => {
  const lines = prose(text);
  const never = [...CALQUES[locale], ...TERMS.flatMap((term) => term.never[locale] ?? [])];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.flatMap((line) => never.flatMap((one) => (one.test(line) ? [`${one}: ${line}`] : [])))).toEqual([]);
});

/** Paths in code spans, from the root of the repository. */
const PATH = /`((?:lib|server|test|scripts|components|entrypoints|public|docs)\/[\w<>*./-]*)`/g;

/** Whether a path exists: `<locale>`, `<id>` and `*` stand for any name, and the end of a TypeScript file may be left out. */
const exists = (path: string): boolean => {
  const pattern = path.replace(/\/$/, '').replaceAll(/<[^>]*>/g, '*');
  return globSync([pattern, `${pattern}.ts`, `${pattern}.tsx`, `${pattern}.test.ts`], { cwd: ROOT }).length > 0;
};

test('every path that a document for contributors names exists', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];
  const named = pages.flatMap((page) => [...read(page).matchAll(PATH)].map(([, path = '']) => ({ page, path })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !exists(path))).toEqual([]);
});
