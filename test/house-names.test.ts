import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namesIn, RETIRED, wordsOf } from '../scripts/house/names.ts';
import { filesIn, ROOT, read } from './kit/sources.ts';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
  readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);
const CODE = ['lib', 'components', 'entrypoints', 'server', 'scripts', 'bench'].flatMap(filesIn);

/** A file named in running text: `lib/model.ts`, or (docs/rules.md). */
const NAMED = /[`(]((?:lib|components|entrypoints|server|test|scripts|bench|docs)\/[\w./-]+\.\w+)[`)]/g;
/** A link from one document to another. */
const LINK = /\]\((?!https?:|mailto:)([^)#]+)/g;
/** References that only the authors could open. */
const ELSEWHERE = /\bdesign page|\bcatalogue 3[abc]\b|\bissue #?\d/i;

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const missingIn = (file: string): readonly string[] =>
  found(read(file), NAMED)
    .filter((name) => !existsSync(join(ROOT, name)))
    .map((name) => `${file}: ${name}`);

describe('documents and comments', () => {
  test('name only existing files', () => {
    expect(found('see `lib/model.ts` (docs/rules.md)', NAMED)).toEqual(['lib/model.ts', 'docs/rules.md']);
    expect([...DOCUMENTS, ...CODE].flatMap(missingIn)).toEqual([]);
  });

  test('link only to existing files', () => {
    const dead = DOCUMENTS.flatMap((file) =>
      found(read(file), LINK)
        .filter((to) => !existsSync(join(ROOT, dirname(file), to)))
        .map((to) => `${file}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  test('refer to nothing that a reader cannot open', () => {
    expect([...DOCUMENTS, ...CODE].filter((file) => ELSEWHERE.test(read(file)))).toEqual([]);
  });
});

/* `scripts/house/names.ts` has the words that are retired, and what is said instead. */
test('no retired private term is used in a name again', () => {
  const words = new RegExp(Object.keys(RETIRED).join('|'), 'i');
  /** Most files have none of the words but in comments: only the others are parsed. */
  const mayName = (file: string): boolean =>
    read(file)
      .split('\n')
      .some((line) => words.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));
  const named = (file: string): readonly string[] =>
    namesIn(file, read(file)).declared.flatMap((name) =>
      wordsOf(name).flatMap((word) => (Object.hasOwn(RETIRED, word) ? [`${file}: ${name}; say ${RETIRED[word]}`] : [])),
    );
  expect([...CODE, ...filesIn('test')].filter(mayName).flatMap(named)).toEqual([]);
});
