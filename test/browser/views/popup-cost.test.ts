import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/start/build.ts';

/** Bytes after gzip: script, style and the words of one language; `service` loads only when a service is set. */
const LIMIT = { all: 54_000, service: 6.5 * 1_024 };

let extension = '';
beforeAll(async () => {
  extension = await build();
});

const textOf = (path: string): Promise<string> => readFile(join(extension, path), 'utf8');

const IMPORTS = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g;
const IMPORTS_LATER = /import\(\s*["'`](\.[^"'`]+)["'`]/g;

/** Words of the popup that identify a language's file. */
const SIGNS = { nl: 'bezig…', en: 'busy…' };

/** A script with all its static imports, each file once. */
const withImports = async (path: string, seen: Set<string>): Promise<void> => {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, from = ''] of (await textOf(path)).matchAll(IMPORTS)) {
    await withImports(join(dirname(path), from), seen);
  }
};

interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What each `import()` loads on top of that. */
  readonly later: readonly (readonly string[])[];
}

/** Every `import()` of these files, with the files that it loads in addition. */
const laterThan = async (now: ReadonlySet<string>): Promise<Loaded['later']> => {
  const groups: (readonly string[])[] = [];
  for (const path of now) {
    for (const [, from = ''] of (await textOf(path)).matchAll(IMPORTS_LATER)) {
      const all = new Set(now);
      await withImports(join(dirname(path), from), all);
      groups.push(await Promise.all([...all].filter((file) => !now.has(file)).map(textOf)));
    }
  }
  return groups;
};

const loaded = async (): Promise<Loaded> => {
  const html = await textOf('popup.html');
  const now = new Set<string>();
  for (const [, path = ''] of html.matchAll(/src="\/([^"]+\.js)"/g)) await withImports(path, now);
  const styles = [...html.matchAll(/href="\/([^"]+\.css)"/g)].map(([, path = '']) => path);
  return {
    scripts: await Promise.all([...now].map(textOf)),
    styles: await Promise.all(styles.map(textOf)),
    later: await laterThan(now),
  };
};
const wordsIn = ({ later }: Loaded, locale: keyof typeof SIGNS): readonly string[] =>
  later.find((texts) => texts.join('').includes(SIGNS[locale])) ?? [];
const zipped = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0);

describe('the popup', () => {
  test('stays within its size limit', async () => {
    const all = await loaded();
    const { scripts, styles, later } = all;
    const words = [wordsIn(all, 'nl'), wordsIn(all, 'en')];
    const service = later.filter((texts) => !words.includes(texts));
    expect(scripts.length).toBeGreaterThan(1);
    expect(styles).toHaveLength(1);
    expect(service).toHaveLength(1);
    expect(zipped([...scripts, ...styles]) + Math.max(...words.map(zipped))).toBeLessThanOrEqual(LIMIT.all);
    expect(zipped(service.flat())).toBeLessThanOrEqual(LIMIT.service);
  });

  test('loads the words of one language only, in one file each', async () => {
    const all = await loaded();
    for (const [locale, other] of [
      ['nl', 'en'],
      ['en', 'nl'],
    ] as const) {
      expect(all.scripts.join('')).not.toContain(SIGNS[locale]);
      expect(all.later.filter((texts) => texts.join('').includes(SIGNS[locale]))).toHaveLength(1);
      expect(wordsIn(all, locale).join('')).not.toContain(SIGNS[other]);
    }
  });

  test('loads its style first, and few files', async () => {
    const html = await textOf('popup.html');
    const { scripts, later } = await loaded();
    const [first] = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(first).toMatch(/\.css$/);
    // What is shared with the background, with other pages, its own, and the bundler's own few lines.
    expect(scripts.length).toBeLessThanOrEqual(4);
    expect(wordsIn({ scripts, later, styles: [] }, 'nl')).toHaveLength(1);
    expect(wordsIn({ scripts, later, styles: [] }, 'en')).toHaveLength(1);
  });

  test('contains no code of the engine, the suffix list, the checks, the example or the other pages', async () => {
    const popup = await loaded();
    const all = [...popup.scripts, ...wordsIn(popup, 'nl')].join('\n');
    expect(all).toContain(SIGNS.nl);
    for (const foreign of [
      'axe-core',
      'color-contrast',
      'co.uk',
      'page-indexable',
      'Contactniveau laat',
      'Zo komt deze score tot stand',
      'Taal van het rapport',
      'Tuinaanleg',
    ]) {
      expect(all, foreign).not.toContain(foreign);
    }
  });

  test('renders a roof and six rows before any script runs', async () => {
    const html = await textOf('popup.html');
    expect(html.match(/class="ghost"/g)).toHaveLength(6);
    expect(html.match(/class="ghost-row"/g)).toHaveLength(6);
    expect(html).toContain('class="roof"');
    expect(html).not.toMatch(/\sstyle="|<style|\son\w+="/);
  });
});
